#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

/// A list with a photo, and its detail pushed onto it.
@MainActor final class GestureScene: PhotoStack {
  /// The middle of the detail's photo.
  static let middle = CGPoint(x: 195, y: 266)

  init(
    _ transition: MatchTransition? = .linear(0.5),
    isPushed: Bool = true,
    prepare: () -> Void = {}
  ) async {
    startOver()
    prepare()
    await super.init(transition)
    guard isPushed else { return }
    await navigation.go(to: detail, animated: false, for: 0.1)
  }

  /// A screen that fills the window and can be pulled away, presented without a navigation controller.
  static func presented(_ fill: (UIView) -> Void) async -> (UIViewController, UIWindow) {
    startOver()
    let (list, detail) = (PhotoScreen.list(), PhotoScreen.detail())
    let window = await onScreen(list)
    detail.loadViewIfNeeded()
    fill(detail.view)
    detail.comes(as: .fullScreen, .linear(0.5))
    await list.present(detail, for: 1)
    return (detail, window)
  }

  /// A finger that comes down, as a rule at the left edge, and moves sideways.
  func touch(x: CGFloat = 1, to end: CGFloat, y: CGFloat = 400, during seconds: TimeInterval) async
    -> Finger
  {
    let finger = await Hands.touch(at: CGPoint(x: x, y: y), in: window)
    await finger.move(to: CGPoint(x: end, y: y), during: seconds)
    return finger
  }

  /// Where the flying photo is in the window.
  var flown: CGRect? { window.flownPhoto(beside: [list.photo, detail.photo]) }

  /// Whether the window is as UIKit alone would have it: nothing flies and everything takes touches.
  func isAtRest() -> Bool {
    navigation.matchFlight == nil && navigation.transitionCoordinator == nil
      && window.engineViews.isEmpty && window.isUserInteractionEnabled
      && navigation.topViewController?.view.window === window
      && [list, detail].allSatisfy { $0.photo.layer.animationKeys() == nil }
      && [list, detail].allSatisfy { $0.view.layer.animationKeys() == nil }
  }
}

extension UIView {
  /// The box in which the photo flies, in this window.
  func flownPhoto(beside originals: [UIView]) -> CGRect? {
    flownBox(beside: originals)?.nextBox(in: self)
  }

  /// The view in which the photo flies.
  func flownBox(beside originals: [UIView]) -> UIView? {
    for stage in engineViews {
      if let image = stage.photos.first(where: { !originals.contains($0) }) {
        return image.superview
      }
    }
    return nil
  }

  /// Where a spot of this view, a fraction of its width and height, is in the window.
  func nextPlace(ofSpot spot: CGPoint) -> CGPoint {
    let layer = nextLayer
    let point = CGPoint(
      x: layer.bounds.minX + spot.x * layer.bounds.width,
      y: layer.bounds.minY + spot.y * layer.bounds.height
    )
    return layer.convert(point, to: window?.layer.presentation())
  }

  private var photos: [UIView] {
    let isOne = (self as? UIImageView)?.image != nil
    return (isOne ? [self] : []) + subviews.flatMap(\.photos)
  }
}

extension CGRect {
  /// Where a point is, as a fraction of width and height.
  func spot(of point: CGPoint) -> CGPoint {
    CGPoint(x: (point.x - minX) / width, y: (point.y - minY) / height)
  }

  /// The point at such a spot.
  func point(at spot: CGPoint) -> CGPoint {
    CGPoint(x: minX + spot.x * width, y: minY + spot.y * height)
  }
}

extension Hands {
  /// A drag by a way, at constant speed; the finger lifts in motion.
  static func drag(from start: CGPoint, by way: (CGFloat, CGFloat), in window: UIWindow) async {
    await drag(from: start, to: CGPoint(x: start.x + way.0, y: start.y + way.1), in: window)
  }
}

extension GestureScene {
  /// A detail that a link has opened, above a list that hasn't been loaded yet.
  static func openedByLink(
    _ transition: MatchTransition
  ) async -> (list: UIViewController, detail: PhotoScreen, window: UIWindow) {
    startOver()
    let (list, detail) = (UIViewController(), PhotoScreen.detail())
    let navigation = UINavigationController()
    navigation.childMatchTransition = transition
    navigation.setViewControllers([list, detail], animated: false)
    return (list, detail, await onScreen(navigation))
  }
}
#endif
