#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  @MainActor @Suite("Replacing children in a custom container") struct ReplaceTests {
    final class Container: UIViewController {
      var forwards = true
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }
    }

    let log = CallLog()
    let container = Container()
    let (a, b, c): (LoggedPhoto, LoggedPhoto, LoggedPhoto)
    let window: UIWindow

    init() async {
      (a, b, c) = LoggedPhoto.three(log)
      container.childMatchTransition = MatchTransition {
        $0.timing = MatchTiming(.linear, duration: 0.5)
      }
      window = show(container)
      await advance(0.1)
      container.matchReplace(nil, with: a, in: container.view, animated: false)
      await advance(0.1)
    }

    private func replace(
      _ old: UIViewController,
      _ new: UIViewController,
      isForward: Bool = true
    ) -> MatchFlight {
      container.matchReplace(
        old,
        with: new,
        in: container.view,
        direction: isForward ? .forward : .backward
      )
    }

    private func rests(on child: LoggedPhoto) -> Bool {
      container.children == [child] && child.view.superview === container.view
        && container.view.subviews == [child.view] && child.parent === container
        && child.view.frame == container.view.bounds && window.remains.isEmpty
        && container.matchFlight == nil
    }

    @Test("the first child is shown without a flight, and is told once")
    func first() {
      #expect(rests(on: a))
      #expect(
        log.calls.filter { !$0.contains("Layout") } == [
          "A.didLoad", "A.willMove(parent)", "A.willAppear(false)", "A.didAppear(false)",
          "A.didMove(parent)",
        ]
      )
    }

    @Test(
      "a replacement flies forward and backward, and leaves only the new child",
      arguments: [true, false]
    )
    func replaces(isForward: Bool) async {
      let flight = replace(a, b, isForward: isForward)
      await advance(0.2)
      #expect(flight.phase == .running && flight === container.matchFlight)
      #expect(flight.report?.pairCount == 1 && window.flyingMiddle != nil)
      await advance(1)
      #expect(flight.outcome == .finished && rests(on: b) && a.parent == nil)
    }

    @Test(
      "the children get the same calls as from UIKit's transition(from:to:)",
      arguments: [true, false]
    )
    func calls(forwards: Bool) async {
      container.forwards = forwards
      log.clear()
      _ = replace(a, b)
      await advance(1)
      let ours = log.appearances
      let moves = log.calls.filter { $0.contains("Move(") }
      // The same with UIKit's own means.
      let other = CallLog()
      let (x, y, _) = LoggedPhoto.three(other)
      let plain = Container()
      window.rootViewController = plain
      await advance(0.1)
      plain.addChild(x)
      x.view.frame = plain.view.bounds
      plain.view.addSubview(x.view)
      x.didMove(toParent: plain)
      await advance(0.1)
      other.clear()
      x.willMove(toParent: nil)
      plain.addChild(y)
      plain.transition(from: x, to: y, duration: 0.5, options: [], animations: {}) { _ in
        x.removeFromParent()
        y.didMove(toParent: plain)
      }
      await advance(1)
      #expect(ours == other.appearances)
      #expect(moves == other.calls.filter { $0.contains("Move(") })
    }

    @Test("in a container that does not forward appearance, each child is told once")
    func containerTells() async {
      container.forwards = false
      log.clear()
      _ = replace(a, b)
      await advance(1)
      #expect(
        log.appearances == [
          "A.willDisappear(true)", "B.willAppear(true)", "A.didDisappear(true)",
          "B.didAppear(true)",
        ]
      )
    }

    @Test("a cancelled replacement restores the old child and its appearance")
    func cancelled() async {
      log.clear()
      let flight = replace(a, b)
      await advance(0.2)
      flight.cancel()
      await advance(1)
      #expect(flight.outcome == .cancelled && rests(on: a) && b.parent == nil)
      #expect(
        log.appearances == [
          "A.willDisappear(true)", "B.willAppear(true)", "B.willDisappear(true)",
          "B.didDisappear(true)", "A.willAppear(true)", "A.didAppear(true)",
        ]
      )
      #expect(
        log.calls.filter { $0.contains("Move(") } == [
          "A.willMove(nil)", "B.willMove(parent)", "B.willMove(nil)", "B.didMove(nil)",
          "A.didMove(parent)",
        ]
      )
    }

    @Test("a flight held from its first frame follows the hand, and finishes when let go")
    func interactive() async throws {
      let flight = replace(a, b)
      flight.hold()
      await advance(0.3)
      #expect(flight.phase == .held && flight.fraction == 0)
      flight.update(0.5)
      await advance(0.1)
      let middle = try #require(window.flyingMiddle)
      #expect(abs(middle.x - (a.middle.x + b.middle.x) / 2) < 0.5)
      #expect(abs(middle.y - (a.middle.y + b.middle.y) / 2) < 0.5)
      flight.release(velocity: 1)
      await advance(1)
      #expect(flight.outcome == .finished && rests(on: b))
    }

    @Test("a flight can be held on its way, and reversed twice")
    func grabbed() async {
      let flight = replace(a, b)
      await advance(0.2)
      flight.hold()
      await advance(0.3)
      #expect(flight.phase == .held)
      flight.reverse()
      await advance(0.05)
      flight.reverse()
      await advance(1)
      #expect(flight.outcome == .finished && rests(on: b))
    }

    @Test("a replacement begun with beginMatch is held")
    func byHand() async throws {
      let flight = try #require(
        container.beginMatch { container.matchReplace(a, with: b, in: container.view) }
      )
      await advance(0.3)
      #expect(flight.phase == .held)
      flight.cancel()
      await advance(1)
      #expect(rests(on: a))
    }

    @Test("replacing back and forth reverses the same flight each time")
    func back() async {
      let flight = replace(a, b)
      await advance(0.2)
      #expect(replace(b, a) === flight)
      #expect(flight.phase == .settling)
      await advance(0.05)
      #expect(replace(a, b) === flight)
      await advance(0.05)
      #expect(replace(b, a) === flight)
      await advance(1)
      #expect(flight.outcome == .cancelled && rests(on: a))
    }

    @Test("a third child in flight: what flies continues without a jump", arguments: [true, false])
    func onward(isForward: Bool) async throws {
      log.clear()
      let first = replace(a, b, isForward: isForward)
      await advance(0.25)
      let before = try #require(window.flyingMiddle)
      let second = replace(b, c, isForward: isForward)
      #expect(second !== first && first.outcome == nil)
      await advance(0.02)
      #expect(first.outcome == .finished && second.phase == .running)
      let after = try #require(window.flyingMiddle)
      // Two frames at the speed it had: far less than the distance to either end.
      #expect(abs(after.x - before.x) < 25 && abs(after.y - before.y) < 25)
      await advance(1)
      #expect(second.outcome == .finished && rests(on: c) && a.parent == nil && b.parent == nil)
      #expect(
        log.appearances.filter { $0.hasPrefix("A") } == [
          "A.willDisappear(true)", "A.didDisappear(true)",
        ]
      )
      #expect(
        log.appearances.filter { $0.hasPrefix("B") } == [
          "B.willAppear(true)", "B.willDisappear(true)", "B.didDisappear(true)",
        ]
      )
      #expect(
        log.appearances.filter { $0.hasPrefix("C") } == ["C.willAppear(true)", "C.didAppear(true)"]
      )
    }

    @Test(
      "an image that arrives after a flight continues to a third child is shown in its shape"
    )
    func lateImage() async throws {
      c.loadViewIfNeeded()
      c.photo.image = nil
      _ = replace(a, b)
      await advance(0.2)
      let flight = replace(b, c)
      await advance(0.1)
      #expect(flight.phase == .running)
      let late = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 80)).image { _ in }
      c.photo.contentMode = .scaleAspectFit
      c.photo.image = late
      await advance(0.38)
      let shown = try #require(
        window.all(UIImageView.self).first { $0.image === late && $0 !== c.photo }
      )
      // Near the end it already has the shape of the image.
      #expect(abs(shown.bounds.width * 10 - shown.bounds.height) < 5)
      await advance(1)
      #expect(flight.outcome == .finished && rests(on: c))
    }

    @Test("cancelling the change to a third child leaves the second one")
    func onwardCancelled() async {
      _ = replace(a, b)
      await advance(0.2)
      let second = replace(b, c)
      await advance(0.2)
      second.cancel()
      await advance(1.5)
      #expect(second.outcome == .cancelled && rests(on: b) && a.parent == nil && c.parent == nil)
      #expect(log.appearances.last == "B.didAppear(true)")
    }

    @Test(
      "a third child in the other direction continues, and in the same turn it's the only one that flies",
      arguments: [0, 0.2]
    )
    func otherWay(after seconds: TimeInterval) async {
      let first = replace(a, b)
      await advance(seconds)
      let second = replace(b, c, isForward: seconds == 0)
      await advance(0.02)
      #expect(first.outcome == (seconds == 0 ? .skipped(.overtaken) : .finished))
      #expect(second.phase == .running)
      await advance(1)
      #expect(second.outcome == .finished && rests(on: c) && a.parent == nil && b.parent == nil)
    }

    @Test("a third child without animation is there immediately")
    func atOnce() async {
      let first = replace(a, b)
      await advance(0.2)
      let second = container.matchReplace(b, with: c, in: container.view, animated: false)
      #expect(first.outcome == .finished && second.outcome == .finished)
      await advance(0.1)
      #expect(rests(on: c))
    }

    @Test("in a hidden window nothing flies, and the child is told when the window is shown")
    func hidden() async {
      window.isHidden = true
      await advance(0.1)
      log.clear()
      let flight = replace(a, b)
      #expect(flight.outcome == .finished && rests(on: b) && log.appearances == [])
      window.isHidden = false
      await advance(0.1)
      #expect(log.appearances == ["B.willAppear(false)", "B.didAppear(false)"])
    }

    @Test("hiding the window in flight ends the flight, and the old child is told once")
    func hiddenInFlight() async {
      log.clear()
      let flight = replace(a, b)
      await advance(0.2)
      window.isHidden = true
      await advance(0.5)
      #expect(flight.outcome == .finished && rests(on: b))
      #expect(log.appearances.count { $0.hasPrefix("A.did") } == 1)
      #if !canImport(ObjectiveC)
      #expect(Headless.accounts.warnings == [])
      #endif
    }

    @Test("without a window nothing flies, and the new child is in place")
    func noWindow() {
      let lone = Container()
      let (x, y, _) = LoggedPhoto.three(CallLog())
      #expect(lone.matchReplace(nil, with: x, in: lone.view).outcome == .finished)
      #expect(lone.matchReplace(x, with: y, in: lone.view).outcome == .finished)
      #expect(lone.children == [y] && lone.view.subviews == [y.view])
    }

    @Test("replacing a child with itself does nothing")
    func itself() {
      log.clear()
      #expect(replace(a, a).outcome == .finished)
      #expect(log.calls.isEmpty && rests(on: a))
    }

    @Test("with nothing shared, only the screens change")
    func nothingShared() async {
      b.photo.matchID = "other"
      let flight = replace(a, b)
      await advance(0.2)
      #expect(flight.phase == .running && flight.report?.pairCount == 0)
      await advance(1)
      #expect(flight.outcome == .finished && rests(on: b))
    }

    @Test("a child that the app removes in flight is not put back")
    func takenAway() async {
      let flight = replace(a, b)
      await advance(0.2)
      b.willMove(toParent: nil)
      b.view.removeFromSuperview()
      b.removeFromParent()
      await advance(1)
      #expect(flight.outcome == .finished)
      #expect(container.children.isEmpty && window.remains.isEmpty && b.parent == nil)
    }

    @Test(
      "a flight that is finished or cancelled before it is staged ends that way",
      arguments: [true, false]
    )
    func early(isFinished: Bool) async {
      let flight = replace(a, b)
      if isFinished { flight.finish() } else { flight.cancel() }
      await advance(1)
      #expect(flight.outcome == (isFinished ? .finished : .cancelled))
      #expect(rests(on: isFinished ? b : a))
    }

    @Test("after handOver, what flies continues to the next child")
    func handOver() async {
      let first = replace(a, b)
      await advance(0.2)
      var second: MatchFlight?
      first.handOver { second = replace(b, c) }
      #expect(first.outcome == nil)
      await advance(0.05)
      #expect(first.outcome == .finished && second?.phase == .running)
      await advance(1)
      #expect(second?.outcome == .finished && rests(on: c))
    }

    @Test("a third child ends a held flight, and later updates are ignored")
    func heldMeanwhile() async {
      let first = replace(a, b)
      first.update(0.5)
      await advance(0.1)
      let second = replace(b, c)
      await advance(0.05)
      first.update(0.1)
      #expect(first.outcome == .finished && second.phase == .running)
      await advance(1)
      #expect(second.outcome == .finished && rests(on: c))
    }

    @Test("participants are told of the start and the end once")
    func participants() async {
      final class Told: UIViewController, MatchParticipant {
        var calls: [String] = []
        func matchWillStart(_ partner: UIViewController?) { calls.append("start") }
        func matchDidEnd(_ flight: MatchFlight) { calls.append("\(flight.outcome == .cancelled)") }
      }
      let told = Told()
      let flight = replace(a, told)
      await advance(0.1)
      flight.cancel()
      await advance(1)
      #expect(told.calls == ["start", "true"])
    }

    @Test("nothing retains the controllers or the flight afterward")
    func leaks() async {
      weak var flight: MatchFlight?
      weak var gone: UIViewController?
      do {
        let screen = LoggedPhoto("X", log, at: CGRect(x: 0, y: 0, width: 50, height: 50))
        gone = screen
        flight = replace(a, screen)
        await advance(1)
        _ = replace(screen, b)
        await advance(1)
      }
      await advance(0.1)
      #expect(flight == nil && gone == nil)
    }
  }
}
#endif
