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

    @Test("DL-2, DL-3: one call a frame unless it is paused, with its time and the next frame's")
    func timestamps() async {
      var samples: [(timestamp: CFTimeInterval, target: CFTimeInterval, duration: CFTimeInterval)] =
        []
      let link = displayLink { samples.append(($0.timestamp, $0.targetTimestamp, $0.duration)) }
      link.add(to: .main, forMode: .common)
      link.add(to: .main, forMode: .default)
      #expect(!link.isPaused)
      let before = CACurrentMediaTime()
      await advance(0.5)
      link.isPaused = true
      let count = samples.count
      await advance(0.2)
      link.invalidate()
      let frames = 0.5 * Double(UIScreen.main.maximumFramesPerSecond)
      #expect(samples.count == count)
      #expect(Double(count) > frames * 0.4 && Double(count) < frames * 1.2)
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
