import Foundation
import Testing

/// Every fact about UIKit that the repository cites can be looked up in it.
@Suite struct FactTests {
  @Test("every fact that is cited is in the catalog")
  func cited() throws {
    let known = Set(try Repository.facts().map(\.id))
    var count = 0
    for file in try Repository.files(in: Repository.everything, ["swift", "md"]) {
      let ids = Set(FactTests.ids(in: try Repository.text(of: file)))
      count += ids.count
      for id in ids.subtracting(known).sorted() { Issue.record("\(file) cites \(id)") }
    }
    #expect(known.count > 300)
    #expect(count > known.count + 300, "the catalog is all that was read")
  }

  @Test("every fact has its own ID, a source, and a certainty that is explained")
  func complete() throws {
    let page = try Repository.text(of: "Tests/Facts/README.md")
    let words = Table.all(in: page, column: "Word").flatMap(\.rows)
      .flatMap { $0[0].components(separatedBy: ", ") }
    #expect(words.count > 5)
    let facts = try Repository.facts()
    #expect(facts.count > 300)
    for fact in facts {
      #expect(FactTests.ids(in: fact.id) == [fact.id], "\(fact.file): \(fact.id) is not an ID")
      #expect(fact.cells.count == 4, "\(fact.id) has \(fact.cells.count) cells")
      #expect(fact.cells.allSatisfy { !$0.isEmpty }, "\(fact.id) has an empty cell")
      for word in fact.cells.last?.components(separatedBy: ", ") ?? [] {
        #expect(words.contains(word), "\(fact.id) is \(word)")
      }
    }
    for (id, rows) in Dictionary(grouping: facts, by: \.id) {
      #expect(rows.count == 1, "\(id) is in \(rows.map(\.file))")
    }
  }

  @Test("every recording is named by a test, or is of something that the stand-in does not have")
  func recorded() throws {
    let tests = ["Tests/UIKitTests", "Tests/HeadlessTests"]
    let named = Set(
      try Repository.files(in: tests, ["swift"]).flatMap {
        FactTests.ids(in: try Repository.text(of: $0))
      }
    )
    let recordings = try Repository.facts().filter { fact in
      fact.id.hasPrefix("RC-") && fact.cells.last?.hasPrefix("recorded") == true
    }
    #expect(recordings.count > 70)
    for fact in recordings {
      let isAbsent = fact.cells.last?.hasSuffix("absent") == true
      #expect(named.contains(fact.id) != isAbsent, "\(fact.id)")
    }
  }

  @Test("the first page of the catalog says which file an ID is in")
  func found() throws {
    let page = try Repository.text(of: "Tests/Facts/README.md")
    let rows = Table.all(in: page, column: "File").flatMap(\.rows)
    for fact in try Repository.facts() {
      let prefix = String(fact.id.prefix(2))
      let isListed = rows.contains { row in
        FactTests.names(in: row[0]).contains(fact.file)
          && row.dropFirst().joined().components(separatedBy: ", ").contains(prefix)
      }
      #expect(isListed, "the first page does not list \(fact.id) in \(fact.file)")
    }
    let files = Set(try Repository.facts().map(\.file))
    #expect(Set(rows.flatMap { FactTests.names(in: $0[0]) }) == files)
  }

  @Test("an ID is told apart from what only looks like one")
  func identifiers() {
    let comment = "// TB-1…TB-8 (NV-44), see CX-4."
    #expect(FactTests.ids(in: comment) == ["TB-1", "TB-8", "NV-44", "CX-4"])
    #expect(FactTests.ids(in: "UTF-8, FNV-1a, nv-1, NV-, NV-one, x-NV").isEmpty)
  }

  @Test("a table is read to its end, with every cell of its rows")
  func tables() {
    let text = """
      | A | Where |
      |---|---|
      | a | `b` |
      |  | c | d |

      | A | B |
      |---|---|
      | e | f |
      """
    #expect(Table.all(in: text, column: "Where").map(\.rows) == [[["a", "`b`"], ["", "c", "d"]]])
    #expect(Table.all(in: text, column: "A").count == 2)
    #expect(FactTests.names(in: "`A.b`, the others, `c(_:)`") == ["A.b", "c(_:)"])
  }
}

extension FactTests {
  /// Two capital letters, a hyphen, and a number, wherever they form a word.
  private static func ids(in text: String) -> [String] {
    let hyphen = UInt8(ascii: "-")
    let words = text.utf8.split { !isWord($0) && $0 != hyphen }.filter { $0.contains(hyphen) }
    return words.flatMap { word in
      let parts = String(decoding: word, as: UTF8.self).components(separatedBy: "-")
      return zip(parts, parts.dropFirst()).filter { isID($0, $1) }.map { "\($0)-\($1)" }
    }
  }

  private static func isID(_ prefix: String, _ number: String) -> Bool {
    let rest = number.drop { $0.isNumber }
    return prefix.count == 2 && prefix.allSatisfy(\.isUppercase) && rest.count < number.count
      && rest.count < 2 && rest.allSatisfy(\.isLowercase)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// The parts in code font.
  static func names(in cell: String) -> [String] {
    cell.components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
  }
}
