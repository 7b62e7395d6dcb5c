#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

extension UIView {
  /// The decoration around the view's picture.
  func decoration(beside kind: PictureKind) -> Decoration {
    Decoration(
      border: layer.borderWidth > 0
        ? Border(width: Double(layer.borderWidth), color: RGBA(layer.borderColor)) : .invisible,
      shadow: (shadowWrapper ?? self).visibleShadow,
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
}

extension CALayer {
  /// Whether nothing is seen of the layer but its background and what its class draws, upright and opaque.
  var isPlain: Bool {
    !isHidden && opacity >= 1 && contents == nil && mask == nil && borderWidth == 0
      && shadowOpacity == 0 && CATransform3DIsIdentity(transform)
      && (sublayers ?? []).allSatisfy(\.isHidden)
  }

  /// Whether everything beyond the layer's bounds is cut off, by itself or by its mask.
  var cutsContents: Bool { masksToBounds || mask != nil }
}

extension UIView {
  /// Fills what this picture of a whole view leaves out at its corners, which the stand-in rounds again.
  ///
  /// Where the other end has smaller corners, nothing but its picture would be seen there on the way.
  func fillCorners(of view: UIView, _ contents: ViewContents) {
    let surface = contents.surface
    guard surface.layer.cornerRadius > 0, view.hasOpaqueSnapshot(contents),
      let color = surface.visibleBackground, color.alpha >= 1
    else { return }
    backgroundColor = UIColor(cgColor: color)
  }
}
#endif
