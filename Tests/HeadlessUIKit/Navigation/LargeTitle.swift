// NV-85: a list under a large title makes the bar smaller first, and larger again last.
extension UIScrollView {
  /// The bar whose large title goes with this list: that of a screen whose view, or whose first view, this is.
  private var titledBar: UINavigationBar? {
    guard let screen = nearestController, let navigation = screen.parent as? UINavigationController,
      screen.viewStore === self || screen.viewStore?.subviewStore.first === self,
      navigation.topViewController === screen, navigation.change == nil
    else { return nil }
    let bar = navigation.navigationBar
    return bar.isTranslucent && bar.prefersLargeTitle(of: screen.navigationItem) ? bar : nil
  }

  /// How far the content can still go down beyond its top: the bar then grows with it.
  var roomForTitle: CGFloat { titledBar?.topItem?.titleLoss ?? 0 }

  /// What was scrolled is taken from the title.
  func scrollTitle() {
    guard let item = titledBar?.topItem else { return }
    let scrolled = contentOffset.y - offsetRange.y.lowerBound
    item.titleLoss = min(max(scrolled, 0), UINavigationBar.titleHeight)
  }

  /// Where a release ends: no title is left half.
  func restingPlace(of target: CGPoint) -> CGPoint {
    let top = offsetRange.y.lowerBound
    let part = (target.y - top) / UINavigationBar.titleHeight
    guard titledBar != nil, part > 0, part < 1 else { return target }
    return CGPoint(x: target.x, y: top + part.rounded() * UINavigationBar.titleHeight)
  }
}
