#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// Fingers beside those who had a say before, and those who come later.
  @MainActor @Suite("Who was there before, and who comes later", .enabled(if: Hands.isAvailable))
  struct HuntedClaimsTests {
    // MARK: Whom a gesture asks

    @Test(arguments: [true, false], [true, false])
    func `a stack that can't be dismissed is popped by a pull as by a swipe`(
      isPull: Bool,
      isPicky: Bool
    ) async {
      startOver()
      let (list, detail) = (PhotoScreen.list(), PhotoScreen.detail())
      let stack =
        isPicky
        ? PickyStack(rootViewController: list) : UINavigationController(rootViewController: list)
      stack.childMatchTransition = .linear(0.5)
      let window = await onScreen(stack)
      await stack.go(to: detail, animated: false, for: 0.1)
      if isPull {
        await Hands.drag(from: GestureScene.middle, by: (0, 450), in: window)
      } else {
        await Hands.edgeDrag(.left, distance: 350, in: window)
      }
      await advance(1.5)
      #expect(stack.viewControllers == [list])
    }

    @Test(arguments: [true, false])
    func `a screen that refuses to go back isn't taken back as it comes`(
      isRefusing: Bool
    ) async throws {
      let scene = await GestureScene(isPushed: false)
      let canvas = Canvas(CGRect(x: 0, y: 120, width: 390, height: 292))
      canvas.isRefusing = isRefusing
      let flight = try await scene.navigation.push(canvas, for: 0.15)
      let finger = await scene.touch(x: 100, to: 350, y: 700, during: 0.15)
      await finger.lift()
      await flight.arrives(at: isRefusing ? .finished : .cancelled)
    }

    @Test(arguments: [true, false])
    func `delegates that are set one upon the other come back one by one`(
      isEngineThere: Bool
    ) async {
      let stack = await PhotoStack(isEngineThere ? .linear(0.2) : nil)
      let logs = (0..<3).map { _ in NavigationLog(CallLog()) }
      stack.navigation.delegate = logs[0]
      let first = stack.navigation.delegate
      stack.navigation.delegate = logs[1]
      let second = stack.navigation.delegate
      stack.navigation.delegate = logs[2]
      stack.navigation.delegate = second
      stack.navigation.delegate = first
      await stack.navigation.go(to: stack.detail, for: 1)
      #expect(logs.map(\.log.calls.isEmpty) == [false, true, true])
    }

    // MARK: What is loaded, and when

    @Test(arguments: [true, false])
    func `a screen whose view comes late is pulled away`(isLate: Bool) async {
      startOver()
      Headless.switches.presentLoadsViewAtOnce = !isLate
      let (list, detail) = (PhotoScreen.list(), PhotoScreen.detail())
      detail.comes(as: .fullScreen, .linear(0.5))
      let window = await onScreen(list)
      await list.present(detail, for: 1)
      await Hands.drag(from: CGPoint(x: 195, y: 500), by: (0, 340), in: window)
      await advance(1.5)
      #expect(list.presentedViewController == nil)
    }

    @Test(arguments: [true, false])
    func `a slider that is moved loads no other tab`(isThere: Bool) async {
      let stage = await TabSwipeStage()
      if isThere { stage.screens[0].view.addSubview(slider) }
      await advance(0.1)
      await stage.swipe(by: -300)
      await advance(1.5)
      #expect(stage.screens[1].isViewLoaded == !isThere)
    }

    @Test(arguments: [true, false])
    func `a slider that is moved loads no screen below`(isThere: Bool) async {
      let transition = MatchTransition.linear(0.5) { $0.gestures.insert(.content) }
      let (list, detail, window) = await GestureScene.openedByLink(transition)
      if isThere { detail.view.addSubview(slider) }
      await Hands.drag(from: CGPoint(x: 150, y: 600), by: (150, 0), in: window)
      await advance(1.5)
      #expect(list.isViewLoaded == !isThere)
    }

    private var slider: UISlider {
      UISlider(frame: CGRect(x: 20, y: 580, width: 350, height: 40))
    }

    // MARK: Whose the finger is

    @Test(arguments: [nil, 44, 300] as [CGFloat?])
    func `a stroke on a small view is the app's, however fast the finger leaves it`(
      size: CGFloat?
    ) async {
      let stroke = UISwipeGestureRecognizer()
      var count = 0
      stroke.direction = .down
      stroke.whenSent { _ in count += 1 }
      let (screen, window) = await GestureScene.presented { view in
        guard let size else { return }
        let card = UIView(CGRect(x: 40, y: 478, width: 310, height: size), .green)
        card.addGestureRecognizer(stroke)
        view.addSubview(card)
      }
      let (start, end) = (CGPoint(x: 195, y: 500), CGPoint(x: 195, y: 800))
      await Hands.drag(from: start, to: end, duration: 0.2, in: window)
      await advance(1.5)
      #expect(count == (size == nil ? 0 : 1))
      #expect((screen.presentingViewController == nil) == (size == nil))
    }

    @Test(arguments: [nil, false, true])
    func `a pan of the app on a presented stack comes before a pull`(isLater: Bool?) async {
      startOver()
      let list = PhotoScreen.list()
      let stack = UINavigationController(rootViewController: PhotoScreen.detail())
      let window = await onScreen(list)
      let pan = UIPanGestureRecognizer()
      var count = 0
      pan.whenSent { if $0.state == .began { count += 1 } }
      if isLater == false { stack.view.addGestureRecognizer(pan) }
      stack.comes(as: .fullScreen, .linear(0.5))
      await list.present(stack, for: 1)
      if isLater == true { stack.view.addGestureRecognizer(pan) }
      await Hands.drag(from: CGPoint(x: 195, y: 500), by: (0, 340), in: window)
      await advance(1.5)
      #expect(count == (isLater == nil ? 0 : 1))
      #expect((list.presentedViewController == nil) == (isLater == nil))
    }

    @Test(arguments: [true, false], [true, false])
    func `a finger that rests where its flight was taken back decides about no other`(
      rests: Bool,
      isTouched: Bool
    ) async {
      let scene = await GestureScene()
      let navigation = scene.navigation
      let stack = [UIViewController(), scene.list, scene.detail]
      navigation.setViewControllers(stack, animated: false)
      await advance(0.1)
      let finger = await scene.touch(to: 200, during: 0.3)
      navigation.matchFlight?.cancel()
      if !rests { await finger.lift() }
      await advance(1)
      #expect(navigation.viewControllers.count == 3)
      if isTouched { await Hands.tap(at: CGPoint(x: 300, y: 700), in: scene.window) }
      await navigation.back(for: 0.2)
      #expect(navigation.matchFlight != nil)
      await advance(1)
      if rests { await finger.lift() }
    }
  }
}

private final class PickyStack: UINavigationController, MatchGestureDeciding {
  func matchGestureCanGoBack(from point: CGPoint, velocity: CGPoint) -> Bool { false }
}

private final class Canvas: PhotoScreen, MatchGestureDeciding {
  var isRefusing = true
  func matchGestureCanGoBack(from point: CGPoint, velocity: CGPoint) -> Bool { !isRefusing }
}
#endif
