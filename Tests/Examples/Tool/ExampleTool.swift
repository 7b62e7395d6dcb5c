import Foundation

/// Puts the examples of the documentation into the tests that run them.
///
/// A test file says `// example:` and a line of an example. The shortest example with that line is compiled in its
/// place, and an error in it is shown where it was written.
@main struct ExampleTool {
  let examples: [Example]
  var used: Set<[String]> = []

  static func main() throws {
    // A folder for what is written, tests, documents, and other programs that hold examples.
    let parts = CommandLine.arguments.dropFirst().split { $0.hasPrefix("--") }.map(Array.init)
    guard parts.count == 3, let folder = parts[0].first else { return }
    var tool = ExampleTool(examples: try parts[1].flatMap(Example.all))
    for test in parts[0].dropFirst() {
      let name = URL(fileURLWithPath: test).lastPathComponent
      try write(try tool.filled(test), to: "\(folder)/Compiled\(name)")
    }
    let programs = try parts[2].map { code(try readLines(of: $0)) }
    let left = tool.examples.filter { example in
      !tool.used.contains(example.lines) && !programs.contains { $0.contains(code(example.lines)) }
    }
    let list = "let examplesWithoutTest: [String] = \(left.map { $0.origin })"
    try write(
      "/// The examples that no test runs.\n\(list)\n",
      to: "\(folder)/ExamplesWithoutTest.swift"
    )
  }

  /// A file of tests with the examples in the places that it keeps for them.
  private mutating func filled(_ file: String) throws -> String {
    var text = [location(file, 1)]
    for (index, line) in try readLines(of: file).enumerated() {
      let parts = line.components(separatedBy: "// example: ")
      guard parts.count == 2 else {
        text.append(line)
        continue
      }
      guard let example = Example.shortest(of: examples.filter { $0.has(parts[1]) }) else {
        print(
          "\(file):\(index + 1): error: no example has this line, or several have it: \(parts[1])"
        )
        exit(1)
      }
      used.insert(example.lines)
      text.append(location(example.file, example.line))
      text += example.lines.map { $0.isEmpty ? "" : parts[0] + $0 }
      text.append(location(file, index + 2))
    }
    return text.joined(separator: "\n")
  }

  private func location(_ file: String, _ line: Int) -> String {
    "#sourceLocation(file: \"\(file)\", line: \(line))"
  }

  /// Writes a text only where it differs, so that nothing is compiled again for it.
  private static func write(_ text: String, to file: String) throws {
    if (try? String(contentsOfFile: file, encoding: .utf8)) == text { return }
    try text.write(toFile: file, atomically: true, encoding: .utf8)
  }
}
