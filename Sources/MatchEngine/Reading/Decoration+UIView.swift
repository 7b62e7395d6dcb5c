#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

extension UIView {
  /// The decoration around the view's picture.
  ///
  /// A shadow with a path of the view's own isn't included, because its shape can't be interpolated.
  func decoration(beside kind: PictureKind) -> Decoration {
    Decoration(
      border: layer.borderWidth > 0
        ? Border(width: Double(layer.borderWidth), color: RGBA(layer.borderColor)) : .invisible,
      shadow: ownShadowPath == nil ? (shadowWrapper ?? self).visibleShadow : .invisible,
      background: kind.carriesBackground(of: self) && !hidesBackground
        ? RGBA(visibleBackground) : .clear
    )
  }

  /// The shadow of the box or of the contents; a view that clips its bounds, or has a mask, also clips its shadow.
  private var visibleShadow: Shadow {
    guard layer.shadowOpacity > 0, !layer.cutsContents else { return .invisible }
    var color = RGBA(layer.shadowColor)
    color.alpha *= Double(layer.shadowOpacity)
    // A translucent box casts a translucent shadow.
    if layer.shadowPath == nil, let box = visibleBackground, box.alpha > 0 {
      color.alpha *= Double(box.alpha)
    }
    let offset = Vector(layer.shadowOffset)
    return Shadow(color: color, offset: offset, radius: Double(layer.shadowRadius))
  }

  /// Whether an image covers the background, which is then a placeholder's and would be seen only in flight.
  private var hidesBackground: Bool { (self as? UIImageView)?.isCoveredByImage == true }

  /// The visible background; a label draws its own and leaves its layer's nil.
  var visibleBackground: CGColor? {
    guard self is UILabel, let color = backgroundColor else { return layer.backgroundColor }
    return color.resolvedColor(with: traitCollection).cgColor
  }

  /// Whether the background is a pattern, which no stand-in draws: it stays in the picture.
  var isPatterned: Bool { visibleBackground?.pattern != nil }

  /// Runs `body` with what a picture doesn't include removed from the view, and then restores it.
  ///
  /// It never includes the view's shadow, and never a view that is hidden.
  func asPlain<Result>(
    _ includes: Picture.Inclusion,
    withoutBackground: Bool,
    _ body: () -> Result
  ) -> Result {
    var restorations: [() -> Void] = []
    defer { for restore in restorations { restore() } }
    func set<Value>(_ property: ReferenceWritableKeyPath<CALayer, Value>, to value: Value) {
      let layer = layer
      let before = layer[keyPath: property]
      restorations.append { layer[keyPath: property] = before }
      layer[keyPath: property] = value
    }
    set(\.shadowOpacity, to: 0)
    set(\.isHidden, to: false)
    if includes == .view { return body() }
    // One that moves would begin anew.
    if layer.maskCorners != nil, layer.mask?.animationKeys() == nil { set(\.mask, to: nil) }
    set(\.cornerRadius, to: 0)
    set(\.borderWidth, to: 0)
    set(\.opacity, to: 1)
    if withoutBackground, !isPatterned {
      if self is UILabel {
        let before = backgroundColor
        restorations.append { self.backgroundColor = before }
        backgroundColor = nil
      }
      set(\.backgroundColor, to: nil)
    }
    return body()
  }
}

extension Corners {
  /// Creates corners from a layer's single radius and its mask; the y axis points down.
  init(_ radius: CGFloat, _ mask: CACornerMask) {
    func length(at corner: CACornerMask) -> Double { mask.contains(corner) ? Double(radius) : 0 }
    self.init(
      topLeft: length(at: .layerMinXMinYCorner),
      topRight: length(at: .layerMaxXMinYCorner),
      bottomRight: length(at: .layerMaxXMaxYCorner),
      bottomLeft: length(at: .layerMinXMaxYCorner)
    )
  }

  /// The corners of a box whose path UIKit or Core Graphics has made, with one radius in whole points or as large as can
  /// be; nil for any other path.
  fileprivate init?(of box: CGRect, roundedBy path: CGPath) {
    let most = min(box.width, box.height) / 2
    // Paths are made only to compare them with one that reaches as far.
    let reach = path.boundingBoxOfPath.insetBy(dx: -0.5, dy: -0.5)
    guard most > 0, most.isFinite, reach.contains(box) else { return nil }
    let circles = [UIBezierPath(ovalIn: box).cgPath, CGPath(ellipseIn: box, transform: nil)]
    let isCircle = box.width == box.height && circles.contains(path)
    let radii = Array(stride(from: 0, to: min(most, 200), by: 1)) + [most]
    guard let radius = isCircle ? most : radii.first(where: { path.isBox(box, rounded: $0) })
    else { return nil }
    self.init(Double(radius))
  }
}

