import UIKit

extension Film {
  /// One frame as an SVG document; nil where the film has no such frame.
  func still(_ number: Int) -> String? {
    guard let lines = frame(number)?.screen else { return nil }
    let size = size(in: number)
    let view = "viewBox=\"0 0 \(size.width.tenths) \(size.height.tenths)\""
    return Film.document("\(Film.box(size)) \(view)", drawings: drawings(in: lines), lines)
  }

  static func document(_ attributes: String, drawings: [String], _ lines: [String]) -> String {
    let names = "xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\""
    let defs = drawings.isEmpty ? [] : ["<defs>"] + drawings + ["</defs>"]
    let all = ["<svg \(names) version=\"1.1\" \(attributes)>"] + defs + lines + ["</svg>"]
    return all.map { "\($0)\n" }.joined()
  }

  /// A size as attributes.
  static func box(_ size: CGSize) -> String {
    "width=\"\(size.width.tenths)\" height=\"\(size.height.tenths)\""
  }

  /// The round corners of a screen.
  var corners: String { "<clipPath id=\"screen\"><rect \(Film.box(size)) rx=\"44\"/></clipPath>" }

  /// A line of one of several frames beside one another: its own definitions get names that are no other frame's.
  static func renamed(_ line: String, _ number: Int) -> String {
    line.replacingOccurrences(of: " id=\"f", with: " id=\"m\(number)f")
      .replacingOccurrences(of: "=\"url(#f", with: "=\"url(#m\(number)f")
  }

  /// The definitions that some lines refer to, and those that these refer to.
  func drawings(in lines: [String]) -> [String] {
    var wanted: Set<Int> = []
    var open = lines
    while let text = open.popLast() {
      for number in Film.references(in: text) where wanted.insert(number).inserted {
        open.append(drawings[number])
      }
    }
    return wanted.sorted().map { drawings[$0] }
  }

  /// The drawings are called `p1`, `p2` and so on; where a text has such words, quotes are escaped.
  private static func references(in text: String) -> [Int] {
    ["=\"#p", "=\"url(#p"].flatMap { sign in
      text.components(separatedBy: sign).dropFirst().compactMap { rest in
        Int(rest.prefix { $0.isNumber }).map { $0 - 1 }
      }
    }
  }
}
