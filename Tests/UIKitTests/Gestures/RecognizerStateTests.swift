#if canImport(UIKit)
// GR-1, GR-2.
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  @MainActor @Suite(.enabled(if: Hands.isAvailable)) struct RecognizerStateTests {
    let start = CGPoint(x: 100, y: 200)

    @Test("GR-1: the action comes a turn after the change of state")
    func actionIsLater() async {
      let scene = await GestureScene()
      let probe = scene.add(StateProbe())
      let finger = await Hands.touch(at: start, in: scene.window)
      #expect(probe.wasSentAtOnce == false)
      #expect(scene.log == ["began"])
      await finger.lift()
    }

    @Test("NV-63: a recognizer switched off by its own action is cancelled")
    func disablingFromWithin() async {
      let scene = await GestureScene()
      let pan = scene.add(UIPanGestureRecognizer())
      pan.whenSent { if $0.state == .began { $0.isEnabled = false } }
      await Hands.drag(from: start, to: CGPoint(x: 300, y: 200), in: scene.window)
      #expect(scene.brief == ["began", "cancelled"])
    }

    @Test("a view that leaves its window ends what is recognized there")
    func viewLeaves() async {
      let scene = await GestureScene()
      let pan = scene.add(UIPanGestureRecognizer())
      let finger = await Hands.touch(at: start, in: scene.window)
      await finger.move(to: CGPoint(x: 200, y: 200), during: 0.2)
      scene.canvas.removeFromSuperview()
      await finger.move(to: CGPoint(x: 250, y: 200), during: 0.2)
      await finger.lift()
      #expect(scene.brief == ["began", "changed", "cancelled"])
      #expect(pan.state == .possible)
    }
  }
}

/// Begins where it is touched, and sees whether its action was sent within that.
private final class StateProbe: UIGestureRecognizer {
  private(set) var wasSentAtOnce: Bool?
  private var count = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    whenSent { [weak self] _ in self?.count += 1 }
    state = .began
    wasSentAtOnce = count > 0
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
}
#endif
