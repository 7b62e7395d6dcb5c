#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// The border of a performer that has others inside it.
///
/// A layer's border is in front of all that is inside the layer. What flies inside flies by itself, so the
/// border follows it on the stage:
///
///     card ── photo ── title ── rim of the card
@MainActor struct BorderOverlay {
  private let border: PerformerView
  let clip: ClipView

  init(_ build: PerformerBuild) {
    border = PerformerView(lower: NoContent(), upper: NoContent(), build: build)
    clip = ClipView(around: border)
  }

  func draw(_ frame: PerformerFrame, _ decor: DecorFrame?) {
    border.draw(frame, pictureBoxes: nil, decor: decor?.onlyBorder)
  }

  func turn(toUpper isUpper: Bool) { border.turn(toUpper: isUpper) }

  func strike() { clip.removeFromSuperview() }
}

extension DecorFrame {
  fileprivate var onlyBorder: DecorFrame {
    var decor = self
    decor.shadow = .none
    decor.background = .clear
    return decor
  }

  /// The same without what a rim shows.
  var withoutBorder: DecorFrame {
    var decor = self
    decor.border = .none
    return decor
  }
}
#endif
