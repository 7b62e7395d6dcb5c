/// A timing worked out for a plan, shared by all performers that follow it.
struct Track: Hashable, Sendable {
  var curve: MatchCurve
  var delay: Double
  var duration: Double
  /// How close to its end, in progress, it counts as arrived: every performer is then within half a
  /// point of where it belongs.
  var tolerance: Double
}

extension Track {
  /// How far off a performer may be because of its track, in points, without anyone seeing it.
  ///
  /// Together with what a returning displacement may be off, this makes half a point.
  static let visibleDistance = 0.35
  /// The smallest change of opacity that can be seen: one step of an eight-bit channel.
  static let visibleFade = 1.0 / 256

  /// The tolerance for performers that move that many points.
  static func tolerance(for travel: Double) -> Double {
    min(visibleFade, visibleDistance / max(travel, 1e-9))
  }
}

extension Double {
  /// The number, kept between 0 and 1.
  @inline(__always)
  var clampedToUnit: Double { Swift.min(Swift.max(self, 0), 1) }
}
