// NV-46: a controller that hides the bottom bar when it is pushed says so to whoever has that bar.
/// A container with a bar at the bottom.
@MainActor protocol BottomBarHost: UIViewController {
  /// The bar goes or comes, alongside the transition of a controller's stack if there is one.
  func setBottomBarHidden(_ isHidden: Bool, alongside coordinator: TransitionCoordinator?)
}
