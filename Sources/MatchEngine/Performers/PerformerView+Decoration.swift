#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

extension PerformerView {
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

/// The properties of a performer that don't change while it flies.
@MainActor struct PerformerTraits {
  /// The curve of its corners, which can't be interpolated: that of the rounder end.
  let curve: CALayerCornerCurve
  /// Whether the contents reach beyond the box at one of its ends.
  let overflows: Bool
  /// Whether the box, and not the contents, casts the shadow.
  let castsBox: Bool
  /// Whether the contents are clipped to the box, as they are unless all are texts: no letter is cut.
  let clipsContents: Bool
  private let ends: (lower: End, upper: End)

  /// What one of its views says about it.
  @MainActor struct End {
    fileprivate var curve = CALayerCornerCurve.circular
    fileprivate var radius: CGFloat = 0
    fileprivate var castsBox = true
    fileprivate var isText = false
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
      radius = contents.surface.layer.cornerRadius
      // It does as well if there is no shadow.
      castsBox =
        layer.shadowOpacity <= 0 || layer.cutsContents || layer.shadowPath != nil
        || (view.visibleBackground?.alpha ?? 0) > 0 || element.picture.isOpaque
      isText = kind == .text
      let reach = view.reach(of: contents, as: kind)
      guard !layer.cutsContents, kind != .plain, kind != .given, !bounds.contains(reach) else {
        return
      }
      let scale = element.placement.transform.scale
      let factor = Vector(scale.x.magnitude, scale.y.magnitude)
      rounding = 0
      before = (Vector(bounds.origin) - Vector(reach.origin)).scaled(by: factor)
      after = (Box(reach).end - Box(bounds).end).scaled(by: factor)
    }
  }

  /// Creates traits from the looks of its views; a single view stands for both ends.
  init(_ lower: End?, _ upper: End?) {
    let near = lower ?? upper ?? End()
    let far = upper ?? near
    ends = (near, far)
    curve = near.radius > far.radius ? near.curve : far.curve
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
