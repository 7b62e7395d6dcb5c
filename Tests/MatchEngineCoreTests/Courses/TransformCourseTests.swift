import MatchEngineTestSupport
import Testing

@testable import MatchEngineCore

/// A transform is within its bound even for a player that mixes the parts that it is made of.
@Suite struct TransformCourseTests {
  @Test func theCornersOfABoxStayCloseHoweverTransformsAreMixed() {
    let law = Law(300) { random in
      let isDisturbed = random.chance(oneIn: 2)
      let flight = isDisturbed ? Flight.disturbed(&random) : Flight.undisturbed(&random)
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
    #expect(law.worst <= 1, "\(law)")
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
