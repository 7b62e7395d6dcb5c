import MatchEngineTestSupport

@testable import MatchEngineCore

extension SplitMix {
  mutating func direction() -> MatchDirection { chance(oneIn: 2) ? .forward : .backward }

  mutating func vector(_ bounds: ClosedRange<Double>) -> Vector {
    Vector(number(bounds), number(bounds))
  }

  mutating func box(_ origins: ClosedRange<Double>, sizes: ClosedRange<Double>) -> Box {
    Box(origin: vector(origins), size: vector(sizes))
  }

  /// Any transform: mirrored in half of the cases, and sometimes singular, upright or rotated by quarter
  /// turns.
  mutating func affine(_ bounds: ClosedRange<Double> = -3...3) -> Affine {
    var result = Affine(
      a: number(bounds),
      b: number(bounds),
      c: number(bounds),
      d: number(bounds),
      translation: vector(-100...100)
    )
    switch whole(0...11) {
    case 0: (result.b, result.c) = (0, 0)
    case 1: (result.a, result.d) = (0, 0)
    case 2: (result.a, result.b) = (0, 0)
    case 3: (result.c, result.d) = (0, 0)
    case 4: (result.c, result.d) = (result.a * 2, result.b * 2)
    case 5: result = Affine.rotation(Double(whole(-4...4)) * .pi / 2)
    default: break
    }
    return result
  }

  /// A rotated, scaled box, which may be mirrored.
  mutating func placedBox() -> (box: Box, transform: Affine) {
    let scale = Affine.scale(number(0.3...3) * (chance(oneIn: 3) ? -1 : 1), number(0.3...3))
    let rotation = Affine.rotation(number(-4...4))
    return (
      box(-100...100, sizes: 1...200),
      scale.then(rotation).then(.translation(vector(-50...50)))
    )
  }
}

extension Affine {
  /// The largest difference of the two, number by number.
  func difference(from other: Affine) -> Double {
    let linear = [a - other.a, b - other.b, c - other.c, d - other.d]
    let rest = [translation.x - other.translation.x, translation.y - other.translation.y]
    return (linear + rest).reduce(0) { $1.isNaN ? .infinity : max($0, $1.magnitude) }
  }

  /// The largest of its four linear numbers.
  var reach: Double { [a, b, c, d].reduce(0) { max($0, $1.magnitude) } }
}

extension Vector {
  var reach: Double { max(x.magnitude, y.magnitude) }
}

extension Box {
  /// The largest difference of any edge.
  func difference(from other: Box) -> Double {
    max((origin - other.origin).reach, (end - other.end).reach)
  }
}
