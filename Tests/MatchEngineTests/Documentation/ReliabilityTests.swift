#if canImport(UIKit)
import Foundation
import MatchEngine
import MatchEngineTestSupport
import Testing

/// The table of known failures says what the tests show, and leaves nothing out.
@Suite struct ReliabilityTests {
  /// The tests of every suite, by the name of its type.
  static let suites = Result { suites(in: try Catalog("Tests").code()) }
  private let rows: [[String]]
  private let suites: [String: Set<String>]

  init() throws {
    // What hunts have found is another table.
    let failures = try Catalog.article("KnownFailures", of: "MatchEngine")
      .components(separatedBy: "## What hunts have found")[0]
    rows = failures.components(separatedBy: "\n")
      .filter { $0.hasPrefix("| ") && $0.hasSuffix(" |") }
      .map { line in
        let cells = line.dropFirst(2).dropLast(2).components(separatedBy: " | ")
        return cells.map { $0.trimmingCharacters(in: .whitespaces) }
      }
      .filter { $0.last != "Result" }
    suites = try ReliabilityTests.suites.get()
  }

  /// The tests of every suite in some code.
  private static func suites(in lines: [String]) -> [String: Set<String>] {
    var suites: [String: Set<String>] = [:]
    var current = ""
    let keywords = ["struct ", "class ", "func "]
    for line in lines where keywords.contains(where: line.contains) {
      let words = line.split { !$0.isLetter && !$0.isNumber }
      func name(after word: Substring) -> String? {
        words.firstIndex(of: word).flatMap { words.dropFirst($0 + 1).first }.map(String.init)
      }
      if let suite = name(after: "struct") ?? name(after: "class"), suite.hasSuffix("Tests") {
        current = suite
        suites[suite] = suites[suite] ?? []
      }
      if !line.contains("///"), let test = name(after: "func") { suites[current]?.insert(test) }
    }
    return suites
  }

  /// What is set as code: the names of tests.
  private func tests(in cell: String) -> [String] {
    cell.components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
  }

  @Test func `every row has a result, and names tests that exist`() {
    #expect(rows.count >= 29 + 8 + 21 + 10 && suites.count > 100)
    for row in rows {
      #expect(row.count == 5 || row.count == 6, "\(row)")
      #expect(row.allSatisfy { !$0.isEmpty }, "\(row)")
      let tests = tests(in: row[row.count - 2])
      #expect(!tests.isEmpty, "\(row[0])")
      for test in tests {
        let parts = test.split(separator: ".").map(String.init)
        let suite = parts.first.flatMap { suites[$0] }
        #expect(suite != nil, "\(test)")
        if parts.count > 1 { #expect(suite?.contains(parts[1]) == true, "\(test)") }
      }
    }
  }

  @Test func `no numbered row is missing, and each has a regression test`() throws {
    let numbered = rows.filter { $0.count == 6 }
    #expect(numbered.map { $0[0] } == (1...29).map { "\($0)" })
    let played = ReliabilityTests.suites(
      in: try Catalog("Tests/MatchEngineTests/Regressions").code()
    )
    for row in numbered {
      let isPlayed = tests(in: row[4]).contains { test in
        test.split(separator: ".").first.map { played[String($0)] != nil } ?? false
      }
      #expect(isPlayed, "\(row[0])")
    }
  }

  @Test func `the tests cite the same reports as the table`() throws {
    let comments = try Catalog("Tests/MatchEngineTests/Regressions").code()
      .filter { $0.contains("///") && $0.contains("Hero #") }
    let cited = comments.flatMap { numbers($0.components(separatedBy: "Hero ").last ?? "", "#") }
    let links = rows.flatMap { row in row.flatMap { numbers($0, "Hero/issues/") } }
    #expect(cited.count > 150)
    #expect(Set(cited) == Set(links))
  }

  private func numbers(_ text: String, _ mark: String) -> [Int] {
    text.components(separatedBy: mark).dropFirst().compactMap { Int($0.prefix(while: \.isNumber)) }
  }
}

/// The article on troubleshooting explains everything that the core and the layer can say, and nothing else.
@Suite struct ReasonTests {
  /// Every sentence in the two modules, with `…` for what is filled in.
  private static let sentences = Result {
    let code = try Catalog("Sources/MatchEngineCore", "Sources/MatchEngine").code()
    return Set(code.flatMap(\.literals).filter(\.isSentence))
  }

  @Test func `every reason is explained`() throws {
    let page = try Catalog.article("Troubleshooting", of: "MatchEngine")
    let sentences = try ReasonTests.sentences.get()
    #expect(sentences.count > 25)
    for sentence in sentences {
      #expect(page.contains("`\(sentence)`"), "not explained: \(sentence)")
    }
  }

  @Test func `every reason that is explained is one that the code gives`() throws {
    let sentences = try ReasonTests.sentences.get()
    let page = try Catalog.article("Troubleshooting", of: "MatchEngine")
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| `") }
    #expect(rows.count > 25)
    for row in rows {
      let sentence = row.dropFirst(3).prefix { $0 != "`" }
      #expect(sentences.contains(String(sentence)), "the code never says: \(sentence)")
    }
  }

  @Test func `a literal is read as written, and a comment has none`() {
    #expect(#"  return "a \(b ? "c" : d(e)) f" + "g" // "h""#.literals == ["a … f", "g"])
    #expect(#"  /// "not this""#.literals.isEmpty)
    #expect("it has no area".isSentence && !"scale … skew … rotation".isSentence)
  }
}

extension String {
  /// The string literals of this line of code, with `…` for what is filled in; a comment has none.
  fileprivate var literals: [String] {
    let filledIn = #"\\\((?:[^()"]|"[^"]*"|\((?:[^()"]|"[^"]*")*\))*\)"#
    let code = replacingOccurrences(of: filledIn, with: "…", options: .regularExpression)
      .replacingOccurrences(of: #"(^| )//.*"#, with: "", options: .regularExpression)
    return code.components(separatedBy: "\"").enumerated().filter { $0.offset % 2 == 1 }
      .map(\.element)
  }

  /// Whether it has three words in a row.
  fileprivate var isSentence: Bool {
    let word = #"[,.:;']*\p{L}[\p{L},.:;']*"#
    return range(of: "(^| )\(word) \(word) \(word)( |$)", options: .regularExpression) != nil
  }
}
#endif
