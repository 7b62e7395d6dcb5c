import MatchEngine
import MatchEngineCore
import MatchEngineTestSupport
import UIKit

// The library's values that a script is made from.
extension SplitMix {
  /// One of some things.
  mutating func pick<Thing>(_ things: [Thing]) -> Thing { things[whole(0...(things.count - 1))] }

  /// An ID; there are few, so that many views share one.
  mutating func id() -> String { pick(ScreenDescription.ids) }

  mutating func timing() -> MatchTiming {
    let delay = chance(oneIn: 5) ? number(0...0.15) : 0
    switch whole(0...5) {
    case 0: return .linear(duration: number(0.2...0.5)).delay(delay)
    case 1: return .easeIn(duration: number(0.2...0.5)).delay(delay)
    case 2: return .easeInOut().delay(delay)
    case 3: return .bouncy.delay(delay)
    case 4:
      return .spring(duration: number(0.2...0.6), bounce: number(-0.3...0.4)).delay(delay)
    default: return .smooth.delay(delay)
    }
  }

  /// An effect; few of them take something away at once.
  mutating func effect() -> MatchEffect {
    let effect = anyEffect()
    return effect.pops && !chance(oneIn: 40) ? effect + .fade : effect
  }

  private mutating func anyEffect() -> MatchEffect {
    switch whole(0...7) {
    case 0: .identity
    case 1: .scale(number(0...2))
    case 2: .offset(x: number(-200...200), y: number(-200...200))
    case 3: .slide(from: pick(MatchEffect.Edge.all))
    case 4: .push(from: pick(MatchEffect.Edge.all)) + .fade
    case 5: .cover(from: pick(MatchEffect.Edge.all))
    case 6: .zoom
    default: .fade
    }
  }

  mutating func matchStyle() -> MatchStyle {
    var style = MatchStyle()
    let fades: [MatchCrossFade] =
      chance(oneIn: 12) ? [.in, .out, .upperOnly] : [.cross, .through(0.4)]
    let fits: [MatchFit] = [.automatic, .fill, .fit, .stretch, .width, .height]
    if chance(oneIn: 2) { style.content = pick(fades) }
    if chance(oneIn: 2) { style.fit = pick(fits) }
    if chance(oneIn: 2) { style.path = chance(oneIn: 2) ? .straight : .arc(number(-2...2)) }
    if chance(oneIn: 3) { style.timing = timing() }
    if chance(oneIn: 3) { style.zOrder = whole(-2...2) }
    if chance(oneIn: 3) { style.clip = pick(MatchClipRule.all) }
    if chance(oneIn: 3) { style.entering = effect() }
    if chance(oneIn: 3) { style.leaving = effect() }
    return style
  }

  mutating func transition() -> MatchTransition {
    var transition = MatchTransition()
    transition.timing = timing()
    transition.screenEffect = effect()
    if chance(oneIn: 4) { transition.style = matchStyle() }
    if chance(oneIn: 4) { transition.stagger = .step(number(-0.02...0.02)) }
    if chance(oneIn: 6) {
      transition.stagger = .wave(x: 0, y: 0, speed: number(2000...8000))
    }
    if chance(oneIn: 4) { transition.gestures = pick([[], .edge, .pull, .content]) }
    if chance(oneIn: 6) { transition.runsWithoutMatches = true }
    if chance(oneIn: 3) { transition.movesWithReducedMotion = true }
    if chance(oneIn: 4) { transition.usesCoreAnimation = false }
    return transition
  }

  mutating func configuration() -> FuzzConfiguration {
    let isWide = chance(oneIn: 5)
    var styles: [UIModalPresentationStyle] = [
      .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .pageSheet, .formSheet,
      .custom, .automatic,
    ]
    if isWide { styles.append(.popover) }
    return FuzzConfiguration(
      base: pick(FuzzConfiguration.Base.allCases),
      transition: transition(),
      style: pick(styles),
      removesPresenter: chance(oneIn: 2),
      isWide: isWide,
      hidesBar: chance(oneIn: 3),
      reducesMotion: chance(oneIn: 8),
      switches: switches(),
      takesPart: chance(oneIn: 3),
      tagsLate: chance(oneIn: 5),
      refreshes: chance(oneIn: 4),
      seed: next()
    )
  }

  /// What is unknown about the real UIKit, mostly as it is by default.
  private mutating func switches() -> Switches {
    var switches = Switches()
    guard chance(oneIn: 2) else { return switches }
    for flag in Switches.flags where chance(oneIn: 6) { switches[keyPath: flag].toggle() }
    switches.movesAfterCancelling = pick(Switches.MovesAfterCancelling.allCases)
    return switches
  }
}

extension MatchStyle {
  /// Whether one of the two contents is seen all the way, and the other one goes at once.
  var pops: Bool { !(content == nil || content == .cross || content == .through(0.4)) }
}

extension MatchEffect {
  /// Whether something comes or goes at once: it neither fades nor moves far enough.
  fileprivate var pops: Bool {
    [upper, lower].contains { pose in
      pose.alpha > 0
        && max(abs(pose.containers.x), abs(pose.containers.y), abs(pose.trailing)) < 1
    }
  }
}

extension Switches {
  /// What can be either way.
  static var flags: [WritableKeyPath<Switches, Bool>] {
    [
      \.snapshotsInCommitAreBlank, \.snapshotsFail, \.panKeepsItsSlop, \.willShowIsFirst,
      \.didShowIsBeforeDidMove, \.stackIsRestoredFirst, \.finalFramesAvoidBars,
      \.waitingChangesBeginNextTurn, \.readingCoordinatorStartsPush, \.presentLoadsViewAtOnce,
      \.presentCompletionRunsOnCancel, \.sheetsWrapPresentedView, \.sheetsPushPresenterBack,
      \.tabTransitionsBeginAtOnce, \.leavingTabHearsFirst, \.tabSelectionsWait,
      \.snapshotsShowDetachedViews, \.animationEndedIsLast, \.arrivingScreensTakeTouches,
      \.changesBeginInTransitions, \.barsLoseItemsAfterCancelling, \.hasContentPopGesture,
      \.changesBeginATurnLater, \.displayLinksComeBeforeCommit,
      \.tabsAreAskedForAsTabs, \.levelsBetweenAreDismissedFirst, \.commitsAreSeenLate,
    ]
  }
}
