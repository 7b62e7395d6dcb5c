import Foundation

extension UIView {
  public static let layoutFittingCompressedSize = CGSize.zero

  /// The size that the constraints inside give this view, as near to the target as they allow.
  func sizeFitting(
    _ target: CGSize,
    _ horizontal: UILayoutPriority,
    _ vertical: UILayoutPriority
  ) -> CGSize {
    updateConstraintsIfNeeded()
    let unit = LayoutUnit(self, findsRootSize: true)
    unit.aim(for: target, horizontal.rawValue, vertical.rawValue)
    return unit.solved().frames[ObjectIdentifier(self)]?.size ?? .zero
  }
}

extension LayoutUnit {
  func aim(for target: CGSize, _ horizontal: Float, _ vertical: Float) {
    guard let box = boxes[ObjectIdentifier(root)] else { return }
    extras = [
      Demand(
        priority: horizontal,
        relation: .equal,
        expression: box.width.adding(-Double(target.width))
      ),
      Demand(
        priority: vertical,
        relation: .equal,
        expression: box.height.adding(-Double(target.height))
      ),
    ]
    demands += extras
  }
}
