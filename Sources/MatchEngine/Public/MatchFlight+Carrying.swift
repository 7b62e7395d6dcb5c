#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
public import UIKit

extension MatchFlight {
  /// Holds the flight, and carries one view by the total translation that a pan recognizer reports.
  ///
  /// ```swift
  /// flight.update(pan.translation(in: view).y / view.bounds.height)
  /// flight.drag("photo", translation: pan.translation(in: view))
  /// ```
  ///
  /// The view stays under the finger, whatever the fraction of the flight, until you release the view or the flight.
  public func drag(_ id: String, translation: CGPoint) {
    carry(id) { if Vector(translation).isFinite { $0.translation = Vector(translation) } }
  }

  /// Holds the flight, and scales and rotates one view, with everything in it, around a point of the window.
  ///
  /// Pass totals since the view was first carried. The rotation is in radians, clockwise.
  public func pinch(_ id: String, scale: CGFloat, rotation: CGFloat = 0, around point: CGPoint) {
    carry(id) { $0.pinch(to: Double(scale), Double(rotation), around: Vector(point)) }
  }

  /// Releases a view that is carried, with a velocity in points per second.
  public func drop(_ id: String, velocity: CGPoint) { send(.drop(id, velocity: Vector(velocity))) }

  private func carry(_ id: String, _ change: (inout CarriedView) -> Void) {
    // The finger started where the flight was before this event.
    let start = phase == .preparing ? 0 : fractionBefore
    change(&carried[id, default: CarriedView(start: start)])
    if phase != .held { send(.hold) }
    followFingers()
  }

  /// Moves the views that the app carries to where the fingers have brought them.
  func moveCarried() {
    guard phase != .preparing, let container else { return }
    // Nothing is carried once the flight moves by itself or can't be held.
    guard phase == .held else { return carried = [:] }
    for (id, view) in carried {
      let first = view.origin ?? shown(at: view.start)?.pose(of: id, at: CarriedView.spot)
      guard let origin = first else { continue }
      carried[id]?.origin = origin
      let place = CGPoint(view.place(of: Vector(container.convert(CGPoint(origin.place), to: nil))))
      let wanted = SpotPose(
        place: Vector(container.convert(place, from: nil)),
        growth: origin.growth + log(view.scale),
        angle: origin.angle + view.angle
      )
      carry(id, CarriedView.spot, to: wanted, isPinched: view.isPinched)
    }
  }

  /// Moves a spot of a flying view to a place in the container and, if the view is pinched, sets its size and angle.
  func carry(_ id: String, _ spot: Vector, to wanted: SpotPose, isPinched: Bool) {
    guard let pose = shown()?.pose(of: id, at: spot) else { return }
    let step = wanted.change(since: pose)
    let pinch = FlightEvent.Pinch(growth: step.growth, angle: step.angle, around: pose.place)
    guard isPinched || step.place.length > 1e-9 else { return }
    send(.drag(id, by: step.place, pinch: isPinched ? pinch : .none))
  }
}

/// How far fingers have moved, scaled and rotated a view since they took hold of it, in window coordinates.
struct CarriedView {
  /// The spot by which it is carried: its middle, as a fraction of its width and its height.
  static let spot = Vector(0.5, 0.5)
  /// The fraction of the flight when the view was taken hold of; nil for the current one.
  let start: Double?
  /// The pose of the view at that fraction, once it is known.
  var origin: SpotPose?
  var translation = Vector.zero
  private(set) var scale = 1.0
  private(set) var angle = 0.0
  /// How far pinches have moved a point at the window's origin.
  private(set) var offset = Vector.zero
  private(set) var isPinched = false

  func place(of point: Vector) -> Vector { point.turned(by: angle) * scale + offset + translation }

  mutating func pinch(to newScale: Double, _ newAngle: Double, around point: Vector) {
    guard newScale > 0, newScale.isFinite, newAngle.isFinite, point.isFinite else { return }
    let center = point - translation
    offset = center + (offset - center).turned(by: newAngle - angle) * (newScale / scale)
    scale = newScale
    angle = newAngle
    isPinched = true
  }
}
#endif
