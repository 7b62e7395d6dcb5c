extension Planner {
  /// Sets the order of the stack at both ends.
  ///
  /// At its own end, each screen's performers keep its paint order. A performer of the other screen only goes directly
  /// in front of all that it is in front of there.
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

  /// The performers `own` in their order; each of the others follows directly after all before it in `others`.
  private func merged(_ own: [Int], with others: [Int], behind roots: Int) -> [Int] {
    if own.count + roots == plan.performers.count { return own }
    var places: [Int?] = Array(repeating: nil, count: plan.performers.count)
    for (place, performer) in own.enumerated() { places[performer] = place + 1 }
    // What precedes all of `own`, and what follows each of them.
    var guests: [[Int]] = Array(repeating: [], count: own.count + 1)
    var next = 0
    for other in others {
      if let place = places[other] { next = max(next, place) } else { guests[next].append(other) }
    }
    return zip(own, guests.dropFirst()).reduce(into: guests[0]) { order, place in
      order.append(place.0)
      order += place.1
    }
  }

  private func sortedByWish(_ order: [Int]) -> [Int] {
    guard preferences.contains(where: { $0.zOrder != 0 }) else { return order }
    // What stays in front does so whatever order the views behind it ask for.
    var highest = Int.min
    let wishes = order.map { performer in
      highest = max(highest, preferences[performer].zOrder)
      return plan.performers[performer].staysInFront ? highest : preferences[performer].zOrder
    }
    return order.indices.sorted { (wishes[$0], $0) < (wishes[$1], $1) }.map { order[$0] }
  }
}
