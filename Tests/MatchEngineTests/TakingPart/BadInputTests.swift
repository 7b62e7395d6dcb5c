#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  @MainActor @Suite("Bad input has its defined result") struct BadInputTests {
    let list = PhotoScreen.list()
    let detail = PhotoScreen.detail()
    let navigation: UINavigationController
    let window: UIWindow

    init() async {
      startOver()
      navigation = UINavigationController(rootViewController: list)
      navigation.childMatchTransition = MatchTransition {
        $0.timing = MatchTiming(.linear, duration: 0.4)
      }
      window = show(navigation)
      await advance(0.1)
    }

    @Test("switched on twice is switched on once, and off is off")
    func twice() async {
      let own = NavigationLog(CallLog())
      navigation.delegate = own
      navigation.childMatchTransition = MatchTransition()
      navigation.childMatchTransition = MatchTransition()
      navigation.pushViewController(detail, animated: true)
      await advance(1.5)
      #expect(own.log.count(of: "didShow()") == 1)
      navigation.childMatchTransition = nil
      navigation.childMatchTransition = nil
      #expect(navigation.delegate === own)
    }

    @Test("a navigation in no window changes its stack, and nothing flies")
    func noWindow() async {
      let other = UINavigationController(rootViewController: PhotoScreen.list())
      other.childMatchTransition = MatchTransition()
      let pushed = PhotoScreen.detail()
      other.pushViewController(pushed, animated: true)
      await advance(1)
      #expect(other.topViewController === pushed)
      #expect(other.matchFlight == nil)
    }

    @Test("let go before it starts, forward: it runs on")
    func finishFirst() async throws {
      let flight = try #require(
        navigation.beginMatch { navigation.pushViewController(detail, animated: true) }
      )
      flight.finish()
      await advance(1)
      #expect(flight.outcome == .finished)
      #expect(navigation.topViewController === detail)
      #expect(navigation.transitionCoordinator == nil)
    }

    @Test("let go before it starts, backward: nothing has changed")
    func cancelFirst() async throws {
      let flight = try #require(
        navigation.beginMatch { navigation.pushViewController(detail, animated: true) }
      )
      flight.cancel()
      await advance(1)
      #expect(flight.outcome == .cancelled)
      #expect(navigation.viewControllers == [list])
      #expect(list.view.window === window)
      #expect(list.photo.layer.animationKeys() == nil)
    }

    @Test("numbers that are none, or beyond, are without effect")
    func numbers() async throws {
      navigation.pushViewController(detail, animated: true)
      await advance(0.1)
      let flight = try #require(navigation.matchFlight)
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

    @Test("an empty ID is none")
    func emptyID() async {
      list.photo.matchID = ""
      detail.photo.matchID = ""
      navigation.pushViewController(detail, animated: true)
      await advance(0.1)
      #expect(navigation.matchFlight == nil)
      #expect(navigation.matchDiagnosis == .nothingShared(lower: [], upper: []))
      await advance(1)
    }

    @Test("an ID on a screen's own view flies, or is reported, and all is as it was")
    func rootID() async throws {
      list.view.matchID = "screen"
      detail.loadViewIfNeeded()
      detail.view.matchID = "screen"
      navigation.pushViewController(detail, animated: true)
      await advance(0.2)
      let flight = try #require(navigation.matchFlight)
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
      for place in 0..<6 {
        let cell = UIView(frame: CGRect(x: 20, y: 100 + 60 * place, width: 50, height: 50))
        cell.matchID = "photo"
        list.view.addSubview(cell)
      }
      navigation.pushViewController(detail, animated: true)
      await advance(0.2)
      let flight = try #require(navigation.matchFlight)
      #expect(flight.report?.pairCount == 1)
      #expect(flight.report?.rows.count { $0.id == "photo" } == 7)
      await advance(1)
      #expect(flight.outcome == .finished)
      for view in list.view.subviews { #expect(view.layer.animationKeys() == nil) }
    }

    @Test("two transitions in a row, each with its own outcome")
    func inARow() async {
      for _ in 0..<3 {
        navigation.pushViewController(detail, animated: true)
        await advance(0.1)
        navigation.matchFlight?.reverse()
        await advance(1)
        #expect(navigation.viewControllers == [list])
        navigation.pushViewController(detail, animated: true)
        await advance(1)
        #expect(navigation.topViewController === detail)
        navigation.popViewController(animated: true)
        await advance(1)
        #expect(navigation.viewControllers == [list])
      }
    }

    /// What may be said to a flight, in any order.
    enum Word: CaseIterable, Sendable {
      case hold, update, finish, cancel, reverse, background
      @MainActor func say(to flight: MatchFlight) {
        switch self {
        case .hold: flight.hold()
        case .update: flight.update(0.3)
        case .finish: flight.finish(velocity: 2)
        case .cancel: flight.cancel(velocity: -2)
        case .reverse: flight.reverse()
        case .background:
          NotificationCenter.default.post(
            name: UIApplication.didEnterBackgroundNotification,
            object: nil
          )
        }
      }
    }
    nonisolated static let sequences: [[Word]] = Word.allCases.flatMap { first in
      Word.allCases.flatMap { second in Word.allCases.map { [first, second, $0] } }
    }

    @Test(
      "whatever is said, early or late: one outcome, and the next push works",
      arguments: [0, 1, 5]
    )
    func anything(framesBetween: Int) async throws {
      for words in Self.sequences {
        var ends: [MatchFlight] = []
        navigation.pushViewController(detail, animated: true)
        navigation.view.layoutIfNeeded()
        let flight = try #require(navigation.matchFlight)
        flight.whenEnded { ends.append($0) }
        for word in words {
          word.say(to: flight)
          for _ in 0..<framesBetween { await advance(1 / 60) }
        }
        if flight.outcome == nil,
          flight.phase == .held || words.last == .hold || words.last == .update
        {
          flight.finish()
        }
        await advance(1.2)
        #expect(ends.count == 1, "\(words)")
        #expect(navigation.transitionCoordinator == nil, "\(words)")
        let top = navigation.topViewController
        #expect(
          top === (isThere(flight) ? detail : list) || flight.outcome?.isOfTwo == false,
          "\(words)"
        )
        #expect(top?.view.window === window, "\(words)")
        #expect(list.photo.layer.animationKeys() == nil, "\(words)")
        #expect(detail.photo.layer.animationKeys() == nil, "\(words)")
        #expect(detail.view.layer.animationKeys() == nil, "\(words)")
        #expect(list.view.layer.animationKeys() == nil, "\(words)")
        navigation.popToRootViewController(animated: false)
        await advance(0.05)
      }
    }

    private func isThere(_ flight: MatchFlight) -> Bool { flight.outcome == .finished }
  }
}

extension MatchOutcome {
  fileprivate var isOfTwo: Bool { self == .finished || self == .cancelled }
}
#endif
