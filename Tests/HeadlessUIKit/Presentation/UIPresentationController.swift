// PC-1…PC-5, MD-6, MD-12.
@preconcurrency @MainActor open class UIPresentationController: NSObject {
  public let presentedViewController: UIViewController
  var presenterStore: UIViewController?
  var style: UIModalPresentationStyle
  var containerStore: UITransitionView?
  /// What this one stands in for, where the traits of the moment want another style.
  var original: UIPresentationController?
  var isInTransition = false
  /// Whether the user has dragged it away.
  var isDraggedAway = false
  /// What `shouldRemovePresentersView` said when the presentation began.
  var takesPresentersView = false
  /// Where the presenter's view was before this presentation took it away.
  var presentersPlace: ViewPlace?

  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    didSet { wrote(self, "delegate") }
  }

  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    presenterStore = presentingViewController
    style = presentedViewController.modalPresentationStyle
    super.init()
  }

  open var presentingViewController: UIViewController {
    guard let presenterStore else { raise("presentingViewController, before there is one") }
    return presenterStore
  }
  open var presentationStyle: UIModalPresentationStyle { style }
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  {
    delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? .none
  }
  open var containerView: UIView? { containerStore }
  open var traitCollection: UITraitCollection {
    containerStore?.traitCollection ?? World.shared.traits(World.shared.screen.style)
  }

  open var presentedView: UIView? { presentedViewController.view }
  open var frameOfPresentedViewInContainerView: CGRect { containerStore?.bounds ?? .zero }
  open var shouldPresentInFullscreen: Bool { true }
  open var shouldRemovePresentersView: Bool { false }

  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}
  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// What UIKit's own presentations add to a transition; an app's overrides do not see it.
  func ownTransitionWillBegin(isPresenting: Bool) {}
  func ownTransitionDidEnd(isPresented: Bool) {}
  /// What UIKit's own animation sets in its animation block, beside moving the view.
  func showOwnDecoration(isPresented: Bool) {}
}

// MD-30, MD-31, PC-1: full screen and current context, with the presenter's view taken away or left.
/// UIKit's own presentation for the styles that cover everything or a context.
final class ScreenPresentationController: UIPresentationController {
  override var shouldRemovePresentersView: Bool { style == .fullScreen || style == .currentContext }
  override var shouldPresentInFullscreen: Bool { style == .fullScreen || style == .overFullScreen }

  override func containerViewDidLayoutSubviews() { placePresentedView() }
}

extension UIPresentationController {
  /// Puts the view where it belongs, or so far below that, unless a transition moves it.
  func placePresentedView(below offset: CGFloat = 0) {
    guard presentedViewController.transitionCoordinator == nil else { return }
    presentedView?.fill(frameOfPresentedViewInContainerView.offsetBy(dx: 0, dy: offset))
  }
}

extension UIView {
  /// Takes a frame, unless a transform is on the view or it has that frame.
  func fill(_ frame: CGRect) {
    guard transform.isIdentity, self.frame != frame else { return }
    self.frame = frame
  }
}

/// MD-6, RC-33, WN-1: what lies in a window, around its root's view and around what each presentation shows.
final class UITransitionView: UIView {
  /// Whose container it is, if it is not the root's.
  weak var presentation: UIPresentationController?

  convenience init(presentation: UIPresentationController, frame: CGRect) {
    self.init(frame: frame)
    self.presentation = presentation
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  override func layoutSubviews() {
    presentation?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentation?.containerViewDidLayoutSubviews()
  }
}
