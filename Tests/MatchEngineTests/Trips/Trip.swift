#if canImport(UIKit)
import MatchEngine
import UIKit

/// Every way in which one screen replaces another.
enum Trip: Hashable, Sendable, CustomStringConvertible {
  case navigation, tabs, replace, root, change
  case modal(PresentationStyle)

  static let all: [Trip] =
    [.navigation, .tabs, .replace, .root, .change] + PresentationStyle.allCases.map { .modal($0) }

  /// One of each kind in which a screen arrives that was never seen, but for a new root.
  static let arrivals: [Trip] =
    [.navigation, .tabs, .replace, .modal(.fullScreen), .modal(.overFullScreen)]

  var description: String {
    switch self {
    case .navigation: "navigation"
    case .tabs: "tabs"
    case .replace: "replace"
    case .root: "root"
    case .change: "change"
    case .modal(let style): "\(style)"
    }
  }

  /// Whether the flight runs inside a transition of UIKit's.
  var isSystems: Bool { self != .replace && self != .root && self != .change }

  /// Whether a finger can grab the flight.
  var canBeGrabbed: Bool {
    if case .modal = self { true } else { self == .navigation }
  }

  /// Whether the covered screen's view leaves the window.
  var takesLower: Bool {
    if case .modal(let style) = self { style.takesPresenter } else { true }
  }
}

/// How a flight is played.
enum TripWay: String, CaseIterable, Sendable {
  case runs, cancelled, byHand, byHandBack, early, earlyBack
  case grabbed, grabbedBack, reversed, reversedTwice, background

  var isFinished: Bool {
    switch self {
    case .runs, .byHand, .early, .grabbed, .reversedTwice, .background: true
    case .cancelled, .byHandBack, .earlyBack, .grabbedBack, .reversed: false
    }
  }
  /// Whether it is held from its first frame.
  var startsByHand: Bool {
    switch self {
    case .byHand, .byHandBack, .early, .earlyBack: true
    default: false
    }
  }
}
#endif
