#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// A pull asks and tells a presentation's delegate as the drag of a sheet does (MD-25).
  @MainActor @Suite("A pull and the presentation's delegate", .enabled(if: Hands.isAvailable))
  final class PullDelegateTests: PullStage {
    let delegate = DismissalLog()

    override init() async {
      await super.init()
      await present(MatchTransition.linear(0.5))
      detail.presentationController?.delegate = delegate
    }

    private func pull(_ way: CGFloat, flies: Bool = true) async {
      let finger = await Hands.touch(at: start, in: window)
      await finger.move(to: CGPoint(x: start.x, y: start.y + way), during: 0.5)
      #expect((detail.matchFlight != nil) == flies)
      await finger.lift(after: 0.3)
    }

    @Test("it is asked once, told that the dismissal begins, and told when it is over")
    func dismissed() async {
      await pull(300)
      #expect(delegate.calls == ["should", "will"])
      await advance(1.5)
      #expect(delegate.calls == ["should", "will", "did"])
      #expect(list.presentedViewController == nil && window.remains.isEmpty)
    }

    @Test func `a pull that goes back is not told as over, and each pull asks again`() async {
      for count in 1...3 {
        await pull(100)
        await advance(1.5)
        let calls = Array(repeating: ["should", "will"], count: count).flatMap(\.self)
        #expect(delegate.calls == calls && list.presentedViewController === detail)
      }
    }

    @Test(
      "where it may not go, a pull moves nothing and is told as an attempt if it was far enough",
      arguments: [true, false]
    )
    func refused(isModal: Bool) async {
      detail.isModalInPresentation = isModal
      delegate.allows = isModal
      let asked = isModal ? [] : ["should"]
      await pull(100, flies: false)
      #expect(delegate.calls == asked)
      await pull(300, flies: false)
      #expect(delegate.calls == asked + asked + ["attempt"])
      await advance(1)
      #expect(list.presentedViewController === detail && window.remains.isEmpty)
      detail.isModalInPresentation = false
      delegate.allows = true
      await pull(300)
      await advance(1.5)
      #expect(list.presentedViewController == nil && window.remains.isEmpty)
    }

    @Test func `a throw counts as an attempt, and a touch that is cancelled does not`() async {
      detail.isModalInPresentation = true
      let end = CGPoint(x: start.x, y: start.y + 150)
      await Hands.flick(from: start, to: end, in: window)
      #expect(delegate.calls == ["attempt"])
      let finger = await Hands.touch(at: start, in: window)
      await finger.move(to: CGPoint(x: start.x, y: 600), during: 0.3)
      await finger.cancel()
      await advance(1)
      #expect(delegate.calls == ["attempt"] && list.presentedViewController === detail)
    }

    @Test func `a dismissal by code tells it nothing, and neither does a sideways drag`() async {
      await Hands.drag(from: start, to: CGPoint(x: 350, y: 210), in: window)
      detail.dismiss(animated: true)
      await advance(1.5)
      #expect(delegate.calls.isEmpty && list.presentedViewController == nil)
    }

    @Test func `a pull that pops asks nobody, inside of what is presented`() async {
      list.dismiss(animated: false)
      await advance(0.1)
      let navigation = UINavigationController(rootViewController: PhotoScreen.list())
      navigation.childMatchTransition = MatchTransition()
      navigation.modalPresentationStyle = .fullScreen
      list.present(navigation, animated: false)
      navigation.presentationController?.delegate = delegate
      navigation.pushViewController(detail, animated: false)
      await advance(0.1)
      await pull(300)
      await advance(1.5)
      #expect(navigation.viewControllers.count == 1 && delegate.calls.isEmpty)
    }

    @Test func `nothing keeps the delegate or the screen once it is gone`() async {
      weak var kept: UIViewController?
      func run() async {
        let screen = PhotoScreen.detail()
        screen.modalPresentationStyle = .fullScreen
        screen.matchTransition = MatchTransition()
        list.dismiss(animated: false)
        await advance(0.1)
        list.present(screen, animated: true)
        screen.presentationController?.delegate = delegate
        kept = screen
        await advance(1.5)
        await Hands.drag(from: start, to: CGPoint(x: 120, y: 600), in: window)
        await advance(2)
      }
      await run()
      await advance(0.1)
      #expect(delegate.calls == ["should", "will", "did"])
      #expect(kept == nil)
    }
  }
}
#endif