extension CGPath {
  fileprivate func isBox(_ box: CGRect, rounded radius: CGFloat) -> Bool {
    self == UIBezierPath(roundedRect: box, cornerRadius: radius).cgPath
      || self == CGPath(roundedRect: box, cornerWidth: radius, cornerHeight: radius, transform: nil)
  }
}

extension CALayer {
  /// The corners to which a path rounds the whole layer as its mask; nil if there is no mask, or any other one.
  var maskCorners: Corners? {
    // A border would be seen square inside the mask, and corners of its own as well as those of the mask.
    guard cornerRadius == 0, borderWidth == 0, let mask = mask as? CAShapeLayer,
      mask.delegate == nil, mask.isPlain
    else { return nil }
    let x = mask.frame.minX - mask.bounds.minX
    let y = mask.frame.minY - mask.bounds.minY
    return mask.filledPath.flatMap {
      Corners(of: bounds.offsetBy(dx: -x, dy: -y), roundedBy: $0)
    }
  }

  /// Whether nothing is seen of the layer but its background and what its class draws, upright and opaque.
  var isPlain: Bool {
    !isHidden && opacity >= 1 && contents == nil && mask == nil && borderWidth == 0
      && shadowOpacity == 0 && CATransform3DIsIdentity(transform)
      && (sublayers ?? []).allSatisfy(\.isHidden)
  }

  /// Whether everything beyond the layer's bounds is cut off, by itself or by its mask.
  var cutsContents: Bool { masksToBounds || maskCorners != nil }
}

extension CAShapeLayer {
  /// The path that the layer fills; nil if there is more to see.
  fileprivate var filledPath: CGPath? {
    let hasStroke = lineWidth > 0 && RGBA(strokeColor).alpha > 0
    let isFilled = !masksToBounds && !hasStroke && RGBA(fillColor).alpha >= 1
    return isFilled && RGBA(backgroundColor).alpha == 0 ? path : nil
  }
}

extension UIView {
  /// The rounded box of a view that doesn't clip what lies in it; nil if its corners are square or clip it.
  var openCorners: RoundedBox? {
    guard layer.cornerRadius > 0, !layer.cutsContents else { return nil }
    let corners = Corners(layer.cornerRadius, layer.maskedCorners)
    return RoundedBox(Box(bounds), corners: corners.clamped(to: Vector(bounds.size)))
  }

  /// Whether all that is seen in the view lies inside its corners.
  func fits(_ corners: RoundedBox) -> Bool {
    let reader = ViewReader()
    return !showsContents && subviews.allSatisfy { $0.lies(in: corners, .identity, reader) }
  }

  /// The same for a view inside it, with the transform from that view's superview to the one with the corners.
  private func lies(in corners: RoundedBox, _ toRoot: Affine, _ reader: ViewReader) -> Bool {
    if !isSeenByItself { return true }
    let shape = reader.shape(of: self)
    guard !shape.isThreeDimensional else { return false }
    let toRoot = shape.toParent.then(toRoot)
    let box = RoundedBox(toRoot.bounds(of: shape.bounds))
    // Less than half a point doesn't count.
    let isInside = corners.contains(box.placement, tolerance: 0.5)
    let isSeen = showsSomething || showsContents || layer.shadowOpacity > 0
    guard isInside || !isSeen else { return false }
    return isInside && layer.cutsContents
      || subviews.allSatisfy { $0.lies(in: corners, toRoot, reader) }
  }

  /// Fills what this picture of a whole view leaves out at its corners, which the stand-in rounds again.
  ///
  /// Where the other end has smaller corners, nothing but its picture would be seen there on the way.
  func fillCorners(of view: UIView, _ contents: ViewContents) {
    let surface = contents.surface
    let isRounded = surface.layer.cornerRadius > 0 || surface.layer.maskCorners != nil
    guard isRounded, view.hasOpaqueSnapshot(contents),
      let color = surface.visibleBackground, color.alpha >= 1
    else { return }
    backgroundColor = UIColor(cgColor: color)
  }
}
#endif
