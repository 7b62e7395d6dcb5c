#if canImport(UIKit) && !os(watchOS)
package import MatchEngineCore

/// What a flight shows at one moment: who is where.
package struct FlightGeometry {
  package let plan: Plan
  package let frame: Frame
  private let progress: Double
  private let isForward: Bool

  init(_ flight: Flight) {
    plan = flight.plan
    frame = flight.frame
    progress = flight.progress
    isForward = flight.direction.isForward
  }

  /// Where a spot of a performer is, in the container; the spot is a part of its width and height.
  func place(of id: String, at spot: Vector) -> Vector? { place(of: id, at: spot, in: frame) }

  /// How far a spot goes by itself in one whole flight, at the pace that it has here.
  func pace(of id: String, at spot: Vector) -> Vector? {
    let step = 1e-3
    guard let before = place(of: id, at: spot, in: plan.frame(at: progress - step)),
      let after = place(of: id, at: spot, in: plan.frame(at: progress + step))
    else { return nil }
    return (after - before) / (isForward ? 2 * step : -2 * step)
  }

  private func place(of id: String, at spot: Vector, in frame: Frame) -> Vector? {
    guard let number = plan.performers.firstIndex(where: { $0.id == id && $0.isPair }) else {
      return nil
    }
    let performer = frame.performers[number]
    let size = performer.size
    return performer.affine(spot.scaled(by: size))
  }

  /// Which spot of a performer is at a point of the container; nil where it has no extent.
  func spot(of number: Int, at point: Vector) -> Vector? {
    let performer = frame.performers[number]
    let size = performer.size
    let (affine, scale) = (performer.affine, performer.affine.determinant)
    guard size.x > 0, size.y > 0, scale != 0 else { return nil }
    let way = point - affine.translation
    return Vector(
      (affine.d * way.x - affine.c * way.y) / (scale * size.x),
      (affine.a * way.y - affine.b * way.x) / (scale * size.y)
    )
  }

  /// The pairs, the frontmost first.
  var pairs: [Int] {
    (frame.isInUpperOrder ? plan.upperOrder : plan.lowerOrder).reversed()
      .filter { plan.performers[$0].isPair }
  }
}

extension FlightDrag.Load {
  /// What it carries of what there is, and the spot of it under the finger.
  func find(at point: Vector, in sight: FlightGeometry) -> (id: String, spot: Vector)? {
    if self == .nothing { return nil }
    let pairs = sight.pairs
    let whole = 0.0...1.0
    for number in pairs {
      guard let spot = sight.spot(of: number, at: point) else { continue }
      if whole.contains(spot.x), whole.contains(spot.y) {
        return (sight.plan.performers[number].id, spot)
      }
    }
    guard self == .photo, let first = pairs.min(),
      let spot = sight.spot(of: first, at: point)
    else { return nil }
    return (sight.plan.performers[first].id, spot)
  }
}

extension Performer {
  /// Whether it stands in for a view of each screen.
  package var isPair: Bool { if case .pair = role { true } else { false } }
}
#endif
