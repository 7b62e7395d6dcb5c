#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import UIKit

/// A pull down and a pinch, which go back from a presented or pushed screen.
///
/// No scroll view waits for them: they begin where it wouldn't move, and then take the fingers over from it.
@MainActor final class BackGestures: NSObject, UIGestureRecognizerDelegate, TransitionGesture {
  private weak var controller: UIViewController?
  private weak var relay: TransitionRelay?
  /// Whether going back dismisses the controller, and doesn't pop inside it.
  private let dismisses: Bool

  private var decision = TransitionDecision.nobody
  /// What a gesture on a locked screen would do; it moves nothing, and the delegate hears that the user has tried.
  private var attempt: MatchFlight?
  private var hold: FlightHold?
  private var fingers = Fingers()
  /// How far apart two fingers came down, as in their pose.
  private var firstGrowth = 0.0
  private let pan = UIPanGestureRecognizer()
  private let pinch = UIPinchGestureRecognizer()

  init(on controller: UIViewController, for relay: TransitionRelay) {
    self.controller = controller
    self.relay = relay
    dismisses = relay is PresentationRelay
    super.init()
    // A second finger makes it a pinch.
    pan.maximumNumberOfTouches = 1
    // Of two taps at the same time, each counts as soon as it is over, although they could become a pinch.
    pinch.delaysTouchesEnded = false
    for recognizer in [pan, pinch] {
      recognizer.calling { [weak self, weak recognizer] in
        if let recognizer { self?.follow(recognizer) }
      }.delegate = self
      controller.view.addGestureRecognizer(recognizer)
    }
  }

  func remove() {
    for recognizer in [pan, pinch] { recognizer.view?.removeGestureRecognizer(recognizer) }
  }

  func decision(on change: MatchChange) -> TransitionDecision? {
    let hasBegun = [pan, pinch].contains { $0.state == .began } && attempt == nil
    return hasBegun && change.direction == .backward ? decision : nil
  }

  // MARK: Whether they may begin

