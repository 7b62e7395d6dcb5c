/// A timing with its numbers settled, shared by all performers that follow it.
struct Track: Hashable, Sendable {
  var curve: MatchCurve
  var delay: Double
  var duration: Double
  /// Closer than this to its end no performer of it is off by more than half a point.
  var tolerance: Double
}

extension Track {
  /// What is closer than this to where it belongs, in points, is there as far as anyone can see:
  /// half a point, of which displacements that come home have a part.
  static let visible = 0.35
  /// The same for opacities: one step of an eight-bit channel.
  static let leastFade = 1.0 / 256

  /// The tolerance for a way of that many points.
  static func tolerance(for travel: Double) -> Double {
    min(leastFade, visible / max(travel, 1e-9))
  }
}

/// Where a track is at one moment.
struct TrackPosition: Hashable, Sendable {
  /// How far its performers are on their way; a spring may carry them beyond 0 and 1.
  var place: Double
  /// What their opacity is multiplied by.
  var visibility = 1.0

  /// The same, not beyond either end.
  var within: Double { place.clampedToUnit }
}

extension Double {
  /// The number brought between 0 and 1.
  @inline(__always)
  var clampedToUnit: Double { Swift.min(Swift.max(self, 0), 1) }
}
