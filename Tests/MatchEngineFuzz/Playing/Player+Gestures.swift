import MatchEngine
import UIKit

extension Player {
  /// Swipes with a finger of its own.
  func swipe(from start: CGPoint, by way: CGFloat) {
    guard fingers.isEmpty else { return }
    let finger = -1
    touch(finger, .down(start))
    move(finger, to: CGPoint(x: start.x + way, y: start.y), during: 0.2)
    let tabs = world.all.compactMap { $0 as? UITabBarController }
    count(.tabSwipe, if: tabs.contains { $0.matchFlight?.phase == .held })
    touch(finger, .lift)
  }

  /// Pinches with two fingers of its own.
  func pinch(_ pinch: Act.Pinch) {
    guard fingers.isEmpty else { return }
    usedFingers = true
    sight.forget()
    let pair = Headless.fingersDown(at: pinch.points(at: 0), in: world.window)
    (fingers[-1], fingers[-2]) = (pair[0], pair[1])
    let steps = max(1, Int(pinch.seconds / Headless.framePeriod))
    for step in 1...steps {
      frame()
      book.eventHappened()
      let points = pinch.points(at: CGFloat(step) / CGFloat(steps))
      Headless.moveFingers(Array(zip(pair, points)))
    }
    wait(pinch.rest)
    count(.pinch, if: book.unended.contains { $0.phase == .held })
    for number in [-1, -2] {
      touch(number, pinch.isCancelled ? .cancel : .lift)
      frame()
    }
  }
}

extension Act.Pinch {
  /// Where the fingers are after a part of the way.
  fileprivate func points(at part: CGFloat) -> [CGPoint] {
    let span = spans.0 + (spans.1 - spans.0) * part
    return [-0.5, 0.5].map { side in
      CGPoint(
        x: middle.x + way.x * part + side * span * cos(turn * part),
        y: middle.y + way.y * part + side * span * sin(turn * part)
      )
    }
  }
}
