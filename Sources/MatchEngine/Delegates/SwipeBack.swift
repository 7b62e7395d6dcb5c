#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import MatchEngineCore
import UIKit

/// A swipe that goes back in a navigation controller, from the edge or from anywhere in the content.
///
/// A navigation controller whose delegate supplies animators loses its own swipes. This object becomes the delegate of
/// one of UIKit's recognizers, and adds a recognizer of its own. With a match, that one drives the
/// engine's pop; otherwise UIKit's may begin, and the pop is UIKit's.
@MainActor final class SwipeBack: ForwardingDelegate, UIGestureRecognizerDelegate, TransitionGesture
{
  private weak var navigation: UINavigationController?
  private weak var relay: NavigationRelay?
  /// Whether it begins at the edge; a trackpad and a mouse have no edge, so the swipe in the content follows them.
  private var isAtEdge: Bool { own is UIScreenEdgePanGestureRecognizer }
  /// UIKit's recognizer, if there is one, and the engine's.
  private var system: UIGestureRecognizer?
  private let own: UIPanGestureRecognizer
  private var hold: FlightHold?
  private var fingers = Fingers()
  /// What the app's delegate said about the last touch; the other recognizer asks only if UIKit's may still begin.
  private var isReceivedByApp = true
  /// What it said about the last event, and the event's time; UIKit may use one event object for all.
  private var heard: (at: TimeInterval, isReceived: Bool)?

  init(atEdge isAtEdge: Bool, of navigation: UINavigationController, for relay: NavigationRelay) {
    self.navigation = navigation
    self.relay = relay
    own = isAtEdge ? UIScreenEdgePanGestureRecognizer() : UIPanGestureRecognizer()
    super.init()
    own.calling { [weak self] in self?.moved() }.delegate = self
    own.maximumNumberOfTouches = 1
    if !isAtEdge { own.allowedScrollTypesMask = .continuous }
    turnToEdge()
    navigation.view.addGestureRecognizer(own)
    joinSystem()
  }

  /// Becomes the delegate of UIKit's recognizer, which may be created later than the navigation controller's view.
  func joinSystem() {
    guard system == nil else { return }
    system =
      isAtEdge
      ? navigation?.interactivePopGestureRecognizer : navigation?.contentPopGestureRecognizer
    if let system { install(in: system, \.delegate) }
  }

  override func remove() {
    super.remove()
    own.view?.removeGestureRecognizer(own)
  }

  /// Skips UIKit's own delegate, because it would refuse every request.
  override func forwards(to delegate: any NSObjectProtocol) -> Bool { !delegate.isOfTheSystem }

  func decision(on change: MatchChange) -> TransitionDecision? {
    guard change.direction == .backward else { return nil }
    if own.state == .began { return decision }
    guard system?.isUnderWay == true else { return nil }
    let decision = decision
    // An animator of the app often retains its screens.
    if case .app = decision { relay?.decidedSwipe = .appAlone }
    switch decision {
    case .engine: return .system(.systemAnimates(because: "the gestures lack .edge: insert it"))
    case .appAlone: return nil
    case .system where relay?.isAppAsked == true: return nil
    default: return decision
    }
  }

  // MARK: The decision for the swipe, whichever begins

  /// The swipes of the navigation controller, the one at the edge first.
  private var all: [SwipeBack] { relay?.gestures.compactMap { $0 as? SwipeBack } ?? [] }
  /// The one whose recognizer of UIKit's the app decides about: before iOS 26, that at the edge, for both.
  private var first: SwipeBack { system == nil ? all.first ?? self : self }

  /// The decision about the pop by the current swipe, made once.
  private var decision: TransitionDecision {
    let decision = relay?.decidedSwipe ?? relay?.decisionBack ?? .nobody
    relay?.decidedSwipe = decision
    return decision
  }

