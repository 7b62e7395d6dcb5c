import UIKit

/// A film as one SVG that plays in an image element: without a script, in a phone, over and over.
///
/// A *run* is a stretch of frames that are made of the same lines. All of a run's frames are one group, which is seen
/// for as long as they last; the numbers that change within it are keyframes.
struct MovingPicture {
  private let film: Film
  private let bezel = 14.0

  init(_ film: Film) { self.film = film }

  var svg: String {
    let groups = runs.enumerated().map { group($1, $0) }
    let shared = SharedLines(of: groups.map(\.lines))
    let width = Double(film.size.width) + 2 * bezel
    let height = Double(film.size.height) + 2 * bezel
    return Film.document(
      "viewBox=\"0 0 \(CGFloat(width).tenths) \(CGFloat(height).tenths)\" role=\"img\""
        + " aria-label=\"\(SVG.escaped(film.title))\"",
      drawings: [style(groups.flatMap(\.rules)), film.corners]
        + film.drawings(in: groups.flatMap { $0.lines.map(\.text) }) + shared.definitions,
      ["<g transform=\"translate(\(CGFloat(bezel).tenths) \(CGFloat(bezel).tenths))\">"]
        + ["<g clip-path=\"url(#screen)\">"] + shared.rest.flatMap { $0 } + ["</g>"]
        + phone + ["</g>"]
    )
  }

  // MARK: Runs

  /// Frames that are made of the same lines, but for numbers that can be keyframes.
  private struct Run {
    let start: Int
    var frames: [[Line]]
    var end: Int { start + frames.count }
  }

  private var runs: [Run] {
    var runs: [Run] = []
    for number in 0..<film.frameCount {
      guard let frame = film.frame(number) else { continue }
      let lines = frame.screen.map { Line($0) }
      if let first = runs.last?.frames.first, Line.areAlike(first, lines) {
        runs[runs.count - 1].frames.append(lines)
      } else {
        runs.append(Run(start: number, frames: [lines]))
      }
    }
    return runs
  }

  // MARK: Keyframes

  private func group(
    _ run: Run,
    _ number: Int
  ) -> (lines: [SharedLines.Line], rules: [String]) {
    let name = "r\(number)"
    var lines = [SharedLines.Line(text: "<g class=\"\(name)\">", isStill: false)]
    var rules = [rule(name, "step-end", seen(run))]
    for place in run.frames[0].indices {
      let courses = run.frames.map { $0[place].values }
      let moving = Line.names.filter { name in Set(courses.map { $0[name] ?? [] }).count > 1 }
      var line = run.frames[0][place].text
      if !moving.isEmpty {
        let name = "\(name)l\(place)"
        rules.append(rule(name, "linear", keyframes(of: moving, courses, from: run.start)))
        line = Line.adding("class=\"\(name)\"", before: moving, in: line)
      }
      lines.append(SharedLines.Line(text: Film.renamed(line, number), isStill: moving.isEmpty))
    }
    return (lines + [SharedLines.Line(text: "</g>", isStill: false)], rules)
  }

  private func rule(_ name: String, _ pace: String, _ keyframes: String) -> String {
    let seconds = film.seconds(film.frameCount).replacingOccurrences(of: " ", with: "")
    return ".\(name){animation:\(name) \(seconds) \(pace) infinite}@keyframes \(name){\(keyframes)}"
  }

  /// When a run is seen.
  private func seen(_ run: Run) -> String {
    let (visible, hidden) = ("{visibility:visible}", "{visibility:hidden}")
    let before = run.start == 0 ? "" : "0%" + hidden
    let after = run.end == film.frameCount ? "100%" + visible : percent(run.end) + hidden
    return before + percent(run.start) + visible + after
  }

  private func keyframes(of names: [String], _ courses: [[String: [Double]]], from start: Int)
    -> String
  {
    let rows = courses.map { course in names.flatMap { course[$0] ?? [] } }
    let precisions = names.flatMap { name in
      (courses[0][name] ?? []).indices.map { Line.precision(of: name, at: $0) }
    }
    return Self.corners(of: rows, within: precisions).map { place in
      let values = names.map { Line.declaration($0, courses[place][$0] ?? []) }
      return percent(start + place) + "{\(values.joined(separator: ";"))}"
    }.joined()
  }

  /// The places between which a course is straight.
  private static func corners(of rows: [[Double]], within precisions: [Double]) -> [Int] {
    var corners = [0]
    for place in rows.indices.dropFirst(2) {
      let start = corners[corners.count - 1]
      let isStraight = (start + 1..<place).allSatisfy { between in
        let part = Double(between - start) / Double(place - start)
        return precisions.indices.allSatisfy { slot in
          let straight = rows[start][slot] + (rows[place][slot] - rows[start][slot]) * part
          return abs(straight - rows[between][slot]) <= precisions[slot]
        }
      }
      if !isStraight { corners.append(place - 1) }
    }
    return rows.count > 1 ? corners + [rows.count - 1] : corners
  }

