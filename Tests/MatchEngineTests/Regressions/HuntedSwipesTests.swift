#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// What ordinary apps do with a finger that could also go back.
  @MainActor @Suite("Fingers that could go back", .enabled(if: Hands.isAvailable))
  struct HuntedSwipesTests {
    // MARK: Where a finger came down

    @Test(arguments: [0.1, 0.6])
    func `a list keeps the pull that began in it, however fast the finger leaves it`(
      seconds: TimeInterval
    ) async {
      let list = self.list()
      let (screen, window) = await GestureScene.presented { $0.addSubview(list) }
      list.contentOffset.y = 500
      await pull(from: CGPoint(x: 195, y: 560), for: seconds, in: window)
      #expect(screen.presentingViewController != nil && list.contentOffset.y < 480)
    }

    @Test(arguments: [0.1, 0.6])
    func `a pull takes the finger over from the list in which it began`(
      seconds: TimeInterval
    ) async {
      let list = self.list()
      let (screen, window) = await GestureScene.presented { $0.addSubview(list) }
      let finger = await Hands.touch(at: CGPoint(x: 195, y: 560), in: window)
      await finger.move(to: CGPoint(x: 195, y: 800), during: seconds)
      await advance(0.05)
      #expect(screen.matchFlight?.phase == .held && !list.isDragging)
      await finger.lift()
      await advance(1.5)
    }

    @Test(arguments: [0.1, 0.6])
    func `a pull that began on a photo pops, however fast the finger leaves it`(
      seconds: TimeInterval
    ) async {
      let scene = await GestureScene()
      await pull(from: CGPoint(x: 195, y: 390), for: seconds, in: scene.window)
      #expect(scene.navigation.viewControllers == [scene.list])
    }

    @Test(arguments: [true, false])
    func `a scroll where nothing flies asks no view a second time`(isEngineThere: Bool) async {
      startOver()
      let (list, detail) = (PhotoScreen.list(), PhotoScreen.detail())
      list.photo.matchID = nil
      let window = await onScreen(list)
      let asked = Asked(frame: window.bounds)
      detail.loadViewIfNeeded()
      detail.view.addSubview(asked)
      detail.comes(as: .fullScreen, isEngineThere ? .linear(0.5) : nil)
      await list.present(detail, for: 1)
      asked.count = 0
      await pull(from: CGPoint(x: 195, y: 500), in: window)
      #expect(asked.count == 1)
    }

    // MARK: What else is for the finger

    @Test(arguments: [true, false])
    func `an app's delegate that lets a swipe go together with a pan is heard`(flies: Bool) async {
      let together = Together()
      let scene = await GestureScene(nil)
      if !flies { scene.list.photo.matchID = "another" }
      scene.navigation.interactivePopGestureRecognizer?.delegate = together
      scene.navigation.childMatchTransition = .linear(0.5)
      let canvas = UIView(frame: CGRect(x: 0, y: 420, width: 390, height: 300))
      canvas.addGestureRecognizer(UIPanGestureRecognizer())
      scene.detail.view.addSubview(canvas)
      let finger = await scene.touch(to: 350, y: 600, during: 0.4)
      await finger.lift()
      await advance(1.5)
      #expect(scene.navigation.viewControllers == [scene.list])
    }

    @Test(arguments: [true, false], [true, false])
    func `an app's drawer at the edge opens on the root, and a swipe pops what was pushed`(
      flies: Bool,
      isPushed: Bool
    ) async {
      let scene = await GestureScene(nil, isPushed: isPushed)
      if !flies { scene.list.photo.matchID = "another" }
      let drawer = UIScreenEdgePanGestureRecognizer()
      drawer.edges = .left
      var count = 0
      drawer.whenSent { if $0.state == .began { count += 1 } }
      scene.navigation.view.addGestureRecognizer(drawer)
      scene.navigation.childMatchTransition = .linear(0.5)
      await advance(0.1)
      await Hands.edgeDrag(.left, distance: 350, in: scene.window)
      await advance(1.5)
      #expect(scene.navigation.viewControllers == [scene.list])
      #expect(count == (isPushed ? 0 : 1))
    }

    @Test(arguments: [true, false])
    func `what an app drags after a long press isn't pulled away`(isThere: Bool) async {
      let together = Together()
      let press = UILongPressGestureRecognizer()
      press.delegate = together
      let (screen, window) = await GestureScene.presented { view in
        let card = UIView(frame: CGRect(x: 40, y: 450, width: 310, height: 300))
        if isThere { card.addGestureRecognizer(press) }
        view.addSubview(card)
      }
      let finger = await Hands.touch(at: CGPoint(x: 195, y: 500), in: window)
      await finger.hold(for: 0.7)
      await finger.move(to: CGPoint(x: 195, y: 800), during: 0.3)
      await finger.lift()
      await advance(1.5)
      #expect((screen.presentingViewController == nil) == !isThere)
    }

    enum Added: CaseIterable { case before, after, sideways }

    @Test(arguments: Added.allCases)
    func `a pan on the screen itself comes before a pull, whenever it was added`(
      _ added: Added
    ) async {
      var count = 0
      let sideways = SidewaysOnly()
      let pan = UIPanGestureRecognizer()
      pan.whenSent { if $0.state == .began { count += 1 } }
      if added == .sideways { pan.delegate = sideways }
      let (screen, window) = await GestureScene.presented {
        if added == .before { $0.addGestureRecognizer(pan) }
      }
      if added != .before { screen.view.addGestureRecognizer(pan) }
      await pull(from: CGPoint(x: 195, y: 500), in: window)
      #expect(count == (added == .sideways ? 0 : 1))
      #expect((screen.presentingViewController == nil) == (added == .sideways))
    }

    @Test(arguments: [true, false])
    func `a card that the app itself lets a finger pull is left to it`(isDraggable: Bool) async {
      startOver()
      let (list, detail) = (PhotoScreen.list(), PhotoScreen.detail())
      let cards = Cards(isDraggable)
      let window = await onScreen(list)
      detail.transitioningDelegate = cards
      detail.comes(as: .custom, .linear(0.5))
      await list.present(detail, for: 1)
      await pull(from: CGPoint(x: 195, y: 600), in: window)
      #expect((list.presentedViewController != nil) == isDraggable)
      #expect(cards.drags == (isDraggable ? 1 : 0))
    }

    @Test(arguments: [true, false])
    func `a button that is dragged about isn't pulled away`(isDragged: Bool) async {
      let button = UIButton(frame: CGRect(x: 150, y: 500, width: 80, height: 80))
      button.addAction(UIAction { _ in }, for: isDragged ? .touchDragInside : .touchUpInside)
      let (screen, window) = await GestureScene.presented { $0.addSubview(button) }
      await pull(from: CGPoint(x: 195, y: 540), in: window)
      #expect((screen.presentingViewController == nil) == !isDragged)
    }

    // MARK: Screens

    private func list() -> UIScrollView {
      let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 500))
      list.contentSize = CGSize(width: 390, height: 3000)
      return list
    }

    private func pull(
      from start: CGPoint,
      for seconds: TimeInterval = 0.4,
      in window: UIWindow
    ) async {
      let end = CGPoint(x: start.x, y: 840)
      await Hands.drag(from: start, to: end, duration: seconds, in: window)
      await advance(1.5)
    }
  }
}

private final class Asked: UIView {
  var count = 0

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    count += 1
    return super.hitTest(point, with: event)
  }
}

/// Presents in a card that may have a pan of its own.
private final class Cards: NSObject, UIViewControllerTransitioningDelegate {
  private final class Card: UIPresentationController {
    var pan: UIPanGestureRecognizer?

    override func presentationTransitionDidEnd(_ completed: Bool) {
      super.presentationTransitionDidEnd(completed)
      if let pan { containerView?.addGestureRecognizer(pan) }
    }
  }

  private let isDraggable: Bool
  private(set) var drags = 0

  init(_ isDraggable: Bool) { self.isDraggable = isDraggable }

  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let card = Card(presentedViewController: presented, presenting: presenting)
    guard isDraggable else { return card }
    let pan = UIPanGestureRecognizer()
    pan.whenSent { [weak self] in if $0.state == .began { self?.drags += 1 } }
    card.pan = pan
    return card
  }
}

/// Lets whatever it is the delegate of go together with all others.
final class Together: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { true }
}

/// Lets a pan begin sideways only.
final class SidewaysOnly: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
    let velocity = pan.velocity(in: pan.view)
    return abs(velocity.x) > abs(velocity.y)
  }
}
#endif
