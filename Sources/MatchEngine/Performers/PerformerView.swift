#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// One performer on the stage: two contents in one box, with their decoration.
///
///     PerformerView        place, size, transform, opacity, shadow
///     └ corner clips       background, corners, border; the first one is the performer itself if it casts no shadow
///       ├ lower content    at its picture box
///       └ upper content    at its picture box
///
/// Each frame writes only what differs from the frame before.
@MainActor final class PerformerView: UIView {
  private(set) var lower: (any PerformerContent)?
  private(set) var upper: (any PerformerContent)?
  private(set) lazy var clips = CornerClips(traits, in: self)
  private(set) var traits: PerformerTraits
  /// The views that it stands in for.
  var originals: (lower: UIView?, upper: UIView?)
  private var hasContents = false
  private var last: PerformerFrame?
  private var lastPictureBoxes: PictureBoxes?
  /// What its layers show, if that is known.
  var lastDecoration: Decoration? = .invisible
  private var lastFades: (lower: Double, upper: Double, past: Double)?
  /// The opacity of everything inside, for performers with a blur, around which no view may have an opacity.
  private(set) var lastInner = 1.0
  /// What was seen beside one of the contents when the flight went on to another screen; nil if nothing was.
  private var past: Past?

  private struct Past {
    let content: PastContent
    /// The content that it accompanies, and whether that content is in front of it.
    var isBesideUpper: Bool
    let isBehind: Bool
  }
  var shadows: [PathShadow] = []

  init(
    lower: (any PerformerContent)?,
    upper: (any PerformerContent)?,
    traits: PerformerTraits
  ) {
    self.lower = lower
    self.upper = upper
    self.traits = traits
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isAccessibilityElement = false
    // The edges of what is turned are steps otherwise.
    layer.allowsEdgeAntialiasing = true
    takeShadows()
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  /// Adds the contents in their order.
  private func arrange(isLowerInFront: Bool) {
    for isUpper in [isLowerInFront, !isLowerInFront] {
      let past = past.flatMap { $0.isBesideUpper == isUpper ? $0 : nil }
      if let past, past.isBehind { put(past.content) }
      put(isUpper ? upper : lower)
      if let past, !past.isBehind { put(past.content) }
    }
  }

  /// Puts a content in front of all others; it is placed by its top left.
  private func put(_ content: (any PerformerContent)?) {
    guard let view = content?.view else { return }
    if view.superview === clips.innermost { return clips.innermost.bringSubviewToFront(view) }
    view.layer.anchorPoint = .zero
    view.layer.allowsEdgeAntialiasing = true
    clips.innermost.addSubview(view)
  }

  /// Replaces one of the two contents.
  func replace(by content: any PerformerContent, isUpper: Bool) {
    let old = isUpper ? upper : lower
    old?.strike()
    old?.view?.removeFromSuperview()
    if isUpper { upper = content } else { lower = content }
    arrange(isLowerInFront: false)
    forgetFades()
  }

  /// Takes the ends of the next flight in this performer.
  func renew(_ traits: PerformerTraits) {
    self.traits = traits
    clips.renew(traits)
    if !traits.castsBox { layer.shadowPath = nil }
    takeShadows()
    lastDecoration = nil
  }

  /// Continues to another screen, whose content is made: that of the screen that is left stays, and all else fades.
  func goOn(
    _ departure: FlightEvent.Departure,
    _ make: (_ isUpper: Bool) -> (any PerformerContent)?
  ) {
    let toUpper = departure.direction.isForward
    let (own, beside) = departure.leavesUpper ? (upper, lower) : (lower, upper)
    let fade = departure.leavesUpper ? lastShares.lower : lastShares.upper
    let isBehind = departure.leavesUpper != (last?.isLowerInFront ?? false)
    leave([(beside, fade)], besideUpper: departure.leavesUpper, isBehind: isBehind)
    past?.isBesideUpper = !toUpper
    // The other end's picture may have served for it.
    let kept = own ?? make(!toUpper)
    let next = make(toUpper)
    (lower, upper) = toUpper ? (kept, next) : (next, kept)
    arrange(isLowerInFront: false)
    forgetFades()
  }

  /// Shows other contents where there are any, over which what was seen until now fades; returns whether it does.
  func renew(
    _ traits: PerformerTraits,
    by make: (_ isUpper: Bool) -> (any PerformerContent)?
  ) -> Bool {
    let next = (lower: make(false), upper: make(true))
    let old = [
      (next.lower == nil ? nil : lower, lastShares.lower),
      (next.upper == nil ? nil : upper, lastShares.upper),
    ]
    (lower, upper) = (next.lower ?? lower, next.upper ?? upper)
    renew(traits)
    cover(by: last?.isLowerInFront == true ? old.reversed() : old)
    return old.contains { $0.0 != nil }
  }

  /// Lays something over the contents that fades.
  func cover(by contents: [(content: (any PerformerContent)?, fade: Double)]) {
    let isLowerInFront = last?.isLowerInFront ?? false
    leave(contents, besideUpper: !isLowerInFront, isBehind: false)
    arrange(isLowerInFront: isLowerInFront)
    forgetFades()
  }

  /// Makes what was seen until now the past of one of the contents.
  private func leave(
    _ contents: [(content: (any PerformerContent)?, fade: Double)],
    besideUpper: Bool,
    isBehind: Bool
  ) {
    let box = lastPictureBoxes.map { CGRect(besideUpper ? $0.upper : $0.lower) } ?? bounds
    let old: [PastContent.Part] = past.map { [($0.content, last?.pastAlpha ?? 0)] } ?? []
    let parts = contents.compactMap { one in one.content.map { ($0, one.fade) } }
    past = PastContent(old + parts, beside: box, in: clips.innermost).map {
      Past(content: $0, isBesideUpper: besideUpper, isBehind: isBehind)
    }
  }

  /// How much is seen of each content.
  private var lastShares: (lower: Double, upper: Double) { last?.pictures(in: 1) ?? (1, 1) }

  /// Takes the corner curve of the end that the flight is nearer to.
  func setNearerEnd(isUpper: Bool) { clips.curve(asUpper: isUpper) }

  func strike() {
    for content in [lower, upper, past?.content] { content?.strike() }
    removeFromSuperview()
  }

  func draw(
    _ frame: PerformerFrame,
    pictureBoxes: PictureBoxes?,
    decoration: Decoration?
  ) {
    if let decoration, decoration.shadow.color.alpha > 0, clips.leaveShadow() {
      lastDecoration = nil
    }
    if !hasContents { arrange(isLowerInFront: false) }
    hasContents = true
    let isResized = frame.size != last?.size
    if isResized { resize(to: CGSize(frame.size)) }
    if frame.center != last?.center { center = CGPoint(frame.center) }
    if frame.transform != last?.transform { transform = CGAffineTransform(frame.transform) }
    clips.round(frame.corners)
    clips.open(in: frame)
    fade(frame)
    if isResized || pictureBoxes != lastPictureBoxes {
      let whole = CGRect(origin: .zero, size: CGSize(frame.size))
      let boxes = pictureBoxes.map { (CGRect($0.lower), CGRect($0.upper)) } ?? (whole, whole)
      lower?.place(in: boxes.0, of: whole)
      upper?.place(in: boxes.1, of: whole)
      if let past { past.content.place(in: past.isBesideUpper ? boxes.1 : boxes.0, of: whole) }
    }
    if let decoration = decoration?.faded(to: lastInner) {
      draw(decoration, frame, isReshaped: isResized || frame.corners != last?.corners)
    }
    if frame != last { drawShadows(frame) }
    last = frame
    lastPictureBoxes = pictureBoxes
  }

  private func forgetFades() {
    last = nil
    lastPictureBoxes = nil
    lastFades = nil
  }

  private func resize(to size: CGSize) {
    bounds = CGRect(origin: .zero, size: size)
    clips.resize(to: size)
  }

  private func fade(_ frame: PerformerFrame) {
    let inner = innerAlpha(frame)
    let outer = CGFloat(inner < 1 ? 1 : frame.alpha)
    if outer != alpha { alpha = outer }
    let fades = frame.pictures(in: inner)
    if fades.lower != lastFades?.lower { lower?.fade(to: CGFloat(fades.lower)) }
    if fades.upper != lastFades?.upper { upper?.fade(to: CGFloat(fades.upper)) }
    lastFades = (fades.lower, fades.upper, lastFades?.past ?? -1)
    fadePast(frame.pastAlpha * inner)
    lastInner = inner
    if frame.isLowerInFront != last?.isLowerInFront ?? false {
      arrange(isLowerInFront: frame.isLowerInFront)
    }
  }

  private func fadePast(_ alpha: Double) {
    guard let past, alpha != lastFades?.past else { return }
    past.content.fade(to: CGFloat(alpha))
    lastFades?.past = alpha
  }

  /// The opacity of the contents if a visible blur has to be faded separately.
  private func innerAlpha(_ frame: PerformerFrame) -> Double {
    let isBlurred =
      lower?.fadesByItself == true && frame.showsLower
      || upper?.fadesByItself == true && frame.showsUpper
      || past?.content.fadesByItself == true && frame.pastAlpha > 0
    return isBlurred ? frame.alpha : 1
  }
}

extension PerformerView {
  /// Whether a part of it can't be played: the fade of an effect, which the app's own process draws.
  var fadesByItself: Bool {
    // An array of them would be made many times for each course.
    lower?.fadesByItself == true || upper?.fadesByItself == true
      || past?.content.fadesByItself == true
  }

