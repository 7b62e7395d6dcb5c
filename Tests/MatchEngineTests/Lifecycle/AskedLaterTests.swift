#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// UIKit may ask for an animator only a turn later, or after the transition that is under way (NV-50).
  @MainActor @Suite("A flight that is begun by hand, and asked for later") struct AskedLaterTests {
    private let list = PhotoScreen.list()
    private let detail = PhotoScreen.detail()
    private let navigation: UINavigationController
    private let window: UIWindow

    init() async {
      Headless.switches.changesBeginATurnLater = true
      (navigation, window) = await onScreen(below: list, .linear(0.3))
    }

    private func push() -> MatchFlight? {
      navigation.beginMatch { navigation.pushViewController(detail, animated: true) }
    }

    @Test("it is there at once, and does what it was told", arguments: [true, false])
    func told(isFinished: Bool) async throws {
      let flight = try #require(push())
      #expect(flight.phase == .preparing && navigation.matchFlight === flight)
      await flight.show(at: 0.4, for: 0.2)
      #expect(flight.phase == .held && isClose(flight.fraction, 0.4))
      if isFinished { flight.finish() } else { flight.cancel() }
      await advance(1)
      #expect(flight.outcome == (isFinished ? .finished : .cancelled))
      #expect(navigation.viewControllers.count == (isFinished ? 2 : 1) && window.remains.isEmpty)
      #expect(navigation.matchFlight == nil)
    }

    @Test func `behind another one, it begins when that one is over`() async throws {
      let first = try await navigation.push(detail, for: 0.1)
      let flight = try #require(
        navigation.beginMatch { navigation.popViewController(animated: true) }
      )
      #expect(flight !== first)
      await flight.show(at: 0.3, for: 0.6)
      #expect(first.outcome == .finished)
      #expect(flight.phase == .held && isClose(flight.fraction, 0.3))
      await flight.land()
      #expect(navigation.viewControllers == [list] && window.remains.isEmpty)
    }

    @Test("if the engine turns out not to take part, it is over, and UIKit's own runs")
    func refused() async throws {
      detail.photo.matchID = "another"
      let flight = try #require(push())
      var ends = 0
      flight.whenEnded { _ in ends += 1 }
      await advance(0.1)
      #expect(ends == 1 && flight.outcome == .skipped(.overtaken))
      await advance(1)
      #expect(navigation.topViewController === detail)
      #expect(detail.matchDiagnosis == .nothingShared(lower: ["photo"], upper: ["another"]))
      // The next one is not held by it.
      detail.photo.matchID = "photo"
      navigation.popViewController(animated: true)
      await advance(0.1)
      #expect(navigation.matchFlight?.phase == .running)
      await advance(1)
    }

    @Test func `where nothing begins, or nothing is animated, there is none`() async {
      #expect(navigation.beginMatch {} == nil)
      #expect(navigation.beginMatch { navigation.popViewController(animated: true) } == nil)
      #expect(
        navigation.beginMatch { navigation.pushViewController(detail, animated: false) } == nil
      )
      await advance(0.1)
      navigation.popViewController(animated: true)
      await advance(0.1)
      #expect(navigation.matchFlight?.phase == .running)
      await advance(1)
    }
  }
}
#endif
