#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// How the movement of fingers drives a flight, and how far it must be so that letting go finishes it.
struct FingerDrive {
  /// What moves the flight on.
  enum Gesture {
    /// Fingers that go in this direction of the window, over that distance from one end to the other.
    case along(Vector, CGFloat)
    /// Two fingers that come closer together, by this fraction of their first distance.
    case together(CGFloat)
  }

  var gesture: Gesture
  /// How much the flight falls behind the fingers.
  var resistance: CGFloat = 0
  /// The smallest fraction at which letting go finishes the flight.
  var threshold: CGFloat = 0.5

  /// The fraction of the flight that a movement amounts to.
  func fraction(after movement: FingerMovement) -> CGFloat {
    let share = share(of: movement)
    return share > 0 ? share / (1 + resistance * share) : share
  }

  /// The fractions per second that a velocity amounts to after a movement.
  func rate(_ velocity: FingerMovement, after movement: FingerMovement) -> CGFloat {
    let slowness = 1 + resistance * max(share(of: movement), 0)
    let speed: CGFloat =
      switch gesture {
      case .along: share(of: velocity)
      case .together(let whole): -velocity.growth * exp(movement.growth) / whole
      }
    return speed / (slowness * slowness)
  }

  /// Where a finger carries something that has gone so far since the flight was at `fraction`, and how fast.
  ///
  /// What it carries back beyond the beginning of the flight falls behind, as a list does beyond its end.
  func carry(_ offset: CGPoint, _ velocity: CGPoint = .zero, from fraction: CGFloat)
    -> (offset: CGPoint, velocity: CGPoint)
  {
    guard case .along(let direction, let distance) = gesture, distance > 1 else {
      return (offset, velocity)
    }
    let back = -Double(fraction * distance) - Vector(offset).dot(direction)
    guard back > 0 else { return (offset, velocity) }
    let length = Double(distance)
    let stiffness = 0.55
    let room = stiffness * back / length + 1
    let lag = direction * (back - (1 - 1 / room) * length)
    let slowing = direction * (Vector(velocity).dot(direction) * (stiffness / (room * room) - 1))
    return (offset + CGPoint(lag), velocity + CGPoint(slowing))
  }

  /// Whether a finger with this velocity moves in the flight's direction, and not across it.
  func isAlong(_ velocity: CGPoint) -> Bool {
    guard case .along(let direction, _) = gesture else { return true }
    let velocity = Vector(velocity)
    return abs(velocity.dot(direction)) > abs(velocity.cross(direction))
  }

  /// The share of the whole way of the fingers.
  private func share(of movement: FingerMovement) -> CGFloat {
    switch gesture {
    case .along(let direction, let distance):
      CGFloat(Vector(movement.offset).dot(direction)) / max(distance, 1)
    case .together(let whole): (1 - exp(movement.growth)) / whole
    }
  }
}

extension FingerDrive {
  /// A sideways swipe across a view; in a layout from left to right, a swipe to the right goes back.
  @MainActor init(acrossBack view: UIView, isBack: Bool = true) {
    gesture = .along(Vector(view.readsRightToLeft == isBack ? -1 : 1, 0), view.bounds.width)
  }

  /// A pull down across a height; what is grabbed neither resists nor has a threshold of its own.
  init(_ pull: MatchTransition.Pull, in height: CGFloat, isBack: Bool = true) {
    gesture = .along(Vector(0, isBack ? 1 : -1), height * pull.wholeWay)
  }
}

extension UIView {
  var readsRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}

extension MatchTransition.Pull {
  /// The whole way of the fingers, in heights of the window or in sizes of what is pinched.
  var wholeWay: CGFloat { distance.isFinite ? max(distance, 0.05) : 0.5 }
}

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
