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
  private let drawn: DrawnLayer
  private var blur: EffectContent?

  init(of screen: UIView, _ color: RGBA) {
    self.screen = screen
    self.color = color
    drawn = DrawnLayer(ofScreen: shade.layer, CATransform3DIdentity)
    shade.isUserInteractionEnabled = false
  }

  func dim(to opacity: Double, blur strength: Double, by writer: FrameWriter) {
    place()
    let color = RGBA(color.red, color.green, color.blue, opacity)
    drawn.set(.backgroundColor, .color(color), by: writer)
    if strength > 0, blur == nil { blur = makeBlur(by: writer) }
    blur?.fade(to: CGFloat(strength), by: writer)
  }

  private func place() {
    guard let superview = screen.superview else { return }
    if shade.superview !== superview { superview.insertSubview(shade, aboveSubview: screen) }
    if shade.frame != screen.frame { shade.frame = screen.frame }
  }

  private func makeBlur(by writer: FrameWriter) -> EffectContent {
    let size = shade.bounds.size
    let blur = EffectContent(UIBlurEffect(style: .regular), inside: UIImage(), size: size)
    if let view = blur.view {
      view.frame = shade.bounds
      shade.addSubview(view)
    }
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
