// Zooming: the zoomed view is scaled, and the content is as large as it is then.
@MainActor final class ScrollZoom {
  private(set) weak var view: UIView?
  private(set) var pinch: UIPinchGestureRecognizer?
  private(set) var isUnderWay = false
  private var startScale: CGFloat = 1

  nonisolated init() {}

  /// The limits or the delegate are others now.
  func changed(in scrollView: UIScrollView) {
    let canZoom = scrollView.maximumZoomScale > scrollView.minimumZoomScale
    if canZoom && pinch == nil {
      let pinch = UIPinchGestureRecognizer(handler: { [weak scrollView] in
        scrollView?.zoom.follow($0, in: scrollView)
      })
      scrollView.addGestureRecognizer(pinch)
      self.pinch = pinch
    }
    pinch?.isEnabled = canZoom
    view = scrollView.delegate?.viewForZooming(in: scrollView)
  }

  func set(_ scale: CGFloat, in scrollView: UIScrollView) {
    view = scrollView.delegate?.viewForZooming(in: scrollView)
    guard let view else { return }
    let scale = min(max(scale, scrollView.minimumZoomScale), scrollView.maximumZoomScale)
    let origin = view.frame.origin
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    let size = CGSize(width: view.bounds.width * scale, height: view.bounds.height * scale)
    view.center = CGRect(origin: origin, size: size).point(at: view.layer.anchorPoint)
    scrollView.contentSize = size
    scrollView.delegate?.scrollViewDidZoom(scrollView)
  }

  private func follow(_ recognizer: UIGestureRecognizer, in scrollView: UIScrollView?) {
    guard let scrollView, let pinch = recognizer as? UIPinchGestureRecognizer else { return }
    switch pinch.state {
    case .began:
      view = scrollView.delegate?.viewForZooming(in: scrollView)
      guard view != nil else { return }
      isUnderWay = true
      startScale = scrollView.zoomScale
    case .changed where isUnderWay: scale(by: pinch, in: scrollView)
    case .ended where isUnderWay, .cancelled where isUnderWay:
      isUnderWay = false
      scrollView.contentOffset = scrollView.restingOffset(scrollView.contentOffset)
    default: break
    }
  }

  /// What is between the fingers stays there.
  private func scale(by pinch: UIPinchGestureRecognizer, in scrollView: UIScrollView) {
    guard let view else { return }
    let held = pinch.location(in: view)
    let fingers = pinch.location(in: scrollView)
    set(startScale * pinch.scale, in: scrollView)
    let way = view.convert(held, to: scrollView) - fingers
    scrollView.contentOffset = scrollView.restingOffset(scrollView.contentOffset + way)
  }
}
