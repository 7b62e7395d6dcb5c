/// The curve, the duration and the delay of a movement.
///
/// ```swift
/// let brisk = MatchTiming.easeOut(duration: 0.3).delay(0.1)
/// let springy = MatchTiming.spring(duration: 0.4, bounce: 0.2)
/// ```
public struct MatchTiming: Hashable, Sendable {
  package let curve: MatchCurve
  /// How long a cubic curve takes, in seconds; if nil, longer for longer distances.
  package let duration: Double?
  /// How long it waits first, in seconds.
  package var delay = 0.0

  /// The longest duration or delay, in seconds; a longer one is cut to it.
  package static var limit: Double { 60 }

  /// The automatic duration for a distance of so many points: a quarter to half a second.
  package static func automaticDuration(for travel: Double) -> Double {
    let travel = travel > 0 ? min(travel, 1000) : 0
    return 0.25 + 0.25 * travel / 1000
  }

  var clampedDelay: Double { MatchTiming.clamped(delay) }

  /// A delay within its bounds; one that isn't finite counts as none.
  static func clamped(_ delay: Double) -> Double {
    delay > 0 && delay.isFinite ? min(delay, limit) : 0
  }

  /// The duration, within its bounds; one that isn't finite is automatic.
  func clampedDuration(automatic: Double, tolerance: Double) -> Double {
    switch curve {
    case .spring(let spring):
      return min(spring.settlingTime(tolerance: tolerance), MatchTiming.limit)
    case .bezier:
      guard let duration, duration.isFinite else { return automatic }
      return min(max(duration, 0), MatchTiming.limit)
    }
  }

  /// How long a flight whose views move so many points will probably take, with its delay.
  package func expectedDuration(for travel: Double) -> Double {
    let automatic = MatchTiming.automaticDuration(for: travel)
    let tolerance = Track.tolerance(for: travel)
    return clampedDelay + clampedDuration(automatic: automatic, tolerance: tolerance)
  }

  /// A spring with a perceptual duration in seconds and a bounce from −1 to 1, as in SwiftUI.
  public static func spring(duration: Double = 0.5, bounce: Double = 0) -> MatchTiming {
    MatchSpring(duration: duration, bounce: bounce).timing
  }

  /// A spring of half a second without bounce.
  public static var smooth: MatchTiming { spring() }
  /// A spring of half a second with a slight bounce.
  public static var snappy: MatchTiming { spring(bounce: 0.15) }
  /// A spring of half a second with a visible bounce.
  public static var bouncy: MatchTiming { spring(bounce: 0.3) }

  /// Constant speed; without a duration in seconds, longer distances take longer.
  public static func linear(duration: Double? = nil) -> MatchTiming {
    bezier(0, 0, 1, 1, duration: duration)
  }

  /// Slow at the start; without a duration in seconds, longer distances take longer.
  public static func easeIn(duration: Double? = nil) -> MatchTiming {
    bezier(0.42, 0, 1, 1, duration: duration)
  }

  /// Slow at the end; without a duration in seconds, longer distances take longer.
  public static func easeOut(duration: Double? = nil) -> MatchTiming {
    bezier(0, 0, 0.58, 1, duration: duration)
  }

  /// Slow at both ends; without a duration in seconds, longer distances take longer.
  public static func easeInOut(duration: Double? = nil) -> MatchTiming {
    bezier(0.42, 0, 0.58, 1, duration: duration)
  }

  /// A cubic curve with two control points, as in Core Animation and CSS.
  ///
  /// Without a duration in seconds, longer distances take longer.
  public static func bezier(
    _ x1: Double,
    _ y1: Double,
    _ x2: Double,
    _ y2: Double,
    duration: Double? = nil
  ) -> MatchTiming {
    MatchTiming(curve: .bezier(MatchBezier(x1, y1, x2, y2)), duration: duration)
  }

  /// This timing after a delay in seconds; delays add up.
  public func delay(_ seconds: Double) -> MatchTiming {
    var delayed = self
    delayed.delay += seconds
    return delayed
  }
}

package enum MatchCurve: Hashable, Sendable {
  case bezier(MatchBezier)
  /// A spring, which has a duration of its own.
  case spring(MatchSpring)
}

/// A timing worked out for a plan, for all performers that follow it.
struct Track: Hashable, Sendable {
  var curve: MatchCurve
  var delay: Double
  var duration: Double
  /// How close to its end, in progress, it counts as arrived: every performer is then within half a
  /// point of where it belongs.
  var tolerance: Double

  /// How far off a performer may be because of its track, in points, without anyone seeing it.
  ///
  /// Together with the remainder of a displacement, this makes half a point.
  static let visibleDistance = 0.35
  /// The smallest change of opacity that can be seen: one step of an eight-bit channel.
  static let visibleFade = 1.0 / 256

  /// The tolerance for performers that move so many points.
  static func tolerance(for travel: Double) -> Double {
    min(visibleFade, visibleDistance / max(travel, 1e-9))
  }
}

/// The delays between the views of a flight.
public struct MatchStagger: Hashable, Sendable {
  enum Kind: Hashable { case together, step(Double), wave(x: Double, y: Double, speed: Double) }
  let kind: Kind

  /// No delay.
  public static var together: MatchStagger { MatchStagger(kind: .together) }
  /// This many seconds from one view to the next, from back to front; a negative number starts at the front.
  public static func step(_ seconds: Double) -> MatchStagger { MatchStagger(kind: .step(seconds)) }
  /// A wave that spreads from a point of the container at a speed in points per second.
  public static func wave(x: Double, y: Double, speed: Double) -> MatchStagger {
    MatchStagger(kind: .wave(x: x, y: y, speed: speed))
  }

  /// The delay of a performer that rests at `center`; it is number `rank` of `count`.
  func delay(rank: Int, of count: Int, at center: Vector) -> Double {
    let delay: Double
    switch kind {
    case .together: return 0
    case .step(let step): delay = step < 0 ? -step * Double(count - 1 - rank) : step * Double(rank)
    case .wave(let x, let y, let speed): delay = (center - Vector(x, y)).length / speed
    }
    return MatchTiming.clamped(delay)
  }
}
