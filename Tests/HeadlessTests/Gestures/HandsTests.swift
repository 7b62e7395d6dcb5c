// What only the stand-in has of touches.
import Testing
import UIKit
import UIKitTestSupport

extension HeadlessTests {
  @MainActor @Suite struct HandsTests {
    @Test func handsAreThere() { #expect(Hands.isAvailable) }

    @Test func noTouchIsLeft() async {
      let window = show(UIViewController())
      await nextTurn()
      let finger = await Hands.touch(at: CGPoint(x: 50, y: 50), in: window)
      #expect(Headless.touchCount == 1)
      await finger.lift()
      #expect(Headless.touchCount == 0)
      await finger.move(to: .zero, during: 0.1)
      await finger.lift()
      #expect(Headless.touchCount == 0)
    }

    @Test(
      "of two fingers whose end is heard at once, the one that came down first counts, in any run",
      arguments: [true, false]
    )
    func oldestFinger(strays: Bool) async {
      for _ in 0..<8 {
        let window = show(UIViewController())
        let control = UIControl(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
        control.isMultipleTouchEnabled = true
        // One that is undecided keeps back both ends.
        control.addGestureRecognizer(UIGestureRecognizer())
        var isInside = false
        control.addAction(UIAction { _ in isInside = true }, for: .touchUpInside)
        window.addSubview(control)
        await nextTurn()
        let first = await Hands.touch(at: CGPoint(x: 110, y: 110), in: window)
        let second = await Hands.touch(at: CGPoint(x: 130, y: 130), in: window)
        await (strays ? second : first).lift()
        await (strays ? first : second).move(to: CGPoint(x: 130, y: 600), during: 0.1)
        await (strays ? first : second).lift()
        #expect(isInside == !strays)
      }
    }

    @Test("touches keep no view alive once they are over")
    func nothingIsKept() async {
      let window = show(UIViewController())
      let before = Headless.accounts.liveViews
      await visit(window)
      #expect(Headless.accounts.liveViews == before)
    }

    private func visit(_ window: UIWindow) async {
      let scroll = UIScrollView(frame: window.bounds)
      scroll.contentSize = CGSize(width: 393, height: 5000)
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 5000))
      for recognizer in [
        UITapGestureRecognizer(), UIPanGestureRecognizer(), UIPinchGestureRecognizer(),
      ] {
        content.addGestureRecognizer(recognizer)
      }
      scroll.addSubview(content)
      window.addSubview(scroll)
      await nextTurn()
      await Hands.tap(content)
      await Hands.flick(from: CGPoint(x: 100, y: 600), to: CGPoint(x: 100, y: 300), in: window)
      await Hands.pinch(around: CGPoint(x: 200, y: 400), from: 50, to: 200, in: window)
      scroll.removeFromSuperview()
      await advance(2)
    }

    @Test(
      "GR-6: a pan's translation may begin with zero or with its slop",
      arguments: [true, false]
    )
    func panSlop(keeps: Bool) async {
      Headless.switches.panKeepsItsSlop = keeps
      let root = UIViewController()
      let window = show(root)
      await nextTurn()
      var first: CGPoint?
      let pan = UIPanGestureRecognizer()
      pan.addHandler { _ in first = first ?? pan.translation(in: window) }
      root.view.addGestureRecognizer(pan)
      await Hands.drag(from: CGPoint(x: 50, y: 400), to: CGPoint(x: 250, y: 400), in: window)
      #expect(((first?.x ?? -1) >= 10) == keeps)
      #expect(first?.y == 0)
    }
  }
}
