#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The base class of all relays, which answer the system's questions, and those of gestures, about a transition.
@MainActor class TransitionRelay: ForwardingDelegate {
  /// The engine's most recent transition; UIKit keeps it alive while it flies.
  private(set) weak var transition: SystemTransition?
  /// The container whose children come and go; nil for a presentation.
  private(set) weak var container: UIViewController?
  final var gestures: [any TransitionGesture] = []

  init(in container: UIViewController?) {
    self.container = container
    super.init()
    // A view is often loaded in the same turn, by a presentation or a window, without asking the delegate.
    DispatchQueue.main.async { [weak self] in MainActor.assumeIsolated { self?.attachGestures() } }
  }

  override func remove() {
    super.remove()
    for gesture in gestures { gesture.remove() }
    gestures = []
  }

  /// Adds the gestures that are missing, once there is a view for them.
  func attachGestures() {}

  /// The change that goes back; nil if there is nothing to go back from.
  var wayBack: MatchChange? { nil }

  final var gesturesBack: MatchTransition.Gestures? {
    wayBack.flatMap { MatchTransition.chosen(for: $0, in: container) }?.gestures
  }

  /// What would animate the way back if the app has no animator of its own.
  final var decisionBack: TransitionDecision {
    wayBack.map { TransitionDecision(on: $0, in: container) } ?? .nobody
  }

  /// Whether the app keeps the user on the screen.
  final var isLocked: Bool { gestures.first?.isUnlocked == false }

  /// Asks the app for its own animator; a gesture asks only if all else allows it, because UIKit wouldn't ask then.
  func appAnimatorBack() -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// Ends the running flight, because the system asks about another change in the same place.
  func endRunning() { transition?.flight.endAtOnce() }

  /// The animator of a change; a decision made when its gesture began still holds.
  func animator(
    for change: MatchChange,
    own: @autoclosure () -> (any UIViewControllerAnimatedTransitioning)?
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let decision =
      gestures.compactMap { $0.decision(on: change) }.first
      ?? TransitionDecision(on: change, in: container, own: own())
    transition = nil
    switch decision {
    case .engine(let options):
      let transition = SystemTransition(change, options, in: container)
      transition.isLocked = { [weak self] in self?.isLocked == true }
      self.transition = transition
      return transition
    case .system(let diagnosis): change.refuse(diagnosis, in: container)
    case .app, .appAlone: change.refuse(.appAnimates, in: container)
    case .nobody: break
    }
    MatchFlight.pending(on: change.involvedControllers(in: container))?.end(.skipped(.overtaken))
    return if case .app(let own) = decision { own } else { nil }
  }
}

extension UIViewController {
  /// Installs the relays of this controller as long as something is set for which they answer; otherwise removes them.
  func putRelays() {
    let tag = ControllerTag.attached(to: self)
    let isContainer = tag.childTransition != nil || tag.childTransitionProvider != nil
    tag.relay = put(tag.relay, if: isContainer, new: newContainerRelay)
    tag.presentationRelay = put(tag.presentationRelay, if: tag.transition != nil) {
      PresentationRelay(before: self)
    }
  }

  private func put(_ relay: ForwardingDelegate?, if isWanted: Bool, new: () -> TransitionRelay?)
    -> TransitionRelay?
  {
    guard let relay = relay as? TransitionRelay else { return isWanted ? new() : nil }
    if isWanted {
      relay.attachGestures()
      return relay
    }
    // A finger may hold the flight, and only the relay ends that when the system asks about another change.
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
    // On visionOS, nobody is asked who animates a change of tab.
    case let tabs as UITabBarController: return TabRelay(before: tabs)
    #endif
    default: return nil
    }
  }

  /// Why the system never asked the engine about a controller that was pushed, presented or put into a tab.
  var reasonNotAsked: MatchDiagnosis? {
    let tag = ControllerTag.of(self)
    if tag?.relay == nil, tag?.childTransition != nil || tag?.childTransitionProvider != nil {
      return .systemAnimates(because: "\(type(of: self)) asks nobody: call matchShow instead")
    }
    if let navigation = navigationController, navigation.viewControllers.first !== shownAncestor {
      return reason(shownAncestor, ControllerTag.of(navigation)?.relay)
    }
    if presentingViewController != nil { return reason(outermost, tag?.presentationRelay) }
    // In a tab, a controller without a transition of its own needs no reason.
    guard let tabs = tabBarController, tag?.transition != nil else { return nil }
    let reason = reason(self, ControllerTag.of(tabs)?.relay)
    return reason == .notAnimated ? nil : reason
  }

  private func reason(_ shown: UIViewController, _ relay: ForwardingDelegate?) -> MatchDiagnosis? {
    if shown !== self, ControllerTag.of(self)?.transition == nil { return shown.matchDiagnosis }
    if shown !== self { return .setOnChild(of: "\(type(of: shown))") }
    guard let relay else { return .noTransition }
    return relay.isInPlace ? .notAnimated : .delegateReplaced
  }

  /// The controller at or above this one that is in a navigation stack.
  private var shownAncestor: UIViewController {
    guard let parent, !(parent is UINavigationController) else { return self }
    return parent.shownAncestor
  }

  /// The outermost ancestor, which is the controller that was presented.
  var outermost: UIViewController { parent?.outermost ?? self }
}
#endif
