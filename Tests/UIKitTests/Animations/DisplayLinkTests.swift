#if canImport(UIKit)
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  @MainActor @Suite("CADisplayLink") struct DisplayLinkTests {
    @Test("DL-1: a link keeps its target until it is invalidated")
    func keepsTarget() async {
      final class Target {}
      weak var weakTarget: Target?
      let link: CADisplayLink
      do {
        let target = Target()
        weakTarget = target
        link = displayLink { _ in _ = target }
      }
      link.add(to: .main, forMode: .common)
      await advance(0.1)
      #expect(weakTarget != nil)
      link.invalidate()
    }

    @Test("DL-2: one call a frame unless it is paused; one run loop, several modes")
    func onceAFrame() async {
      var calls = 0
      let link = displayLink { _ in calls += 1 }
      #expect(!link.isPaused)
      link.add(to: .main, forMode: .common)
      link.add(to: .main, forMode: .default)
      await advance(0.5)
      let frames = 0.5 * Double(UIScreen.main.maximumFramesPerSecond)
      #expect(Double(calls) > frames * 0.4 && Double(calls) < frames * 1.2)
      link.isPaused = true
      calls = 0
      await advance(0.2)
      #expect(calls == 0)
      link.invalidate()
    }

    @Test("DL-3: timestamps grow by the frame; the target is the next frame")
    func timestamps() async {
      var samples: [(timestamp: CFTimeInterval, target: CFTimeInterval, duration: CFTimeInterval)] =
        []
      let link = displayLink { samples.append(($0.timestamp, $0.targetTimestamp, $0.duration)) }
      link.add(to: .main, forMode: .common)
      let before = CACurrentMediaTime()
      await advance(0.2)
      link.invalidate()
      #expect(samples.count > 4)
      for (sample, next) in zip(samples, samples.dropFirst()) {
        #expect(next.timestamp > sample.timestamp)
        #expect(sample.target > sample.timestamp)
        #expect(isClose(sample.target - sample.timestamp, sample.duration, within: 0.005))
      }
      #expect((samples.first?.timestamp ?? 0) >= before - 0.1)
    }

    @Test("DL-7: after invalidation there are no more calls, from within a call, too")
    func invalidation() async {
      var calls = 0
      let link = displayLink { link in
        calls += 1
        if calls == 3 { link.invalidate() }
      }
      link.add(to: .main, forMode: .common)
      await advance(0.3)
      #expect(calls == 3)
    }
  }
}
#endif
