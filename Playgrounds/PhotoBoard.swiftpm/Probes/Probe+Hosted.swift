#if canImport(UIKit)
import UIKit

// SwiftUI content with an ID. Where there is no SwiftUI, nothing is found.
nonisolated extension Probe {
  static let ofSwiftUI = [
    Probe(
      "taggedContentHasAViewAtOnce",
      relies: "SwiftUI content with an ID has its view after the first layout"
    ) { await HostedQuestion.hasViewAtOnce.answer(in: $0) },
    Probe(
      "taggedContentIsPictured",
      relies: "What the screen shows of SwiftUI content with an ID can be drawn"
    ) { await HostedQuestion.isPictured.answer(in: $0) },
    Probe(
      "taggedContentKeepsItsSize",
      relies: "SwiftUI content with an ID has the size that it has without one"
    ) { await HostedQuestion.keepsItsSize.answer(in: $0) },
    Probe(
      "taggedContentKeepsItsEnvironment",
      relies: "SwiftUI content with an ID has the environment around it"
    ) { await HostedQuestion.keepsItsEnvironment.answer(in: $0) },
    Probe(
      "taggedContentKeepsItsPreferences",
      relies: "The preferences of SwiftUI content with an ID don't leave it"
    ) { await HostedQuestion.keepsItsPreferences.answer(in: $0) },
  ]
}

nonisolated enum HostedQuestion: Sendable {
  case hasViewAtOnce, isPictured, keepsItsSize, keepsItsEnvironment, keepsItsPreferences
}

#if !canImport(SwiftUI)
extension HostedQuestion {
  @MainActor func answer(in room: ProbeRoom) async -> String? { nil }
}
#endif
#endif
