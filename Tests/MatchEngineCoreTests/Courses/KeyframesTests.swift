import MatchEngineTestSupport
import Testing

@testable import MatchEngineCore

/// What keyframes are while they are played, and how few a flight needs.
@Suite struct KeyframesTests {
  @Test func aNumberIsExactAtItsKeyframesAndStaysBeyondThem() {
    let schedule = Keyframes.Schedule(
      times: [0, 0.2, 0.2, 1],
      timings: [.easeInOut, .linear, .linear]
    )
    let keyframes = Keyframes([3, 5, -1, 7], schedule)
    for (time, value) in [(-1.0, 3.0), (0, 3), (0.1, 4), (0.2, -1), (0.6, 3), (1, 7), (2, 7)] {
      #expect((keyframes.value(at: time) - value).magnitude < 1e-12, "\(time)")
    }
    #expect(keyframes.timings.count == 3)
  }

  /// The course of one element, and what is played of it.
  private func course(
    _ lower: Element,
    _ upper: Element,
    _ timing: MatchTiming,
    from start: Double = 0
  ) throws -> (Course, PerformerCourse) {
    let plan = Plan([lower], [upper]) { $0.timing = timing }
    let flight = Flight.flying(plan, .forward, .tick(start))
    let course = try #require(flight.course)
    return (course, course.performers[try #require(plan.index(of: lower.id))])
  }

  /// The flight of one box over 800 points.
  private func course(_ timing: MatchTiming, from start: Double = 0) throws -> (Course, Keyframes) {
    let (lower, upper) = (Box(10, 0, 100, 100), Box(10, 800, 100, 100))
    let (course, performer) = try course(.at(lower, "a"), .at(upper, "a"), timing, from: start)
    #expect(performer.centerX == nil && performer.width == nil && performer.transform.isEmpty)
    return (course, try #require(performer.centerY))
  }

  @Test(arguments: [MatchSpring.quick, .smooth, .snappy, .bouncy])
  func over800PointsASpringHasAtMostFourteenPieces(spring: MatchSpring) throws {
    let (_, center) = try course(MatchTiming(.spring(spring)))
    #expect((4...14).contains(center.timings.count), "\(center.timings.count)")
  }

  @Test(arguments: [0, 0.07])
  func aCubicCurveIsExactAtItsKeyframes(start: Double) throws {
    let timing = MatchTiming(.easeInOut, duration: 0.4)
    let (_, center) = try course(timing, from: start)
    #expect(center.timings.count <= 14)
    for (time, value) in zip(center.times, center.values) {
      #expect((value - 50 - 800 * MatchBezier.easeInOut((start + time) / 0.4)).magnitude < 1e-4)
    }
  }

  @Test func aDelayThatEndsIsTheEndOfAPiece() throws {
    let (course, center) = try course(MatchTiming(.spring(.smooth), delay: 0.25))
    #expect(center.times[1] == 0.25 && (center.values[1] - 50).magnitude < 1e-6)
    #expect(course.duration > 0.9)
  }

  /// All numbers that follow one track have its times and its timings.
  @Test func whatFollowsATrackHasItsTimings() throws {
    let (lower, upper) = (Box(10, 0, 100, 100), Box(200, 800, 180, 90))
    let timing = MatchTiming(.spring(.smooth))
    let (_, performer) = try course(.at(lower, "a"), .at(upper, "a"), timing)
    let all = [performer.centerX, performer.centerY, performer.width, performer.height]
    for keyframes in all { #expect(keyframes != nil && keyframes?.schedule == all[0]?.schedule) }
  }

  @Test func aCrossFadesThresholdIsTheEndOfAPiece() throws {
    let style = MatchStyle(content: .through(0.3))
    let ends = [0.0, 400].map { Element.at(Box(0, $0, 100, 100), "a", style: style) }
    let (_, performer) = try course(ends[0], ends[1], MatchTiming(.linear, duration: 1))
    for keyframes in [performer.lowerAlpha, performer.upperAlpha] {
      let times = try #require(keyframes?.times)
      #expect(times.contains { ($0 - 0.3).magnitude < 1e-6 }, "\(times)")
    }
  }

  /// Where an axis turns over, a player that mixes decomposed parts would turn the box around, or shear it away.
  @Test func whatTurnsOverHasToBeDrawn() throws {
    var mirrored = Element.at(Box(0, 400, 100, 100), "a")
    mirrored.placement.transform.scale.x = -1
    let (_, performer) = try course(.plain("a"), mirrored, MatchTiming(.easeInOut, duration: 0.5))
    #expect(performer.transform.count == 4 && performer.turnsOver)
  }
}

/// A transform is within its bound even for a player that mixes the parts that it is made of.
@Suite struct TransformCourseTests {
  @Test func theCornersOfABoxStayCloseHoweverTransformsAreMixed() {
    expectLaw(300, within: 1) { random in
      let flight = Flight.any(&random)
      guard let course = flight.course else { return 0.0 }
      var (worst, time) = (0.0, 0.0)
      while time < course.duration {
        let frame = flight.frame(after: time)
        let near = flight.frames(near: time)
        for (index, performer) in course.performers.enumerated() where !performer.turnsOver {
          guard let played = performer.transform.mixedByParts(at: time) else { continue }
          let (half, drawn) = (frame.performers[index].size / 2, frame.performers[index].transform)
          let bound = near.reduce(Course.distance) {
            max($0, 2 * $1.performers[index].transform.corner(half, from: drawn))
          }
          worst = max(worst, played.corner(half, from: drawn) / bound)
        }
        time += random.number(0.001...0.03)
      }
      return worst
    }
  }
}

extension [Keyframes] {
  /// What is played of a transform if its parts are mixed; nil if it stays.
  func mixedByParts(at time: Double) -> Affine? {
    guard count == 4 else { return nil }
    let times = self[0].times
    guard let next = times.firstIndex(where: { $0 > time }), next > 0 else {
      return transform(time <= 0 ? 0 : times.count - 1)
    }
    let fraction = (time - times[next - 1]) / (times[next] - times[next - 1])
    let (first, second) = (transform(next - 1), transform(next))
    let share = self[0].timings[next - 1](fraction)
    return Decomposition(first).mixed(with: Decomposition(second), share).affine
  }

  private func transform(_ index: Int) -> Affine {
    Affine(
      a: self[0].values[index],
      b: self[1].values[index],
      c: self[2].values[index],
      d: self[3].values[index]
    )
  }
}
