#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// What a view shows, as far as that is known without drawing it.
@MainActor final class ViewContents {
  let reach: CGRect
  private(set) lazy var isDrawable = view.layer.isDrawable(beside: flying)
  /// What is seen of the view and rounds it: itself, or what fills it.
  let surface: UIView
  private(set) lazy var reachesCorners = surface.reachesCorners(beside: flying)
  let image: UIImageView?
  /// The IDs of what may fly out of it; nil if anything with an ID may.
  let flying: Set<String>?
  private let view: UIView

  init(of view: UIView, beside flying: Set<String>?) {
    self.view = view
    self.flying = flying
    reach = view.reach
    surface = view.surface
    image = view.imageInside
  }

  /// Whether nothing of it is seen outside of these bounds; less than half a point doesn't count.
  func fits(_ bounds: CGRect) -> Bool { bounds.insetBy(dx: -0.5, dy: -0.5).contains(reach) }
}

extension UIView {
  var isSeenByItself: Bool { layer.isSeenByItself }

  var reach: CGRect { layer.reach }

  /// Whether something is seen in the view where its corners are round, because it doesn't clip.
  fileprivate func reachesCorners(beside flying: Set<String>?) -> Bool {
    let corners = layer.ownCorners.clamped(to: Vector(bounds.size))
    if corners.isSquare || layer.cutsContents || self is UIVisualEffectView { return false }
    let box = RoundedBox(Box(bounds), corners: corners)
    func leaves(_ part: CALayer) -> Bool {
      guard part.isSeenByItself, !part.mayFly(among: flying) else { return false }
      // What is as round touches the corners with this box.
      let inset = part.cornerRadius * 0.29
      let seen = Box(part.convert(part.reach.insetBy(dx: inset, dy: inset), to: layer))
      let place = Placement(center: seen.center, size: seen.size)
      return (part.delegate as? UIView)?.showsSomething != false
        && !box.contains(place, tolerance: 0.5) || (part.sublayers ?? []).contains(where: leaves)
    }
    return self is UIImageView || (layer.sublayers ?? []).contains(where: leaves)
  }

  /// This view and those around it, from the inside out, up to a screen that it may be in.
  func chain(upTo screen: UIView? = nil) -> UnfoldFirstSequence<UIView> {
    sequence(first: self) { $0 === screen ? nil : $0.superview }
  }

  /// What is seen of the view: the only view in a wrapper that shows and rounds nothing itself, if it fills the
  /// wrapper; else the view itself.
  ///
  /// A wrapper flies as round and as opaque as its surface. It often casts the shadow that a view with a clip can't.
  var surface: UIView {
    if layer.cutsContents, layer.cornerRadius > 0 { return self }
    return ((self as? UIButton)?.plate ?? filling)?.surface ?? self
  }

  /// What shows the background: the view itself, or what fills it.
  var ground: UIView { hasNoBackground ? ((self as? UIButton)?.plate ?? self).surface : self }

  /// The image view that is all that is seen of the view: itself, or what fills it exactly.
  fileprivate var imageInside: UIImageView? {
    if let image = self as? UIImageView { return image }
    guard let filling, filling.frame == bounds, let image = filling.imageInside else { return nil }
    return image.layer.borderWidth == 0 && image.layer.mask == nil && image.hasNoBackground
      ? image : nil
  }

  /// The only view that is seen of this one, if it fills this one and has no ID.
  private var filling: UIView? {
    onlyView.flatMap { $0.covers(self) && ViewTag.of($0)?.hasID != true ? $0 : nil }
  }

  /// The only thing that is seen of this view, if that is a view in it.
  private var onlyView: UIView? {
    guard !subviews.isEmpty, layer.borderWidth == 0, layer.mask == nil,
      RGBA(visibleBackground).alpha == 0, !showsContents
    else { return nil }
    let seen = subviews.filter(\.isSeenByItself)
    return seen.count == 1 ? seen[0] : nil
  }

