#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
// The names of notifications are C variables that aren't marked as constant.
@preconcurrency import UIKit

// Without the system's log, the stand-in for UIKit has one.
#if canImport(os)
import os
#endif

/// Observes system events that end or change a flight, and notices when views get IDs in the meantime.
@MainActor final class SystemEvents {
  enum Event {
    case background
    case motionPreference
    case idWasSet
  }

  /// Tells the running flights that a view has got an ID, for example because a cell was reused.
  nonisolated static let idWasSet = Notification.Name("MatchEngine.idWasSet")

  private var observers: [any NSObjectProtocol] = []

  func observe(_ scene: UIScene?, _ heard: @escaping @MainActor (Event) -> Void) {
    let names: [(Notification.Name, AnyObject?, Event)] = [
      (UIApplication.didEnterBackgroundNotification, nil, .background),
      (UIScene.didDisconnectNotification, scene, .background),
      (UIScene.didEnterBackgroundNotification, scene, .background),
      (UIAccessibility.reduceMotionStatusDidChangeNotification, nil, .motionPreference),
      (UIAccessibility.prefersCrossFadeTransitionsStatusDidChange, nil, .motionPreference),
      (SystemEvents.idWasSet, nil, .idWasSet),
    ]
    observers = names.map { name, object, event in
      NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { _ in
        MainActor.assumeIsolated { heard(event) }
      }
    }
  }

  func stop() {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    observers = []
  }
}

// Older SDKs don't isolate `UIAccessibility` to the main actor.
@MainActor extension UIAccessibility {
  static var isMotionUnwanted: Bool { isReduceMotionEnabled || prefersCrossFadeTransitions }

  /// Announces a new screen, if the system doesn't announce it.
  static func screenHasChanged() { post(notification: .screenChanged, argument: nil) }

  static func layoutHasChanged() { post(notification: .layoutChanged, argument: nil) }
}

/// A flight as an interval for Instruments, from its first step to its last restored view.
@MainActor struct FlightInterval {
  // In this category, signposts are enabled only while Instruments records them.
  private static let log = OSLog(subsystem: "MatchEngine", category: .dynamicTracing)

  private let id: OSSignpostID

  init?(_ direction: MatchDirection) {
    let log = FlightInterval.log
    guard log.signpostsEnabled else { return nil }
    id = OSSignpostID(log: log)
    let direction = NSString(string: direction.isForward ? "forward" : "backward")
    os_signpost(.begin, log: log, name: "Flight", signpostID: id, "%{public}@", direction)
  }

  func end(_ outcome: MatchOutcome, _ report: MatchReport?, _ count: PictureCount?) {
    let pictures = "pictures: \(count?.pictures ?? 0), forced renders: \(count?.forcedRenders ?? 0)"
    let text = NSString(string: "\(outcome), pairs: \(report?.pairCount ?? 0), \(pictures)")
    os_signpost(.end, log: FlightInterval.log, name: "Flight", signpostID: id, "%{public}@", text)
  }
}

/// How many pictures a flight needed, as a measure of what it costs.
@MainActor final class PictureCount {
  /// The pictures of views, whether they were taken, drawn or copied.
  var pictures = 0
  /// How many times the screen had to be rendered within a turn, for a picture.
  var forcedRenders = 0
}
#endif
