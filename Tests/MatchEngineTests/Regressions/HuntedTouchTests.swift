#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// What is under fingers in ordinary apps, and what locks a screen there.
  @MainActor @Suite("What is under the fingers", .enabled(if: Hands.isAvailable))
  struct HuntedTouchTests {
    enum ListKind: CaseIterable { case plain, upsideDown, refreshing, refreshingByHand, zoomedOut }

    @Test(arguments: ListKind.allCases)
    func `a list that a pull would scroll or refresh keeps it`(_ kind: ListKind) async {
      let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 700))
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 3000))
      let zooming = Zooming(content)
      list.contentSize = content.bounds.size
      list.addSubview(content)
      switch kind {
      case .plain: break
      case .upsideDown: list.transform = CGAffineTransform(scaleX: 1, y: -1)
      case .refreshing: list.refreshControl = UIRefreshControl()
      case .refreshingByHand: list.addSubview(UIRefreshControl())
      case .zoomedOut:
        list.minimumZoomScale = 0.3
        list.delegate = zooming
        list.zoomScale = 0.1 + 0.2
      }
      let (screen, window) = await GestureScene.presented { $0.addSubview(list) }
      let bottom = list.contentSize.height - 700
      let start = list.contentOffset.y
      await Hands.drag(from: CGPoint(x: 195, y: 250), to: CGPoint(x: 195, y: 800), in: window)
      await advance(1.5)
      let isPulled = kind == .plain || kind == .zoomedOut
      #expect((screen.presentingViewController == nil) == isPulled)
      if kind == .upsideDown {
        #expect(list.contentOffset.y > start + 300 && list.contentOffset.y <= bottom)
        await advance(3)
        // At its upper end, which is the content's last, nothing is left to scroll.
        list.contentOffset.y = bottom
        await Hands.drag(from: CGPoint(x: 195, y: 250), to: CGPoint(x: 195, y: 800), in: window)
        await advance(1.5)
        #expect(screen.presentingViewController == nil)
      }
    }

    @Test(arguments: [false, true])
    func `a carousel that is mirrored keeps the swipes that scroll it`(isMirrored: Bool) async {
      let stage = await TabSwipeStage()
      let list = UIScrollView(frame: CGRect(x: 0, y: 500, width: 390, height: 200))
      list.contentSize = CGSize(width: 1000, height: 200)
      if isMirrored {
        list.transform = CGAffineTransform(scaleX: -1, y: 1)
      } else {
        list.contentOffset.x = 1000 - 390
      }
      stage.screens[0].view.addSubview(list)
      await advance(0.1)
      // What comes from the right: mirrored, there is nothing.
      await stage.swipe(by: -300)
      await advance(1.5)
      #expect(stage.tabs.selectedIndex == 1)
      stage.tabs.selectedIndex = 0
      await advance(1.5)
      stage.tabs.viewControllers?.reverse()
      await advance(0.1)
      await stage.swipe(by: 300)
      await advance(1.5)
      #expect(stage.tabs.selectedViewController === stage.screens[0])
    }

    enum Lock: CaseIterable { case none, ownItem, hiddenButton, refusing, disabled }

    @Test(arguments: Lock.allCases)
    func `what keeps the swipe at the edge from going back keeps one in the content from it, too`(
      _ lock: Lock
    ) async {
      let scene = await GestureScene(.linear(0.5) { $0.gestures.insert(.content) })
      let refusing = Refusing()
      switch lock {
      case .none: break
      case .ownItem: scene.detail.navigationItem.leftBarButtonItem = UIBarButtonItem()
      case .hiddenButton: scene.detail.navigationItem.hidesBackButton = true
      case .refusing: scene.navigation.interactivePopGestureRecognizer?.delegate = refusing
      case .disabled: scene.navigation.interactivePopGestureRecognizer?.isEnabled = false
      }
      let start = CGPoint(x: 120, y: 600)
      await Hands.drag(from: start, to: CGPoint(x: 370, y: 600), in: scene.window)
      await advance(1.5)
      #expect((scene.navigation.topViewController === scene.list) == (lock == .none))
    }

    @Test(arguments: [true, false])
    func `a hidden back button keeps UIKit's own swipe in the content from going back`(
      isEngineThere: Bool
    ) async {
      for isHidden in [true, false] {
        let scene = await GestureScene(isEngineThere ? .linear(0.5) : nil) {
          Headless.switches.hasContentPopGesture = true
        }
        scene.list.photo.matchID = "another"
        scene.detail.navigationItem.hidesBackButton = isHidden
        let start = CGPoint(x: 150, y: 700)
        await Hands.drag(from: start, to: CGPoint(x: 380, y: 700), in: scene.window)
        await advance(1.5)
        #expect(scene.navigation.viewControllers.count == (isHidden ? 2 : 1))
      }
    }

    @Test(arguments: [false, true])
    func `a stack that must not be dismissed is popped by a pull`(isModal: Bool) async {
      let (list, root, detail) = (PhotoScreen.list(), PhotoScreen.list(), PhotoScreen.detail())
      startOver()
      let window = await onScreen(list)
      let navigation = UINavigationController(rootViewController: root)
      navigation.childMatchTransition = .linear(0.5)
      navigation.comes(as: .fullScreen, .linear(0.5))
      navigation.isModalInPresentation = isModal
      await list.present(navigation, for: 1)
      await navigation.go(to: detail, for: 1)
      let start = GestureScene.middle
      await Hands.drag(from: start, to: CGPoint(x: start.x, y: 800), in: window)
      await advance(1.5)
      #expect(navigation.viewControllers == [root] && list.presentedViewController != nil)
      await Hands.drag(from: start, to: CGPoint(x: start.x, y: 800), in: window)
      await advance(1.5)
      #expect((list.presentedViewController != nil) == isModal)
    }

    @Test(arguments: [false, true])
    func `where the bar of the tabs is hidden by a push, no swipe changes them`(
      isHidden: Bool
    ) async {
      startOver()
      let (list, detail) = (PhotoScreen.list(), PhotoScreen.detail())
      let tabs = UITabBarController()
      let navigation = UINavigationController(rootViewController: list)
      tabs.viewControllers = [navigation, PhotoScreen.detail()]
      tabs.childMatchTransition = .linear(0.5) { $0.gestures.insert(.tabs) }
      let window = await onScreen(tabs)
      detail.hidesBottomBarWhenPushed = isHidden
      await navigation.go(to: detail, for: 1)
      await Hands.drag(from: CGPoint(x: 300, y: 600), to: CGPoint(x: 20, y: 600), in: window)
      await advance(1.5)
      #expect((tabs.selectedIndex == 1) == !isHidden)
    }

    enum Control: CaseIterable { case readLater, slider, card, button }

    @Test(arguments: Control.allCases)
    func
      `a control keeps the finger that changes its value, whoever reads it, and one that is tapped doesn't`(
        _ kind: Control
      ) async
    {
      let stage = await TabSwipeStage()
      let control: UIControl =
        switch kind {
        case .readLater: UISegmentedControl(items: ["A", "B"])
        case .slider: UISlider()
        case .card: UIControl()
        case .button: UIButton()
        }
      control.frame = CGRect(x: 40, y: 580, width: 300, height: 40)
      let isActive = kind == .slider || kind == .card
      if isActive { control.addAction(UIAction { _ in }, for: .touchUpInside) }
      stage.screens[0].view.addSubview(control)
      await advance(0.1)
      await stage.swipe(by: -300)
      await advance(1.5)
      #expect((stage.tabs.selectedIndex == 1) == (kind == .card || kind == .button))
    }

    enum Own: CaseIterable {
      case nothing, strokeUp, stroke, strokeOnView, strokeOnList, pan, panOnList, sidewaysPan
    }

    @Test(arguments: Own.allCases)
    func `what the app does with a finger that goes down comes before a pull`(
      _ own: Own
    ) async {
      let sideways = SidewaysOnly()
      var count = 0
      let (screen, window) = await GestureScene.presented { view in
        let card = own == .strokeOnList || own == .panOnList ? UIScrollView() : UIView()
        card.frame = CGRect(x: 40, y: 450, width: 310, height: 300)
        view.addSubview(card)
        let recognizer: UIGestureRecognizer
        switch own {
        case .nothing: return
        case .strokeUp, .stroke, .strokeOnView, .strokeOnList:
          let stroke = UISwipeGestureRecognizer()
          stroke.direction = own == .strokeUp ? .up : .down
          recognizer = stroke
        case .pan, .panOnList, .sidewaysPan: recognizer = UIPanGestureRecognizer()
        }
        if own == .sidewaysPan { recognizer.delegate = sideways }
        recognizer.whenSent { if $0.state == .began || $0.state == .ended { count += 1 } }
        let isOnCard = [.stroke, .strokeUp, .strokeOnList, .panOnList].contains(own)
        (isOnCard ? card : view).addGestureRecognizer(recognizer)
      }
      await Hands.flick(from: CGPoint(x: 195, y: 500), to: CGPoint(x: 195, y: 700), in: window)
      await advance(1.5)
      let isApps = [.stroke, .strokeOnView, .strokeOnList, .pan, .panOnList].contains(own)
      #expect((count > 0) == isApps)
      #expect((screen.presentingViewController == nil) == !isApps)
    }
  }
}

private final class Zooming: NSObject, UIScrollViewDelegate {
  private let view: UIView
  init(_ view: UIView) { self.view = view }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
}

private final class Refusing: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
#endif
