// AN-15, AN-16.
public enum CAAnimationCalculationMode: Sendable { case linear, discrete }

open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]? { willSet { willChange() } }
  open var keyTimes: [NSNumber]? { willSet { willChange() } }
  open var timingFunctions: [CAMediaTimingFunction]? { willSet { willChange() } }
  open var calculationMode = CAAnimationCalculationMode.linear { willSet { willChange() } }

  override func ownCopy() -> CAAnimation {
    let copy = CAKeyframeAnimation()
    copyProperty(to: copy)
    copy.values = values
    copy.keyTimes = keyTimes
    copy.timingFunctions = timingFunctions
    copy.calculationMode = calculationMode
    return copy
  }

  override func value(at fraction: CGFloat, _ current: LayerValue) -> LayerValue? {
    guard let values, let first = values.first else { return nil }
    switch calculationMode {
    case .discrete:
      return typed(values[piece(at: fraction, times(values.count + 1)).number])
    case .linear:
      guard values.count > 1 else { return typed(first) }
      let piece = piece(at: fraction, times(values.count))
      let end = typed(values[piece.number + 1])
      return typed(values[piece.number]).mixed(with: end, at: paced(piece))
    }
  }

  /// A piece between two key times, and how far it has come.
  private typealias Piece = (number: Int, fraction: Double)

  /// The last piece that has begun; of two equal key times the later one counts.
  private func piece(at fraction: CGFloat, _ times: [Double]) -> Piece {
    let time = min(max(Double(fraction), 0), 1)
    let begun = times.lastIndex { $0 <= time } ?? 0
    let number = min(begun, times.count - 2)
    let length = times[number + 1] - times[number]
    return (number, length > 0 ? (time - times[number]) / length : 1)
  }

  private func paced(_ piece: Piece) -> CGFloat {
    guard let timingFunctions, piece.number < timingFunctions.count else {
      return CGFloat(piece.fraction)
    }
    return CGFloat(timingFunctions[piece.number].curve.value(at: piece.fraction))
  }

  /// So many key times: evenly spaced, where those that were given are not valid.
  private func times(_ count: Int) -> [Double] {
    let given = (keyTimes ?? []).map(\.doubleValue)
    let isValid =
      given.count == count && given.first == 0 && given.last == 1
      && zip(given, given.dropFirst()).allSatisfy { $0 <= $1 }
    return isValid ? given : (0..<count).map { Double($0) / Double(count - 1) }
  }
}
