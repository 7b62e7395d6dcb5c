import Foundation

/// Lines of several groups of SVG, with what stands still in more than one group kept once.
struct SharedLines {
  struct Line {
    var text: String
    /// Whether nothing about it moves.
    var isStill: Bool
  }

  /// What is kept once.
  private(set) var definitions: [String] = []
  /// The lines of each group that are left, with references to what is kept.
  private(set) var rest: [[String]] = []

  init(of groups: [[Line]]) {
    let named = groups.map { namingClips(in: $0) }
    let blocks = named.map(SharedLines.blocks)
    var counts: [[String]: Int] = [:]
    for block in blocks.joined() where block.isStill { counts[block.lines, default: 0] += 1 }
    var names: [[String]: String] = [:]
    rest = blocks.map { blocks in
      blocks.flatMap { block -> [String] in
        guard block.isStill, counts[block.lines, default: 0] > 1 else { return block.lines }
        let name = names[block.lines] ?? "b\(names.count)"
        if names.updateValue(name, forKey: block.lines) == nil {
          definitions += ["<g id=\"\(name)\">"] + block.lines + ["</g>"]
        }
        return ["<use xlink:href=\"#\(name)\"/>"]
      }
    }
  }

  /// A clip that stands still is called by what it is, so that lines that refer to it are the same in each group.
  private mutating func namingClips(in lines: [Line]) -> [Line] {
    var names: [(old: String, new: String)] = []
    var left: [Line] = []
    for line in lines {
      let parts = line.text.components(separatedBy: "\"")
      guard line.isStill, parts.count > 2, parts[0] == "<clipPath id=" else {
        left.append(line)
        continue
      }
      let shape = ["<clipPath id=", "*"] + parts.dropFirst(2)
      let place = clips.firstIndex(of: shape) ?? clips.count
      let name = "c\(place)"
      if place == clips.count {
        clips.append(shape)
        definitions.append((["<clipPath id=", name] + parts.dropFirst(2)).joined(separator: "\""))
      }
      names.append((parts[1], name))
    }
    return left.map { line in
      var line = line
      for name in names {
        line.text = line.text.replacingOccurrences(
          of: "url(#\(name.old))",
          with: "url(#\(name.new))"
        )
      }
      return line
    }
  }

  private var clips: [[String]] = []

  /// Stretches of elements that stand still with all that is in them, and the lines between them.
  private static func blocks(of lines: [Line]) -> [(lines: [String], isStill: Bool)] {
    var blocks: [(lines: [String], isStill: Bool)] = []
    var place = 0
    while place < lines.count {
      let element = element(at: place, in: lines)
      let isStill =
        !lines[place].text.hasPrefix("</") && element.allSatisfy { lines[$0].isStill }
      let taken = isStill ? element : place..<place + 1
      let texts = lines[taken].map(\.text)
      if isStill, blocks.last?.isStill == true {
        blocks[blocks.count - 1].lines += texts
      } else {
        blocks.append((texts, isStill))
      }
      place = taken.upperBound
    }
    return blocks
  }

  /// The lines of an element from where it opens to where it closes; of a line that only closes, itself.
  private static func element(at start: Int, in lines: [Line]) -> Range<Int> {
    var depth = 0
    for place in start..<lines.count {
      let text = lines[place].text
      if text.hasPrefix("</") { depth -= 1 } else if !text.contains("/") { depth += 1 }
      if depth <= 0 { return start..<place + 1 }
    }
    return start..<start + 1
  }
}
