/// How far off a piece is at one sample after the other, and what that tells about the time in between.
///
/// Where a number bends suddenly between two samples, it is off by more than at both. What leads there
/// from both sides shows by how much:
///
///             ╱╲
///     ───────●  ●─────── bound
///          ╱      ╲
///        ●          ●
struct CourseMisses {
  private typealias Miss = (value: Double, time: Double)

  private let bound: Double
  /// The last three.
  private var last: (Miss, Miss, Miss)
  private var count = 1

  /// The misses of a piece that begins at a time, where it is not off.
  init(bound: Double, time: Double) {
    self.bound = bound
    last = ((0, time), (0, time), (0, time))
  }

  /// Adds one; returns whether all are still within the bound.
  @inline(__always)
  mutating func add(_ value: Double, at time: Double) -> Bool {
    guard value.magnitude <= bound else { return false }
    let new = (value, time)
    defer {
      last = (last.1, last.2, new)
      count += 1
    }
    return count < 3 || isWithin(last.0, last.1, last.2, new)
  }

  /// Whether the bound holds between the two in the middle, where a line through the first two may meet
  /// one through the last two.
  @inline(__always)
  private func isWithin(_ first: Miss, _ second: Miss, _ third: Miss, _ fourth: Miss) -> Bool {
    let before = (second.value - first.value) / (second.time - first.time)
    let after = (fourth.value - third.value) / (fourth.time - third.time)
    let turn = before - after
    guard turn != 0 else { return true }
    // From the second one on.
    let time = (third.value - second.value - after * (third.time - second.time)) / turn
    guard time > 0, time < third.time - second.time else { return true }
    return (second.value + before * time).magnitude <= bound * 1.25
  }
}
