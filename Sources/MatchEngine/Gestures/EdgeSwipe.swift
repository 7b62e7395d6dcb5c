#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import MatchEngineCore
import UIKit

/// A swipe from the edge that goes back in a navigation controller.
///
/// A navigation controller whose delegate supplies animators loses its own swipe. This object takes the place of
/// that recognizer's delegate and adds a second recognizer. With a match, the engine's pop follows the second
/// one; otherwise the first one may begin, and the pop is UIKit's.
@MainActor final class EdgeSwipe: ForwardingDelegate, UIGestureRecognizerDelegate {
  private weak var navigation: UINavigationController?
  private let system: UIGestureRecognizer
  private lazy var edge = UIScreenEdgePanGestureRecognizer().calling { [weak self] in
    self?.moved()
  }
  /// Returns the decision about what would animate the pop.
  private let decide: () -> TransitionDecision
  private var decision = TransitionDecision.nobody

  /// Returns nil while the navigation controller has no swipe to restore.
  init?(of navigation: UINavigationController, decide: @escaping () -> TransitionDecision) {
    guard let system = navigation.interactivePopGestureRecognizer else { return nil }
    self.decide = decide
    self.navigation = navigation
    self.system = system
    super.init()
    install { DelegateObservation(system, $0) }
    edge.delegate = self
    edge.edges = readsRightToLeft ? .right : .left
    navigation.view.addGestureRecognizer(edge)
  }

  override func remove() {
    super.remove()
    edge.view?.removeGestureRecognizer(edge)
  }

  override var delegateProperty: (any NSObjectProtocol)? {
    get { system.delegate }
    set { system.delegate = newValue as? any UIGestureRecognizerDelegate }
  }

  /// Skips UIKit's own delegate, which would refuse every request.
  override func forwards(to delegate: any NSObjectProtocol) -> Bool { !delegate.isOfTheSystem }

  /// The decision for the current swipe.
  var currentDecision: TransitionDecision? {
    edge.isUnderWay || system.isUnderWay ? decision : nil
  }

  private var appDelegate: (any UIGestureRecognizerDelegate)? {
    app as? any UIGestureRecognizerDelegate
  }

  // MARK: Whether it may begin

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    // UIKit's recognizer waits for the engine's, which has already decided what animates the pop.
    if recognizer !== edge { return isLeftToSystem && mayBegin && mayPopAsUsual }
    decision = mayBegin ? decide() : .nobody
    guard case .engine(let transition) = decision, transition.gestures.contains(.edge) else {
      return false
    }
    return !hasOwnBackButton || appDelegate != nil
      || transition.gestures.contains(.edgeWithOwnBackButton)
  }

  private var isLeftToSystem: Bool { if case .system = decision { true } else { false } }

  private var mayBegin: Bool {
    guard let navigation, navigation.viewControllers.count > 1, system.isEnabled else {
      return false
    }
    guard navigation.transitionCoordinator == nil, navigation.matchFlight == nil else {
      return false
    }
    guard navigation.topViewController?.navigationItem.hidesBackButton != true else { return false }
    return appDelegate?.letsBegin(system) ?? true
  }

  /// Whether UIKit's swipe may pop as usual; an app that handles the swipe itself has already decided.
  private var mayPopAsUsual: Bool {
    guard appDelegate == nil, let navigation else { return true }
    return !navigation.isNavigationBarHidden && !hasOwnBackButton
  }

  /// Whether the app's own buttons take the place of the back button; one may ask whether to save.
  private var hasOwnBackButton: Bool {
    let item = navigation?.topViewController?.navigationItem
    return item?.leftBarButtonItems?.isEmpty == false && item?.leftItemsSupplementBackButton != true
  }

  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    decision = .nobody
    if recognizer === edge { edge.edges = readsRightToLeft ? .right : .left }
    return appDelegate?.lets(system, receive: touch) ?? true
  }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool {
    guard recognizer === edge || recognizer === system, other !== edge, other !== system else {
      return false
    }
    return appDelegate?.allows(system, with: other) ?? false
  }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool {
    if recognizer === system, other === edge { return true }
    return other !== system && appDelegate?.makes(system, waitFor: other) ?? false
  }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool {
    // A scroll view waits until the touch turns out not to be a swipe from the edge.
    if other.view is UIScrollView { return true }
    return recognizer === edge
      ? other === system : appDelegate?.makes(other, waitOn: system) ?? false
  }

  // MARK: Following the finger

  private var readsRightToLeft: Bool {
    navigation?.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  private func moved() {
    guard edge.state == .began, let navigation else {
      FlightDrag.check(navigation?.matchFlight, edge)
      return
    }
    let flight = MatchFlight.begin(on: navigation) {
      navigation.popViewController(animated: true)
    }
    guard let flight else { return }
    let axis = FlightDrag.Axis(
      direction: CGPoint(x: readsRightToLeft ? -1 : 1, y: 0),
      extent: navigation.view.bounds.width
    )
    FlightDrag.begin(flight, with: edge, along: axis, carrying: .nothing)
  }
}
#endif
