#if canImport(UIKit) && !os(watchOS)
import UIKit

/// What fingers have done since they began, or what they do per second.
struct FingerMovement {
  /// How far their middle has gone.
  var offset = CGPoint.zero
  /// The natural logarithm of how much farther apart they are than at first; 0 for a single finger.
  var growth: CGFloat = 0
  /// How far they have turned.
  var angle: CGFloat = 0
}

/// Follows the finger of a pan, or the two fingers of a pinch, in the window.
@MainActor struct FingerTrack {
  /// Where two fingers are.
  private struct Pair: Equatable {
    var middle: CGPoint
    var span: CGFloat
    var angle: CGFloat
  }

  /// Where the middle of the fingers was at first.
  let start: CGPoint
  private(set) var movement = FingerMovement()
  private weak var pan: UIPanGestureRecognizer?
  /// How far the finger of a pan had already gone.
  private let before: CGPoint
  private var pairs: (first: Pair, last: Pair)?
  private var samples: [(time: CFTimeInterval, movement: FingerMovement)] = []

  /// Returns nil if a pinch doesn't have two fingers.
  init?(_ recognizer: UIGestureRecognizer) {
    pan = recognizer as? UIPanGestureRecognizer
    before = pan?.translation(in: nil) ?? .zero
    if pan != nil {
      start = recognizer.location(in: nil)
    } else if let pair = FingerTrack.pair(recognizer) {
      start = pair.middle
      pairs = (pair, pair)
      note()
    } else {
      return nil
    }
  }

  /// Whether these are two fingers.
  var arePair: Bool { pairs != nil }

  /// Reads where the fingers are now.
  mutating func follow(_ recognizer: UIGestureRecognizer) {
    if let pan { movement.offset = pan.translation(in: nil) - before }
    guard let (first, last) = pairs, let pair = FingerTrack.pair(recognizer), pair != last else {
      return
    }
    pairs = (first, pair)
    movement.offset = pair.middle - first.middle
    movement.growth = log(pair.span / first.span)
    movement.angle += (pair.angle - last.angle).remainder(dividingBy: 2 * .pi)
    note()
  }

  private mutating func note() {
    let now = CACurrentMediaTime()
    if let last = samples.last, now - last.time < 0.002 { samples.removeLast() }
    samples.append((now, movement))
    samples.removeAll { $0.time < now - 0.07 }
  }

  /// How fast the fingers move; two that rest for a twentieth of a second have no velocity.
  var velocity: FingerMovement {
    if let pan { return FingerMovement(offset: pan.velocity(in: nil)) }
    guard let first = samples.first, let last = samples.last, last.time > first.time,
      CACurrentMediaTime() - last.time < 0.05
    else { return FingerMovement() }
    let time = CGFloat(last.time - first.time)
    let step = last.movement.offset - first.movement.offset
    return FingerMovement(
      offset: CGPoint(x: step.x / time, y: step.y / time),
      growth: (last.movement.growth - first.movement.growth) / time,
      angle: (last.movement.angle - first.movement.angle) / time
    )
  }

  private static func pair(_ pinch: UIGestureRecognizer) -> Pair? {
    guard pinch.numberOfTouches == 2 else { return nil }
    let one = pinch.location(ofTouch: 0, in: nil)
    let other = pinch.location(ofTouch: 1, in: nil)
    let span = other - one
    return Pair(
      middle: CGPoint(x: (one.x + other.x) / 2, y: (one.y + other.y) / 2),
      span: max(hypot(span.x, span.y), 1),
      angle: atan2(span.y, span.x)
    )
  }
}
#endif
