#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// Covers a screen with a color, and blurs it, by a view right in front of it.
///
/// The view stays where the screen rests, like the view with which the system dims what is behind a sheet.
@MainActor final class ScreenDimmer {
  private let screen: UIView
  private let color: RGBA
  private let shade = ShadeView()
  private var blur: EffectContent?
  private var last: (dim: Double, blur: Double)?

  init(of screen: UIView, _ color: RGBA) {
    self.screen = screen
    self.color = color
    shade.isUserInteractionEnabled = false
  }

  func dim(to opacity: Double, blur strength: Double) {
    place()
    shade.layer.removeAnimation(forKey: ScreenDimmer.key)
    if opacity != last?.dim { shade.backgroundColor = faded(to: opacity).uiColor }
    if strength > 0, blur == nil { blur = makeBlur() }
    if strength != last?.blur { blur?.fade(to: CGFloat(strength)) }
    last = (opacity, strength)
  }

  private func faded(to opacity: Double) -> RGBA {
    RGBA(color.red, color.green, color.blue, opacity)
  }

  private func place() {
    guard let superview = screen.superview else { return }
    if shade.superview !== superview { superview.insertSubview(shade, aboveSubview: screen) }
    if shade.frame != screen.frame { shade.frame = screen.frame }
  }

  private func makeBlur() -> EffectContent {
    let size = shade.bounds.size
    let blur = EffectContent(UIBlurEffect(style: .regular), inside: UIImage(), size: size)
    if let view = blur.view {
      view.frame = shade.bounds
      shade.addSubview(view)
    }
    return blur
  }

  /// Plays how the screen is darkened, or returns false if it is blurred, which has to be drawn.
  func play(_ course: PerformerCourse, by playback: Playback) -> Bool {
    guard course.blur == nil else { return false }
    playback.override(
      "backgroundColor",
      of: shade.layer,
      as: ScreenDimmer.key,
      course.background
    ) { faded(to: $0[3]).uiColor.cgColor }
    return true
  }

  func strike() {
    blur?.strike()
    shade.removeFromSuperview()
  }

  private static let key = "MatchEngine.dim"
}

/// What lies over a screen that is darkened.
private final class ShadeView: UIView {}
#endif
