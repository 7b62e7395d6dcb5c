import MatchEngine
import UIKit

extension Film {
  /// What was filmed and what was paired, in a few lines for each flight.
  var summary: String {
    let count = "\(flights.count) \(flights.count == 1 ? "flight" : "flights")"
    let head = "\(title): \(count), \(frameCount) frames, \(seconds(frameCount))"
    let parts = flights.enumerated().map { place, flight in
      let name = "Flight \(place + 1)\(flight.isBack ? ", back" : "")"
      return (["\(name): \(phases(of: flight))"] + flight.lines).joined(separator: "\n  ")
    }
    return ([head] + parts).joined(separator: "\n\n")
  }

  private func phases(of flight: FlightRecord) -> String {
    let spans = flight.spans.map { "\($0.phase) at \(seconds($0.start))" }
    let outcome = flight.outcome.map { "\($0) at \(seconds(flight.end))" }
    return (spans + [outcome ?? "not over when the page ended"]).joined(separator: ", ")
  }

  /// The time of a frame, in words.
  func seconds(_ frame: Int) -> String {
    let hundredths = Int((Double(frame) / Double(framesPerSecond) * 100).rounded())
    let digits = hundredths % 100
    return "\(hundredths / 100).\(digits < 10 ? "0" : "")\(digits) s"
  }
}

extension FlightRecord {
  /// What became of the tags: those that moved one by one, the others by their reasons.
  fileprivate var lines: [String] {
    guard let report else { return [] }
    let moved = report.rows.filter { $0.fate != .stayed }
    let width = moved.reduce(0) { max($0, $1.id.count) }
    let pairs = "\(report.pairCount) \(report.pairCount == 1 ? "pair" : "pairs")"
    return [pairs]
      + moved.map { row in
        let id = row.id.padding(toLength: width, withPad: " ", startingAt: 0)
        return "\(id)  \(row.fate.rawValue)  \(row.note)"
      }
      + report.faults.map { "\($0.id): \($0.reason)" } + stays(report.rows)
  }

  private func stays(_ rows: [MatchReport.Row]) -> [String] {
    var notes: [String] = []
    var ids: [String: [String]] = [:]
    for row in rows where row.fate == .stayed {
      let note = row.note.description
      if ids[note] == nil { notes.append(note) }
      ids[note, default: []].append(row.id)
    }
    return notes.map { note in
      let all = ids[note] ?? []
      let rest = all.count > 6 ? " and \(all.count - 6) more" : ""
      return "stayed: \(all.prefix(6).joined(separator: ", "))\(rest) (\(note))"
    }
  }
}
