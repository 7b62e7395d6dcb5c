#if canImport(UIKit)
import Foundation
import MatchEngineTestSupport
import Testing

/// What the first pages say in figures can be printed, and the README is short.
@Suite struct FiguresTests {
  /// The rows of the article's first table, each with its row, figure, floor, ratio, budget and what is measured.
  private func rows() throws -> [[String]] {
    try Catalog.article("Figures", of: "MatchEngine").components(separatedBy: "\n")
      .filter { $0.hasPrefix("| ") && $0.hasSuffix(" |") }
      .map { $0.dropFirst(2).dropLast(2).components(separatedBy: " | ") }
      .filter { $0.count == 6 && $0[0] != "row" }
  }

  private func number(_ cell: String) -> Double? {
    cell.split(separator: " ").lazy.compactMap { Double($0) }.first
  }

  @Test func `every row is one that the benchmarks print, in their words`() throws {
    let code = try Catalog("Tests/Benchmarks/Sources").code().joined(separator: "\n")
    let rows = try rows()
    #expect(rows.count > 5)
    for row in rows {
      #expect(code.contains("\"\(row[0])\""), "no row is called \(row[0])")
      #expect(code.contains("\"\(row[5])\""), "no row measures \(row[5])")
    }
  }

  @Test func `every ratio is that of figure and floor, and every budget is kept`() throws {
    for row in try rows() {
      let figure = try #require(number(row[1]))
      let ratio = number(row[3])
      if let floor = number(row[2]), let ratio {
        #expect(abs(figure / floor - ratio) < 0.05 * ratio, "\(row)")
      }
      if let budget = number(row[4]) { #expect(ratio ?? figure <= budget, "\(row)") }
    }
  }

  @Test func `the README is read in three minutes`() throws {
    let lines = try Catalog.text(of: "README.md").components(separatedBy: "\n")
    #expect(lines.count <= 151)
  }

  @Test("every article to which the README and the guide for contributors lead is there")
  func links() throws {
    for page in ["README.md", ".github/CONTRIBUTING.md"] {
      let text = try Catalog.text(of: page)
      let targets = text.components(separatedBy: "](").dropFirst().map { $0.prefix { $0 != ")" } }
      for target in targets where target.hasSuffix(".md") && !target.contains(":") {
        let path = page == "README.md" ? String(target) : ".github/\(target)"
        #expect(throws: Never.self, "\(page) leads to \(path)") { _ = try Catalog.text(of: path) }
      }
    }
  }
}
#endif
