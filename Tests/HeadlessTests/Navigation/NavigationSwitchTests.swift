import Testing
import UIKitTestSupport

@testable import UIKit

extension HeadlessTests {
  /// OQ-1…OQ-5, OQ-9, OQ-11: either way.
  @MainActor @Suite struct NavigationSwitchTests {
    @Test(
      "OQ-1, OQ-2: who hears of a push before whom",
      arguments: [
        (\Switches.willShowIsFirst, "willShow(B)", "A.willDisappear(true)"),
        (\.didShowIsBeforeDidMove, "didShow(B)", "B.didMove(parent)"),
        (\.animationEndedIsLast, "completion", "ended(true)"),
      ] as [(any WritableKeyPath<Switches, Bool> & Sendable, String, String)],
      [true, false]
    )
    func order(
      question: (
        value: any WritableKeyPath<Switches, Bool> & Sendable, first: String, last: String
      ),
      isSo: Bool
    ) async {
      let stage = await NavigationStage(1)
      Headless.switches[keyPath: question.value] = isSo
      stage.delegate.animator = TrialAnimator(log: stage.log)
      stage.navigation.pushViewController(stage.b, animated: true)
      stage.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
        stage.log.note("completion")
      }
      await advance(1)
      let order = [question.first, question.last]
      #expect(stage.log.only(order) == (isSo ? order : order.reversed()))
    }

    @Test(
      "OQ-3: which calls follow a cancelled pop",
      arguments: Switches.MovesAfterCancelling.allCases
    )
    func moves(moves: Switches.MovesAfterCancelling) async {
      let stage = await NavigationStage(2)
      Headless.switches.movesAfterCancelling = moves
      await cancelPop(stage)
      #expect(stage.log.contains("B.didMove(parent)") == (moves != .none))
      #expect(stage.log.contains("B.willMove(parent)") == (moves == .willAndDid))
    }

    @Test("OQ-4: when the stack is whole again", arguments: [true, false])
    func restored(isFirst: Bool) async {
      let stage = await NavigationStage(2)
      Headless.switches.stackIsRestoredFirst = isFirst
      var count: Int?
      stage.b.whenCalled = { [unowned stage] call in
        if call == "didAppear(true)" { count = stage.navigation.viewControllers.count }
      }
      await cancelPop(stage)
      #expect(count == (isFirst ? 2 : 1))
    }

    @Test("OQ-5: whether asking for the coordinator starts a push", arguments: [true, false])
    func starts(byReading: Bool) async {
      let stage = await NavigationStage(1, animator: TrialAnimator())
      Headless.switches.readingCoordinatorStartsPush = byReading
      stage.navigation.pushViewController(stage.b, animated: true)
      #expect(!stage.log.contains("animator(push A B)"))
      #expect(stage.navigation.transitionCoordinator != nil)
      #expect(stage.log.contains("animator(push A B)") == byReading)
      stage.navigation.view.layoutIfNeeded()
      #expect(stage.log.contains("animator(push A B)"))
      await advance(1)
    }

    @Test("OQ-9: whether the final frame leaves out an opaque bar", arguments: [true, false])
    func finalFrame(avoidsBars: Bool) async {
      let animator = TrialAnimator()
      let stage = await NavigationStage(1, animator: animator)
      stage.navigation.navigationBar.isTranslucent = false
      Headless.switches.finalFramesAvoidBars = avoidsBars
      stage.navigation.pushViewController(stage.b, animated: true)
      await advance(0.1)
      #expect((animator.context?.finalFrame(for: stage.b).minY != 0) == avoidsBars)
      await advance(1)
      #expect(stage.b.view.frame.minY > 0)
    }

    @Test("OQ-11: when a change that waited begins", arguments: [true, false])
    func waits(forNextTurn: Bool) async {
      let animator = TrialAnimator()
      animator.completes = false
      let stage = await NavigationStage(1, spare: 2, animator: animator)
      Headless.switches.waitingChangesBeginNextTurn = forNextTurn
      stage.navigation.pushViewController(stage.b, animated: true)
      await advance(0.5)
      stage.navigation.pushViewController(stage.c, animated: false)
      #expect(stage.navigation.viewControllers.count == 2)
      animator.context?.completeTransition(true)
      #expect(stage.navigation.viewControllers.count == (forNextTurn ? 2 : 3))
      await advance(0.1)
      #expect(stage.navigation.viewControllers.count == 3)
    }

