extension BoxState {
  /// Where this box is if it keeps its place in a box around it that changes from `old` to `new`.
  ///
  /// Its distances from opposite edges keep their ratio, and where it reaches over an edge, it still does. It
  /// grows and turns as the outer box does, and shrinks if there is no room for it.
  func following(_ old: BoxState, to new: BoxState) -> BoxState {
    let growth = new.meanScale / old.meanScale
    let room = Vector(new.extent.x / max(extent.x, 1e-6), new.extent.y / max(extent.y, 1e-6))
    let fitted = extent.x <= old.extent.x + 0.01 && extent.y <= old.extent.y + 0.01
    let factor = fitted ? min(growth, min(room.x, room.y)) : growth
    guard factor.isFinite, factor > 0 else { return self }
    let place = (center - old.center).turned(by: -old.rotation)
    let slack = old.extent - extent
    let newSlack = new.extent - extent * factor
    let moved = Vector(
      BoxState.place(place.x, slack.x, newSlack.x, factor),
      BoxState.place(place.y, slack.y, newSlack.y, factor)
    )
    var result = grown(by: factor)
    result.center = new.center + moved.turned(by: new.rotation)
    result.rotation += new.rotation - old.rotation
    return result
  }

  /// The new distance between the centers along an axis, given the room beside the box before and after.
  private static func place(
    _ place: Double,
    _ slack: Double,
    _ newSlack: Double,
    _ factor: Double
  ) -> Double {
    let most = max(slack, 0) / 2
    let inside = min(max(place, -most), most)
    return (most > 0 ? inside / most * max(newSlack, 0) / 2 : 0) + (place - inside) * factor
  }
}
