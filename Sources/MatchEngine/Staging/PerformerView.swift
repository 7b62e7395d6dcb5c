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
  private lazy var clips = CornerClips(build, in: self)
  private var build: PerformerBuild
  private var hasContents = false
  private var last: PerformerFrame?
  private var lastPictureBoxes: PictureBoxes?
  /// What its layers show, if that is known.
  private var lastDecoration: Decoration? = .invisible
  private var lastFades: (lower: Double, upper: Double)?
  /// The opacity of everything inside, used if a blur inside rules out an opacity on the views around it.
  private var lastInner = 1.0
  /// Combines the previous contents, once it's known whether the pictures have boxes of their own.
  private var gather: ((_ hasPictureBoxes: Bool) -> Void)?
  private var shadows: [PathShadow] = []

  init(
    lower: (any PerformerContent)?,
    upper: (any PerformerContent)?,
    build: PerformerBuild
  ) {
    self.lower = lower
    self.upper = upper
    self.build = build
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isAccessibilityElement = false
    for content in [lower, upper] { content?.join() }
    takeShadows()
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  /// Whether this view flies live in this performer.
  func holds(_ view: UIView) -> Bool {
    [lower, upper].contains { $0?.holds(view) == true }
  }

  /// Adds the contents once the performer is in the window, so that a live view never leaves the window.
  private func takeContents() {
    hasContents = true
    put(lower)
    put(upper)
  }

  /// Adds a content, in front of the other one unless it is to be behind it; it is placed by its top left.
  private func put(_ content: (any PerformerContent)?, isBehind: Bool = false) {
    guard let view = content?.view else { return }
    view.layer.anchorPoint = .zero
    if isBehind {
      clips.innermost.insertSubview(view, at: 0)
    } else {
      clips.innermost.addSubview(view)
    }
  }

  /// Replaces one of the two contents.
  func replace(by content: any PerformerContent, isUpper: Bool) {
    let old = isUpper ? upper : lower
    old?.strike()
    old?.view?.removeFromSuperview()
    if isUpper { upper = content } else { lower = content }
    content.join()
    put(content, isBehind: !isUpper)
    forgetFades()
  }

  /// Whether what is seen is one content alone, as that end has it.
  func showsOnly(upper isUpper: Bool) -> Bool {
    guard lastPictureBoxes.map({ $0.lower == $0.upper }) ?? true else { return false }
    return (isUpper ? lower : upper)?.view == nil
      || (isUpper ? lastFades?.lower : lastFades?.upper) == 0
  }

  /// Takes the ends of another flight that goes on in this performer.
  func renew(_ build: PerformerBuild) {
    self.build = build
    clips.renew(build)
    if !build.castsBox { layer.shadowPath = nil }
    takeShadows()
    lastDecoration = nil
  }

  /// Adds the shadows that its views cast by paths of their own.
  private func takeShadows() {
    for shadow in shadows { shadow.view.removeFromSuperview() }
    shadows = [
      build.casters.lower.flatMap { PathShadow(of: $0, isUpper: false) },
      build.casters.upper.flatMap { PathShadow(of: $0, isUpper: true) },
    ].compactMap(\.self)
    if !shadows.isEmpty { _ = clips.leaveShadow() }
    for shadow in shadows { insertSubview(shadow.view, at: 0) }
  }

  private func drawShadows(_ frame: PerformerFrame) {
    for shadow in shadows { shadow.draw(in: frame, lastInner) }
  }

  /// Makes what is seen now one of the two contents, the one of the screen that is left; the other one is new.
  func keepWhatIsSeen(
    _ departure: FlightEvent.Departure,
    becoming picture: LeftPicture,
    other: (any PerformerContent)?
  ) {
    let seenIsLower = departure.direction.isForward
    let isReversed = last?.isLowerInFront ?? false
    let fades = last?.pictures(in: 1) ?? (lower: 1, upper: 1)
    let seen = CombinedContent(
      (isReversed
        ? [(upper, fades.upper), (lower, fades.lower)]
        : [(lower, fades.lower), (upper, fades.upper)])
        .compactMap { content, fade in content.map { ($0, fade) } }
    )
    let whole = bounds
    let box = lastPictureBoxes.map { CGRect(departure.leavesUpper ? $0.upper : $0.lower) }
    let left = picture.drawn.flatMap { LeftContent(seen, $0) }
    gather = { (left?.gather(in:) ?? seen.gather(in:))($0 ? box ?? whole : whole) }
    if left == nil, !picture.isAsSeen, let own = departure.leavesUpper ? upper : lower {
      seen.come(to: own)
    }
    let kept: any PerformerContent = left ?? seen
    for content in [kept, other] { content?.join() }
    lower = seenIsLower ? kept : other
    upper = seenIsLower ? other : kept
    takeContents()
    forgetFades()
  }

  /// Takes the corner curve of the end that the flight is nearer to.
  func setNearerEnd(isUpper: Bool) { clips.curve(asUpper: isUpper) }

  func follow() {
    lower?.follow()
    upper?.follow()
  }

  func strike() {
    lower?.strike()
    upper?.strike()
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
    if !hasContents { takeContents() }
    gather?(pictureBoxes != nil)
    gather = nil
    let isResized = frame.size != last?.size
    if isResized { resize(to: CGSize(frame.size)) }
    if frame.center != last?.center { center = CGPoint(frame.center) }
    if frame.transform != last?.transform { transform = CGAffineTransform(frame.transform) }
    clips.round(frame.corners)
    clips.open(in: frame)
    fade(frame)
    if isResized || pictureBoxes != lastPictureBoxes {
      let whole = CGRect(origin: .zero, size: CGSize(frame.size))
      lower?.place(in: pictureBoxes.map { CGRect($0.lower) } ?? whole, of: whole)
      upper?.place(in: pictureBoxes.map { CGRect($0.upper) } ?? whole, of: whole)
    }
    if let decoration = decoration?.faded(to: lastInner) {
      draw(decoration, frame, isReshaped: isResized || frame.corners != last?.corners)
      lastDecoration = decoration
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
    lastFades = fades
    if inner != lastInner { lastDecoration = nil }
    lastInner = inner
    if frame.isLowerInFront != last?.isLowerInFront ?? false,
      let front = (frame.isLowerInFront ? lower : upper)?.view
    {
      clips.innermost.bringSubviewToFront(front)
    }
  }

  /// The opacity of the contents if a visible blur has to be faded separately.
  private func innerAlpha(_ frame: PerformerFrame) -> Double {
    let isBlurred =
      lower?.fadesByItself == true && frame.showsLower
      || upper?.fadesByItself == true && frame.showsUpper
    return isBlurred ? frame.alpha : 1
  }

  private var decorated: DecoratedLayers {
    DecoratedLayers(shadow: layer, background: clips.outermost, border: clips.edge.layer)
  }

  private func draw(_ decoration: Decoration, _ frame: PerformerFrame, isReshaped: Bool) {
    decorated.show(decoration, after: lastDecoration)
    let hadShadow = (lastDecoration?.shadow.color.alpha ?? 0) > 0
    if build.castsBox, decoration.shadow.color.alpha > 0, isReshaped || !hadShadow {
      layer.shadowPath = CGPath.rounded(frame.size, frame.corners)
    }
  }
}

extension PerformerView {
  /// Whether a part of it can't be played: the fade of an effect, which the app's own process draws.
  var isDrawnInPart: Bool { fadesByItself }

  /// Whether a part of it changes from frame to frame by itself, also if nothing moves.
  var isSettling: Bool { [lower, upper].contains { $0?.isSettling == true } }

  private var fadesByItself: Bool { [lower, upper].contains { $0?.fadesByItself == true } }

  /// Draws what can't be played.
  func drawPart(_ frame: PerformerFrame, _ decoration: Decoration?) {
    guard fadesByItself else { return }
    follow()
    fade(frame)
    drawShadows(frame)
    guard let decoration = decoration?.faded(to: lastInner) else { return }
    decorated.show(decoration, after: lastDecoration)
    lastDecoration = decoration
  }

  /// Plays what a performer does; what it does at the end was drawn before.
  func play(_ number: Int, by playback: Playback, _ shows: DecoratedLayers.Part) {
    let own = playback.performer(number)
    playback.play(position: own.centerX, own.centerY, on: layer)
    playback.play(size: own.width, own.height, on: layer)
    playback.play(own.transform, "transform", on: layer) { parts in
      let affine = Affine(a: parts[0], b: parts[1], c: parts[2], d: parts[3])
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
    if !fadesByItself { decorated.play(own, by: playback, shows) }
    if shows != .border, build.castsBox { playback.playBoxShadow(of: number, on: layer) }
    for shadow in shadows { shadow.play(number, by: playback) }
  }
}
#endif
