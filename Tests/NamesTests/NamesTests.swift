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

  @Test("what an app needs of the engine is there under its own names")
  func needs() {
    let view = UIView()
    view.matchID = "photo"
    view.matchStyle.entering = .fade + .offset(y: 40)
    view.matchStyle = MatchStyle(
      content: .upperOnly,
      fit: MatchFit.fill,
      path: MatchPath.arc(0.5),
      timing: MatchTiming(MatchCurve.spring(MatchSpring(duration: 0.4, bounce: 0.2))),
      zOrder: 1,
      clip: MatchClipRule.never
    )
    let transition = MatchTransition {
      $0.background = MatchEffect.push(from: .right) + .dim(0.3)
      $0.stagger = .wave(x: 0, y: 0, speed: 1500)
      $0.timing = MatchTiming(.bezier(MatchBezier(0.6, -0.3, 0.7, 1)), duration: 0.3)
    }
    let controller = UIViewController()
    controller.matchTransition = transition
    let outcome: MatchOutcome = .skipped(MatchSkipReason.gone)
    let phase: MatchPhase = .ended(outcome)
    let direction: MatchDirection = .backward
    let reason: MatchOmission = .hidden
    let report: MatchReport? = nil
    #expect(phase == .ended(.skipped(.gone)) && direction == .backward && reason == .hidden)
    #expect(report == nil && controller.matchTransition == transition)
  }
}
