#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Fades a screen that has blurs or glass in it, without an opacity on any view around them.
///
///     screen       its background fades by a color
///     ├ list       fades by its opacity
///     └ bar        its background fades by a color
///       └ blur     fades by its effect
///         └ label  fades by its opacity
///
/// An opacity would break every effect below it. Where parts of the screen lie on one another, they are
/// translucent one by one on the way, and not as one picture.
@MainActor final class ScreenFade {
  /// The effects, and the views around them, up to the screen.
  private let opened: [UIView]
  private let layers: Set<ObjectIdentifier>
  private let effects: [EffectFade]
  /// What fades by its opacity at the moment, and where that stands.
  private var faded: [ObjectIdentifier: (layer: CALayer, opacity: Float)] = [:]
  private var last: Double?

  init(of screen: UIView, around effects: [UIVisualEffectView]) {
    var opened: [ObjectIdentifier: UIView] = [:]
    for effect in effects {
      var next: UIView? = effect
      while let view = next, opened.updateValue(view, forKey: ObjectIdentifier(view)) == nil {
        next = view === screen ? nil : view.superview
      }
    }
    self.opened = Array(opened.values)
    layers = Set(opened.values.map { ObjectIdentifier($0.layer) })
    self.effects = effects.map { EffectFade($0) }
  }

  func fade(to alpha: Double) {
    for effect in effects { effect.fade(to: CGFloat(alpha)) }
    if alpha != last { for view in opened { view.layer.fadeLooks(to: CGFloat(alpha)) } }
    last = alpha
    let before = faded
    faded = [:]
    // Every time, because the app may have added views.
    for view in opened { for part in parts(of: view) { fade(part, to: Float(alpha), before) } }
    for (id, past) in before where faded[id] == nil {
      past.layer.removeAnimation(forKey: FadeKey.opacity)
    }
  }

  /// The layers directly inside a view that fade as a whole.
  private func parts(of view: UIView) -> [CALayer] {
    // What is beside the content belongs to the effect.
    let inside = (view as? UIVisualEffectView).map { [$0.contentView.layer] }
    return (inside ?? view.layer.sublayers ?? []).filter { !layers.contains(ObjectIdentifier($0)) }
  }

  private func fade(
    _ layer: CALayer,
    to alpha: Float,
    _ before: [ObjectIdentifier: (layer: CALayer, opacity: Float)]
  ) {
    // What flies is hidden anyway.
    guard layer.animation(forKey: OwnAnimation.opacity) == nil else { return }
    let (id, opacity) = (ObjectIdentifier(layer), layer.opacity * alpha)
    faded[id] = (layer, opacity)
    if before[id]?.opacity == opacity, layer.animation(forKey: FadeKey.opacity) != nil {
      return
    }
    layer.hold(opacity, of: "opacity", as: FadeKey.opacity)
  }

  func strike() {
    for (layer, _) in faded.values { layer.removeAnimation(forKey: FadeKey.opacity) }
    for view in opened {
      for key in FadeKey.looks { view.layer.removeAnimation(forKey: key) }
    }
    for effect in effects { effect.strike() }
    faded = [:]
  }
}

/// The keys of the overrides.
private enum FadeKey {
  static let opacity = "MatchEngine.fade"
  static let background = "MatchEngine.background"
  static let border = "MatchEngine.border"
  static let shadow = "MatchEngine.shadow"
  static let looks = [background, border, shadow]
}

extension CALayer {
  /// Fades what the layer draws itself, by overrides.
  fileprivate func fadeLooks(to alpha: CGFloat) {
    if let color = backgroundColor?.faded(to: alpha) {
      hold(color, of: "backgroundColor", as: FadeKey.background)
    }
    if borderWidth > 0, let color = borderColor?.faded(to: alpha) {
      hold(color, of: "borderColor", as: FadeKey.border)
    }
    if shadowOpacity > 0 {
      hold(shadowOpacity * Float(alpha), of: "shadowOpacity", as: FadeKey.shadow)
    }
  }
}

extension CGColor {
  fileprivate func faded(to factor: CGFloat) -> CGColor? { copy(alpha: alpha * factor) }
}

/// Fades one of the app's own effects, and gives it back.
///
/// Within one turn, the view has no effect for a moment. From then on it has its own, shown in part.
@MainActor private final class EffectFade {
  private let view: UIVisualEffectView
  private var effect: UIVisualEffect?
  private var fader: UIViewPropertyAnimator?

  init(_ view: UIVisualEffectView) {
    self.view = view
    begin()
  }

  private func begin() {
    guard let effect = view.effect, view.window != nil else { return }
    // An animator makes no animation while the stage draws, which nothing else is to animate.
    let isAnimated = UIView.areAnimationsEnabled
    UIView.performWithoutAnimation { view.effect = nil }
    UIView.setAnimationsEnabled(true)
    let fader = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in
      view.effect = effect
    }
    fader.pausesOnCompletion = true
    fader.pauseAnimation()
    UIView.setAnimationsEnabled(isAnimated)
    self.fader = fader
    self.effect = view.effect
  }

  func fade(to alpha: CGFloat) {
    // The app has set another effect.
    if view.effect !== effect {
      strike()
      begin()
    }
    fader?.fractionComplete = alpha
  }

  func strike() {
    let wanted = view.effect
    fader?.stopAnimation(false)
    fader?.finishAnimation(at: .end)
    fader = nil
    if wanted !== effect { UIView.performWithoutAnimation { view.effect = wanted } }
  }
}
#endif
