#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// One of the two screens as a performer: the live view with an overriding transform and opacity; nothing is written to
/// it, so its safe area and the app's own values don't change.
@MainActor final class StagedScreen {
  let view: UIView
  private let drawn: DrawnLayer
  private var dimmer: ScreenDimmer?
  private var hasFaded = false
  /// A veil of the screen's own color, if an opacity would break the blurs in it, or let two screens be read at once.
  ///
  /// The veil fades in, the screen is there behind it, and the veil fades out.
  private lazy var veil = makeVeil()
  /// Whether its contents are seen only while it is more than half there, behind that veil.
  private let takesTurns: Bool
  private let isRounded: Bool
  /// Where the center of the screen rests: in that of the container, wherever the screen is in it.
  private var restingCenter = Vector.zero

  /// Beside another screen that stays where it is, which would shine behind the corners, these aren't rounded.
  init(_ view: UIView, in container: UIView, takesTurns: Bool, isBesideOther: Bool) {
    self.view = view
    self.takesTurns = takesTurns
    // A clip at its corners would cut its shadow off.
    isRounded = !isBesideOther && (view.layer.shadowOpacity == 0 || view.layer.cutsContents)
    // The view may have been out of sight until now.
    LayerOverride.release(view.layer)
    drawn = DrawnLayer(ofScreen: view.layer)
    rest(in: container)
  }

  func rest(in container: UIView) {
    restingCenter = Vector(CGPoint(x: container.bounds.midX, y: container.bounds.midY))
  }

  func draw(_ frame: PerformerFrame, _ veil: Decoration?, by writer: FrameWriter) {
    if let veil {
      let dimmer = dimmer ?? ScreenDimmer(of: view, RGBA(0, 0, 0))
      self.dimmer = dimmer
      dimmer.dim(to: veil.background.alpha, blur: veil.blur, by: writer)
    }
    fade(frame, by: writer)
    var moved = frame.transform
    moved.translation = frame.center - restingCenter
    drawn.set(.transform, .transform(moved), by: writer)
    guard isRounded else { return }
    if !frame.corners.isSquare { LayerOverride.clip(view.layer) }
    // It is never less round than the layer is itself.
    let radius = max(frame.corners.largest, view.layer.cornerRadius)
    drawn.set(.cornerRadius, .number(radius), by: writer)
  }

  private func fade(_ frame: PerformerFrame, by writer: FrameWriter) {
    guard hasFaded || frame.alpha < 1 else { return }
    hasFaded = true
    let own = CGFloat(view.layer.opacity)
    guard let veil else { return drawn.set(opacity: own * CGFloat(frame.alpha), by: writer) }
    veil.dim(to: frame.veil, blur: 0, by: writer)
    drawn.set(.opacity, .number(frame.alpha < 0.5 ? 0 : own), jumps: true, by: writer)
  }

  private func makeVeil() -> ScreenDimmer? {
    if takesTurns, let veil = ScreenDimmer(coveringAsIn: view) { return veil }
    let color = RGBA(view.visibleBackground)
    return color.alpha > 0 && view.showsEffect ? ScreenDimmer(of: view, color) : nil
  }

  func strike() {
    dimmer?.strike()
    LayerOverride.release(view.layer)
    if hasFaded { veil?.strike() }
  }
}

extension UIView {
  /// The color that covers all of the view: that of a view that fills it, or of its own background.
  var fillingColor: CGColor? { coverings[0].ownFilling }

  /// The color with which the view covers its bounds itself.
  fileprivate var ownFilling: CGColor? {
    if coveringImage != nil || hasMaskOrPattern { return nil }
    let gradient = gradientLayer.flatMap { $0.isOpaqueAsSeen ? $0.cgColors?.first : nil }
    return (gradient ?? visibleBackground).flatMap { $0.alpha >= 1 ? $0 : nil }
  }

  /// What covers all of the view: the innermost view that fills it, which is seen behind all else, or several below
  /// one another that do together, and films on that.
  fileprivate var coverings: [UIView] {
    let seen = subviews.filter(\.isSeenByItself)
    let inside = seen.filter { $0.covers(self) && !$0.layer.mayFly(among: nil) }
    let filling = inside.lastIndex { $0.isFilled() }
    return (filling.map { inside[$0].coverings } ?? [self] + seen.stack(covering: self))
      + inside[(filling.map { $0 + 1 } ?? 0)...].flatMap(\.coverings)
  }

