#if canImport(UIKit)
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  /// PC-1…PC-5, MD-1, MD-6.
  @MainActor @Suite struct PresentationControllerTests {
    @Test(
      "MD-6: the container is there before the presentation begins, stays, and is the context's"
    )
    func container() async throws {
      let stage = await ModalStage(.custom)
      stage.usePresentation()
      await stage.present()
      let controller = try #require(stage.presented.presentationController as? NotedPresentation)
      let container = try #require(controller.containerView)
      #expect(stage.window.subviews.count == 2 && stage.window.subviews.last === container)
      await stage.dismiss()
      #expect(controller.containers.allSatisfy { $0 === container })
      #expect(controller.containers.count == 4)
      #expect(stage.seen.count == 2 && stage.seen.allSatisfy { $0.container === container })
      #expect(controller.hadCoordinator == [true, true, true, true])
      #expect(stage.window.showsOnly(stage.presenter.view))
      #expect(controller.containerView == nil)
    }

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
        var made: DimmedCard?
        stage.delegate.makesController = {
          let controller = DimmedCard(presentedViewController: $0, presenting: $1)
          made = controller
          return controller
        }
        await stage.present(animated: animated)
        #expect(made?.dimming.shownAlpha == 0.4)
        let place = stage.presented.view.convert(stage.presented.view.bounds, to: stage.window)
        #expect(place == stage.window.bounds.insetBy(dx: 24, dy: 200))
        #expect(made?.dimming.window === stage.window)
        await stage.dismiss(animated: animated)
        #expect(made?.dimming.superview == nil)
      }
    }
  }
}

private final class WrappingPresentation: UIPresentationController {
  var wrapper: UIView?
  override var presentedView: UIView? { wrapper }
}
#endif
