#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// The two screens of a flight as they were last read, and what is planned between them.
@MainActor final class ReadScreens {
  private(set) var screens: Screens
  private(set) var trees: Screens.Trees
  /// What other flights showed of the screens when this one began.
  let elsewhere: FlyingPlaces
  /// What the app had taken out of the screens when they were read last: views that it shows somewhere else.
  private(set) var taken: [UIView] = []
  private var takenIDs: [String] = []
  /// Whether a view has got an ID since they were read.
  var isRetagged = false
  /// Whether something was read where the app animates it.
  private var isAnimated: Bool
  /// What was read there by now, and what was so before: it carries with it what flies to it.
  private var animatedIDs: Set<String> = []
  private var carriedIDs: Set<String> = []
  /// Whether something was read where another flight shows it.
  private var isMoved: Bool
  /// The layout of everything that flies.
  private var watch: LayoutWatch?

  /// Reads the screens for the first time.
  ///
  /// What other flights show of the screen that is left, or the app animates there, leaves from where it is seen.
  init(of screens: Screens, _ direction: MatchDirection, elsewhere: FlyingPlaces) {
    self.screens = screens
    self.elsewhere = elsewhere
    trees = screens.read(prefersFlown: direction == .backward)
    isAnimated = !screens.placeAsSeen(&trees, leaving: direction).isEmpty
    let isForward = direction.isForward
    let screen = isForward ? screens.lower : screens.upper
    var left = isForward ? trees.lower : trees.upper
    isMoved = !elsewhere.isEmpty && left.place(elsewhere, on: screen, in: screens.container)
    if isForward { trees.lower = left } else { trees.upper = left }
  }

  var plan: Plan {
    var plan = screens.plan(trees)
    plan.takenIDs = takenIDs
    plan.carriedIDs = carriedIDs.sorted()
    return plan
  }

  /// Reads the screens again, and returns a new plan if they have changed.
  func readAgain() -> Plan? {
    let before = trees
    read(screens)
    guard trees == before else { return plan }
    watchLayout()
    return nil
  }

  /// Reads both screens, which are others where the flight goes on to a third one.
  func read(_ screens: Screens) {
    let roots = self.screens.roots + screens.roots
    let before = [trees.lower, trees.upper]
    let gone = before.flatMap { zip($0.nodes, $0.capture.elements) }.filter {
      $0.0.isTaken(from: roots)
    }
    taken = gone.map(\.0)
    takenIDs = gone.map(\.1.id)
    self.screens = screens
    screens.known.forget()
    trees = screens.read(flown: trees.flown, prefersFlown: true)
    let moved = screens.placeAsSeen(&trees)
    carriedIDs = moved.intersection(animatedIDs)
    animatedIDs = moved
    trees.lower = trees.lower.removing { $0.isTaken(from: roots) }
    trees.upper = trees.upper.removing { $0.isTaken(from: roots) }
    watch = nil
    isAnimated = !moved.isEmpty
    isMoved = false
    isRetagged = false
  }

  /// Looks whether the screens may have changed since they were read.
  ///
  /// What another flight shows is read again once that is over: until then, views that it is leaving would still pair.
  func mayHaveChanged() -> Bool {
    isRetagged || isAnimated || watch?.isChanged == true
      || isMoved && !elsewhere.values.contains(where: \.isOnStage)
  }

  /// Whether what flies follows what the app animates.
  var followsApp: Bool { !animatedIDs.isEmpty }

  /// Watches what flies, as the stage has just placed it.
  func watchLayout() { watch = LayoutWatch(originals) }

  /// The views that fly on screens that the flight leaves when it goes on to others.
  func nodes(outside next: Screens) -> [UIView] {
    let kept = [next.lower.view, next.upper.view]
    return originals.filter { one in !kept.contains { $0 === one.screen.view } }.flatMap(\.views)
  }

  /// Both screens, each with the views that fly on it.
  private var originals: [(screen: MatchScreen, views: [UIView])] {
    [(screens.lower, trees.lower.nodes), (screens.upper, trees.upper.nodes)]
  }
}

extension UIView {
  /// Whether the app has put the view somewhere else than on these screens, and it can be seen there.
  fileprivate func isTaken(from screens: [UIView]) -> Bool {
    var next: UIView? = self
    while let around = next {
      if screens.contains(where: { $0 === around }) { return false }
      if !around.isSeenByItself { return false }
      next = around.superview
    }
    return window != nil
  }
}
#endif