  /// The image that covers the view.
  fileprivate var coveringImage: UIImageView? {
    (self as? UIImageView).flatMap { $0.isCoveredByImage ? $0 : nil }
  }

  /// Whether a blur or glass is seen at or below the view; the system's bars and controls have their own.
  fileprivate var showsEffect: Bool {
    guard isSeenByItself, layer.animation(forKey: OwnAnimation.opacity) == nil, !isSystemBar,
      !(self is UIControl)
    else { return false }
    return (self as? UIVisualEffectView)?.effect != nil || subviews.contains(where: \.showsEffect)
  }
}

extension [UIView] {
  /// What fills those that are as wide as a view, but for what flies, if nothing of it is seen above, below or between.
  @MainActor fileprivate func stack(covering view: UIView) -> [UIView] {
    let bounds = view.bounds
    let rows = filter {
      let row = CGRect(x: bounds.minX, y: $0.frame.minY, width: bounds.width, height: 0)
      return $0.frame.union(row) == $0.frame && $0.layer.opacity >= 1 && $0.isFilled()
    }
    let end = rows.map(\.frame).sorted { $0.minY < $1.minY }
      .reduce(bounds.minY) { $1.minY <= $0 + 0.5 ? Swift.max($0, $1.maxY) : $0 }
    if end < bounds.maxY - 0.5 { return [] }
    return rows.filter { !$0.layer.mayFly(among: nil) }.map { $0.coverings[0] }
  }
}

/// Covers a screen, and blurs it, by a view right in front of it.
///
/// The view stays where the screen rests, like the view with which the system dims what is behind a sheet.
@MainActor final class ScreenDimmer {
  private let screen: UIView
  private let shade = ShadeView()
  /// A color, or copies of what covers the screen itself.
  private let cover = UIView()
  private lazy var drawn = DrawnLayer(cover.layer)
  private var blur: EffectContent?
  /// A blur that covers the screen itself.
  private var effect: UIVisualEffect?

  init(of screen: UIView, _ color: RGBA?) {
    self.screen = screen
    cover.backgroundColor = color?.uiColor.withAlphaComponent(1)
    cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    shade.isUserInteractionEnabled = false
    shade.frame = screen.frame
    cover.frame = shade.bounds
    shade.addSubview(cover)
  }

  /// Covers a screen with what covers it itself, behind all else; nil if that isn't known.
  convenience init?(coveringAsIn screen: UIView) {
    let coverings = screen.coverings
    guard coverings[0].ownFilling != nil || coverings[0].coveringImage != nil else { return nil }
    self.init(of: screen, nil)
    cover.bounds = screen.bounds
    for view in coverings {
      let image = view.coveringImage
      let copy = image.map { UIImageView(showing: $0) } ?? UIImageView()
      copy.contentMode = view.contentMode
      let color = image == nil ? view.ownFilling ?? view.visibleBackground : nil
      copy.backgroundColor = color.map { UIColor(cgColor: $0) }
      copy.clipsToBounds = true
      copy.frame = view.convert(view.bounds, to: screen)
      cover.addSubview(copy)
      effect = (view as? UIVisualEffectView)?.effect ?? effect
    }
    shade.keepStyle(of: screen)
    shade.clipsToBounds = screen.clipsToBounds || screen.layer.cornerRadius > 0
    shade.layer.cornerRadius = screen.layer.cornerRadius
    shade.layer.maskedCorners = screen.layer.maskedCorners
  }

  func dim(to opacity: Double, blur strength: Double, by writer: FrameWriter) {
    guard let superview = screen.superview else { return }
    if shade.superview !== superview { superview.insertSubview(shade, aboveSubview: screen) }
    if shade.frame != screen.frame { shade.frame = screen.frame }
    drawn.set(opacity: opacity, by: writer)
    let strength = effect == nil ? strength : opacity
    if strength > 0, blur == nil { blur = makeBlur(by: writer) }
    blur?.fade(to: CGFloat(strength), by: writer)
  }

  private func makeBlur(by writer: FrameWriter) -> EffectContent {
    let effect = effect ?? UIBlurEffect(style: .regular)
    let blur = EffectContent(effect, size: shade.bounds.size)
    blur.view.frame = shade.bounds
    shade.addSubview(blur.view)
    writer.addsLayer()
    return blur
  }

  func strike() {
    blur?.strike()
    shade.removeFromSuperview()
  }
}

/// What lies over a screen that is darkened.
private final class ShadeView: UIView {}
#endif
