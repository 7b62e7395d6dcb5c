#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

extension UIView {
  /// How the view looks beside its picture, what its picture shows, and what it wishes.
  var matchLooks: NodeLooks {
    let kind = PictureKind(self)
    return NodeLooks(
      border: kind == .live ? .none : layer.matchBorder,
      shadow: kind == .live ? .none : layer.matchShadow,
      background: kind.carriesBackground(of: self) ? RGBA(layer.backgroundColor) : .clear,
      picture: kind.picture(of: self),
      style: matchStyleAsSeen
    )
  }

  /// What it wishes.
  ///
  /// What is seen beyond its bounds may be cut off where they are not.
  private var matchStyleAsSeen: MatchStyle? {
    let style = ViewTag.of(self)?.style
    guard style?.clip == nil, layer.shadowOpacity > 0 || !bounds.contains(contentsReach) else {
      return style
    }
    var clipped = style ?? MatchStyle()
    clipped.clip = .always
    return clipped
  }
}

extension CALayer {
  var matchBorder: Border {
    guard borderWidth > 0 else { return .none }
    return Border(width: Double(borderWidth), color: RGBA(borderColor))
  }

  /// What clips clips its own shadow, too.
  var matchShadow: Shadow {
    guard shadowOpacity > 0, !masksToBounds else { return .none }
    var color = RGBA(shadowColor)
    color.alpha *= Double(shadowOpacity)
    return Shadow(color: color, offset: Vector(shadowOffset), radius: Double(shadowRadius))
  }
}
#endif
