/// When something is looked at, so that keyframes can be fitted to what it does.
struct CourseTimes {
  /// When it may jump or bend suddenly, including its start and its end.
  private(set) var kinks: [Double]
  /// Times enough to see how it moves between them.
  private(set) var times: [Double]

  init(from start: Double, to end: Double) {
    kinks = [start, end]
    times = []
  }
}

extension CourseTimes {
  var start: Double { kinks[0] }
  var end: Double { kinks[kinks.count - 1] }

  /// Two kinks are never closer than this, in seconds.
  private static let closest = 1e-6
  /// So far from a kink is what is meant by just before and just after it.
  private static let nudge = 1e-9

  mutating func addKink(_ time: Double) {
    guard let index = kinks.firstIndex(where: { $0 > time - CourseTimes.closest }),
      kinks[index] > time + CourseTimes.closest, index > 0
    else { return }
    kinks.insert(time, at: index)
  }

  /// Adds times, which must be later than all before.
  mutating func addTimes(_ new: [Double]) {
    times += new.filter { $0 > start && $0 < end }
  }

  /// Adds all that others are looked at.
  mutating func merge(_ other: CourseTimes) {
    guard !other.times.isEmpty || other.kinks.count > 2 else { return }
    for kink in other.kinks { addKink(kink) }
    times = (times + other.times).sorted()
  }

  /// What happens between any two kinks, as it is seen at enough times.
  func segments(_ look: ([Double]) -> CourseSegment) -> [CourseSegment] {
    var next = 0
    return zip(kinks, kinks.dropFirst()).map { first, second in
      while next < times.count, times[next] <= first + CourseTimes.closest { next += 1 }
      let begin = next
      while next < times.count, times[next] < second - CourseTimes.closest { next += 1 }
      var inner = Array(times[begin..<next])
      if inner.count < 7 { inner = (1...7).map { first + (second - first) * Double($0) / 8 } }
      var segment = look([first + CourseTimes.nudge] + inner + [second - CourseTimes.nudge])
      segment.times[0] = first
      segment.times[segment.times.count - 1] = second
      return segment
    }
  }

  /// All the times, without what is seen at them.
  var all: [Double] {
    segments { CourseSegment(times: $0, width: 0) }.reduce([start]) { $0 + $1.times.dropFirst() }
  }
}

extension CourseTimes {
  /// The times for a motion.
  init(_ motion: TrackMotion, from start: Double, to end: Double, tolerance: Double) {
    self.init(from: start, to: end)
    switch motion {
    case .still: break
    case .timed(let timed):
      addKink(timed.start)
      switch timed.curve {
      case .bezier(let bezier):
        addKink(timed.start + timed.duration)
        addTimes(
          // Evenly along the curve, and so more of them where it bends.
          (1..<96).map {
            timed.start + timed.duration
              * MatchBezier.value(bezier.x1, bezier.x2, at: Double($0) / 96)
          }
        )
      case .spring(let spring):
        add(spring, timed.start, offset: timed.to - timed.from, velocity: 0, tolerance)
      }
    case .sprung(let sprung):
      let (offset, velocity) = (sprung.offset, sprung.velocity)
      add(sprung.spring, sprung.start, offset: offset, velocity: velocity, tolerance)
    }
  }

  /// Adds the times at which a motion turns back.
  mutating func addTurns(of motion: TrackMotion) {
    let all = all
    let pace = all.map { motion.state(at: $0).velocity }
    var turns: [Double] = []
    for index in 1..<all.count where pace[index - 1] * pace[index] < 0 {
      var (low, high) = (all[index - 1], all[index])
      for _ in 0..<30 {
        let middle = (low + high) / 2
        if motion.state(at: middle).velocity * pace[index] < 0 {
          low = middle
        } else {
          high = middle
        }
      }
      turns.append((low + high) / 2)
    }
    if !turns.isEmpty { times = (times + turns).sorted() }
  }

  /// The times for what a spring does from `beginning` on, more and more rarely as soon as hardly
  /// anything is left of it.
  mutating func add(
    _ spring: MatchSpring,
    _ beginning: Double,
    offset: Double,
    velocity: Double,
    _ tolerance: Double
  ) {
    addKink(beginning)
    let settled =
      beginning
      + spring.settlingTime(from: offset, velocity: velocity, tolerance: tolerance / 8)
    let (fast, slow) = spring.paces
    var (step, time) = (0.1 / fast, max(beginning, start))
    // However fast it is, there is an end to how closely it is looked at.
    let shortest = (min(settled, end) - time) / 10_000
    while time < end {
      time += max(step, shortest)
      step = time < settled ? min(step * 1.1, 0.1 / slow) : step * 1.15
      if time < end { times.append(time) }
    }
  }
}

extension MatchSpring {
  /// How fast it moves at first, and later on, in radians per second.
  fileprivate var paces: (fast: Double, slow: Double) {
    guard dampingRatio > 1 else { return (frequency, frequency) }
    let rates = creepRates
    return (rates.fast, rates.slow)
  }
}
