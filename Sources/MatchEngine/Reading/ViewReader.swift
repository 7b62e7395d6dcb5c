#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// Reads views for the core's walk.
///
/// Everything is read from the model values or, if asked for, as the screen shows it. The engine's own animations never
/// count.
@MainActor struct ViewReader {
  /// The views whose contents are preferred when several views have the same ID.
  var sources: [UIView] = []
  /// Where each ID last flew in the screen, as if nothing were scrolled.
  var lastPlaces: [String: Vector] = [:]
  /// The only views that are read, as the screen shows or clips them; nil if all are read, at rest.
  var viewsAsSeen: Set<ObjectIdentifier>?
  /// The view of the whole screen, in which bars cover what scrolls below them.
  var screen: UIView?
  /// Whether animations of the screen's view don't count, because the system moves it behind a sheet.
  var isScreenStill = false
  /// Views that lie in front of what flies, and stay there without flying.
  var inFront: Set<ObjectIdentifier> = []
  var known = ExaminedViews()

  /// A view's layer or, if the view is read as it is seen and the app animates it, the layer's presentation.
  private func seenLayer(of view: UIView) -> CALayer {
    guard viewsAsSeen != nil, !(isScreenStill && view === screen), view.layer.isAnimatedByApp
    else { return view.layer }
    return view.layer.presentation() ?? view.layer
  }
}

extension ViewReader: @MainActor TreeReading {
  func children(of view: UIView) -> [UIView] {
    type(of: view) == StageView.self ? [] : view.subviews
  }

  func matchID(of view: UIView) -> String? {
    guard viewsAsSeen?.contains(ObjectIdentifier(view)) != false else { return nil }
    let tag = known.tag(of: view)
    return tag?.hasID != true && staysInFront(view, tag) ? view.untaggedID : tag?.id
  }

  private func staysInFront(_ view: UIView, _ tag: ViewTag?) -> Bool {
    inFront.contains(ObjectIdentifier(view)) || tag?.stacking == .inFront && tag?.hasID == false
  }

  func depth(of view: UIView) -> Double { Double(view.layer.zPosition) }

  func shape(of view: UIView) -> NodeShape {
    let layer = view.layer
    let seen = seenLayer(of: view)
    let isSeen = seen !== layer && layer.animation(forKey: OwnAnimation.transform) == nil
    return NodeShape(
      bounds: Box(seen.bounds),
      position: Vector(seen.position),
      anchor: Vector(layer.anchorPoint),
      transform: Affine((isSeen ? seen : layer).affineTransform()),
      isThreeDimensional: layer.isInSpace || isSeen && !CATransform3DIsAffine(seen.transform)
    )
  }

  func traits(of view: UIView) -> NodeTraits {
    let layer = view.layer
    let seen = seenLayer(of: view)
    let isSeen = seen !== layer && layer.animation(forKey: OwnAnimation.opacity) == nil
    let tag = known.tag(of: view)
    let surface = tag?.hasID == true || staysInFront(view, tag) ? view.surface : view
    return NodeTraits(
      isHidden: layer.isHidden,
      isExcluded: tag?.isExcluded ?? false,
      // A view that has just begun to fade in isn't left out.
      opacity: isSeen ? min(max(Double(seen.opacity), 1 / 256), 1) : Double(layer.opacity),
      clips: viewsAsSeen == nil && layer.cutsContents,
      clipBox: (view as? UIScrollView)?.partBesideBars(of: screen),
      corners: corners(of: surface, as: seenLayer(of: surface)),
      staysInFront: staysInFront(view, tag)
    )
  }

  /// The layer's corners, or those of the view's corner configuration if they differ.
  private func corners(of view: UIView, as layer: CALayer) -> Corners {
    guard let effective = view.effectiveCorners, effective != .square,
      effective != Corners(Double(layer.cornerRadius))
    else { return layer.ownCorners }
    return effective
  }

  func looks(of view: UIView, isNest: Bool) -> NodeLooks {
    let tag = known.tag(of: view)
    // A view that may not fly is part of its screen, whatever it looks like.
    guard tag?.mayFly(among: known.flying) != false || inFront.contains(ObjectIdentifier(view))
    else { return NodeLooks() }
    let (contents, kind) = known.reading(of: view)
    var picture = kind.picture(of: view, contents, isNest: isNest)
    // No picture is replaced at once by an image that is still loading.
    if contents.image.map({ $0.shownImage != nil }) ?? true {
      picture.wordsHash = (kind == .given ? tag?.given : view)?.wordsHash {
        $0.layer.mayFly(among: known.flying) || inFront.contains(ObjectIdentifier($0))
      }
    }
    return NodeLooks(
      decoration: view.decoration(beside: kind),
      picture: picture,
      style: view.style(of: tag, reaching: view.reach(of: contents, as: kind))
    )
  }

