#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// Clips the contents of a performer, or of a clip, at rounded corners.
///
///     outermost   the view itself, as long as it casts no shadow
///     └ nested    one for each other radius, because a layer has a single one; the last has background and border
///     └ wide      in place of those, if contents reach beyond the box
@MainActor final class CornerClips {
  private unowned let owner: UIView
  private let own: DrawnLayer
  var traits = PerformerTraits() { didSet { renew() } }
  /// The layers that are as large as the owner, outermost first.
  ///
  /// The first one is the owner's own; as soon as the owner casts a shadow, it is that of a view inside.
  private var whole: [DrawnLayer]
  private var wide: WideClip?
  /// The corners that each layer of `whole` rounds: those that have had the same radius in all frames.
  private var groups: [CACornerMask] = []

  init(in owner: any DrawnView) {
    self.owner = owner
    own = owner.drawn
    whole = [own]
  }

  private func renew() {
    if traits.overflows, wide == nil { open() }
    outermost.layer.masksToBounds = traits.clipsContents && wide == nil
    for clip in whole { clip.layer.cornerCurve = traits.curve }
    wide?.corners.traits.curve = traits.curve
  }

  /// The innermost view, which holds the contents.
  var innermost: UIView { wide?.corners.innermost ?? view(of: edge) }
  var outermost: DrawnLayer { whole[0] }
  /// The layer with the background and the border; all the others clip it.
  var edge: DrawnLayer { whole[whole.count - 1] }

  private func view(of drawn: DrawnLayer) -> UIView { drawn.layer.delegate as? UIView ?? owner }

  /// Lets the contents reach beyond the box.
  private func open() {
    let contents = innermost.subviews
    for nested in whole.dropFirst() { view(of: nested).removeFromSuperview() }
    whole = [outermost]
    groups = []
    wide = add(WideClip(), to: innermost, with: contents)
  }

  /// Adds a view as large as the owner, which clips some contents.
  private func add<V: UIView>(_ view: V, to superview: UIView, with contents: [UIView]) -> V {
    view.layer.anchorPoint = .zero
    view.frame = owner.bounds
    view.clipsToBounds = true
    view.layer.cornerCurve = traits.curve
    view.layer.allowsEdgeAntialiasing = true
    superview.addSubview(view)
    for content in contents { view.addSubview(content) }
    return view
  }

  /// Makes a view inside the performer the outermost one, because a layer that clips casts no shadow.
  func leaveShadow(by writer: FrameWriter) {
    guard outermost === own else { return }
    let inner = DrawnLayer(add(UIView(), to: owner, with: owner.subviews).layer)
    inner.layer.masksToBounds = owner.layer.masksToBounds
    inner.layer.maskedCorners = owner.layer.maskedCorners
    owner.layer.masksToBounds = false
    for property in [LayerProperty.cornerRadius, .borderWidth] {
      own.set(property, .number(0), by: writer)
    }
    own.set(.backgroundColor, .color(.clear), by: writer)
    whole[0] = inner
    writer.addsLayer()
  }

  func draw(_ frame: PerformerFrame, by writer: FrameWriter) {
    guard let wide else {
      return round(frame.corners, in: CGRect(origin: .zero, size: CGSize(frame.size)), by: writer)
    }
    if outermost !== own { outermost.set(size: CGSize(frame.size), by: writer) }
    let seen = traits.seenPart(in: frame)
    wide.draw(seen.corners, seen.box, by: writer)
    outermost.set(.cornerRadius, .number(frame.corners.largest), by: writer)
    // While frames are collected, the corners that any of them rounds are rounded in all.
    let before = outermost.layer.maskedCorners
    let corners = writer.frame ?? 0 > 0 ? before.union(frame.corners.mask) : frame.corners.mask
    if !corners.isEmpty, before != corners { outermost.layer.maskedCorners = corners }
  }

  /// Rounds the corners of bounds that the owner has already.
  func round(_ corners: Corners, in bounds: CGRect, by writer: FrameWriter) {
    group(corners, by: writer)
    for (place, clip) in whole.enumerated() {
      if clip !== own {
        clip.set(box: bounds, by: writer)
        clip.set(.origin, .point(bounds.origin), by: writer)
      }
      let radius = place < groups.count ? corners.radius(of: groups[place]) : 0
      clip.set(.cornerRadius, .number(radius), by: writer)
    }
  }

  /// Groups the rounded corners by radius; corners that have ever differed stay apart.
  private func group(_ corners: Corners, by writer: FrameWriter) {
    var free = corners.mask
    if groups.count == 1, groups[0] == free, corners.isUniform { return }
    for place in groups.indices {
      free.subtract(groups[place])
      let same = corners.corners(like: groups[place])
      free.formUnion(groups[place].subtracting(same))
      if groups[place] != same { show(same, of: place) }
    }
    while !free.isEmpty {
      let same = corners.corners(like: free)
      free.subtract(same)
      groups.append(same)
      if groups.count > whole.count { nest(by: writer) }
      show(same, of: groups.count - 1)
    }
  }

  private func show(_ corners: CACornerMask, of place: Int) {
    groups[place] = corners
    whole[place].layer.maskedCorners = corners
  }

