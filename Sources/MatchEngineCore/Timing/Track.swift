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

  /// The longest part of a way, in progress, that nobody sees as a motion.
  static let shortWay = 0.02

  /// The tolerance for performers that move that many points.
  static func tolerance(for travel: Double) -> Double {
    min(visibleFade, visibleDistance / max(travel, 1e-9))
  }

  /// The tolerance for performers that fade from `origin` to `target` instead of moving.
  ///
  /// The shorter the way, the more of its opacity a performer gains in one step of progress.
  func tolerance(fadingFrom origin: Double, to target: Double) -> Double {
    let way = (target - origin).magnitude
    return way < Track.shortWay ? tolerance : min(tolerance, Track.visibleFade * way / 2)
  }
}

/// Where a track is at one moment.
struct TrackPosition: Hashable, Sendable {
  /// How far its performers have come; a spring may carry them beyond 0 and 1.
  var progress: Double
  /// What their opacity is multiplied by.
  var visibility = 1.0

  /// The progress, kept between 0 and 1.
  var clampedProgress: Double { progress.clampedToUnit }
}

extension TrackPosition {
  /// A position for reduced motion, which fades instead of moving: out at `origin`, then in at the
  /// end that `progress` is heading for.
  ///
  /// Each fade takes half of what is left of the way. Too short a way to be seen as a motion is simply moved:
  /// fades that short would be a blink.
  init(fadingFrom origin: Double, at progress: Double) {
    let end = progress >= origin ? 1.0 : 0
    if (end - origin).magnitude < Track.shortWay {
      self.init(progress: progress.clampedToUnit)
    } else if progress >= origin {
      let middle = (origin + 1) / 2
      if progress < middle {
        self.init(progress: origin, visibility: (middle - progress) / (middle - origin))
      } else {
        self.init(progress: 1, visibility: min((progress - middle) / (1 - middle), 1))
      }
    } else {
      let middle = origin / 2
      if progress > middle {
        self.init(progress: origin, visibility: (progress - middle) / (origin - middle))
      } else {
        self.init(progress: 0, visibility: min((middle - progress) / middle, 1))
      }
    }
  }
}

extension Double {
  /// The number, kept between 0 and 1.
  @inline(__always)
  var clampedToUnit: Double { Swift.min(Swift.max(self, 0), 1) }
}
