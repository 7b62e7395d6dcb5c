#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// The border of a performer that has others inside it.
///
/// A layer's border is in front of all that is inside the layer. What flies inside flies by itself, so the
/// border follows it on the stage:
///
///     card ── photo ── title ── border of the card
@MainActor struct BorderOverlay {
  private let border: PerformerView
  let clip: ClipView

  init(_ build: PerformerBuild) {
    border = PerformerView(lower: NoContent(), upper: NoContent(), build: build)
    clip = ClipView(around: border)
  }

  func draw(_ frame: PerformerFrame, _ decoration: Decoration?) {
    border.draw(frame, pictureBoxes: nil, decoration: decoration?.onlyBorder)
  }

  func turn(toUpper isUpper: Bool) { border.turn(toUpper: isUpper) }

  func strike() { clip.removeFromSuperview() }
}
#endif