  private func percent(_ frame: Int) -> String {
    "\(Line.number(Double(frame) / Double(film.frameCount) * 100, scale: 100))%"
  }

  // MARK: The phone

  private func style(_ rules: [String]) -> String {
    let still = "@media (prefers-reduced-motion:reduce){*{animation-play-state:paused!important}}"
    return (["<style>"] + rules + [still, "</style>"]).joined(separator: "\n")
  }

  /// A bezel, and a status bar.
  private var phone: [String] {
    let font = "font-family=\"system-ui,sans-serif\" font-size=\"17\" font-weight=\"600\""
    let right = film.size.width
    return [
      "<text x=\"52\" y=\"36\" \(font)>9:41</text>",
      "<rect x=\"\((right - 66).tenths)\" y=\"23\" width=\"26\" height=\"13\" rx=\"4\""
        + " fill=\"none\" stroke=\"#000\" stroke-opacity=\".4\"/>",
      "<rect x=\"\((right - 64).tenths)\" y=\"25\" width=\"22\" height=\"9\" rx=\"2.5\"/>",
      "<rect x=\"-7\" y=\"-7\" width=\"\((right + 14).tenths)\""
        + " height=\"\((film.size.height + 14).tenths)\" rx=\"51\" fill=\"none\""
        + " stroke=\"#3a3a3c\" stroke-width=\"14\"/>",
    ]
  }
}

/// A line of SVG, with the numbers in it that can be keyframes.
private struct Line {
  let text: String
  /// The line without those numbers.
  let pattern: String
  /// The numbers of each attribute.
  let values: [String: [Double]]

  static let names = [
    "x", "y", "width", "height", "rx", "cx", "cy", "r", "transform", "opacity", "fill-opacity",
    "stroke-opacity", "stroke-width",
  ]

  init(_ text: String) {
    self.text = text
    var (pattern, values): (String, [String: [Double]]) = ("", [:])
    // Quotes stand around attributes and nowhere else: in texts they are escaped.
    let parts = text.components(separatedBy: "\"")
    for (place, part) in parts.enumerated() {
      let name = place % 2 == 1 ? Line.name(before: parts[place - 1]) : nil
      guard let name, Line.names.contains(name) else {
        pattern += part + "\""
        continue
      }
      pattern += "*\""
      values[name] = Line.numbers(part, isTransform: name == "transform")
    }
    self.pattern = pattern
    self.values = values
  }

  private static func name(before part: String) -> String? {
    part.hasSuffix("=") ? part.dropLast().split(separator: " ").last.map(String.init) : nil
  }

  /// A transform is a matrix, whatever it is written as.
  private static func numbers(_ value: String, isTransform: Bool) -> [Double] {
    let numbers = value.split { !($0.isNumber || $0 == "." || $0 == "-") }.compactMap { Double($0) }
    if isTransform, value.hasPrefix("translate"), numbers.count == 2 {
      return [1, 0, 0, 1] + numbers
    }
    return numbers
  }

  static func areAlike(_ lines: [Line], _ others: [Line]) -> Bool {
    lines.count == others.count
      && zip(lines, others).allSatisfy { $0.pattern == $1.pattern }
  }

  /// How far off a keyframe may be.
  static func precision(of name: String, at place: Int) -> Double {
    switch name {
    case "transform": place < 4 ? 0.002 : 0.4
    case "opacity", "fill-opacity", "stroke-opacity": 0.015
    default: 0.4
    }
  }

  /// The attribute as a property of CSS.
  static func declaration(_ name: String, _ numbers: [Double]) -> String {
    let texts = numbers.enumerated().map { place, number in
      let scale: Double = precision(of: name, at: place) < 0.1 ? 1000 : 10
      return Line.number(number, scale: scale)
    }
    switch name {
    case "transform": return "transform:matrix(\(texts.joined(separator: ",")))"
    case "opacity", "fill-opacity", "stroke-opacity": return "\(name):\(texts[0])"
    default: return "\(name):\(texts[0])px"
    }
  }

  /// A number with a few digits behind the point.
  static func number(_ number: Double, scale: Double) -> String {
    let text = "\((number * scale).rounded() / scale)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// The line with another attribute, in the element that has some.
  static func adding(_ attribute: String, before names: [String], in line: String) -> String {
    let places = names.compactMap { line.range(of: " \($0)=\"")?.lowerBound }
    guard let place = places.min() else { return line }
    return line[..<place] + " " + attribute + line[place...]
  }
}
