/// The order in which tagged views and the views around them are painted.
///
/// A walk visits siblings in the order in which they were added. Their depths may change that order,
/// each sibling with everything inside it. Few views have a depth, so the order is corrected only
/// afterward, and only if one of these views has one.
struct PaintOrder {
  private var views: [(parent: Int?, depth: Double)] = []
  /// Whether any view has a depth, so that the order may differ from that of the walk.
  private(set) var hasDepths = false

  /// Adds a view in the order of the walk, perhaps inside another.
  mutating func add(depth: Double, in parent: Int?) -> Int {
    // NaN counts as no depth.
    let depth = depth.isNaN ? 0 : depth
    if depth != 0 { hasDepths = true }
    views.append((parent, depth))
    return views.count - 1
  }

  /// For each view, how many views are painted before it.
  func ranks() -> [Int] {
    // Those that are inside no other come last.
    var children: [[Int]] = Array(repeating: [], count: views.count + 1)
    for view in views.indices { children[views[view].parent ?? views.count].append(view) }
    var ranks = Array(repeating: 0, count: views.count)
    var next = 0
    // The frontmost is pushed first, so it is popped last.
    var waiting = frontToBack(children[views.count])
    while let view = waiting.popLast() {
      ranks[view] = next
      next += 1
      waiting += frontToBack(children[view])
    }
    return ranks
  }

  /// The siblings from front to back; those of equal depth keep the order of the walk.
  private func frontToBack(_ siblings: [Int]) -> [Int] {
    siblings.sorted { (views[$1].depth, $1) < (views[$0].depth, $0) }
  }
}
