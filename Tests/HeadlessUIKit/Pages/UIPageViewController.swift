// Pages beside each other: the scrolling style, one page at a time, which the app turns or, with a data source, a
// finger. There are three slots: at rest the middle one is seen (GS-52).
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
  public enum TransitionStyle: Int, Sendable { case scroll = 1 }

  public enum NavigationOrientation: Int, Sendable { case horizontal }

  public enum NavigationDirection: Int, Sendable { case forward = 0, reverse }

  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { roll.isScrollEnabled = dataSource != nil }
  }
  open weak var delegate: (any UIPageViewControllerDelegate)?

  private var shown: UIViewController?
  private let roll = UIScrollView()
  private let watch = RollWatch()
  /// What is left of a turn that is under way.
  private var ending: (() -> Void)?
  /// Those beside the page that a finger turns: in the first slot and in the last.
  private var besides: [Int: UIViewController] = [:]
  /// The one that it is turned to.
  private var coming: UIViewController?

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
    roll.contentInset = .zero
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
    guard ending == nil, !roll.mover.isMoving else { return }
    shown?.viewIfLoaded?.frame = frame(ofSlot: 1)
    roll.contentInset = .zero
    roll.setContentOffset(frame(ofSlot: 1).origin, animated: false)
  }

  open override func loadView() {
    super.loadView()
    roll.isScrollEnabled = dataSource != nil
    roll.isPagingEnabled = true
    roll.showsHorizontalScrollIndicator = false
    roll.showsVerticalScrollIndicator = false
    roll.contentInsetAdjustmentBehavior = .never
    roll.delegate = watch
    view.addSubview(roll)
    watch.ended = { [weak self] in self?.settle() }
    watch.begins = { [weak self] in self?.beginTurning() }
    watch.moved = { [weak self] in self?.turn() }
    watch.rests = { [weak self] in self?.endTurning() }
  }

  // MARK: Under a finger

  private func beginTurning() {
    guard let shown, ending == nil, besides.isEmpty else { return }
    besides[0] = dataSource?.pageViewController(self, viewControllerBefore: shown)
    besides[2] = dataSource?.pageViewController(self, viewControllerAfter: shown)
    if view.readsRightToLeft { (besides[0], besides[2]) = (besides[2], besides[0]) }
    // Where there is no page, the content ends.
    let width = roll.bounds.width
    roll.contentInset.left = besides[0] == nil ? -width : 0
    roll.contentInset.right = besides[2] == nil ? -width : 0
  }

  /// The page that comes into sight begins to appear.
  private func turn() {
    guard ending == nil, !besides.isEmpty else { return }
    let slot = roll.contentOffset.x > roll.bounds.width ? 2 : 0
    guard roll.contentOffset.x != roll.bounds.width, let page = besides[slot], page !== coming
    else { return }
    if let coming { takeBack(coming) }
    coming = page
    delegate?.pageViewController(self, willTransitionTo: [page])
    addChild(page)
    shown?.beginAppearanceTransition(false, animated: true)
    page.beginAppearanceTransition(true, animated: true)
    UIView.performWithoutAnimation { page.view.frame = frame(ofSlot: slot) }
    roll.addSubview(page.view)
  }

  private func endTurning() {
    guard let shown, let coming else {
      besides = [:]
      return layOutContainer()
    }
    let isTurned = abs(roll.contentOffset.x - coming.view.frame.minX) < roll.bounds.width / 2
    besides = [:]
    self.coming = nil
    if isTurned {
      self.shown = coming
      shown.willMove(toParent: nil)
      shown.view.removeFromSuperview()
      coming.endAppearanceTransition()
      shown.endAppearanceTransition()
      shown.removeFromParent()
      coming.didMove(toParent: self)
    } else {
      takeBack(coming)
    }
    layOutContainer()
    delegate?.pageViewController(
      self,
      didFinishAnimating: true,
      previousViewControllers: [shown],
      transitionCompleted: isTurned
    )
  }

  /// A page that began to appear goes again.
  private func takeBack(_ page: UIViewController) {
    page.beginAppearanceTransition(false, animated: true)
    shown?.beginAppearanceTransition(true, animated: true)
    page.willMove(toParent: nil)
    page.view.removeFromSuperview()
    page.endAppearanceTransition()
    shown?.endAppearanceTransition()
    page.removeFromParent()
  }
}

/// Hears when a scroll view moves and when it has come to rest.
private final class RollWatch: NSObject, UIScrollViewDelegate {
  var ended: () -> Void = {}
  var begins: () -> Void = {}
  var moved: () -> Void = {}
  var rests: () -> Void = {}
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ended() }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { begins() }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { moved() }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { rests() }
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    if !scrollView.isDragging { rests() }
  }
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

/// All optional.
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  )
  func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  )
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  ) {}
}
