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
      let ids = Set(FactTests.ids(in: try Catalog.text(of: file)))
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
      try Catalog.files(in: tests, "swift").flatMap {
        FactTests.ids(in: try Catalog.text(of: $0))
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

extension FactTests {
  /// What some sources declare, judged by their indentation.
  struct Declarations {
    private var stems: Set<String> = []
    /// The names in every type; those outside of any type are under an empty name.
    private var members: [String: Set<String>] = [:]

    init(lines: [String]) { add(lines) }

    init(of files: [String]) throws {
      for file in files {
        stems.insert(String(file.split(separator: "/").last?.dropLast(".swift".count) ?? ""))
        add(try Catalog.text(of: file).components(separatedBy: "\n"))
      }
    }

    /// Whether there is a file or a declaration of a name, or a declaration in a type.
    func have(_ path: String) -> Bool {
      let parts = path.prefix { $0 != "(" }.split(separator: ".").map(String.init)
      guard let name = parts.last else { return false }
      guard parts.count == 1 else { return members[parts[parts.count - 2]]?.contains(name) == true }
      return stems.contains(name) || members.values.contains { $0.contains(name) }
    }

    private mutating func add(_ lines: [String]) {
      var open: [(name: String, indentation: Int)] = []
      for line in lines {
        let indentation = line.prefix { $0 == " " }.count
        guard let found = Declaration(line) else { continue }
        while let last = open.last, last.indentation >= indentation { open.removeLast() }
        // What is indented further than the members of a type is inside a function.
        guard indentation == (open.last?.indentation ?? -2) + 2 else { continue }
        if !found.isExtension {
          members[open.last?.name ?? "", default: []].formUnion(found.names)
        }
        if let name = found.names.first, found.isType, !line.hasSuffix("}") {
          open.append((name, indentation))
        }
      }
    }
  }

  /// What one line declares.
  private struct Declaration {
    var names: [String]
    var isType: Bool
    var isExtension: Bool

    init?(_ line: String) {
      let code = line.drop { $0 == " " }
      let words = code.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }
      // Of `class func` the second word counts.
      var keywords = words.indices.filter { Self.keywords.contains(String(words[$0])) }.prefix(2)
      if keywords.count == 2, keywords[0] + 1 < keywords[1] { keywords.removeLast() }
      guard let index = keywords.last, !code.hasPrefix("//") else { return nil }
      let keyword = String(words[index])
      isExtension = keyword == "extension"
      isType = isExtension || Self.types.contains(keyword)
      switch keyword {
      case "init", "deinit", "subscript": names = [keyword]
      case "case": names = Self.cases(of: code)
      default:
        // An extension of A.B is one of B.
        let path = words.dropFirst(index + 1).first?.split(separator: ".") ?? []
        names = path.suffix(1).map(String.init)
      }
    }

    private static let types: Set = ["class", "struct", "enum", "protocol", "actor"]
    private static let keywords = types.union([
      "extension", "func", "var", "let", "case", "init", "deinit", "subscript", "typealias",
    ])

    /// The names of cases, without their associated values.
    private static func cases(of code: Substring) -> [String] {
      var depth = 0
      let bare = code.filter { character in
        if character == "(" { depth += 1 }
        if character == ")" { depth -= 1 }
        return depth == 0 && character != ")"
      }
      return bare.replacingOccurrences(of: "case ", with: "").split(separator: ",").map { name in
        String(name.drop { $0 == " " }.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
      }
    }
  }
}

extension FactTests {
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
