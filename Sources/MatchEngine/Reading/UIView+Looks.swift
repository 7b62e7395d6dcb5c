#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

extension UIView {
  /// How the view looks beside its picture, what its picture shows, and what it wishes.
  var matchLooks: NodeLooks {
    let kind = PictureKind(self)
    return NodeLooks(
      border: layer.matchBorder,
      shadow: layer.matchShadow,
      background: kind.carriesBackground ? RGBA(layer.backgroundColor) : .clear,
      picture: kind.picture(of: self),
      style: ViewTag.of(self)?.style
    )
  }
}

extension CALayer {
  var matchBorder: Border {
    guard borderWidth > 0 else { return .none }
    return Border(width: Double(borderWidth), colour: RGBA(borderColor))
  }

  /// What clips clips its own shadow, too.
  var matchShadow: Shadow {
    guard shadowOpacity > 0, !masksToBounds else { return .none }
    var colour = RGBA(shadowColor)
    colour.alpha *= Double(shadowOpacity)
    return Shadow(colour: colour, offset: Vector(shadowOffset), radius: Double(shadowRadius))
  }
}
#endif
