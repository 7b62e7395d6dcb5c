import MatchEngineTestSupport
import Testing
import UIKit

@testable import Films

/// What browsers may say.
@Suite struct LiveMessageTests {
  @Test func `lines are what they say`() {
    let spot = LiveMessage.Spot(finger: 3, point: CGPoint(x: 12.5, y: -4))
    let other = LiveMessage.Spot(finger: 4, point: CGPoint(x: 0, y: 7))
    #expect(LiveMessage("down 10.25 3 12.5 -4") == .down([spot], time: 10.25))
    #expect(LiveMessage("move 10 3 12.5 -4 4 0 7") == .move([spot, other], time: 10))
    #expect(LiveMessage("up 10 3 4") == .up([3, 4], time: 10))
    #expect(LiveMessage("cancel 0") == .cancel(time: 0))
    #expect(LiveMessage("type  a b") == .type(" a b"))
    #expect(LiveMessage("pace 10") == .pace(10))
    #expect(LiveMessage("phone tablet") == .phone(.tablet))
    #expect(LiveMessage("rtl on") == .rightToLeft(true))
    let timing = LiveTiming(duration: 0.5, bounce: 0.25, arc: -0.4)
    #expect(LiveMessage("timing 0.5 0.25 -0.4") == .timing(timing))
    #expect(LiveMessage("timing 0.5 0.25") == nil)
    #expect(LiveMessage("motion off") == .motion(reduced: false))
    #expect(LiveMessage("prefers-dark on") == .prefersDark(true))
    #expect(LiveMessage("back") == .back)
  }

  @Test(
    "what is not said as it should be is not said",
    arguments: [
      "", " ", "down", "down 1", "down 1 2", "down 1 2 3", "down 1 2 nan 4", "down 1 2 inf 4",
      "down nan 1 2 3", "down -1 1 2 3", "down 1 2 1e6 4", "down 1 -2 3 4", "down 1 1000 3 4",
      "down 1 2 3 4 2 5 6", "down  1 2 3 4", "Down 1 2 3 4", "down 1 2 3 4 5",
      "down 1 2 0x1p3000 4", "down 1 99999999999999999999 1 1", "up 1", "up 1 2 2", "up 1 x",
      "pace 3", "pace 0", "pace -1", "pause", "pause maybe", "pause on on", "phone", "phone watch",
      "step 1", "back 1", "prefers-dark", "wheel 1 2 3 4", "wheel 1 2 3 4 nan", "type", "type ",
      "type \u{7}", "exit", "dark",
    ]
  )
  func refused(line: String) { #expect(LiveMessage(line) == nil) }

  @Test func `no more than ten fingers, and no more than some text`() {
    func down(_ count: Int) -> String {
      "down 1 " + (0..<count).map { "\($0) 5 5" }.joined(separator: " ")
    }
    #expect(LiveMessage(down(10)) != nil)
    #expect(LiveMessage(down(11)) == nil)
    #expect(LiveMessage("type " + String(repeating: "x", count: 200)) != nil)
    #expect(LiveMessage("type " + String(repeating: "x", count: 201)) == nil)
  }

  @Test func `whatever is said, every number that comes of it is one of points on a screen`() {
    var random = SplitMix(seed: 3)
    let words = [
      "down", "move", "up", "wheel", "1", "-1", "nan", "1e308", "0", "7.5", "", "on", "é",
    ]
    for _ in 0..<20_000 {
      let line = (0..<Int.random(in: 1...8, using: &random)).map { _ in
        words.randomElement(using: &random) ?? ""
      }.joined(separator: " ")
      guard case .down(let spots, let time) = LiveMessage(line) else { continue }
      #expect(time >= 0 && time.isFinite && spots.count <= LiveMessage.mostFingers)
      #expect(spots.allSatisfy { abs($0.point.x) <= 1e5 && abs($0.point.y) <= 1e5 })
    }
  }
}
