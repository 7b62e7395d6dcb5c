#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

extension UIView {
  /// The decoration around the view's picture; a view that flies live already brings its own.
  ///
  /// A shadow with a path of the view's own isn't included, because its shape can't be interpolated.
  func decoration(beside kind: PictureKind) -> Decoration {
    guard kind != .live else { return .invisible }
    return Decoration(
      border: layer.borderWidth > 0
        ? Border(width: Double(layer.borderWidth), color: RGBA(layer.borderColor)) : .invisible,
      shadow: ownShadowPath == nil ? (shadowWrapper ?? self).layer.visibleShadow : .invisible,
      background: kind.carriesBackground(of: self) && !hidesBackground
        ? RGBA(visibleBackground) : .clear
    )
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
    let isWhole = includes == .view
    let withoutBackground = withoutBackground && !isWhole && !isPatterned
    let saved = (
      layer.cornerRadius, layer.borderWidth, layer.shadowOpacity, layer.opacity, layer.isHidden
    )
    let background = (view: backgroundColor, layer: layer.backgroundColor)
    // A mask by a view is that view's, and one that moves would begin anew.
    let rounding = isWhole || self.mask != nil || layer.maskCorners == nil ? nil : layer.mask
    let mask = rounding?.animationKeys() == nil ? rounding : nil
    if mask != nil { layer.mask = nil }
    (layer.shadowOpacity, layer.isHidden) = (0, false)
    if !isWhole { (layer.cornerRadius, layer.borderWidth, layer.opacity) = (0, 0, 1) }
    if withoutBackground {
      if self is UILabel { backgroundColor = nil }
      layer.backgroundColor = nil
    }
    defer {
      if let mask { layer.mask = mask }
      if !isWhole {
        (layer.cornerRadius, layer.borderWidth, layer.opacity) = (saved.0, saved.1, saved.3)
      }
      (layer.shadowOpacity, layer.isHidden) = (saved.2, saved.4)
      if withoutBackground {
        if self is UILabel { backgroundColor = background.view }
        layer.backgroundColor = background.layer
      }
    }
    return body()
  }
}

extension CALayer {
  /// The shadow of the box or of the contents; a view that clips its bounds, or has a mask, also clips its shadow.
  fileprivate var visibleShadow: Shadow {
    guard shadowOpacity > 0, !cutsContents else { return .invisible }
    var color = RGBA(shadowColor)
    color.alpha *= Double(shadowOpacity)
    return Shadow(color: color, offset: Vector(shadowOffset), radius: Double(shadowRadius))
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

  /// The corners of the rounded box that a path fills; nil if it fills anything else than that box.
  fileprivate init?(of box: CGRect, filledBy path: CGPath, _ rule: CGPathFillRule) {
    let around = path.boundingBoxOfPath
    guard box.isClose(to: around), box.width > 1, box.height > 1 else { return nil }
    func radius(_ x: CGFloat, _ y: CGFloat, _ right: CGFloat, _ down: CGFloat) -> Double {
      var (outside, inside) = (CGFloat(0), min(box.width, box.height) / 2)
      for _ in 0..<20 {
        let middle = (outside + inside) / 2
        let point = CGPoint(x: x + right * middle, y: y + down * middle)
        if path.contains(point, using: rule) { inside = middle } else { outside = middle }
      }
      // Along the diagonal, a round corner begins at this part of its radius.
      let radius = Double(inside) / (1 - 0.5.squareRoot())
      return (radius * 16).rounded() / 16
    }
    let corners = Corners(
      topLeft: radius(around.minX, around.minY, 1, 1),
      topRight: radius(around.maxX, around.minY, -1, 1),
      bottomRight: radius(around.maxX, around.maxY, -1, -1),
      bottomLeft: radius(around.minX, around.maxY, 1, -1)
    ).clamped(to: Vector(box.size))
    guard corners.areThose(of: box, filledBy: path, rule) else { return nil }
    self = corners
  }

  /// Whether a path fills a box with these corners, as far as points all over it tell.
  ///
  /// It tolerates half a point, and the difference between a continuous corner and a round one.
  private func areThose(of box: CGRect, filledBy path: CGPath, _ rule: CGPathFillRule) -> Bool {
    let rounded = RoundedBox(Box(box), corners: self)
    let tolerance = 0.5 + 0.0125 * Double(largest)
    let (rows, area) = (24, box.insetBy(dx: -2, dy: -2))
    return (0..<rows * rows).allSatisfy { number in
      let point = CGPoint(
        x: area.minX + area.width * CGFloat(number % rows) / CGFloat(rows - 1),
        y: area.minY + area.height * CGFloat(number / rows) / CGFloat(rows - 1)
      )
      let place = Placement(center: Vector(point), size: .zero)
      return path.contains(point, using: rule)
        ? rounded.contains(place, tolerance: tolerance)
        : !rounded.contains(place, tolerance: -tolerance)
    }
  }
}

extension CGRect {
  fileprivate func isClose(to other: CGRect) -> Bool {
    [minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY]
      .allSatisfy { abs($0) <= 0.25 }
  }
}

extension CALayer {
  /// The corners to which a mask rounds the whole layer; nil if there is no mask, or one that does anything else.
  var maskCorners: Corners? {
    // A border would be seen square inside the mask, and corners of its own as well as those of the mask.
    guard let mask, cornerRadius == 0, borderWidth == 0, mask.isPlainShape else { return nil }
    if let shape = mask as? CAShapeLayer {
      let (x, y) = (mask.frame.minX - mask.bounds.minX, mask.frame.minY - mask.bounds.minY)
      let rule = shape.fillRule == .evenOdd ? CGPathFillRule.evenOdd : .winding
      return shape.filledPath.flatMap {
        Corners(of: bounds.offsetBy(dx: -x, dy: -y), filledBy: $0, rule)
      }
    }
    guard bounds.isClose(to: mask.frame), RGBA(mask.backgroundColor).alpha >= 1 else { return nil }
    return Corners(mask.cornerRadius, mask.maskedCorners).clamped(to: Vector(bounds.size))
  }

  /// Whether nothing is seen of the layer but, perhaps, a background or a filled path, upright and opaque.
  private var isPlainShape: Bool {
    if type(of: self) == CAShapeLayer.self { return isPlain }
    let view = delegate as? UIView
    return isPlain && type(of: self) == CALayer.self
      && (view.map { type(of: $0) == UIView.self } ?? true)
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
    if isHidden || alpha == 0 { return true }
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
