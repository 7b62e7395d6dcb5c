// NV-46: a controller that hides the bottom bar when it is pushed says so to whoever has that bar.
/// A container with a bar at the bottom.
@MainActor protocol BottomBarHost: UIViewController {
  /// The bar goes or comes, alongside the transition of a controller's stack if there is one.
  func setBottomBarHidden(_ isHidden: Bool, alongside coordinator: TransitionCoordinator?)
}

extension UIViewController {
  /// The nearest container with a bar at the bottom.
  var bottomBarHost: (any BottomBarHost)? {
    var next = parent
    while let controller = next {
      if let host = controller as? any BottomBarHost { return host }
      next = controller.parent
    }
    return nil
  }
}
