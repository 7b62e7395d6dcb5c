#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

extension UIView {
  /// The decoration around the view's picture; a view that flies live already brings its own.
  ///
  /// The shadow of a path of the view's own is none of it, because it becomes no other shape.
  func decoration(beside kind: PictureKind) -> Decoration {
    guard kind != .live else { return .invisible }
    return Decoration(
      border: layer.visibleBorder,
      shadow: ownShadowPath == nil ? layer.visibleShadow : .invisible,
      background: kind.carriesBackground(of: self) ? RGBA(visibleBackground) : .clear
    )
  }

  /// The visible background; a label draws its own and leaves its layer's nil.
  var visibleBackground: CGColor? {
    guard self is UILabel, let color = backgroundColor else { return layer.backgroundColor }
    return color.resolvedColor(with: traitCollection).cgColor
  }

  /// Runs `body` with what a picture doesn't include removed from the view, and then restores it.
  ///
  /// It never includes the view's shadow, and never a view that is hidden.
  func asPlain<Result>(
    _ includes: Picture.Inclusion,
    withoutBackground: Bool,
    _ body: () -> Result
  ) -> Result {
    let isWhole = includes == .view
    let withoutBackground = withoutBackground && !isWhole
    let look = (
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
        (layer.cornerRadius, layer.borderWidth, layer.opacity) = (look.0, look.1, look.3)
      }
      (layer.shadowOpacity, layer.isHidden) = (look.2, look.4)
      if withoutBackground {
        if self is UILabel { backgroundColor = background.view }
        layer.backgroundColor = background.layer
      }
    }
    return body()
  }
}

extension CALayer {
  fileprivate var visibleBorder: Border {
    guard borderWidth > 0 else { return .invisible }
    return Border(width: Double(borderWidth), color: RGBA(borderColor))
  }

  /// The shadow of the box or of the contents; a view that clips its bounds, or has a mask, also clips its shadow.
  fileprivate var visibleShadow: Shadow {
    guard shadowOpacity > 0, !cutsContents else { return .invisible }
    var color = RGBA(shadowColor)
    color.alpha *= Double(shadowOpacity)
    return Shadow(color: color, offset: Vector(shadowOffset), radius: Double(shadowRadius))
  }
}
#endif
