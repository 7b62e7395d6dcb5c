// CC-1: who says what when children come and go.
extension UIViewController {
  func leaveParent() {
    guard let parent else { return }
    parent.release(self)
    didMove(toParent: nil)
  }

  /// Takes a controller in without telling it.
  func adopt(_ child: UIViewController) {
    childStore.append(child)
    child.parentStore = self
    World.shared.insetsChanged = true
  }

  /// Lets a child go without telling it.
  func release(_ child: UIViewController) {
    guard child.parent === self else { return }
    childStore.removeAll { $0 === child }
    child.parentStore = nil
    World.shared.insetsChanged = true
  }
}
