/// The order in which tagged views and the views around them are painted.
///
/// A walk visits siblings in the order in which they were added. Their depths may change that order,
/// each sibling with everything inside it. Few views have a depth, so the order is corrected only
/// afterward, and only if one of these views has one.
struct PaintOrder {
  private var parents: [Int32?] = []
  private var depths: [Int: Double] = [:]
  /// Whether any view has a depth, so that the order may differ from that of the walk.
  var hasDepths: Bool { !depths.isEmpty }

  /// Adds a view in the order of the walk, perhaps inside another.
  mutating func add(depth: Double, in parent: Int?) -> Int {
    // NaN counts as no depth.
    if depth != 0, !depth.isNaN { depths[parents.count] = depth }
    parents.append(parent.map { Int32($0) })
    return parents.count - 1
  }

  /// For each view, how many views are painted before it.
  func ranks() -> [Int] {
    // The last entry has the views that are inside no other.
    var children: [[Int]] = Array(repeating: [], count: parents.count + 1)
    for (view, parent) in parents.enumerated() {
      children[parent.map { Int($0) } ?? parents.count].append(view)
    }
    var ranks = Array(repeating: 0, count: parents.count)
    var next = 0
    // The frontmost is pushed first, so it is popped last.
    var waiting = frontToBack(children[parents.count])
    while let view = waiting.popLast() {
      ranks[view] = next
      next += 1
      waiting += frontToBack(children[view])
    }
    return ranks
  }

  /// The siblings from front to back; those of equal depth keep the order of the walk.
  private func frontToBack(_ siblings: [Int]) -> [Int] {
    siblings.sorted { (depths[$1] ?? 0, $1) < (depths[$0] ?? 0, $0) }
  }
}
