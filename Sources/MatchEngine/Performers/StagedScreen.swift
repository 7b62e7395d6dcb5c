#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// One of the two screens as a performer: the live view with an overriding transform and opacity.
///
/// Nothing is written to the view, so its safe area and the app's own values don't change.
@MainActor final class StagedScreen {
  let view: UIView
  private var last: PerformerFrame?
  private var dimmer: ScreenDimmer?
  /// Whether animations that were played are still on the layer.
  private var isPlayed = false
  /// How the screen fades; nil until it does.
  private var fade: Fade?

  private enum Fade {
    /// By its opacity.
    case opacity
    /// Behind a veil of its own color, because an opacity would break the blurs in it.
    ///
    /// The veil fades in, the screen is there behind it, and the veil fades out.
    case veil(ScreenDimmer)
  }
  private let mayHoldEffects: Bool
  private let isRounded: Bool
  /// The resting state: the center of the container, wherever the screen is in it, and the screen's own transform.
  private var rest: (center: Vector, transform: CATransform3D)

  /// Beside another screen that stays where it is, which would shine behind the corners, these aren't rounded.
  init(_ view: UIView, in container: UIView, mayHoldEffects: Bool, isBesideOther: Bool) {
    self.view = view
    self.mayHoldEffects = mayHoldEffects
    // A clip at its corners would cut its shadow off.
    isRounded = !isBesideOther && (view.layer.shadowOpacity == 0 || view.layer.cutsContents)
    // The view may have been out of sight until now.
    LayerOverride.release(view.layer)
    rest = (.zero, view.layer.transform)
    rest(in: container)
  }

  /// Takes the place at which the screen rests in the container.
  func rest(in container: UIView) {
    rest.center = Vector(CGPoint(x: container.bounds.midX, y: container.bounds.midY))
  }

  func draw(_ frame: PerformerFrame, _ veil: Decoration?) {
    if let veil { dim(to: veil.background.alpha, blur: veil.blur) }
    if frame.alpha < 1 || fade != nil { fade(frame.alpha) }
    if isPlayed || frame.center != last?.center || frame.transform != last?.transform {
      let offset = frame.center - rest.center
      let isMoved = offset != .zero || frame.transform != .identity
      if isMoved || last != nil {
        LayerOverride.transform(transform(by: offset, frame.transform)).put(on: view.layer)
      }
    }
    round(frame.corners)
    last = frame
    isPlayed = false
  }

  private func dim(to opacity: Double, blur: Double) {
    let dimmer = dimmer ?? ScreenDimmer(of: view, RGBA(0, 0, 0))
    self.dimmer = dimmer
    dimmer.dim(to: opacity, blur: blur)
  }

  private func round(_ corners: Corners) {
    guard isRounded, isPlayed || corners != last?.corners else { return }
    if !corners.isSquare {
      LayerOverride.corners(radius(corners.largest)).put(on: view.layer)
    } else if last != nil {
      view.layer.removeAnimation(forKey: OwnAnimation.corners)
      view.layer.removeAnimation(forKey: OwnAnimation.clip)
    }
  }

  /// The radius that the layer has in flight, which is never smaller than its own.
  private func radius(_ radius: Double) -> CGFloat {
    max(CGFloat(radius), view.layer.cornerRadius)
  }

  private func prepareFade() {
    guard fade == nil else { return }
    var color = RGBA(view.visibleBackground)
    let needsVeil = mayHoldEffects && color.alpha > 0 && view.showsEffect
    color.alpha = 1
    fade = needsVeil ? .veil(ScreenDimmer(of: view, color)) : .opacity
  }

  private func fade(_ alpha: Double) {
    prepareFade()
    switch fade {
    case .veil(let veil):
      veil.dim(to: 2 * min(alpha, 1 - alpha), blur: 0)
      guard last.map({ $0.alpha < 0.5 }) != (alpha < 0.5) else { return }
      LayerOverride.opacity(alpha < 0.5 ? 0 : view.layer.opacity).put(on: view.layer)
    case .opacity where isPlayed || alpha != last?.alpha:
      LayerOverride.opacity(view.layer.opacity * Float(alpha)).put(on: view.layer)
    default: break
    }
  }

  /// The view's own transform followed by the effect, about the view's center.
  private func transform(by offset: Vector, _ effect: Affine) -> CATransform3D {
    var moved = effect
    moved.translation = offset
    return CATransform3DConcat(
      rest.transform,
      CATransform3DMakeAffineTransform(CGAffineTransform(moved))
    )
  }

  /// Plays what the screen does, or returns false if that has to be drawn.
  func play(_ number: Int, by playback: Playback) -> Bool {
    let (own, layer) = (playback.performer(number), view.layer)
    if own.alpha != nil { prepareFade() }
    if case .veil = fade { return false }
    guard dimmer?.play(own, by: playback) != false else { return false }
    isPlayed = true
    if let alpha = own.alpha {
      let opacity = layer.opacity
      playback.override("opacity", of: layer, as: OwnAnimation.opacity, [alpha]) {
        opacity * Float($0[0])
      }
    }
    if isRounded, let corners = own.corners.lazy.compactMap(\.self).first {
      LayerOverride.clip(layer)
      playback.override("cornerRadius", of: layer, as: OwnAnimation.corners, [corners]) {
        self.radius($0[0])
      }
    }
    guard own.centerX != nil || own.centerY != nil || !own.transform.isEmpty else { return true }
    let rows = playback.course.keyframes(of: number, count: 6, asOneValue: true) { frame, numbers in
      let (center, effect) = (frame.performers[number].center, frame.performers[number].transform)
      numbers += [center.x, center.y, effect.a, effect.b, effect.c, effect.d]
    }
    playback.override("transform", of: layer, as: OwnAnimation.transform, rows) { numbers in
      let effect = Affine(a: numbers[2], b: numbers[3], c: numbers[4], d: numbers[5])
      return self.transform(by: Vector(numbers[0], numbers[1]) - self.rest.center, effect)
    }
    return true
  }

  func strike() {
    dimmer?.strike()
    LayerOverride.release(view.layer)
    if case .veil(let veil) = fade { veil.strike() }
  }
}

extension UIView {
  /// Whether a blur or glass is seen at or below the view; the system's bars and controls have their own.
  fileprivate var showsEffect: Bool {
    guard isSeenByItself, layer.animation(forKey: OwnAnimation.opacity) == nil, !isSystemBar,
      !(self is UIControl)
    else { return false }
    return (self as? UIVisualEffectView)?.effect != nil || subviews.contains(where: \.showsEffect)
  }
}
#endif
