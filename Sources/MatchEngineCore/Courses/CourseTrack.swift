/// What a track does in a course, fitted once for all numbers that follow it.
struct CourseTrack {
  /// The times for whatever follows the track.
  private(set) var times: CourseTimes
  /// A few of its times at which its progress differs as much as it can.
  private(set) var probes: [Double] = []
  /// Numbers that others may follow.
  private(set) var shapes: [Shape] = []

  /// A number that others follow, each in proportion.
  struct Shape {
    var keyframes: Keyframes
    /// How far off it may be.
    var bound: Double
    /// What it is at the probes.
    var probes: [Double]
  }

  private let motion: TrackMotion
  /// When the motion was looked at, and where it was then.
  private let samples: [(time: Double, progress: Double)]

  /// The course of a track between two times; nil if it does not move.
  init?(_ index: Int, of flight: Flight, from start: Double, to end: Double) {
    let playhead = flight.playhead
    motion = playhead.motions[index]
    let tolerance = flight.plan.tracks[index].tolerance
    times = CourseTimes(motion, from: start, to: end, tolerance: tolerance)
    times.addTurns(of: motion)
    let motion = motion
    samples = times.all.map { ($0, motion.state(at: $0).progress) }
    let (low, high) = samples.reduce((samples[0].progress, samples[0].progress)) {
      (min($0.0, $1.progress), max($0.1, $1.progress))
    }
    guard low < high else { return nil }
    let smooth = times
    times = times(passing: [0, 0.5, 1] + playhead.thresholds(of: index))
    probes = CourseTrack.probes(samples, low, high)
    guard playhead.frozen == nil else { return }
    let bound = min(tolerance * Course.distance / Track.visibleDistance, Course.fade)
    if let exact = motion.keyframes(from: start, to: end) {
      let numbers = probes.map { motion.state(at: $0).progress }
      shapes.append(Shape(keyframes: exact, bound: 0, probes: numbers))
    } else {
      shapes.append(fitted(smooth, bound) { motion.state(at: $0).progress })
    }
    guard low < 0 || high > 1 else { return }
    shapes.append(fitted(times, bound) { motion.state(at: $0).progress.clampedToUnit })
  }

  private func fitted(
    _ times: CourseTimes,
    _ bound: Double,
    _ value: @escaping (Double) -> Double
  ) -> Shape {
    func look(_ times: [Double]) -> CourseSegment {
      CourseSegment(times: times, numbers: times.map(value), width: 1)
    }
    var fit = CourseFit(0..<1, .numbers(bound), look: look)
    fit.add(times.segments(look), ends: look([times.start, times.end]))
    return Shape(keyframes: fit.keyframes[0], bound: bound, probes: probes.map(value))
  }

  /// The times for something that may also bend where the progress passes some thresholds.
  func times(passing thresholds: [Double]) -> CourseTimes {
    var times = times
    for threshold in thresholds {
      for (first, second) in zip(samples, samples.dropFirst())
      where (first.progress < threshold) != (second.progress < threshold) {
        times.addKink(motion.crossing(of: threshold, between: first.time, and: second.time))
      }
    }
    return times
  }

  /// When its progress is at its least, at its most, and as evenly as possible between them.
  private static func probes(
    _ samples: [(time: Double, progress: Double)],
    _ low: Double,
    _ high: Double
  ) -> [Double] {
    let wanted = [0, 0.16, 0.37, 0.61, 0.83, 1].map { low + (high - low) * $0 }
    let nearest = wanted.map { wish in
      samples.indices.min {
        (samples[$0].progress - wish).magnitude < (samples[$1].progress - wish).magnitude
      } ?? 0
    }
    return Set(nearest + [0, samples.count - 1]).sorted().map { samples[$0].time }
  }
}

extension Playhead {
  /// The progress at which a performer fades out, or in again, under reduced motion.
  fileprivate func thresholds(of track: Int) -> [Double] {
    guard let origin = frozen?[track] else { return [] }
    return [origin, origin / 2, (origin + 1) / 2, 0, 1]
  }
}

extension TrackMotion {
  /// When its progress passes a threshold.
  fileprivate func crossing(
    of threshold: Double,
    between earlier: Double,
    and later: Double
  ) -> Double {
    var (low, high) = (earlier, later)
    let isBelow = state(at: low).progress < threshold
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if (state(at: middle).progress < threshold) == isBelow { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  /// Keyframes that are exactly this motion; nil if it is none of a cubic curve.
  fileprivate func keyframes(from start: Double, to end: Double) -> Keyframes? {
    guard case .timed(let timed) = self, case .bezier(let bezier) = timed.curve,
      timed.duration > 0
    else { return nil }
    let (first, last) = (max(timed.start, start), min(timed.start + timed.duration, end))
    guard first < last else { return nil }
    var (times, timings) = ([0.0], [MatchBezier]())
    var values = [state(at: start).progress]
    func add(_ time: Double, _ timing: MatchBezier) {
      times.append(time - start)
      values.append(state(at: time).progress)
      timings.append(timing)
    }
    if first > start { add(first, .linear) }
    let parameters = [first, last].map { bezier.parameter(at: ($0 - timed.start) / timed.duration) }
    guard let part = bezier.part(from: parameters[0], to: parameters[1]) else { return nil }
    add(last, part)
    if last < end { add(end, .linear) }
    return Keyframes(values, Keyframes.Pace(times: times, timings: timings))
  }
}
