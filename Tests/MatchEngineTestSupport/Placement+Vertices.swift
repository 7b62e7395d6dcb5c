package import MatchEngineCore

extension Placement {
  /// The points of its top left, top right, bottom right and bottom left corner in container space.
  package var vertices: [Vector] {
    let affine = affine
    return [.zero, Vector(size.x, 0), size, Vector(0, size.y)].map { affine($0) }
  }
}
