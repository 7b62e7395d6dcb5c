/// How fingers hold a performer, with everything that flies inside it, until all of it is back.
struct Grip: Hashable, Sendable {
  /// What they hold, and that with everything inside it.
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

  func size(reach: Double) -> Double {
    step.length + reach * (growth.magnitude + angle.magnitude)
  }

  var withoutWholeTurns: Carriage {
    Carriage(step: step, growth: growth, angle: angle.withoutWholeTurns)
  }
}

/// What a grip does at one moment: it moves everything, and enlarges and turns it about a point.
struct CarriageTransform {
  /// The middle of what is held, where it would be without the grip.
  let pivot: Vector
  let carriage: Carriage

  /// Where the middle of what is held is seen.
  var middle: Vector { pivot + carriage.step }

  /// A performer as it is seen, perhaps with a clip that doesn't come along but reaches there.
  func callAsFunction(_ state: PerformerState, reaching: Bool) -> PerformerState {
    let factor = Elementary.exp(carriage.growth)
    func carried(_ box: BoxState) -> BoxState {
      var result = box.grown(by: factor)
      result.center = middle + (box.center - pivot).turned(by: carriage.angle) * factor
      result.rotation += carriage.angle
      return result
    }
    var result = state
    result.box = carried(state.box)
    if reaching {
      let step = carriage.step
      result.clip.center = state.clip.center - step / 2
      result.clip.extent = state.clip.extent + Vector(step.x.magnitude, step.y.magnitude)
    }
    result.clip = carried(result.clip)
    result.pictureBoxes = state.pictureBoxes * factor
    result.decoration = state.decoration.grown(by: factor)
    return result
  }
}
