#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore

extension PerformerFrame {
  /// Where one picture stays behind the other until that covers it, both are there at last.
  private var isCovered: Bool { lowerAlpha == 1 && upperAlpha == 1 }
  var showsLower: Bool { lowerAlpha > 0 && (isLowerInFront || !isCovered) }
  var showsUpper: Bool { upperAlpha > 0 && (!isLowerInFront || !isCovered) }

  /// How opaque the pictures are one by one, to be seen as the two together at an opacity of `alpha`.
  ///
  /// What is behind shows through the translucent front only where it would have shown through the opaque one.
  func pictures(in alpha: Double) -> (lower: Double, upper: Double) {
    guard alpha < 1 else { return (lowerAlpha, upperAlpha) }
    let front = isLowerInFront ? lowerAlpha : upperAlpha
    let shine = (1 - front) / (1 - alpha * front)
    return (
      lowerAlpha * alpha * (isLowerInFront ? 1 : shine),
      upperAlpha * alpha * (isLowerInFront ? shine : 1)
    )
  }
}
#endif
