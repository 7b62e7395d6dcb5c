#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  @MainActor @Suite("Bad input has its defined result") final class BadInputTests: PhotoStack {
    init() async { await super.init(.linear(0.4)) }

    @Test("a navigation controller without a window changes its stack, and nothing flies")
    func noWindow() async {
      let other = UINavigationController(rootViewController: PhotoScreen.list())
      other.childMatchTransition = MatchTransition()
      let pushed = PhotoScreen.detail()
      other.pushViewController(pushed, animated: true)
      await advance(1)
      #expect(other.topViewController === pushed)
      #expect(other.matchFlight == nil)
    }

    @Test("NaN is ignored, and values out of range are clamped")
    func numbers() async throws {
      let flight = try await push(for: 0.1)
      flight.update(0.5)
      flight.update(.nan)
      #expect(isClose(flight.fraction, 0.5))
      flight.update(.infinity)
      flight.update(7)
      #expect(flight.fraction <= 1)
      flight.update(-3)
      #expect(flight.fraction >= 0)
      flight.drag("photo", by: CGPoint(x: CGFloat.nan, y: 3))
      flight.drag("nobody", by: CGPoint(x: 1, y: 3))
      await advance(0.05)
      flight.finish(velocity: .nan)
      await advance(2)
      #expect(flight.outcome == .finished)
      #expect(navigation.topViewController === detail)
    }

    @Test("an empty ID counts as no ID")
    func emptyID() async {
      list.photo.matchID = ""
      detail.photo.matchID = ""
      navigation.pushViewController(detail, animated: true)
      await advance(0.1)
      #expect(navigation.matchFlight == nil)
      #expect(navigation.matchDiagnosis == .nothingShared(lower: [], upper: []))
      await advance(1)
    }

    @Test("an ID on a screen's own view is reported, and everything is put back")
    func rootID() async throws {
      list.view.matchID = "screen"
      detail.loadViewIfNeeded()
      detail.view.matchID = "screen"
      let flight = try await push()
      #expect(flight.report?.rows.contains { $0.id == "screen" } == true)
      await advance(1)
      #expect(flight.outcome == .finished)
      #expect(detail.view.window === window)
      #expect(detail.view.layer.animationKeys() == nil)
      #expect(detail.view.subviews.contains(detail.photo))
      navigation.popViewController(animated: true)
      await advance(1.5)
      #expect(list.view.window === window)
      #expect(list.view.layer.animationKeys() == nil)
    }

    @Test("the same ID on everything: one pair flies, the others are reported")
    func sameID() async throws {
      for index in 0..<6 {
        let cell = UIView(frame: CGRect(x: 20, y: 100 + 60 * index, width: 50, height: 50))
        cell.matchID = "photo"
        list.view.addSubview(cell)
      }
      let flight = try await push()
      #expect(flight.report?.pairCount == 1)
      #expect(flight.report?.rows.count { $0.id == "photo" } == 7)
      await advance(1)
      #expect(flight.outcome == .finished)
      for view in list.view.subviews { #expect(view.layer.animationKeys() == nil) }
    }

    /// What a flight can be told, in any order.
    enum Command: CaseIterable, Sendable {
      case hold, update, finish, cancel, reverse, background
      @MainActor func send(to flight: MatchFlight) {
        switch self {
        case .hold: flight.hold()
        case .update: flight.update(0.3)
        case .finish: flight.finish(velocity: 2)
        case .cancel: flight.cancel(velocity: -2)
        case .reverse: flight.reverse()
        case .background:
          enterBackground()
        }
      }
    }
    nonisolated static let sequences: [[Command]] = Command.allCases.flatMap { first in
      Command.allCases.flatMap { second in Command.allCases.map { [first, second, $0] } }
    }

    @Test(
      "any commands, early or late, lead to one outcome, and the next push works",
      arguments: [0, 1, 5]
    )
    func anything(framesBetween: Int) async throws {
      for commands in Self.sequences {
        var ends: [MatchFlight] = []
        navigation.pushViewController(detail, animated: true)
        navigation.view.layoutIfNeeded()
        let flight = try #require(navigation.matchFlight)
        flight.whenEnded { ends.append($0) }
        for command in commands {
          command.send(to: flight)
          for _ in 0..<framesBetween { await advance(1 / 60) }
        }
        if flight.outcome == nil,
          flight.phase == .held || commands.last == .hold || commands.last == .update
        {
          flight.finish()
        }
        await advance(1.2)
        #expect(ends.count == 1, "\(commands)")
        #expect(navigation.transitionCoordinator == nil, "\(commands)")
        let top = navigation.topViewController
        #expect(
          top === (hasFinished(flight) ? detail : list) || flight.outcome?.isOfTwo == false,
          "\(commands)"
        )
        #expect(top?.view.window === window, "\(commands)")
        #expect(list.photo.layer.animationKeys() == nil, "\(commands)")
        #expect(detail.photo.layer.animationKeys() == nil, "\(commands)")
        #expect(detail.view.layer.animationKeys() == nil, "\(commands)")
        #expect(list.view.layer.animationKeys() == nil, "\(commands)")
        navigation.popToRootViewController(animated: false)
        await advance(0.05)
      }
    }

    private func hasFinished(_ flight: MatchFlight) -> Bool { flight.outcome == .finished }
  }
}

extension MatchOutcome {
  fileprivate var isOfTwo: Bool { self == .finished || self == .cancelled }
}
#endif
