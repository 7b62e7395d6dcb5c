// A scroll view's own recognizer: a pan that counts travel only along the axes that can be scrolled.
final class ScrollPan: UIPanGestureRecognizer {
  private weak var scrollView: UIScrollView?

  /// How long a touch is kept from the content, in case it becomes a drag.
  static let contentDelay: TimeInterval = 0.15

  override weak var delegate: (any UIGestureRecognizerDelegate)? {
    didSet {
      guard let scrollView, delegate !== scrollView else { return }
      raise("a scroll view's own pan recognizer must have the scroll view as its delegate")
    }
  }

  /// UIKit makes the scroll view the delegate, which shows only where a subclass conforms.
  func follow(_ scrollView: UIScrollView) {
    delegate = scrollView as? any UIGestureRecognizerDelegate
    self.scrollView = scrollView
    takesScrolls = true
    scrollView.addGestureRecognizer(self)
    addHandler { [weak scrollView] in scrollView?.mover.pan($0.state) }
  }

  /// GS-40: a finger on content that decelerates drags it from the start, unless it has to wait for another recognizer.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard standing == .possible, scrollView?.isDecelerating == true,
      live.count >= minimumNumberOfTouches
    else { return }
    state = .began
  }

  override var keepsSlop: Bool { false }

  override var isFarEnough: Bool {
    guard let scrollView else { return false }
    let axes = scrollView.scrollableAxes
    let way = convert(travel, to: scrollView)
    return axes.x && abs(way.x) >= Self.slop || axes.y && abs(way.y) >= Self.slop
  }

  override func delaysContent(_ touch: UITouch) -> Bool {
    guard let scrollView, touch.view !== scrollView, !touch.isOver else { return false }
    let axes = scrollView.scrollableAxes
    return (axes.x || axes.y)
      && World.shared.now - touch.began < ScrollPan.contentDelay - 1e-9
  }
}
