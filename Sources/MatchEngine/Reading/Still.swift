#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// A screen as it was at one moment, for what changes its views before it flies: what was read of it, and
/// its pictures.
@MainActor final class Still {
  typealias Shot = (content: any PerformerContent, fault: String?)

  let tree: CapturedTree<UIView>
  private var shots: [ObjectIdentifier: Shot] = [:]

  /// The screen as it is now.
  ///
  /// Where it flies already there is nothing to picture: what is seen goes on.
  init(of screen: MatchScreen, in container: UIView, isPictured: Bool = true) {
    tree = screen.capture(in: container)
    guard isPictured else { return }
    let taker = PictureTaker(flying: Set(tree.nodes.map { ObjectIdentifier($0) }))
    for view in tree.nodes { shots[ObjectIdentifier(view)] = taker.still(of: view) }
  }

  /// The picture of a view; there is one of each, and whoever asks first has it.
  func take(_ view: UIView) -> Shot? { shots.removeValue(forKey: ObjectIdentifier(view)) }
}
#endif
