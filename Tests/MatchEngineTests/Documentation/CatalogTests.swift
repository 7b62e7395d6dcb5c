#if canImport(UIKit)
import Foundation
import MatchEngine
import MatchEngineTestSupport
import Testing

/// Every example in the layer's documentation and in the README is compiled.
@Suite struct CatalogTests {
  let catalog = Catalog("Sources/MatchEngine", "README.md")

  @Test func `every example is compiled, and run by a test`() throws {
    #expect(try catalog.examples().count > 25)
    let page = try Catalog.page("Your own screens").lines
    for example in try catalog.examples(outside: "Tests/MatchEngineTests")
    where example.lines != page {
      Issue.record("\(example.origin) is in no test: \(example.lines)")
    }
  }

  @Test func `every public type, and all added to UIKit's types, is on the front page`() throws {
    let page = try Catalog.article("MatchEngine", of: "MatchEngine")
    let types = try catalog.publicTypes()
    #expect(types.count > 5)
    for type in types { #expect(page.contains("\n- ``\(type)``\n"), "\(type)") }
    let additions = try additions()
    #expect(additions.count > 10)
    for name in additions {
      #expect(page.contains("/\(name)``\n") || page.contains("/\(name)("), "\(name)")
    }
  }

  /// The names of what the layer adds to types that are not its own.
  private func additions() throws -> [String] {
    var names: [String] = []
    var isAddition = false
    for line in try catalog.code() {
      if line.hasPrefix("extension ") || line.hasPrefix("}") {
        isAddition = line.hasPrefix("extension UI")
      }
      guard isAddition, line.hasPrefix("  "), !line.hasPrefix("   ") else { continue }
      let words = line.split { !$0.isLetter }
      if let open = words.firstIndex(of: "public"),
        let kind = words.firstIndex(where: { $0 == "var" || $0 == "func" }), kind > open
      {
        names += words.dropFirst(kind + 1).prefix(1).map { String($0) }
      }
    }
    return names
  }
}

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
    let code = try Catalog("Tests/Benchmarks").code().joined(separator: "\n")
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

  @Test func `every article to which README and CONTRIBUTING lead is there`() throws {
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

/// The table of the article on when to set IDs says what tests show.
@Suite struct MeanwhileTableTests {
  /// The beginning of each row, and the tests that show it.
  private let shownBy: [(row: String, tests: [String])] = [
    ("an ID is set in `viewWillAppear(_:)`, and it is the only", ["WhenToSetIDsTests.lateAlone"]),
    (
      "a list or a `UIHostingController` was never",
      ["WhenToSetIDsTests.unseenList", "LateIDTests.withoutPairs", "HostedScreenTests.arrives"]
    ),
    ("an ID is set in `viewWillAppear(_:)`, beside", ["WhenToSetIDsTests.lateBesideAnother"]),
    (
      "an ID is set in mid-flight",
      ["WhenToSetIDsTests.inFlight", "LayoutInFlightTests.pairedLate"]
    ),
    ("an ID moves to another view", ["HoleTests.noHole"]),
    (
      "a view that flies loses its ID",
      ["HoleTests.noHole", "LayoutInFlightTests.targetRemoved"]
    ),
    (
      "a list is reloaded, or a snapshot is applied, between",
      ["ChangingListTests.gestures", "LateIDTests.reloaded"]
    ),
    (
      "a list is reloaded, or a snapshot is applied, in mid-flight",
      ["ChangingListTests.reloaded", "ChangingListTests.applied", "ChangingListTests.left"]
    ),
    ("a cell is used again |", ["WrongCellTests.reused", "WhenToSetIDsTests.filled"]),
    (
      "a cell is used again in mid-flight",
      ["ReuseInFlightTests.law", "ReuseInFlightTests.atOnce", "ReuseInFlightTests.newHolder"]
    ),
    ("a view that flies is faded", ["FadesInFlightTests.law", "ReuseInFlightTests.crossFaded"]),
    ("a view that flies is scaled down", ["PressedTests.leaves", "PressedTests.first"]),
    ("an image arrives late", ["KindTests.lateImage"]),
    ("an image takes the place", ["WhenToSetIDsTests.replaced"]),
    ("another screen is presented", ["OneCopyTests.once"]),
    ("the appearance turns dark", ["UserSettingTests.dark"]),
    ("the device is rotated", ["ResizedTests.turned"]),
    ("the app goes to the background", ["SceneTests.ended", "SceneTests.early"]),
  ]

  private func rows() throws -> [String] {
    try Catalog.article("WhenToSetIDs", of: "MatchEngine").components(separatedBy: "\n")
      .filter { $0.hasPrefix("| ") && $0 != "| If | Then | So |" }.map { String($0.dropFirst(2)) }
  }

  @Test func `every row is shown by a test, and every test that is named exists`() throws {
    let rows = try rows()
    for row in rows {
      #expect(shownBy.count { row.hasPrefix($0.row) } == 1, "\(row)")
    }
    #expect(rows.count == shownBy.count)
    let suites = try ReliabilityTests.suites.get()
    for test in shownBy.flatMap(\.tests) {
      let parts = test.split(separator: ".").map { String($0) }
      #expect(parts.count == 2 && suites[parts[0]]?.contains(parts[1]) == true, "\(test)")
    }
  }
}

/// The articles on moving from Hero and from the system's zoom, and the five tasks, show on the right what a test runs.
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

  @Test(arguments: [("MovingFromHero", 25), ("MovingFromZoom", 10), ("BesideOthers", 15)])
  func `every line on the right is run by a test`(article: String, count: Int) throws {
    let tests = try Catalog("Tests/MatchEngineTests").code().joined(separator: "\n")
    let replacements = try replacements(in: article)
    #expect(replacements.count >= count)
    for code in replacements {
      #expect(tests.contains(code), "\(article) shows what no test runs: \(code)")
    }
  }

  @Test func `the five tasks take as many lines as they say`() throws {
    let lines = try Catalog.article("BesideOthers", of: "MatchEngine").components(separatedBy: "\n")
    let tasks = lines.drop { $0 != "## Five tasks" }.filter { $0.contains("<br>") }
    #expect(tasks.count == 5)
    for task in tasks {
      let count = task.prefix { $0 != "`" }.filter(\.isNumber)
      #expect(Int(count) == task.components(separatedBy: "<br>").count, "\(task)")
    }
  }
}
#endif
