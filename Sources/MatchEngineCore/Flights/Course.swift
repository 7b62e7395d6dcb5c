/// What a flight does until everything is at rest, as frames between which a player can interpolate linearly.
///
/// A flight that nobody holds is known in advance. A course gives its frames to something that plays them, for
/// example to Core Animation, which goes on while the main thread is busy.
///
/// Between two frames, an interpolated number is off by at most its change within ``moment``, or by ``distance`` or
/// ``fade`` if that is more; by twice as much where the motion turns sharply.
public struct Course {
  /// When its frames are seen, in seconds since it began; the first is 0.
  public let times: [Double]
  /// The flight as it is when the course begins.
  private let flight: Flight

  /// The plan of the flight.
  public var plan: Plan { flight.plan }

  /// How far off a length may be, however slowly it changes, in points.
  public static let distance = 1.0 / 3
  /// How far off an opacity or a component of a color may be, however slowly it changes.
  public static let fade = 1.0 / 32
  /// How early or late a number that changes fast may be, in seconds: the time at which a display shows a frame is
  /// not known more exactly.
  public static let moment = 1.0 / 240

  fileprivate init(of flight: Flight) {
    self.flight = flight
    let start = flight.playhead.time
    let end = flight.end
    let motions = CourseMotion.all(of: flight)
    var times = [start]
    var moments = 0
    while let last = times.last, last < end {
      let time = start + Double(moments) * Course.moment
      // Steps take a sixtieth of a second, less where a motion bends, and more where hardly anything moves. While
      // something moves, there is a frame at every sixtieth, as on most displays.
      var step = 16
      while step > 1,
        moments % step != 0
          || !motions.allSatisfy({ $0.isStraight(from: time, for: Double(step) * Course.moment) })
      {
        step /= 2
      }
      moments += step
      let next = start + Double(moments) * Course.moment
      if let restacking = flight.restacking(between: last, min(next, end)) {
        times.append(restacking)
      }
      times.append(next > end - Course.moment / 2 ? end : next)
    }
    self.times = times.map { $0 - start }
  }

  /// Shows each of its frames, one after the other.
  public func forEachFrame(_ show: (_ time: Double, _ frame: Frame) -> Void) {
    var flight = flight
    var frame = flight.frame
    let start = flight.playhead.time
    for time in times {
      flight.playhead.time = start + time
      flight.draw(into: &frame)
      show(time, frame)
    }
  }
}

extension Flight {
  /// What the flight does until everything is at rest, if nothing interferes; nil if nothing moves by itself.
  public var course: Course? {
    guard lifecycle.isOnStage, lifecycle.phase != .held, end > playhead.time else { return nil }
    return Course(of: self)
  }

  /// The time between two others at which the stack takes the other screen's order; nil if there is none.
  fileprivate func restacking(between time: Double, _ next: Double) -> Double? {
    func isUpper(_ time: Double) -> Bool { playhead.state(of: 0, at: time).progress >= 0.5 }
    let isUpperBefore = isUpper(time)
    guard isUpper(next) != isUpperBefore else { return nil }
    var low = time
    var high = next
    for _ in 0..<30 {
      let middle = (low + high) / 2
      if isUpper(middle) == isUpperBefore { low = middle } else { high = middle }
    }
    return high
  }
}

/// A motion that needs no finger: that of a track, or of a spring that takes a displacement back.
private struct CourseMotion {
  let motion: TrackMotion
  /// How far off its progress may be without anyone seeing it.
  let tolerance: Double

  static func all(of flight: Flight) -> [CourseMotion] {
    var all: [CourseMotion] = []
    for (motion, track) in zip(flight.playhead.motions, flight.plan.tracks) {
      if case .still = motion { continue }
      all.append(CourseMotion(motion: motion, tolerance: track.tolerance))
    }
    // Performers that are released together share a spring.
    var springs: Set<TrackMotion> = []
    if let spring = flight.grip?.displacement.spring { springs.insert(.sprung(spring)) }
    for case let spring? in flight.displacements.values.map({ $0.spring }) {
      springs.insert(.sprung(spring))
    }
    // As exact as for a path of 800 points.
    let tolerance = Track.tolerance(for: 800)
    return all + springs.map { CourseMotion(motion: $0, tolerance: tolerance) }
  }

  /// Whether a straight line comes close enough to the motion for `step` seconds.
  func isStraight(from time: Double, for step: Double) -> Bool {
    let first = motion.state(at: time).progress
    let last = motion.state(at: time + step).progress
    let way = last - first
    let isWide = step > 1.0 / 60
    if isWide, way.magnitude > Course.fade / 2 { return false }
    // Values that can't go beyond an end have a kink where a spring passes that end.
    let within = 0.0...1.0
    if isWide, within.contains(first) != within.contains(last) { return false }
    return [0.25, 0.5, 0.75].allSatisfy { share in
      let middle = motion.state(at: time + step * share)
      let miss = (middle.progress - first - way * share).magnitude
      let change = isWide ? 0 : middle.velocity.magnitude * Course.moment
      return miss <= max(tolerance, change) / 2
    }
  }
}
