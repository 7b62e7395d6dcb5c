import Foundation
import MatchEngineTestSupport
import Testing

/// Every example in the documentation is compiled.
@Suite struct CatalogTests {
  let catalog = Catalog("Sources/MatchEngineCore")

  @Test func everyExampleIsCompiled() throws {
    #expect(try catalog.examples().count > 15)
    let folders = ("Tests/MatchEngineCoreTests", "Playgrounds/Browser/Layer")
    for example in try catalog.examples(outside: folders.0, folders.1) {
      Issue.record("\(example.origin) is in no test: \(example.lines)")
    }
  }

  @Test func everyPublicTypeIsOnTheFrontPage() throws {
    let page = try Catalog.article("MatchEngineCore", of: "MatchEngineCore")
    let types = try catalog.publicTypes()
    #expect(types.count > 40)
    for type in types { #expect(page.contains("\n- ``\(type)``\n"), "\(type)") }
  }

  /// So no library of an app's has a type of that name.
  @Test func whateverTypeAnAppSeesIsCalledMatchSomething() throws {
    let layer = Catalog("Sources/MatchEngine")
    let exports = try layer.code().filter { $0.hasPrefix("@_exported") }
    #expect(exports.count > 10 && exports.allSatisfy { $0.contains(" MatchEngineCore.Match") })
    for type in try layer.publicTypes() { #expect(type.hasPrefix("Match"), "\(type)") }
  }
}

/// The folders of the sources are named for roles, and depend on one another in one direction.
@Suite struct FolderTests {
  struct Source {
    let folder: String
    let name: String
    let code: [String]
  }

  /// Every Swift file of a module, without its comments.
  private func sources(of module: String) throws -> [Source] {
    try Catalog.files(in: ["Sources/\(module)"], "swift").map { path in
      let parts = path.components(separatedBy: "/")
      let code = try Catalog.text(of: path).components(separatedBy: "\n").map { line in
        line.range(of: "//").map { String(line[..<$0.lowerBound]) } ?? line
      }
      return Source(folder: parts[2], name: parts[3], code: code)
    }
  }

  /// The types that a file declares for others.
  private func types(in source: Source) throws -> [String] {
    let pattern = #"^(?!.*private )(?:@?\w+(?:\(\w+\))? )*(?:class|struct|enum|protocol) (\w+)"#
    return try Catalog.found(pattern, in: source.code.joined(separator: "\n"))
  }

  /// For each folder, the folders whose types it names.
  private func needs(of sources: [Source]) throws -> [String: Set<String>] {
    var folders: [String: String] = [:]
    for source in sources { for type in try types(in: source) { folders[type] = source.folder } }
    var needs: [String: Set<String>] = [:]
    for source in sources {
      let words = Set(source.code.flatMap { $0.split { !$0.isLetter && !$0.isNumber } })
      for word in words {
        guard let other = folders[String(word)], other != source.folder else { continue }
        needs[source.folder, default: []].insert(other)
      }
    }
    return needs
  }

  @Test(
    "folders do not depend on one another in a circle",
    arguments: ["MatchEngine", "MatchEngineCore"]
  )
  func noCircle(module: String) throws {
    // What an app sees is seen by all the others, and leads to each of them.
    var open = try needs(of: sources(of: module).filter { $0.folder != "Public" })
    #expect(open.count > 5)
    // Takes away the folders that need no other, until nothing is left.
    while true {
      let free = open.filter { $0.value.allSatisfy { open[$0] == nil } }.keys
      if free.isEmpty { break }
      for folder in free { open[folder] = nil }
    }
    #expect(open.isEmpty, "\(open)")
  }

  @Test("code that differs between Apple's systems and the stand-in is in the folder Platform")
  func platform() throws {
    let files = try sources(of: "MatchEngine").filter { source in
      source.code.contains { $0.contains("ObjectiveC") || $0.contains("@objc") }
    }
    #expect(!files.isEmpty && files.allSatisfy { $0.folder == "Platform" })
  }

  @Test("no file is longer than 300 lines", arguments: ["MatchEngine", "MatchEngineCore"])
  func length(module: String) throws {
    for source in try sources(of: module) {
      #expect(source.code.count <= 301, "\(source.name): \(source.code.count)")
    }
  }
}

/// Every place that relies on what nobody has seen UIKit do can be looked up.
@Suite struct UnverifiedTests {
  private typealias Declarations = FactTests.Declarations
  private typealias Table = FactTests.Table

  @Test("every declaration that relies on unverified behavior exists")
  func places() throws {
    let declarations = try Declarations(of: Catalog.files(in: ["Sources"], "swift"))
    let tables = Table.all(in: try Catalog.text(of: "Tests/Unverified.md"), column: "Where")
    #expect(tables.count > 1)
    let rows = tables.flatMap { table in
      let column = table.header.firstIndex(of: "Where") ?? 0
      return table.rows.map { row in
        #expect(row.count == table.header.count, "\(row)")
        return (relied: row[0], names: FactTests.names(in: row[min(column, row.count - 1)]))
      }
    }
    for row in rows {
      for name in row.names where !declarations.have(name) {
        Issue.record("there is no \(name), which relies on: \(row.relied)")
      }
    }
    let count = rows.reduce(0) { $0 + $1.names.count }
    #expect(count > 20 && declarations.have("MatchFlight.hold"))
    for name in ["MatchFlight.nothing", "MatchFlight.idle"] {
      #expect(!declarations.have(name), "\(name)")
    }
  }

  @Test("the article on what is stable names the probes of a plain push, in their order")
  func probes() throws {
    let page = try Catalog.text(of: "Tests/Unverified.md")
    let rows = try #require(Table.all(in: page, column: "What is seen otherwise").first?.rows)
    let probes = rows.compactMap { row in
      row.last.flatMap { $0.hasPrefix("Runs by itself") ? FactTests.names(in: $0).first : nil }
    }
    #expect(probes.count > 1)
    let lines = try Catalog.article("WhatIsStable", of: "MatchEngine")
      .components(separatedBy: "\n")
    let named = lines.compactMap { line in
      line.first?.isNumber == true ? FactTests.names(in: line).first : nil
    }
    #expect(named == probes)
  }
}