  /// Draws what can't be played.
  func drawPart(_ frame: PerformerFrame, _ decoration: Decoration?) {
    fadePast(frame.pastAlpha * lastInner)
    guard fadesByItself else { return }
    fade(frame)
    drawShadows(frame)
    if let decoration = decoration?.faded(to: lastInner) { show(decoration) }
  }

  /// Plays what a performer does; what it does at the end was drawn before.
  func play(_ number: Int, by playback: Playback, _ shows: DecorationPart) {
    let own = playback.performer(number)
    playback.play(position: own.centerX, own.centerY, on: layer)
    playback.play(size: own.width, own.height, on: layer)
    playback.play(own.transform, "transform", on: layer) { numbers in
      let affine = Affine(a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3])
      return CATransform3DMakeAffineTransform(CGAffineTransform(affine))
    }
    if !fadesByItself { playback.play(own.alpha, "opacity", on: layer) }
    clips.play(number, by: playback)
    let contents = [(lower, own.lowerAlpha, false), (upper, own.upperAlpha, true)]
    for (content, alpha, isUpper) in contents {
      guard let content, let view = content.view else { continue }
      content.play(PlayedPlace(number, isUpper: isUpper, in: playback.course), by: playback)
      if !fadesByItself { playback.play(alpha, "opacity", on: view.layer) }
    }
    if let past {
      let place = PlayedPlace(number, isUpper: past.isBesideUpper, in: playback.course)
      past.content.play(place, by: playback)
    }
    if !fadesByItself { playDecoration(own, by: playback, shows) }
    if shows != .border, traits.castsBox { playback.playBoxShadow(of: number, on: layer) }
    for shadow in shadows { shadow.play(number, by: playback) }
  }
}
#endif
