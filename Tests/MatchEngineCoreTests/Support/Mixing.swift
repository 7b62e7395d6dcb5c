@testable import MatchEngineCore

extension Vector {
  /// The point between this one and `other` at `progress`, which may lie beyond 0 and 1.
  func mixed(with other: Vector, _ progress: Double) -> Vector {
    self + (other - self) * progress
  }
}

extension Corners {
  /// The radii between these and `other` at `progress`.
  func mixed(with other: Corners, _ progress: Double) -> Corners {
    self + (other + self * -1) * progress
  }
}

extension Decomposition {
  /// The transform between this one and `other` at `progress`.
  ///
  /// It rotates the short way round and mirrors no more axes than necessary, as a performer does.
  func mixed(with other: Decomposition, _ progress: Double) -> Decomposition {
    let target = other.aligned(to: self)
    return Decomposition(
      scale: scale.mixed(with: target.scale, progress),
      skew: skew + (target.skew - skew) * progress,
      rotation: rotation + (target.rotation - rotation) * progress
    )
  }
}
