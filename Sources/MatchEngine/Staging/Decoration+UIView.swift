#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

extension UIView {
  /// What is around the view's picture; one that flies itself brings all of it along.
  func decoration(beside kind: PictureKind) -> Decoration {
    guard kind != .live else { return .invisible }
    return Decoration(
      border: layer.visibleBorder,
      shadow: layer.visibleShadow,
      background: kind.carriesBackground(of: self) ? RGBA(layer.backgroundColor) : .clear
    )
  }
}

extension CALayer {
  fileprivate var visibleBorder: Border {
    guard borderWidth > 0 else { return .invisible }
    return Border(width: Double(borderWidth), color: RGBA(borderColor))
  }

  /// What clips clips its own shadow, too.
  fileprivate var visibleShadow: Shadow {
    guard shadowOpacity > 0, !masksToBounds else { return .invisible }
    var color = RGBA(shadowColor)
    color.alpha *= Double(shadowOpacity)
    return Shadow(color: color, offset: Vector(shadowOffset), radius: Double(shadowRadius))
  }
}

extension Decoration {
  /// The part that lies in front of what flies inside.
  var onlyBorder: Decoration { Decoration(border: border) }

  /// The rest.
  var withoutBorder: Decoration {
    var rest = self
    rest.border = .invisible
    return rest
  }
}

/// The layers of a stand-in that show its decoration.
@MainActor struct DecoratedLayers {
  /// What has the shadow.
  let shadow: CALayer
  /// What has the background.
  let background: UIView
  /// What has the border.
  let border: CALayer

  /// Writes what differs from the decoration that was written last.
  func show(_ decoration: Decoration, after last: Decoration?) {
    if decoration.border.width != last?.border.width {
      border.borderWidth = CGFloat(decoration.border.width)
    }
    if decoration.border.color != last?.border.color {
      border.borderColor = decoration.border.color.uiColor.cgColor
    }
    if decoration.background != last?.background {
      background.backgroundColor = decoration.background.uiColor
    }
    if decoration.shadow != last?.shadow { show(decoration.shadow) }
  }

  private func show(_ value: Shadow) {
    var opaque = value.color
    opaque.alpha = 1
    shadow.shadowColor = opaque.uiColor.cgColor
    shadow.shadowOpacity = Float(value.color.alpha)
    shadow.shadowOffset = CGSize(value.offset)
    shadow.shadowRadius = CGFloat(value.radius)
  }
}
#endif
