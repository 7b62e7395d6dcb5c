#if canImport(UIKit)
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  /// RC-50…RC-65: presentation controllers of an app's own.
  @MainActor @Suite struct CustomRecordingTests {
    /// A presentation that leaves the presenter where it is, or removes it; with an animator or without.
    enum Kind: CaseIterable, Sendable { case dims, removes, plain }

    @MainActor private final class Stage {
      let modal: ModalStage
      let animator: RecordedAnimator
      var presentation: InsetPresentation?
      /// What else happens at a call of the presentation controller.
      var whenCalled: ((InsetPresentation, String) -> Void)?

      init(_ kind: Kind) async {
        modal = await ModalStage(.custom, isCustom: false)
        animator = RecordedAnimator { [diary = modal.diary] in diary.note($0) }
        modal.delegate.animator = kind == .plain ? nil : animator
        modal.delegate.makesController = { [unowned self] presented, presenting in
          make(kind, presented, presenting)
        }
        modal.presented.loadViewIfNeeded()
        _ = modal.diary.read()
      }

      private func make(
        _ kind: Kind,
        _ presented: UIViewController,
        _ presenting: UIViewController?
      ) -> UIPresentationController {
        modal.diary.note("asked")
        let made = InsetPresentation(presentedViewController: presented, presenting: presenting)
        made.diary = modal.diary
        made.removesPresenter = kind == .removes
        made.whenCalled = { [weak self, weak made] call in
          if let made { self?.whenCalled?(made, call) }
        }
        presentation = made
        return made
      }
    }

    private func present(_ stage: Stage) async {
      stage.modal.presenter.present(stage.modal.presented, animated: true) {
        stage.modal.diary.note("completion")
      }
      await advance(1.2)
    }

    private func dismiss(_ stage: Stage) async {
      stage.modal.presenter.dismiss(animated: true) { stage.modal.diary.note("completion") }
      await advance(1.2)
    }

    /// The calls of one change, less those of an animator that is not there.
    private func expected(_ calls: [String], _ kind: Kind) -> [String] {
      kind == .plain ? calls.filter { $0 != "animate" && $0 != "ended true" } : calls
    }

    @Test("RC-50, RC-52, RC-53: the calls of a presentation", arguments: Kind.allCases)
    func presentation(_ kind: Kind) async {
      let stage = await Stage(kind)
      await present(stage)
      let leaves = kind == .removes ? ["A.willDisappear"] : []
      let left = kind == .removes ? ["A.didDisappear"] : []
      #expect(
        stage.modal.diary.read()
          == expected(
            ["asked", "presentation begins"] + leaves + [
              "B.willAppear", "animate", "presentation ended true", "B.didAppear",
            ] + left + ["completion", "ended true"],
            kind
          )
      )
    }

    @Test("RC-51, RC-52, RC-53: the calls of a dismissal", arguments: Kind.allCases)
    func dismissal(_ kind: Kind) async {
      let stage = await Stage(kind)
      await present(stage)
      _ = stage.modal.diary.read()
      await dismiss(stage)
      let comes = kind == .removes ? ["A.willAppear"] : []
      let came = kind == .removes ? ["A.didAppear"] : []
      #expect(
        stage.modal.diary.read()
          == expected(
            ["dismissal begins", "B.willDisappear"] + comes + ["animate", "dismissal ended true"]
              + came + ["B.didDisappear", "completion", "ended true"],
            kind
          )
      )
    }

    @Test("RC-53: without an animator UIKit puts the presented view where it belongs")
    func placed() async throws {
      let stage = await Stage(.plain)
      await present(stage)
      let presentation = try #require(stage.presentation)
      #expect(stage.modal.presented.view.frame == presentation.frameOfPresentedViewInContainerView)
      await dismiss(stage)
    }

    @Test("RC-53, RC-60: without a delegate there is a plain presentation controller")
    func bare() async throws {
      let modal = await ModalStage(.custom, isCustom: false)
      modal.presented.transitioningDelegate = nil
      modal.presented.loadViewIfNeeded()
      _ = modal.diary.read()
      modal.presenter.present(modal.presented, animated: true) { modal.diary.note("completion") }
      await advance(1)
      #expect(modal.diary.read() == ["B.willAppear", "B.didAppear", "completion"])
      let controller = try #require(modal.presented.presentationController)
      #expect(type(of: controller) == UIPresentationController.self)
      #expect(modal.presented.view.frame == controller.containerView?.bounds)
      #expect(modal.presenter.view.window === modal.window)
      modal.presenter.dismiss(animated: true) { modal.diary.note("completion") }
      await advance(1)
      #expect(modal.diary.read() == ["B.willDisappear", "B.didDisappear", "completion"])
    }

    @Test("RC-54: the views at the beginning of a presentation", arguments: [Kind.dims, .removes])
    func beginning(_ kind: Kind) async {
      let stage = await Stage(kind)
      let modal = stage.modal
      var count: Int?
      stage.whenCalled = { presentation, call in
        guard call == "presentation begins", let container = presentation.containerView else {
          return
        }
        count = container.subviews.count
        #expect(String(describing: type(of: container)) == "UITransitionView")
        #expect(container.bounds.size == modal.window.bounds.size)
        #expect(modal.presented.view.superview == nil && modal.presented.view.window == nil)
        #expect(modal.presenter.view.window === modal.window)
        #expect(modal.presenter.view.isDescendant(of: container) == (kind == .removes))
      }
      await present(stage)
      #expect(count == (kind == .removes ? 1 : 0))
    }

    @Test("RC-55: the views at the end of a presentation", arguments: [Kind.dims, .removes])
    func end(_ kind: Kind) async throws {
      let stage = await Stage(kind)
      let modal = stage.modal
      var windows: [UIWindow?] = []
      var isInPlace = false
      stage.whenCalled = { presentation, call in
        guard call == "presentation ended true" else { return }
        windows = [modal.presenter.view.window, modal.presented.view.window]
        isInPlace =
          modal.presented.view.superview === presentation.containerView
          && modal.presented.view.frame == presentation.frameOfPresentedViewInContainerView
      }
      await present(stage)
      #expect(windows == [modal.window, modal.window] && isInPlace)
      #expect((modal.presenter.view.window == nil) == (kind == .removes))
    }

    @Test("RC-56: the views at the end of a dismissal", arguments: [Kind.dims, .removes])
    func endOfDismissal(_ kind: Kind) async throws {
      let stage = await Stage(kind)
      let modal = stage.modal
      let frame = modal.presenter.view.frame
      await present(stage)
      stage.animator.addsView = false
      var windows: [UIWindow?] = []
      stage.whenCalled = { presentation, call in
        guard call == "dismissal ended true" else { return }
        windows = [
          modal.presenter.view.window, modal.presented.view.window,
          presentation.dimming.window,
        ]
      }
      await dismiss(stage)
      #expect(windows == [kind == .removes ? nil : modal.window, modal.window, modal.window])
      #expect(modal.presented.view.window == nil)
      #expect(modal.presenter.view.window === modal.window && modal.presenter.view.frame == frame)
    }

    @Test("RC-57, RC-58, RC-59: views and frames, both ways", arguments: [Kind.dims, .removes])
    func context(_ kind: Kind) async {
      let stage = await Stage(kind)
      let (presenter, presented) = (stage.modal.presenter, stage.modal.presented)
      let whole = presenter.view.frame
      let inset = whole.insetBy(dx: 20, dy: 60)
      let removes = kind == .removes
      stage.animator.whenBegun = { context in
        #expect(context.view(forKey: .from) === (removes ? presenter.view : nil))
        #expect(context.view(forKey: .to) === presented.view)
        #expect(context.presentationStyle == .custom)
        #expect(context.containerView.subviews.count == (removes ? 2 : 1))
        let frames = RecordedFrames(from: (inset, removes ? .zero : whole), to: (.zero, inset))
        #expect(RecordedFrames(context) == frames)
      }
      await present(stage)
      stage.animator.whenBegun = { context in
        #expect(context.view(forKey: .from) === presented.view)
        #expect(context.view(forKey: .to) === (removes ? presenter.view : nil))
        #expect(context.containerView.subviews.count == 2)
        #expect(
          RecordedFrames(context) == RecordedFrames(from: (inset, inset), to: (.zero, whole))
        )
      }
      await dismiss(stage)
      #expect(stage.modal.diary.lines.filter { $0 == "animate" }.count == 2)
    }

    @Test("RC-60, RC-61: the delegate's controller is the one, and lays its container out")
    func identity() async throws {
      let stage = await Stage(.dims)
      await present(stage)
      let presentation = try #require(stage.presentation)
      #expect(stage.modal.presented.presentationController === presentation)
      #expect(presentation.presentationStyle == .custom)
      #expect(presentation.layouts.prefix(2) == ["will", "did"])
      await dismiss(stage)
    }

    @Test("RC-62: UIKit keeps an animator that nobody else keeps, to the end")
    func keepsAnimator() async {
      let stage = await Stage(.dims)
      weak var kept: RecordedAnimator?
      do {
        let animator = RecordedAnimator { [diary = stage.modal.diary] in diary.note($0) }
        kept = animator
        stage.modal.delegate.animator = animator
      }
      stage.modal.presenter.present(stage.modal.presented, animated: true)
      stage.modal.delegate.animator = nil
      await advance(0.3)
      #expect(kept != nil)
      await advance(1)
      #expect(stage.modal.diary.lines.suffix(1) == ["ended true"])
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
      made.presentationTransitionWillBegin()
      made.presentationTransitionDidEnd(true)
      made.dismissalTransitionWillBegin()
      made.dismissalTransitionDidEnd(false)
      made.containerViewWillLayoutSubviews()
      made.containerViewDidLayoutSubviews()
      #expect(presented.view.superview == nil)
    }

    @Test("RC-65: without a delegate a custom style has no presentation controller beforehand")
    func noneBefore() {
      let presented = UIViewController()
      presented.modalPresentationStyle = .custom
      #expect(presented.presentationController == nil)
    }
  }
}

/// The presentation controller of the recordings: an inset frame above a dimming view.
@MainActor private final class InsetPresentation: NotedPresentation {
  let dimming = UIView()
  var layouts: [String] = []
  /// What else happens at a call.
  var whenCalled: ((String) -> Void)?

  override var frameOfPresentedViewInContainerView: CGRect {
    containerView?.bounds.insetBy(dx: 20, dy: 60) ?? .zero
  }
  override func containerViewWillLayoutSubviews() { layouts.append("will") }
  override func containerViewDidLayoutSubviews() { layouts.append("did") }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    whenCalled?("presentation begins")
    dimming.frame = containerView?.bounds ?? .zero
    containerView?.addSubview(dimming)
  }
  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    whenCalled?("presentation ended \(completed)")
  }
  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    whenCalled?("dismissal ended \(completed)")
  }
}
#endif
