#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// The place, size and angle of something that fingers can carry; also the difference of two poses, or a rate.
struct SpotPose: Equatable {
  /// Where one spot of it is, in the container or in the window.
  var place = Vector.zero
  /// The natural logarithm of its size: the geometric mean of width and height, or how far two fingers are apart.
  var growth = 0.0
  var angle = 0.0

  static func + (left: SpotPose, right: SpotPose) -> SpotPose {
    SpotPose(
      place: left.place + right.place,
      growth: left.growth + right.growth,
      angle: left.angle + right.angle
    )
  }

  static func * (pose: SpotPose, factor: Double) -> SpotPose {
    SpotPose(place: pose.place * factor, growth: pose.growth * factor, angle: pose.angle * factor)
  }

  /// The change since an earlier pose, turning the shorter way.
  func change(since earlier: SpotPose) -> SpotPose {
    var change = self + earlier * -1
    change.angle.formRemainder(dividingBy: 2 * .pi)
    return change
  }
}

extension Flight {
  /// The pose of a performer, with the place of one spot, given as a fraction of its size; nil if it has no extent.
  func pose(of id: String, at spot: Vector) -> SpotPose? {
    guard let performer = performer(of: id).map({ frame.performers[$0] }) else { return nil }
    let affine = performer.affine
    let size = performer.size
    let area = affine.determinant.magnitude * size.x * size.y
    guard area > 0, area.isFinite else { return nil }
    let place = affine(spot.scaled(by: size))
    return SpotPose(place: place, growth: log(area) / 2, angle: atan2(affine.b, affine.a))
  }

  /// How far a performer would move, grow and turn in a whole flight at its present rate.
  func rate(of id: String, at spot: Vector) -> SpotPose? {
    let nudge = 1e-3
    var before = self
    var after = self
    before.handle(.move(to: fraction - nudge))
    after.handle(.move(to: fraction + nudge))
    // A finger doesn't move the flight beyond its ends.
    let span = after.fraction - before.fraction
    guard span > 0, let first = before.pose(of: id, at: spot),
      let last = after.pose(of: id, at: spot)
    else { return nil }
    return last.change(since: first) * (1 / span)
  }

  /// The largest pair that fingers can carry: of those at a point of the container, or of all.
  func largestPair(at point: Vector? = nil) -> Int? {
    let performers = frame.performers
    return plan.largestPair { index in
      guard let point else { return true }
      guard let spot = performers[index].spot(at: point) else { return false }
      return (0...1).contains(spot.x) && (0...1).contains(spot.y)
    }
  }
}

extension PerformerFrame {
  /// The spot of the performer that is at a point of the container; nil if the performer has no extent.
  func spot(at point: Vector) -> Vector? {
    guard size.x > 0, size.y > 0, affine.determinant != 0 else { return nil }
    let place = CGPoint(point).applying(CGAffineTransform(affine).inverted())
    return Vector(Double(place.x) / size.x, Double(place.y) / size.y)
  }
}
#endif
