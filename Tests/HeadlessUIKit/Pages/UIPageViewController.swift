// Pages beside each other: the scrolling style, one page at a time, which the app turns.
import Foundation

@preconcurrency @MainActor open class UIPageViewController: UIViewController {
  public enum TransitionStyle: Int, Sendable {
    case scroll
  }

  public enum NavigationOrientation: Int, Sendable {
    case horizontal = 0
    case vertical
  }

  public enum NavigationDirection: Int, Sendable {
    case forward = 0
    case reverse
  }

  open weak var dataSource: (any UIPageViewControllerDataSource)?
  public let transitionStyle: TransitionStyle
  public let navigationOrientation: NavigationOrientation

  /// The page that is shown, and the one that takes its place.
  var shown: UIViewController?
  var turn: PageTurn?
  let roll = UIScrollView()

  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation
  ) {
    if style != .scroll { missing("pages that curl") }
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { missing("controllers from an archive") }

  open var viewControllers: [UIViewController]? { shown.map { [$0] } ?? [] }

  open func setViewControllers(
    _ viewControllers: [UIViewController]?,
    direction: NavigationDirection,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let page = viewControllers?.first, viewControllers?.count == 1 else {
      raise(
        "The number of view controllers provided (\(viewControllers?.count ?? 0)) doesn't match the number required (1)"
      )
    }
    loadViewIfNeeded()
    settle()
    guard page !== shown else {
      completion?(true)
      return
    }
    let turn = PageTurn(to: page, isForward: direction == .forward, completion)
    if animated, shown != nil, view.window != nil {
      begin(turn)
      roll.setContentOffset(offset(ofSlot: turn.slot), animated: true)
    } else {
      exchange(turn)
    }
  }

  open override func loadView() {
    let root = PageView(frame: UIScreen.main.bounds)
    root.owner = self
    roll.isScrollEnabled = false
    roll.showsHorizontalScrollIndicator = false
    roll.showsVerticalScrollIndicator = false
    roll.contentInsetAdjustmentBehavior = .never
    roll.delegate = root
    root.addSubview(roll)
    view = root
  }
}

/// One page taking another one's place.
@MainActor final class PageTurn {
  let page: UIViewController
  let isForward: Bool
  let completion: ((Bool) -> Void)?

  init(to page: UIViewController, isForward: Bool, _ completion: ((Bool) -> Void)? = nil) {
    self.page = page
    self.isForward = isForward
    self.completion = completion
  }

  /// Where it lies: the page that is shown lies in the middle one of three.
  var slot: Int { isForward ? 2 : 0 }
}

/// A page view controller's own view.
final class PageView: UIView, UIScrollViewDelegate {
  weak var owner: UIPageViewController?

  override func layoutSubviews() {
    super.layoutSubviews()
    owner?.layOutPages()
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { owner?.settle() }
}

@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}
