#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  @MainActor @Suite("Following a flight") final class FollowingTests: ChildStage {
    let beside = UIView(frame: CGRect(x: 0, y: 800, width: 50, height: 20))

    override init() async {
      await super.init()
      window.addSubview(beside)
    }

    private func replace(with new: UIViewController) -> MatchFlight {
      container.matchShow(new, in: container.view, transition: .linear(0.5))
    }

    /// Where what goes alongside is seen.
    private var shown: CGFloat { CGFloat(beside.shownAlpha ?? 0) }

    @Test(arguments: [true, false])
    func `an observer hears each frame once, and where it ended`(finishes: Bool) async {
      var fractions: [CGFloat] = []
      let flight = replace(with: b)
      flight.observeProgress { fractions.append($0.fractionComplete) }
      var calls = 0
      while flight.outcome == nil, calls < 100 {
        if calls == 10, !finishes { flight.cancel() }
        await advance(1 / 60)
        #expect(fractions.count <= calls + 2)
        calls += 1
      }
      #expect(fractions.count >= calls - 2)
      #expect(fractions.last == (finishes ? 1 : 0))
      let rising = zip(fractions, fractions.dropFirst()).filter { $1 >= $0 - 1e-6 }
      #expect(!finishes || rising.count == fractions.count - 1)
      await advance(0.5)
      let count = fractions.count
      await advance(0.5)
      #expect(fractions.count == count)
      flight.observeProgress { fractions.append($0.fractionComplete) }
      #expect(fractions.count == count + 1)
    }

    @Test func `a flight that was skipped but made its change is at 1`() async {
      // A blur has to be committed first.
      b.view.addSubview(UIVisualEffectView())
      let flight = replace(with: b)
      var fractions: [CGFloat] = []
      flight.observeProgress { fractions.append($0.fractionComplete) }
      enterBackground()
      #expect(flight.outcome == .skipped(.background) && fractions == [1])
      #expect(container.children == [b])
    }

    @Test func `nothing that an observer or an animation holds is alive afterward`() async {
      weak var held: UIView?
      do {
        let view = UIView()
        held = view
        let flight = replace(with: b)
        flight.observeProgress { _ in view.tag += 1 }
        flight.animateAlongside { view.alpha = 0 }
        await flight.arrives(in: 2)
        #expect(view.alpha == 0)
      }
      await advance(0.1)
      #expect(held == nil)
    }

    @Test func `it says at any time which end it would go to, and goes there when let go`() async {
      for fraction in [0.1, 0.4, 0.6, 0.9] as [CGFloat] {
        for velocity in [-3, -0.4, 0, 0.4, 3] as [CGFloat] {
          let flight = replace(with: b)
          flight.update(fraction)
          // Before the stage is set, and after.
          let early = flight.wouldFinish(velocity: velocity)
          await advance(0.1)
          let finishes = flight.wouldFinish(velocity: velocity)
          #expect(early == finishes && flight.phase == .held && flight.fractionComplete == fraction)
          flight.release(velocity: velocity)
          await advance(2)
          #expect(flight.outcome == (finishes ? .finished : .cancelled))
          #expect(flight.wouldFinish(velocity: -velocity) == finishes)
          if finishes { container.matchShow(a, in: container.view, animated: false) }
        }
      }
    }

    /// What an app can run alongside.
    enum Kind: CaseIterable, Sendable { case replace, root, change, push }

    @MainActor private func begin(_ kind: Kind) -> MatchFlight? {
      switch kind {
      case .replace: return replace(with: b)
      case .root: return window.matchShow(b, transition: .linear(0.5))
      case .change:
        let photo = a.photo
        return a.view.matchAnimate(transition: .linear(0.5)) {
          photo.frame.origin.y += 100
        } undoOnCancel: {
          photo.frame.origin.y -= 100
        }
      case .push:
        let navigation = UINavigationController(rootViewController: b)
        navigation.childMatchTransition = .linear(0.5)
        window.rootViewController = navigation
        window.layoutIfNeeded()
        window.bringSubviewToFront(beside)
        navigation.pushViewController(c, animated: true)
        navigation.view.layoutIfNeeded()
        return navigation.matchFlight
      }
    }

    @Test(arguments: Kind.allCases, [true, false])
    func `what goes alongside follows, and is set back`(kind: Kind, finishes: Bool) async throws {
      let flight = try #require(begin(kind))
      flight.animateAlongside { [beside] in beside.alpha = 0 }
      await advance(0.15)
      #expect(isClose(shown, 1 - flight.fractionComplete, within: 0.05))
      for fraction in [0.3, 0.8, 0.5] as [CGFloat] {
        await flight.show(at: fraction)
        #expect(isClose(shown, 1 - fraction, within: 0.01), "\(kind) at \(fraction)")
      }
      await flight.end(finishes, in: 2)
      #expect(beside.alpha == (finishes ? 0 : 1) && shown == beside.alpha)
      #expect(beside.layer.animationKeys() == nil)
    }

    @Test func `joined in mid-flight, it goes from where it is`() async {
      let flight = replace(with: b)
      await flight.show(at: 0.5, for: 0.1)
      flight.animateAlongside { [beside] in beside.alpha = 0 }
      await advance(0.05)
      #expect(isClose(shown, 1, within: 0.01))
      await flight.show(at: 0.75)
      #expect(isClose(shown, 0.5, within: 0.01))
      await flight.goBack()
      #expect(beside.alpha == 1)
    }

    @Test func `after the end it happens at once, unless the change was undone`() async {
      let flight = replace(with: b)
      await flight.goBack()
      flight.animateAlongside { [beside] in beside.alpha = 0.5 }
      #expect(beside.alpha == 1)
      let still = container.matchShow(b, in: container.view, animated: false)
      still.animateAlongside { [beside] in beside.alpha = 0.5 }
      #expect(beside.alpha == 0.5)
    }

    @Test func `where another flight goes on, it runs to its end without a jump`() async {
      let first = replace(with: b)
      first.animateAlongside { [beside] in beside.alpha = 0 }
      await advance(0.2)
      var before = shown
      _ = replace(with: c)
      for _ in 0..<60 {
        await advance(1 / 60)
        #expect(abs(shown - before) < 0.2)
        before = shown
      }
      await advance(1)
      #expect(beside.alpha == 0 && shown == 0)
    }

    @Test(
      "the flight is there once its change was laid out, and soon has its direction",
      arguments: Trip.all
    )
    func thereAtOnce(trip: Trip) async throws {
      guard trip != .change else { return }
      let (lower, upper) = (PhotoScreen.list(), PhotoScreen.detail())
      (lower.title, upper.title) = ("A", "B")
      let stage = await TripStage(trip, lower, upper, .linear(0.5))
      for isForward in [true, false] {
        stage.go(isForward)
        stage.window.layoutIfNeeded()
        let flight = try #require(upper.matchFlight, "\(isForward)")
        #expect(flight === lower.matchFlight)
        await advance(0.1)
        #expect(flight.change?.direction == (isForward ? .forward : .backward))
        await flight.arrives(in: 1.4)
        #expect(upper.matchFlight == nil)
      }
    }

    @Test(
      "screens are told once of the start, at one place, and of the end, and find the flight",
      arguments: Trip.all,
      [true, false]
    )
    func thereAtStart(trip: Trip, finishes: Bool) async {
      guard trip != .change else { return }
      let log = CallLog()
      let (lower, upper) = (Guest("A", log), Guest("B", log))
      let stage = await TripStage(trip, lower, upper, .linear(0.5))
      log.clear()
      await stage.go(true, for: 0.1)
      if !finishes { upper.matchFlight?.cancel() }
      await advance(1.5)
      for guest in [lower, upper] {
        #expect(guest.flights.count == 1 && guest.flights.allSatisfy { $0 != nil }, "\(trip)")
        #expect(guest.outcomes == [finishes ? .finished : .cancelled], "\(trip)")
        // It comes between the first call of each controller and the second. A window takes its old root away at once.
        let own = log.calls.filter {
          $0.hasPrefix(guest.name) && ($0.contains("ppear(") || $0.contains("willBegin"))
        }
        let isToldFirst = guest === lower && (!trip.takesLower || trip == .root)
        let place = own.firstIndex(of: "\(guest.name).willBegin")
        #expect(place == (isToldFirst ? 0 : 1), "\(trip): \(own)")
      }
    }
  }
}
#endif
