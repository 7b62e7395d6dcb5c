#if canImport(UIKit) && !os(watchOS)
/// What was collected of one value: each that differs from the one before, with the number of its frame.
struct CollectedValues<Value> {
  private(set) var steps: [(frame: Int, value: Value)] = []

  /// Adds the value of a frame.
  ///
  /// - Parameters:
  ///   - last: Another value, which it has had since it was added; nil if nobody knows it.
  ///   - jumps: Whether it goes from one to the other without anything in between.
  mutating func add(_ value: Value, in frame: Int, after last: Value?, jumps: Bool = false) {
    guard frame > 0, let last else {
      steps = [(0, value)]
      return
    }
    if steps.isEmpty { steps = [(0, last)] }
    if let before = steps.last, before.frame < frame - 1 { steps.append((frame - 1, last)) }
    if jumps { steps.append((frame, last)) }
    steps.append((frame, value))
  }
}
#endif