  /// The gestures get touches only if they could go back and the options include them; a pinch takes exactly two.
  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    let isPinch = recognizer === pinch
    guard controller?.liesInSheet == false,
      relay?.gesturesBack?.contains(isPinch ? .pinch : .pull) == true
    else { return false }
    fingers.add(touch)
    let places = fingers.touches.map { $0.location(in: nil) }
    guard isPinch, places.count > 1 else { return true }
    firstGrowth = SpotPose(of: places[0], places[1]).growth
    return places.count == 2
  }

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let controller, let view = recognizer.view, view.window != nil, !controller.liesInSheet,
      recognizer.isOn(leaving, fingers),
      controller.controllersOnScreen.allSatisfy({
        $0.transitionCoordinator == nil && $0.presentedViewController == nil
      })
    else { return false }
    if recognizer === pan {
      let velocity = pan.velocity(in: view)
      guard velocity.y > abs(velocity.x) else { return false }
      // The first pull at the top of a list shows a search bar or a large title, or hides a keyboard.
      let typed = [view] + controller.controllersOnScreen.compactMap(\.inputAccessoryView)
      let isFirst =
        typed.contains { $0.allViews.contains(where: \.isEditingText) }
        || pan.isKept(fingers) {
          ($0.next as? UIViewController).map { $0.hidesSearchBar || $0.hidesLargeTitle } ?? false
        }
      let down = CGPoint(x: 0, y: 1)
      // A presentation may have put the screen into a scroll view.
      let isKept = pan.views(under: fingers).contains {
        $0.takes(fingers, down) || isFirst && ($0 as? UIScrollView)?.goesUpAndDown == true
      }
      return !isKept && allows(pan)
    }
    guard let pose = SpotPose(ofFingers: pinch) else { return false }
    return pose.growth < firstGrowth && !pinch.isKept(fingers, by: takesPinch) && allows(pinch)
  }

  private func takesPinch(_ view: UIView) -> Bool {
    let list = view as? UIScrollView
    if list?.isZoomedIn == true { return true }
    return view.gestureRecognizers?.contains { recognizer in
      recognizer is UILongPressGestureRecognizer && recognizer.isUnderWay
        || recognizer is UIPinchGestureRecognizer && recognizer.isEnabled
          && !(recognizer.delegate is BackGestures) && recognizer !== list?.pinchGestureRecognizer
    } ?? false
  }

  private func allows(_ recognizer: UIGestureRecognizer) -> Bool {
    decision = .nobody
    let isPull = recognizer === pan
    let hears = presentation?.delegate != nil
    guard let view = recognizer.view, let relay, let change = relay.wayBack else { return false }
    // A pushed screen is pulled back only by a view that would fly.
    let ids = dismisses || !isPull ? nil : view.matchIDs(at: view.convert(fingers.start, from: nil))
    guard ids?.isEmpty != true, case .engine(let transition) = relay.decisionBack,
      transition.gestures.contains(isPull ? .pull : .pinch),
      ids.map(change.mayShare) != false, leaving?.canGoBack(by: recognizer, fingers) == true,
      hears || !relay.isLocked, relay.appAnimatorBack() == nil
    else { return false }
    decision = .engine(transition.pulled)
    attempt = hears && relay.isLocked ? MatchFlight() : nil
    recognizer.cancelsTouchesInView = attempt == nil
    return true
  }

  private var leaving: UIViewController? { dismisses ? controller : controller?.seenChildren.first }

  var isUnlocked: Bool {
    guard let presentation, let all = controller?.controllersOnScreen else { return true }
    return !all.contains(where: \.isModalInPresentation)
      && presentation.delegate?.presentationControllerShouldDismiss?(presentation) ?? true
  }

  /// The presentation whose delegate is asked and told, as when the user drags a sheet; UIKit does so only for its own.
  private var presentation: UIPresentationController? { dismisses ? controller?.presentation : nil }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { other.isOfScrollView || attempt != nil }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool {
    // With equally many fingers, a pop comes before the dismissal of the whole stack.
    let back = type(of: other) == type(of: recognizer) ? other.delegate as? BackGestures : nil
    if dismisses, let back, !back.dismisses { return true }
    // A pan on a view around the presented one moves that view.
    let room = presentation?.containerView
    return recognizer === pan && pan.yields(to: other, .down, fingers, in: room)
  }

  // MARK: Following the fingers

  private func follow(_ recognizer: UIGestureRecognizer) {
    guard let view = recognizer.view, let window = view.window,
      case .engine(let transition) = decision
    else { return }
    let pull = transition.pull
    var drive = FingerDrive(pull, in: window.bounds.height)
    drive.resistance = pull.resistance > 0 ? min(pull.resistance, 10) : 0
    drive.threshold = pull.threshold
    if recognizer === pinch { drive.gesture = .together(pull.wholeWay) }
    if let attempt { return follow(attempt, recognizer, drive) }
    guard recognizer.state == .began else {
      hold?.check()
      return
    }
    recognizer.takeOverFromScrollViews(fingers)
    let pop = (controller as? UINavigationController)?.beginPop
    guard let flight = dismisses ? controller?.beginDismissal() : pop?() else { return }
    let tap = pull.hasHaptics ? ThresholdTap() : nil
    hold = FlightHold(of: flight, with: recognizer, drive, carrying: .anyPair, tapping: tap)
  }

  /// Tells the delegate of an attempt, if the gesture would have dismissed the screen.
  private func follow(_ trial: MatchFlight, _ recognizer: UIGestureRecognizer, _ drive: FingerDrive)
  {
    if recognizer.state == .began { hold = FlightHold(of: trial, with: recognizer, drive) }
    hold?.check()
    guard !recognizer.isUnderWay else { return }
    attempt = nil
    if let presentation, !trial.isHeadingBack {
      presentation.delegate?.presentationControllerDidAttemptToDismiss?(presentation)
    }
  }
}

extension UIViewController {
  /// Whether the controller is in a sheet or popover that UIKit itself dismisses with a pull or a tap outside.
  fileprivate var liesInSheet: Bool {
    let presentation = outermost.presentation
    return presentation is UISheetPresentationController
      || presentation is UIPopoverPresentationController
  }

  fileprivate var presentation: UIPresentationController? {
    presentingViewController == nil ? nil : presentationController
  }

  /// Begins the dismissal, held; tells the delegate that it begins and, unless it's cancelled, that it's over.
  fileprivate func beginDismissal() -> MatchFlight? {
    guard let presentation else { return nil }
    var isTold = false
    let flight = MatchFlight.begin(on: self) {
      dismiss(animated: true) { [weak self] in
        // The completion of a cancelled dismissal is called, too.
        guard isTold, self?.presentingViewController == nil else { return }
        presentation.delegate?.presentationControllerDidDismiss?(presentation)
      }
    }
    flight?.whenBegun = {
      isTold = true
      presentation.delegate?.presentationControllerWillDismiss?(presentation)
    }
    return flight
  }
}
#endif
