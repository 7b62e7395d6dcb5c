// NV-5: the nearest container of a kind. Where a controller's view is safe from bars.
extension UIViewController {
  public var navigationController: UINavigationController? { nearestParent() }
  public var tabBarController: UITabBarController? { nearestParent() }

  private func nearestParent<Container>() -> Container? {
    var next = parent
    while let controller = next {
      if let container = controller as? Container { return container }
      next = controller.parent
    }
    return nil
  }

  /// The safe area of this controller's view, bars of its containers included.
  func safeArea(inherited: UIEdgeInsets) -> UIEdgeInsets {
    (parent?.safeArea(of: self, inherited: inherited) ?? inherited) + additionalSafeAreaInsets
  }
}
