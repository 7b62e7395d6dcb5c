import Foundation
import MatchEngineTestSupport

/// A page of the playground.
struct Page: Sendable, CustomStringConvertible {
  let title: String

  /// All of them, as they lie in the playground.
  static let all = Catalog.files(in: ["Playgrounds/MatchEngine.playground/Pages"], "swift").map {
    file in
    Page(title: file.components(separatedBy: "/")[3].components(separatedBy: ".")[0])
  }

  /// The command that plays it: "Photo morph" is `PhotoMorph`.
  var command: Command {
    let words = title.filter { $0.isLetter || $0 == " " }.split(separator: " ")
    return Command(name: words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined())
  }

  var description: String { title }

  /// The pictures of its contact sheet in the articles of both modules.
  func pictures(isDark: Bool) -> [URL] {
    let name = "\(command.name)\(isDark ? "~dark" : "").svg"
    let repository = URL(fileURLWithPath: "\(#filePath)/../../..").standardizedFileURL
    return Catalog.files(in: ["Sources"], "svg").filter { $0.hasSuffix("/\(name)") }
      .map { repository.appendingPathComponent($0) }
  }
}
