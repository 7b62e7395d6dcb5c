/// The linear part of a transform, taken apart so that it can be interpolated.
///
///              ⎡ scale.x    0    ⎤
///     linear = ⎢                 ⎥ · turn by rotation
///              ⎣  skew   scale.y ⎦
///
/// A matrix mixed number by number shrinks on its way; taken apart, a turn stays a turn.
public struct Decomposition: Hashable, Sendable {
  /// How much each axis grows; one of the two is negative where the transform mirrors.
  public var scale: Vector
  /// How far a step down leans to the right before the turn.
  public var skew: Double
  /// The turn in radians, clockwise on a screen.
  public var rotation: Double

  /// A decomposition from its parts.
  public init(scale: Vector = Vector(1, 1), skew: Double = 0, rotation: Double = 0) {
    self.scale = scale
    self.skew = skew
    self.rotation = rotation
  }

  /// Takes `transform` apart, whatever it is: mirrored, flattened to a line or to a point.
  ///
  /// Of the two ways to write a mirrored transform the one that turns less is taken.
  public init(_ transform: Affine) {
    let right = Vector(transform.a, transform.b)
    let down = Vector(transform.c, transform.d)
    let largest = max(
      max(right.x.magnitude, right.y.magnitude),
      max(down.x.magnitude, down.y.magnitude)
    )
    if largest > 0x1p300 || largest < 0x1p-300, largest > 0, largest < .infinity {
      self.init(rescaling: transform, by: largest > 1 ? 0x1p-600 : 0x1p600)
      return
    }
    let width = right.length
    // Below that the squares have lost their digits, and beside the other axis it is nothing.
    guard width > 0x1p-500 else {
      let height = down.length
      let turn = height > 0 ? Elementary.atan2(-down.x, down.y) : 0
      self.init(scale: Vector(0, height), rotation: turn)
      return
    }
    let determinant = transform.determinant
    self.init(
      scale: Vector(width, determinant / width),
      skew: right.dot(down) / width,
      rotation: right.y == 0 && right.x > 0 ? 0 : Elementary.atan2(right.y, right.x)
    )
    if determinant < 0, rotation.magnitude > halfTurn / 2 { self = turned }
  }

  /// Takes a transform apart whose numbers' squares would overflow or vanish.
  private init(rescaling transform: Affine, by factor: Double) {
    self.init(transform.then(.scale(factor, factor)))
    scale = scale / factor
    skew /= factor
  }
}

/// Half a turn in radians.
let halfTurn = 3.141592653589793

extension Decomposition {
  /// The same transform written with half a turn more and both axes mirrored.
  var turned: Decomposition {
    Decomposition(
      scale: -scale,
      skew: -skew,
      rotation: rotation > 0 ? rotation - halfTurn : rotation + halfTurn
    )
  }

  /// The same transform, written so that the way from `other` mirrors least, then turns least.
  func aligned(to other: Decomposition) -> Decomposition {
    let plain = shortened(from: other.rotation)
    var turned = self.turned.shortened(from: other.rotation)
    let turn = turned.rotation - other.rotation
    // Half a turn goes either way; the sign must be such that the way back is the same way.
    let isBefore = (scale.x, scale.y) < (other.scale.x, other.scale.y)
    if turn.magnitude > halfTurn - 1e-12, (turn > 0) != isBefore {
      turned.rotation -= turn > 0 ? 2 * halfTurn : -2 * halfTurn
    }
    let mirrors = plain.mirroredAxes(against: other) - turned.mirroredAxes(against: other)
    if mirrors != 0 { return mirrors < 0 ? plain : turned }
    let turns =
      (plain.rotation - other.rotation).magnitude - (turned.rotation - other.rotation).magnitude
    return turns <= 0 ? plain : turned
  }

  /// The same turn by whole turns closer to `angle`, so that the difference is half a turn at most.
  private func shortened(from angle: Double) -> Decomposition {
    let turns = (rotation - angle) / (2 * halfTurn)
    // Beyond that a turn has no digits left to tell where it ends.
    guard turns.magnitude < 1e9 else { return self }
    var result = self
    let excess = Double(Int(turns + (turns < 0 ? -0.5 : 0.5)))
    if excess != 0 { result.rotation -= excess * 2 * halfTurn }
    return result
  }

  private func mirroredAxes(against other: Decomposition) -> Int {
    (scale.x * other.scale.x < 0 ? 1 : 0) + (scale.y * other.scale.y < 0 ? 1 : 0)
  }

  /// The transform put together again, without translation.
  public var affine: Affine {
    if rotation == 0 { return Affine(a: scale.x, b: 0, c: skew, d: scale.y) }
    let (sine, cosine) = Elementary.sincos(rotation)
    return Affine(
      a: scale.x * cosine,
      b: scale.x * sine,
      c: skew * cosine - scale.y * sine,
      d: skew * sine + scale.y * cosine
    )
  }

  /// The way to `other` at `progress`: the short way round, and through no more mirrors than needed.
  public func mixed(with other: Decomposition, _ progress: Double) -> Decomposition {
    let target = other.aligned(to: self)
    return Decomposition(
      scale: scale.mixed(with: target.scale, progress),
      skew: skew + (target.skew - skew) * progress,
      rotation: rotation + (target.rotation - rotation) * progress
    )
  }
}

extension Decomposition: CustomStringConvertible {
  /// For example `scale (1.0, 1.0) skew 0.0 rotation 0.5`.
  public var description: String { "scale \(scale) skew \(skew) rotation \(rotation)" }
}
