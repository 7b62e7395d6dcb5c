#if canImport(UIKit)
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  /// MD-10…MD-17: who is asked for what, with which arguments.
  @MainActor @Suite struct PresentationLookupTests {
    @Test("MD-5: automatic is read as the style it stands for")
    func automatic() {
      let controller = UIViewController()
      #expect(controller.modalPresentationStyle == .pageSheet)
      controller.modalPresentationStyle = .fullScreen
      controller.modalPresentationStyle = .automatic
      #expect(controller.modalPresentationStyle == .pageSheet)
    }

    @Test(
      "MD-10, TR-3: the presented controller's delegate is asked, both ways, first for an animator",
      arguments: [true, false]
    )
    func whoIsAsked(hasAnimator: Bool) async {
      let stage = await ModalStage(.fullScreen, isCustom: hasAnimator)
      let other = ModalDelegate(animator: TrialAnimator())
      stage.presenter.transitioningDelegate = other
      await stage.present()
      await stage.dismiss()
      #expect(other.asked.isEmpty)
      let questions = ["presented", "dismissed"].flatMap { way in
        ["animator \(way)"] + (hasAnimator ? ["interactor \(way)"] : [])
      }
      #expect(stage.delegate.asked == questions)
      #expect(stage.delegate.dismissed === stage.presented)
      stage.presented.transitioningDelegate = ModalDelegate()
      #expect(stage.presented.transitioningDelegate == nil)
    }

    @Test("MD-11: only the style custom asks for a presentation controller")
    func customOnly() async {
      for style in PresentationTableTests.styles {
        let stage = await ModalStage(style)
        stage.usePresentation()
        await stage.present()
        #expect(stage.delegate.asked.contains("controller") == (style == .custom))
        #expect((stage.presented.presentationController is NotedPresentation) == (style == .custom))
      }
    }

    @Test("RT-1: what a root presents stays in the window when another root comes")
    func rootIsSwapped() async {
      for dismisses in [false, true] {
        let stage = await ModalStage(.fullScreen)
        await stage.present()
        #expect(stage.presenter.view.window == nil)
        if dismisses { stage.presenter.dismiss(animated: false) }
        stage.window.rootViewController = UIViewController()
        await advance(1)
        #expect((stage.presented.view.window == nil) == dismisses)
      }
    }

    /// A visible controller with a child.
    private func family() async -> (outer: UIViewController, inner: UIViewController, UIWindow) {
      let (outer, inner) = (UIViewController(), UIViewController())
      outer.addChild(inner)
      outer.view.addSubview(inner.view)
      inner.view.frame = CGRect(x: 0, y: 100, width: 393, height: 300)
      inner.didMove(toParent: outer)
      let window = show(outer)
      await advance(0.1)
      return (outer, inner, window)
    }

    @Test("MD-12, MD-13: source is who was asked to present, presenting is who presents")
    func sourceAndPresenting() async {
      let (outer, inner, window) = await family()
      let delegate = ModalDelegate(animator: TrialAnimator())
      let presented = UIViewController()
      presented.modalPresentationStyle = .custom
      presented.transitioningDelegate = delegate
      inner.present(presented, animated: true)
      await advance(1)
      #expect(delegate.source === inner && delegate.presenting === outer)
      #expect(presented.presentingViewController === outer)
      #expect(inner.presentedViewController === presented)
      #expect(presented.view.window === window)
    }

    @Test("MD-13: over a context, the nearest controller that defines one presents")
    func context() async {
      let (outer, inner, window) = await family()
      inner.definesPresentationContext = true
      let presented = UIViewController()
      presented.modalPresentationStyle = .overCurrentContext
      inner.present(presented, animated: true)
      await advance(1)
      #expect(presented.presentingViewController === inner)
      #expect(outer.presentedViewController == nil)
      #expect(presented.view.convert(presented.view.bounds, to: nil) == inner.view.frame)
      inner.dismiss(animated: true)
      await advance(1)
      #expect(outer.view.subviews == [inner.view])
      #expect(presented.view.window == nil && outer.view.window === window)
    }

    @Test(
      "MD-13, MD-14, NV-4: within a stack the stack presents, and its top controller leaves with it"
    )
    func fromStack() async {
      let stage = await ModalStage(.fullScreen, isCustom: false, inNavigation: true)
      let (top, presented) = (stage.presenter, stage.presented)
      let stack = top.navigationController
      #expect(stack?.visibleViewController === top)
      await stage.present()
      #expect(stack != nil && presented.presentingViewController === stack)
      #expect(top.presentedViewController === presented)
      #expect(stack?.visibleViewController === presented && stack?.topViewController === top)
      #expect(stack?.view.window == nil)
      #expect(stage.log.read().last == "A.didDisappear")
      presented.dismiss(animated: true)
      await advance(1)
      #expect(stack?.view.window === stage.window)
      #expect(stage.log.read().contains("A.didAppear"))
    }

    #if !canImport(ObjectiveC)
    @Test(
      "MD-41: the status bar is as who covers the screen wishes, or who captures it",
      arguments: [
        (UIModalPresentationStyle.fullScreen, false, true), (.overFullScreen, false, false),
        (.overFullScreen, true, true),
      ]
    )
    func statusBar(_ style: UIModalPresentationStyle, captures: Bool, isLight: Bool) async {
      final class Wishful: UIViewController {
        var isHidden = false
        override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
        override var prefersStatusBarHidden: Bool { isHidden }
      }
      let (root, presented) = (UIViewController(), Wishful())
      let window = show(root)
      #expect(Headless.statusBarStyle == .default)
      presented.modalPresentationStyle = style
      presented.modalPresentationCapturesStatusBarAppearance = captures
      root.present(presented, animated: false)
      await advance(0.1)
      #expect(Headless.statusBarStyle == (isLight ? .lightContent : .default))
      presented.isHidden = true
      #expect((Headless.statusBarStyle == nil) == isLight)
      root.dismiss(animated: false)
      await advance(0.1)
      #expect(Headless.statusBarStyle == .default && !window.isHidden)
    }
    #endif

    @Test("CX-8: the animator of a custom presentation installs the views without animation, too")
    func unanimated() async throws {
      let stage = await ModalStage(.custom)
      await stage.present(animated: false)
      #expect(stage.seen.map(\.isAnimated) == [false])
      #expect(stage.presented.view.superview === stage.seen.first?.container)
      await stage.dismiss(animated: false)
      #expect(stage.seen.map(\.isAnimated) == [false, false])
      let other = await ModalStage(.fullScreen)
      await other.present(animated: false)
      #expect(other.seen.isEmpty)
    }
  }

  /// PC-1…PC-5: presentation controllers, and what they leave.
  @MainActor @Suite struct PresentationControllerTests {
    @Test(
      "MD-1: a presenter's view that an animator takes along is lost with the container",
      arguments: [
        UIModalPresentationStyle.overFullScreen, .custom,
      ]
    )
    func lost(_ style: UIModalPresentationStyle) async {
      let stage = await ModalStage(style)
      await stage.present()
      stage.animator.whenAsked = { $0.containerView.insertSubview(stage.presenter.view, at: 0) }
      await stage.dismiss()
      #expect(stage.presenter.view.window == nil)
      #expect(stage.window.subviews.count <= 1)
    }

    @Test("CX-3: the context names the view that the presentation controller gives")
    func wrapped() async throws {
      let stage = await ModalStage(.custom)
      let wrapper = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      stage.delegate.makesController = { presented, presenting in
        let made = WrappingPresentation(presentedViewController: presented, presenting: presenting)
        made.wrapper = wrapper
        wrapper.addSubview(presented.view)
        return made
      }
      await stage.present()
      await stage.dismiss()
      #expect(stage.seen.first?.to === wrapper)
      #expect(stage.seen.last?.from === wrapper)
      #expect(wrapper.superview == nil)
    }

    @Test("CO-1: presenter and presented have the coordinator while the transition runs")
    func coordinator() async throws {
      let stage = await ModalStage(.fullScreen)
      var alongside = 0
      stage.animator.whenAsked = { _ in
        let own = stage.presented.transitionCoordinator
        #expect(own != nil && own === stage.presenter.transitionCoordinator)
        #expect(own?.viewController(forKey: .to) === stage.presented)
        own?.animate(alongsideTransition: { _ in alongside += 1 })
      }
      #expect(stage.presented.transitionCoordinator == nil)
      await stage.present()
      #expect(alongside == 1)
      #expect(stage.presented.transitionCoordinator == nil)
      #expect(stage.presenter.transitionCoordinator == nil)
    }

    @Test(
      "MD-23, MD-26: a dimming view fades alongside, without animation too",
      arguments: [true, false]
    )
    func dimming(_ animated: Bool) async throws {
      for isCustom in [true, false] {
        startOver()
        let stage = await ModalStage(.custom, isCustom: isCustom)
        stage.usePresentation()
        await stage.present(animated: animated)
        let made = try #require(stage.presented.presentationController as? NotedPresentation)
        #expect(made.dimming.shownAlpha == 0.4 && made.dimming.window === stage.window)
        let place = stage.presented.view.convert(stage.presented.view.bounds, to: stage.window)
        #expect(place == stage.window.bounds.insetBy(dx: 20, dy: 60))
        await stage.dismiss(animated: animated)
        #expect(made.dimming.alpha == 0 && made.dimming.window == nil)
      }
    }
  }
}

private final class WrappingPresentation: UIPresentationController {
  var wrapper: UIView?
  override var presentedView: UIView? { wrapper }
}
#endif
