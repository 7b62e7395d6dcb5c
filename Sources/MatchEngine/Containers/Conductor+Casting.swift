#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

extension Conductor {
  /// A conductor for a passage that the engine takes part in; otherwise nil, and a diagnosis on both controllers.
  static func cast(
    _ passage: MatchPassage,
    in container: UIViewController?,
    filling size: CGRect
  ) -> Conductor? {
    let keepers = [container, passage.from, passage.to].compactMap { $0 }
    switch Casting.cast(passage, in: container, filling: size) {
    case .failure(let refusal):
      for keeper in keepers { ControllerTag.made(for: keeper).diagnosis = refusal.diagnosis }
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
#endif
