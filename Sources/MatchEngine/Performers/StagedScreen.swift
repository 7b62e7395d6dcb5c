#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// One of the two screens as a performer: the live view, with an overridden transform and opacity; nothing is written
/// to it, so its safe area and the app's own values don't change.
@MainActor final class StagedScreen {
  let view: UIView
  private let drawn: DrawnLayer
  private var dimmer: ScreenDimmer?
  /// A veil in the screen's own color, if an opacity would break its blurs, or make two screens readable at once.
  ///
  /// The veil fades in, the screen is there behind it, and the veil fades out.
  /// It's made when the screen first fades, and again for another style of the interface.
  private var veil: (dimmer: ScreenDimmer?, style: UIUserInterfaceStyle)?
  /// Whether its contents appear behind that veil, only when the screen is more than half there.
  private let takesTurns: Bool
  private let isRounded: Bool
  /// The resting center of the screen: that of the container, wherever the screen is in it.
  private var restingCenter = Vector.zero

  /// The corners aren't rounded beside a screen that stays where it is, because that would shine through behind them.
  init(_ view: UIView, in container: UIView, takesTurns: Bool, isBesideOther: Bool) {
    self.view = view
    self.takesTurns = takesTurns
    // A clip at the corners would cut off the screen's shadow.
    isRounded = !isBesideOther && (view.layer.shadowOpacity == 0 || view.layer.cutsContents)
    // The view may have been out of sight until now.
    LayerOverride.release(view.layer)
    drawn = DrawnLayer(view.layer, ofScreen: true)
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
    // The screen is never less round than its layer.
    let radius = max(frame.corners.largest, view.layer.cornerRadius)
    drawn.set(.cornerRadius, .number(radius), by: writer)
  }

  private func fade(_ frame: PerformerFrame, by writer: FrameWriter) {
    guard veil != nil || frame.alpha < 1 else { return }
    if veil?.style != view.traitCollection.userInterfaceStyle {
      veil?.dimmer?.strike()
      veil = (makeVeil(), view.traitCollection.userInterfaceStyle)
    }
    let own = CGFloat(view.layer.opacity)
    let veil = veil?.dimmer
    guard let veil else { return drawn.set(opacity: own * CGFloat(frame.alpha), by: writer) }
    veil.dim(to: frame.veil, blur: 0, by: writer)
    drawn.set(.opacity, .number(frame.alpha < 0.5 ? 0 : own), jumps: true, by: writer)
  }

  private func makeVeil() -> ScreenDimmer? {
    if takesTurns, let veil = ScreenDimmer(coveringAsIn: view) { return veil }
    let color = RGBA(view.fillingColor ?? view.visibleBackground)
    return color.alpha > 0 && view.showsEffect ? ScreenDimmer(of: view, color) : nil
  }

  func strike() {
    dimmer?.strike()
    LayerOverride.release(view.layer)
    veil?.dimmer?.strike()
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

  /// The views that cover all of this one: the innermost view that fills it, which is behind all else, or several views
  /// in a column that fill it together; and translucent views over these.
  fileprivate var coverings: [UIView] {
    let seen = subviews.filter(\.isSeenByItself)
    let inside = seen.filter { $0.covers(self) && !$0.layer.mayFly(among: nil) }
    let filling = inside.lastIndex { $0.isFilled() }
    return (filling.map { inside[$0].coverings } ?? [self] + stack(of: seen))
      + inside[(filling.map { $0 + 1 } ?? 0)...].flatMap(\.coverings)
  }

  /// The image view that covers the view.
  fileprivate var coveringImage: UIImageView? {
    (self as? UIImageView).flatMap { $0.isCoveredByImage ? $0 : nil }
  }

  /// Whether a blur or glass is visible in the view, not counting the system's bars and controls.
  fileprivate var showsEffect: Bool {
    guard isSeenByItself, layer.animation(forKey: OwnAnimation.opacity) == nil, !isSystemBar,
      !(self is UIControl)
    else { return false }
    return (self as? UIVisualEffectView)?.effect != nil || subviews.contains(where: \.showsEffect)
  }

  /// The fillings of views that cover this one as rows, without gaps; empty if they leave a part of it free.
  private func stack(of views: [UIView]) -> [UIView] {
    let rows = views.filter {
      let row = CGRect(x: bounds.minX, y: $0.frame.minY, width: bounds.width, height: 0)
      return $0.frame.union(row) == $0.frame && $0.layer.opacity >= 1 && $0.isFilled()
    }
    let end = rows.map(\.frame).sorted { $0.minY < $1.minY }
      .reduce(bounds.minY) { $1.minY <= $0 + 0.5 ? max($0, $1.maxY) : $0 }
    if end < bounds.maxY - 0.5 { return [] }
    return rows.filter { !$0.layer.mayFly(among: nil) }.map { $0.coverings[0] }
  }
}

/// Covers or blurs a screen with a view directly in front of it.
///
/// The view stays where the screen rests, like the one with which the system dims what is behind a sheet.
@MainActor final class ScreenDimmer {
  private let screen: UIView
  private let shade = ShadeView()
  /// A color, or copies of the images, gradients and colors that cover the screen itself.
  private let cover = UIView()
  private lazy var drawn = DrawnLayer(cover.layer)
  private var blur: EffectContent?
  /// The blur of a view that covers the screen itself.
  private var effect: UIVisualEffect?

  init(of screen: UIView, _ color: RGBA?) {
    self.screen = screen
    cover.backgroundColor = color?.uiColor.withAlphaComponent(1)
    // It may be added in a later frame, before which nothing is covered.
    cover.alpha = 0
    cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    shade.isUserInteractionEnabled = false
    shade.frame = screen.frame
    cover.frame = shade.bounds
    shade.addSubview(cover)
  }

  /// Covers a screen with copies of what covers it behind everything else; nil if that isn't known.
  convenience init?(coveringAsIn screen: UIView) {
    let coverings = screen.coverings
    guard coverings[0].ownFilling != nil || coverings[0].coveringImage != nil else { return nil }
    self.init(of: screen, nil)
    cover.bounds = screen.bounds
    for view in coverings {
      let image = view.coveringImage
      let copy = image.map { UIImageView(showing: $0) } ?? UIImageView()
      copy.contentMode = view.contentMode
      if image == nil { copy.backgroundColor = view.visibleBackground.map { UIColor(cgColor: $0) } }
      copy.clipsToBounds = true
      copy.frame = view.convert(view.bounds, to: screen)
      if let gradient = view.gradientLayer {
        let layer = CAGradientLayer()
        layer.frame = copy.bounds
        layer.colors = gradient.colors
        layer.locations = gradient.locations
        layer.startPoint = gradient.startPoint
        layer.endPoint = gradient.endPoint
        layer.type = gradient.type
        copy.layer.addSublayer(layer)
      }
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
    let blur = EffectContent(effect ?? UIBlurEffect(style: .regular), size: shade.bounds.size)
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

/// The view over a screen that is darkened.
private final class ShadeView: UIView {}
#endif
