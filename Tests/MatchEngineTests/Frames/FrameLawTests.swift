#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import MatchEngineFuzz
import MatchEngineTestSupport
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// What a person sees in any frame, asked of what is on the screen: whichever view shows it.
  @MainActor @Suite("In no frame does anything jump, lack, or come twice") struct FrameLawTests {
    /// An app's own presentation that removes the presenter does so in one frame.
    nonisolated static let trips = Trip.all.filter { $0 != .modal(.customRemoving) }

    @Test("there and back, in every container", arguments: trips)
    func trips(trip: Trip) async {
      let stage = await TripStage(trip, MatchTransition())
      for isForward in [true, false] {
        let footage = await Footage { await stage.go(isForward, for: 1) }
        #expect(footage.faults == [], "\(isForward)")
        #expect(footage.frames.count > 50)
      }
    }

    /// What happens to a flight in its middle.
    enum Event: CaseIterable, Sendable { case nothing, turnedTwice, held, cancelled }

    @Test(
      "cards with photos, badges and texts, whatever happens to them",
      arguments: Cases.every(3, of: Cases.pairs(Array(0..<12), Event.allCases))
    )
    func cards(seed: Int, event: Event) async {
      var random = SplitMix(seed: UInt64(seed))
      let cards = RandomCards(&random)
      let (navigation, _) = await KindScreen.navigation(cards.lower) {
        $0.timing = MatchTiming(.spring(.smooth))
      }
      for isForward in [true, false] {
        let footage = await Footage {
          navigation.go(isForward, cards.upper)
          await advance(random.number(0.05...0.3))
          if let flight = navigation.matchFlight { await perform(event, flight) }
          await advance(0.9)
        }
        #expect(footage.jumps == [], "\(isForward)")
        #expect(footage.doubles == [], "\(isForward)")
        guard navigation.topViewController === cards.upper else { break }
      }
    }

    private func perform(_ event: Event, _ flight: MatchFlight) async {
      switch event {
      case .nothing: break
      case .turnedTwice:
        flight.reverse()
        await advance(0.1)
        flight.reverse()
      case .held:
        flight.hold()
        await advance(0.1)
        flight.finish()
      case .cancelled: flight.cancel()
      }
    }
  }
}
#endif