  private func nest(by writer: FrameWriter) {
    let clip = DrawnLayer(add(UIView(), to: innermost, with: innermost.subviews).layer)
    edge.set(.borderWidth, .number(0), by: writer)
    edge.set(.backgroundColor, .color(.clear), by: writer)
    whole.append(clip)
    writer.addsLayer()
  }
}

/// The clip of contents that reach beyond the box.
private final class WideClip: UIView, DrawnView {
  private(set) lazy var drawn = DrawnLayer(layer)
  private(set) lazy var corners = CornerClips(in: self)

  func draw(_ corners: Corners, _ box: CGRect, by writer: FrameWriter) {
    drawn.set(box: box, by: writer)
    drawn.set(.origin, .point(box.origin), by: writer)
    self.corners.round(corners, in: box, by: writer)
  }
}

extension Corners {
  /// The radius of the first of some corners, clockwise from the top left.
  fileprivate func radius(of corners: CACornerMask) -> CGFloat {
    if corners.contains(.layerMinXMinYCorner) { return topLeft }
    if corners.contains(.layerMaxXMinYCorner) { return topRight }
    if corners.contains(.layerMaxXMaxYCorner) { return bottomRight }
    return corners.contains(.layerMinXMaxYCorner) ? bottomLeft : 0
  }

  /// The corners among some that have the radius of the first one.
  fileprivate func corners(like corners: CACornerMask) -> CACornerMask {
    mask { abs($0 - radius(of: corners)) < 1e-3 }.intersection(corners)
  }

  var largest: CGFloat { max(max(topLeft, topRight), max(bottomRight, bottomLeft)) }

  var mask: CACornerMask { mask { $0 > 1e-3 } }

  private func mask(_ isPart: (Double) -> Bool) -> CACornerMask {
    var mask: CACornerMask = []
    if isPart(topLeft) { mask.insert(.layerMinXMinYCorner) }
    if isPart(topRight) { mask.insert(.layerMaxXMinYCorner) }
    if isPart(bottomRight) { mask.insert(.layerMaxXMaxYCorner) }
    if isPart(bottomLeft) { mask.insert(.layerMinXMaxYCorner) }
    return mask
  }
}

/// The properties of a performer that don't change while it flies.
@MainActor struct PerformerTraits {
  /// The curve of its corners, that of the rounder end, because curves can't be interpolated.
  fileprivate(set) var curve: CALayerCornerCurve
  private let lower: End
  private let upper: End

  /// Whether the contents reach beyond the box at one of its ends.
  var overflows: Bool { min(lower.rounding, upper.rounding) < 1 }
  /// Whether the box, and not the contents, casts the shadow.
  var castsBox: Bool { lower.castsBox && upper.castsBox }
  /// Whether the contents are clipped to the box: always, unless both are texts, because no letter is cut.
  var clipsContents: Bool { !(lower.isText && upper.isText) }

  /// The traits of one of its views.
  @MainActor struct End {
    fileprivate var curve = CALayerCornerCurve.circular
    fileprivate var radius: CGFloat = 0
    fileprivate var castsBox = true
    fileprivate var isText = false
    /// How far the contents reach beyond the top left and the bottom right of the box, unless they are clipped.
    fileprivate var before = Vector.zero
    fileprivate var after = Vector.zero
    /// 1 if the contents are clipped at the corners, 0 if they aren't.
    fileprivate var rounding = 1.0

    fileprivate init() {}

    init(of view: UIView, _ element: borrowing Element, _ known: ExaminedViews) {
      let bounds = view.bounds
      let (contents, kind) = known.reading(of: view)
      curve = contents.surface.layer.cornerCurve
      radius = contents.surface.layer.cornerRadius
      // Without a shadow, this is true as well.
      let caster = view.shadowWrapper ?? view.ownCaster
      castsBox =
        caster == nil || caster?.layer.shadowPath != nil
        || (caster?.visibleBackground?.alpha ?? 0) > 0 || element.picture.isOpaque
      isText = kind == .text
      let reach = view.reach(of: contents, as: kind)
      let juts = !view.layer.cutsContents && !bounds.contains(reach)
      guard kind != .plain, kind != .given, juts || !isText && contents.reachesCorners
      else { return }
      rounding = 0
      before = Vector(bounds.origin) - Vector(reach.origin)
      after = Box(reach).end - Box(bounds).end
    }
  }

  /// Creates traits from the looks of its views; a single view stands for both ends.
  init(_ lower: End? = nil, _ upper: End? = nil) {
    self.lower = lower ?? End()
    self.upper = upper ?? self.lower
    curve = self.lower.radius > self.upper.radius ? self.lower.curve : self.upper.curve
  }

  /// The visible part of the contents in a frame: a box that may reach beyond the performer's own, and its corners.
  ///
  /// From the end of a view that doesn't clip them to one that does, the contents are gradually clipped.
  func seenPart(in frame: PerformerFrame) -> (box: CGRect, corners: Corners) {
    let share = min(max(frame.progress, 0), 1)
    let before = lower.before * (1 - share) + upper.before * share
    let after = lower.after * (1 - share) + upper.after * share
    let rounding = lower.rounding * (1 - share) + upper.rounding * share
    let box = CGRect(origin: CGPoint(.zero - before), size: CGSize(before + frame.size + after))
    return (box, frame.corners * rounding)
  }
}
#endif
