#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

extension Conductor {
  /// A conductor for a passage that the engine takes part in; otherwise nil, and a diagnosis on both controllers.
  static func cast(
    _ passage: MatchChange,
    in container: UIViewController?,
    filling size: CGRect
  ) -> Conductor? {
    let involvedControllers = passage.involvedControllers(in: container)
    for keeper in involvedControllers { ControllerTag.made(for: keeper).wasAsked = true }
    switch Casting.cast(passage, in: container, filling: size) {
    case .failure(let refusal):
      passage.refuse(refusal.diagnosis, in: container)
      return nil
    case .success(let transition):
      // What an app began by hand is waiting to be taken; it starts held.
      let pendingFlight = involvedControllers.lazy.compactMap {
        ControllerTag.of($0)?.pendingFlight
      }.first
      let flight = pendingFlight ?? MatchFlight()
      for keeper in involvedControllers {
        let tag = ControllerTag.made(for: keeper)
        tag.diagnosis = nil
        tag.flight = flight
        tag.pendingFlight = nil
      }
      return Conductor(passage, transition, flight, startsHeld: pendingFlight != nil)
    }
  }
}

extension MatchChange {
  /// Whoever can be asked what becomes of it.
  ///
  /// An app holds on to the controller that the user sees, which may lie deep in the one that UIKit names.
  fileprivate func involvedControllers(in container: UIViewController?) -> [UIViewController] {
    [container].compactMap { $0 } + from.visibleControllerChain + to.visibleControllerChain
  }

  /// The engine does not take part, for that reason.
  func refuse(_ diagnosis: MatchDiagnosis, in container: UIViewController?) {
    for keeper in involvedControllers(in: container) {
      let tag = ControllerTag.made(for: keeper)
      tag.wasAsked = true
      tag.diagnosis = diagnosis
    }
  }
}
#endif
