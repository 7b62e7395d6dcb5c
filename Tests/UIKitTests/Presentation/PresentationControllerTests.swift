#if canImport(UIKit)
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  /// PC-1…PC-5, MD-1, MD-6.
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
