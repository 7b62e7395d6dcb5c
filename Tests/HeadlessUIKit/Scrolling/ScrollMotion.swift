// GR-8: both axes of a motion; pages.
@MainActor struct ScrollMotion {
  private var x: AxisMotion
  private var y: AxisMotion
  private let start = World.shared.now

  /// What a release leads to.
  init(of scrollView: UIScrollView, velocity: CGPoint, dragStart: CGPoint) {
    let offset = scrollView.contentOffset
    let range = scrollView.offsetRange
    let rate = scrollView.decelerationRate.rawValue
    let bounces = scrollView.bounces
    x = .release(at: offset.x, velocity.x, rate: rate, range: range.x, bounces: bounces)
    y = .release(at: offset.y, velocity.y, rate: rate, range: range.y, bounces: bounces)
    guard scrollView.isPagingEnabled else { return }
    let size = scrollView.bounds.size
    let page = CGPoint(
      x: ScrollMotion.page(offset.x, velocity.x, dragStart.x, size.width, range.x),
      y: ScrollMotion.page(offset.y, velocity.y, dragStart.y, size.height, range.y)
    )
    redirect(to: page, from: offset, velocity)
  }

  /// A plain animation.
  init(from: CGPoint, to: CGPoint, duration: CFTimeInterval) {
    x = .ease(from: from.x, to: to.x, duration: duration)
    y = .ease(from: from.y, to: to.y, duration: duration)
  }

  mutating func redirect(to target: CGPoint, from offset: CGPoint, _ velocity: CGPoint) {
    x = .redirect(from: offset.x, to: target.x, velocity: velocity.x)
    y = .redirect(from: offset.y, to: target.y, velocity: velocity.y)
  }

  /// The page where a release ends: the nearest, or for a flick the next one, never two from the first.
  private static func page(
    _ offset: CGFloat,
    _ velocity: CGFloat,
    _ dragStart: CGFloat,
    _ length: CGFloat,
    _ range: ClosedRange<CGFloat>
  ) -> CGFloat {
    guard length > 0 else { return range.nearest(to: offset) }
    let here = offset / length
    let first = (dragStart / length).rounded()
    var page = here.rounded()
    if velocity > 200 { page = here.rounded(.up) }
    if velocity < -200 { page = here.rounded(.down) }
    page = min(max(page, first - 1), first + 1)
    return range.nearest(to: page * length)
  }

  var target: CGPoint { CGPoint(x: x.target, y: y.target) }

  /// Where it is; nil when it is over.
  func place(at now: CFTimeInterval) -> CGPoint? {
    let time = now - start
    let (a, b) = (x.place(after: time), y.place(after: time))
    if a == nil && b == nil { return nil }
    return CGPoint(x: a ?? x.target, y: b ?? y.target)
  }
}
