import Testing
import UIKitTestSupport

@testable import UIKit

extension HeadlessTests {
  @MainActor @Suite("Turns, commits and time") struct TurnTests {
    @Test("a turn runs what waited, lays out, commits, and then runs what waited for the commit")
    func orderOfATurn() {
      let window = show(UIViewController())
      let view = LayoutView()
      window.addSubview(view)
      var log: [String] = []
      view.onLayout = { log.append("layout, shown \(view.layer.shown != nil)") }
      World.shared.nextTurn { log.append("waiting") }
      World.shared.afterCommit.append { log.append("after, shown \(view.layer.shown != nil)") }
      Headless.turn()
      #expect(log == ["waiting", "layout, shown false", "after, shown true"])
    }

    @Test("frames come at multiples of their period, however time is cut into pieces")
    func frames() {
      var times: [CFTimeInterval] = []
      let link = CADisplayLink { times.append($0.timestamp) }
      link.add(to: .main, forMode: .common)
      let start = Headless.now
      for _ in 0..<100 { Headless.advance(by: 0.0031) }
      link.invalidate()
      #expect(times.count == 18)
      for (number, time) in times.enumerated() {
        #expect(isClose(time, start + Double(number + 1) / 60, within: 1e-6))
      }
    }

    @Test("what is dispatched to the main queue runs when time passes, in order")
    func dispatched() {
      nonisolated(unsafe) var calls: [Int] = []
      DispatchQueue.main.async { calls.append(1) }
      DispatchQueue.main.async {
        calls.append(2)
        DispatchQueue.main.async { calls.append(3) }
      }
      #expect(calls.isEmpty)
      Headless.advance(by: 0)
      #expect(calls == [1, 2, 3])
    }

    @Test("starting over leaves no window, no link, no animation and nothing waiting")
    func startingOver() {
      let window = show(UIViewController())
      let view = UIView()
      window.addSubview(view)
      Headless.turn()
      var calls = 0
      UIView.animate(withDuration: 1, animations: { view.alpha = 0 }) { _ in calls += 1 }
      CADisplayLink { _ in calls += 1 }.add(to: .main, forMode: .common)
      World.shared.nextTurn { calls += 1 }
      Headless.startOver()
      Headless.advance(by: 2)
      #expect(calls == 0)
      #expect(window.isHidden)
      #expect(view.layer.animationKeys() == nil)
    }
  }

  @MainActor @Suite("Accounts") struct AccountsTests {
    @Test("live views, layers and controllers are counted")
    func liveObjects() {
      let before = Headless.accounts
      do {
        let controller = UIViewController()
        let view = UIView()
        view.layer.addSublayer(CALayer())
        #expect(Headless.accounts.liveControllers == before.liveControllers + 1)
        #expect(Headless.accounts.liveViews == before.liveViews + 1)
        #expect(Headless.accounts.liveLayers == before.liveLayers + 2)
        withExtendedLifetime((controller, view)) {}
      }
      #expect(Headless.accounts.liveControllers == before.liveControllers)
      #expect(Headless.accounts.liveViews == before.liveViews)
      #expect(Headless.accounts.liveLayers == before.liveLayers)
    }

    @Test("writes are recorded in order, for as long as that is asked for")
    func writes() async {
      let view = UIView()
      view.alpha = 0.5
      #expect(Headless.accounts.writes.isEmpty)
      Headless.accounts.recordsWrites = true
      view.alpha = 0.25
      view.alpha = 0.25
      view.center = CGPoint(x: 1, y: 1)
      #expect(Headless.accounts.writes.map(\.property) == ["opacity", "opacity", "position"])
      #expect(Headless.accounts.writes.allSatisfy { $0.layer == ObjectIdentifier(view.layer) })
      await nextTurn()
      #expect(Headless.accounts.writes.count >= 3)
      Headless.accounts.recordsWrites = false
      #expect(Headless.accounts.writes.isEmpty)
    }

    @Test("whoever listens hears of each write, and of what is made")
    func listening() {
      var heard: [String] = []
      let view = UIView()
      Headless.accounts.whenWritten = { heard.append("\(type(of: $0)) \($1)") }
      view.isUserInteractionEnabled = false
      view.alpha = 0.5
      view.addSubview(UIView())
      view.addGestureRecognizer(UITapGestureRecognizer())
      Headless.accounts.whenWritten = nil
      view.tag = 1
      let own = heard.filter { !$0.hasPrefix("CALayer super") && !$0.hasPrefix("CALayer sub") }
      #expect(
        own == [
          "UIView isUserInteractionEnabled", "CALayer opacity", "CALayer init", "UIView init",
          "UIView superview", "UIView subviews", "UITapGestureRecognizer init",
          "UIView gestureRecognizers",
        ]
      )
    }

    @Test(
      "what a module writes is told from what UIKit does because of it, and from what others write"
    )
    func callers() {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let inner = UIView(frame: view.bounds)
      inner.autoresizingMask = .flexibleWidth
      view.addSubview(inner)
      var heard: [String] = []
      let writes = Writes(of: "HeadlessTests") { write in
        heard.append("\(write.object === view ? "outer" : "inner") \(write.property)")
      }
      view.alpha = 0.5
      view.layer.cornerRadius = 2
      inner.frame.size.width = 50
      view.layoutIfNeeded()
      UIView.animate(withDuration: 1) { view.center.x = 7 }
      view.addSubview(UIView())
      writes.stop()
      view.alpha = 1
      #expect(
        heard == [
          "outer opacity", "outer cornerRadius", "inner bounds", "inner position",
          "outer position", "outer subviews",
        ]
      )
      var others: [String] = []
      let engine = Writes(of: "MatchEngine") { others.append($0.property) }
      view.alpha = 0.5
      engine.stop()
      #expect(others == [])
    }
  }

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
