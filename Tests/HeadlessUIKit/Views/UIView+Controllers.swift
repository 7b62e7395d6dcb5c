// CC-2: where a controller's view may be.
extension UIView {
  /// The controller whose view this is or is in.
  var nearestController: UIViewController? {
    sequence(first: self, next: \.superviewStore).lazy.compactMap(\.controller).first
  }

  /// A child controller's view may only go below its parent's; what nobody sees may be put together in any order.
  func checkControllers(movingTo superview: UIView) {
    let children = topmostControllers
    if children.isEmpty { return }
    let target = superview.nearestController
    if target == nil && superview.window == nil { return }
    for child in children {
      guard let parent = child.parent, parent !== target else { continue }
      raise(
        "hierarchy inconsistency: \(child) should have parent view controller \(parent), "
          + "but its view was put under \(target.map { "\($0)" } ?? "none")"
      )
    }
  }

  private var topmostControllers: [UIViewController] {
    if let controller { return [controller] }
    return subviewStore.flatMap(\.topmostControllers)
  }
}
