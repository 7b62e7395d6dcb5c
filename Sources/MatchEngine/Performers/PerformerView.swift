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
  private(set) var contents: BothEnds<(any PerformerContent)?>
  private(set) lazy var drawn = DrawnLayer(layer)
  private(set) lazy var clips = CornerClips(in: self)
  /// The view that clips it on the stage; nil until something does.
  private var clip: ClipView?
  /// The view that lies on the stage.
  var outermost: any DrawnView { clip ?? self }
  var originals = BothEnds<UIView?>(lower: nil, upper: nil)
  /// Whether one content serves for both ends.
  var hasOnePicture = false
  /// The end whose content was drawn in front of the other one; nil until something is drawn.
  private var drawnFront: FlightEnd? { didSet { if drawnFront != oldValue { arrange() } } }
  /// The end whose content is in front of the other one.
  private var front: FlightEnd { drawnFront ?? .upper }
  private var last: PerformerFrame?
  private var lastPictureBoxes: PictureBoxes?
  /// What was seen beside one of the contents when the flight went on to another screen; nil if nothing was.
  private var past: PastContent?

  init(_ contents: BothEnds<(any PerformerContent)?>, traits: PerformerTraits) {
    self.contents = contents
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
    for end in [front.other, front] {
      let own = contents[end]
      let beside: (any PerformerContent)? = past?.end == end ? past : nil
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

  func replace(by content: any PerformerContent, at end: FlightEnd) {
    contents[end]?.strike()
    contents[end]?.view.removeFromSuperview()
    contents[end] = content
    arrange()
  }

  /// Goes on to another screen and makes its content; the content of the screen that is left stays, all else fades.
  func goOn(_ departure: FlightEvent.Departure, _ make: (FlightEnd) -> (any PerformerContent)?) {
    let arrival = departure.direction.arrival
    var left = departure.left
    // One picture that serves for both ends is that of the screen that is left, too.
    if hasOnePicture, lastShares[left] <= 0 { left = left.other }
    let kept = contents[left]
    let other = (content: contents[left.other], fade: lastShares[left.other])
    leave([other], beside: left, isBehind: left == front)
    past?.end = arrival.other
    contents[arrival] = make(arrival)
    contents[arrival.other] = kept
    arrange()
  }

  /// Shows other contents, or none, under the old ones, which fade; returns whether anything fades.
  func renew(_ traits: PerformerTraits, by make: (FlightEnd) -> TakenPicture?) -> Bool {
    var old: [(content: (any PerformerContent)?, fade: Double)] = []
    // What is seen of the picture behind isn't seen in front of the other one.
    var place = front
    for end in [front.other, front] {
      guard let next = make(end) else { continue }
      old.append((contents[end], lastShares[end]))
      contents[end] = next.content
      place = end
    }
    clips.traits = traits
    leave(old, beside: place, isBehind: false)
    arrange()
    return old.contains { $0.content != nil }
  }

  /// Makes everything seen until now the past of one of the contents.
  private func leave(
    _ contents: [(content: (any PerformerContent)?, fade: Double)],
    beside end: FlightEnd,
    isBehind: Bool
  ) {
    let box = lastPictureBoxes.map { CGRect($0[end]) } ?? bounds
    let old: [PastContent.Part] = past.map { [($0, last?.pastAlpha ?? 0)] } ?? []
    let parts = contents.compactMap { one in one.content.map { ($0, one.fade) } }
    past = PastContent(old + parts, beside: box, in: clips.innermost)
    past?.end = end
    past?.isBehind = isBehind
  }

  private var lastShares: BothEnds<Double> { last?.pictures(in: 1) ?? BothEnds(lower: 1, upper: 1) }

  func strike() {
    for content in [contents.lower, contents.upper, past] { content?.strike() }
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
    drawnFront = frame.isLowerInFront ? .lower : .upper
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
    func place(_ content: (any PerformerContent)?, at end: FlightEnd) {
      content?.place(in: boxes.map { CGRect($0[end]) } ?? whole, of: whole, by: writer)
    }
    place(contents.lower, at: .lower)
    place(contents.upper, at: .upper)
    if let past { place(past, at: past.end) }
  }

  private func fade(_ frame: PerformerFrame, _ inner: Double, by writer: FrameWriter) {
    drawn.set(opacity: CGFloat(inner < 1 ? 1 : frame.alpha), by: writer)
    let fades = frame.pictures(in: inner)
    contents.lower?.fade(to: CGFloat(fades.lower), by: writer)
    contents.upper?.fade(to: CGFloat(fades.upper), by: writer)
    past?.fade(to: CGFloat(frame.pastAlpha * inner), by: writer)
  }

  /// The opacity of the contents if a visible blur has to be faded by itself; otherwise, 1.
  private func innerAlpha(_ frame: PerformerFrame) -> Double {
    guard frame.alpha < 1 else { return 1 }
    let isBlurred =
      contents.lower?.fadesByItself == true && frame.showsLower
      || contents.upper?.fadesByItself == true && frame.showsUpper
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
