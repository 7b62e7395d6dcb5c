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
  func setBottomBarHidden(_ isHidden: Bool, by run: TransitionRun?, isAppsOwn: Bool) {
    guard isHidden != isBarAside else { return }
    guard let run, let motion = run.bars else { return moveBar(aside: isHidden) }
    keepsInset = isAppsOwn && isHidden
    motion.add { [weak self] in self?.moveBar(aside: isHidden) }
    _ = run.coordinator.animate(alongsideTransition: nil) { [weak self] context in
      self?.keepsInset = false
      self?.moveBar(aside: isHidden != context.isCancelled)
    }
  }

  private func moveBar(aside: Bool) {
    isBarAside = aside
    placeBar()
    childLayoutChanged()
  }
}
