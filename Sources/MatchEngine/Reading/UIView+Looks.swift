#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

extension UIView {
  /// How the view looks beside its picture, what its picture shows, and what it wishes.
  var matchLooks: NodeLooks {
    let kind = PictureKind(self)
    return NodeLooks(
      decoration: decoration(beside: kind),
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
#endif
