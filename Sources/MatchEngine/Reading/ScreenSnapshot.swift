#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// A screen as it was at one moment, for what changes its views before it flies: what was read of it, and
/// its pictures.
@MainActor final class ScreenSnapshot {
  let tree: CapturedTree<UIView>
  private var shots: [ObjectIdentifier: TakenPicture] = [:]

  /// The screen as it is now.
  ///
  /// Where it flies already there is nothing to picture: what is seen goes on.
  init(of screen: MatchScreen, in container: UIView, isPictured: Bool = true) {
    tree = screen.capture(in: container)
    guard isPictured else { return }
    let taker = PictureTaker(flying: Set(tree.nodes.map { ObjectIdentifier($0) }))
    for view in tree.nodes { shots[ObjectIdentifier(view)] = taker.still(of: view) }
  }

  /// What flies is known now: pictures from which something is missing that does not fly are taken anew.
  func retake(flying views: [UIView]) {
    let flying = Set(views.map { ObjectIdentifier($0) })
    var taker = PictureTaker(flying: flying)
    // The screen may have left the window meanwhile.
    taker.isFresh = true
    for view in tree.nodes where !flying.contains(ObjectIdentifier(view)) {
      var next = view.superview
      while let around = next, !flying.contains(ObjectIdentifier(around)) {
        next = around.superview
      }
      if let around = next { shots[ObjectIdentifier(around)] = taker.still(of: around) }
    }
  }

  /// The picture of a view; there is one of each, and whoever asks first has it.
  func take(_ view: UIView) -> TakenPicture? { shots.removeValue(forKey: ObjectIdentifier(view)) }
}
#endif
