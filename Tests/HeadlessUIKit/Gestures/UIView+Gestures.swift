extension UIView {
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizerStore.isEmpty ? nil : recognizerStore }
    set {
      let new = newValue ?? []
      for old in recognizerStore where !new.contains(old) { removeGestureRecognizer(old) }
      for recognizer in new { addGestureRecognizer(recognizer) }
    }
  }

  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view !== self else { return }
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    wrote(self, "gestureRecognizers")
    recognizerStore.append(gestureRecognizer)
    gestureRecognizer.view = self
  }

  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    wrote(self, "gestureRecognizers")
    recognizerStore.removeAll { $0 === gestureRecognizer }
    World.shared.touches.interrupt(gestureRecognizer)
    gestureRecognizer.view = nil
  }
}
