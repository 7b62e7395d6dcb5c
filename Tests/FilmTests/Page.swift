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

  /// Where its contact sheet is kept.
  var golden: URL {
    URL(fileURLWithPath: "\(#filePath)/../Golden/\(command.name).svg").standardizedFileURL
  }
}
