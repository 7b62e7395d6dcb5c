import Testing

@testable import Films

/// One clock for the wall and the app.
@Suite struct LiveClockTests {
  @Test("the app's time is the wall's", arguments: LiveClock.slownesses)
  func pace(slowness: Int) {
    var clock = LiveClock(world: 1000, wall: 50)
    clock.go(slowness: slowness, at: 52)
    #expect(clock.world(at: 52) == 1002)
    #expect(abs(clock.world(at: 62) - (1002 + 10 / Double(slowness))) < 1e-9)
    for moment in [1002, 1002.5, 1010] {
      #expect(abs(clock.world(at: clock.wall(at: moment)) - moment) < 1e-9)
    }
  }

  @Test func `a clock that stands goes on from where it stood`() {
    var clock = LiveClock(world: 1000, wall: 0)
    clock.pause(true, at: 3)
    #expect(clock.world(at: 100) == 1003)
    #expect(clock.wall(at: 1004) == .infinity)
    clock.pause(false, at: 100)
    #expect(clock.world(at: 101) == 1004)
  }

  @Test("what was done is neither later than it was heard of nor long before, and stays in order")
  func watch() {
    var watch = LiveWatch()
    #expect(watch.wall(at: 5, heardAt: 105.02) == 105.02)
    // The quickest way so far: all others were slower.
    #expect(watch.wall(at: 5.1, heardAt: 105.11) == 105.11)
    #expect(abs(watch.wall(at: 5.2, heardAt: 105.3) - 105.21) < 1e-9)
    #expect(watch.wall(at: 5.2, heardAt: 110) == 109.75)
    #expect(watch.wall(at: 900, heardAt: 111) == 111)
  }
}
