#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

// Where there is no system's log, the stand-in for UIKit has one.
#if canImport(os)
import os
#endif

/// A flight as an interval for Instruments, from its first step to its last restored view.
@MainActor struct FlightInterval {
  // In this category, signposts are enabled only while Instruments records them.
  private static let log = OSLog(subsystem: "MatchEngine", category: .dynamicTracing)

  private let id: OSSignpostID

  /// Begins an interval, or returns nil if nobody records it.
  init?(_ direction: MatchDirection) {
    let log = FlightInterval.log
    guard log.signpostsEnabled else { return nil }
    id = OSSignpostID(log: log)
    let direction = NSString(string: direction.rawValue)
    os_signpost(.begin, log: log, name: "Flight", signpostID: id, "%{public}@", direction)
  }

  /// Ends the interval, with the flight's outcome and its costs.
  func end(_ outcome: MatchOutcome, pairs: Int, pictures: Int, forcedRenders: Int) {
    os_signpost(
      .end,
      log: FlightInterval.log,
      name: "Flight",
      signpostID: id,
      "%{public}@, pairs: %ld, pictures: %ld, forced renders: %ld",
      NSString(string: outcome.description),
      pairs,
      pictures,
      forcedRenders
    )
  }
}
#endif
