/// One thing on the screen, with its place on it.
public struct DisplayItem {
  public enum Kind: String, Sendable {
    case shadow, background, backdrop, gradient, fill, stroke, image, text, drawing, border
  }

  enum Paint {
    case color(CGColor)
    case gradient(GradientState)
    case drawing(Drawing)
  }

  public let kind: Kind
  /// What the layer is called: its view's class, or its own.
  public let name: String
  /// The layer; of a picture's, the one that was pictured.
  public let layer: ObjectIdentifier
  /// Its shape: the box of an image or a drawing, the outer edge of a border, the caster of a shadow (moved).
  public internal(set) var outline: Outline
  var paint: Paint
  /// The width of a border or a stroke, the blur of a shadow or a backdrop, in the outline's own measure.
  public internal(set) var width: CGFloat = 0
  /// All opacities above multiplied, the layer's own among them.
  public internal(set) var opacity: CGFloat = 1
  /// The opacities among these that apply to several things at once, as a group; outermost first.
  public internal(set) var groups: [CGFloat] = []
  /// What it is clipped by, outermost first; one that cuts nothing more off is left out.
  public internal(set) var clips: [Outline] = []
  /// What the caster of a shadow is clipped by, moved along with the shadow.
  public internal(set) var casterClips: [Outline] = []
  /// The layers that show the pictures that it is in, outermost first; comparing leaves them out.
  public internal(set) var holders: [ObjectIdentifier] = []

  init(_ kind: Kind, of node: RenderNode, _ outline: Outline, _ paint: Paint) {
    self.kind = kind
    name = node.name
    layer = node.layer
    self.outline = outline
    self.paint = paint
  }
}

extension DisplayItem {
  public var size: CGSize { outline.size }
  /// From its box, whose corner is at the origin, to the screen.
  public var transform: CGAffineTransform { outline.transform }
  public var radii: CornerRadii { outline.radii }
  /// How many pictures it is in, 0 for what is there itself.
  public var pictures: Int { holders.count }
  public var box: CGRect { outline.box }
  public var center: CGPoint {
    CGPoint(x: size.width / 2, y: size.height / 2).applying(transform)
  }
  /// The one color that it has, if it has one.
  public var color: CGColor? {
    guard case .color(let color) = paint else { return nil }
    return color
  }
  public var texts: [String] {
    guard case .drawing(let drawing) = paint else { return [] }
    return drawing.texts
  }

  /// Whether it is seen at a point of the screen; of a border and a stroke the whole outline counts.
  public func contains(_ point: CGPoint) -> Bool {
    outline.contains(point) && clips.allSatisfy { $0.contains(point) }
      && casterClips.allSatisfy { $0.contains(point) }
  }

  /// How far beyond its outline something of it may be seen.
  var reach: CGFloat {
    switch kind {
    case .shadow: width * 3
    case .stroke: width / 2
    default: 0
    }
  }

  var isVisible: Bool {
    if case .color(let color) = paint, color.alpha <= 0 { return false }
    if kind == .stroke { return width > 0 }
    return outline.box.width > 0 && outline.box.height > 0 && opacity > 0
  }
}
