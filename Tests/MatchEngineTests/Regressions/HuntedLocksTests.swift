#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// What keeps people on a screen, and what goes on there when a flight has brought it.
  @MainActor @Suite("Screens that hold a finger off", .enabled(if: Hands.isAvailable))
  struct HuntedLocksTests {
    @Test(arguments: [true, false])
    func `a pull on a card in front of a pushed screen doesn't pop that`(isThere: Bool) async {
      let scene = await GestureScene()
      let card = UIViewController()
      scene.detail.definesPresentationContext = true
      card.modalPresentationStyle = .overCurrentContext
      if isThere { await scene.detail.present(card, animated: false, for: 0.2) }
      let start = GestureScene.middle
      await Hands.drag(from: start, to: CGPoint(x: start.x, y: 800), in: scene.window)
      await advance(1.5)
      #expect(scene.navigation.viewControllers.count == (isThere ? 2 : 1))
    }

    @Test(arguments: [true, false])
    func `nor does a swipe on such a card change the tab below it`(isThere: Bool) async {
      let stage = await TabSwipeStage()
      let stack = UINavigationController(rootViewController: stage.screens[0])
      stage.tabs.viewControllers?[0] = stack
      await advance(0.1)
      let card = UIViewController()
      stage.screens[0].definesPresentationContext = true
      card.modalPresentationStyle = .overCurrentContext
      if isThere { await stage.screens[0].present(card, animated: false, for: 0.2) }
      await stage.swipe(by: -300)
      await advance(1.5)
      #expect(stage.tabs.selectedIndex == (isThere ? 0 : 1))
    }

    @Test(arguments: [50, 500])
    func `what an app puts over a stack and its bar takes taps in flight`(y: CGFloat) async throws {
      let scene = await GestureScene(isPushed: false)
      let button = UIButton(frame: CGRect(x: 170, y: y, width: 40, height: 30))
      var taps = 0
      button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      scene.navigation.view.addSubview(button)
      _ = try await scene.push(for: 0.2)
      await Hands.tap(button)
      #expect(taps == 1)
      await advance(1)
    }

    @Test(arguments: [true, false])
    func `a locked screen that hears of a pull keeps its strokes`(hears: Bool) async {
      startOver()
      let (list, detail) = (PhotoScreen.list(), PhotoScreen.detail())
      let (canvas, listener) = (Canvas(), Listener())
      let window = await onScreen(list)
      detail.loadViewIfNeeded()
      canvas.frame = CGRect(x: 0, y: 420, width: 390, height: 400)
      detail.view.addSubview(canvas)
      detail.isModalInPresentation = true
      detail.comes(as: .fullScreen, .linear(0.5))
      if hears { detail.presentationController?.delegate = listener }
      await list.present(detail, for: 1)
      await Hands.drag(from: CGPoint(x: 195, y: 450), to: CGPoint(x: 195, y: 800), in: window)
      await advance(0.5)
      #expect(canvas.strokes == 1 && canvas.broken == 0)
      #expect(listener.attempts == (hears ? 1 : 0))
    }

    enum Lock: CaseIterable { case none, hiddenButton, refused }

    @Test(arguments: Lock.allCases)
    func `what keeps people on a screen keeps a finger from taking its push back`(
      _ lock: Lock
    ) async throws {
      let scene = await GestureScene(isPushed: false)
      scene.detail.navigationItem.hidesBackButton = lock == .hiddenButton
      let refusing = Refusing()
      if lock == .refused {
        scene.navigation.interactivePopGestureRecognizer?.delegate = refusing
      }
      let flight = try await scene.push(for: 0.15)
      let finger = await scene.touch(x: 100, to: 350, y: 700, during: 0.15)
      await finger.lift()
      await flight.arrives(at: lock == .none ? .cancelled : .finished)
    }

    @Test(arguments: [true, false])
    func `nor is the presentation of what must not be dismissed taken back`(
      isModal: Bool
    ) async throws {
      startOver()
      let (list, detail) = (PhotoScreen.list(), PhotoScreen.detail())
      let window = await onScreen(list)
      detail.isModalInPresentation = isModal
      detail.comes(as: .fullScreen, .linear(0.5))
      list.present(detail, animated: true)
      let flight = try await detail.flight(after: 0.15)
      await Hands.drag(from: CGPoint(x: 195, y: 500), to: CGPoint(x: 195, y: 800), in: window)
      await flight.arrives(at: isModal ? .finished : .cancelled, in: 1.5)
    }

    @Test(arguments: [true, false])
    func `what an app moves when a screen has appeared begins where it is seen`(
      hidesBar: Bool
    ) async throws {
      let stack = await PhotoStack(.linear(0.4))
      stack.navigation.isToolbarHidden = false
      let screen = HintScreen(CGRect(x: 0, y: 120, width: 390, height: 292))
      screen.hidesBar = hidesBar
      let flight = try await stack.navigation.push(screen, for: 0.2)
      var (last, largestStep) = (screen.hint.center.y, CGFloat(0))
      for _ in 0..<60 {
        await advance(1 / 60)
        let place = screen.hint.shownCenter?.y ?? 0
        largestStep = max(largestStep, abs(place - last))
        last = place
      }
      #expect(flight.outcome == .finished && last == 330)
      #expect(largestStep < 5, "\(largestStep)")
    }
  }
}

/// It may hide the toolbar when it comes, and moves a hint down once it has appeared.
private final class HintScreen: PhotoScreen {
  let hint = UIView(frame: CGRect(x: 100, y: 280, width: 100, height: 40))
  var hidesBar = false

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(hint)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if hidesBar { navigationController?.setToolbarHidden(true, animated: animated) }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    UIView.animate(withDuration: 0.4) { self.hint.center.y = 330 }
  }
}

/// Draws what a finger does, without a recognizer.
private final class Canvas: UIView {
  private(set) var strokes = 0
  private(set) var broken = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { strokes += 1 }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { broken += 1 }
}

private final class Listener: NSObject, UIAdaptivePresentationControllerDelegate {
  private(set) var attempts = 0

  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
  { attempts += 1 }
}

private final class Refusing: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
#endif
