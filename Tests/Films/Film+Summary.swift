import MatchEngine
import UIKit

extension Film {
  /// What was filmed and what was paired, in a few lines for each flight.
  var summary: String {
    let count = "\(flights.count) \(flights.count == 1 ? "flight" : "flights")"
    let head = "\(title): \(count), \(frameCount) frames, \(seconds(frameCount))"
    let parts = flights.enumerated().map { place, flight in
      let span = "from \(seconds(flight.start)) to \(seconds(flight.end))"
      let lines = flight.report.map { "\n\($0)" } ?? ""
      return "Flight \(place + 1), \(span)\(lines)".replacingOccurrences(of: "\n", with: "\n  ")
    }
    return ([head] + parts).joined(separator: "\n\n")
  }

  /// The time of a frame, in words.
  func seconds(_ frame: Int) -> String {
    let hundredths = Int((Double(frame) / Double(framesPerSecond) * 100).rounded())
    let digits = hundredths % 100
    return "\(hundredths / 100).\(digits < 10 ? "0" : "")\(digits) s"
  }
}
