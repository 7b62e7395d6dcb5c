#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// What drags a list, and who else decides while a finger drags a screen.
  @MainActor @Suite("What fingers drag, and for whom", .enabled(if: Hands.isAvailable))
  struct HuntedDragsTests {
    // MARK: What drags a list

    enum Pan: CaseIterable { case none, off, two, on }

    @Test(arguments: Pan.allCases)
    func `a list that one finger can't scroll doesn't keep it`(_ kind: Pan) async {
      let list = UIScrollView(frame: CGRect(x: 0, y: 420, width: 390, height: 400))
      list.contentSize = CGSize(width: 390, height: 3000)
      let (screen, window) = await GestureScene.presented {
        if kind != .none { $0.addSubview(list) }
      }
      list.contentOffset.y = 500
      if kind == .off { list.panGestureRecognizer.isEnabled = false }
      if kind == .two { list.panGestureRecognizer.minimumNumberOfTouches = 2 }
      await Hands.drag(from: CGPoint(x: 195, y: 450), by: (0, 340), in: window)
      await advance(1.5)
      #expect((screen.presentingViewController != nil) == (kind == .on))
    }

    enum Widened: CaseIterable { case not, around, screen }

    @Test(arguments: Widened.allCases)
    func `a carousel that is dragged from beside it, too, lets a pull through`(
      _ widened: Widened
    ) async {
      let carousel = Carousel(frame: CGRect(x: 45, y: 0, width: 300, height: 300))
      carousel.contentSize = CGSize(width: 3000, height: 300)
      let around = UIView(frame: CGRect(x: 0, y: 450, width: 390, height: 300))
      let (screen, window) = await GestureScene.presented {
        around.addSubview(carousel)
        $0.addSubview(around)
        switch widened {
        case .not: break
        case .around: around.addGestureRecognizer(carousel.panGestureRecognizer)
        case .screen: $0.addGestureRecognizer(carousel.panGestureRecognizer)
        }
      }
      let x: CGFloat = widened == .not ? 195 : 20
      await Hands.drag(from: CGPoint(x: 195, y: 600), by: (-150, 0), in: window)
      await advance(1)
      #expect(carousel.contentOffset.x > 100)
      await Hands.drag(from: CGPoint(x: x, y: 460), by: (0, 340), in: window)
      await advance(1.5)
      #expect(screen.presentingViewController == nil)
    }

    @Test(arguments: Widened.allCases, [0, 500] as [CGFloat])
    func `and it pops at its beginning, but scrolls before`(
      _ widened: Widened,
      offset: CGFloat
    ) async {
      let scene = await GestureScene(.linear(0.5) { $0.gestures.insert(.content) })
      let carousel = Carousel(frame: CGRect(x: 45, y: 0, width: 300, height: 200))
      carousel.contentSize = CGSize(width: 3000, height: 200)
      let around = UIView(frame: CGRect(x: 0, y: 500, width: 390, height: 200))
      around.addSubview(carousel)
      scene.detail.view.addSubview(around)
      carousel.contentOffset.x = offset
      switch widened {
      case .not: break
      case .around: around.addGestureRecognizer(carousel.panGestureRecognizer)
      case .screen: scene.detail.view.addGestureRecognizer(carousel.panGestureRecognizer)
      }
      await Hands.drag(from: CGPoint(x: 100, y: 600), by: (270, 0), in: scene.window)
      await advance(1.5)
      #expect(scene.navigation.viewControllers.count == (offset == 0 ? 1 : 2))
      #expect(carousel.contentOffset.x < max(offset - 100, 1))
    }

    @Test(arguments: [true, false])
    func `a trackpad pops where a finger has caught a shelf before`(isCaught: Bool) async {
      let scene = await GestureScene(.linear(0.5) { $0.gestures.insert(.content) })
      let shelf = UIScrollView(frame: CGRect(x: 0, y: 500, width: 390, height: 200))
      shelf.contentSize = CGSize(width: 2000, height: 200)
      scene.detail.view.addSubview(shelf)
      shelf.contentOffset.x = 200
      let (left, right) = (CGPoint(x: 100, y: 600), CGPoint(x: 250, y: 600))
      await Hands.flick(from: left, to: right, in: scene.window)
      await advance(isCaught ? 0.25 : 3)
      #expect(shelf.isDecelerating == isCaught)
      await Hands.tap(at: left, in: scene.window)
      await advance(3)
      #expect(shelf.contentOffset.x <= 0)
      let fingers = await Hands.scroll(at: left, in: scene.window)
      await fingers.move(to: CGPoint(x: 385, y: 600), during: 0.2)
      await fingers.lift(thenWait: 1)
      #expect(scene.navigation.viewControllers.count == 1)
    }

    @Test(arguments: [true, false], [true, false])
    func `a hidden search bar of an embedded stack takes the first pull`(
      isEmbedded: Bool,
      isHidden: Bool
    ) async {
      startOver()
      let (list, detail) = (PhotoScreen.list(), PhotoScreen.detail())
      let stack = UINavigationController(rootViewController: detail)
      let table = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      table.contentSize = CGSize(width: 390, height: 3000)
      detail.view.insertSubview(table, at: 0)
      if isHidden {
        detail.navigationItem.searchController = UISearchController(searchResultsController: nil)
      }
      let around = UIViewController()
      if isEmbedded {
        around.addChild(stack)
        around.view.addSubview(stack.view)
        stack.didMove(toParent: around)
      }
      let window = await onScreen(list)
      let shown = isEmbedded ? around : stack
      shown.comes(as: .fullScreen, .linear(0.5))
      await list.present(shown, for: 1)
      await Hands.drag(from: CGPoint(x: 195, y: 500), by: (0, 340), in: window)
      await advance(1.5)
      #expect((list.presentedViewController != nil) == isHidden)
    }

    // MARK: Who else decides

    @Test(arguments: [true, false])
    func `a stack that takes over another's delegate is swiped, and heard`(
      takesOver: Bool
    ) async {
      startOver()
      let (log, first) = (Log(), UINavigationController(rootViewController: UIViewController()))
      first.delegate = log
      first.childMatchTransition = .linear(0.5)
      let (list, detail) = (PhotoScreen.list(), PhotoScreen.detail())
      let second = UINavigationController(rootViewController: list)
      second.delegate = takesOver ? first.delegate : log
      second.childMatchTransition = .linear(0.5)
      let window = await onScreen(second)
      await second.go(to: detail, for: 1)
      #expect(log.shown.last === detail)
      await Hands.edgeDrag(.left, distance: 350, in: window)
      #expect(second.matchFlight?.report?.pairCount == 1)
      await advance(1.5)
      #expect(second.viewControllers == [list] && log.shown.last === list)
    }

    @Test(arguments: [true, false])
    func `a stack that takes over its screen's presentation is pulled away`(
      takesOver: Bool
    ) async {
      startOver()
      let (list, detail) = (PhotoScreen.list(), PhotoScreen.detail())
      let window = await onScreen(list)
      detail.comes(as: .fullScreen, .linear(0.5))
      let stack = UINavigationController(rootViewController: detail)
      stack.modalPresentationStyle = detail.modalPresentationStyle
      if takesOver { stack.transitioningDelegate = detail.transitioningDelegate }
      stack.matchTransition = detail.matchTransition
      await list.present(stack, for: 1)
      await Hands.drag(from: GestureScene.middle, by: (0, 500), in: window)
      await advance(1.5)
      #expect(list.presentedViewController == nil)
    }
  }
}

/// As UIKit's own do, it shows that it is its pan's delegate.
private final class Carousel: UIScrollView, UIGestureRecognizerDelegate {}

private final class Log: NSObject, UINavigationControllerDelegate {
  private(set) var shown: [UIViewController] = []

  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) { shown.append(viewController) }
}
#endif