  /// The wrapper without an ID that casts the shadow of this view, which has none itself.
  var shadowWrapper: UIView? {
    guard let superview, superview.layer.shadowOpacity > 0, superview.onlyView === self,
      ViewTag.of(superview)?.hasID != true, layer.shadowOpacity <= 0 || layer.cutsContents
    else { return nil }
    return superview
  }

  /// What casts the view's shadow: the view, or what fills it.
  var ownCaster: UIView? {
    if layer.cutsContents { return nil }
    return layer.shadowOpacity > 0 ? self : filling?.ownCaster
  }

  /// Whether the view lies on all of its superview.
  func covers(_ parent: UIView) -> Bool {
    layer.opacity >= 1 && CATransform3DIsIdentity(layer.transform)
      && frame.insetBy(dx: -0.25, dy: -0.25).contains(parent.bounds)
  }

  /// Whether something covers all of the bounds: not what may fly by itself, as what has one of these IDs (nil: any) may.
  func isFilled(beside flying: Set<String>? = nil) -> Bool {
    RGBA(visibleBackground).alpha >= 1 || (self as? UIImageView)?.isCoveredByImage ?? false
      || gradientLayer?.isOpaqueAsSeen ?? false
      || subviews.contains {
        !$0.isHidden && $0.layer.cornerRadius <= layer.cornerRadius && $0.layer.mask == nil
          && $0.covers(self) && !$0.layer.mayFly(among: flying) && $0.isFilled(beside: flying)
      }
  }

  /// Whether the view is more than a box for others.
  var showsSomething: Bool {
    showsContents || layer.borderWidth > 0 || RGBA(visibleBackground).alpha > 0
  }

  /// Whether the view shows anything but its background, its border, its shadow and its subviews, or will.
  var showsContents: Bool {
    if type(of: self) != UIView.self, isShownElsewhere || drawsItself { return true }
    if layer.contents != nil || type(of: layer) != CALayer.self { return true }
    guard let layers = layer.sublayers, layers.count > subviews.count else { return false }
    return layers.contains { !$0.isHidden && !($0.delegate is UIView) }
  }

  func decoration(beside kind: PictureKind) -> Decoration {
    let edge = (kind == .text && layer.borderWidth <= 0 ? ground : self).layer
    return Decoration(
      border: edge.borderWidth > 0
        ? Border(width: Double(edge.borderWidth), color: RGBA(edge.borderColor)) : .invisible,
      shadow: (shadowWrapper ?? ownCaster)?.shadow ?? .invisible,
      background: kind.carriesBackground(of: self) ? background(beside: kind) : .clear
    )
  }

  /// The background that is seen: the view's own, or the opaque one of what fills it, as of a cell's content view.
  func background(beside kind: PictureKind) -> RGBA {
    let own = kind == .given ? self : ground
    if own.hasNoBackground || own.hasMaskOrPattern { return .clear }
    let color = RGBA(own.visibleBackground)
    return own === self || color.alpha >= 1 || kind == .text ? color : .clear
  }

  private var shadow: Shadow {
    var color = RGBA(layer.shadowColor)
    color.alpha *= Double(layer.shadowOpacity)
    // A translucent box casts a translucent shadow.
    if layer.shadowPath == nil, let box = visibleBackground, box.alpha > 0 {
      color.alpha *= Double(box.alpha)
    }
    let offset = Vector(layer.shadowOffset)
    return Shadow(color: color, offset: offset, radius: Double(layer.shadowRadius))
  }

  /// Whether no background is seen: an image covers that of a placeholder, which would be seen only in flight.
  var hasNoBackground: Bool {
    RGBA(visibleBackground).alpha == 0 || (self as? UIImageView)?.isCoveredByImage == true
  }

