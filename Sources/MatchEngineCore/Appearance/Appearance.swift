/// The line around a box, drawn inside its edge.
public struct Border: Hashable, Sendable {
  /// How wide the line is, in points.
  public var width: Double
  /// What color it has.
  public var color: RGBA

  /// A line of that width and color.
  @inlinable
  public init(width: Double, color: RGBA) {
    self.width = width
    self.color = color
  }

  /// No line.
  @inlinable
  public static var none: Border { Border(width: 0, color: .clear) }
}

/// The shadow that a box throws.
public struct Shadow: Hashable, Sendable {
  /// Its color, the opacity in the color's alpha.
  public var color: RGBA
  /// How far it lies from the box.
  public var offset: Vector
  /// How far it is blurred, in points.
  public var radius: Double

  /// A shadow of that color, offset and blur.
  @inlinable
  public init(color: RGBA, offset: Vector, radius: Double) {
    self.color = color
    self.offset = offset
    self.radius = radius
  }

  /// No shadow.
  @inlinable
  public static var none: Shadow { Shadow(color: .clear, offset: .zero, radius: 0) }
}

/// What is drawn around a picture.
@usableFromInline
struct Trim: Hashable, Sendable {
  @usableFromInline var border = Border.none
  @usableFromInline var shadow = Shadow.none
  @usableFromInline var background = RGBA.clear

  @inlinable
  init(border: Border, shadow: Shadow, background: RGBA) {
    self.border = border
    self.shadow = shadow
    self.background = background
  }

  static let none = Trim(border: .none, shadow: .none, background: .clear)

  /// The trim with what is not finite taken as 0.
  var sanitized: Trim {
    func sanitized(_ number: Double) -> Double { number.isFinite ? number : 0 }
    let offset = Vector(sanitized(shadow.offset.x), sanitized(shadow.offset.y))
    return Trim(
      border: Border(width: sanitized(border.width), color: border.color.sanitized),
      shadow: Shadow(
        color: shadow.color.sanitized,
        offset: offset,
        radius: sanitized(shadow.radius)
      ),
      background: background.sanitized
    )
  }

  /// Itself, if any of it can be seen.
  @inlinable
  var ifVisible: Indirect<Trim> {
    border.width > 0 || shadow.color.alpha > 0 || background.alpha > 0 ? .some(self) : .none
  }
}

/// How a box looks around its picture: what is interpolated beside its geometry.
public struct Appearance: Hashable, Sendable {
  /// The opacity as seen: the view's own times that of everything around it.
  public var alpha: Double
  /// The radii of its corners, in its own points.
  public var corners: Corners
  var trim: Indirect<Trim>

  /// An appearance; what is left out is plain.
  public init(
    alpha: Double = 1,
    corners: Corners = .square,
    border: Border = .none,
    shadow: Shadow = .none,
    background: RGBA = .clear
  ) {
    self.alpha = alpha
    self.corners = corners
    trim = Trim(border: border, shadow: shadow, background: background).ifVisible
  }

  init(alpha: Double, corners: Corners, trim: Indirect<Trim>) {
    self.alpha = alpha
    self.corners = corners
    self.trim = trim
  }
}

extension Appearance {
  /// The line around it.
  public var border: Border {
    get { trim.border }
    set { trim.border = newValue }
  }
  /// The shadow beneath it.
  public var shadow: Shadow {
    get { trim.shadow }
    set { trim.shadow = newValue }
  }
  /// The color behind its picture.
  public var background: RGBA {
    get { trim.background }
    set { trim.background = newValue }
  }
}

extension Indirect<Trim> {
  /// The line around it.
  var border: Border {
    get { value?.border ?? .none }
    set { change { $0.border = newValue } }
  }
  /// The shadow beneath it.
  var shadow: Shadow {
    get { value?.shadow ?? .none }
    set { change { $0.shadow = newValue } }
  }
  /// The color behind its picture.
  var background: RGBA {
    get { value?.background ?? .clear }
    set { change { $0.background = newValue } }
  }

  private mutating func change(_ change: (inout Trim) -> Void) {
    var trim = value ?? .none
    change(&trim)
    self = .some(trim)
  }
}
