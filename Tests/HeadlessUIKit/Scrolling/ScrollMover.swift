// GR-8, GR-9: what moves a scroll view: a finger, its own deceleration, or an animation.
@MainActor final class ScrollMover {
  private enum Mode {
    case idle, dragging
    case moving(ScrollMotion, decelerates: Bool)
  }

  weak var scrollView: UIScrollView?
  private var mode = Mode.idle
  /// Where the content would be without rubber bands, had the finger not moved since.
  private var grip = CGPoint.zero
  private var dragStart = CGPoint.zero
  /// GS-40: whether the finger has stopped a deceleration whose end nobody has heard of yet.
  private var hasCaught = false

  nonisolated init() {}

  var isDragging: Bool {
    if case .dragging = mode { true } else { false }
  }
  var isDecelerating: Bool {
    if case .moving(_, decelerates: true) = mode { true } else { hasCaught }
  }
  var isMoving: Bool {
    if case .idle = mode { false } else { true }
  }
  /// DL-6: not for animations.
  var holdsRunLoop: Bool { isDragging || isDecelerating }

  private func set(_ mode: Mode) {
    self.mode = mode
    World.shared.touches.moving.removeAll { $0 === self }
    if isMoving { World.shared.touches.moving.append(self) }
  }

  // MARK: Fingers

  func pan(_ state: UIGestureRecognizer.State) {
    switch state {
    case .began: beginDrag()
    case .changed: drag()
    case .ended, .cancelled: endDrag(isCancelled: state == .cancelled)
    default: break
    }
  }

  private func beginDrag() {
    guard let scrollView else { return }
    hasCaught = isDecelerating
    stopMotion()
    let offset = scrollView.contentOffset
    dragStart = offset
    let bands = bands(of: scrollView)
    grip = CGPoint(x: bands.x.pull(offset.x), y: bands.y.pull(offset.y))
    set(.dragging)
    if scrollView.keyboardDismissMode != .none { scrollView.window?.endEditing(true) }
    scrollView.delegate?.scrollViewWillBeginDragging(scrollView)
  }

  private func drag() {
    guard let scrollView, isDragging else { return }
    endDeceleration()
    let way = scrollView.panGestureRecognizer.translation(in: scrollView)
    let bands = bands(of: scrollView)
    let axes = scrollView.scrollableAxes
    var offset = scrollView.contentOffset
    if axes.x { offset.x = bands.x.pulled(grip.x - way.x) }
    if axes.y { offset.y = bands.y.pulled(grip.y - way.y) }
    move(scrollView, to: offset)
    refresh(scrollView)
  }

  /// GS-23: a finger that pulls the content down far enough refreshes it; how far is plausible.
  private func refresh(_ scrollView: UIScrollView) {
    guard let control = scrollView.refreshControl, !control.isRefreshing,
      scrollView.contentOffset.y < scrollView.offsetRange.y.lowerBound - 60
    else { return }
    control.beginRefreshing()
    control.sendActions(for: .valueChanged)
  }

  private func bands(of scrollView: UIScrollView) -> (x: RubberBand, y: RubberBand) {
    let (range, size) = (scrollView.offsetRange, scrollView.bounds.size)
    func band(_ range: ClosedRange<CGFloat>, _ length: CGFloat) -> RubberBand {
      RubberBand(range: range, length: length, bounces: scrollView.bounces)
    }
    return (band(range.x, size.width), band(range.y, size.height))
  }

  private func endDrag(isCancelled: Bool) {
    guard let scrollView, isDragging else { return }
    let velocity = isCancelled ? .zero : releaseVelocity(scrollView)
    var motion = ScrollMotion(of: scrollView, velocity: velocity, dragStart: dragStart)
    var target = scrollView.restingPlace(of: motion.target)
    if !isCancelled {
      scrollView.delegate?.scrollViewWillEndDragging(
        scrollView,
        withVelocity: velocity / 1000,
        targetContentOffset: &target
      )
    }
    let offset = scrollView.contentOffset
    if target != motion.target { motion.redirect(to: target, from: offset, velocity) }
    set(.idle)
    scrollView.delegate?.scrollViewDidEndDragging(scrollView, willDecelerate: target != offset)
    if target != offset && !isMoving { return decelerate(motion) }
    endDeceleration()
  }

  /// GS-40: what a finger has caught has stopped for good: that is told once the finger moves or lifts.
  private func endDeceleration() {
    guard let scrollView, hasCaught else { return }
    hasCaught = false
    scrollView.delegate?.scrollViewDidEndDecelerating(scrollView)
  }

  /// The content's velocity: a finger that hardly moves leaves it at rest.
  private func releaseVelocity(_ scrollView: UIScrollView) -> CGPoint {
    let finger = scrollView.panGestureRecognizer.velocity(in: scrollView)
    let axes = scrollView.scrollableAxes
    func velocity(_ value: CGFloat, _ isFree: Bool) -> CGFloat {
      isFree && abs(value) > 20 ? -value : 0
    }
    return CGPoint(x: velocity(finger.x, axes.x), y: velocity(finger.y, axes.y))
  }

  // MARK: By itself

  private func decelerate(_ motion: ScrollMotion) {
    hasCaught = false
    set(.moving(motion, decelerates: true))
    if let scrollView { scrollView.delegate?.scrollViewWillBeginDecelerating(scrollView) }
  }

  func animate(to offset: CGPoint) {
    guard let scrollView else { return }
    stopMotion()
    guard offset != scrollView.contentOffset else { return }
    let motion = ScrollMotion(from: scrollView.contentOffset, to: offset, duration: 0.3)
    set(.moving(motion, decelerates: false))
  }

  /// Whatever moves it without a finger stops, without a word.
  func stopMotion() {
    if !isDragging && isMoving { set(.idle) }
  }

  func frame() {
    guard let scrollView else { return set(.idle) }
    guard case .moving(let motion, let decelerates) = mode else { return }
    let place = motion.place(at: World.shared.now)
    move(scrollView, to: place ?? motion.target)
    // Whoever heard of that may have stopped it, or begun something else.
    guard place == nil, isMoving, isDecelerating == decelerates else { return }
    set(.idle)
    guard decelerates else {
      scrollView.delegate?.scrollViewDidEndScrollingAnimation(scrollView)
      return
    }
    // The content may have become another one on the way: it does not stay out of its bounds.
    move(scrollView, to: scrollView.restingOffset(scrollView.contentOffset))
    scrollView.delegate?.scrollViewDidEndDecelerating(scrollView)
  }

  private func move(_ scrollView: UIScrollView, to offset: CGPoint) {
    if offset != scrollView.contentOffset { scrollView.bounds.origin = offset }
    scrollView.scrollTitle()
  }
}
