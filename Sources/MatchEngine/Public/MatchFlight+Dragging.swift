#if canImport(UIKit) && !os(watchOS)
public import MatchEngineCore
public import UIKit

extension MatchFlight {
  /// Forward to the covering screen or back from it; nil before the flight begins.
  public var direction: MatchDirection? { session?.direction(of: self) }

  /// Moves one view by a number of points, relative to where the fraction puts it.
  public func drag(_ id: String, by offset: CGPoint) {
    send(.drag(id, by: Vector(offset)))
  }

  /// Lets go of a dragged view with a velocity in points per second.
  public func drop(_ id: String, velocity: CGPoint) {
    send(.drop(id, velocity: Vector(velocity)))
  }

  /// Makes a dragged view, with everything inside it, larger by a factor and turns it, about a point of the window.
  ///
  /// ```swift
  /// flight.pinch("photo", by: 0.9, rotation: 0.1, around: pinch.location(in: nil))
  /// ```
  ///
  /// The angle is in radians, clockwise. Both add up with what the view has been pinched before.
  public func pinch(
    _ id: String,
    by scale: CGFloat,
    rotation: CGFloat = 0,
    around point: CGPoint
  ) {
    guard let container else { return }
    let pinch = FlightEvent.Pinch(
      scale: Double(scale),
      angle: Double(rotation),
      around: Vector(container.convert(point, from: nil))
    )
    send(.drag(id, by: .zero, pinch: pinch))
  }
}
#endif
