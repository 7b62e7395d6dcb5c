#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import MatchEngineCore
import UIKit

/// A swipe that goes back in a navigation controller, from the edge or from anywhere in the content.
///
/// A navigation controller whose delegate supplies animators loses its own swipes. This object takes the place of
/// the delegate of one of these recognizers and adds a second recognizer. With a match, the engine's pop follows
/// the second one; otherwise the first one may begin, and the pop is UIKit's.
@MainActor final class SwipeBack: ForwardingDelegate, UIGestureRecognizerDelegate, TransitionGesture
{
  private weak var navigation: UINavigationController?
  /// Whether it begins at the edge; a trackpad or a mouse has none, and is followed by the one in the content.
  private let isAtEdge: Bool
  private let swipes: Swipes
  /// UIKit's own recognizer, if this system has one.
  private let system: UIGestureRecognizer?
  private let own: UIPanGestureRecognizer

  /// Returns nil while the navigation controller has no swipe to restore.
  init?(atEdge isAtEdge: Bool, of navigation: UINavigationController, _ swipes: Swipes) {
    guard let edge = navigation.interactivePopGestureRecognizer else { return nil }
    self.isAtEdge = isAtEdge
    self.navigation = navigation
    self.swipes = swipes
    system = isAtEdge ? edge : navigation.contentPopGestureRecognizer
    own = isAtEdge ? UIScreenEdgePanGestureRecognizer() : UIPanGestureRecognizer()
    super.init()
    swipes.add(own, before: system)
    if let system { install(in: system, \.delegate) }
    own.calling { [weak self] in self?.moved() }.delegate = self
    own.maximumNumberOfTouches = 1
    if !isAtEdge { own.allowedScrollTypesMask = .continuous }
    turnToEdge()
    navigation.view.addGestureRecognizer(own)
  }

  override func remove() {
    super.remove()
    own.view?.removeGestureRecognizer(own)
  }

  /// Skips UIKit's own delegate, which would refuse every request.
  override func forwards(to delegate: any NSObjectProtocol) -> Bool { !delegate.isOfTheSystem }

  func decision(on change: MatchChange) -> TransitionDecision? {
    guard change.direction == .backward else { return nil }
    if own.isUnderWay { return swipes.decision }
    guard system?.isUnderWay == true else { return nil }
    if case .engine = swipes.decision {
      return .system(.systemAnimates(because: "the gestures contain no swipe back"))
    }
    return swipes.decision
  }

  private var appDelegate: (any UIGestureRecognizerDelegate)? {
    forwardTarget as? any UIGestureRecognizerDelegate
  }
  /// The recognizer that the app's delegate is asked about; without one of UIKit's, there is no such delegate.
  private var asked: UIGestureRecognizer { system ?? own }

