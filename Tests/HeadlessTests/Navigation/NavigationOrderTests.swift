import Testing
import UIKitTestSupport

@testable import UIKit

extension HeadlessTests {
  /// When a push begins, and what is a warning.
  @MainActor @Suite struct NavigationOrderTests {
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
      stage.navigation.interactivePopGestureRecognizer?.delegate = nil
      await Hands.edgeDrag(.left, distance: 300, in: stage.window)
      #expect(Headless.accounts.warnings.count == 2)
    }

    @Test("GS-43: the delegate of a gesture that is dead may read nil, and it is dead as before")
    func unseenDelegate() async {
      for isUnseen in [true, false] {
        startOver()
        Headless.switches.popDelegatesReadNil = isUnseen
        let stage = await NavigationStage(2)
        let recognizer = stage.navigation.interactivePopGestureRecognizer
        #expect((recognizer?.delegate == nil) == isUnseen)
        await Hands.edgeDrag(.left, distance: 300, in: stage.window)
        await advance(1)
        #expect(stage.navigation.viewControllers.count == 2)
        stage.navigation.delegate = nil
        #expect(recognizer?.delegate != nil)
        await Hands.edgeDrag(.left, distance: 300, in: stage.window)
        await advance(1)
        #expect(stage.navigation.viewControllers.count == 1)
      }
    }