    @Test("TR-20: a push starts with the layout of the container, at the latest at the commit")
    func startsInLayout() async {
      let stage = await NavigationStage(1, animator: TrialAnimator())
      stage.navigation.pushViewController(stage.b, animated: true)
      #expect(!stage.log.contains("B.didLoad"))
      Headless.turn()
      #expect(stage.log.contains("B.didLoad") && stage.log.contains("B.willAppear(true)"))
      await advance(1)
    }

    @Test("viewIsAppearing comes between viewWillAppear and layout")
    func isAppearing() async {
      final class Noting: UIViewController {
        var calls: [String] = []
        override func viewWillAppear(_ animated: Bool) { calls.append("will") }
        override func viewIsAppearing(_ animated: Bool) { calls.append("is") }
        override func viewWillLayoutSubviews() { calls.append("layout") }
        override func viewDidAppear(_ animated: Bool) { calls.append("did") }
      }
      let stage = await NavigationStage(1)
      let noting = Noting()
      stage.navigation.pushViewController(noting, animated: true)
      await advance(1)
      #expect(noting.calls.filter { $0 != "layout" } == ["will", "is", "did"])
      #expect(noting.calls.prefix(3) == ["will", "is", "layout"])
    }

    @Test("NV-61: a gesture that is allowed on the root is a warning")
    func warns() async {
      final class Allowing: NSObject, UIGestureRecognizerDelegate {}
      let stage = await NavigationStage(1)
      let allowing = Allowing()
      stage.navigation.interactivePopGestureRecognizer?.delegate = allowing
      await Hands.edgeDrag(.left, distance: 300, in: stage.window)
      #expect(Headless.accounts.warnings.count == 1)
    }

    @Test(
      "TR-8: completing an interactive transition that was neither finished nor cancelled warns"
    )
    func warnsOfMissingEnd() async {
      let stage = await NavigationStage(1)
      let animator = TrialAnimator()
      animator.completes = false
      _ = await stage.drive(to: 0, with: animator) {
        $0.pushViewController(stage.b, animated: true)
      }
      animator.context?.completeTransition(true)
      #expect(Headless.accounts.warnings.count == 1)
    }

    @Test("CC-4: an end without a beginning is a warning")
    func warnsOfImbalance() {
      UIViewController().endAppearanceTransition()
      #expect(Headless.accounts.warnings.count == 1)
    }

    private func cancelPop(_ stage: NavigationStage) async {
      let driver = await stage.drive(to: 0) { $0.popViewController(animated: true) }
      driver.cancel()
      await advance(1)
    }
  }

  @MainActor @Suite struct BarLooksTests {
    @Test("NV-47: turned, bars reach the sides of the screen, and what is in them does not")
    func sides() throws {
      var screen = ScreenSetting()
      screen.size = CGSize(width: 852, height: 393)
      screen.safeArea = UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 40)
      Headless.startOver(screen: screen)
      let (root, top) = (UIViewController(), UIViewController())
      root.title = "Root"
      top.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "More")
      let navigation = UINavigationController(rootViewController: root)
      navigation.pushViewController(top, animated: false)
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      let window = show(tabs)
      Headless.advance(by: 0.1)
      func place(_ view: UIView?) throws -> CGRect {
        let view = try #require(view)
        return view.convert(view.bounds, to: window)
      }
      for bar in [navigation.navigationBar, tabs.tabBar] {
        let background = try place(bar.subviews.first)
        #expect(background.minX == 0 && background.maxX == 852)
      }
      let back = try place(navigation.navigationBar.button(named: "Root"))
      #expect(isClose(back.minX, 59 + 16))
      #expect(try place(top.navigationItem.rightBarButtonItem?.view).maxX == 852 - 40 - 16)
      let tab = try place(tabs.tabBar.buttons.first)
      #expect(tab.minX == 59 && tab.maxX == 852 - 40)
    }
  }
}

extension UIView {
  /// The button with this title, here or below.
  fileprivate func button(named title: String) -> UIView? {
    if self is BarButton, accessibilityLabel == title { return self }
    return subviews.lazy.compactMap { $0.button(named: title) }.first
  }
}
