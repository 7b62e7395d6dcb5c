import MatchEngine
import MatchEngineCore
import UIKit

/// Every flight that was seen, and how often it ended.
@MainActor final class FlightBook {
  @MainActor private final class Entry {
    var flight: MatchFlight?
    weak var remains: MatchFlight?
    var ends: [End] = []
    /// When it was last told something, or last changed its phase by itself.
    var since: CFTimeInterval
    var phase: MatchPhase
    /// From when on a change has less time than it needs, since the flight has to end then, whatever changes.
    var isLateFrom = CFTimeInterval.infinity
    /// The longest duration that it has reported, within reason: what had the longest way may be gone by now.
    var duration = 0.0
    /// No timing that is drawn takes longer: the slowest spring, until something huge rests, with its delays.
    static let longest = 4.0

    init(_ flight: MatchFlight) {
      self.flight = flight
      remains = flight
      since = Headless.now
      phase = flight.phase
    }
  }

  /// How a flight ended, and whether its change was made.
  typealias End = (outcome: MatchOutcome, isMade: Bool)

  private var entries: [Entry] = []
  /// How many changes were asked for in a row, each before the one before it was over.
  private var requests = 1
  private var known: Set<ObjectIdentifier> = []
  private(set) var failures: [String] = []

  /// Adds a flight that was seen.
  func add(_ flight: MatchFlight?) {
    guard let flight, !entries.contains(where: { $0.remains === flight }) else { return }
    let entry = Entry(flight)
    entries.append(entry)
    flight.whenEnded { entry.ends.append(($0.outcome ?? .skipped(.gone), $0.wouldFinish())) }
  }

  /// Notes that a change is asked for.
  func changeRequested(whileChanging isChanging: Bool) { requests = isChanging ? requests + 1 : 1 }

  /// The last flight that has not ended.
  var current: MatchFlight? { entries.last { $0.ends.isEmpty }?.flight }
  var unended: [MatchFlight] { entries.filter { $0.ends.isEmpty }.compactMap(\.flight) }
  var ends: [End] { entries.flatMap(\.ends) }
  var outcomes: [MatchOutcome] { ends.map(\.outcome) }

  /// Whether a flight has so little time left that what changes now has to do so at once.
  var isAnyLate: Bool { entries.contains { $0.ends.isEmpty && Headless.now > $0.isLateFrom } }

  /// Notes that something happened that may give flights more time.
  func eventHappened() {
    for entry in entries { entry.since = Headless.now }
  }

  /// Checks how long flights have been running by themselves.
  ///
  /// Once let go, a flight has 1.2 × its duration, and a second more if something is laid out in flight. Before that,
  /// it may wait for half a second. A few more frames are UIKit's own.
  func look() {
    for entry in entries where entry.ends.isEmpty {
      guard let flight = entry.flight else { continue }
      if flight.phase != entry.phase {
        entry.phase = flight.phase
        entry.since = Headless.now
        let isFree = flight.phase == .running || flight.phase == .settling
        entry.isLateFrom =
          isFree ? Headless.now + 1.2 * (flight.report?.duration ?? 0) + 0.65 : .infinity
      }
      let reported = flight.report?.duration ?? 0
      if reported > Entry.longest { failures.append("a flight says that it takes \(reported) s") }
      entry.duration = max(entry.duration, min(reported, Entry.longest))
      let bound: Double
      switch flight.phase.kind {
      case .held: continue
      case .running, .settling:
        bound = 1.2 * entry.duration + 1.2
      // One that was begun by hand may have to wait for the transition that is under way.
      case .idle where isAnotherUnderWay(besides: flight),
        .preparing where isAnotherUnderWay(besides: flight):
        entry.since = Headless.now
        continue
      // Nor does it begin before transitions of UIKit's own that were asked for earlier.
      case .idle, .preparing: bound = 1 + 0.6 * Double(requests)
      case .ended: bound = 0
      }
      guard Headless.now - entry.since > bound else { continue }
      failures.append("a flight is still \(flight.phase) after \(bound) s by itself")
      entry.since = .infinity
    }
  }

  private func isAnotherUnderWay(besides flight: MatchFlight) -> Bool {
    unended.contains { $0 !== flight && $0.phase != .preparing }
  }

  /// Checks all flights when everything is over, and releases them.
  func close() {
    for entry in entries where entry.ends.count != 1 {
      let phase = entry.flight.map { "\($0.phase)" } ?? "gone"
      let outcomes = entry.ends.map(\.outcome)
      failures.append("a flight has \(outcomes.count) outcomes: \(outcomes), it is \(phase)")
    }
    for entry in entries { entry.flight = nil }
  }

  /// The number of flights that something else still retains.
  var left: Int { entries.filter { $0.remains != nil }.count }
}
