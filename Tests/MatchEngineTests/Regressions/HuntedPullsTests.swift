#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// What else a finger on a screen is for that could be pulled or swiped away.
  @MainActor @Suite("Fingers that somebody else has a claim to", .enabled(if: Hands.isAvailable))
  struct HuntedPullsTests {
    // MARK: What lies in front

    enum Place: CaseIterable { case nowhere, window, container, stack, tabs }

    @Test(arguments: Place.allCases)
    func `what covers a presented stack isn't pulled, nor is the stack through it`(
      _ place: Place
    ) async {
      let (list, stack, window) = await presentedStack(inTabs: true)
      let tabs = stack.tabBarController
      let cover = UIView(frame: window.bounds)
      cover.backgroundColor = UIColor(white: 0, alpha: 0.3)
      switch place {
      case .nowhere: break
      case .window: window.addSubview(cover)
      case .container: tabs?.presentationController?.containerView?.addSubview(cover)
      case .stack: stack.view.addSubview(cover)
      case .tabs: tabs?.view.addSubview(cover)
      }
      await Hands.drag(from: CGPoint(x: 195, y: 500), by: (0, 340), in: window)
      await advance(1.5)
      #expect((list.presentedViewController == nil) == (place == .nowhere))
    }

    @Test func `what an app lays over pages is pulled with them`() async {
      startOver()
      let list = PhotoScreen.list()
      let pages = UIPageViewController(
        transitionStyle: .scroll,
        navigationOrientation: .horizontal
      )
      let window = await onScreen(list)
      pages.setViewControllers([PhotoScreen.detail()], direction: .forward, animated: false)
      let caption = UIView(frame: CGRect(x: 0, y: 450, width: 390, height: 100))
      pages.view.addSubview(caption)
      pages.comes(as: .fullScreen, .linear(0.5))
      await list.present(pages, for: 1)
      await Hands.drag(from: CGPoint(x: 195, y: 500), by: (0, 340), in: window)
      await advance(1.5)
      #expect(list.presentedViewController == nil)
    }

    @Test func `a presented stack is pulled by its bars as well`() async {
      for y in [80, 820] as [CGFloat] {
        let (list, _, window) = await presentedStack(inTabs: true)
        let finger = await Hands.touch(at: CGPoint(x: 195, y: y), in: window)
        await finger.move(to: CGPoint(x: 195, y: y + 20), during: 0.2)
        await finger.move(to: CGPoint(x: 195, y: y + 500), during: 0.3)
        await finger.lift()
        await advance(1.5)
        #expect(list.presentedViewController == nil, "at \(y)")
      }
    }

    // MARK: What the first pull brings

    @Test(arguments: [true, false])
    func `a pull makes a title large again before it dismisses`(isCollapsed: Bool) async {
      let (list, stack, window) = await presentedStack(inTabs: false) { stack in
        stack.navigationBar.prefersLargeTitles = true
        let table = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        table.contentSize = CGSize(width: 390, height: 3000)
        stack.topViewController?.view.insertSubview(table, at: 0)
      }
      let bar = stack.navigationBar
      let height = bar.bounds.height
      if isCollapsed {
        let finger = await Hands.touch(at: CGPoint(x: 195, y: 700), in: window)
        await finger.move(to: CGPoint(x: 195, y: 645), during: 0.4)
        await finger.lift(after: 0.2, thenWait: 1)
        #expect(bar.bounds.height < height)
      }
      await Hands.drag(from: CGPoint(x: 195, y: 500), by: (0, 300), in: window)
      await advance(1.5)
      #expect((list.presentedViewController != nil) == isCollapsed && bar.bounds.height == height)
      await Hands.drag(from: CGPoint(x: 195, y: 500), by: (0, 300), in: window)
      await advance(1.5)
      #expect(list.presentedViewController == nil)
    }

    @Test(arguments: [true, false])
    func `where a title is never large, the first pull dismisses`(isInherited: Bool) async {
      let (list, stack, window) = await presentedStack(inTabs: false) { stack in
        stack.navigationBar.prefersLargeTitles = true
        stack.topViewController?.navigationItem.largeTitleDisplayMode = .never
        let table = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        table.contentSize = CGSize(width: 390, height: 3000)
        let next = PhotoScreen.detail()
        next.view.insertSubview(table, at: 0)
        next.navigationItem.largeTitleDisplayMode = isInherited ? .automatic : .never
        stack.pushViewController(next, animated: false)
      }
      #expect(stack.viewControllers.count == 2)
      await Hands.drag(from: CGPoint(x: 195, y: 500), by: (0, 300), in: window)
      await advance(1.5)
      #expect(list.presentedViewController == nil)
    }

    // MARK: What turns

    @Test(arguments: [0, 10], [true, false])
    func `a wheel is turned and never pulled`(row: Int, isThere: Bool) async {
      let (picker, rows) = (UIPickerView(frame: wheel), Rows())
      picker.dataSource = rows
      let (screen, window) = await GestureScene.presented { if isThere { $0.addSubview(picker) } }
      picker.selectRow(row, inComponent: 0, animated: false)
      await Hands.drag(from: CGPoint(x: 195, y: 550), by: (0, 100), in: window)
      await Hands.drag(from: CGPoint(x: 195, y: 550), by: (0, 290), in: window)
      await advance(1.5)
      #expect((screen.presentingViewController == nil) == !isThere)
      if isThere { #expect(picker.selectedRow(inComponent: 0) == 0) }
    }

    private let wheel = CGRect(x: 0, y: 450, width: 390, height: 216)

    // MARK: Screens

    /// A photo in a stack, in tabs or without, that was presented over another photo.
    private func presentedStack(
      inTabs: Bool,
      _ fill: (UINavigationController) -> Void = { _ in }
    ) async -> (UIViewController, UINavigationController, UIWindow) {
      startOver()
      let list = PhotoScreen.list()
      let stack = UINavigationController(rootViewController: PhotoScreen.detail())
      let window = await onScreen(list)
      fill(stack)
      let tabs = UITabBarController()
      if inTabs { tabs.viewControllers = [stack] }
      let presented = inTabs ? tabs : stack
      presented.comes(as: .fullScreen, .linear(0.5))
      await list.present(presented, for: 1)
      return (list, stack, window)
    }
  }
}

private final class Rows: NSObject, UIPickerViewDataSource {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 20 }
}
#endif
