import Foundation

@testable import Films

/// What a browser makes of what it is told: the lines that it draws.
struct Viewer {
  private struct News: Decodable {
    var take: Int?
    var drawings: [String]?
    var patterns: [[String]]?
    var scenes: [[Int]]?
    var shot: [Double]?
    var flights: [Flight]?
    var refused: String?
    var resting: Bool?
    var size: [Double]?
  }

  struct Flight: Decodable {
    var phase: String
    var fraction: Double
    var velocity: Double
  }

  private(set) var drawings: [String] = []
  private(set) var flights: [Flight] = []
  private(set) var refused: String?
  private(set) var rests = false
  private(set) var size: [Double] = []
  private(set) var shots = 0
  private(set) var bytes = 0
  private var patterns: [[String]] = []
  private var scenes: [[Int]] = []
  private var scene = -1
  private var numbers: [Double] = []

  mutating func hear(_ messages: [String]) throws {
    for message in messages {
      bytes += message.utf8.count
      let news = try JSONDecoder().decode(News.self, from: Data(message.utf8))
      if news.take != nil { (drawings, patterns, scenes) = ([], [], []) }
      drawings += news.drawings ?? []
      patterns += news.patterns ?? []
      scenes += news.scenes ?? []
      flights = news.flights ?? flights
      refused = news.refused ?? refused
      rests = news.resting ?? rests
      size = news.size ?? size
      if let shot = news.shot { draw(shot) }
    }
  }

  private mutating func draw(_ shot: [Double]) {
    shots += 1
    let rest = shot.dropFirst(2)
    if shot[1] >= 0 {
      (scene, numbers) = (Int(shot[1]), Array(rest))
    } else {
      for place in stride(from: rest.startIndex, to: rest.endIndex, by: 2) {
        numbers[Int(rest[place])] = rest[place + 1]
      }
    }
  }

  /// The lines of the screen, with their numbers as short as they go.
  var lines: [String] {
    guard scene >= 0 else { return [] }
    var next = 0
    return scenes[scene].map { number in
      let parts = patterns[number]
      return parts.dropFirst().reduce(parts[0]) { text, part in
        defer { next += 1 }
        return text + Viewer.text(numbers[next]) + part
      }
    }
  }

  static func text(_ number: Double) -> String {
    number == number.rounded() ? "\(Int(number))" : "\(number)"
  }
}
