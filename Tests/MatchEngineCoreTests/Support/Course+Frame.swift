import MatchEngineTestSupport

@testable import MatchEngineCore

/// What is seen of each performer, number by number, in the order of a ``PerformerCourse``.
typealias Numbers = [[Double]]

extension Frame {
  func numbers(of plan: Plan) -> Numbers {
    performers.indices.map { index in
      var numbers: [Double] = []
      PerformerCourse(index, of: plan).append(self, to: &numbers)
      return numbers
    }
  }
}

extension Course {
  /// What is on the screen while it is played, so many seconds after it began.
  func numbers(at time: Double, of plan: Plan) -> Numbers {
    zip(first.numbers(of: plan), performers).map { numbers, performer in
      guard performer.isChanging else { return numbers }
      return zip(numbers, performer.keyframes).map { $1?.value(at: time) ?? $0 }
    }
  }
}

extension Keyframes {
  /// The number at a time, exactly as it is played.
  ///
  /// Before the first keyframe and after the last one, it stays as it is there.
  func value(at time: Double) -> Double {
    guard time > 0, let next = times.firstIndex(where: { $0 > time }) else {
      return values[time > 0 ? values.count - 1 : 0]
    }
    let fraction = (time - times[next - 1]) / (times[next] - times[next - 1])
    return values[next - 1] + (values[next] - values[next - 1]) * timings[next - 1](fraction)
  }
}

extension RecordingStage {
  /// What is seen at a time: what was drawn last, or what is played.
  func seen(at clock: Double, of plan: Plan) -> Numbers? {
    played.map { $0.course.numbers(at: clock - $0.clock, of: plan) }
      ?? frames.last?.numbers(of: plan)
  }
}
