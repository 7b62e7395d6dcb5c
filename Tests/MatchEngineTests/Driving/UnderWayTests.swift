#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  @MainActor @Suite("The flight that is under way") final class UnderWayTests: PhotoStack {
    init() async { await super.init() }

    /// What an app has found at a moment: the flight that is under way, and how the one that it keeps has ended.
    private struct Finding: Equatable {
      var isUnderWay: Bool
      var outcome: MatchOutcome?
    }

    @Test("one that has ended is not under way where the screens appear", arguments: [true, false])
    func atTheEnd(finishes: Bool) async throws {
      let log = CallLog()
      let (lower, upper) = (Guest("A", log), Guest("B", log))
      navigation.setViewControllers([lower], animated: false)
      await advance(0.1)
      let flight = try await navigation.push(upper, for: 0.2)
      var found: [Finding] = []
      for guest in [lower, upper] {
        guest.whenCalled = { [navigation] in
          guard $0.hasPrefix("did") && $0.contains("ppear(") else { return }
          found.append(
            Finding(isUnderWay: navigation.matchFlight != nil, outcome: flight.outcome)
          )
        }
      }
      await flight.end(finishes)
      let outcome = finishes ? MatchOutcome.finished : .cancelled
      #expect(found == [Finding(isUnderWay: false, outcome: outcome)] + found.dropFirst())
      #expect(found.allSatisfy { $0 == found[0] } && lower.outcomes == [outcome])
    }

    @Test func `nor is it in the completion of a dismissal`() async throws {
      detail.comes(as: .fullScreen, .linear(0.5))
      await list.present(detail, for: 1)
      var found: Finding?
      var flight: MatchFlight?
      list.dismiss(animated: true) { [list] in
        found = Finding(isUnderWay: list.matchFlight != nil, outcome: flight?.outcome)
      }
      flight = try await list.flight(after: 0.2)
      await flight?.arrives()
      #expect(found == Finding(isUnderWay: false, outcome: .finished))
    }

    @Test(
      "a long one is found again after a short one on the same screens",
      arguments: [1, 2.5],
      [true, false]
    )
    func longAndShort(_ seconds: TimeInterval, isPush: Bool) async throws {
      let container = isPush ? navigation : UIViewController()
      let long: MatchFlight
      if isPush {
        navigation.childMatchTransition = .linear(2)
        long = try await navigation.push(detail, for: 0.1)
      } else {
        window.rootViewController = container
        container.matchShow(list, in: container.view, animated: false)
        await advance(0.1)
        long = container.replace(with: detail, .linear(2))
        await advance(0.1)
      }
      let over = PhotoScreen.list()
      over.comes(as: .overFullScreen, .linear(0.3))
      container.present(over, animated: true)
      let short = try await container.flight(after: 0.1)
      #expect(short !== long)
      await advance(seconds - 0.2)
      #expect(short.outcome == .finished)
      #expect(container.matchFlight === (seconds < 2 ? long : nil))
    }

    /// To lay out a navigation controller begins its transition.
    @Test func `whoever looks for one lays out nothing`() async {
      final class Counting: UINavigationController {
        var layouts = 0
        override func viewWillLayoutSubviews() {
          super.viewWillLayoutSubviews()
          layouts += 1
        }
      }
      let screen = UIViewController()
      let counting = Counting(rootViewController: screen)
      counting.childMatchTransition = .linear(0.5)
      window.rootViewController = counting
      await advance(0.1)
      let layouts = counting.layouts
      counting.view.setNeedsLayout()
      #expect(counting.matchFlight == nil && screen.matchFlight == nil)
      #expect(layouts > 0 && counting.layouts == layouts)
      counting.view.layoutIfNeeded()
      #expect(counting.layouts == layouts + 1)
    }

    @Test("one is begun by hand on a child that was embedded by hand", arguments: [true, false])
    func onChild(isEmbedded: Bool) async throws {
      let child = PhotoScreen.list()
      let root = UIViewController()
      window.rootViewController = isEmbedded ? root : child
      if isEmbedded {
        root.addChild(child)
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
      }
      await advance(0.1)
      detail.comes(as: .fullScreen, .linear(0.5))
      let flight = child.beginInteractiveMatch { child.present(self.detail, animated: true) }
      await advance(0.3)
      #expect(flight?.phase == .held && child.matchFlight === flight)
      flight?.finish()
      await advance(1)
      #expect(flight?.outcome == .finished && child.matchFlight == nil)
    }

    @Test func `what the engine takes no part in ends one flight that waits, and not another`()
      async throws
    {
      let third = PhotoScreen(CGRect(x: 0, y: 120, width: 390, height: 292), id: "another")
      let flight = try await navigation.push(detail, for: 0.2)
      let waiting = try navigation.begin(true, third)
      let other = try #require(detail.beginInteractiveMatch {})
      await flight.arrives()
      #expect(waiting.outcome == .skipped(.overtaken) && other.outcome == .skipped(.gone))
      await advance(1)
      #expect(navigation.topViewController === third)
    }

    @Test func `looking for one begins nothing`() async throws {
      navigation.pushViewController(detail, animated: true)
      #expect(navigation.matchFlight == nil && list.matchFlight == nil)
      #expect(detail.viewIfLoaded?.window == nil)
      navigation.view.layoutIfNeeded()
      let flight = try #require(navigation.matchFlight)
      #expect(detail.matchFlight === flight)
      await flight.arrives()
    }
  }
}

#if !canImport(ObjectiveC)
extension MatchEngineTests {
  @MainActor @Suite("Columns that are seen at once") struct ColumnTests {
    @Test("a list in the primary column takes part in what it presents", arguments: [true, false])
    func primaryColumn(fromPrimary: Bool) async throws {
      var screen = ScreenSetting()
      screen.size = CGSize(width: 1180, height: 820)
      Headless.startOver(screen: screen)
      let (log, detail) = (CallLog(), PhotoScreen.detail())
      let columns = [Guest("A", log), Guest("B", log)]
      if fromPrimary { columns[1].view.subviews.first?.matchID = nil }
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(columns[0], for: .primary)
      split.setViewController(columns[1], for: .secondary)
      _ = await onScreen(split)
      try #require(!split.isCollapsed)
      detail.comes(as: .fullScreen, .linear(0.5))
      let list = columns[fromPrimary ? 0 : 1]
      list.present(detail, animated: true)
      let flight = try await detail.flight(after: 0.2)
      #expect(list.matchFlight === flight && list.flights.map { $0 === flight } == [true])
      await flight.arrives()
      #expect(list.outcomes == [.finished] && list.matchFlight == nil)
      list.dismiss(animated: true)
      let back = try await detail.flight(after: 0.2)
      #expect(list.matchFlight === back)
      await back.arrives()
      #expect(list.outcomes == [.finished, .finished])
    }
  }
}
#endif
#endif
