import MatchEngineCore
import UIKit

/// The ways of a flight's performers across the screen, sampled once for as long as its plan is the same.
struct Ways {
  private let plan: Plan
  private let toScreen: CGAffineTransform
  /// A path for each performer, without those of the screens and of the strays.
  private let paths: [Int: String]
  private static let steps = 24

  init(_ plan: Plan, _ toScreen: CGAffineTransform) {
    self.plan = plan
    self.toScreen = toScreen
    let moments = (0...Ways.steps).map { plan.frame(at: Double($0) / Double(Ways.steps)) }
    var paths: [Int: String] = [:]
    for (number, performer) in plan.performers.enumerated()
    where !performer.isRoot && performer.role != .leftover {
      let points = moments.map { moment in
        let center = moment.performers[number].center
        return CGPoint(x: center.x, y: center.y).applying(toScreen)
      }
      paths[number] = Marks.line(points)
    }
    self.paths = paths
  }

  /// Whether these are the ways of a plan in a container with that place on the screen.
  func isOf(_ plan: Plan, _ toScreen: CGAffineTransform) -> Bool {
    self.toScreen == toScreen && self.plan == plan
  }

  subscript(number: Int) -> String? { paths[number] }
}
