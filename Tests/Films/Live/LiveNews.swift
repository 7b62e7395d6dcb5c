import MatchEngine
import UIKit

/// What is told beside the picture: what flies, what has flown, and what did not.
@MainActor struct LiveNews {
  /// Whether one more frame is wanted of a clock that stands.
  var isStepping = false
  /// What can be tapped with keys, on the screen as it last rested.
  var targets = "[]"
  /// The flights of this moment.
  private(set) var flights = "[]"
  /// The flights that are over, the last ones.
  private(set) var reports = "[]"
  private var refusals = LiveRefusals()
  /// The reports of films that are not taken any more.
  private var kept: [(number: Int, json: String)] = []
  private var recent: [(number: Int, json: String)] = []
  private var count = 0
  /// The flights of this film that are reported.
  private var told: Set<ObjectIdentifier> = []
  /// How far each flight was in the frame before, and when.
  private var places: [ObjectIdentifier: (fraction: Double, time: Double)] = [:]

  private static let mostReports = 12

  var refused: String { refusals.last.map(JSON.string) ?? "null" }

  /// Looks at the frame that was just taken.
  mutating func look(at camera: Camera) {
    refusals.look()
    let live = camera.flights.filter { $0.record.outcome == nil && !$0.record.spans.isEmpty }
    flights = JSON.list(live.map { story(of: $0.flight) })
    places = Dictionary(
      live.map { (ObjectIdentifier($0.flight), (Double($0.flight.fractionComplete), Headless.now)) }
    ) { $1 }
    let over = camera.flights.filter {
      $0.record.outcome != nil && !told.contains(ObjectIdentifier($0.flight))
    }
    guard !over.isEmpty else { return }
    for (flight, record) in over {
      count += 1
      told.insert(ObjectIdentifier(flight))
      recent.append((count, record.json))
    }
    let all = (kept + recent).suffix(LiveNews.mostReports)
    reports = JSON.list(all.map { "{\"number\":\($0.number),\"flight\":\($0.json)}" })
  }

  /// The film is cut.
  mutating func keepReports() {
    kept = (kept + recent).suffix(LiveNews.mostReports)
    recent = []
    told = []
  }

  private func story(of flight: MatchFlight) -> String {
    let fraction = Double(flight.fractionComplete)
    var velocity = 0.0
    if let last = places[ObjectIdentifier(flight)], Headless.now > last.time {
      velocity = (fraction - last.fraction) / (Headless.now - last.time)
    }
    return JSON.object([
      ("phase", JSON.string("\(flight.phase)")), ("fraction", LiveNews.thousandths(fraction)),
      ("velocity", LiveNews.thousandths(velocity)),
      ("direction", JSON.string((flight.change?.direction).map { "\($0)" } ?? "")),
    ])
  }

  private static func thousandths(_ value: Double) -> String {
    "\((min(max(value, -1e6), 1e6) * 1000).rounded() / 1000)"
  }
}
