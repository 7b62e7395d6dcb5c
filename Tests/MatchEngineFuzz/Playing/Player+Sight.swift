import MatchEngine
import UIKit

// What is seen of everything, from two frames before a flight to three after it.
extension Player {
  /// Looks for jumps in a frame, unless things may be elsewhere in it.
  func look(at seen: DisplayList) {
    if isUnsure() { return sight.forget() }
    // One that begins late has some way behind it.
    let running = book.unended.count { $0.phase == .running }
    if running > sight.running { sight.kick() }
    sight.running = running
    let frame = FootageFrame(seen, without: barLayers, seesCuts: false)
    sight.look(at: frame, flies: !book.unended.isEmpty, number: frames)
  }

  /// Whether anything goes from one screen to another, with or without the engine.
  var isChanging: Bool {
    !book.unended.isEmpty || world.all.contains { $0.transitionCoordinator != nil }
  }

  /// The layers of all bars, which the system moves.
  private var barLayers: Set<ObjectIdentifier> {
    func all(_ view: UIView) -> [ObjectIdentifier] {
      [ObjectIdentifier(view.layer)] + view.subviews.flatMap(all)
    }
    let bars = world.all.compactMap { controller -> UIView? in
      (controller as? UINavigationController)?.navigationBar
        ?? (controller as? UITabBarController)?.tabBar
    }
    return Set(bars.flatMap(all))
  }

  /// Whether things may be elsewhere from frame to frame.
  private func isUnsure() -> Bool {
    // What is drawn is seen later than what is played (AN-40).
    if sight.isToldEarly, !book.unended.contains(where: \.isWaiting) {
      sight.isToldEarly = false
      return true
    }
    if sight.isChain || sight.isWritten, !isChanging {
      (sight.isChain, sight.isWritten) = (false, false)
      return true
    }
    if (world.options ?? script.configuration.transition).style.pops { return true }
    if script.hasDeeds || !script.configuration.isOrdinary { return true }
    return sight.isChain || isResized || !fingers.isEmpty
      || book.isAnyLate || Headless.switches.commitsAreSeenLate || world.window.isHidden
  }
}

extension MatchFlight {
  /// Whether it is still to begin.
  var isWaiting: Bool { phase == .idle || phase == .preparing }
}

extension Act {
  /// Whether anything that is seen may be elsewhere after it: where it is put, or where everything ends at once.
  var mayMoveScreens: Bool {
    switch self {
    case .update, .drag, .resize, .background, .sceneLost, .letGo: true
    case .go(_, let how): how == .still
    case .finger, .pull, .swipe, .pinch: true
    default: false
    }
  }

  /// Whether something has another velocity at once.
  var isThrow: Bool {
    switch self {
    case .finish, .cancel, .release, .drop, .reverse: true
    default: false
    }
  }
}
