/// A line around a box, drawn inside its edge.
public struct Border: Hashable, Sendable {
  /// The width of the line, in points.
  public var width: Double
  /// The color of the line.
  public var color: RGBA

  /// A line of that width and color.
  @inlinable public init(width: Double, color: RGBA) {
    self.width = width
    self.color = color
  }

  /// No line.
  @inlinable public static var invisible: Border { Border(width: 0, color: .clear) }
}

/// The shadow that a box casts.
public struct Shadow: Hashable, Sendable {
  /// Its color; the alpha of the color is the opacity of the shadow.
  public var color: RGBA
  /// How far it lies from the box.
  public var offset: Vector
  /// How far it is blurred, in points.
  public var radius: Double

  /// A shadow of that color, offset and blur.
  @inlinable public init(color: RGBA, offset: Vector, radius: Double) {
    self.color = color
    self.offset = offset
    self.radius = radius
  }

  /// No shadow.
  @inlinable public static var invisible: Shadow { Shadow(color: .clear, offset: .zero, radius: 0) }
}

/// What is drawn around a picture, in the box's own points.
///
/// To add a property, add it here, to `MixableDecoration`, and where a platform reads and writes it.
public struct Decoration: Hashable, Sendable {
  /// The line around the picture.
  public var border: Border
  /// The shadow under the picture.
  public var shadow: Shadow
  /// The color behind the picture; for a screen, the color in front of it that dims it.
  public var background: RGBA
  /// How much a screen is blurred, from 0 to 1; other pictures are not blurred.
  public var blur: Double

  /// A decoration; by default all of it is invisible.
  @inlinable public init(
    border: Border = .invisible,
    shadow: Shadow = .invisible,
    background: RGBA = .clear,
    blur: Double = 0
  ) {
    self.border = border
    self.shadow = shadow
    self.background = background
    self.blur = blur
  }

  /// Nothing around the picture.
  @inlinable public static var invisible: Decoration { Decoration() }

  /// Whether any part of it can be seen.
  @inlinable public var isVisible: Bool {
    border.width > 0 || shadow.color.alpha > 0 || background.alpha > 0
  }

  /// The decoration with every opacity multiplied by `alpha`.
  public func faded(to alpha: Double) -> Decoration {
    guard alpha < 1 else { return self }
    var faded = self
    faded.border.color.alpha *= alpha
    faded.shadow.color.alpha *= alpha
    faded.background.alpha *= alpha
    return faded
  }

  /// The decoration of a single view, its lengths multiplied by a factor, and its numbers made finite.
  func scaled(by factor: Double) -> Decoration {
    MixableDecoration(self, scale: factor).inOwnPoints(Vector(1, 1))
  }
}

extension HeapOptional<Decoration> {
  /// Stores a decoration if any part of it can be seen.
  @inlinable init(_ decoration: Decoration) {
    self = decoration.isVisible ? .some(decoration) : .none
  }

  @inlinable var decoration: Decoration { value ?? .invisible }
}
