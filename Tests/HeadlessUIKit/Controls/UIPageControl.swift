import Foundation

@preconcurrency @MainActor open class UIPageControl: UIControl {
  private var dots: [UIView] = []

  open var numberOfPages = 0 { didSet { pagesChanged() } }
  open var hidesForSinglePage = false { didSet { setNeedsLayout() } }
  open var pageIndicatorTintColor: UIColor? { didSet { setNeedsLayout() } }
  open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsLayout() } }

  private var page = 0

  /// Kept between the first page and the last.
  open var currentPage: Int {
    get { page }
    set {
      page = min(max(newValue, 0), max(0, numberOfPages - 1))
      setNeedsLayout()
    }
  }

  private func pagesChanged() {
    for dot in dots { dot.removeFromSuperview() }
    dots = (0..<max(0, numberOfPages)).map { _ in UIView() }
    for dot in dots {
      dot.isUserInteractionEnabled = false
      addSubview(dot)
    }
    currentPage = page
    invalidateIntrinsicContentSize()
  }

  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(max(pageCount, 1)) * 17 + 20, height: 26)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// A tap before or after the middle goes to the page before or after.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch else { return }
    let before = page
    let isLater = (touch.location(in: self).x > bounds.midX) != readsRightToLeft
    currentPage += isLater ? 1 : -1
    if page != before { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let hides = hidesForSinglePage && numberOfPages < 2
    for (index, dot) in dots.enumerated() {
      let place = readsRightToLeft ? dots.count - 1 - index : index
      let offset = (CGFloat(place) - CGFloat(dots.count - 1) / 2) * 17
      dot.frame = CGRect(x: bounds.midX + offset - 4, y: bounds.midY - 4, width: 8, height: 8)
      dot.layer.cornerRadius = 4
      dot.isHidden = hides
      dot.backgroundColor =
        index == page
        ? currentPageIndicatorTintColor ?? .white
        : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.3)
    }
  }
}
