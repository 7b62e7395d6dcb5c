#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

extension UIView {
  /// A picture of this view in which the parts that fly out of it are painted over, so that they aren't seen twice.
  ///
  /// A part is painted over in the color of the background, and only if nothing else lies behind it.
  func covering(_ parts: [UIView], in picture: UIView, of reach: CGRect) -> UIView {
    let places = parts.filter { $0.liesAlone(in: self, beside: parts) }
      .map { $0.convert($0.bounds, to: self) }.filter { bounds.contains($0) }
    guard !places.isEmpty, let color = visibleBackground, color.alpha >= 1, !hasMaskOrPattern
    else { return picture }
    let holder = ScalingView(for: reach.size)
    holder.scaled.addSubview(picture)
    for place in places {
      let cover = UIView(frame: place.offsetBy(dx: -reach.minX, dy: -reach.minY))
      cover.backgroundColor = UIColor(cgColor: color)
      holder.scaled.addSubview(cover)
    }
    return holder
  }

  /// Whether nothing lies behind this view but the background of a view around it, and some parts of that view.
  private func liesAlone(in whole: UIView, beside parts: [UIView]) -> Bool {
    var next = self
    while next !== whole, let around = next.superview {
      let behind = around.subviews.prefix { $0 !== next }
      let isBare = around === whole || !around.showsSomething
      let isAlone = behind.allSatisfy { view in
        !view.isSeenByItself || parts.contains { $0 === view }
          || !view.convert(view.layer.reach, to: self).intersects(bounds)
      }
      guard isBare, isAlone else { return false }
      next = around
    }
    return true
  }
}
#endif
