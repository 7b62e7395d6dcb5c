/// A convex region, given by its vertices in clockwise order on a screen; without vertices it is empty.
public struct ConvexPolygon: Hashable, Sendable {
  /// The vertices in order.
  public let vertices: [Vector]

  private init(vertices: [Vector]) { self.vertices = vertices }

  /// The image of `box` under `transform`; empty if it has no area.
  public init(_ box: Box, in transform: Affine = .identity) {
    let (a, b, c, d) = box.corners
    let image = [transform(a), transform(b), transform(c), transform(d)]
    let area = transform.determinant * box.size.x * box.size.y
    // A mirrored image has the opposite order.
    self.vertices = area > 0 ? image : area < 0 ? image.reversed() : []
  }

  /// The empty region.
  public static var empty: ConvexPolygon { ConvexPolygon(vertices: []) }

  /// The region with these vertices, which must be convex and clockwise.
  package init(clockwise vertices: [Vector]) { self.init(vertices: vertices) }
}

extension ConvexPolygon {
  /// Whether it has no area.
  public var isEmpty: Bool { vertices.count < 3 }

  /// The upright box around it.
  public var bounds: Box {
    guard var low = vertices.first else { return Box(origin: .zero, size: .zero) }
    var high = low
    for vertex in vertices {
      low = Vector(min(low.x, vertex.x), min(low.y, vertex.y))
      high = Vector(max(high.x, vertex.x), max(high.y, vertex.y))
    }
    return Box(from: low, to: high)
  }

  /// The area that it covers.
  public var area: Double {
    var doubled = 0.0
    for (index, vertex) in vertices.enumerated() {
      doubled += vertex.cross(vertices[(index + 1) % vertices.count])
    }
    return doubled / 2
  }

  /// The region as a box, if it is an upright rectangle.
  public var box: Box? {
    guard vertices.count == 4, area > 0 else { return nil }
    let (a, b, c, d) = (vertices[0], vertices[1], vertices[2], vertices[3])
    let startsLevel = a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
    let startsUpright = a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
    return startsLevel || startsUpright ? bounds : nil
  }

  /// Whether `point` lies inside, or at most `tolerance` outside an edge.
  public func contains(_ point: Vector, tolerance: Double = 0) -> Bool {
    guard !isEmpty else { return false }
    for (index, start) in vertices.enumerated() {
      let edge = vertices[(index + 1) % vertices.count] - start
      if edge.cross(point - start) < -tolerance * edge.length { return false }
    }
    return true
  }

  /// Whether `other` lies completely inside, within `tolerance`.
  public func contains(_ other: ConvexPolygon, tolerance: Double = 0) -> Bool {
    other.vertices.allSatisfy { contains($0, tolerance: tolerance) }
  }

  /// The area that both cover.
  ///
  /// The intersection of upright boxes is an upright box. Otherwise each edge of `other` cuts off what
  /// lies to its left, as in the algorithm of Sutherland and Hodgman.
  public func intersection(_ other: ConvexPolygon) -> ConvexPolygon {
    guard !isEmpty, !other.isEmpty else { return .empty }
    if let own = box, let others = other.box {
      let shared = own.intersection(others)
      return shared.isEmpty ? .empty : ConvexPolygon(shared)
    }
    var remaining = vertices
    for (index, start) in other.vertices.enumerated() {
      let edge = other.vertices[(index + 1) % other.vertices.count] - start
      remaining = ConvexPolygon.cut(remaining, from: start, along: edge)
    }
    let result = ConvexPolygon(vertices: remaining)
    return result.isEmpty || !(result.area > 0) ? .empty : result
  }

  /// The part of a closed loop of vertices that lies to the right of a line, which is its inside.
  private static func cut(_ loop: [Vector], from start: Vector, along edge: Vector) -> [Vector] {
    var result: [Vector] = []
    result.reserveCapacity(loop.count + 1)
    for (index, vertex) in loop.enumerated() {
      let next = loop[(index + 1) % loop.count]
      let here = edge.cross(vertex - start)
      let there = edge.cross(next - start)
      if here >= 0 { result.append(vertex) }
      if (here > 0 && there < 0) || (here < 0 && there > 0) {
        result.append(vertex.mixed(with: next, here / (here - there)))
      }
    }
    return result
  }
}

extension ConvexPolygon: CustomStringConvertible {
  /// The vertices in order.
  public var description: String { vertices.isEmpty ? "empty" : "\(vertices)" }
}
