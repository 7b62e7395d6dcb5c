import Foundation

/// A page of the playground.
struct Page: Sendable, CustomStringConvertible {
  let title: String

  /// All of them, as they lie in the playground.
  static let all: [Page] = {
    let pages = package.appendingPathComponent("Playgrounds/MatchEngine.playground/Pages")
    let names = try? FileManager.default.contentsOfDirectory(atPath: pages.path)
    return (names ?? []).sorted().filter { $0.hasSuffix(".xcplaygroundpage") }.map {
      Page(title: String($0.dropLast(".xcplaygroundpage".count)))
    }
  }()

  /// The command that plays it: "Photo morph" is `PhotoMorph`.
  var command: Command {
    let words = title.filter { $0.isLetter || $0 == " " }.split(separator: " ")
    return Command(name: words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined())
  }

  var description: String { title }

  /// Where its contact sheet is kept.
  var golden: URL {
    tests.appendingPathComponent("Golden/\(command.name).svg")
  }

  private var tests: URL { URL(fileURLWithPath: #filePath).deletingLastPathComponent() }

  private static var package: URL {
    (0..<3).reduce(URL(fileURLWithPath: #filePath)) { folder, _ in
      folder.deletingLastPathComponent()
    }
  }
}
