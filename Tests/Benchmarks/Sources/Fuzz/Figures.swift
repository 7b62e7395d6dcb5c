import Foundation

/// What came of all runs.
struct Figures {
  var runs = 0
  var events = 0
  var frames = 0
  var failed = 0
  var outcomes: [String: Int] = [:]
  var rarities: [String: Int] = [:]

  /// Adds what a worker said of one run: events, frames, failures, rarities and outcomes.
  mutating func add(_ line: Substring) {
    let words = line.split(separator: " ", maxSplits: 4, omittingEmptySubsequences: false)
    guard words.count == 5 else { return }
    runs += 1
    events += Int(words[1]) ?? 0
    frames += Int(words[2]) ?? 0
    if words[3] != "0" { failed += 1 }
    let lists = words[4].split(separator: "|", omittingEmptySubsequences: false)
    rarities.merge(Figures.counts(lists.first ?? "")) { $0 + $1 }
    outcomes.merge(Figures.counts(lists.last ?? "")) { $0 + $1 }
  }

  private static func counts(_ list: Substring) -> [String: Int] {
    var counts: [String: Int] = [:]
    for pair in list.split(separator: ";") {
      guard let cut = pair.lastIndex(of: "="), let count = Int(pair[cut...].dropFirst()) else {
        continue
      }
      counts[String(pair[..<cut]), default: 0] += count
    }
    return counts
  }

  func text(after seconds: Double) -> String {
    let rate = Double(runs) / max(seconds, 1e-9)
    let flights = outcomes.values.reduce(0, +)
    var lines = [
      "\(runs) runs, \(failed) failed", "\(events) events, \(frames) frames looked at",
      "\(flights) flights",
    ]
    for (outcome, count) in outcomes.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
      lines.append("  \(count) \(outcome)")
    }
    let rare = rarities.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
    lines.append(rare.joined(separator: ", "))
    lines.append(String(format: "%.1f s, %.1f seeds a second", seconds, rate))
    return lines.joined(separator: "\n")
  }
}
