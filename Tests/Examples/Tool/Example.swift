import Foundation

/// An example of the documentation, and where it stands.
struct Example {
  var file: String
  var line: Int
  var lines: [String] = []

  var origin: String { "\(URL(fileURLWithPath: file).lastPathComponent):\(line)" }

  func has(_ line: String) -> Bool {
    lines.contains { $0.trimmingCharacters(in: .whitespaces) == line }
  }

  /// The examples of an article, or of the comments in a source file.
  static func all(in file: String) throws -> [Example] {
    let mark = file.hasSuffix(".swift") ? "/// " : ""
    var (examples, open): ([Example], Example?) = ([], nil)
    for (index, line) in try readLines(of: file).enumerated() {
      let line = mark.isEmpty ? line[...] : line.drop { $0 == " " }
      let text = line.hasPrefix(mark) ? String(line.dropFirst(mark.count)) : ""
      if text == "```swift" {
        open = Example(file: file, line: index + 2)
      } else if text == "```" {
        if let open, !open.lines.isEmpty { examples.append(open) }
        open = nil
      } else if open?.lines.isEmpty == true, text.isEmpty || text.hasPrefix("import ") {
        open?.line += 1  // The tests have their own imports.
      } else {
        open?.lines.append(text)
      }
    }
    return examples
  }

  /// The shortest of some examples, if there is one.
  static func shortest(of examples: [Example]) -> Example? {
    let shortest = examples.min { $0.lines.count < $1.lines.count }
    let others = examples.filter { $0.lines != shortest?.lines }
    return others.contains { $0.lines.count == shortest?.lines.count } ? nil : shortest
  }
}

func readLines(of file: String) throws -> [String] {
  try String(contentsOfFile: file, encoding: .utf8).components(separatedBy: "\n")
}

/// The lines of a program, without what may differ where they are shown.
func code(_ lines: [String]) -> String {
  lines.map { $0.trimmingCharacters(in: .whitespaces) }
    .filter { !$0.isEmpty && !$0.hasPrefix("//:") }.joined(separator: "\n")
}
