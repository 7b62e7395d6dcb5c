import Foundation
import MatchEngine

/// A line of the report and what there is to say to it.
struct ReportRow: Equatable {
  let title: String
  let note: String
}

extension FlightLog {
  /// The report in parts, as a list shows it.
  var sections: [(title: String, rows: [ReportRow])] {
    flightSections + refusalSections
  }

  private var flightSections: [(title: String, rows: [ReportRow])] {
    guard let report else {
      return [("Flight", [ReportRow(title: "None yet", note: "Open a photo, and come back here.")])]
    }
    let moved = report.rows.filter { $0.fate != .stayed }
    let stayed = report.rows.filter { $0.fate == .stayed }
    return [
      ("Flight", [summary(of: report), phases(of: report)]),
      ("Moved", moved.map { ReportRow(title: "\($0.id) \($0.fate)", note: $0.note) }),
      ("Stayed with its screen", stayed.map { ReportRow(title: $0.id, note: $0.note) }),
    ].filter { !$0.rows.isEmpty }
  }

  private var refusalSections: [(title: String, rows: [ReportRow])] {
    guard let refusal else { return [] }
    let row = ReportRow(title: refusal.screen, note: refusal.diagnosis.description)
    return [("Why nothing flew", [row])]
  }

  private func summary(of report: MatchReport) -> ReportRow {
    let outcome = report.outcome.map { "\($0)" } ?? "under way"
    let count = report.rows.count { $0.fate == .flew }
    let pairs = "\(count) \(count == 1 ? "pair" : "pairs")"
    return ReportRow(title: outcome, note: "\(pairs), \(seconds(report.phases.last?.time ?? 0))")
  }

  private func phases(of report: MatchReport) -> ReportRow {
    let phases = report.phases.map { "\($0.phase) \(seconds($0.time))" }
    return ReportRow(title: "Phases", note: phases.joined(separator: ", "))
  }

  private func seconds(_ time: Double) -> String { String(format: "%.2f s", time) }
}
