#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// What a view shows, as far as that is known without drawing it.
@MainActor final class ViewContents {
  let reach: CGRect
  private(set) lazy var isDrawable = view.layer.isDrawable(beside: flying)
  /// The view that is visible and rounded: the view itself, or the one that fills it.
  let surface: UIView
  private(set) lazy var reachesCorners = view.reachesCorners(of: surface, beside: flying)
  let image: UIImageView?
  /// The IDs of views that may fly out of it; nil if any view with an ID may.
  let flying: Set<String>?
  private let view: UIView

  init(of view: UIView, beside flying: Set<String>?) {
    self.view = view
    self.flying = flying
    reach = view.layer.reach
    surface = view.surface
    image = view.imageInside
  }

  /// Whether nothing of it is visible more than half a point outside these bounds.
  func fits(_ bounds: CGRect) -> Bool { bounds.insetBy(dx: -0.5, dy: -0.5).contains(reach) }
}

extension UIView {
  var isSeenByItself: Bool { layer.isSeenByItself }

  /// Whether something is visible in the view beyond its round corners, those of its surface, which don't clip it.
  fileprivate func reachesCorners(of surface: UIView, beside flying: Set<String>?) -> Bool {
    let corners = surface.layer.ownCorners.clamped(to: Vector(surface.bounds.size))
    let isCut = surface.layer.cutsContents && (surface === self || filling != nil)
    if corners.isSquare || isCut || surface is UIVisualEffectView { return false }
    let box = RoundedBox(Box(surface.convert(surface.bounds, to: self)), corners: corners)
    func sticksOut(_ part: CALayer) -> Bool {
      guard part.isSeenByItself, !part.mayFly(among: flying) else { return false }
      // Inset this far, the box of a part that is equally round touches the corners.
      let inset = part.cornerRadius * 0.29
      let seen = Box(part.convert(part.reach.insetBy(dx: inset, dy: inset), to: layer))
      let place = Placement(center: seen.center, size: seen.size)
      let isInside = box.contains(place, tolerance: 0.5)
      if isInside, part.cutsContents { return false }
      return !isInside && (part.delegate as? UIView)?.showsSomething != false
        || (part.sublayers ?? []).contains(where: sticksOut)
    }
    let isImage = surface is UIImageView && !surface.layer.cutsContents
    return isImage || (layer.sublayers ?? []).contains(where: sticksOut)
  }

  /// This view and those around it, from the inside out, up to a screen that it may be in.
  func chain(upTo screen: UIView? = nil) -> UnfoldFirstSequence<UIView> {
    sequence(first: self) { $0 === screen ? nil : $0.superview }
  }

  /// The visible part of the view: what fills a wrapper that shows and rounds nothing itself, or else the view itself.
  ///
  /// A wrapper flies as round and as opaque as its surface. It often casts the shadow that a view with a clip can't.
  var surface: UIView {
    if layer.cutsContents, layer.cornerRadius > 0 { return self }
    return back?.surface ?? self
  }

  /// The view that shows the background: the view itself, or the one that fills it.
  var ground: UIView { hasNoBackground ? back?.surface ?? self : self }

  /// What fills this view behind all else in it, such as a card's background or a configuration's box, and its surface.
  private var back: (view: UIView, surface: UIView)? {
    guard hasNoBackground, layer.borderWidth == 0, layer.mask == nil,
      !(self is UIImageView || self is UITextField),
      let rear = subviews.first(where: { $0.shows(\.showsSomething) }), rear.covers(self),
      ViewTag.of(rear)?.hasID != true
    else { return filling.map { ($0, $0.surface) } }
    let surface = rear.surface
    let isFill = !surface.hasMaskOrPattern && (surface.isBox || surface.isFilled())
    return isFill || filling === rear ? (rear, surface) : nil
  }

  /// That view, if it is a box with nothing in it.
  var plate: UIView? { back.flatMap { $0.surface.isBox ? $0.view : nil } }
  private var isBox: Bool { subviews.isEmpty && !showsContents && showsSomething }

