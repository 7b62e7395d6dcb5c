/// The linear part of a transform, decomposed so that it can be interpolated.
///
///              ⎡ scale.x    0    ⎤
///     linear = ⎢                 ⎥ · rotation
///              ⎣  skew   scale.y ⎦
///
/// A rotation whose numbers are mixed one by one shrinks in between; decomposed, it stays a rotation.
public struct Decomposition: Hashable, Sendable {
  /// The factors by which the axes grow; one of them is negative if the transform mirrors.
  public var scale: Vector
  /// How far a step down leads to the right before the rotation.
  public var skew: Double
  /// The rotation in radians, clockwise on a screen.
  public var rotation: Double

  /// A decomposition from its parts.
  public init(scale: Vector = Vector(1, 1), skew: Double = 0, rotation: Double = 0) {
    self.scale = scale
    self.skew = skew
    self.rotation = rotation
  }

  /// Decomposes `transform`, even if it mirrors or flattens everything to a line or a point.
  ///
  /// There are two ways to write a mirrored transform; this is the one that rotates less.
  public init(_ transform: Affine) {
    let right = Vector(transform.a, transform.b)
    let down = Vector(transform.c, transform.d)
    let width = right.length
    // Below this the squares have lost their digits, and the axis is negligible beside the other.
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
    if rotation.magnitude > .pi / 2, determinant < 0 { self = turned }
  }

  /// The same transform, written with half a turn more and both axes mirrored.
  var turned: Decomposition {
    let angle = rotation > 0 ? rotation - .pi : rotation + .pi
    return Decomposition(scale: -scale, skew: -skew, rotation: angle)
  }

  /// The same transform, written so that the way from `other` mirrors as few axes as possible, and
  /// then rotates as little as possible.
  func aligned(to other: Decomposition) -> Decomposition {
    let plain = shortened(from: other.rotation)
    let turned = turned.shortened(from: other.rotation)
    let mirrors = plain.mirroredAxes(against: other) - turned.mirroredAxes(against: other)
    if mirrors != 0 { return mirrors < 0 ? plain : turned }
    let turns =
      (plain.rotation - other.rotation).magnitude - (turned.rotation - other.rotation).magnitude
    return turns <= 0 ? plain : turned
  }

  /// The same rotation, at most half a turn away from `angle`; neither of them is more than half a turn.
  private func shortened(from angle: Double) -> Decomposition {
    var result = self
    let turn = rotation - angle
    if turn.magnitude > .pi { result.rotation -= turn > 0 ? 2 * .pi : -2 * .pi }
    return result
  }

  private func mirroredAxes(against other: Decomposition) -> Int {
    (scale.x * other.scale.x < 0 ? 1 : 0) + (scale.y * other.scale.y < 0 ? 1 : 0)
  }

  /// The transform, composed again, without translation.
  @inline(__always) public var affine: Affine {
    if rotation == 0 { return Affine(a: scale.x, b: 0, c: skew, d: scale.y) }
    let (sine, cosine) = Elementary.sincos(rotation)
    return Affine(
      a: scale.x * cosine,
      b: scale.x * sine,
      c: skew * cosine - scale.y * sine,
      d: skew * sine + scale.y * cosine
    )
  }
}
