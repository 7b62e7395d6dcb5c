/// How fingers hold a performer, with everything that flies inside it, until all of it is back.
struct Grip: Hashable, Sendable {
  /// The performer that fingers hold, and the performers that move with it, including itself.
  let root: Int
  let performers: Set<Int>
  var displacement = Displacement(by: Carriage.zero)
}

/// How far fingers have carried something from where it would be without them.
struct Carriage: Displaceable {
  var step = Vector.zero
  /// The natural logarithm of how much larger it is.
  var growth = 0.0
  /// How far it is turned about its middle.
  var angle = 0.0

  static var zero: Carriage { Carriage() }

  func adding(_ other: Carriage, times factor: Double) -> Carriage {
    Carriage(
      step: step + other.step * factor,
      growth: growth + other.growth * factor,
      angle: angle + other.angle * factor
    )
  }

  func size(radius: Double) -> Double {
    step.length + radius * (growth.magnitude + angle.magnitude)
  }

  /// A performer as the fingers have moved it; `middle` is where the middle of what they hold would be without them.
  func carrying(_ state: PerformerState, isClipped: Bool, about middle: Vector) -> PerformerState {
    let factor = Elementary.exp(growth)
    func carried(_ box: BoxState) -> BoxState {
      var result = box.grown(by: factor)
      result.center = middle + step + (box.center - middle).turned(by: angle) * factor
      result.rotation += angle
      return result
    }
    return state.grown(by: factor, isClipped: isClipped, carried)
  }
}
