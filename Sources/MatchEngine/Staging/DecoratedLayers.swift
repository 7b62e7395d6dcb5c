#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// The views and layers of a stand-in that show its decoration.
@MainActor struct DecoratedLayers {
  /// The layer with the shadow.
  let shadow: CALayer
  /// The view with the background.
  let background: UIView
  /// The layer with the border.
  let border: CALayer

  /// Writes what differs from the last decoration.
  func show(_ decoration: Decoration, after last: Decoration?) {
    if decoration.border.width != last?.border.width {
      border.borderWidth = CGFloat(decoration.border.width)
    }
    let hadBorder = (last?.border.width ?? 0) > 0
    if decoration.border.width > 0, !hadBorder || decoration.border.color != last?.border.color {
      border.borderColor = decoration.border.color.uiColor.cgColor
    }
    if decoration.background != last?.background {
      background.backgroundColor = decoration.background.uiColor
    }
    guard decoration.shadow != last?.shadow else { return }
    var opaque = decoration.shadow.color
    opaque.alpha = 1
    shadow.shadowColor = opaque.uiColor.cgColor
    shadow.shadowOpacity = Float(decoration.shadow.color.alpha)
    shadow.shadowOffset = CGSize(decoration.shadow.offset)
    shadow.shadowRadius = CGFloat(decoration.shadow.radius)
  }

  /// A part of a decoration.
  enum Part {
    case all
    case border
    case allButBorder
  }

  /// Plays a part of what a performer's decoration does.
  func play(_ performer: PerformerCourse, by playback: Playback, _ part: Part) {
    if part != .allButBorder {
      playback.play(performer.borderWidth, "borderWidth", on: border)
      playback.play(color: performer.borderColor, "borderColor", on: border)
    }
    guard part != .border else { return }
    playback.play(color: performer.background, "backgroundColor", on: background.layer)
    playback.play(color: performer.shadowColor, "shadowColor", on: shadow, isOpaque: true)
    playback.play(performer.shadowColor.last, "shadowOpacity", on: shadow)
    playback.play(performer.shadowX, "shadowOffset.width", on: shadow)
    playback.play(performer.shadowY, "shadowOffset.height", on: shadow)
    playback.play(performer.shadowRadius, "shadowRadius", on: shadow)
  }
}
#endif
