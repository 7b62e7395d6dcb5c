extension ConvexPolygon {
  /// Pairs the vertices of two polygons so that every mixture of the two is convex.
  ///
  /// Both outlines are followed in parallel, by the direction of their edges. Each mixture is then a
  /// Minkowski sum of the two regions, which has the edges of both:
  ///
  ///     ┌────┐  ╱╲         ╱────╲
  ///     │    │ +╲╱   →    │      │
  ///     └────┘             ╲────╱
  static func pairing(_ from: ConvexPolygon, _ to: ConvexPolygon) -> [(Int, Int)] {
    guard !from.isEmpty, !to.isEmpty else { return [] }
    let first = from.start
    let second = to.start
    let ends = (from.vertices.count, to.vertices.count)
    var result: [(Int, Int)] = []
    var i = 0
    var j = 0
    while i < ends.0 || j < ends.1 {
      result.append(((first + i) % ends.0, (second + j) % ends.1))
      let turn = i == ends.0 ? -1 : j == ends.1 ? 1 : from.turn(first + i, to: to, second + j)
      if turn >= 0 { i += 1 }
      if turn <= 0 { j += 1 }
    }
    return result
  }

  /// The index of the vertex from which the directions of the edges only increase.
  ///
  /// It is the topmost vertex, or the leftmost of the topmost ones.
  private var start: Int {
    vertices.indices.min {
      (vertices[$0].y, vertices[$0].x) < (vertices[$1].y, vertices[$1].x)
    } ?? 0
  }

  /// The sense of the turn from one edge to another; 0 if they have the same direction.
  ///
  /// An edge between two equal vertices has no direction and comes before any other.
  private func turn(_ index: Int, to other: ConvexPolygon, _ otherIndex: Int) -> Int {
    let own = edge(index)
    let others = other.edge(otherIndex)
    let least = 1e-9
    if own.length < least || others.length < least { return own.length < least ? 1 : -1 }
    let cross = own.cross(others)
    return cross.magnitude <= 1e-12 * own.length * others.length ? 0 : cross > 0 ? 1 : -1
  }

  private func edge(_ index: Int) -> Vector {
    vertices[(index + 1) % vertices.count] - vertices[index % vertices.count]
  }
}
