// GR-5: velocity in points per second, of virtual time.
/// Where fingers were in the last moments.
struct FingerTrack {
  private static let window: CFTimeInterval = 0.06

  private var samples: [(time: CFTimeInterval, place: CGPoint)] = []

  mutating func add(_ place: CGPoint) {
    let now = World.shared.now
    let frame = World.shared.screen.framePeriod
    if let last = samples.last {
      if now - last.time < frame / 4 {
        guard samples.count > 1 else {
          // A finger that goes as soon as it is down has been there for a frame.
          samples = [(now - frame, last.place), (now, place)]
          return
        }
        samples[samples.count - 1].place = place
        return
      }
      // A finger that rests sends nothing: it was where it was until a frame ago.
      if now - last.time > 1.5 * frame { samples.append((now - frame, last.place)) }
    }
    samples.append((now, place))
    samples.removeAll { $0.time < now - FingerTrack.window - 1e-9 }
  }

  /// How fast they went, per second.
  var velocity: CGPoint {
    guard let first = samples.first, let last = samples.last, last.time > first.time else {
      return .zero
    }
    return (last.place - first.place) / (last.time - first.time)
  }
}

@MainActor extension UIGestureRecognizer {
  func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(a.x - b.x, a.y - b.y) }

  /// A way in the window, in a view's coordinates.
  func convert(_ way: CGPoint, to target: UIView?) -> CGPoint {
    guard let target, let window = target.window else { return way }
    return target.convert(way, from: window) - target.convert(CGPoint.zero, from: window)
  }

  func convert(_ way: CGPoint, from source: UIView?) -> CGPoint {
    guard let source, let window = source.window else { return way }
    return source.convert(way, to: window) - source.convert(CGPoint.zero, to: window)
  }
}
