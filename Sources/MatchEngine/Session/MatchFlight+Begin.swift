#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

extension MatchFlight {
  /// Starts a flight by hand; returns nil if the engine doesn't take part in what `change` begins.
  ///
  /// The system may ask only later, for example after a running transition. The flight waits until then.
  static func begin(
    on controller: UIViewController,
    isHeld: Bool = true,
    _ change: () -> Void
  ) -> MatchFlight? {
    let tag = ControllerTag.attached(to: controller)
    // The system may name a controller around this one.
    let tags = sequence(first: controller, next: \.parent).map { ControllerTag.attached(to: $0) }
    let flight = MatchFlight()
    if isHeld { flight.hold() }
    flight.isPending = true
    let before = tag.diagnosis
    tag.diagnosis = nil
    // During this call, the system asks about this change; what it asks about later comes in order.
    for tag in tags { tag.pendingFlights.insert(.init(value: flight), at: 0) }
    change()
    if let view = controller.viewIfLoaded, view.window != nil { view.layoutIfNeeded() }
    for tag in tags { tag.pendingFlights.removeAll { $0.value === flight } }
    if flight.isPending {
      guard tag.diagnosis == nil, controller.mayStillBeAsked else {
        tag.diagnosis = tag.diagnosis ?? before
        return nil
      }
      for tag in tags { tag.pendingFlights.append(.init(value: flight)) }
      flight.endIfUnused(by: controller)
    }
    guard flight.outcome == nil else { return nil }
    if tag.flight !== flight { tag.add(flight, isLatest: tag.flight == nil) }
    return flight
  }

  /// Ends a flight that was begun by hand if the system never asks for it; until then, a clock keeps it alive.
  ///
  /// The system asks in a later turn, however long that takes, so this counts turns and not time.
  private func endIfUnused(by controller: UIViewController) {
    let clock = FrameClock()
    var quietFrames = 0
    clock.tick = { [weak controller] _ in
      if self.isPending {
        quietFrames = controller?.mayStillBeAsked == true ? 0 : quietFrames + 1
        guard controller == nil || quietFrames > 2 else { return }
        self.end(.skipped(.gone), isMade: true)  // The system has made the change by itself.
      }
      clock.isRunning = false
      clock.tick = { _ in }
    }
    clock.isRunning = true
  }
}

extension UIViewController {
  /// Whether the system may still ask for the animator of a change that was just made.
  fileprivate var mayStillBeAsked: Bool {
    let container = self as? UINavigationController ?? navigationController ?? self
    return container.transitionCoordinator != nil || isBeingPresented || isBeingDismissed
  }

  /// Makes a flight known to this controller, and to its children inside a view, unless they know a nearer one.
  func showFlight(_ flight: MatchFlight, inside view: UIView) {
    flight.publish(to: [self], isLatest: false)
    for child in children where child.viewIfLoaded?.isDescendant(of: view) == true {
      child.showFlight(flight, inside: view)
    }
  }
}
#endif
