// NV-46: where the bar is. The selected view fills everything; its safe area ends above the bar.
extension UITabBarController: BottomBarHost {
  var barHeight: CGFloat { tabBar.sizeThatFits(viewIfLoaded?.bounds.size ?? .zero).height }

  func placeBar() {
    guard let bounds = viewIfLoaded?.bounds else { return }
    let height = barHeight
    let corner = CGPoint(x: isBarAside ? -bounds.width : 0, y: bounds.height - height)
    tabBar.fill(CGRect(origin: corner, size: CGSize(width: bounds.width, height: height)))
  }

  /// The bar leaves to the left and comes from there, with the controllers below; a cancelled one takes it back.
  func setBottomBarHidden(_ isHidden: Bool, alongside coordinator: TransitionCoordinator?) {
    guard isHidden != isBarAside else { return }
    guard let coordinator else { return moveBar(aside: isHidden) }
    _ = coordinator.animateAlongsideTransition(
      in: tabBar,
      animation: { [weak self] _ in self?.moveBar(aside: isHidden) },
      completion: { [weak self] context in
        if context.isCancelled { self?.moveBar(aside: !isHidden) }
      }
    )
  }

  private func moveBar(aside: Bool) {
    isBarAside = aside
    placeBar()
    childLayoutChanged()
  }
}
