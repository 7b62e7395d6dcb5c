/// The order in which views are painted, of those that a walk had to look at: the tagged ones and what
/// is around them.
///
/// A walk meets views in the order of their siblings. Depths turn siblings round, each with all that is
/// in it, and that is made good afterwards: only where one of these views has a depth, which is rare.
struct PaintOrder {
  private var parents: [Int] = []
  private var depths: [Double] = []
  /// Whether any view has a depth, so that the order could be another.
  private(set) var matters = false

  /// Notes a view, in the order of the walk, inside another; -1 is outside all.
  mutating func add(depth: Double, in parent: Int) -> Int {
    // What is no number is no depth.
    let depth = depth.isNaN ? 0 : depth
    if depth != 0 { matters = true }
    parents.append(parent)
    depths.append(depth)
    return parents.count - 1
  }

  /// For each view how many are painted before it.
  func ranks() -> [Int] {
    var children: [[Int]] = Array(repeating: [], count: parents.count + 1)
    for (view, parent) in parents.enumerated() { children[parent + 1].append(view) }
    var ranks = Array(repeating: 0, count: parents.count)
    var next = 0
    // The frontmost is put in first and so comes out last.
    var waiting = frontToBack(children[0])
    while let view = waiting.popLast() {
      ranks[view] = next
      next += 1
      waiting += frontToBack(children[view + 1])
    }
    return ranks
  }

  /// Equal depths keep the order of the walk.
  private func frontToBack(_ siblings: [Int]) -> [Int] {
    siblings.sorted { (depths[$1], $1) < (depths[$0], $0) }
  }
}
