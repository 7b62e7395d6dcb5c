// Dots, 16 points from one to the next. The distances are plausible, not measured.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  private static let step: CGFloat = 16
  private static let dot: CGFloat = 7

  open var numberOfPages = 0 {
    didSet {
      currentPage = min(currentPage, max(0, numberOfPages - 1))
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }
  /// Kept among the pages.
  open var currentPage = 0 {
    didSet {
      let kept = min(max(currentPage, 0), max(0, numberOfPages - 1))
      if kept != currentPage { currentPage = kept }
      setNeedsDisplay()
    }
  }
  open var hidesForSinglePage = false { didSet { setNeedsDisplay() } }
  open var pageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }

  override func setUp() {
    super.setUp()
    contentMode = .redraw
    isOpaque = false
    accessibilityTraits = .adjustable
  }

  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(max(0, pageCount)) * Self.step + 2 * Self.step, height: 26)
  }
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// A tap on either half goes one page that way.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch else { return }
    let isAfter = (touch.location(in: self).x > bounds.midX) != readsRightToLeft
    let old = currentPage
    currentPage += isAfter ? 1 : -1
    if currentPage != old { sendActions(for: .valueChanged) }
  }

  override func drawContents() {
    var drawing = Drawing(size: bounds.size)
    let count = hidesForSinglePage && numberOfPages == 1 ? 0 : numberOfPages
    let start = bounds.width / 2 - Self.step * CGFloat(count - 1) / 2
    for page in 0..<count {
      let place = readsRightToLeft ? count - 1 - page : page
      let middle = CGPoint(x: start + Self.step * CGFloat(place), y: bounds.height / 2)
      let box = CGRect(center: middle, size: CGSize(width: Self.dot, height: Self.dot))
      let tint =
        page == currentPage
        ? currentPageIndicatorTintColor ?? .label : pageIndicatorTintColor ?? .tertiaryLabel
      drawing.commands.append(.fill(CGPath(ellipseIn: box, transform: nil), color(tint), .winding))
    }
    layer.state.drawing = drawing
  }
}
