#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// A property of a layer that frames set.
enum LayerProperty: String {
  case position, transform, opacity
  case origin = "bounds.origin"
  case size = "bounds.size"
  case depth = "zPosition"
  case cornerRadius, borderWidth, borderColor, backgroundColor
  case shadowColor, shadowOpacity, shadowOffset, shadowRadius, shadowPath

  /// The key path by which it is played.
  var keyPath: String { rawValue }

  /// The key of the animation that plays it on a layer of the stage.
  var playedKey: String { "MatchEngine.played.\(keyPath)" }

  /// The key of the animation that overrides it on a layer of the app's.
  var overrideKey: String {
    switch self {
    case .opacity: OwnAnimation.opacity
    case .transform: OwnAnimation.transform
    case .cornerRadius: OwnAnimation.corners
    default: "MatchEngine.\(keyPath)"
    }
  }

  /// Writes a value to a layer of the stage.
  @MainActor func write(_ value: LayerValue, to layer: CALayer) {
    switch (self, value) {
    case (.position, .point(let point)): layer.position = point
    case (.origin, .point(let point)): layer.bounds.origin = point
    case (.size, .size(let size)): layer.bounds.size = size
    case (.transform, .transform(let affine)): layer.transform = CATransform3D(affine)
    case (.opacity, .number(let opacity)): layer.opacity = Float(opacity)
    case (.depth, .number(let depth)): layer.zPosition = depth
    case (.cornerRadius, .number(let radius)): layer.cornerRadius = radius
    case (.borderWidth, .number(let width)): layer.borderWidth = width
    case (.borderColor, .color(let color)): layer.borderColor = color.uiColor.cgColor
    case (.backgroundColor, .color(let color)): layer.backgroundColor = color.uiColor.cgColor
    case (.shadowColor, .color(let color)): layer.shadowColor = color.uiColor.cgColor
    case (.shadowOpacity, .number(let opacity)): layer.shadowOpacity = Float(opacity)
    case (.shadowOffset, .size(let offset)): layer.shadowOffset = offset
    case (.shadowRadius, .number(let radius)): layer.shadowRadius = radius
    case (.shadowPath, .box(let size, let corners)): layer.shadowPath = .rounded(size, corners)
    case (.shadowPath, .contents): layer.shadowPath = nil
    default: assertionFailure("\(self) is no \(value)")
    }
  }
}

enum LayerValue: Equatable {
  case number(CGFloat)
  case point(CGPoint)
  case size(CGSize)
  case transform(Affine)
  case color(RGBA)
  /// The shape of a rounded box of this size, which casts a shadow.
  case box(Vector, Corners)
  /// The shape of what the layer shows, which casts a shadow.
  case contents

  /// The value as Core Animation takes it.
  var object: Any {
    switch self {
    case .number(let number): number
    case .point(let point): point
    case .size(let size): size
    case .transform(let affine): CATransform3D(affine)
    case .color(let color): color.uiColor.cgColor
    case .box(let size, let corners): CGPath.rounded(size, corners)
    case .contents: NSNull()
    }
  }

  /// Whether one of two transforms shows its layer from behind.
  ///
  /// In between, the layer is flat, and whoever takes transforms apart to mix them would divide by a height of 0.
  func isMirrored(beside other: LayerValue) -> Bool {
    guard case .transform(let mine) = self, case .transform(let other) = other else { return false }
    return (mine.a * mine.d < mine.b * mine.c) != (other.a * other.d < other.b * other.c)
  }
}

extension CATransform3D {
  init(_ affine: Affine) { self = CATransform3DMakeAffineTransform(CGAffineTransform(affine)) }
}
#endif