  // MARK: Whether it may begin

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard mayBegin, isFree(recognizer), isNext(recognizer) else { return false }
    if navigation?.topViewController?.canGoBack(by: recognizer) == true { return true }
    swipes.refuse()
    return false
  }

  /// Whether it's this recognizer that goes back, the engine's or UIKit's.
  private func isNext(_ recognizer: UIGestureRecognizer) -> Bool {
    // An app that handles the swipe itself has already decided.
    let isAppsOwn = appDelegate != nil
    switch swipes.decision {
    case .engine(let transition) where isWanted(in: transition.gestures):
      return recognizer === own && (isAppsOwn || !hasOwnBackButton)
    // UIKit's recognizer waits for the engine's.
    case .engine, .system:
      let hasBar = navigation?.isNavigationBarHidden == false
      return recognizer !== own && (isAppsOwn || hasBar && !hasOwnBackButton)
    case .app, .nobody: return false
    }
  }

  private var mayBegin: Bool {
    guard let navigation, navigation.viewControllers.count > 1,
      (system ?? navigation.interactivePopGestureRecognizer)?.isEnabled == true,
      navigation.transitionCoordinator == nil, navigation.matchFlight == nil,
      navigation.topViewController?.navigationItem.hidesBackButton != true
    else { return false }
    return appDelegate?.gestureRecognizerShouldBegin?(asked) ?? true
  }

  /// Whether nothing under the finger goes sideways itself; at the edge, nothing does.
  private func isFree(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let view = navigation?.view, !isAtEdge || recognizer.numberOfTouches == 0 else {
      return true
    }
    let back = readsRightToLeft ? SidewaysSwipe.left : .right
    if let pan = recognizer as? UIPanGestureRecognizer, pan.sidewaysSwipe(in: view) != back {
      return false
    }
    return !view.takesSwipe(back, at: recognizer.location(in: view))
  }

  private func isWanted(in gestures: MatchTransition.Gestures) -> Bool {
    let isTheSystems = isAtEdge || system != nil || own.numberOfTouches == 0
    return isTheSystems && gestures.contains(.edge) || !isAtEdge && gestures.contains(.content)
  }

  /// Whether the app's own buttons take the place of the back button; one may ask whether to save.
  private var hasOwnBackButton: Bool {
    let item = navigation?.topViewController?.navigationItem
    return item?.leftBarButtonItems?.isEmpty == false && item?.leftItemsSupplementBackButton != true
  }

  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    swipes.startOver()
    turnToEdge()
    return appDelegate?.gestureRecognizer?(asked, shouldReceive: touch) ?? true
  }

  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
    if event.type == .scroll { swipes.startOver() }
    return appDelegate?.gestureRecognizer?(asked, shouldReceive: event) ?? true
  }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool {
    guard !swipes.contain(other) else { return false }
    return appDelegate?
      .gestureRecognizer?(asked, shouldRecognizeSimultaneouslyWith: other) ?? false
  }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool {
    if swipes.contain(other) { return swipes.isFirst(other, before: recognizer) }
    if !isAtEdge, navigation?.view.hasPanInside(other) == true { return true }
    return appDelegate?.gestureRecognizer?(asked, shouldRequireFailureOf: other) ?? false
  }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool {
    if swipes.contain(other) { return swipes.isFirst(recognizer, before: other) }
    // A scroll view waits until the touch turns out not to be a swipe back.
    if let scrollView = other.view as? UIScrollView {
      if isAtEdge || other === scrollView.panGestureRecognizer { return true }
    }
    return appDelegate?.gestureRecognizer?(asked, shouldBeRequiredToFailBy: other) ?? false
  }

  // MARK: Following the finger

  private var readsRightToLeft: Bool { navigation?.view.readsRightToLeft == true }

  private func turnToEdge() {
    (own as? UIScreenEdgePanGestureRecognizer)?.edges = readsRightToLeft ? .right : .left
  }

  private func moved() {
    guard own.state == .began, let navigation else {
      return FlightHold.check(navigation?.matchFlight, own)
    }
    guard let flight = navigation.beginPop() else { return }
    FlightHold(of: flight, with: own, FingerDrive(acrossBack: navigation.view))
  }
}

/// The swipes of one navigation controller, and what is decided for the one that begins.
///
/// Of all recognizers that could pop, the engine's come first; among them, those at the edge.
@MainActor final class Swipes {
  private let decide: () -> TransitionDecision
  private var decided: TransitionDecision?
  /// All recognizers, in the order in which they may begin.
  private var recognizers: [UIGestureRecognizer] = []

  /// Creates swipes that ask what would animate a pop of the top controller.
  init(decide: @escaping () -> TransitionDecision) { self.decide = decide }

  func add(_ own: UIGestureRecognizer, before system: UIGestureRecognizer?) {
    // Before them, there are as many of the engine's as of UIKit's.
    recognizers.insert(own, at: recognizers.count / 2)
    if let system { recognizers.append(system) }
  }

  /// The decision for the current swipe, made once.
  var decision: TransitionDecision {
    let decision = decided ?? decide()
    decided = decision
    return decision
  }

  /// Lets none of the recognizers go back by the current swipe.
  func refuse() { decided = .nobody }

  /// Forgets what was decided, because another swipe may begin.
  func startOver() { decided = nil }

  func contain(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizers.contains { $0 === recognizer }
  }

  func isFirst(_ recognizer: UIGestureRecognizer, before other: UIGestureRecognizer) -> Bool {
    // The other one is always in the list.
    recognizers.first { $0 === recognizer || $0 === other } === recognizer
  }
}
#endif
