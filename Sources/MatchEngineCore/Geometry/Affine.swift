/// A two-dimensional transform: four numbers that rotate, scale and shear, and a translation.
///
/// As in Core Graphics, a point is a row vector on the left:
///
///                   ⎡ a   b  ⎤
///     (x y 1)  ·    ⎢ c   d  ⎥  =  (a·x + c·y + tx,  b·x + d·y + ty)
///                   ⎣ tx  ty ⎦
public struct Affine: Hashable, Sendable {
  /// How far a step to the right leads to the right.
  public var a: Double
  /// How far a step to the right leads down.
  public var b: Double
  /// How far a step down leads to the right.
  public var c: Double
  /// How far a step down leads down.
  public var d: Double
  /// Where the origin goes.
  public var translation: Vector

  /// A transform from its six numbers.
  @inlinable public init(a: Double, b: Double, c: Double, d: Double, translation: Vector = .zero) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.translation = translation
  }

  /// The transform that changes nothing.
  @inlinable public static var identity: Affine { Affine(a: 1, b: 0, c: 0, d: 1) }

  /// The transform that moves by `offset`.
  public static func translation(_ offset: Vector) -> Affine {
    Affine(a: 1, b: 0, c: 0, d: 1, translation: offset)
  }

  /// The transform that scales about the origin.
  public static func scale(_ x: Double, _ y: Double) -> Affine { Affine(a: x, b: 0, c: 0, d: y) }

  /// The transform that rotates by `angle` radians about the origin, clockwise on a screen.
  public static func rotation(_ angle: Double) -> Affine {
    let (sine, cosine) = Elementary.sincos(angle)
    return Affine(a: cosine, b: sine, c: -sine, d: cosine)
  }

  /// Where `point` goes.
  @inlinable public func callAsFunction(_ point: Vector) -> Vector { linear(point) + translation }

  /// The image of a displacement, to which the translation does not apply.
  @inlinable public func linear(_ step: Vector) -> Vector {
    Vector(a * step.x + c * step.y, b * step.x + d * step.y)
  }

  /// This transform first, then `next`.
  @inlinable public func then(_ next: Affine) -> Affine {
    Affine(
      a: a * next.a + b * next.c,
      b: a * next.b + b * next.d,
      c: c * next.a + d * next.c,
      d: c * next.b + d * next.d,
      translation: next(translation)
    )
  }

  /// The transform back; not finite if this one is singular.
  package var inverted: Affine {
    let right = Vector(d, -b) / determinant
    let down = Vector(-c, a) / determinant
    let linear = Affine(a: right.x, b: right.y, c: down.x, d: down.y)
    return Affine.translation(-translation).then(linear)
  }

  /// The factor by which areas grow; negative if the transform mirrors, 0 if it is singular.
  public var determinant: Double { a * d - b * c }

  /// Whether all its numbers are finite and within the limit.
  @inlinable var isWithinLimits: Bool {
    Vector(a, b).isWithinLimits && Vector(c, d).isWithinLimits && translation.isWithinLimits
  }

  /// Whether upright boxes stay upright, apart from rounding: it has quarter turns only, and no shear.
  var keepsBoxesUpright: Bool {
    let straight = max(a.magnitude, d.magnitude)
    let across = max(b.magnitude, c.magnitude)
    return min(straight, across) <= 1e-9 * max(straight, across)
  }

  /// The upright box around the image of `box`.
  public func bounds(of box: Box) -> Box {
    let middle = self(box.center)
    let size = Vector(
      (a * box.size.x).magnitude + (c * box.size.y).magnitude,
      (b * box.size.x).magnitude + (d * box.size.y).magnitude
    )
    return Box(center: middle, size: size)
  }
}
