import UIKit

/// What a page costs while it is touched over loopback, measured by a visitor that taps, swipes and pulls.
@MainActor struct LiveFigures {
  private let bench: LiveBench
  private let visitor: LiveVisitor
  /// Of the frames in which something flew.
  private var bytes: [Double] = []
  private var milliseconds: [Double] = []
  /// From a move of the finger to the frame that shows it.
  private var delays: [Double] = []

  static let mostBytes = 20_000.0
  static let mostMilliseconds = 4.0
  static let mostFrames = 2.0

  /// Why nothing was measured.
  struct Failure: Error { let text: String }

  /// A visitor of a page that shows a navigation with a list.
  init(_ bench: LiveBench) throws {
    guard let visitor = LiveVisitor(bench.server) else { throw Failure(text: "nobody answers") }
    (self.bench, self.visitor) = (bench, visitor)
  }

  /// Measures for some seconds, up to three times where a bound was missed: noise only ever adds.
  ///
  /// Says what was found, and whether it is within its bounds.
  mutating func measure() -> (text: String, isKept: Bool) {
    bench.handOver()
    var result = measureOnce()
    for _ in 0..<2 where !result.isKept {
      (bytes, milliseconds, delays) = ([], [], [])
      result = measureOnce()
    }
    bench.end()
    return result
  }

  private mutating func measureOnce() -> (text: String, isKept: Bool) {
    go(0.5)
    for row in 0..<2 {
      let y = Double(220 + row * 108)
      tap(100, y)
      go(1.2)
      swipe(from: (2, 400), by: (row % 2 == 0 ? 6 : 2, 0.5))
      go(1.2)
      if row % 2 == 1 { pull() }
    }
    let rows = [
      row("bytes for a frame of a flight", bytes, "B", LiveFigures.mostBytes),
      row("process time for it", milliseconds, "ms", LiveFigures.mostMilliseconds),
      row("from a move to its frame", delays, "frames", LiveFigures.mostFrames),
    ]
    return (rows.map(\.0).joined(separator: "\n"), rows.allSatisfy(\.1))
  }

  private func row(
    _ name: String,
    _ values: [Double],
    _ unit: String,
    _ most: Double
  ) -> (String, Bool) {
    let sorted = values.sorted()
    func quantile(_ part: Double) -> Double {
      sorted.isEmpty ? .infinity : sorted[min(sorted.count - 1, Int(Double(sorted.count) * part))]
    }
    func words(_ value: Double) -> String { String(format: value < 100 ? "%.2f" : "%.0f", value) }
    let (middle, high) = (quantile(0.5), quantile(0.95))
    let name = name.padding(toLength: 30, withPad: " ", startingAt: 0)
    let text = "\(name) p50 \(words(middle)) \(unit), p95 \(words(high)) \(unit), ≤ \(words(most))"
    return ("\(text) \(high <= most ? "ok" : "MISSED") (\(values.count))", high <= most)
  }

  private mutating func go(_ seconds: Double) {
    let end = WebServer.now + seconds
    while WebServer.now < end { frame() }
  }

  /// One turn; true if a picture came.
  @discardableResult private mutating func frame() -> Bool {
    let start = LiveFigures.processTime
    bench.pass(waiting: true)
    let cost = LiveFigures.processTime - start
    let messages = visitor.messages()
    let isPicture = messages.contains { $0.contains("\"shot\":") }
    if isPicture, bench.news.flights != "[]" {
      bytes.append(Double(messages.reduce(0) { $0 + $1.utf8.count }))
      milliseconds.append(cost * 1000)
    }
    return isPicture
  }

  private mutating func tap(_ x: Double, _ y: Double) {
    visitor.say("down \(LiveFigures.clock) 0 \(x) \(y)")
    go(0.08)
    visitor.say("up \(LiveFigures.clock) 0")
  }

  /// Moves a finger some forty times, each when the last move has been seen.
  private mutating func swipe(from start: (x: Double, y: Double), by step: (x: Double, y: Double)) {
    visitor.say("down \(LiveFigures.clock) 0 \(start.x) \(start.y)")
    go(0.05)
    for count in 1...40 {
      let (x, y) = (start.x + step.x * Double(count), start.y + step.y * Double(count))
      let said = WebServer.now
      visitor.say("move \(LiveFigures.clock) 0 \(x) \(y)")
      while !frame(), WebServer.now < said + 0.5 {}
      delays.append((WebServer.now - said) * 60)
      // The next move comes at any time of a frame.
      go(Double(count * 7 % 16) / 1000)
    }
    visitor.say("up \(LiveFigures.clock) 0")
  }

  private mutating func pull() {
    swipe(from: (196, 300), by: (-1, 5))
    go(1.2)
  }

  private static var clock: String { String(format: "%.2f", WebServer.now * 1000) }

  /// Seconds of processor time so far.
  private static var processTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
