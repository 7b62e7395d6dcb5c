#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// One performer on the stage: two contents in one box, with their decoration.
///
///     PerformerView        place, size, transform, opacity, shadow
///     └ corner clips       background, corners, border; the first one is the performer itself if it casts no shadow
///       ├ lower content    at its picture box
///       └ upper content    at its picture box
@MainActor final class PerformerView: UIView, DrawnView {
  private(set) var lower: (any PerformerContent)?
  private(set) var upper: (any PerformerContent)?
  private(set) lazy var drawn = DrawnLayer(layer)
  private(set) lazy var clips = CornerClips(in: self)
  /// The view that clips it on the stage; nil until something does.
  private var clip: ClipView?
  /// The view that lies on the stage.
  var outermost: any DrawnView { clip ?? self }
  var originals: (lower: UIView?, upper: UIView?)
  /// Whether one content serves for both ends.
  var hasOnePicture = false
  /// Nil until something is drawn.
  private var isLowerInFront: Bool? {
    didSet { if isLowerInFront != oldValue { arrange() } }
  }
  private var last: PerformerFrame?
  private var lastPictureBoxes: PictureBoxes?
  /// What was seen beside one of the contents when the flight went on to another screen; nil if nothing was.
  private var past: PastContent?

  init(lower: (any PerformerContent)?, upper: (any PerformerContent)?, traits: PerformerTraits) {
    self.lower = lower
    self.upper = upper
    super.init(frame: .zero)
    clips.traits = traits
    isUserInteractionEnabled = false
    isAccessibilityElement = false
    // Without this, the edges of a turned view are jagged.
    layer.allowsEdgeAntialiasing = true
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  func makeClip() { if clip == nil { clip = ClipView(around: self) } }

  private func arrange() {
    for isUpper in [isLowerInFront == true, isLowerInFront != true] {
      let own = isUpper ? upper : lower
      let beside: (any PerformerContent)? = past?.isBesideUpper == isUpper ? past : nil
      for content in past?.isBehind == true ? [beside, own] : [own, beside] { put(content) }
    }
  }

  /// Puts a content in front of all others; its position is that of its top left corner.
  private func put(_ content: (any PerformerContent)?) {
    guard let view = content?.view else { return }
    if view.superview === clips.innermost { return clips.innermost.bringSubviewToFront(view) }
    view.layer.anchorPoint = .zero
    view.layer.allowsEdgeAntialiasing = true
    clips.innermost.addSubview(view)
  }

  func replace(by content: any PerformerContent, isUpper: Bool) {
    let old = isUpper ? upper : lower
    old?.strike()
    old?.view.removeFromSuperview()
    if isUpper { upper = content } else { lower = content }
    arrange()
  }

  /// Goes on to another screen and makes its content; the content of the screen that is left stays, all else fades.
  func goOn(
    _ departure: FlightEvent.Departure,
    _ make: (_ isUpper: Bool) -> (any PerformerContent)?
  ) {
    let toUpper = departure.direction.isForward
    let share = departure.leavesUpper ? lastShares.upper : lastShares.lower
    let leavesUpper = departure.leavesUpper != (hasOnePicture && share <= 0)
    let (own, beside) = leavesUpper ? (upper, lower) : (lower, upper)
    let fade = leavesUpper ? lastShares.lower : lastShares.upper
    let isBehind = leavesUpper != (isLowerInFront == true)
    leave([(beside, fade)], besideUpper: leavesUpper, isBehind: isBehind)
    past?.isBesideUpper = !toUpper
    let next = make(toUpper)
    (lower, upper) = toUpper ? (own, next) : (next, own)
    arrange()
  }

  /// Shows other contents, or none, under the old ones, which fade; returns whether anything fades.
  func renew(_ traits: PerformerTraits, by make: (_ isUpper: Bool) -> TakenPicture?) -> Bool {
    let next = (lower: make(false), upper: make(true))
    let old = [
      (next.lower == nil ? nil : lower, lastShares.lower),
      (next.upper == nil ? nil : upper, lastShares.upper),
    ]
    if let next = next.lower { lower = next.content }
    if let next = next.upper { upper = next.content }
    clips.traits = traits
    let isUpperInFront = isLowerInFront != true
    leave(isUpperInFront ? old : old.reversed(), besideUpper: isUpperInFront, isBehind: false)
    arrange()
    return old.contains { $0.0 != nil }
  }

  /// Makes everything seen until now the past of one of the contents.
  private func leave(
    _ contents: [(content: (any PerformerContent)?, fade: Double)],
    besideUpper: Bool,
    isBehind: Bool
  ) {
    let box = lastPictureBoxes.map { CGRect(besideUpper ? $0.upper : $0.lower) } ?? bounds
    let old: [PastContent.Part] = past.map { [($0, last?.pastAlpha ?? 0)] } ?? []
    let parts = contents.compactMap { one in one.content.map { ($0, one.fade) } }
    past = PastContent(old + parts, beside: box, in: clips.innermost)
    past?.isBesideUpper = besideUpper
    past?.isBehind = isBehind
  }

  private var lastShares: (lower: Double, upper: Double) { last?.pictures(in: 1) ?? (1, 1) }

  func strike() {
    for content in [lower, upper, past] { content?.strike() }
    outermost.removeFromSuperview()
    clip = nil
  }

  func draw(
    _ frame: PerformerFrame,
    in clip: RoundedBox?,
    pictureBoxes: PictureBoxes?,
    decoration: Decoration?,
    by writer: FrameWriter
  ) {
    let frame = self.clip?.draw(clip, around: frame, by: writer) ?? frame
    let drawn = drawn
    let clips = clips
    if decoration?.shadow.color.alpha ?? 0 > 0 { clips.leaveShadow(by: writer) }
    isLowerInFront = frame.isLowerInFront
    drawn.set(position: CGPoint(frame.center), by: writer)
    drawn.set(size: CGSize(frame.size), by: writer)
    drawn.set(.transform, .transform(frame.transform), by: writer)
    clips.draw(frame, by: writer)
    let inner = innerAlpha(frame)
    fade(frame, inner, by: writer)
    place(frame, pictureBoxes, by: writer)
    if let decoration { draw(decoration.faded(to: inner), frame, by: writer) }
    last = frame
    lastPictureBoxes = pictureBoxes
  }

  private func place(_ frame: PerformerFrame, _ boxes: PictureBoxes?, by writer: FrameWriter) {
    let whole = CGRect(origin: .zero, size: CGSize(frame.size))
    let lowerBox = boxes.map { CGRect($0.lower) } ?? whole
    let upperBox = boxes.map { CGRect($0.upper) } ?? whole
    lower?.place(in: lowerBox, of: whole, by: writer)
    upper?.place(in: upperBox, of: whole, by: writer)
    guard let past else { return }
    past.place(in: past.isBesideUpper ? upperBox : lowerBox, of: whole, by: writer)
  }

  private func fade(_ frame: PerformerFrame, _ inner: Double, by writer: FrameWriter) {
    drawn.set(opacity: CGFloat(inner < 1 ? 1 : frame.alpha), by: writer)
    let fades = frame.pictures(in: inner)
    lower?.fade(to: CGFloat(fades.lower), by: writer)
    upper?.fade(to: CGFloat(fades.upper), by: writer)
    past?.fade(to: CGFloat(frame.pastAlpha * inner), by: writer)
  }

  /// The opacity of the contents if a visible blur has to be faded by itself; otherwise, 1.
  private func innerAlpha(_ frame: PerformerFrame) -> Double {
    let isBlurred =
      lower?.fadesByItself == true && frame.showsLower
      || upper?.fadesByItself == true && frame.showsUpper
      || past?.fadesByItself == true && frame.pastAlpha > 0
    return isBlurred ? frame.alpha : 1
  }

  /// Draws the decoration: the shadow on the performer, the rest on its clips.
  func draw(_ decoration: Decoration, _ frame: PerformerFrame, by writer: FrameWriter) {
    let border = decoration.border
    let shadow = decoration.shadow
    let edge = clips.edge
    edge.set(.borderWidth, .number(border.width), by: writer)
    if border.width > 0 { edge.set(.borderColor, .color(border.color), by: writer) }
    edge.set(.backgroundColor, .color(decoration.background), by: writer)
    drawn.set(.shadowOpacity, .number(shadow.color.alpha), by: writer)
    guard shadow.color.alpha > 0 else { return }
    let color = RGBA(shadow.color.red, shadow.color.green, shadow.color.blue)
    drawn.set(.shadowColor, .color(color), by: writer)
    drawn.set(.shadowOffset, .size(CGSize(shadow.offset)), by: writer)
    drawn.set(.shadowRadius, .number(shadow.radius), by: writer)
    let shape = clips.traits.castsBox ? LayerValue.box(frame.size, frame.corners) : .contents
    drawn.set(.shadowPath, shape, by: writer)
  }
}

/// Clips a performer to a rounded box of the container; the performer is placed in the box's own coordinates.
@MainActor final class ClipView: UIView, DrawnView {
  private(set) lazy var drawn = DrawnLayer(layer)
  private lazy var corners = CornerClips(in: self)

  /// Takes the performer's place on the stage, if it is there, and puts the performer inside.
  init(around performer: PerformerView) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.anchorPoint = .zero
    performer.superview?.insertSubview(self, aboveSubview: performer)
    addSubview(performer)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  /// Clips to a box, or to nothing if that is nil; returns the performer's frame in the box's coordinates.
  func draw(_ clip: RoundedBox?, around frame: PerformerFrame, by writer: FrameWriter)
    -> PerformerFrame
  {
    if clipsToBounds != (clip != nil) { clipsToBounds = clip != nil }
    let box = clip ?? RoundedBox(Box(superview?.bounds ?? .zero))
    let bounds = CGRect(origin: .zero, size: CGSize(box.placement.size))
    let toContainer = box.placement.affine
    let toBox = toContainer.inverted
    drawn.set(position: CGPoint(toContainer.translation), by: writer)
    drawn.set(size: bounds.size, by: writer)
    drawn.set(.transform, .transform(box.placement.transform.affine), by: writer)
    corners.round(box.corners, in: bounds, by: writer)
    var inside = frame
    inside.center = toBox(frame.center)
    inside.transform = frame.transform.then(toBox)
    inside.transform.translation = .zero
    return inside
  }
}
#endif
