// NV-46: a controller that hides the bottom bar when it is pushed says so to whoever has that bar.
/// A container with a bar at the bottom.
@MainActor protocol BottomBarHost: UIViewController {
  /// The bar goes or comes, with the transition of a controller's stack if there is one; what it covered stays so
  /// until the end if the transition is an app's (NV-83).
  func setBottomBarHidden(_ isHidden: Bool, by run: TransitionRun?, isAppsOwn: Bool)
}
