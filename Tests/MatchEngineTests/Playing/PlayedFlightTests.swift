#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import MatchEngineFuzz
import MatchEngineTestSupport
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  @MainActor @Suite("What nobody holds is played") struct PlayedFlightTests {
    nonisolated private static let trips: [Trip] = [
      .navigation, .tabs, .replace, .root, .modal(.fullScreen), .modal(.pageSheet),
    ]
    nonisolated private static let effects: [MatchEffect] = [
      .fade, .push(from: .right) + .dim(0.4), .scale(0.8) + .fade,
    ]

    nonisolated private static let cases: [(Trip, Int)] =
      trips.map { ($0, 0) } + (1..<5).map { (.navigation, $0) }

    @Test("a flight is the same played and drawn, frame by frame", arguments: cases)
    func asDrawn(_ trip: Trip, _ seed: Int) async {
      for isForward in [true, false] {
        var flights: [ShownFlight] = []
        for isPlayed in [true, false] {
          var shown = await ShownFlight(trip, seed: UInt64(seed)) {
            $0.usesCoreAnimation = isPlayed
            $0.screenEffect = Self.effects[seed % Self.effects.count]
          }
          if !isForward { await shown.go() }
          await shown.go(isForward)
          flights.append(shown)
        }
        expectSame(flights[0], flights[1], "\(trip) \(seed) \(isForward)")
      }
    }

    private func expectSame(_ played: ShownFlight, _ drawn: ShownFlight, _ name: Comment) {
      #expect(played.frames.count == drawn.frames.count, name)
      #expect(isClose(played.duration ?? 0, drawn.duration ?? 1), name)
      #expect(played.flight?.outcome == .finished && drawn.flight?.outcome == .finished, name)
      let pairs = played.pairs(with: drawn)
      #expect(pairs.count == played.frames.count, name)
      // What is drawn may rest in the first frame, when nobody has told it the time yet.
      for (time, mine, other) in pairs.dropFirst() {
        let misses = mine.playedMisses(of: other)
        #expect(misses == [], "\(name) at \(time)")
        if !misses.isEmpty { return }
      }
    }

    /// A layer that clips casts no shadow, and one has one radius: another one comes where either is needed.
    @Test(arguments: [true, false])
    func `what needs another layer on its way has had it from the start`(isForward: Bool) async {
      var films: [[ShownFrame]] = []
      for isPlayed in [true, false] {
        startOver()
        let (lower, upper) = (
          UIView(tagged: "card", CGRect(x: 20, y: 100, width: 90, height: 90)),
          UIView(tagged: "card", CGRect(x: 40, y: 400, width: 300, height: 200))
        )
        lower.backgroundColor = .red
        upper.backgroundColor = .green
        upper.layer.shadowOpacity = 0.5
        upper.layer.cornerRadius = 30
        upper.layer.maskedCorners = [.layerMinXMinYCorner]
        lower.layer.cornerRadius = 20
        let transition = MatchTransition {
          $0.timing = .easeInOut(duration: 0.5)
          $0.usesCoreAnimation = isPlayed
        }
        let stage = await TripStage(
          .navigation,
          KindScreen([lower]),
          KindScreen([upper]),
          transition
        )
        if !isForward { await stage.go(true, for: 1) }
        films.append(await Headless.shownFrames { await stage.go(isForward, for: 1) })
      }
      #expect(films[0].count == films[1].count && films[0].count > 50)
      for (number, (mine, other)) in zip(films[0], films[1]).enumerated().dropFirst(2) {
        let misses = mine.footage.playedMisses(of: other.footage)
        #expect(misses == [], "\(number)")
        if !misses.isEmpty { return }
      }
    }

    /// When the main thread gets busy, in seconds after the change was asked for, and for how long: in mid-flight,
    /// right after the commit that carries the animations, just before the end, and beyond it.
    ///
    /// Behind a sheet, the system moves the presenter alongside, step by step.
    nonisolated private static let busySpells: [(Trip, after: Double, time: Double)] =
      trips.filter { $0 != .modal(.pageSheet) }.map { ($0, 0.1, 0.3) }
      + [(.navigation, 0.05, 0.3), (.navigation, 0.35, 0.3), (.navigation, 0.2, 2)]

    /// The first flight without blurs, which has been played: only the app's own process fades an effect.
    private func withoutEffects(_ trip: Trip) async -> (seed: UInt64, flight: ShownFlight) {
      var seed: UInt64 = 4
      var flight: ShownFlight
      repeat {
        seed += 1
        flight = await ShownFlight(trip, seed: seed)
        await flight.go()
      } while flight.hasEffects
      return (seed, flight)
    }

    @Test("it goes on while the main thread is busy", arguments: busySpells)
    func busy(_ spell: (trip: Trip, after: Double, time: Double)) async {
      let trip = spell.trip
      let (seed, undisturbed) = await withoutEffects(trip)
      var busy = await ShownFlight(trip, seed: seed)
      var outcomes: [MatchOutcome?] = []
      await busy.go(for: 3, after: spell.after) { flight in
        flight?.whenEnded { outcomes.append($0.outcome) }
        Headless.keepBusy(for: spell.time)
      }
      let pairs = busy.pairs(with: undisturbed)
        .filter { $0.time < spell.after + min(spell.time, 0.6) }
      #expect(pairs.count > 15)
      for (time, mine, other) in pairs {
        let misses = mine.playedMisses(of: other)
        #expect(misses == [], "\(trip) \(time)")
        if !misses.isEmpty { return }
      }
      #expect(outcomes == [.finished])
    }

    @Test func `one that is drawn stands still meanwhile, and then goes on from there`() async {
      var shown = await ShownFlight(.replace, seed: 5) { $0.usesCoreAnimation = false }
      await shown.go(for: 3, after: 0.2) { _ in Headless.keepBusy(for: 0.3) }
      let still = zip(shown.frames, shown.frames.dropFirst()).filter {
        $0.footage.playedMisses(of: $1.footage).isEmpty && $1.time - shown.frames[0].time < 0.6
      }
      #expect(still.count >= 17)
      #expect(shown.flight?.outcome == .finished)
    }

    /// What a screen was to be at the end is written nowhere, but held by the animation.
    @Test(arguments: [0, 1])
    func `a finger that goes to an end at once takes the screens with it`(end: CGFloat) async throws
    {
      for isPlayed in [true, false] {
        startOver()
        let stage = await OptionStage {
          $0.screenEffect = .push(from: .right)
          $0.usesCoreAnimation = isPlayed
        }
        let flight = try await stage.push()
        await advance(0.1)
        let before = ShownPose(stage.upper.view).offset.x
        await flight.show(at: end)
        let after = ShownPose(stage.upper.view).offset.x
        #expect(before > 20 && before < 370 && isClose(after, 393 * (1 - end)), "\(isPlayed)")
        flight.finish()
        await advance(1)
      }
    }

    @Test func `while it is played, nothing is written`() async throws {
      let shown = await ShownFlight(.navigation, seed: await withoutEffects(.navigation).seed)
      shown.stage.go(true)
      await advance(0.1)
      for _ in 0..<10 {
        Headless.accounts.recordsWrites = true
        await advance(1 / 60)
        #expect(Headless.accounts.writes.map(\.property) == [])
      }
      Headless.accounts.recordsWrites = false
    }

    @Test func `what the app takes off its own views is put back`() async throws {
      var shown = await ShownFlight(.navigation, seed: 4)
      let stage = shown.stage
      await shown.go(after: 0.15) { _ in
        stage.lower.view.layer.removeAllAnimations()
        stage.upper.view.layer.removeAllAnimations()
      }
      var undisturbed = await ShownFlight(.navigation, seed: 4)
      await undisturbed.go()
      for (time, mine, other) in shown.pairs(with: undisturbed) where time > 0.25 {
        #expect(mine.playedMisses(of: other) == [], "\(time)")
      }
    }
  }

  @MainActor @Suite("Nothing is seen of where playing begins and ends") struct NoSeamTests {
    /// What may happen to a flight that is played; nothing of it moves anything by itself.
    private enum Event: CaseIterable {
      case hold, finish, cancel, reverse, release, changedEnd, background, busy, wait
    }

    @Test(arguments: 0..<9)
    func `after a few events, the next frame is what it would have been`(first: Int) async throws {
      let others = Cases.pairs(Event.allCases, Event.allCases)
      for (second, third) in Cases.every(4, of: others) {
        try await play([Event.allCases[first], second, third])
      }
    }

    @Test func `AN-40: seen a refresh late, nothing leaps or goes back`() async throws {
      for first in 1...6 {
        var leaps: [CGFloat] = []
        for isLate in [false, true] {
          startOver()
          Headless.switches.commitsAreSeenLate = isLate
          let stage = await OptionStage()
          let flight = try await stage.push()
          var number = 0
          flight.observeProgress { flight in
            number += 1
            switch number - first {
            case 0: flight.hold()
            case 3: flight.finish()
            case 8: stage.upper.view.subviews.first?.frame.origin.y += 2
            case 12: stage.upper.view.backgroundColor = .yellow
            default: break
            }
          }
          let frames = await Headless.shownFrames { await advance(1.2) }
          let places = frames.compactMap { frame in
            frame.displayList.items.last { $0.color == UIColor.red.cgColor }?.center.y
          }
          let steps = zip(places, places.dropFirst()).map { $1 - $0 }
          #expect(steps.count > 30 && number > first + 12, "\(first)")
          #expect(steps.filter { $0 < -0.01 } == [], "\(first) \(isLate)")
          leaps.append(try #require(steps.max()))
        }
        #expect(leaps[1] < 2 * leaps[0] + 0.5, "\(first): \(leaps)")
      }
    }

    private func play(_ events: [Event]) async throws {
      startOver()
      let stage = await OptionStage {
        $0.timing = .bouncy
        $0.screenEffect = .push(from: .right)
      }
      let flight = try await stage.push()
      var outcomes = 0
      flight.whenEnded { _ in outcomes += 1 }
      await advance(0.05)
      for (number, event) in events.enumerated() {
        let before = FootageFrame.now
        guard flight.outcome == nil else { break }
        if event == .busy {
          Headless.keepBusy(for: 0.1)
        } else {
          perform(event, flight, stage)
          await nextTurn()
          // The color of a whole screen is seen at once.
          if flight.outcome == nil, event != .background {
            let misses = FootageFrame.now.playedMisses(of: before)
            #expect(misses == [], "\(events) \(number)")
          }
        }
        let steps = Headless.shownFrames { Headless.advance(by: 3 / 60) }
        expectSteps(steps, "\(events) \(number)")
        // An end that has just moved is still on its way.
        if flight.phase == .held, !events[...number].contains(.changedEnd) {
          expectStill(steps, "\(events) \(number)")
        }
      }
      flight.finish()
      await advance(2)
      #expect(outcomes == 1 && stage.window.remains.isEmpty, "\(events)")
    }

    private func perform(_ event: Event, _ flight: MatchFlight, _ stage: OptionStage) {
      switch event {
      case .hold: flight.hold()
      case .finish: flight.finish()
      case .cancel: flight.cancel()
      case .reverse: flight.reverse()
      case .release: flight.release(velocity: 0.5)
      case .changedEnd: stage.upper.view.subviews.first?.frame.origin.y -= 40
      case .background: stage.upper.view.backgroundColor = .yellow
      case .busy, .wait: break
      }
    }

    /// What somebody holds stands still.
    private func expectStill(_ frames: [ShownFrame], _ name: Comment) {
      for (now, next) in zip(frames, frames.dropFirst()) {
        #expect(next.footage.playedMisses(of: now.footage) == [], name)
      }
    }

    /// A sixtieth of a second of the fastest of these flights is some 30 points.
    private func expectSteps(_ frames: [ShownFrame], _ name: Comment) {
      for (now, next) in zip(frames, frames.dropFirst()) {
        for color in [UIColor.red, .blue] {
          let places = [now, next].map { frame in
            frame.displayList.items.last { $0.color == color.cgColor && $0.opacity > 0.5 }?.center
          }
          guard case let (a?, b?) = (places[0], places[1]) else { continue }
          #expect(hypot(a.x - b.x, a.y - b.y) < 60, name)
        }
      }
    }
  }
}
#endif