  /// The only visible image view: the view itself, or one that fills it exactly.
  fileprivate var imageInside: UIImageView? {
    if let image = self as? UIImageView { return image }
    guard let filling, filling.frame == bounds, let image = filling.imageInside else { return nil }
    // While it is loading, its background is that of a placeholder.
    let isBare = image.shownImage == nil || image.hasNoBackground
    return image.layer.borderWidth == 0 && image.layer.mask == nil && isBare ? image : nil
  }

  /// The only visible view in this one, if it fills this one and has no ID.
  private var filling: UIView? {
    let all = onlyViews
    return all.count == 1 ? all.first { $0.covers(self) && ViewTag.of($0)?.hasID != true } : nil
  }

  /// The views inside this one that show something, or an image later, if nothing else is visible of it.
  private var onlyViews: [UIView] {
    guard !subviews.isEmpty, layer.borderWidth == 0, layer.mask == nil,
      RGBA(visibleBackground).alpha == 0, !showsContents
    else { return [] }
    return subviews.filter { $0.shows { $0 is UIImageView || $0.showsSomething } }
  }

  /// The wrapper without an ID that casts the shadow of this view; if it does so by its path, all else overlaps this.
  var shadowWrapper: UIView? {
    let own = frame.insetBy(dx: 0.5, dy: 0.5)
    guard let superview, superview.layer.shadowOpacity > 0, superview.onlyViews.first === self,
      superview.layer.shadowPath == nil
        || superview.onlyViews.allSatisfy({ own.intersects($0.frame) && !$0.isMatchExcluded }),
      ViewTag.of(superview)?.hasID != true, layer.shadowOpacity <= 0 || layer.cutsContents
    else { return nil }
    return superview
  }

  /// The view that casts the shadow: the view itself, or the one that fills it.
  var ownCaster: UIView? {
    if layer.cutsContents { return nil }
    return layer.shadowOpacity > 0 ? self : back?.view.ownCaster
  }

  /// Whether the view covers all of its superview.
  func covers(_ parent: UIView) -> Bool {
    layer.opacity >= 1 && CATransform3DIsIdentity(layer.transform)
      && frame.insetBy(dx: -0.25, dy: -0.25).contains(parent.bounds)
  }

  /// Whether the bounds are filled by something other than views that may fly: those with one of these IDs (nil: any).
  func isFilled(beside flying: Set<String>? = nil) -> Bool {
    RGBA(visibleBackground).alpha >= 1 || (self as? UIImageView)?.isCoveredByImage == true
      || gradientLayer?.isOpaqueAsSeen == true
      || subviews.contains {
        !$0.isHidden && $0.layer.cornerRadius <= layer.cornerRadius && $0.layer.mask == nil
          && $0.covers(self) && !$0.layer.mayFly(among: flying) && $0.isFilled(beside: flying)
      }
  }

  /// Whether the view is more than a box for other views.
  var showsSomething: Bool {
    showsContents || layer.borderWidth > 0 || RGBA(visibleBackground).alpha > 0
  }

  /// Whether the view shows, or will show, more than its background, border, shadow and subviews.
  var showsContents: Bool {
    if type(of: self) != UIView.self, isShownElsewhere || drawsItself { return true }
    if layer.contents != nil || type(of: layer) != CALayer.self { return true }
    guard let layers = layer.sublayers, layers.count > subviews.count else { return false }
    return layers.contains { !$0.isHidden && !($0.delegate is UIView) }
  }

  func decoration(beside kind: PictureKind) -> Decoration {
    let edge = (layer.borderWidth > 0 ? self : ground).layer
    return Decoration(
      border: edge.borderWidth > 0
        ? Border(width: Double(edge.borderWidth), color: RGBA(edge.borderColor)) : .invisible,
      shadow: (shadowWrapper ?? ownCaster)?.shadow ?? .invisible,
      background: kind.carriesBackground(of: self) ? background(beside: kind) : .clear
    )
  }

