#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The base class of all relays that answer the system's questions about a transition.
@MainActor class TransitionRelay: ForwardingDelegate, GestureRelay {
  /// The engine's most recent transition; UIKit keeps it alive while it flies.
  private(set) weak var transition: SystemTransition?
  /// The container whose children come and go; nil for a presentation.
  private(set) weak var container: UIViewController?
  /// The gestures that make such changes, once they are added.
  final var gestures: [any TransitionGesture] = []

  init(in container: UIViewController?) {
    self.container = container
    super.init()
    // A view is often loaded in the same turn, by a presentation or a window that asks nobody.
    DispatchQueue.main.async { [weak self] in MainActor.assumeIsolated { self?.attachGestures() } }
  }

  override func remove() {
    super.remove()
    for gesture in gestures { gesture.remove() }
    gestures = []
  }

  /// Adds the gestures that are missing, once there is a view for them.
  func attachGestures() {}

  var wayBack: MatchChange? { nil }
  final var decisionBack: TransitionDecision {
    wayBack.map { TransitionDecision(on: $0, in: container) } ?? .nobody
  }
  var isAppAsked: Bool { false }
  final var isLocked: Bool { gestures.first?.isUnlocked == false }

  func appAnimatorBack() -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// Ends the running flight, because the system asks about another change in the same place.
  func endRunning() { transition?.flight.endAtOnce() }

  /// Returns the animator of a change, if there is one; what was decided for a gesture stays.
  func animator(
    for change: MatchChange,
    own: @autoclosure () -> (any UIViewControllerAnimatedTransitioning)?
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let decision =
      gestures.compactMap { $0.decision(on: change) }.first
      ?? TransitionDecision(on: change, in: container, own: own())
    transition = nil
    if let diagnosis = decision.diagnosis { change.refuse(diagnosis, in: container) }
    guard case .engine(let options) = decision else {
      change.endPendingFlight(in: container)
      return if case .app(let own) = decision { own } else { nil }
    }
    let transition = SystemTransition(change, options, in: container)
    transition.isLocked = { [weak self] in self?.isLocked == true }
    self.transition = transition
    return transition
  }

  /// Returns the object that drives an animator: the engine for its own, and for any other one what the app says.
  func interactor(
    for animator: any UIViewControllerAnimatedTransitioning,
    own: @autoclosure () -> (any UIViewControllerInteractiveTransitioning)?
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    animator === transition ? transition : own()
  }
}

extension UIViewController {
  /// Installs the relays of this controller while something is set for which they answer, and removes them after.
  func putRelays() {
    let tag = ControllerTag.attached(to: self)
    let isContainer = tag.childTransition != nil || tag.childTransitionChooser != nil
    tag.relay = put(tag.relay, isContainer, newContainerRelay)
    tag.presentationRelay = put(tag.presentationRelay, tag.transition != nil) {
      PresentationRelay(before: self)
    }
  }

  private func put(_ relay: ForwardingDelegate?, _ isWanted: Bool, _ new: () -> TransitionRelay?)
    -> TransitionRelay?
  {
    guard let relay = relay as? TransitionRelay else { return isWanted ? new() : nil }
    if isWanted {
      relay.attachGestures()
      return relay
    }
    // A finger may hold its flight, which only the relay ends when the system asks about another change.
    if let flight = relay.transition?.flight, flight.outcome == nil {
      flight.whenEnded { [weak self] _ in self?.putRelays() }
      return relay
    }
    relay.remove()
    return nil
  }

  private func newContainerRelay() -> TransitionRelay? {
    switch self {
    case let navigation as UINavigationController: return NavigationRelay(before: navigation)
    #if !os(visionOS)
    // There, nobody is asked who animates a change of tab.
    case let tabs as UITabBarController: return TabRelay(before: tabs)
    #endif
    default: return nil
    }
  }
}
#endif
