#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

@MainActor final class RootReplacement: FlightChange {
  private let window: UIWindow
  private let change: MatchChange
  private let options: MatchTransition
  private let picture = UIImageView()
  /// Whether a controller that the old root presents is visible in its place; it leaves with the old root.
  private let isCovered: Bool
  /// What takes the user's keys in the old root; it loses them as it leaves the window.
  private weak var responder: UIResponder?

  init(_ change: MatchChange, of window: UIWindow, _ options: MatchTransition) {
    self.change = change
    self.window = window
    self.options = options
    isCovered = change.from.presentedViewController != nil
  }

  private var old: UIViewController { change.from }
  private var new: UIViewController { change.to }

  var exchange: MatchChange? { change }
  var startsAtOnce: Bool { true }
  var onlyEnd: Lifecycle.Heading? {
    isCovered || new.presentedViewController != nil ? .finish : nil
  }
  /// False if the app has given the window yet another root.
  func canGoOn() -> Bool { window.rootViewController === new }

  func install(for flight: MatchFlight) -> Screens {
    flight.tellObservers(of: old)
    let shown: UIView = isCovered ? window : old.view
    shown.layoutIfNeeded()
    // Nothing flies from a screen that isn't visible.
    let screen = isCovered ? MatchScreen(view: UIView()) : change.screen(of: old)
    let before = ScreenSnapshot(of: screen, in: window)
    picture.isUserInteractionEnabled = !isReady(for: flight)
    picture.backgroundColor = shown.fillingColor.map { UIColor(cgColor: $0) }
    picture.frame = shown.convert(shown.bounds, to: window)
    // A snapshot lacks what a flight has shown until now, and what the app has changed.
    let isSeen = isCovered || old.view.layer.isCommitted || !old.view.layer.isDrawable(beside: nil)
    responder = old.view.allViews.lazy.flatMap { [$0, $0.next] }.compactMap(\.self)
      .first(where: \.isFirstResponder)
    let seen = isSeen ? shown.snapshotView(afterScreenUpdates: false) : nil
    old.leave(window)
    window.rootViewController = new
    flight.tellObservers(of: new)
    window.layoutIfNeeded()
    placePicture()
    var arriving = change.screen(of: new)
    arriving.state = .fresh
    if let seen { picture.addSubview(seen) }
    if picture.isUserInteractionEnabled { draw(without: []) }
    let leaving = MatchScreen(view: picture, state: .changed(since: before))
    return Screens(in: window, from: leaving, to: arriving, direction, options)
  }

  /// Removes the flying views, and nothing else, from the picture of the old screen.
  func willFly(_ plan: Plan, between ends: ReadScreens) {
    let flying = plan.performers.map(ends.trees.views)
      .compactMap { direction.isForward ? $0.lower : $0.upper }
    let leaving = direction.isForward ? ends.screens.lower : ends.screens.upper
    leaving.snapshot?.retake(flying: flying)
    draw(without: flying)
    // From now on, the new screen is visible and takes touches.
    picture.isUserInteractionEnabled = false
    placePicture()
  }

  /// Draws what lies behind views that fly over the picture or, if it is still empty, the whole screen without them.
  private func draw(without flying: [UIView]) {
    let whole = old.view.bounds
    // The boxes include the shadows around the views.
    let boxes =
      (picture.subviews.isEmpty ? [whole] : flying.map { $0.convert($0.layer.reach, to: old.view) })
      .map { $0.insetBy(dx: -40, dy: -40).intersection(whole) }
      .filter { !$0.isEmpty }.map(\.integral)
    guard let first = boxes.first else { return }
    let area = boxes.reduce(first) { $0.union($1) }
    let drawing = PictureTaker.drawing(of: old.view, without: flying, in: area)
    for box in boxes {
      let patch = UIImageView(image: drawing)
      patch.contentMode = .scaleToFill
      patch.layer.contentsRect = box.fraction(of: area)
      patch.frame = box.offsetBy(dx: -whole.minX, dy: -whole.minY)
      picture.addSubview(patch)
    }
  }

  /// Puts the picture behind or in front of the new root's view, which the system wraps in views of its own.
  private func placePicture() {
    guard let top = new.view.chain().first(where: { $0.superview === window })
    else { return window.addSubview(picture) }
    if direction.isForward, !picture.isUserInteractionEnabled {
      window.insertSubview(picture, belowSubview: top)
    } else {
      window.insertSubview(picture, aboveSubview: top)
    }
  }

  func complete(_ outcome: MatchOutcome, isFinished: Bool) {
    picture.removeFromSuperview()
    guard window.rootViewController === new else { return }
    if isCovered { old.leave(window) }
    if isFinished { return UIAccessibility.screenHasChanged() }
    window.rootViewController = old
    responder?.becomeFirstResponder()
  }
}

extension UIViewController {
  /// Leaves a window of another root, with all that it presents: at once and, if that is in transition, again later.
  func leave(_ window: UIWindow) {
    // When a dismissal ends, UIKit may put the view back.
    func remove() {
      if window.rootViewController === self || parent ?? presentingViewController != nil { return }
      viewIfLoaded?.removeFromSuperview()
    }
    func leave() {
      if presentedViewController != nil { dismiss(animated: false, completion: remove) }
      remove()
    }
    let coordinator = presentedViewController?.transitionCoordinator
    coordinator?.animate(alongsideTransition: nil) { _ in leave() }
    presentedViewController.flatMap { ControllerTag.of($0) }?.flight?.endAtOnce()
    leave()
  }
}
#endif
