// NV-5: the nearest container of a kind. Where a controller's view is safe from bars.
extension UIViewController {
  public var navigationController: UINavigationController? { nearestParent() }
  public var tabBarController: UITabBarController? { nearestParent() }
  public var splitViewController: UISplitViewController? { nearestParent() }

  /// The nearest container with a bar at the bottom.
  var bottomBarHost: (any BottomBarHost)? { nearestParent() }

  private func nearestParent<Container>() -> Container? {
    parent.flatMap { $0 as? Container ?? $0.nearestParent() }
  }

  /// The safe area of this controller's view, bars of its containers included.
  func safeArea(inherited: UIEdgeInsets) -> UIEdgeInsets {
    (parent?.safeArea(of: self, inherited: inherited) ?? inherited) + additionalSafeAreaInsets
  }
}
