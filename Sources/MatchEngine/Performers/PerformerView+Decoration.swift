#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

extension PerformerView {
  /// Takes the shadows that its views cast by paths of their own.
  func takeShadows() {
    for shadow in shadows { shadow.view.removeFromSuperview() }
    shadows = traits.casters.compactMap { PathShadow(of: $0.view, isUpper: $0.isUpper) }
  }

  func drawShadows(_ frame: PerformerFrame, _ alpha: Double, by writer: FrameWriter) {
    for shadow in shadows {
      if shadow.view.superview == nil { insertSubview(shadow.view, at: 0) }
      shadow.draw(in: frame, alpha, by: writer)
    }
  }

  /// Draws what is around the pictures: the performer has the shadow, the clips have the rest.
  func draw(_ decoration: Decoration, _ frame: PerformerFrame, by writer: FrameWriter) {
    let border = decoration.border
    let shadow = decoration.shadow
    let edge = clips.edge
    edge.set(.borderWidth, .number(border.width), by: writer)
    if border.width > 0 { edge.set(.borderColor, .color(border.color), by: writer) }
    clips.outermost.set(.backgroundColor, .color(decoration.background), by: writer)
    drawn.set(.shadowOpacity, .number(shadow.color.alpha), by: writer)
    guard shadow.color.alpha > 0 else { return }
    let color = RGBA(shadow.color.red, shadow.color.green, shadow.color.blue)
    drawn.set(.shadowColor, .color(color), by: writer)
    drawn.set(.shadowOffset, .size(CGSize(shadow.offset)), by: writer)
    drawn.set(.shadowRadius, .number(shadow.radius), by: writer)
    let shape = traits.castsBox ? LayerValue.box(frame.size, frame.corners) : .contents
    drawn.set(.shadowPath, shape, by: writer)
  }
}

/// The shadow that one of a performer's two views casts by a path of its own.
///
/// It keeps its shape in the performer's box, and fades out on the way to the other end, if there is one.
@MainActor final class PathShadow {
  let view = UIView()
  private let drawn: DrawnLayer
  /// Whether it belongs to the upper end; nil if there is no other one.
  private let isUpper: Bool?

  /// Returns nil if the view's rounded box casts its shadow, or if it has none.
  init?(of original: UIView, isUpper: Bool?) {
    guard let path = original.ownShadowPath else { return nil }
    drawn = DrawnLayer(view.layer, castingBy: Caster(path: path, bounds: original.bounds))
    self.isUpper = isUpper
    let own = view.layer
    let layer = original.layer
    own.shadowColor = layer.shadowColor
    own.shadowOpacity = layer.shadowOpacity
    own.shadowOffset = layer.shadowOffset
    own.shadowRadius = layer.shadowRadius
    view.isUserInteractionEnabled = false
  }

  /// Shows it for the performer's place and progress; `alpha` is how opaque the rest is.
  func draw(in frame: PerformerFrame, _ alpha: Double, by writer: FrameWriter) {
    let share = min(max(frame.progress, 0), 1)
    let own = isUpper.map { $0 ? share : 1 - share } ?? 1
    drawn.set(.shadowPath, .stretched(frame.size), by: writer)
    drawn.set(opacity: CGFloat(own * alpha), by: writer)
  }
}

extension UIView {
  /// The path that casts the view's shadow; nil if it has none, or if it is that of the view's rounded box.
  var ownShadowPath: CGPath? { shadowPath(besideBoxOf: surface) }

  /// The path that casts the view's shadow; nil if it has none, or if it is that of the box that fills the view.
  func shadowPath(besideBoxOf surface: @autoclosure () -> UIView) -> CGPath? {
    guard layer.shadowOpacity > 0, !layer.cutsContents, let path = layer.shadowPath, !path.isEmpty,
      bounds.width > 0, bounds.height > 0
    else { return nil }
    let radius = surface().layer.cornerRadius
    let box = radius > 0 ? UIBezierPath(roundedRect: bounds, cornerRadius: radius).cgPath : nil
    return path == box ?? CGPath(rect: bounds, transform: nil) ? nil : path
  }
}

