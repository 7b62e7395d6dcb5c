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
    let keepers = passage.keepers(in: container)
    for keeper in keepers { ControllerTag.made(for: keeper).wasAsked = true }
    switch Casting.cast(passage, in: container, filling: size) {
    case .failure(let refusal):
      passage.refuse(refusal.diagnosis, in: container)
      return nil
    case .success(let transition):
      // What an app began by hand is waiting to be taken; it starts held.
      let awaited = keepers.lazy.compactMap { ControllerTag.of($0)?.awaited }.first
      let flight = awaited ?? MatchFlight()
      for keeper in keepers {
        let tag = ControllerTag.made(for: keeper)
        tag.diagnosis = nil
        tag.flight = flight
        tag.awaited = nil
      }
      return Conductor(passage, transition, flight, startsHeld: awaited != nil)
    }
  }
}

extension MatchChange {
  /// Whoever can be asked what becomes of it.
  ///
  /// An app holds on to the controller that the user sees, which may lie deep in the one that UIKit names.
  fileprivate func keepers(in container: UIViewController?) -> [UIViewController] {
    [container].compactMap { $0 } + from.lineage + to.lineage
  }

  /// The engine does not take part, for that reason.
  func refuse(_ diagnosis: MatchDiagnosis, in container: UIViewController?) {
    for keeper in keepers(in: container) {
      let tag = ControllerTag.made(for: keeper)
      tag.wasAsked = true
      tag.diagnosis = diagnosis
    }
  }
}
#endif
