#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension Interaction {
  final class SwipedTabs: UITabBarController {
    private var flight: MatchFlight?
    /// Where the flight was when the finger took hold of it, and its way: 1 to a later tab, -1 to an earlier one.
    private var grip = (fraction: CGFloat(0), way: CGFloat(1))

    /// The action of a pan recognizer on this controller's view.
    func panned(_ pan: UIPanGestureRecognizer) {
      if pan.state == .began { begin(to: pan.velocity(in: view).x < 0 ? 1 : -1) }
      // The finger goes to the left for a later tab.
      let width = -grip.way * view.bounds.width
      let velocity = pan.velocity(in: view).x / width
      switch pan.state {
      case .began: break
      case .changed: flight?.update(grip.fraction + pan.translation(in: view).x / width)
      case .ended where flight?.wouldFinish(velocity: velocity) == true:
        flight?.finish(velocity: velocity)
      default: flight?.cancel(velocity: velocity)
      }
    }

    private func begin(to way: Int) {
      let next = selectedIndex + way
      if let running = matchFlight {
        flight = running
        grip = (running.fractionComplete, running.change?.direction == .backward ? -1 : 1)
        running.hold()
      } else if viewControllers?.indices.contains(next) == true {
        flight = beginInteractiveMatch { selectedIndex = next }
        grip = (0, CGFloat(way))
      } else {
        flight = nil
      }
    }
  }
}

extension MatchEngineTests {
  @MainActor @Suite("The article's tabs", .enabled(if: Hands.isAvailable))
  final class SwipedTabsTests: TabSwipeStage {
    init() async {
      let tabBarController = Interaction.SwipedTabs()
      await super.init(tabBarController)
      tabBarController.childMatchTransition = .always { $0.screenEffect = .push(from: .trailing) }
      let pan = UIPanGestureRecognizer()
      pan.whenSent { [weak tabBarController] pan in
        if let pan = pan as? UIPanGestureRecognizer { tabBarController?.panned(pan) }
      }
      tabBarController.view.addGestureRecognizer(pan)
    }

    @Test func `a pan goes to the next tab, and back, if it is far or fast enough`() async throws {
      await swipe(by: 250, for: 0.3, rest: 0)
      #expect(tabs.matchFlight == nil)
      await swipe(by: -120)
      await advance(1.5)
      #expect(rests(on: 0))
      for (way, tab) in [(-1, 1), (-1, 2), (1, 1), (1, 0)] as [(CGFloat, Int)] {
        await swipe(by: way * 300)
        let flight = try #require(tabs.matchFlight)
        #expect(flight.phase == .settling && flight.report?.pairCount == 1)
        await flight.arrives(in: 1.5)
        #expect(rests(on: tab))
      }
    }

    @Test func `a second pan takes hold of what still settles`() async throws {
      let finger = await Hands.touch(at: CGPoint(x: 300, y: 600), in: window)
      await finger.move(to: CGPoint(x: 105, y: 600), during: 0.4)
      let flight = try #require(tabs.matchFlight)
      #expect(flight.phase == .held && abs(flight.fractionComplete - 0.5) < 0.05)
      await finger.lift(thenWait: 0.1)
      let fraction = flight.fractionComplete
      #expect(flight.phase == .settling && fraction > 0.5)
      await swipe(by: 250, for: 0.3)
      #expect(flight.fractionComplete < fraction)
      await advance(1.5)
      #expect(flight.outcome == .cancelled && rests(on: 0))
    }
  }
}
#endif
