import Foundation

/// The documentation of the core as it stands in the repository, and the code that shows it compiles.
enum Catalogue {
  /// A run of lines, without their indentation, and where it was found.
  struct Block {
    var origin: String
    var lines: [String]
  }

  static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  static let sources = tests.appendingPathComponent("../../../Sources/MatchEngineCore")
    .standardizedFileURL

  /// Everything of the catalogue and of the doc comments that is fenced as Swift.
  static func examples() throws -> [Block] {
    try files(in: sources, "md").flatMap { blocks(of: try lines(of: $0), "```swift", "```", $0) }
      + files(in: sources, "swift").flatMap {
        blocks(of: try comments(of: $0), "```swift", "```", $0)
      }
  }

  /// Everything between markers in the files beside this one, which the compiler has seen.
  static func snippets() throws -> [Block] {
    try files(in: tests, "swift").flatMap {
      blocks(of: try lines(of: $0), "// snippet", "// end", $0)
    }
  }

  /// The whole text of one article.
  static func article(_ name: String) throws -> String {
    let folder = sources.appendingPathComponent("MatchEngineCore.docc")
    return try String(contentsOf: folder.appendingPathComponent(name + ".md"), encoding: .utf8)
  }

  /// The names of the types that stand in no other and that everybody sees.
  static func publicTypes() throws -> [String] {
    let openings = ["public struct ", "public enum ", "public final class ", "public protocol "]
    return try files(in: sources, "swift").flatMap { file in
      let text = try String(contentsOf: file, encoding: .utf8)
      return text.components(separatedBy: "\n").compactMap { line in
        openings.first { line.hasPrefix($0) }.map { opening in
          String(line.dropFirst(opening.count).prefix { $0.isLetter || $0.isNumber })
        }
      }
    }
  }

  private static func files(in folder: URL, _ suffix: String) -> [URL] {
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let urls = all?.compactMap { $0 as? URL } ?? []
    return urls.filter { $0.pathExtension == suffix }.sorted { $0.path < $1.path }
  }

  private static func lines(of file: URL) throws -> [String] {
    try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }

  private static func comments(of file: URL) throws -> [String] {
    try lines(of: file).filter { $0.hasPrefix("///") }
      .map { $0.dropFirst(3).trimmingCharacters(in: .whitespaces) }
  }

  private static func blocks(
    of lines: [String],
    _ opening: String,
    _ closing: String,
    _ file: URL
  ) -> [Block] {
    var blocks: [Block] = []
    var open: Block?
    for (number, line) in lines.enumerated() {
      if line == opening {
        open = Block(origin: "\(file.lastPathComponent):\(number + 1)", lines: [])
      } else if line == closing {
        if let open { blocks.append(open) }
        open = nil
      } else {
        open?.lines.append(line)
      }
    }
    return blocks
  }
}
