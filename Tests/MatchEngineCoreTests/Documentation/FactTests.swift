import Foundation
import MatchEngineTestSupport
import Testing

/// Every fact about UIKit that the repository cites can be looked up in it.
@Suite struct FactTests {
  private static let everything = [
    "Sources", "Tests", "Playgrounds", ".github", "README.md", "CHANGELOG.md", "Package.swift",
  ]

  @Test("every fact that is cited is in the catalog")
  func cited() throws {
    let known = Set(try FactTests.facts().map(\.id))
    var count = 0
    for file in Catalog.files(in: FactTests.everything, "swift", "md") {
      let ids = Set(try FactTests.ids(in: Catalog.text(of: file)))
      count += ids.count
      for id in ids.subtracting(known).sorted() { Issue.record("\(file) cites \(id)") }
    }
    #expect(known.count > 300)
    #expect(count > known.count + 300, "the catalog is all that was read")
  }

  @Test("every fact has its own ID, a source, and a certainty that is explained")
  func complete() throws {
    let page = try Catalog.text(of: "Tests/Facts/README.md")
    let words = Table.all(in: page, column: "Word").flatMap(\.rows)
      .flatMap { $0[0].components(separatedBy: ", ") }
    #expect(words.count > 5)
    let facts = try FactTests.facts()
    #expect(facts.count > 300)
    for fact in facts {
      #expect(try FactTests.ids(in: fact.id) == [fact.id], "\(fact.file): \(fact.id) is not an ID")
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
      try Catalog.files(in: tests, "swift").flatMap {
        try FactTests.ids(in: Catalog.text(of: $0))
      }
    )
    let recordings = try FactTests.facts().filter { fact in
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
    let page = try Catalog.text(of: "Tests/Facts/README.md")
    let rows = Table.all(in: page, column: "File").flatMap(\.rows)
    for fact in try FactTests.facts() {
      let prefix = String(fact.id.prefix(2))
      let isListed = rows.contains { row in
        FactTests.names(in: row[0]).contains(fact.file)
          && row.dropFirst().joined().components(separatedBy: ", ").contains(prefix)
      }
      #expect(isListed, "the first page does not list \(fact.id) in \(fact.file)")
    }
    let files = Set(try FactTests.facts().map(\.file))
    #expect(Set(rows.flatMap { FactTests.names(in: $0[0]) }) == files)
  }
}

extension FactTests {
  /// Two capital letters, a hyphen, and a number, wherever they form a word.
  private static func ids(in text: String) throws -> [String] {
    try Catalog.found(#"(?<!\w)([A-Z]{2}-[0-9]+[a-z]?)(?!\w)"#, in: text)
  }

  /// The parts in code font.
  static func names(in cell: String) -> [String] {
    cell.components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
  }

  /// What some sources declare.
  struct Declarations {
    /// The name of each file, and of all that it declares or extends.
    private var files: [(name: String, declared: Set<String>)] = []

    init(of paths: [String]) throws {
      let kinds = "actor|case|class|enum|extension|func|let|protocol|struct|typealias|var"
      files = try paths.map { path in
        let names = try Catalog.found(
          #"\b(?:\#(kinds)) (?:\w+\.)*(\w+)"#,
          in: try Catalog.text(of: path)
        )
        return (String(path.split(separator: "/").last?.dropLast(".swift".count) ?? ""), Set(names))
      }
    }

    /// Whether there is a file or a declaration of a name, or a declaration beside one of its type.
    func have(_ path: String) -> Bool {
      let parts = path.prefix { $0 != "(" }.split(separator: ".").suffix(2).map(String.init)
      return files.contains { [$0.name] == parts || $0.declared.isSuperset(of: parts) }
    }
  }

  /// One row of the catalog, and its file.
  struct Fact {
    var file: String
    var cells: [String]
    var id: String { cells[0] }
  }

  /// A table of a text in Markdown.
  struct Table {
    var header: [String]
    var rows: [[String]] = []

    /// All tables that have a column of that name.
    static func all(in text: String, column: String) -> [Table] {
      var tables: [Table] = []
      var isOpen = false
      for line in text.components(separatedBy: "\n") {
        let cells = cells(of: line)
        if cells.isEmpty {
          isOpen = false
        } else if !isOpen {
          tables.append(Table(header: cells))
          isOpen = true
        } else if !cells.allSatisfy({ $0.hasPrefix("---") }) {
          tables[tables.count - 1].rows.append(cells)
        }
      }
      return tables.filter { $0.header.contains(column) }
    }

    private static func cells(of line: String) -> [String] {
      guard line.hasPrefix("|"), line.hasSuffix("|"), line.count > 1 else { return [] }
      return line.dropFirst().dropLast().components(separatedBy: "|")
        .map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  /// Every row of the catalog.
  private static func facts() throws -> [Fact] {
    try Catalog.files(in: ["Tests/Facts"], "md").flatMap { file in
      Table.all(in: try Catalog.text(of: file), column: "id").flatMap(\.rows).map { cells in
        Fact(file: String(file.dropFirst("Tests/Facts/".count)), cells: cells)
      }
    }
  }
}
