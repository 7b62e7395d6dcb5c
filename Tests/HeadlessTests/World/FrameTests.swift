import Testing
import UIKit
import UIKitTestSupport

extension HeadlessTests {
  @MainActor @Suite("Frames that the screen shows") struct FrameTests {
    let window: UIWindow
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let period = 1.0 / 60

    init() {
      window = show(UIViewController())
      view.backgroundColor = .red
      window.addSubview(view)
      Headless.advance(by: 0.1)
    }

    /// Slides the view 100 points to the right, in a second.
    private func slide() {
      let animation = CAKeyframeAnimation(keyPath: "position.x")
      animation.values = [5, 105]
      animation.duration = 1
      animation.beginTime = view.layer.convertTime(Headless.nextFrame, from: nil)
      animation.fillMode = .both
      animation.isRemovedOnCompletion = false
      view.layer.add(animation, forKey: "slide")
    }

    private func places(_ frames: [ShownFrame]) -> [CGFloat] {
      frames.map { $0.displayList.items(of: view).first?.box.minX ?? -1 }
    }

    @Test("AN-20: while the main thread is busy, what is played goes on")
    func playedWhileBusy() {
      slide()
      Headless.advance(by: period)
      let start = Headless.now
      let frames = Headless.shownFrames { Headless.keepBusy(for: 0.3) }
      #expect(frames.count == 17)
      for (frame, place) in zip(frames, places(frames)) {
        #expect(isClose(place, CGFloat((frame.time - start) * 100), within: 1e-6))
      }
    }

    @Test("PX-11: while the main thread is busy, what a display link draws stands still")
    func drawnWhileBusy() {
      let start = Headless.now
      var isBusy = false
      let link = CADisplayLink { link in
        if isBusy { Headless.keepBusy(for: 0.3) }
        isBusy = false
        view.center.x = 5 + (link.targetTimestamp - start) * 100
      }
      link.add(to: .main, forMode: .common)
      let before = Headless.shownFrames { Headless.advance(by: 0.1) }
      isBusy = true
      let frames = Headless.shownFrames { Headless.advance(by: 0.4) }
      link.invalidate()
      for (frame, place) in zip(before, places(before)) {
        #expect(isClose(place, CGFloat((frame.time - start) * 100), within: 1e-6))
      }
      let still = places(frames).prefix { isClose($0, places(before).last ?? 0) }
      #expect(still.count == 18)
      let times = (before + frames).map(\.time)
      for (time, next) in zip(times, times.dropFirst()) { #expect(isClose(next - time, period)) }
    }

    @Test("AN-20: what is committed in a turn is seen at the display link's target time")
    func targetTime() {
      var targets: [CFTimeInterval] = []
      let link = CADisplayLink { link in
        targets.append(link.targetTimestamp)
        view.center.x += 1
      }
      link.add(to: .main, forMode: .common)
      let frames = Headless.shownFrames { Headless.advance(by: 0.1) }
      link.invalidate()
      #expect(targets.count == 6)
      #expect(zip(targets, frames).allSatisfy { isClose($0, $1.time) })
      #expect(places(frames) == [1, 2, 3, 4, 5, 6])
    }

    @Test("OQ-16: opacities that add up to more than 1, or to less than 0, are shown as these")
    func opacitySums() {
      for (held, more, shown) in [(0.5, 0.75, 1), (-1, 0.75, nil)] as [(Double, Double, CGFloat?)] {
        for (value, isAdditive) in [(held, false), (more, true)] {
          let animation = CABasicAnimation(keyPath: "opacity")
          (animation.fromValue, animation.toValue) = (value, value)
          animation.duration = 100
          animation.isAdditive = isAdditive
          view.layer.add(animation, forKey: "\(isAdditive)")
        }
        Headless.advance(by: 0.1)
        #expect(Headless.displayList.items(of: view).first?.opacity == shown)
      }
    }

    @Test("AN-20: an animation that was taken off is seen until that is committed")
    func takenOff() {
      slide()
      Headless.advance(by: 0.5)
      var place: CGFloat?
      let frames = Headless.shownFrames {
        view.layer.removeAnimation(forKey: "slide")
        place = view.layer.presentation()?.frame.minX
        Headless.keepBusy(for: 0.1)
        Headless.advance(by: 0.1)
      }
      #expect(place == 0)
      #expect(places(frames).prefix(5).allSatisfy { $0 > 50 })
      #expect(places(frames).dropFirst(5).allSatisfy { $0 == 0 })
    }
  }
}
