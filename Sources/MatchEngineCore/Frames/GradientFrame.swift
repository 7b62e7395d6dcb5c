/// A gradient in flight: the numbers to set, in a frame's own memory.
public struct GradientFrame: Hashable, Sendable {
  /// Along what the colors change.
  public let kind: GradientFill.Kind
  /// The components of all colors, the locations, the start and the end.
  let numbers: ArraySlice<Double>

  /// How many stops it has.
  public var count: Int { numbers.count / 5 }
  /// Where it starts, as a fraction of the box.
  public var start: Vector { point(0) }
  /// Where it ends, as a fraction of the box.
  public var end: Vector { point(2) }

  /// One of its stops.
  public subscript(index: Int) -> GradientFill.Stop {
    let first = numbers.startIndex + 4 * index
    let color = RGBA(
      numbers[first],
      numbers[first + 1],
      numbers[first + 2],
      numbers[first + 3]
    )
    return GradientFill.Stop(color, at: numbers[numbers.startIndex + 4 * count + index])
  }

  /// The gradient by itself.
  public var fill: GradientFill {
    GradientFill((0..<count).map { self[$0] }, kind, from: start, to: end)
  }

  private func point(_ index: Int) -> Vector {
    let first = numbers.startIndex + 5 * count + index
    return Vector(numbers[first], numbers[first + 1])
  }
}
