import MatchEngineTestSupport
import Testing

@testable import MatchEngineCore

/// A driver with a stage that plays, beside one with a stage that is drawn on.
@Suite struct PlayingTests {
  @Test func aFlightThatIsPlayedIsDrawnWhenItIsStagedAndAtItsEnd() {
    let fixture = DriverFixture(canPlay: true)
    while fixture.driver.flight.outcome == nil { fixture.tick() }
    #expect(
      fixture.stage.calls == [
        .set, .runClock(true), .draw, .play, .readEnds, .stopPlaying, .runClock(false), .draw,
        .strike(.finished),
      ]
    )
    #expect(fixture.stage.frames.last == fixture.driver.flight.plan.frame(at: 1))
  }

  /// Every sequence of up to two events with ticks between them, and every seventh one of three; with
  /// `MATCHENGINE_CASES=all` all of those too.
  @Test(arguments: MatchDirection.allCases)
  func whateverHappensIsSeenAsIfItWereDrawn(direction: MatchDirection) {
    let events: [FlightEvent?] = [
      nil, .hold, .move(to: 0.3), .release(velocity: 3), .release(velocity: -3), .reverse,
      .finish(velocity: 0), .cancel(velocity: 0),
      .redirect(FlightFixture.plan(from: 0, to: 1, reducesMotion: true)),
      .redirect(FlightFixture.plan(from: 1, to: 2), .onward),
      .redirect(FlightFixture.plan(from: 0, to: 1, shift: 35)),
      .drag("title", by: Vector(30, -40)), .drop("title", velocity: Vector(900, 300)),
      .drag("photo", by: .zero, pinch: FlightLawTests.pinch(-0.7, 1)),
      .drop("photo", velocity: Vector(90, 300), pinch: FlightLawTests.pinch(2, -4)),
      .endsUnchanged, .resized, .gone,
    ]
    let pairs = Cases.pairs(events, events)
    // No number of events or pairs is a multiple of 13, so each event is tried at each place.
    for (pair, third) in Cases.every(13, of: Cases.pairs(pairs, events)) {
      let sequence = [pair.0, pair.1, third]
      let miss = worstMiss(of: sequence, direction)
      #expect(miss <= 2, "\(sequence): \(miss)")
      if miss > 2 { return }
    }
  }

  /// How far what is seen is off at the worst, as a part of the bound.
  private func worstMiss(of events: [FlightEvent?], _ direction: MatchDirection) -> Double {
    let (played, drawn) = (DriverFixture(direction, canPlay: true), DriverFixture(direction))
    var worst = 0.0
    func compare() {
      guard let there = drawn.stage.frames.last else { return }
      let plan = drawn.driver.flight.plan
      guard played.driver.flight.plan == plan else {
        worst = .infinity
        return
      }
      // A plan that has just come is drawn with the next tick.
      let latest = drawn.stage.calls.last { [.draw, .adopt].contains($0) }
      guard latest == .draw else { return }
      guard let here = played.seen, here.count == plan.performers.count else {
        return worst = .infinity
      }
      let near =
        [there] + (1...4).map { drawn.driver.flight.frame(after: Double($0) * Course.moment) }
      worst = max(worst, here.worstMiss(from: there, near: near, of: plan))
      guard played.driver.flight.lifecycle.phase == drawn.driver.flight.lifecycle.phase,
        (played.driver.flight.fraction - drawn.driver.flight.fraction).magnitude < 1e-9
      else { return worst = .infinity }
    }
    for fixture in [played, drawn] { for _ in 0..<6 { fixture.tick() } }
    for event in events {
      guard let event else { continue }
      // What is drawn is seen only once it is drawn; what is played is seen at any time.
      for fixture in [played, drawn] {
        let isPlayed = fixture.stage.played != nil
        if !isPlayed { fixture.tick(after: 0.005) }
        fixture.send(event, after: isPlayed ? 0.005 : 0)
      }
      compare()
      for _ in 0..<2 {
        for fixture in [played, drawn] { fixture.tick() }
        compare()
      }
    }
    for _ in 0..<4 {
      for fixture in [played, drawn] { fixture.tick(after: 0.07) }
      compare()
    }
    return worst
  }

  /// While the main thread is busy, what is played goes on.
  @Test func allTimeCountsWhileAFlightIsPlayed() {
    let (played, drawn) = (DriverFixture(canPlay: true), DriverFixture())
    for fixture in [played, drawn] {
      for _ in 0..<3 { fixture.tick() }
      fixture.tick(after: 0.3)
    }
    #expect((played.driver.flight.time - (2.0 / 60 + 0.3)).magnitude < 1e-9)
    #expect((drawn.driver.flight.time - (2.0 / 60 + 0.1)).magnitude < 1e-9)
    played.tick(after: 5)
    #expect(played.driver.flight.outcome == .finished)
  }

  @Test(arguments: [true, false])
  func whatEndsLateStillHasTimeToReachEndsThatHaveMoved(isPlayed: Bool) {
    let fixture = DriverFixture(canPlay: isPlayed)
    for _ in 0..<3 { fixture.tick() }
    let moved = FlightFixture.plan(from: 0, to: 1, shift: 60)
    fixture.stage.ends = [moved]
    while fixture.stage.count(.adopt) == 0 { fixture.tick(after: isPlayed ? 5 : 1.0 / 60) }
    #expect(fixture.driver.flight.outcome == nil)
    while fixture.driver.flight.outcome == nil {
      let before = fixture.driver.flight.frame
      fixture.tick()
      #expect(fixture.driver.flight.frame.difference(from: before).points < 15)
    }
    #expect(fixture.outcomes == [.finished] && fixture.stage.count(.readEnds) == 2)
    fixture.stage.frames.last?.expect(toBe: moved.frame(at: 1), within: 1e-9, "the moved end")
  }

  @Test func whatIsGrabbedBetweenTwoTicksIsGrabbedWhereItIsSeen() throws {
    let fixture = DriverFixture(canPlay: true)
    for _ in 0..<4 { fixture.tick() }
    let plan = fixture.driver.flight.plan
    let seen = fixture.stage.seen(at: fixture.clock + 0.007, of: plan)
    fixture.stage.now = fixture.clock + 0.007 + Course.moment
    let next = fixture.driver.flight.frame
    fixture.send(.hold, after: 0.007)
    #expect((fixture.driver.flight.time - 3.0 / 60 - 0.007).magnitude < 1e-9)
    #expect(fixture.calls.suffix(2) == [.play, .stopPlaying])
    let drawn = try #require(fixture.stage.frames.last)
    #expect(try #require(seen).worstMiss(from: drawn, near: [drawn, next], of: plan) <= 1)
  }

  @Test func whoAsksIsToldWhatIsSeenNow() {
    let fixture = DriverFixture(canPlay: true)
    for _ in 0..<4 { fixture.tick() }
    let fraction = fixture.driver.flight.fraction
    fixture.stage.now = fixture.clock + 0.05
    #expect(fixture.driver.flight.fraction > fraction + 0.01)
    #expect(fixture.stage.count(.draw) == 1, "nothing is drawn for whoever asks")
  }

  @Test func whatChangesNothingDoesNotInterrupt() {
    let fixture = DriverFixture(canPlay: true)
    for _ in 0..<4 { fixture.tick() }
    for event in [FlightEvent.finish(velocity: 0), .start, .drop("", velocity: .zero)] {
      fixture.send(event, after: 0.001)
    }
    fixture.tick()
    #expect(fixture.calls == [.set, .runClock(true), .play])
  }

  @Test func aFlightIsPlayedAgainInTheNextTurn() {
    let fixture = DriverFixture(canPlay: true)
    for _ in 0..<4 { fixture.tick() }
    fixture.send(.reverse, after: 0.001)
    #expect(fixture.calls.last == .stopPlaying)
    fixture.tick()
    #expect(fixture.calls.last == .play)
  }

  @Test func aStageThatCannotPlayForNowIsDrawnOn() {
    let fixture = DriverFixture()
    for _ in 0..<4 { fixture.tick() }
    #expect(fixture.stage.count(.draw) == 5)
    fixture.stage.canPlay = true
    fixture.tick()
    fixture.tick()
    #expect(fixture.stage.count(.draw) == 5 && fixture.stage.count(.play) == 1)
  }
}
