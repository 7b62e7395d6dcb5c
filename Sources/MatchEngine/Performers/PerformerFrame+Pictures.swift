#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

extension PerformerFrame {
  /// Whether both pictures are opaque at the end, because one stays behind the other until it's covered.
  fileprivate var isCovered: Bool { lowerAlpha == 1 && upperAlpha == 1 }
  var showsLower: Bool { lowerAlpha > 1e-3 && (isLowerInFront || !isCovered) }
  var showsUpper: Bool { upperAlpha > 1e-3 && (!isLowerInFront || !isCovered) }

  /// The opacities of the two pictures that look like both together at an opacity of `alpha`.
  ///
  /// The picture behind shows through the translucent front only where it would show through the opaque one.
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
