#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// The two screens of a flight as they were last read, and what is planned between them.
@MainActor final class FlightEnds {
  private(set) var screens: Screens
  private(set) var trees: Screens.Trees
  /// What other flights showed of the screens when this one began.
  let elsewhere: FlyingPlaces
  /// Whether a view has got an ID since they were read.
  private(set) var isRetagged = false
  /// Whether something was read where another flight shows it, or the app animates it.
  private var startsElsewhere: Bool
  /// The layout of everything that flies; nil until the live views have been moved.
  private var watch: LayoutWatch?

  /// Reads the screens for the first time.
  ///
  /// What other flights show of the screen that is left, or the app animates there, leaves from where it is seen.
  init(of screens: Screens, _ direction: MatchDirection, elsewhere: FlyingPlaces) {
    (self.screens, self.elsewhere) = (screens, elsewhere)
    trees = screens.read()
    let isForward = direction.isForward
    let screen = isForward ? screens.lower : screens.upper
    var left = isForward ? trees.lower : trees.upper
    let seen = screen.captureSeen(left, in: screens.container)
    let isAnimated = seen.map { left.place(asSeenIn: $0) } ?? false
    let isMoved = !elsewhere.isEmpty && left.place(elsewhere, in: screens.container)
    if isForward { trees.lower = left } else { trees.upper = left }
    startsElsewhere = isAnimated || isMoved
  }

  var plan: Plan { screens.plan(trees) }

  /// Reads the screens again, and returns a new plan if they have changed.
  func readAgain() -> Plan? {
    let before = trees
    take(screens)
    return trees == before ? nil : plan
  }

  /// Reads the screens to which the flight goes on.
  func take(_ screens: Screens) {
    self.screens = screens
    trees = screens.read()
    (watch, startsElsewhere, isRetagged) = (nil, false, false)
  }

  /// Notes that a view has got an ID, or another one.
  func noteID() { isRetagged = true }

  /// Looks whether the screens may have changed since they were read.
  func mayHaveChanged() -> Bool {
    if isRetagged || startsElsewhere { return true }
    let watch = watch ?? LayoutWatch(originals)
    self.watch = watch
    return watch.isChanged
  }

  /// The views that fly on screens that the flight leaves when it goes on to others.
  func nodes(outside next: Screens) -> [UIView] {
    let kept = [next.lower.view, next.upper.view]
    return originals.filter { screen, _ in !kept.contains { $0 === screen } }.flatMap { $0.1 }
  }

  /// Both screens, each with the views that fly on it.
  private var originals: [(root: UIView, views: [UIView])] {
    [(screens.lower.view, trees.lower.nodes), (screens.upper.view, trees.upper.nodes)]
  }
}
#endif
