#if (os(iOS) || !canImport(ObjectiveC)) && canImport(UIKit)
import MatchEngineCore
import UIKit

/// A swipe from the edge that goes back in a navigation.
///
/// A navigation whose delegate answers for animators has no swipe of its own any more. So this stands before that
/// recognizer's delegate, and beside it there is a second one: with a match the pop is the engine's and follows
/// the second, otherwise the first may begin and the pop is UIKit's.
@MainActor final class EdgeSwipe: ForwardingDelegate, UIGestureRecognizerDelegate {
  private weak var relay: NavigationRelay?
  private weak var navigation: UINavigationController?
  private let system: UIGestureRecognizer
  private lazy var edge = UIScreenEdgePanGestureRecognizer().calling { [weak self] in
    self?.moved()
  }
  private var popper = Popper.nobody

  /// Nil while the navigation has no swipe that could be given back.
  init?(before relay: NavigationRelay, of navigation: UINavigationController) {
    guard let system = navigation.interactivePopGestureRecognizer else { return nil }
    self.relay = relay
    self.navigation = navigation
    self.system = system
    super.init()
    sit { DelegateObservation(system, $0) }
    edge.delegate = self
    navigation.view.addGestureRecognizer(edge)
  }

  /// The recognizer's delegate is what it was.
  func remove() {
    leave()
    edge.view?.removeGestureRecognizer(edge)
  }

  override var seat: (any NSObjectProtocol)? {
    get { system.delegate }
    set { system.delegate = newValue as? any UIGestureRecognizerDelegate }
  }

  /// UIKit's own delegate would refuse whatever is asked of it.
  override func givesOn(to delegate: any NSObjectProtocol) -> Bool { !delegate.isOfTheSystem }

  private var appDelegate: (any UIGestureRecognizerDelegate)? {
    app as? any UIGestureRecognizerDelegate
  }

  // MARK: Whether it may begin

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    // UIKit's waits for the engine's, which has found out whose pop it is.
    if recognizer !== edge { return popper == .system && mayBegin && mayPopAsEver }
    popper = mayBegin ? relay?.popper ?? .nobody : .nobody
    guard case .engine(let transition) = popper else { return false }
    return transition.gestures.contains(.edge)
  }

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

  /// An app that has taken the swipe upon itself has decided already.
  private var mayPopAsEver: Bool {
    guard appDelegate == nil, let navigation else { return true }
    let item = navigation.topViewController?.navigationItem
    let hasButton = item?.leftBarButtonItems?.isEmpty == false
    return !navigation.isNavigationBarHidden
      && (!hasButton || item?.leftItemsSupplementBackButton == true)
  }

  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    popper = .nobody
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
    // What scrolls sideways waits until it is no swipe from the edge.
    if recognizer === edge { return other === system || other.view is UIScrollView }
    return appDelegate?.makes(other, waitOn: system) ?? false
  }

  // MARK: What it does

  private var readsRightToLeft: Bool {
    navigation?.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  private func moved() {
    guard edge.state == .began, let navigation else {
      navigation?.matchFlight?.drag?.check(edge)
      return
    }
    guard let flight = navigation.beginMatch({ $0.popViewController(animated: true) }) else {
      return
    }
    let course = FlightDrag.Course(
      direction: CGPoint(x: readsRightToLeft ? -1 : 1, y: 0),
      extent: navigation.view.bounds.width
    )
    FlightDrag.take(flight, with: edge, along: course, carrying: .nothing)
  }
}

extension NSObjectProtocol {
  /// Whether it is none of the app's.
  @MainActor fileprivate var isOfTheSystem: Bool {
    #if canImport(ObjectiveC)
    Bundle(for: type(of: self)) == Bundle(for: UINavigationController.self)
    #else
    String(reflecting: type(of: self)).hasPrefix("UIKit.")
    #endif
  }
}
#endif
