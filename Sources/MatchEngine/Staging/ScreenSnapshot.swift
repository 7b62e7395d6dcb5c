#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// A screen as it was at one moment: its captured tree and its pictures.
///
/// It is used by changes that modify the screen's views before the flight.
@MainActor final class ScreenSnapshot {
  let tree: CapturedTree<UIView>
  private var shots: [ObjectIdentifier: TakenPicture] = [:]

  /// Creates a snapshot of the screen as it is now.
  ///
  /// A screen that is already flying isn't pictured, because its performers continue.
  init(of screen: MatchScreen, in container: UIView, isPictured: Bool = true) {
    tree = screen.capture(in: container)
    guard isPictured else { return }
    var taker = PictureTaker(flying: Set(tree.nodes.map { ObjectIdentifier($0) }))
    taker.container = container
    for index in tree.nodes.indices { take(index, taker) }
  }

  private func take(_ index: Int, _ taker: PictureTaker) {
    let (view, element) = (tree.nodes[index], tree.capture.elements[index])
    shots[ObjectIdentifier(view)] = taker.still(of: view, element.picture.includes)
  }

  /// Retakes pictures that leave out views that don't fly, now that the flying views are known.
  func retake(flying views: [UIView]) {
    let flying = Set(views.map { ObjectIdentifier($0) })
    var taker = PictureTaker(flying: flying)
    // The screen may have left the window in the meantime.
    taker.isFresh = true
    let elements = tree.capture.elements
    var stale: Set<Int> = []
    for (view, element) in zip(tree.nodes, elements) where !flying.contains(ObjectIdentifier(view))
    {
      var next = element.ancestor
      while let around = next, !flying.contains(ObjectIdentifier(tree.nodes[around])) {
        next = elements[around].ancestor
      }
      if let around = next { stale.insert(around) }
    }
    for index in stale { take(index, taker) }
  }

  /// Takes the picture of a view out of the snapshot; each picture can be taken once.
  func take(_ view: UIView) -> TakenPicture? { shots.removeValue(forKey: ObjectIdentifier(view)) }
}
#endif
