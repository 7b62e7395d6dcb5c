#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// What ordinary apps do beside the gestures that go back.
  @MainActor @Suite("Gestures beside what apps do", .enabled(if: Hands.isAvailable))
  struct HuntedGestureTests {
    @Test(arguments: [true, false])
    func `a screen that comes without an animation is pulled away, whenever it was loaded`(
      isLoaded: Bool
    ) async {
      startOver()
      let (list, detail) = (PhotoScreen.list(), PhotoScreen.detail())
      let window = await onScreen(list)
      if isLoaded { detail.loadViewIfNeeded() }
      detail.comes(as: .fullScreen, .linear(0.5))
      await list.present(detail, animated: false, for: 0.2)
      await Hands.drag(from: CGPoint(x: 120, y: 200), to: CGPoint(x: 120, y: 700), in: window)
      await advance(1)
      #expect(list.presentedViewController == nil)
    }

    @Test(arguments: [true, false])
    func `tabs with a transition of their own or chosen are swiped from the beginning`(
      isChosen: Bool
    ) async {
      startOver()
      let tabs = UITabBarController()
      tabs.viewControllers = [PhotoScreen.list(), PhotoScreen.detail()]
      let transition = MatchTransition.linear(0.5) { $0.gestures.insert(.tabs) }
      if isChosen {
        tabs.childMatchTransitionProvider = { _ in transition }
      } else {
        tabs.childMatchTransition = transition
      }
      let window = await onScreen(tabs)
      await Hands.drag(from: CGPoint(x: 300, y: 600), to: CGPoint(x: 20, y: 600), in: window)
      await advance(1)
      #expect(tabs.selectedIndex == 1)
    }

    @Test(arguments: [true, false])
    func `scrolling asks no delegate for an animator`(isEngineThere: Bool) async {
      let scene = await GestureScene(isEngineThere ? .linear(0.5) : nil)
      let coordinator = Coordinator()
      scene.navigation.delegate = coordinator
      let list = UIScrollView(frame: scene.detail.view.bounds)
      list.contentSize = CGSize(width: 390, height: 3000)
      scene.detail.view.addSubview(list)
      await Hands.drag(from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 200), in: scene.window)
      await Hands.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 700), in: scene.window)
      #expect(coordinator.calls.isEmpty)
      scene.navigation.popViewController(animated: true)
      await advance(1)
      #expect(coordinator.calls.first == "animator")
    }

    @Test func `an app's delegate drives no animator but its own`() async {
      let scene = await GestureScene(isPushed: false)
      let coordinator = Coordinator()
      scene.navigation.delegate = coordinator
      await scene.navigation.go(to: scene.detail, for: 1)
      #expect(coordinator.calls == ["animator"])
      coordinator.animator = TrialAnimator()
      await scene.navigation.back(for: 1)
      #expect(coordinator.calls == ["animator", "animator", "interactor"])
    }

    enum Lock: CaseIterable { case none, disabled, refusing, ownItem }

    @Test(arguments: Lock.allCases)
    func `what keeps the swipe from going back keeps a pull from it, too`(_ lock: Lock) async {
      let scene = await GestureScene()
      let refusing = Refusing()
      switch lock {
      case .none: break
      case .disabled: scene.navigation.interactivePopGestureRecognizer?.isEnabled = false
      case .refusing: scene.navigation.interactivePopGestureRecognizer?.delegate = refusing
      case .ownItem: scene.detail.navigationItem.leftBarButtonItem = UIBarButtonItem()
      }
      let start = GestureScene.middle
      await Hands.drag(from: start, to: CGPoint(x: start.x, y: 800), in: scene.window)
      await advance(1.5)
      #expect((scene.navigation.topViewController === scene.list) == (lock == .none))
    }

    @Test(arguments: [true, false])
    func `a control that follows a finger keeps it from a swipe between tabs`(
      isFollowing: Bool
    ) async {
      let stage = await TabSwipeStage()
      let frame = CGRect(x: 40, y: 580, width: 300, height: 40)
      let control = isFollowing ? UISegmentedControl(items: ["A", "B"]) : UIButton()
      control.frame = frame
      let event = isFollowing ? UIControl.Event.valueChanged : .touchUpInside
      control.addAction(UIAction { _ in }, for: event)
      stage.screens[0].view.addSubview(control)
      await advance(0.1)
      let finger = await Hands.touch(at: CGPoint(x: 300, y: 600), in: stage.window)
      await finger.move(to: CGPoint(x: 100, y: 600), during: 0.3)
      #expect((stage.tabs.matchFlight == nil) == isFollowing)
      #expect(control.isTracking == isFollowing)
      await finger.cancel()
      await advance(1)
    }

    @Test(arguments: [nil, "typing", "editing"])
    func `a list keeps the pull while its user types, or puts its rows in order`(
      _ what: String?
    ) async {
      startOver()
      let (list, detail) = (PhotoScreen.list(), PhotoScreen.detail())
      let window = await onScreen(list)
      let (table, field) = (UITableView(frame: window.bounds, style: .plain), UITextField())
      field.frame = CGRect(x: 20, y: 60, width: 300, height: 40)
      // As UIKit's tables do, however few their rows are.
      table.alwaysBounceVertical = true
      detail.loadViewIfNeeded()
      for view in [table, field] { detail.view.addSubview(view) }
      detail.comes(as: .fullScreen, .linear(0.5))
      await list.present(detail, for: 1)
      if what == "typing" { field.becomeFirstResponder() }
      table.isEditing = what == "editing"
      await Hands.drag(from: CGPoint(x: 120, y: 300), to: CGPoint(x: 120, y: 800), in: window)
      await advance(1.5)
      #expect((list.presentedViewController == nil) == (what == nil))
    }

    @Test(arguments: [true, false])
    func `an app's strokes sideways come before a swipe between tabs`(isThere: Bool) async {
      let stage = await TabSwipeStage()
      let stroke = UISwipeGestureRecognizer()
      var strokes = 0
      stroke.whenSent { _ in strokes += 1 }
      stroke.direction = .left
      if isThere { stage.screens[0].view.addGestureRecognizer(stroke) }
      await Hands.flick(from: CGPoint(x: 300, y: 600), to: CGPoint(x: 50, y: 600), in: stage.window)
      await advance(1)
      #expect(strokes == (isThere ? 1 : 0) && stage.tabs.selectedIndex == (isThere ? 0 : 1))
    }

    @Test(arguments: [266, 700])
    func `a pull on what was pushed in a presented stack pops, one beside it dismisses`(
      y: CGFloat
    ) async {
      startOver()
      let (list, root, detail) = (PhotoScreen.list(), PhotoScreen.list(), PhotoScreen.detail())
      let window = await onScreen(list)
      let navigation = UINavigationController(rootViewController: root)
      let transition = MatchTransition.linear(0.5) { $0.gestures.insert(.pinch) }
      navigation.childMatchTransition = transition
      navigation.comes(as: .fullScreen, transition)
      await list.present(navigation, for: 1)
      await navigation.go(to: detail, for: 1)
      let start = CGPoint(x: 195, y: y)
      await Hands.drag(from: start, to: CGPoint(x: 195, y: 840), duration: 0.2, in: window)
      await advance(1.5)
      #expect((list.presentedViewController == navigation) == (y < 300))
      if y < 300 { #expect(navigation.viewControllers == [root]) }
    }

    @Test func `a tab that was swiped to can be taken away`() async {
      let stage = await TabSwipeStage()
      var screen: UIViewController? = PhotoScreen.detail()
      weak let last = screen
      stage.tabs.viewControllers = [stage.screens[0]] + [screen].compactMap { $0 }
      screen = nil
      await advance(0.1)
      await stage.swipe(by: -300)
      await advance(1.5)
      #expect(stage.tabs.selectedIndex == 1 && last != nil)
      stage.tabs.viewControllers = [stage.screens[0]]
      await advance(1)
      #expect(last == nil)
    }

    @Test(arguments: [true, false])
    func `a tap on the selected tab in flight goes to the root`(isEngineThere: Bool) async {
      let scene = await GestureScene(isEngineThere ? .linear(0.5) : nil, isPushed: false)
      scene.window.rootViewController = nil
      let tabs = UITabBarController()
      tabs.viewControllers = [scene.navigation, UIViewController()]
      tabs.childMatchTransition = .linear(0.5)
      scene.window.rootViewController = tabs
      await advance(0.1)
      await scene.navigation.go(to: scene.detail, for: 0.2)
      let bar = tabs.tabBar.convert(tabs.tabBar.bounds, to: scene.window)
      await Hands.tap(at: CGPoint(x: bar.width / 4, y: bar.minY + 20), in: scene.window)
      await advance(2)
      #expect(scene.navigation.viewControllers == [scene.list])
      #expect(scene.list.view.window != nil && Headless.warnings == [])
    }

    @Test func `a stack that sets its delegates when it is loaded gets their calls`() async {
      startOver()
      let (list, detail) = (PhotoScreen.list(), PhotoScreen.detail())
      let stack = SelfMade(rootViewController: list)
      stack.childMatchTransition = .linear(0.5)
      let window = await onScreen(stack)
      await stack.go(to: detail, for: 1)
      await Hands.edgeDrag(.left, distance: 300, in: window)
      await advance(1)
      #expect(stack.viewControllers == [list])
      #expect(stack.calls == ["will", "did", "will", "did", "begin", "will", "did"])
    }
  }
}

private final class Coordinator: NSObject, UINavigationControllerDelegate {
  var animator: TrialAnimator?
  private(set) var calls: [String] = []

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    calls.append("animator")
    return animator
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    calls.append("interactor")
    return nil
  }
}

/// A navigation controller that is its own delegate, as many are.
private final class SelfMade: UINavigationController, UINavigationControllerDelegate,
  UIGestureRecognizerDelegate
{
  private(set) var calls: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    interactivePopGestureRecognizer?.delegate = self
  }

  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) { calls.append("will") }

  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) { calls.append("did") }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    calls.append("begin")
    return viewControllers.count > 1
  }
}

private final class Refusing: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
#endif
