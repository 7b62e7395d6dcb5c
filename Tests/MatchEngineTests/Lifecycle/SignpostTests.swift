#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import MatchEngineTestSupport
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// What Instruments records of flights.
  @MainActor @Suite("A flight is an interval") struct SignpostTests {
    /// What may happen while a flight is under way, or before it.
    enum Event: CaseIterable, Sendable {
      case wait, hold, finish, cancel, reverse, background, resize, leave, turn
    }

    private func begin() {
      startOver()
      Headless.signposts.isRecording = true
    }

    /// Every sequence of two events, and every third one of three, in two containers by turns.
    @Test(arguments: Event.allCases.indices)
    func `each flight that began has one interval, with its outcome`(first: Int) async throws {
      let events = Event.allCases
      for second in events.indices {
        await expectIntervals(after: [events[first], events[second]], (first + second) % 2 == 0)
        for third in events.indices where (first + second + third) % 3 == 0 {
          let sequence = [events[first], events[second], events[third]]
          await expectIntervals(after: sequence, (second + third) % 2 == 0)
        }
      }
    }

    private func expectIntervals(after events: [Event], _ isSystems: Bool) async {
      begin()
      let stage = await TripStage(isSystems ? .navigation : .replace, .linear(0.3))
      var flights: [MatchFlight] = []
      for event in [.turn] + events {
        if event != .turn || !flights.isEmpty { await advance(0.07) }
        perform(event, on: stage, &flights)
      }
      // Lets go of everything, and waits until nothing flies any more.
      stage.window.isHidden = false
      for _ in 0..<4 {
        for flight in flights { flight.finish() }
        await advance(0.7)
      }
      let told = flights.compactMap(\.outcome).map(\.description)
      let intervals = Headless.signposts.intervals
      let ends = intervals.map { $0.end?.message.components(separatedBy: ", pairs").first ?? "" }
      #expect(told.count == flights.count, "\(events)")
      #expect(Headless.signposts.looseEnds == 0, "\(events)")
      #expect(ends.allSatisfy { !$0.isEmpty }, "\(events): \(ends)")
      var rest = told
      for end in ends {
        guard let index = rest.firstIndex(of: end) else {
          Issue.record("\(events): \(ends), \(told)")
          break
        }
        rest.remove(at: index)
      }
      // What was over before it began has no interval; what was planned has one.
      let planned = flights.count { $0.report != nil }
      #expect(ends.count >= planned, "\(events): \(ends), \(told)")
    }

    private func perform(_ event: Event, on stage: TripStage, _ flights: inout [MatchFlight]) {
      let flight = flights.last
      switch event {
      case .wait: break
      case .hold: flight?.hold()
      case .finish: flight?.finish()
      case .cancel: flight?.cancel()
      case .reverse: flight?.reverse()
      case .background: enterBackground()
      case .resize: stage.window.frame.size.width -= 20
      case .leave: stage.window.isHidden.toggle()
      case .turn:
        let stack = (stage.root as? UINavigationController)?.viewControllers ?? []
        let isThere = stage.upper.parent != nil || stack.contains(stage.upper)
        // A flight that is only turned around is still the same.
        guard let next = stage.goByHand(!isThere), next !== flight else { return }
        next.finish()
        flights.append(next)
      }
    }

    @Test func `the article shows what is recorded`() async throws {
      begin()
      let (list, detail) = (PhotoScreen.list(), PhotoScreen.detail())
      let (navigation, _) = await onScreen(below: list, .linear(0.3))
      let start = Headless.now
      await navigation.go(to: detail, for: 1)
      let interval = try #require(Headless.signposts.intervals.first)
      let end = try #require(interval.end)
      #expect(Headless.signposts.intervals.count == 1)
      #expect(interval.begin.time >= start && end.time - interval.begin.time > 0.25)
      let page = try Catalog.article("StandInsAndStyles", of: "MatchEngine")
      let text = "\(interval.name)  \(interval.begin.message)  \(end.message)"
      #expect(page.contains("```text\n\(text)\n```"), "\(text)")
      #expect(page.contains("`\(interval.subsystem)`") && page.contains("`\(interval.category)`"))
    }

    @Test func `renders that were forced are counted, and only they`() async throws {
      for isRendered in [true, false] {
        begin()
        let screens = (0..<2).map { number in
          KindScreen { view in
            let box = UIView(frame: CGRect(x: 20, y: 100 + 200 * number, width: 90, height: 90))
            box.addSubview(UISwitch())
            box.matchID = "box"
            box.matchStandIn = isRendered ? .rendered : .picture
            view.addSubview(box)
          }
        }
        let (navigation, _) = await KindScreen.navigation(screens[0])
        let before = Headless.accounts.forcedRenders
        await navigation.go(to: screens[1], for: 2)
        let count = Headless.accounts.forcedRenders - before
        let message = try #require(Headless.signposts.intervals.first?.end?.message)
        #expect((count > 0) == isRendered)
        #expect(message.hasSuffix("pairs: 1, pictures: 2, forced renders: \(count)"), "\(message)")
      }
    }

    @Test func `nothing is marked while nobody records`() async throws {
      let stage = await TripStage(.navigation, .linear(0.3))
      let flight = try await stage.fly(true, for: 0.1)
      Headless.signposts.isRecording = true
      await advance(1)
      #expect(flight.outcome == .finished)
      #expect(Headless.signposts.intervals.isEmpty && Headless.signposts.looseEnds == 0)
    }
  }
}
#endif
