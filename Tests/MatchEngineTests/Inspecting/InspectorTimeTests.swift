#if canImport(UIKit) && !canImport(ObjectiveC)
@testable import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  @MainActor @Suite("The inspector and time") struct InspectorTimeTests {
    @Test(arguments: [0.5, 0.25, 0.1], [true, false])
    func `a slowed flight takes as much longer`(_ speed: Double, isPlayed: Bool) async throws {
      func duration(_ speed: Double) async throws -> Double {
        let stage = await InspectorStage(speed: speed, isPlayed: isPlayed) {
          $0.timing = .linear(duration: 0.4)
        }
        let start = Headless.now
        let flight = try await stage.stage.push()
        var end = 0.0
        flight.whenEnded { _ in end = Headless.now }
        await flight.arrives(in: 5)
        #expect(stage.app.remains.isEmpty)
        return end - start
      }
      let quick = try await duration(1)
      let slow = try await duration(speed)
      // Each is measured in whole frames.
      let frame = 1.0 / 60
      #expect(abs(slow - quick / speed) < 2 * frame / speed + frame, "\(quick) \(slow)")
    }

    @Test("nothing jumps where the speed changes or time is stopped", arguments: [true, false])
    func noJump(isPlayed: Bool) async throws {
      let stage = await InspectorStage(isPlayed: isPlayed) {
        $0.timing = .bouncy
      }
      let flight = try await stage.stage.push()
      for speed in [0.25, 1, 0, 0.1, 0, 1, 0.5] {
        await advance(0.05)
        let before = try stage.stage.progress(.red)
        if stage.inspector.standsStill != (speed == 0) { stage.inspector.pauseOrPlay() }
        if speed > 0 { stage.inspector.speed = speed }
        await nextTurn()
        #expect(abs(try stage.stage.progress(.red) - before) < 1e-3, "\(speed)")
        if speed == 0 {
          await advance(1)
          #expect(abs(try stage.stage.progress(.red) - before) < 0.06, "\(speed)")
          let still = try stage.stage.progress(.red)
          await advance(1)
          #expect(abs(try stage.stage.progress(.red) - still) < 1e-6)
        }
      }
      await flight.arrives(in: 4)
    }

    @Test("a stopped flight goes on by one frame at a time", arguments: [true, false])
    func steps(isPlayed: Bool) async throws {
      let stage = await InspectorStage(isPlayed: isPlayed) {
        $0.timing = .linear(duration: 1)
      }
      let flight = try await stage.stage.push()
      await advance(0.2)
      try await stage.tap("Pause")
      await advance(0.1)
      let start = flight.fractionComplete
      for number in 1...5 {
        try await stage.tap("›")
        await advance(0.1)
        #expect(abs(flight.fractionComplete - start - CGFloat(number) / 60) < 1e-3)
        #expect(flight.phase == .running)
      }
      try await stage.slide(to: 0.6)
      for number in 1...5 {
        try await stage.tap("›")
        #expect(abs(flight.fractionComplete - 0.6 - CGFloat(number) / 60) < 1e-3)
        #expect(abs(try stage.stage.progress(.red) - flight.fractionComplete) < 0.02)
      }
      try await stage.tap("Pause")
      await flight.arrives(in: 3)
    }

    @Test(arguments: [0.3, 0.9] as [Float])
    func `a scrub holds the flight, and goes on to the nearer end`(_ end: Float) async throws {
      let stage = await InspectorStage()
      let flight = try await stage.stage.push()
      await advance(0.1)
      let ways: [Float] = [0.3, 0.6, 0.9, 0.6, 0.3]
      var places: [CGFloat] = []
      for way in ways {
        try await stage.slide(to: way)
        #expect(flight.phase == .held && abs(flight.fractionComplete - CGFloat(way)) < 1e-6)
        await advance(0.5)
        places.append(try stage.stage.progress(.red))
      }
      #expect(abs(places[0] - places[4]) < 1e-6 && abs(places[1] - places[3]) < 1e-6)
      #expect(places[2] > places[1] && places[1] > places[0])
      try await stage.slide(to: end)
      try await stage.tap("Pause")
      await advance(3)
      #expect(flight.outcome == (end > 0.5 ? .finished : .cancelled))
      #expect(stage.app.remains.isEmpty && stage.bar?.slider.isHidden == true)
    }

    @Test func `a finger on the slider moves the flight with it`() async throws {
      let stage = await InspectorStage { $0.timing = .linear(duration: 2) }
      let flight = try await stage.stage.push()
      await advance(0.2)
      let (slider, window) = (try #require(stage.bar?.slider), try #require(stage.overlay))
      let box = slider.convert(slider.bounds, to: nil)
      func knob() -> CGPoint {
        CGPoint(x: box.minX + 14 + CGFloat(slider.value) * (box.width - 28), y: box.midY)
      }
      let start = flight.fractionComplete
      let finger = await Hands.touch(at: knob(), in: window)
      await nextTurn()
      #expect(flight.phase == .held && abs(flight.fractionComplete - start) < 0.05)
      await finger.move(to: CGPoint(x: box.minX + box.width * 0.7, y: box.midY), during: 0.3)
      #expect(flight.fractionComplete > 0.6)
      await finger.lift(thenWait: 0.5)
      #expect(flight.phase == .held)
      #expect(!window.isKeyWindow && stage.app.isKeyWindow)
    }
  }
}
#endif
