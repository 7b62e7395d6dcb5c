import UIKit

/// What a browser tells: a few words on a line, checked before anybody sees them.
///
///     move 1530.5 1 120 300 2 273 552     two fingers are elsewhere, by the browser's clock
///     pace 10                             a tenth of the speed
enum LiveMessage: Equatable {
  case down([Spot], time: Double)
  case move([Spot], time: Double)
  case up([Int], time: Double)
  /// The system takes the fingers away.
  case cancel(time: Double)
  case wheel(at: CGPoint, by: CGVector, time: Double)
  case type(String)
  case erase
  case enter
  /// Escape: goes back by one screen.
  case back
  /// The browser is still there.
  case here
  case pace(Int)
  case pause(Bool)
  case step
  case skip
  case phone(PhoneModel)
  case turned(Bool)
  case dark(Bool)
  /// The browser is dark, for as long as nobody has chosen.
  case prefersDark(Bool)
  case motion(reduced: Bool)
  case rightToLeft(Bool)
  case timing(LiveTiming)

  /// A finger and where it is.
  struct Spot: Equatable {
    var finger: Int
    var point: CGPoint
  }

  static let mostFingers = 10
  static let longestText = 200

  /// Reads a line; nil if it is none.
  init?(_ line: String) {
    var words = Words(line)
    guard let name = words.next(), let message = LiveMessage.read(name, &words),
      message.isLong || words.isEmpty
    else { return nil }
    self = message
  }

  /// Whether what follows the first word is taken as it is.
  private var isLong: Bool { if case .type = self { true } else { false } }

  private static func read(_ name: String, _ words: inout Words) -> LiveMessage? {
    switch name {
    case "down": return words.time().flatMap { time in words.spots().map { .down($0, time: time) } }
    case "move": return words.time().flatMap { time in words.spots().map { .move($0, time: time) } }
    case "up": return words.time().flatMap { time in words.fingers().map { .up($0, time: time) } }
    case "cancel": return words.time().map { .cancel(time: $0) }
    case "wheel": return wheel(&words)
    case "type": return words.text().map { .type($0) }
    case "erase": return .erase
    case "enter": return .enter
    case "back": return .back
    case "here": return .here
    case "step": return .step
    case "skip": return .skip
    case "pace":
      return words.whole().flatMap { LiveClock.slownesses.contains($0) ? .pace($0) : nil }
    case "timing":
      guard let duration = words.length(), let bounce = words.length(), let arc = words.length()
      else { return nil }
      return .timing(LiveTiming(duration: duration, bounce: bounce, arc: arc))
    case "phone": return words.next().flatMap { PhoneModel(rawValue: $0) }.map { .phone($0) }
    default: return words.isOn().flatMap { choice(name, $0) }
    }
  }

  private static func choice(_ name: String, _ isOn: Bool) -> LiveMessage? {
    switch name {
    case "pause": .pause(isOn)
    case "turned": .turned(isOn)
    case "dark": .dark(isOn)
    case "prefers-dark": .prefersDark(isOn)
    case "motion": .motion(reduced: isOn)
    case "rtl": .rightToLeft(isOn)
    default: nil
    }
  }

  private static func wheel(_ words: inout Words) -> LiveMessage? {
    guard let time = words.time(), let x = words.length(), let y = words.length(),
      let dx = words.length(), let dy = words.length()
    else { return nil }
    return .wheel(at: CGPoint(x: x, y: y), by: CGVector(dx: dx, dy: dy), time: time)
  }
}

/// The words of a line, one after another.
private struct Words {
  private var rest: Substring

  init(_ line: String) { rest = line[...] }

  var isEmpty: Bool { rest.isEmpty }

  mutating func next() -> String? {
    guard !rest.isEmpty else { return nil }
    let end = rest.firstIndex(of: " ") ?? rest.endIndex
    let word = rest[..<end]
    rest = end == rest.endIndex ? "" : rest[rest.index(after: end)...]
    return String(word)
  }

  mutating func whole() -> Int? { next().flatMap { $0.utf8.count < 6 ? Int($0) : nil } }

  /// A number of points: finite, and no farther than any screen.
  mutating func length() -> Double? { number(upTo: 1e5) }

  /// Milliseconds.
  mutating func time() -> Double? { number(upTo: 1e12).flatMap { $0 >= 0 ? $0 : nil } }

  private mutating func number(upTo limit: Double) -> Double? {
    guard let word = next(), word.utf8.count <= 24, let value = Double(word), value.isFinite,
      abs(value) <= limit
    else { return nil }
    return value
  }

  mutating func isOn() -> Bool? {
    switch next() {
    case "on": true
    case "off": false
    default: nil
    }
  }

  private mutating func finger() -> Int? { whole().flatMap { (0..<1000).contains($0) ? $0 : nil } }

  mutating func fingers() -> [Int]? {
    var fingers: [Int] = []
    while !isEmpty {
      guard let finger = finger(), fingers.count < LiveMessage.mostFingers else { return nil }
      fingers.append(finger)
    }
    return fingers.isEmpty || Set(fingers).count < fingers.count ? nil : fingers
  }

  mutating func spots() -> [LiveMessage.Spot]? {
    var spots: [LiveMessage.Spot] = []
    while !isEmpty {
      guard let finger = finger(), let x = length(), let y = length(),
        spots.count < LiveMessage.mostFingers
      else { return nil }
      spots.append(LiveMessage.Spot(finger: finger, point: CGPoint(x: x, y: y)))
    }
    return spots.isEmpty || Set(spots.map(\.finger)).count < spots.count ? nil : spots
  }

  /// All that is left.
  mutating func text() -> String? {
    defer { rest = "" }
    let isPlain = rest.unicodeScalars.allSatisfy { $0.value >= 32 && $0.value != 127 }
    return rest.isEmpty || rest.utf8.count > LiveMessage.longestText || !isPlain
      ? nil : String(rest)
  }
}
