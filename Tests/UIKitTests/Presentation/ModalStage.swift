#if canImport(UIKit)
import UIKit
import UIKitTestSupport

/// A presenter in a window, and what it presents.
@MainActor final class ModalStage {
  let diary = Diary()
  let presenter: NotedController
  let presented: NotedController
  let delegate = ModalDelegate()
  let animator = ModalAnimator()
  let window: UIWindow

  init(
    _ style: UIModalPresentationStyle,
    isCustom: Bool = true,
    inNavigation: Bool = false
  ) async {
    presenter = NotedController("A", diary)
    presented = NotedController("B", diary)
    presented.modalPresentationStyle = style
    presented.transitioningDelegate = delegate
    if isCustom { delegate.animator = animator }
    animator.presenter = presenter
    window = show(inNavigation ? UINavigationController(rootViewController: presenter) : presenter)
    await advance(0.1)
    _ = diary.read()
  }

  /// Presents, to the end.
  func present(animated: Bool = true) async {
    presenter.present(presented, animated: animated)
    await advance(1)
  }

  /// Dismisses, to the end.
  func dismiss(animated: Bool = true) async {
    presenter.dismiss(animated: animated)
    await advance(1)
  }

  /// An own presentation controller for the style `.custom`.
  func usePresentation(removesPresenter: Bool = false) {
    delegate.makesController = { [diary] presented, presenting in
      let made = NotedPresentation(presentedViewController: presented, presenting: presenting)
      made.diary = diary
      made.removesPresenter = removesPresenter
      return made
    }
  }

  /// Lets a hand drive what comes.
  func drive() -> UIPercentDrivenInteractiveTransition {
    let driver = UIPercentDrivenInteractiveTransition()
    delegate.interactor = driver
    return driver
  }
}

/// All that a presentation must leave as it was.
@MainActor struct Standing: Equatable {
  let superview: ObjectIdentifier?
  let index: Int?
  let frame: CGRect
  let transform: CGAffineTransform
  let window: ObjectIdentifier?
  let alpha: CGFloat
  let isHidden: Bool

  init(_ view: UIView) {
    superview = view.superview.map(ObjectIdentifier.init)
    index = view.superview?.subviews.firstIndex(of: view)
    frame = view.frame
    transform = view.transform
    window = view.window.map(ObjectIdentifier.init)
    alpha = view.alpha
    isHidden = view.isHidden
  }
}
#endif
