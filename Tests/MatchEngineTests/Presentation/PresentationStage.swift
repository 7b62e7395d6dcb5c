#if canImport(UIKit)
import MatchEngine
import UIKit
import UIKitTestSupport

/// A screen in a window with sibling views, and another screen that is presented over it in one style.
@MainActor final class PresentationStage {
  let presenter = PhotoScreen.list()
  let presented = PhotoScreen.detail()
  let window: UIWindow
  private let delegate = CustomPresentation()

  init(_ style: PresentationStyle, flies: Bool = true) async {
    presented.modalPresentationStyle = style.style
    if style.style == .custom {
      delegate.removesPresenter = style == .customRemoving
      presented.transitioningDelegate = delegate
    }
    if flies {
      presented.matchTransition = .linear(0.4)
    }
    window = inWindow(presenter)
    window.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    window.insertSubview(UIView(), at: 0)
    await advance(0.1)
    // A popover needs something to point at.
    presented.popoverPresentationController?.sourceView = presenter.photo
  }

  /// Presents or dismisses, without waiting.
  func begin(_ isPresenting: Bool, animated: Bool = true) {
    if isPresenting {
      presenter.present(presented, animated: animated)
    } else {
      presenter.dismiss(animated: animated)
    }
  }

  /// Presents or dismisses to the end, in one way.
  func run(_ isPresenting: Bool, _ way: FlightWay) async {
    begin(isPresenting, animated: way != .still)
    if way == .cancelled || way == .grabbed {
      await advance(0.15)
      let flight = presented.matchFlight
      flight?.hold()
      flight?.update(0.6)
      await advance(0.1)
      if way == .cancelled { flight?.cancel() } else { flight?.finish() }
    }
    await advance(1.2)
  }
}

/// Every style that the engine flies in.
enum PresentationStyle: String, CaseIterable, Sendable {
  case fullScreen, overFullScreen, currentContext, overCurrentContext, pageSheet, formSheet
  case popover, custom, customRemoving

  var style: UIModalPresentationStyle {
    switch self {
    case .fullScreen: .fullScreen
    case .overFullScreen: .overFullScreen
    case .currentContext: .currentContext
    case .overCurrentContext: .overCurrentContext
    case .pageSheet: .pageSheet
    case .formSheet: .formSheet
    case .popover: .popover
    case .custom, .customRemoving: .custom
    }
  }

  /// Whether UIKit takes the presenter's view away.
  var takesPresenter: Bool {
    self == .fullScreen || self == .currentContext || self == .customRemoving
  }
}

/// How a change is played.
enum FlightWay: String, CaseIterable, Sendable { case finished, cancelled, grabbed, still }

/// Presents in the frame of a card.
final class CustomPresentation: NSObject, UIViewControllerTransitioningDelegate {
  final class Card: UIPresentationController {
    var removesPresenter = false
    override var shouldRemovePresentersView: Bool { removesPresenter }
    override var frameOfPresentedViewInContainerView: CGRect {
      containerView?.bounds.insetBy(dx: 20, dy: 60) ?? .zero
    }
  }
  var removesPresenter = false

  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let card = Card(presentedViewController: presented, presenting: presenting)
    card.removesPresenter = removesPresenter
    return card
  }
}

/// Where a view is, and how it looks.
struct ViewState: Equatable {
  let superview: ObjectIdentifier?
  let index: Int?
  let frame: CGRect
  let transform: CGAffineTransform
  let isInWindow: Bool
  let alpha: CGFloat
  let isHidden: Bool
  let animations: [String]

  @MainActor init(_ view: UIView) {
    superview = view.superview.map { ObjectIdentifier($0) }
    index = view.superview?.subviews.firstIndex(of: view)
    frame = view.frame
    transform = view.transform
    isInWindow = view.window != nil
    alpha = view.alpha
    isHidden = view.isHidden
    animations = view.layer.animationKeys() ?? []
  }

  /// Without what differs from window to window.
  var inAnyWindow: String {
    "\(frame) \(transform) \(isInWindow) \(alpha) \(isHidden) \(animations) \(index ?? -1)"
  }
}
#endif
