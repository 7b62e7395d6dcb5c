import Foundation

/// What came of all runs.
struct Figures {
  var runs = 0
  var events = 0
  var frames = 0
  var failed = 0
  var outcomes: [String: Int] = [:]

  /// Adds what a worker said of one run: events, frames, failures, outcomes.
  mutating func add(_ line: Substring) {
    let words = line.split(separator: " ", maxSplits: 4, omittingEmptySubsequences: false)
    guard words.count == 5 else { return }
    runs += 1
    events += Int(words[1]) ?? 0
    frames += Int(words[2]) ?? 0
    if words[3] != "0" { failed += 1 }
    for pair in words[4].split(separator: ";") {
      guard let cut = pair.lastIndex(of: "="), let count = Int(pair[cut...].dropFirst()) else {
        continue
      }
      outcomes[String(pair[..<cut]), default: 0] += count
    }
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
    lines.append(String(format: "%.1f s, %.1f seeds a second", seconds, rate))
    return lines.joined(separator: "\n")
  }
}
