import MatchEngine
import OldNames
import Testing
import UIKit

/// A client of both libraries says what it means without naming a module.
@Suite @MainActor struct NamesTests {
  @Test("an app can use a library whose types are called what types of the core are called")
  func names() {
    let theirs: [Any.Type] = [
      Box.self, Element.self, Flight.self, FlightDriver.self, FlightEvent.self, Frame.self,
      Plan.self,
      Stage.self, TreeReading.self, Vector.self,
    ]
    #expect(theirs.allSatisfy { String(reflecting: $0).hasPrefix("OldNames.") })
  }

  @Test("what an app needs of the engine is there under its own names, with its operators")
  func needs() {
    let ours: [Any.Type] = [
      MatchClipRule.self, MatchCrossFade.self, MatchDirection.self, MatchEffect.self,
      MatchFit.self, MatchOutcome.self, MatchPath.self, MatchPhase.self, MatchReport.self,
      MatchSkipReason.self, MatchStagger.self, MatchStyle.self, MatchTiming.self,
    ]
    #expect(ours.allSatisfy { String(reflecting: $0).hasPrefix("MatchEngineCore.") })
    let view = UIView()
    view.matchStyle.entering = .fade + .offset(y: 40)
    #expect(view.matchStyle.entering == MatchEffect.offset(y: 40) + .fade)
  }
}