  func prefers(_ view: UIView, to other: UIView) -> Bool { rank(of: view) >= rank(of: other) }

  /// Views that the screen names come first, then selected ones, then the one closest to where its ID last flew, then
  /// the one that a list names for the ID.
  private func rank(of view: UIView) -> (Int, Int, Double, Int) {
    let id = view.matchID ?? ""
    let isSource = sources.contains(where: view.isDescendant)
    let isSelected = view.isInSelectedCell
    let distance = lastPlaces[id].map { ($0 - view.unscrolledPlace(in: screen)).length } ?? 0
    let isInRow = view.isInRow(of: id)
    return (isSource ? 1 : 0, isSelected ? 1 : 0, -distance, isInRow ? 1 : 0)
  }
}

extension CALayer {
  /// The corners that are rounded, whether or not the layer clips.
  var ownCorners: Corners {
    // A corner has the same bit in both sets.
    let rounded = UIRectCorner(rawValue: maskedCorners.rawValue)
    return Corners { rounded.contains($0) ? cornerRadius : 0 }
  }

  /// Whether the view is rotated in depth, by its own transform or by its parent's.
  fileprivate var isInSpace: Bool {
    var around = superlayer?.sublayerTransform ?? CATransform3DIdentity
    // If the parent adds only a perspective, a view in its plane looks flat.
    if zPosition == 0 { around.m34 = 0 }
    return !CATransform3DIsIdentity(around) || !CATransform3DIsAffine(transform)
  }
}

extension UIView {
  /// Where the middle of the view would be in a screen if nothing around it were scrolled, nor transformed.
  func unscrolledPlace(in screen: UIView?) -> Vector {
    var place = Vector(center)
    for around in chain(upTo: screen).dropFirst() where around !== screen {
      place = place + Vector(around.center) - Vector(around.bounds.size) / 2
    }
    return place
  }

  /// The ID in a flight of a view without a tag.
  var untaggedID: String {
    Element.untaggedID("<\(type(of: self)): \(Unmanaged.passUnretained(self).toOpaque())>")
  }

  /// The view's style; if it is visible beyond its bounds, a clip applies even if it doesn't cut the bounds.
  fileprivate func style(of tag: ViewTag?, reaching reach: CGRect) -> MatchStyle? {
    let style = tag?.style
    guard style?.clip == nil, layer.shadowOpacity > 0 || !bounds.contains(reach)
    else { return style }
    var clipped = style ?? MatchStyle()
    clipped.clip = .always
    return clipped
  }

  /// The area, in the view's own coordinates, in which its stand-in shows something.
  func reach(of contents: ViewContents, as kind: PictureKind) -> CGRect {
    if kind == .given { return bounds }
    guard kind == .image, let image = contents.image, !image.layer.cutsContents,
      !layer.cutsContents
    else { return contents.reach }
    return contents.reach.union(image.imageRect)
  }

  /// The system's bars in the view, and those of the container to which the view belongs.
  fileprivate var bars: [UIView] {
    var bars = subviews.filter(\.isSystemBar)
    if let navigation = next as? UINavigationController { bars.append(navigation.navigationBar) }
    if let tabs = next as? UITabBarController { bars.append(tabs.tabBar) }
    return bars
  }
}

extension UIScrollView {
  /// The part that is free of bars inside the screen under which something has scrolled; nil if that is everything.
  fileprivate func partBesideBars(of screen: UIView?) -> Box? {
    let insets = adjustedContentInset
    let isCoveredAbove = bounds.minY + insets.top > 0.5
    let isCoveredBelow = bounds.maxY < contentSize.height + insets.bottom - 0.5
    var top = bounds.minY
    var bottom = bounds.maxY
    for around in chain(upTo: screen).dropFirst() {
      for bar in around.bars where bar.isSeenByItself && !bar.isClearBar && !isDescendant(of: bar) {
        let box = bar.convert(bar.bounds, to: self)
        guard box.minX < bounds.minX + 1, box.maxX > bounds.maxX - 1 else { continue }
        let isAbove = box.midY < bounds.midY
        if isAbove, isCoveredAbove { top = max(top, box.maxY) }
        if !isAbove, isCoveredBelow { bottom = min(bottom, box.minY) }
      }
    }
    if top == bounds.minY, bottom == bounds.maxY { return nil }
    return Box(bounds.minX, top, bounds.width, max(bottom - top, 0))
  }
}
#endif
