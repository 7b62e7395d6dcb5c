extension Planner {
  /// Sets the order of the stack at both ends.
  ///
  /// At its own end, each screen's performers keep its paint order. A performer of the other screen only goes directly
  /// in front of the one that it is in front of there.
  mutating func orderStack() {
    let roots = plan.performers.prefix { $0.isRoot }.count
    // An element without a performer has the one of a view around it, which must not be added twice.
    func own(_ performers: [Int?], at end: FlightEnd) -> [Int] {
      performers.enumerated().compactMap { index, performer in
        performer.flatMap { plan.performers[$0].element(at: end) == index ? $0 : nil }
      }
    }
    let lower = own(performerOfLower, at: .lower)
    let upper = own(performerOfUpper, at: .upper)
    let lowerOrder = merged(lower, with: upper, behind: roots)
    let upperOrder = merged(upper, with: lower, behind: roots)
    plan.lowerOrder = Array(0..<roots) + sortedByWish(lowerOrder)
    plan.upperOrder = Array(0..<roots) + sortedByWish(upperOrder)
  }

  /// The performers `own` in their order; each of the others follows directly after the one before it in `others`.
  private func merged(_ own: [Int], with others: [Int], behind roots: Int) -> [Int] {
    if own.count + roots == plan.performers.count { return own }
    var isOwn = Array(repeating: false, count: plan.performers.count)
    for performer in own { isOwn[performer] = true }
    // What follows each of `own`; the last entry is what precedes all of them.
    let first = plan.performers.count
    var following: [[Int]] = Array(repeating: [], count: first + 1)
    var predecessor = first
    for other in others {
      if isOwn[other] { predecessor = other } else { following[predecessor].append(other) }
    }
    return own.reduce(into: following[first]) { result, performer in
      result.append(performer)
      result += following[performer]
    }
  }

  private func sortedByWish(_ order: [Int]) -> [Int] {
    guard preferences.contains(where: { $0.zOrder != 0 }) else { return order }
    return order.enumerated().sorted {
      (preferences[$0.element].zOrder, $0.offset) < (preferences[$1.element].zOrder, $1.offset)
    }.map { $0.element }
  }
}
