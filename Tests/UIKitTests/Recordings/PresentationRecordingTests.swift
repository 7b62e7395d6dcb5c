#if canImport(UIKit)
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  /// RC-53…RC-65: presentation controllers of an app's own.
  @MainActor @Suite struct CustomRecordingTests {
    @Test(
      "RC-54, RC-55, RC-56, RC-60, RC-61, MD-6, CO-1: where views are when the presentation controller is told",
      arguments: [true, false]
    )
    func views(removesPresenter: Bool) async throws {
      let stage = await ModalStage(.custom)
      stage.usePresentation(removesPresenter: removesPresenter)
      let make = try #require(stage.delegate.makesController)
      let (lower, upper, window) = (
        stage.presenter.view as UIView, stage.presented.view as UIView, stage.window
      )
      let frame = lower.frame
      var calls: [String] = []
      stage.delegate.makesController = { presented, presenting in
        let made = make(presented, presenting)
        guard let noted = made as? NotedPresentation else { return made }
        noted.whenCalled = { [unowned noted] call in
          calls.append(call)
          guard let container = noted.containerView else { return }
          switch call {
          case "begins":
            let coordinator = presented.transitionCoordinator
            #expect(coordinator?.viewController(forKey: .to) === presented)
            #expect(coordinator === noted.presentingViewController.transitionCoordinator)
            #expect("\(type(of: container))" == "UITransitionView")
            #expect(container.bounds.size == window.bounds.size)
            #expect(upper.superview == nil && upper.window == nil && lower.window === window)
            #expect(lower.isDescendant(of: container) == removesPresenter)
            #expect(container.subviews.count == (removesPresenter ? 1 : 0))
          case "presented(true)":
            #expect(lower.window === window && upper.window === window)
            #expect(upper.superview === container)
            #expect(upper.frame == noted.frameOfPresentedViewInContainerView)
          case "dismissed(true)":
            #expect(upper.window === window && noted.dimming.window === window)
            #expect((lower.window == nil) == removesPresenter)
          default: break
          }
        }
        return noted
      }
      await stage.present()
      let presentation = try #require(stage.presented.presentationController as? NotedPresentation)
      #expect(presentation.presentationStyle == .custom)
      #expect(presentation.layouts.prefix(2) == ["will", "did"])
      #expect((lower.window == nil) == removesPresenter)
      let controllers = [stage.presenter, stage.presented]
      #expect(controllers.allSatisfy { $0.transitionCoordinator == nil })
      let container = try #require(presentation.containerView)
      #expect(window.subviews.last === container)
      stage.animator.addsView = false
      await stage.dismiss()
      let all = presentation.containers + stage.seen.map(\.container)
      #expect(all.count == 6 && all.allSatisfy { $0 === container })
      #expect(presentation.hadCoordinator == [true, true, true, true])
      #expect(presentation.containerView == nil && window.showsOnly(lower))
      #expect(calls == ["begins", "presented(true)", "leaves", "dismissed(true)"])
      #expect(upper.window == nil && lower.window === window && lower.frame == frame)
    }

    @Test("RC-53, RC-60, RC-65: without a delegate there is a plain presentation controller, later")
    func bare() async throws {
      let stage = await ModalStage(.custom, isCustom: false)
      stage.presented.transitioningDelegate = nil
      #expect(stage.presented.presentationController == nil)
      stage.presenter.present(stage.presented, animated: true) { stage.log.note("completion") }
      await advance(1)
      #expect(stage.log.read() == ["B.didLoad", "B.willAppear", "B.didAppear", "completion"])
      let controller = try #require(stage.presented.presentationController)
      #expect(type(of: controller) == UIPresentationController.self)
      #expect(stage.presented.view.frame == controller.containerView?.bounds)
      #expect(stage.presenter.view.window === stage.window)
      stage.presenter.dismiss(animated: true) { stage.log.note("completion") }
      await advance(1)
      #expect(stage.log.read() == ["B.willDisappear", "B.didDisappear", "completion"])
    }

    @Test("RC-62: UIKit keeps an animator that nobody else keeps, to the end")
    func keepsAnimator() async {
      let stage = await ModalStage(.custom)
      weak var kept: TrialAnimator?
      do {
        let animator = TrialAnimator(log: stage.log)
        kept = animator
        stage.delegate.animator = animator
      }
      stage.presenter.present(stage.presented, animated: true)
      stage.delegate.animator = nil
      await advance(0.1)
      #expect(kept != nil)
      await advance(1)
      #expect(stage.log.calls.last == "ended(true)")
    }

    @Test("RC-63: one made by hand", arguments: [-1, 0, 1, 2, 3, 4, 5, 7])
    func byHand(_ rawStyle: Int) throws {
      let style = try #require(UIModalPresentationStyle(rawValue: rawStyle))
      let presented = UIViewController()
      presented.modalPresentationStyle = style
      let made = UIPresentationController(presentedViewController: presented, presenting: nil)
      #expect(made.presentationStyle == style)
      #expect(made.shouldPresentInFullscreen && !made.shouldRemovePresentersView)
      #expect(made.adaptivePresentationStyle == .none)
      #expect(made.containerView == nil && made.frameOfPresentedViewInContainerView == .zero)
      #expect(made.presentedView === presented.view)
    }
  }

  /// RC-70…RC-74: sheets and popovers, as objects.
  @MainActor @Suite struct SheetRecordingTests {
    private func controller(_ style: UIModalPresentationStyle) -> UIViewController {
      let controller = UIViewController()
      controller.modalPresentationStyle = style
      return controller
    }

    @Test("RC-70: there is one sheet for the styles of sheets", arguments: [true, false])
    func oneSheet(_ sheetFirst: Bool) {
      for style in [UIModalPresentationStyle.pageSheet, .formSheet] {
        let presented = controller(style)
        let first =
          sheetFirst ? presented.sheetPresentationController : presented.presentationController
        #expect(first != nil && presented.presentationController === first)
        #expect(presented.sheetPresentationController === first)
        #expect(first?.containerView == nil)
      }
      for style in [UIModalPresentationStyle.fullScreen, .overFullScreen, .custom] {
        #expect(controller(style).sheetPresentationController == nil)
      }
    }

    @Test("RC-71: what a new sheet says")
    func newSheet() throws {
      let sheet = try #require(controller(.pageSheet).sheetPresentationController)
      #expect(sheet.detents.count == 1)
      #expect(sheet.selectedDetentIdentifier == nil && sheet.largestUndimmedDetentIdentifier == nil)
      #expect(!sheet.prefersGrabberVisible && sheet.preferredCornerRadius == nil)
      #expect(sheet.shouldPresentInFullscreen && !sheet.shouldRemovePresentersView)
    }

    @Test("RC-73: after a dismissal a controller has another sheet")
    func anotherSheet() async throws {
      let presenter = UIViewController()
      let window = show(presenter)
      let presented = controller(.pageSheet)
      let sheet = try #require(presented.sheetPresentationController)
      sheet.prefersGrabberVisible = true
      presenter.present(presented, animated: false)
      await advance(0.5)
      presenter.dismiss(animated: false)
      await advance(0.5)
      let other = try #require(presented.sheetPresentationController)
      #expect(other !== sheet && !other.prefersGrabberVisible)
      #expect(window.rootViewController === presenter)
    }

    @Test("RC-74: there is one popover, for its style alone")
    func popover() {
      let presented = controller(.popover)
      let popover = presented.popoverPresentationController
      #expect(popover != nil && popover === presented.presentationController)
      #expect(popover === presented.popoverPresentationController)
      #expect(popover?.containerView == nil)
      for style in [UIModalPresentationStyle.fullScreen, .pageSheet, .custom] {
        #expect(controller(style).popoverPresentationController == nil)
      }
    }
  }
}
#endif
