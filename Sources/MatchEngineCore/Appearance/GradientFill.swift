/// Colors that fill a box and become one another from stop to stop.
public struct GradientFill: Hashable, Sendable {
  /// Along what the colors change.
  public enum Kind: Hashable, Sendable {
    /// Along the line from the start to the end.
    case axial
    /// From the start outward; the end is a corner of the box around the ellipse where the last color begins.
    case radial
    /// Around the start, beginning in the direction of the end.
    case conic
  }

  /// A color, and where it lies.
  public struct Stop: Hashable, Sendable {
    /// The color.
    public var color: RGBA
    /// Where it lies: 0 is the start, 1 the end.
    public var location: Double

    /// A color at that place.
    public init(_ color: RGBA, at location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// Along what the colors change.
  public var kind: Kind
  /// The colors, in order.
  public var stops: [Stop]
  /// Where it starts, as a fraction of the box.
  public var start: Vector
  /// Where it ends, as a fraction of the box.
  public var end: Vector

  /// A gradient; by default from the top to the bottom.
  public init(
    _ stops: [Stop],
    _ kind: Kind = .axial,
    from start: Vector = Vector(0.5, 0),
    to end: Vector = Vector(0.5, 1)
  ) {
    self.kind = kind
    self.stops = stops
    self.start = start
    self.end = end
  }
}

extension GradientFill {
  /// Whether the one can become the other number by number.
  func isLike(_ other: GradientFill) -> Bool {
    kind == other.kind && stops.count == other.stops.count && !stops.isEmpty
  }

  /// Whether nothing behind it can be seen.
  var isOpaque: Bool { !stops.isEmpty && stops.allSatisfy { $0.color.alpha >= 1 } }

  /// The gradient with numbers that are not finite replaced by 0.
  var sanitized: GradientFill {
    func sanitized(_ number: Double) -> Double {
      number.isFinite ? min(max(number, -1e6), 1e6) : 0
    }
    return GradientFill(
      stops.map { Stop($0.color.sanitized, at: sanitized($0.location)) },
      kind,
      from: Vector(sanitized(start.x), sanitized(start.y)),
      to: Vector(sanitized(end.x), sanitized(end.y))
    )
  }

  /// The same gradient, written from its other end if it runs against a direction.
  ///
  /// Halfway between two that run against one another, the start would lie on the end.
  func aligned(along direction: Vector) -> GradientFill {
    let way = end - start
    guard kind == .axial, way.x * direction.x + way.y * direction.y < 0 else { return self }
    return GradientFill(
      stops.reversed().map { Stop($0.color, at: 1 - $0.location) },
      kind,
      from: end,
      to: start
    )
  }

  /// As numbers that can be mixed: the components of all colors, the locations, the start and the end.
  ///
  /// They are not premultiplied: the hue of a clear stop is seen between it and the next one.
  var numbers: [Double] {
    var numbers: [Double] = []
    for stop in stops {
      numbers += [stop.color.red, stop.color.green, stop.color.blue, stop.color.alpha]
    }
    return numbers + stops.map { $0.location } + [start.x, start.y, end.x, end.y]
  }
}
