// GR-5: velocity in points per second, of virtual time.
import Foundation

/// Where fingers were in the last moments.
struct FingerTrack {
  private static let window: CFTimeInterval = 0.06

  private var samples: [(time: CFTimeInterval, place: CGVector)] = []

  mutating func add(_ place: CGVector) {
    let now = World.shared.now
    let frame = World.shared.screen.framePeriod
    if let last = samples.last {
      if now - last.time < frame / 4 {
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
  var velocity: CGVector {
    guard let first = samples.first, let last = samples.last, last.time > first.time else {
      return .zero
    }
    let time = last.time - first.time
    return CGVector(
      dx: (last.place.dx - first.place.dx) / time,
      dy: (last.place.dy - first.place.dy) / time
    )
  }
}

@MainActor extension UIGestureRecognizer {
  func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(a.x - b.x, a.y - b.y) }

  /// A vector of the window, in a view's coordinates.
  func convert(_ vector: CGVector, to target: UIView?) -> CGPoint {
    guard let target, let window = target.window else { return CGPoint(x: vector.dx, y: vector.dy) }
    let zero = target.convert(CGPoint.zero, from: window)
    let point = target.convert(CGPoint(x: vector.dx, y: vector.dy), from: window)
    return CGPoint(x: point.x - zero.x, y: point.y - zero.y)
  }

  func convert(_ vector: CGPoint, from source: UIView?) -> CGVector {
    guard let source, let window = source.window else {
      return CGVector(dx: vector.x, dy: vector.y)
    }
    let zero = source.convert(CGPoint.zero, to: window)
    let point = source.convert(vector, to: window)
    return CGVector(dx: point.x - zero.x, dy: point.y - zero.y)
  }
}
