#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
public import UIKit

extension MatchFlight {
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
  /// The angle is in radians, clockwise. Both add to earlier calls.
  public func pinch(
    _ id: String,
    by scale: CGFloat,
    rotation: CGFloat = 0,
    around point: CGPoint
  ) {
    // Before there is a container, the point is remembered in the window.
    let pinch = FlightEvent.Pinch(
      scale: Double(scale),
      angle: Double(rotation),
      around: Vector(runningSession?.container?.convert(point, from: nil) ?? point)
    )
    send(.drag(id, by: .zero, pinch: pinch))
  }
}
#endif
