// Pages beside each other that a finger turns: the scrolling style, one page at a time, and nothing more of it.
import Foundation

@preconcurrency @MainActor open class UIPageViewController: UIViewController {
  public enum TransitionStyle: Int, Sendable {
    case pageCurl = 0
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

  public enum SpineLocation: Int, Sendable {
    case none = 0
    case min, mid, max
  }

  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey"
    )
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey"
    )
  }

  open weak var delegate: (any UIPageViewControllerDelegate)?
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  public let transitionStyle: TransitionStyle
  public let navigationOrientation: NavigationOrientation
  open var spineLocation: SpineLocation { .none }
  open var isDoubleSided: Bool {
    get { false }
    set { if newValue { missing("pages with two sides") } }
  }
  open var gestureRecognizers: [UIGestureRecognizer] { [] }

  /// The page that is shown, and the one that takes its place.
  var shown: UIViewController?
  var turn: PageTurn?
  /// What a finger could bring.
  var neighbors: (before: UIViewController?, after: UIViewController?)
  let roll = UIScrollView()

  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    if style != .scroll { missing("pages that curl") }
    if options?[.interPageSpacing] != nil { missing("space between pages") }
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
    roll.isPagingEnabled = true
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
  /// Whether a finger turns it.
  let isByHand: Bool

  init(
    to page: UIViewController,
    isForward: Bool,
    _ completion: ((Bool) -> Void)? = nil,
    isByHand: Bool = false
  ) {
    self.page = page
    self.isForward = isForward
    self.completion = completion
    self.isByHand = isByHand
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

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { owner?.askForNeighbors() }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { owner?.rolled() }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { owner?.settle() }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { owner?.settle() }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { owner?.settle() }
  }
}