  /// The visible background; a label draws its own and leaves its layer's nil.
  var visibleBackground: CGColor? {
    guard self is UILabel, let color = backgroundColor else { return layer.backgroundColor }
    return color.resolvedColor(with: traitCollection).cgColor
  }

  /// Whether the view has a mask, or a pattern as its background: no stand-in draws these, so they stay in its picture.
  var hasMaskOrPattern: Bool { layer.mask != nil || visibleBackground?.pattern != nil }

  /// Fills what this picture of a whole view leaves out at its corners, which the stand-in rounds again.
  ///
  /// Where the other end has smaller corners, nothing but its picture would be seen there on the way.
  func fillCorners(of view: UIView, _ contents: ViewContents) {
    let surface = contents.surface
    guard surface.layer.cornerRadius > 0, !contents.reachesCorners,
      view.hasOpaqueSnapshot(contents),
      let color = surface.visibleBackground, color.alpha >= 1
    else { return }
    backgroundColor = UIColor(cgColor: color)
  }
}

extension CALayer {
  /// The bounds, and what is in the layer shows beyond them, up to a distance of the layer's own size.
  var reach: CGRect {
    var reach = bounds
    if cutsContents { return reach }
    if let shape = self as? CAShapeLayer, let path = shape.path, !path.isEmpty {
      let line = shape.strokeColor == nil ? 0 : shape.lineWidth / 2
      reach = reach.union(path.boundingBoxOfPath.insetBy(dx: -line, dy: -line))
    }
    for layer in sublayers ?? [] where layer.isSeenByItself {
      let isLeaf = layer.sublayers?.isEmpty ?? true && !(layer is CAShapeLayer)
      reach.add(isLeaf ? layer.frame : layer.convert(layer.reach, to: self), near: bounds)
      // The stand-in casts the shadow of a view that fills another one.
      if layer.shadowOpacity > 0, !(layer.delegate is UIView) || !layer.frame.contains(bounds) {
        reach.add(layer.shadowBox(around: layer.frame), near: bounds)
      }
    }
    return reach
  }

  /// Whether neither its own flag nor its own opacity hides the layer, whatever is around it.
  var isSeenByItself: Bool { !isHidden && opacity > 0.001 }

  /// Whether everything beyond the layer's bounds is cut off, by itself or by its mask.
  var cutsContents: Bool { masksToBounds || mask != nil }

  /// Whether a drawing shows all that is seen of the layer but tagged views: no film, map, web page, blur or the like.
  @MainActor func isDrawable(beside flying: Set<String>?) -> Bool {
    if isShownElsewhere { return false }
    if let view = delegate as? UIView,
      view.isShownElsewhere || ![.automatic, .drawing].contains(view.matchStandIn.kind)
    {
      return false
    }
    return (sublayers ?? []).allSatisfy {
      !$0.isSeenByItself || $0.mayFly(among: flying) || $0.isDrawable(beside: flying)
    }
  }

  /// Whether the layer is that of a view that may fly by itself: it has one of these IDs, or any if they are nil.
  @MainActor func mayFly(among ids: Set<String>?) -> Bool {
    (delegate as? UIView).flatMap(ViewTag.of)?.mayFly(among: ids) ?? false
  }

  /// Around all that is seen of the shadow that a box in the layer around this one casts.
  func shadowBox(around box: CGRect) -> CGRect {
    guard shadowOpacity > 0, !cutsContents else { return .null }
    return box.offsetBy(dx: shadowOffset.width, dy: shadowOffset.height)
      .insetBy(dx: -2 * shadowRadius, dy: -2 * shadowRadius)
  }
}

extension CGRect {
  /// Takes in what something shows, unless that is farther away than the size of some bounds.
  fileprivate mutating func add(_ part: CGRect, near bounds: CGRect) {
    let near = part.intersection(bounds.insetBy(dx: -bounds.width, dy: -bounds.height))
    if !near.isEmpty { self = union(near) }
  }
}
#endif
