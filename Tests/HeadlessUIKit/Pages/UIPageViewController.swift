// Pages beside each other: the scrolling style, one page at a time, which the app turns. There are three slots: at rest
// the middle one is seen.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
  public enum TransitionStyle: Int, Sendable { case scroll }

  public enum NavigationOrientation: Int, Sendable { case horizontal }

  public enum NavigationDirection: Int, Sendable { case forward = 0, reverse }

  open weak var dataSource: (any UIPageViewControllerDataSource)?

  private var shown: UIViewController?
  private let roll = UIScrollView()
  private let watch = RollWatch()
  /// What is left of a turn that is under way.
  private var ending: (() -> Void)?

  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation
  ) { super.init(nibName: nil, bundle: nil) }

  public required init?(coder: NSCoder) { missing("controllers from an archive") }

  open var viewControllers: [UIViewController]? { shown.map { [$0] } ?? [] }

  open func setViewControllers(
    _ viewControllers: [UIViewController]?,
    direction: NavigationDirection,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let page = viewControllers?.first, viewControllers?.count == 1 else {
      raise("the number of view controllers provided doesn't match the number required, 1")
    }
    loadViewIfNeeded()
    settle()
    guard page !== shown else { return completion?(true) ?? () }
    let old = shown
    let isSeen = view.window != nil && old != nil
    addChild(page)
    old?.willMove(toParent: nil)
    if isSeen {
      old?.beginAppearanceTransition(false, animated: animated)
      page.beginAppearanceTransition(true, animated: animated)
    }
    let slot = !isSeen || !animated ? 1 : direction == .forward ? 2 : 0
    page.view.frame = frame(ofSlot: slot)
    roll.addSubview(page.view)
    ending = { [self] in
      shown = page
      old?.view.removeFromSuperview()
      if isSeen {
        page.endAppearanceTransition()
        old?.endAppearanceTransition()
      }
      old?.removeFromParent()
      page.didMove(toParent: self)
      layOutContainer()
      completion?(true)
    }
    if slot == 1 { settle() } else { roll.setContentOffset(page.view.frame.origin, animated: true) }
  }

  /// Nothing rolls any more.
  private func settle() {
    let last = ending
    ending = nil
    last?()
  }

  private func frame(ofSlot slot: Int) -> CGRect {
    CGRect(origin: CGPoint(x: CGFloat(slot) * roll.bounds.width, y: 0), size: roll.bounds.size)
  }

  override func layOutContainer() {
    roll.frame = view.bounds
    roll.contentSize = CGSize(width: view.bounds.width * 3, height: view.bounds.height)
    guard ending == nil else { return }
    shown?.viewIfLoaded?.frame = frame(ofSlot: 1)
    roll.setContentOffset(frame(ofSlot: 1).origin, animated: false)
  }

  open override func loadView() {
    super.loadView()
    roll.isScrollEnabled = false
    roll.showsHorizontalScrollIndicator = false
    roll.showsVerticalScrollIndicator = false
    roll.contentInsetAdjustmentBehavior = .never
    roll.delegate = watch
    view.addSubview(roll)
    watch.ended = { [weak self] in self?.settle() }
  }
}

/// Hears when a scroll view has come to rest.
private final class RollWatch: NSObject, UIScrollViewDelegate {
  var ended: () -> Void = {}
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ended() }
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
