/// What is laid out at one go: a view whose frame is given, and all below whose places depend on constraints.
@MainActor final class LayoutUnit {
  /// What is wanted, and how much.
  struct Demand {
    var priority: Float
    var relation: NSLayoutConstraint.Relation
    /// This is to be zero, not above, or not below.
    var expression: LinearExpression
  }

  let root: UIView
  /// Whether the root's own size is to be found as well.
  let findsRootSize: Bool
  var tableau = LayoutTableau()
  var boxes: [ObjectIdentifier: LayoutBox] = [:]
  var demands: [Demand] = []
  /// Stacks' hidden views, whose own sizes do not matter.
  var collapsed: Set<ObjectIdentifier> = []
  /// The heights of views whose text wraps in the widths that they got.
  var heights: [ObjectIdentifier: CGFloat]
  var views: [UIView] = []

  init(_ root: UIView, findsRootSize: Bool? = nil, heights: [ObjectIdentifier: CGFloat] = [:]) {
    self.root = root
    let isFree = root.superviewStore == nil && !root.layoutStore.translatesMask
    self.findsRootSize = findsRootSize ?? isFree
    self.heights = heights
    addVariables(root)
    addDemands(root)
  }

  /// Solves, and once more if text wraps in the widths that came out.
  func solved() -> LayoutSolution {
    let first = solve()
    let wrapped = wrappedHeights(first)
    guard !wrapped.isEmpty else { return first }
    let again = LayoutUnit(root, findsRootSize: findsRootSize, heights: wrapped)
    again.extras = extras
    return again.solve()
  }

  /// Demands beside those of the views themselves.
  var extras: [Demand] = []

  func demand(
    _ expression: LinearExpression,
    _ relation: NSLayoutConstraint.Relation = .equal,
    priority: Float = 1000
  ) { demands.append(Demand(priority: priority, relation: relation, expression: expression)) }

  private func solve() -> LayoutSolution {
    for demand in (demands + extras).sorted(by: { $0.priority > $1.priority }) {
      switch demand.relation {
      case .equal: tableau.equate(demand.expression)
      case .greaterThanOrEqual: tableau.keepPositive(demand.expression)
      case .lessThanOrEqual: tableau.keepPositive(demand.expression.times(-1))
      }
    }
    var solution = LayoutSolution(
      generation: World.shared.layoutGeneration,
      views: views.map { WeakReference(object: $0) }
    )
    for (item, box) in boxes { solution.frames[item] = box.rect(in: tableau) }
    return solution
  }

  private func wrappedHeights(_ solution: LayoutSolution) -> [ObjectIdentifier: CGFloat] {
    var heights: [ObjectIdentifier: CGFloat] = [:]
    for view in views + (findsRootSize ? [root] : []) {
      let item = ObjectIdentifier(view)
      guard let width = solution.frames[item]?.width, width < view.intrinsicContentSize.width,
        let height = view.height(forWidth: width)
      else { continue }
      heights[item] = height
    }
    return heights
  }

  // MARK: Variables

  private func addVariables(_ view: UIView) {
    if view !== root, !view.layoutStore.translatesMask {
      boxes[ObjectIdentifier(view)] = LayoutBox(in: &tableau)
      views.append(view)
    } else if view === root, findsRootSize {
      boxes[ObjectIdentifier(view)] = LayoutBox(in: &tableau).interior()
    }
    for subview in view.layoutOrder where !subview.isOwnUnit { addVariables(subview) }
  }

  private func addDemands(_ view: UIView) {
    if let box = boxes[ObjectIdentifier(view)] { addSizeDemands(view, box) }
    if let stack = view as? UIStackView { addDemands(stack) }
    for constraint in view.layoutStore.constraints { addDemand(constraint, in: view) }
    for subview in view.layoutOrder where !subview.isOwnUnit { addDemands(subview) }
  }

  private func addSizeDemands(_ view: UIView, _ box: LayoutBox) {
    demand(box.width, .greaterThanOrEqual)
    demand(box.height, .greaterThanOrEqual)
    guard !collapsed.contains(ObjectIdentifier(view)) else { return }
    var size = view.intrinsicContentSize
    if let height = heights[ObjectIdentifier(view)] { size.height = height }
    let parts: [(NSLayoutConstraint.Axis, LinearExpression, CGFloat)] = [
      (.horizontal, box.width, size.width), (.vertical, box.height, size.height),
    ]
    for (axis, expression, length) in parts where length != UIView.noIntrinsicMetric {
      let difference = expression.adding(-Double(length))
      let hugging = view.layoutStore.hugging[axis].rawValue
      let compression = view.layoutStore.compression[axis].rawValue
      demand(difference, .lessThanOrEqual, priority: hugging)
      demand(difference, .greaterThanOrEqual, priority: compression)
    }
  }
}

extension UIView {
  /// The views inside, in an order that decides what constraints leave open; in a stack, who is in front does not.
  fileprivate var layoutOrder: [UIView] {
    guard let stack = self as? UIStackView else { return subviewStore }
    let arranged = stack.arrangedSubviews
    return arranged + subviewStore.filter { view in !arranged.contains { $0 === view } }
  }
}