/// The properties of a performer that don't change while it flies.
@MainActor struct PerformerTraits {
  let curves: (lower: CALayerCornerCurve, upper: CALayerCornerCurve)
  /// Whether the contents reach beyond the box, or ignore its rounded corners, at one of its ends.
  let overflows: Bool
  /// Whether the box, and not the contents, casts the shadow.
  let castsBox: Bool
  /// Whether the contents are clipped to the box, as they are unless all are texts: no letter is cut.
  let clipsContents: Bool
  /// The views that cast a shadow by a path of their own, and whether they are at the upper of two ends.
  var casters: [(view: UIView, isUpper: Bool?)]
  private let ends: (lower: End, upper: End)

  /// What one of its views says about it.
  @MainActor struct End {
    fileprivate var curve = CALayerCornerCurve.circular
    fileprivate var castsBox = true
    fileprivate var isText = false
    fileprivate var caster: UIView?
    /// How far the contents reach beyond the top left and the bottom right of the box, unless they are clipped.
    fileprivate var (before, after) = (Vector.zero, Vector.zero)
    /// 1 if the contents are clipped at the corners, 0 if they aren't.
    fileprivate var rounding = 1.0

    fileprivate init() {}

    init(of view: UIView, _ element: borrowing Element, _ known: ExaminedViews) {
      let layer = view.layer
      let bounds = view.bounds
      let (contents, kind) = known.reading(of: view)
      curve = contents.surface.layer.cornerCurve
      // It does as well if there is no shadow.
      castsBox =
        layer.shadowOpacity <= 0 || layer.cutsContents || layer.shadowPath != nil
        || (view.visibleBackground?.alpha ?? 0) > 0 || element.picture.isOpaque
      isText = kind == .text
      caster = view.ownShadowPath == nil ? nil : view
      let reach = view.reach(of: contents, as: kind)
      // A layer rounds its own gradient.
      let isRounded = kind == .fill && layer is CAGradientLayer
      guard !layer.cutsContents, kind != .plain, kind != .given, !isRounded,
        !bounds.contains(reach) || !contents.areCut(at: layer, in: element.picture.includes)
      else { return }
      let scale = element.placement.transform.scale
      let factor = Vector(scale.x.magnitude, scale.y.magnitude)
      rounding = 0
      before = (Vector(bounds.origin) - Vector(reach.origin)).scaled(by: factor)
      after = (Box(reach).end - Box(bounds).end).scaled(by: factor)
    }
  }

  /// Creates traits from the looks of its views; a single view stands for both ends.
  init(_ lower: End?, _ upper: End?) {
    casters = []
    if let view = lower?.caster { casters.append((view, upper == nil ? nil : false)) }
    if let view = upper?.caster { casters.append((view, lower == nil ? nil : true)) }
    let near = lower ?? upper ?? End()
    let far = upper ?? near
    ends = (near, far)
    curves = (near.curve, far.curve)
    overflows = min(near.rounding, far.rounding) < 1
    castsBox = near.castsBox && far.castsBox
    clipsContents = !(near.isText && far.isText)
  }

  /// The visible part of the contents in a frame: a box that may reach beyond the performer's own, and its radius.
  ///
  /// At the end of a view that doesn't clip them, the contents look as they do at rest. On the way to the other end,
  /// whose view may clip them, they are gradually clipped.
  func window(in frame: PerformerFrame) -> (box: CGRect, radius: CGFloat) {
    let (lower, upper) = ends
    let share = min(max(frame.progress, 0), 1)
    let before = lower.before * (1 - share) + upper.before * share
    let after = lower.after * (1 - share) + upper.after * share
    let rounding = lower.rounding * (1 - share) + upper.rounding * share
    let box = CGRect(origin: CGPoint(.zero - before), size: CGSize(before + frame.size + after))
    return (box, frame.corners.largest * CGFloat(rounding))
  }
}
#endif
