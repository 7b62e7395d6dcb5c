#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore

/// What fingers carry, in addition to moving the flight.
enum FlightCargo {
  /// Nothing.
  case nothing
  /// The outermost pair under the finger, with everything that flies inside it.
  case underFinger
  /// The outermost pair under the finger, or else the first pair.
  case photo
}

extension FlightCargo {
  /// The view to carry, and the spot of it under the finger.
  func find(at point: Vector, in geometry: FlightGeometry) -> (id: String, spot: Vector)? {
    if self == .nothing { return nil }
    let pairs = geometry.pairs
    let whole = 0.0...1.0
    for index in pairs {
      guard let spot = geometry.spot(of: index, at: point) else { continue }
      if whole.contains(spot.x), whole.contains(spot.y) {
        return carried(geometry.outermostPair(around: index), at: point, in: geometry)
      }
    }
    guard self == .photo, let first = pairs.min() else { return nil }
    return carried(first, at: point, in: geometry)
  }

  private func carried(_ index: Int, at point: Vector, in geometry: FlightGeometry)
    -> (id: String, spot: Vector)?
  {
    geometry.spot(of: index, at: point).map { (geometry.plan.performers[index].id, $0) }
  }
}
#endif
