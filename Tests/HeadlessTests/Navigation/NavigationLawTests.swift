import MatchEngineTestSupport
import Testing
import UIKit
import UIKitTestSupport

extension HeadlessTests {
  @MainActor @Suite struct NavigationLawTests {
    enum Step: CaseIterable { case push, pop, set, popToRoot }
    enum Pause: CaseIterable { case none, turn, short, long }

    private func take(_ step: Step, _ isAnimated: Bool, in world: NavigationWorld) {
      let navigation = world.navigation
      switch step {
      case .push: navigation.pushViewController(world.fresh(), animated: isAnimated)
      case .pop: navigation.popViewController(animated: isAnimated)
      case .set:
        navigation.setViewControllers([world.fresh(), world.fresh()], animated: isAnimated)
      case .popToRoot: navigation.popToRootViewController(animated: isAnimated)
      }
    }

    private func rest(_ pause: Pause) async {
      switch pause {
      case .none: break
      case .turn: await nextTurn()
      case .short: await advance(0.1)
      case .long: await advance(1)
      }
    }

    /// Story `number` of `count` changes: each digit is a change, animated or not.
    private func tell(_ number: Int, _ count: Int, _ pause: Pause) async {
      let world = await NavigationWorld()
      var rest = number
      var story = "\(pause):"
      for _ in 0..<count {
        let step = Step.allCases[rest % 4]
        let isAnimated = rest / 4 % 2 == 0
        rest /= 8
        story += " \(step)\(isAnimated ? "+" : "-")"
        take(step, isAnimated, in: world)
        await self.rest(pause)
      }
      await advance(0.4 * Double(count) + 0.3)
      world.expectRest(story)
    }

    @Test(
      "Every story of up to three changes ends in order, whatever lies between them",
      arguments: Pause.allCases
    )
    func everyShortStory(pause: Pause) async {
      for count in 1...3 {
        for number in 0..<(1 << (3 * count)) { await tell(number, count, pause) }
      }
    }

    @Test(
      "With every switch, and with the stack covered at times, stories end in order",
      arguments: 0..<48
    )
    func longStories(seed: Int) async {
      var random = SplitMix(seed: UInt64(seed))
      for _ in 0..<6 {
        let world = await NavigationWorld(rests: Bool.random(using: &random))
        setSwitches(seed)
        var story = "\(seed):"
        for _ in 0..<4 {
          guard let step = Step.allCases.randomElement(using: &random),
            let pause = Pause.allCases.randomElement(using: &random)
          else { return }
          let isAnimated = Bool.random(using: &random)
          story += " \(step) \(isAnimated) \(pause)"
          take(step, isAnimated, in: world)
          if Bool.random(using: &random) { _ = world.navigation.transitionCoordinator }
          await rest(pause)
          if Int.random(in: 0..<4, using: &random) == 0 {
            story += " turn"
            world.turn()
          }
        }
        world.uncover()
        await advance(4)
        world.expectRest(story)
      }
    }

    @Test("After a cancelled interactive change everything is as it was", arguments: 0..<24)
    func cancelled(seed: Int) async {
      var random = SplitMix(seed: UInt64(seed))
      let world = await NavigationWorld(3)
      setSwitches(seed)
      let delegate = NavigationLog(world.log)
      world.navigation.delegate = delegate
      let navigation = world.navigation
      let top = world.controllers[2]
      let (stack, frame) = (navigation.viewControllers, top.view.frame)
      for _ in 0..<5 {
        let driver = UIPercentDrivenInteractiveTransition()
        delegate.animator = TrialAnimator(duration: .random(in: 0.1...1, using: &random))
        delegate.interactor = driver
        let isPush = Bool.random(using: &random)
        if isPush {
          navigation.pushViewController(world.controllers[3], animated: true)
        } else if Bool.random(using: &random) {
          navigation.popViewController(animated: true)
        } else {
          navigation.popToRootViewController(animated: true)
        }
        if Bool.random(using: &random) { await advance(.random(in: 0...0.2, using: &random)) }
        driver.update(.random(in: -0.2...1.2, using: &random))
        if Bool.random(using: &random) { await advance(.random(in: 0...0.2, using: &random)) }
        driver.completionSpeed = .random(in: 0.5...2, using: &random)
        driver.cancel()
        await advance(3)
        #expect(navigation.viewControllers == stack)
        #expect(top.view.frame == frame && top.view.transform == .identity)
        #expect(top.view.superview?.layer.speed == 1 && top.view.superview?.layer.timeOffset == 0)
        #expect(top.view.superview?.subviews.count == 1)
        world.expectRest("\(seed)")
      }
    }

    private func setSwitches(_ seed: Int) {
      Headless.switches.willShowIsFirst = seed & 1 != 0
      Headless.switches.didShowIsBeforeDidMove = seed & 2 != 0
      Headless.switches.stackIsRestoredFirst = seed & 4 == 0
      Headless.switches.waitingChangesBeginNextTurn = seed & 16 != 0
      Headless.switches.finalFramesAvoidBars = seed & 32 == 0
      Headless.switches.readingCoordinatorStartsPush = seed & 8 != 0
      Headless.switches.movesAfterCancelling = Switches.MovesAfterCancelling.allCases[seed % 3]
      Headless.switches.animationEndedIsLast = seed & 64 == 0
    }
  }
}
