/// How far something is from where its plan has it, and how it returns there.
///
/// If a new plan, new ends or a new picture would make something jump, it is displaced by that jump, and a spring
/// reduces the displacement to zero. What fingers drag is displaced in the same way.
struct Displacement<Value: Displaceable>: Hashable, Sendable {
  var offset: Value
  /// How fast the offset changes when it is released.
  var velocity = Value.zero
  /// The spring from 1 to 0 by which the offset is multiplied on its way back; nil while it is held.
  private(set) var spring: TrackMotion.Sprung?

  init(by offset: Value, velocity: Value = .zero) {
    self.offset = offset
    self.velocity = velocity
  }
}

/// A difference that a spring can take back.
protocol Displaceable: Mixable, Hashable, Sendable {
  /// The most by which it moves any part of something that rotates within this radius, in points.
  func size(radius: Double) -> Double
}

extension Displacement {
  var isHeld: Bool { spring == nil }

  /// The time at which it becomes invisible; infinite while it is held.
  var end: Double { spring?.end ?? .infinity }

  func offset(at time: Double) -> Value { stopped(at: time).offset }

  /// The displacement as it is at a time, with its velocity.
  func stopped(at time: Double) -> Displacement {
    guard let spring else { return self }
    let elapsed = max(time - spring.start, 0)
    let kept = spring.spring.motion(from: 1, velocity: 0, at: elapsed)
    let gained = spring.spring.motion(from: 0, velocity: 1, at: elapsed)
    return Displacement(
      by: offset * kept.displacement + velocity * gained.displacement,
      velocity: offset * kept.velocity + velocity * gained.velocity
    )
  }

  /// The same displacements, let go at `time` so that they are back within `limit` seconds.
  ///
  /// All of them get the stiffest spring that any of them needs, so that what lies inside another performer stays
  /// there. `radii` has the radius in which each displaced thing rotates.
  static func released(
    _ displacements: [Displacement],
    _ radii: [Double],
    at time: Double,
    within limit: Double
  ) -> [Displacement] {
    // How far off it may be, in points, without anyone seeing it.
    let tolerance = 0.15
    let held = displacements.map { $0.stopped(at: time) }
    let gaps = zip(held, radii).map { held, radius in
      (distance: held.offset.size(radius: radius), speed: held.velocity.size(radius: radius))
    }
    let springs = gaps.map {
      TrackMotion.Sprung.calm.stiffened(
        toSettleWithin: limit,
        from: $0.distance,
        velocity: $0.speed,
        tolerance: tolerance
      )
    }
    guard let spring = springs.max(by: { $0.frequency < $1.frequency }) else { return [] }
    return zip(held, gaps).map { held, gap in
      var released = held
      var way = TrackMotion.Sprung(spring, from: time, by: 1, to: 0)
      way.end += spring.settlingTime(from: gap.distance, velocity: gap.speed, tolerance: tolerance)
      released.spring = way
      return released
    }
  }
}

extension Double {
  /// The angle that looks the same and is at most half a turn.
  var withoutWholeTurns: Double {
    guard magnitude > .pi else { return self }
    let (sine, cosine) = Elementary.sincos(self)
    return Elementary.atan2(sine, cosine)
  }
}