  // MARK: Whether it may begin

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    let isOwn = recognizer === own
    guard system?.isEnabled != false, goesBack(recognizer), mayBeNext(recognizer)
    else { return false }
    if relay?.allowedSwipe !== self {
      let isAllowed = allows(recognizer)
      let top = isAllowed && canPop ? navigation?.topViewController : nil
      relay?.allowedSwipe = top?.canGoBack(by: recognizer, fingers) == true ? self : nil
      // If the screen refuses, or the app refuses the engine's recognizer, all swipes are refused.
      if relay?.allowedSwipe == nil, isOwn || isAllowed { relay?.decidedSwipe = .nobody }
    }
    guard relay?.allowedSwipe === self else { return false }
    // The app's own animator is kept for UIKit's recognizer, if that may begin.
    if case .engine = decision, let animator = relay?.appAnimatorBack() {
      relay?.decidedSwipe = systemSwipeWorks ? .app(animator) : .appAlone
    }
    return isOwn == engineTakesIt
  }

  var isUnlocked: Bool { relay?.wayBack != nil && system?.isEnabled != false && allows(own) }

  private var canPop: Bool { relay?.wayBack != nil && navigation?.transitionCoordinator == nil }

  /// Whether the finger goes back; UIKit's edge pan checks that itself, and so does an app that decides alone.
  private func goesBack(_ recognizer: UIGestureRecognizer) -> Bool {
    let isAppsAffair = recognizer !== own && (appDelegate != nil || (replacesNone && isSetAnew))
    guard !isAppsAffair, !isAtEdge || recognizer.numberOfTouches == 0,
      let view = navigation?.view, let pan = recognizer as? UIPanGestureRecognizer
    else { return true }
    return pan.sidewaysSwipe(in: view) == back
  }

  /// Whether this recognizer may go back: the engine's if something matches, otherwise UIKit's.
  private func mayBeNext(_ recognizer: UIGestureRecognizer) -> Bool {
    if recognizer === own { return canPop && isFree && engineTakesIt }
    // A delegate of the app on UIKit's recognizer is asked in any case, and before a screen is loaded.
    guard canPop else { return true }
    if case .nobody = relay?.decidedSwipe { return false }
    return systemSwipeWorks || relay?.isAppAsked != true && !engineTakesIt
  }

  private var engineTakesIt: Bool {
    guard case .engine(let transition) = decision else { return false }
    return isOffered(in: transition.gestures, isScrolled: own.numberOfTouches == 0)
  }

  /// Whether the app has made UIKit's swipe work again, which an animator of the app disables.
  private var systemSwipeWorks: Bool { appDelegate != nil || isAlwaysAllowed }

  /// Whether there is a screen to go back to, and the options allow this swipe.
  private func isOffered(in gestures: MatchTransition.Gestures?, isScrolled: Bool = false) -> Bool {
    guard let gestures else { return false }
    let isTheSystems = isAtEdge || system != nil || isScrolled
    return isTheSystems && gestures.contains(.edge) || !isAtEdge && gestures.contains(.content)
  }

  /// Whether the finger is on the screen or a bar, and on nothing that goes sideways itself; at the edge, nothing does.
  private var isFree: Bool {
    if beginsAtEdge { return true }
    return relay?.wayBack?.mayFly(in: navigation) == true && own.isOn(navigation, fingers)
      && !own.isKept(fingers) { $0.takes(fingers, way) }
  }
  private var beginsAtEdge: Bool { isAtEdge && own.numberOfTouches > 0 }
  private var way: CGPoint { CGPoint(x: back == .right ? 1 : -1, y: 0) }

  /// Whether the app's delegate allows it or, if UIKit's own was there, what that one checks.
  private func allows(_ recognizer: UIGestureRecognizer) -> Bool {
    if let appDelegate { return appDelegate.gestureRecognizerShouldBegin?(asked) ?? true }
    if first !== self { return first.isUnlocked }
    if isAlwaysAllowed { return true }
    let item = navigation?.topViewController?.navigationItem
    // The app's own buttons may replace the back button, and one may ask whether to save.
    let hasOthers = item?.leftBarButtonItems?.isEmpty == false
    guard item?.hidesBackButton != true, !hasOthers || item?.leftItemsSupplementBackButton == true
    else { return false }
    return recognizer === own || navigation?.isNavigationBarHidden == false
  }

  private var appDelegate: (any UIGestureRecognizerDelegate)? {
    forwardTarget as? any UIGestureRecognizerDelegate
  }
  /// The recognizer that the app's delegate is asked about; without a recognizer of UIKit, there is no such delegate.
  private var asked: UIGestureRecognizer { system ?? own }

  /// Whether the app has removed UIKit's delegate, as apps do that hide the bar or the back button.
  ///
  /// If there was none from the beginning, nobody knows whether the app did that, so the options decide.
  private var isAlwaysAllowed: Bool {
    replacesNone && (isSetAnew || relay?.gesturesBack?.contains(.edge) == true)
  }

  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    joinSystem()
    relay?.decidedSwipe = nil
    turnToEdge()
    guard
      recognizer !== own || first.system?.state != .failed && isOffered(in: relay?.gesturesBack),
      first === self || first.gestureRecognizer(first.asked, shouldReceive: touch)
    else { return false }
    if fingers.touches.last !== touch {
      fingers.add(touch)
      isReceivedByApp = appDelegate?.gestureRecognizer?(asked, shouldReceive: touch) ?? true
    }
    return isReceivedByApp
  }

  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
    guard event.type == .scroll else { return first.isReceivedByApp(event) }
    relay?.decidedSwipe = nil
    fingers = Fingers()
    let isReceived = recognizer !== own || isOffered(in: relay?.gesturesBack, isScrolled: true)
    return isReceived && first.isReceivedByApp(event)
  }

  /// Asks the app's delegate, once for both recognizers.
  private func isReceivedByApp(_ event: UIEvent) -> Bool {
    if heard?.at != event.timestamp {
      let isReceived = appDelegate?.gestureRecognizer?(asked, shouldReceive: event) ?? true
      heard = (event.timestamp, isReceived)
    }
    return heard?.isReceived ?? true
  }

  // MARK: Order among gesture recognizers

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool {
    if isOrdered(recognizer, other) || other.delegate is BackGestures { return false }
    if recognizer === own, other.isOfScrollView { return true }
    return appDelegate?
      .gestureRecognizer?(asked, shouldRecognizeSimultaneouslyWith: other) ?? false
  }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool {
    if isOrdered(recognizer, other) { return isFirst(other, before: recognizer) }
    // UIKit's own in the content waits for no pan, and an app's pan may wait for that one.
    let mayWait = !isAtEdge && (system == nil || !(other is UIPanGestureRecognizer))
    if recognizer === own, mayWait, own.yields(to: other, back, fingers) { return true }
    return appDelegate?.gestureRecognizer?(asked, shouldRequireFailureOf: other) ?? false
  }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool {
    if isOrdered(recognizer, other) { return isFirst(recognizer, before: other) }
    // It takes the place of UIKit's recognizer, which the view had before any edge pan of the app.
    let isBesideIt = other is UIScreenEdgePanGestureRecognizer && other.view === own.view
    if recognizer === own, isBesideIt { return true }
    return appDelegate?.gestureRecognizer?(asked, shouldBeRequiredToFailBy: other) ?? false
  }

  /// Whether both are swipes back and one of them is the engine's; between UIKit's two, the app decides.
  private func isOrdered(_ recognizer: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    all.contains { $0.own === other || recognizer === own && $0.system === other }
  }

  /// Among the recognizers that could pop, the engine's come first, and the one at the edge first of these.
  private func isFirst(_ one: UIGestureRecognizer, before other: UIGestureRecognizer) -> Bool {
    (all.map(\.own) + all.compactMap(\.system)).first { $0 === one || $0 === other } === one
  }

  // MARK: Following the finger

  private var back: UISwipeGestureRecognizer.Direction {
    navigation?.view.readsRightToLeft == true ? .left : .right
  }

  private func turnToEdge() {
    (own as? UIScreenEdgePanGestureRecognizer)?.edges = back == .left ? .right : .left
  }

  private func moved() {
    guard own.state == .began, let navigation else {
      hold?.check()
      return
    }
    own.takeOverFromScrollViews(fingers)
    guard let flight = navigation.beginPop() else { return }
    hold = FlightHold(of: flight, with: own, FingerDrive(acrossBack: navigation.view))
  }
}
#endif
