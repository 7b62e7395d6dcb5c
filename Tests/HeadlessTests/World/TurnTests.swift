import Testing
import UIKitTestSupport

@testable import UIKit

extension HeadlessTests {
  @MainActor @Suite("Turns, commits and time") struct TurnTests {
    @Test("a turn runs what waited, lays out, commits, and then runs what waited for the commit")
    func orderOfATurn() {
      final class Logging: UIView {
        var whenLaidOut: (() -> Void)?
        override func layoutSubviews() { whenLaidOut?() }
      }
      let window = show(UIViewController())
      let view = Logging()
      window.addSubview(view)
      var log: [String] = []
      view.whenLaidOut = { log.append("layout, shown \(view.layer.shown != nil)") }
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
  }
}