  /// The visible background: the view's own, or the opaque one of what fills it, such as a cell's content view.
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

  /// Whether no background is visible: an image covers that of a placeholder, which would otherwise appear in flight.
  var hasNoBackground: Bool {
    RGBA(visibleBackground).alpha == 0 || (self as? UIImageView)?.isCoveredByImage == true
  }

  /// The visible background; a label draws its own and leaves its layer's nil.
  var visibleBackground: CGColor? {
    guard self is UILabel, let color = backgroundColor else { return layer.backgroundColor }
    return color.resolvedColor(with: traitCollection).cgColor
  }

  /// Whether the view has a mask, or a pattern as its background; no stand-in draws these, so they stay in its picture.
  var hasMaskOrPattern: Bool { layer.mask != nil || visibleBackground?.pattern != nil }

  /// Fills the corners that this picture of a whole view leaves out, which the stand-in rounds again.
  ///
  /// If the other end has smaller corners, only its own picture would be seen there in flight.
  func fillCorners(of view: UIView, _ contents: ViewContents) {
    let surface = contents.surface
    guard surface.layer.cornerRadius > 0, !contents.reachesCorners,
      view.hasOpaqueSnapshot(contents), let color = surface.visibleBackground, color.alpha >= 1
    else { return }
    backgroundColor = UIColor(cgColor: color)
  }
}

extension CALayer {
  /// The bounds, extended by what the layer's contents show beyond them, up to a distance of the layer's own size.
  var reach: CGRect {
    var reach = bounds
    if cutsContents { return reach }
    if let shape = self as? CAShapeLayer, let path = shape.path, !path.isEmpty {
      let line = shape.strokeColor == nil ? 0 : shape.lineWidth / 2
      reach = reach.union(path.boundingBoxOfPath.insetBy(dx: -line, dy: -line))
    }
    for layer in sublayers ?? [] where layer.isSeenByItself {
      let isLeaf = layer.sublayers?.isEmpty != false && !(layer is CAShapeLayer)
      reach.add(isLeaf ? layer.frame : layer.convert(layer.reach, to: self), near: bounds)
      // The stand-in casts the shadow of a view that fills another one.
      if layer.shadowOpacity > 0, !(layer.delegate is UIView) || !layer.frame.contains(bounds) {
        reach.add(layer.shadowBox(around: layer.frame), near: bounds)
      }
    }
    return reach
  }

  /// Whether neither its own flag nor its own opacity hides the layer, whatever the layers around it do.
  var isSeenByItself: Bool { !isHidden && opacity > 0.001 }

  /// Whether everything beyond the layer's bounds is cut off, by itself or by its mask.
  var cutsContents: Bool { masksToBounds || mask != nil }

  /// Whether a drawing shows all of the layer but tagged views: there is no video, map, web page, blur or the like.
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

  /// Whether the layer belongs to a view that may fly by itself: it has one of these IDs or, if they are nil, any ID.
  @MainActor func mayFly(among ids: Set<String>?) -> Bool {
    (delegate as? UIView).flatMap(ViewTag.of)?.mayFly(among: ids) ?? false
  }

  /// The box around the visible shadow that this layer casts around a box in its superlayer.
  func shadowBox(around box: CGRect) -> CGRect {
    guard shadowOpacity > 0, !cutsContents else { return .null }
    return box.offsetBy(dx: shadowOffset.width, dy: shadowOffset.height)
      .insetBy(dx: -2 * shadowRadius, dy: -2 * shadowRadius)
  }
}

extension CGRect {
  /// Extends the rectangle by what something shows, unless that is farther away than the size of some bounds.
  fileprivate mutating func add(_ part: CGRect, near bounds: CGRect) {
    let near = part.intersection(bounds.insetBy(dx: -bounds.width, dy: -bounds.height))
    if !near.isEmpty { self = union(near) }
  }
}
#endif
