#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

extension UIView {
  /// A picture of this view in which that is painted over which flies out of it by itself, and would be seen twice.
  ///
  /// The color is that of the background, so this is done only where nothing else lies behind the part.
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

  /// Whether nothing but the background of a view around this one, and some parts of that view, lies behind it.
  private func liesAlone(in whole: UIView, beside parts: [UIView]) -> Bool {
    var next = self
    while next !== whole, let around = next.superview {
      let behind = around.subviews.prefix { $0 !== next }
      let isBare = around === whole || !around.showsSomething
      let isAlone = behind.allSatisfy { view in
        !view.isSeenByItself || parts.contains { $0 === view }
          || !view.convert(view.reach, to: self).intersects(bounds)
      }
      guard isBare, isAlone else { return false }
      next = around
    }
    return true
  }
}
#endif
