// It does not turn: eight spokes, shown while it is busy.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
  }

  open var style = Style.medium { didSet { invalidateIntrinsicContentSize() } }
  open var color: UIColor! = .systemGray { didSet { setNeedsDisplay() } }

  open private(set) var isAnimating = false { didSet { isHidden = !isAnimating } }

  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
    bounds.size = intrinsicContentSize
  }

  override func setUp() {
    isUserInteractionEnabled = false
    isHidden = true
  }

  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }

  open override var intrinsicContentSize: CGSize {
    let side: CGFloat = style == .large ? 37 : 20
    return CGSize(width: side, height: side)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func drawContents() {
    var drawing = Drawing(size: bounds.size)
    let radius = min(bounds.width, bounds.height) / 2
    for spoke in 0..<8 {
      let angle = CGFloat(spoke) * .pi / 4
      let path = CGMutablePath()
      let middle = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
      path.move(to: PathShapes.on(middle, radius * 0.5, angle))
      path.addLine(to: PathShapes.on(middle, radius * 0.9, angle))
      drawing.commands.append(
        .stroke(CGPath(elements: path.elements), color(color), width: radius / 5)
      )
    }
    layer.state.drawing = drawing
  }
}
