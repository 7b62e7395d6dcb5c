#if canImport(UIKit)
import Foundation
import MatchEngine
import MatchEngineTestSupport
import Testing

/// The articles on moving from Hero and from the system's zoom show on the right what a test runs.
@Suite struct MovingTests {
  /// The code in the second column of an article's tables of code.
  private func replacements(in article: String) throws -> [String] {
    let lines = try Catalog.article(article, of: "MatchEngine").components(separatedBy: "\n")
    var isCode = false
    return lines.flatMap { line in
      let cells = line.components(separatedBy: " | ")
      if line.hasPrefix("| ") && line.hasSuffix(" | MatchEngine |") { isCode = true }
      if line.isEmpty { isCode = false }
      guard isCode, cells.count == 2 else { return [String]() }
      let parts = cells[1].components(separatedBy: "`").enumerated()
      return parts.filter { $0.offset % 2 == 1 }.map(\.element)
    }
  }

  @Test(arguments: [("MovingFromHero", 25), ("MovingFromZoom", 10)])
  func `every line on the right is run by the article's tests`(article: String, count: Int) throws {
    let tests = try Catalog.text(of: "Tests/MatchEngineTests/Documentation/\(article)Tests.swift")
    let replacements = try replacements(in: article)
    #expect(replacements.count >= count)
    for code in replacements {
      #expect(tests.contains(code), "\(article) shows what no test runs: \(code)")
    }
  }
}
#endif
