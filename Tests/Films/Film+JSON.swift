import MatchEngine
import UIKit

/// The film as its player reads it.
extension Film {
  /// JSON that may stand in a script element: it holds no `<`.
  var json: String {
    JSON.object([
      ("title", JSON.string(title)),
      ("size", JSON.list([size.width.tenths, size.height.tenths])),
      ("turns", JSON.list(turns.map(\.json))),
      ("rate", "\(framesPerSecond)"),
      ("drawings", JSON.list(drawings.map(JSON.string))),
      ("patterns", JSON.list(reel.patterns.map { JSON.list($0.parts.map(JSON.string)) })),
      ("scenes", JSON.list(reel.scenes.map { JSON.list($0.map(String.init)) })),
      ("shots", JSON.list(reel.shots.map(\.json))),
      ("flights", JSON.list(flights.map(\.json))),
    ])
  }
}

extension Film.Turn {
  var json: String { JSON.list(["\(start)", size.width.tenths, size.height.tenths]) }
}

extension Film.Shot {
  /// How many frames, which scene or -1, then the numbers: all, or each after its slot.
  var json: String {
    let head = ["\(count)", "\(scene ?? -1)"]
    let numbers = numbers.flatMap { change in
      scene == nil ? ["\(change.slot)", change.number] : [change.number]
    }
    return JSON.list(head + numbers)
  }
}

extension FlightRecord {
  var json: String {
    let rows = report?.rows ?? []
    return JSON.object([
      ("start", "\(start)"),
      ("back", "\(isBack)"),
      ("spans", JSON.list(spans.map(\.json))),
      ("fractions", JSON.list(fractions.map { "\($0)" })),
      ("outcome", JSON.string(outcome.map { "\($0)" } ?? "unfinished")),
      ("pairs", "\(report?.pairCount ?? 0)"),
      ("duration", "\(report?.duration ?? 0)"),
      ("took", "\(report?.phases.last?.time ?? 0)"),
      ("rows", JSON.list(rows.map(\.json))),
      ("faults", JSON.list((report?.faults ?? []).map(JSON.string))),
    ])
  }
}

extension MatchReport.Row {
  fileprivate var json: String { JSON.list([id, "\(fate)", note].map(JSON.string)) }
}

extension FlightRecord.Span {
  fileprivate var json: String { JSON.list([JSON.string(phase), "\(start)", "\(end)"]) }
}
