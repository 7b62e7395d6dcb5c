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
    let taker = PictureTaker(flying: Set(tree.nodes.map { ObjectIdentifier($0) }))
    for view in tree.nodes { shots[ObjectIdentifier(view)] = taker.still(of: view) }
  }

  /// Retakes pictures that leave out views that don't fly, now that the flying views are known.
  func retake(flying views: [UIView]) {
    let flying = Set(views.map { ObjectIdentifier($0) })
    var taker = PictureTaker(flying: flying)
    // The screen may have left the window in the meantime.
    taker.isFresh = true
    for view in tree.nodes where !flying.contains(ObjectIdentifier(view)) {
      var next = view.superview
      while let around = next, !flying.contains(ObjectIdentifier(around)) {
        next = around.superview
      }
      if let around = next { shots[ObjectIdentifier(around)] = taker.still(of: around) }
    }
  }

  /// Takes the picture of a view out of the snapshot; each picture can be taken once.
  func take(_ view: UIView) -> TakenPicture? { shots.removeValue(forKey: ObjectIdentifier(view)) }
}
#endif