    @Test("GS-44: the content's pop recognizer may come with the first layout in a window")
    func lateContent() async {
      for isLate in [true, false] {
        startOver()
        Headless.switches.hasContentPopGesture = true
        Headless.switches.contentPopGestureComesLate = isLate
        let navigation = UINavigationController(rootViewController: UIViewController())
        #expect((navigation.interactiveContentPopGestureRecognizer == nil) == isLate)
        let window = show(navigation)
        await nextTurn()
        let recognizer = navigation.interactiveContentPopGestureRecognizer
        #expect(recognizer?.view?.window === window && recognizer?.delegate != nil)
      }
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

  /// What a device may do, either way.
  @MainActor @Suite struct DeviceSwitchTests {
    @Test(
      "NV-71: a second push asks at once, and warns over a running one of an app's",
      arguments: [true, false]
    )
    func second(asksAtOnce: Bool) async {
      let stage = await NavigationStage(1, spare: 2, animator: TrialAnimator())
      Headless.switches.changesBeginInTransitions = asksAtOnce
      await pushTwice(stage)
      #expect(stage.navigation.viewControllers.count == (asksAtOnce ? 3 : 2))
      #expect(Headless.warnings.isEmpty != asksAtOnce)
      await advance(1)
      #expect(stage.navigation.viewControllers.count == 3)
    }

    @Test("NV-71: one of UIKit's own is over before the second push begins")
    func builtIn() async {
      let stage = await NavigationStage(1, spare: 2)
      Headless.switches.changesBeginInTransitions = true
      await pushTwice(stage)
      #expect(stage.log.contains("A.didDisappear(true)") && stage.log.contains("B.didAppear(true)"))
      await advance(1)
      #expect(stage.window.layer.animationKeys() == nil && Headless.warnings == [])
      #expect(stage.c.view.window != nil && stage.b.view.superview == nil)
      #expect(stage.log.count(of: "C.didAppear(true)") == 1)
      #expect(stage.log.count(of: "B.didDisappear(true)") == 1)
      for name in ["A", "B", "C"] { #expect(stage.log.count(of: "didShow(\(name))") <= 1) }
    }

    @Test func `NV-71: a push that another one takes over leaves no coordinator`() async {
      let stage = await NavigationStage(1, spare: 2)
      Headless.switches.changesBeginInTransitions = true
      stage.navigation.pushViewController(stage.b, animated: true)
      await advance(0.1)
      stage.navigation.pushViewController(stage.c, animated: false)
      await advance(0.1)
      #expect(stage.navigation.topViewController === stage.c)
      #expect(stage.navigation.transitionCoordinator == nil)
    }

    @Test func `NV-71: what waits behind a pop of a push that is cancelled takes place`()
      async throws
    {
      let animator = TrialAnimator()
      animator.isStill = true
      let stage = await NavigationStage(1, spare: 2, animator: animator)
      Headless.switches.changesBeginInTransitions = true
      stage.navigation.pushViewController(stage.b, animated: true)
      await advance(0.1)
      stage.navigation.popToRootViewController(animated: true)
      stage.navigation.setViewControllers([stage.a, stage.c], animated: false)
      try #require(animator.context).completeTransition(false)
      await advance(0.5)
      #expect(stage.navigation.viewControllers == [stage.a, stage.c])
    }

    @Test(
      "NV-71: a change that nobody sees any more waits for the one that it would have taken over",
      arguments: [true, false],
      [true, false]
    )
    func unseen(isPresented: Bool, didComplete: Bool) async throws {
      let animator = TrialAnimator()
      animator.isStill = true
      let stage = await NavigationStage(1, spare: 2, animator: animator)
      Headless.switches.changesBeginInTransitions = true
      Headless.switches.changesBeginATurnLater = true
      stage.navigation.pushViewController(stage.b, animated: true)
      await advance(0.1)
      let context = try #require(animator.context)
      let cover = UIViewController()
      cover.modalPresentationStyle = .fullScreen
      stage.navigation.setViewControllers([stage.a, stage.c], animated: true)
      if isPresented { stage.navigation.present(cover, animated: true) }
      await advance(0.1)
      context.completeTransition(didComplete)
      if !isPresented { try #require(animator.context).completeTransition(true) }
      await advance(1)
      if isPresented { cover.dismiss(animated: false) }
      await advance(1)
      // What was on its way in as it was covered is told that it has gone, unless its animator leaves its view there.
      let calls = stage.log.calls.filter { $0.hasPrefix("B.") && $0.contains("ppear") }
      #expect(!didComplete || calls.last?.hasPrefix("B.didDisappear") == true)
      #expect(stage.navigation.viewControllers == [stage.a, stage.c])
      #expect(stage.navigation.transitionCoordinator == nil)
      #expect(stage.c.view.window != nil)
      #expect(stage.navigation.navigationBar.shownTexts() == ["C": 1, "A": 1])
    }

    @Test(
      "NV-71: what is asked for as a push is taken back begins from the stack as it was",
      arguments: [true, false]
    )
    func asked(isRead: Bool) async throws {
      let animator = TrialAnimator()
      animator.isStill = true
      let stage = await NavigationStage(1, spare: 2, animator: animator)
      Headless.switches.changesBeginInTransitions = true
      Headless.switches.readingCoordinatorStartsPush = true
      Headless.switches.stackIsRestoredFirst = false
      stage.navigation.pushViewController(stage.b, animated: true)
      await advance(0.1)
      let context = try #require(animator.context)
      stage.b.whenCalled = { call in
        if isRead, call == "willDisappear(true)" { _ = stage.navigation.transitionCoordinator }
      }
      stage.navigation.pushViewController(stage.c, animated: true)
      context.completeTransition(false)
      await advance(0.1)
      try #require(animator.context).completeTransition(true)
      await advance(0.1)
      #expect(stage.navigation.viewControllers == [stage.a, stage.c])
      for (name, end) in [("A", "didDisappear"), ("C", "didAppear")] {
        let calls = stage.log.calls.filter { $0.hasPrefix("\(name).") && $0.contains("ppear") }
        #expect(calls.last == "\(name).\(end)(true)", "\(calls)")
      }
    }

    @Test(
      "NV-80: a bar keeps animations if what was let go is completed in the same turn",
      arguments: [true, false],
      [true, false]
    )
    func bars(isSudden: Bool, isSwitchedOn: Bool) async throws {
      let animator = TrialAnimator()
      animator.isStill = true
      let stage = await NavigationStage(1, animator: animator)
      Headless.switches.barsKeepAnimations = isSwitchedOn
      stage.navigation.pushViewController(stage.b, animated: true)
      await advance(0.05)
      let context = try #require(animator.context)
      context.pauseInteractiveTransition()
      context.updateInteractiveTransition(0.4)
      await advance(0.1)
      context.finishInteractiveTransition()
      if !isSudden { await advance(0.1) }
      context.completeTransition(true)
      await advance(1)
      let bar = stage.navigation.navigationBar
      let isKept = isSudden && isSwitchedOn
      #expect(isClose(bar.shownTexts()["B"] ?? 0, isKept ? 0.4 : 1, within: 0.01))
      await Hands.tap(at: CGPoint(x: 30, y: bar.frame.midY), in: stage.window)
      await advance(0.1)
      #expect((stage.navigation.topViewController === stage.b) == isKept)
    }

    private func pushTwice(_ stage: NavigationStage) async {
      stage.navigation.pushViewController(stage.b, animated: true)
      await advance(0.1)
      stage.navigation.pushViewController(stage.c, animated: true)
      await advance(0.05)
    }

    @Test(
      "GS-20: a pan anywhere pops, unless the delegate answers for animators",
      arguments: [true, false]
    )
    func content(animates: Bool) async {
      Headless.switches.hasContentPopGesture = true
      let stage = await NavigationStage(2)
      if !animates { stage.navigation.delegate = nil }
      await Hands.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 380, y: 500), in: stage.window)
      await advance(1)
      #expect(stage.navigation.viewControllers.count == (animates ? 2 : 1))
    }

    @Test("GS-24: UIKit's own pop takes a trackpad's swipe, a plain edge pan does not")
    func trackpad() async {
      let stage = await NavigationStage(2)
      stage.navigation.delegate = nil
      let plain = UIScreenEdgePanGestureRecognizer()
      plain.edges = .left
      plain.allowedScrollTypesMask = .all
      var states: [UIGestureRecognizer.State] = []
      plain.addHandler { states.append($0.state) }
      stage.window.addGestureRecognizer(plain)
      let fingers = await Hands.scroll(at: CGPoint(x: 100, y: 500), in: stage.window)
      await fingers.move(to: CGPoint(x: 380, y: 500), during: 0.3)
      await fingers.lift()
      await advance(1)
      #expect(stage.navigation.viewControllers.count == 1 && states.isEmpty)
    }

    @Test("LY-20: a table that is laid out in no window warns")
    func table() {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
      table.layoutIfNeeded()
      #expect(Headless.warnings.count == 1)
    }

    @Test("a screen that its own layout takes out of the window is not laid out any further")
    func leavesInLayout() {
      let window = show(UIViewController())
      let (host, table) = (LayoutView(), UITableView())
      host.addSubview(table)
      window.addSubview(host)
      Headless.advance(by: 0.1)
      host.onLayout = { [weak host] in host?.removeFromSuperview() }
      table.reloadData()
      host.setNeedsLayout()
      Headless.advance(by: 0.1)
      #expect(host.superview == nil && Headless.warnings == [])
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
