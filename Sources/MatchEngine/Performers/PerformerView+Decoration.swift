#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

extension PerformerView {
  /// Writes what differs from the last decoration: the performer has the shadow, the clips have the rest.
  func show(_ decoration: Decoration) {
    let (last, border) = (lastDecoration, clips.edge.layer)
    lastDecoration = decoration
    if decoration.border.width != last?.border.width {
      border.borderWidth = CGFloat(decoration.border.width)
    }
    let hadBorder = (last?.border.width ?? 0) > 0
    if decoration.border.width > 0, !hadBorder || decoration.border.color != last?.border.color {
      border.borderColor = decoration.border.color.uiColor.cgColor
    }
    if decoration.background != last?.background {
      clips.outermost.backgroundColor = decoration.background.uiColor
    }
    guard decoration.shadow != last?.shadow else { return }
    var opaque = decoration.shadow.color
    opaque.alpha = 1
    layer.shadowColor = opaque.uiColor.cgColor
    layer.shadowOpacity = Float(decoration.shadow.color.alpha)
    layer.shadowOffset = CGSize(decoration.shadow.offset)
    layer.shadowRadius = CGFloat(decoration.shadow.radius)
  }

  /// A part of a decoration.
  enum DecorationPart {
    case all
    case border
    case allButBorder
  }

  /// Plays a part of what a performer's decoration does.
  func playDecoration(_ own: PerformerCourse, by playback: Playback, _ part: DecorationPart) {
    if part != .allButBorder {
      playback.play(own.borderWidth, "borderWidth", on: clips.edge.layer)
      playback.play(color: own.borderColor, "borderColor", on: clips.edge.layer)
    }
    guard part != .border else { return }
    playback.play(color: own.background, "backgroundColor", on: clips.outermost.layer)
    playback.play(color: own.shadowColor, "shadowColor", on: layer, isOpaque: true)
    playback.play(own.shadowColor.last, "shadowOpacity", on: layer)
    playback.play(own.shadowX, "shadowOffset.width", on: layer)
    playback.play(own.shadowY, "shadowOffset.height", on: layer)
    playback.play(own.shadowRadius, "shadowRadius", on: layer)
  }
}
#endif
