#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

extension UIScrollView {
  /// The part of the bounds that the bars inside a screen leave free; nil if they cover nothing that has been
  /// scrolled below them.
  ///
  /// As long as nothing has, a bar shows what lies below it.
  func partBesideBars(of screen: UIView) -> CGRect? {
    guard isDescendant(of: screen) else { return nil }
    let (insets, content) = (adjustedContentInset, contentSize.height)
    let isCoveredAbove = bounds.minY + insets.top > 0.5
    let isCoveredBelow = bounds.maxY < content + insets.bottom - 0.5
    var (top, bottom) = (bounds.minY, bounds.maxY)
    var next = superview
    while let around = next {
      for bar in around.bars where bar.isSeenByItself && !isDescendant(of: bar) {
        let box = bar.convert(bar.bounds, to: self)
        guard box.minX < bounds.minX + 1, box.maxX > bounds.maxX - 1 else { continue }
        let isAbove = box.midY < bounds.midY
        if isAbove, isCoveredAbove { top = max(top, box.maxY) }
        if !isAbove, isCoveredBelow { bottom = min(bottom, box.minY) }
      }
      next = around === screen ? nil : around.superview
    }
    guard top > bounds.minY || bottom < bounds.maxY else { return nil }
    return CGRect(x: bounds.minX, y: top, width: bounds.width, height: max(bottom - top, 0))
  }
}

extension UIView {
  /// The bars of the system in a view, and those of a container whose view it is.
  fileprivate var bars: [UIView] {
    var bars = subviews.filter(\.isSystemBar)
    if let navigation = next as? UINavigationController { bars.append(navigation.navigationBar) }
    if let tabs = next as? UITabBarController { bars.append(tabs.tabBar) }
    return bars
  }
}
#endif
