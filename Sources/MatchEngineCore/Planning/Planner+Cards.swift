extension Planner {
  /// Where something inside a performer is at the end that lacks it, and whether the performer cuts it off there.
  ///
  /// It keeps its distances from the edges, in a card together with all that comes or goes there. If there is no room for
  /// that, it is where what lies on the card is.
  func otherPlace(of element: Element, in outer: Int, isUpper: Bool)
    -> (BoxState, isCut: Bool)
  {
    let rest = BoxState(element)
    let path = plan.boxPaths[outer]
    let (near, far) = isUpper ? (path.upper, path.lower) : (path.lower, path.upper)
    let (own, other) = isUpper ? (plan.upper, plan.lower) : (plan.lower, plan.upper)
    guard let card = element.ancestor else { return (rest.following(near, to: far), false) }
    let group = BoxState(own.box(aroundAllIn: card, without: other))
    if group.extent.x <= far.extent.x, group.extent.y <= far.extent.y {
      return (rest.following(group, to: group.following(near, to: far)), false)
    }
    var whole = near.grown(by: near.extent.growthOfCard(to: far.extent))
    whole.rotation = far.rotation
    var beyond = (whole.extent - far.extent) / 2
    if plan.options.readsRightToLeft { beyond.x = -beyond.x }
    whole.center = far.center + beyond.turned(by: far.rotation)
    return (rest.following(near, to: whole), true)
  }
}

extension Capture {
  /// The box around all that is directly in an element and that another screen lacks.
  fileprivate func box(aroundAllIn card: Int, without other: Capture) -> Box {
    let inside = elements[(card + 1)...].prefix { $0.ancestor ?? -1 >= card }
    let boxes = inside.filter { $0.ancestor == card && other.index(of: $0.id) == nil }
      .map { $0.placement.affine.bounds(of: Box(origin: .zero, size: $0.placement.size)) }
    return boxes.dropFirst().reduce(boxes.first ?? .zero) { all, box in
      let low = Vector(min(all.origin.x, box.origin.x), min(all.origin.y, box.origin.y))
      let high = Vector(max(all.end.x, box.end.x), max(all.end.y, box.end.y))
      return Box(from: low, to: high)
    }
  }
}
