import Foundation
import Testing

/// Every place that relies on what nobody has seen UIKit do can be looked up.
@Suite struct UnverifiedTests {
  private typealias Declarations = FactTests.Declarations
  private typealias Repository = FactTests.Repository
  private typealias Table = FactTests.Table

  @Test("every declaration that relies on unverified behavior exists")
  func places() throws {
    let declarations = try Declarations(of: Repository.files(in: ["Sources"], ["swift"]))
    let tables = Table.all(in: try Repository.text(of: "Tests/Unverified.md"), column: "Where")
    #expect(tables.count > 1)
    var count = 0
    for table in tables {
      for row in table.rows {
        #expect(row.count == table.header.count, "\(row)")
        guard let column = table.header.firstIndex(of: "Where"), column < row.count else {
          continue
        }
        let names = FactTests.names(in: row[column])
        count += names.count
        for name in names where !declarations.have(name) {
          Issue.record("there is no \(name), which relies on: \(row[0])")
        }
      }
    }
    #expect(count > 20)
  }

  @Test("the changelog names the probes of a plain push, in the order in which they stand there")
  func probes() throws {
    let page = try Repository.text(of: "Tests/Unverified.md")
    let rows = try #require(Table.all(in: page, column: "What is seen otherwise").first?.rows)
    let probes = rows.compactMap { row in
      row.last.flatMap { $0.hasPrefix("Runs by itself") ? FactTests.names(in: $0).first : nil }
    }
    #expect(probes.count > 5)
    let lines = try Repository.text(of: "CHANGELOG.md").components(separatedBy: "\n")
    let named = lines.compactMap { line in
      line.first?.isNumber == true ? FactTests.names(in: line).first : nil
    }
    #expect(named == probes)
  }

  @Test("a declaration is known by its type, and what is inside a function does not count")
  func declarations() {
    let found = Declarations(
      lines: """
        // struct Nothing {
        @MainActor final class Outer: Base {
          private(set) var held = 0
          enum Inner {
            case never
          }
          enum Kind {
            case one(Int), two
          }
          static func make(
            _ name: String
          ) {
            let local = 1
          }
          class var all: [String] { [] }
        }
        extension Outer.Kind {
          init?(_ name: String) {}
        }
        func alone() {}
        """.components(separatedBy: "\n")
    )
    let names = [
      "Outer", "Inner", "Inner.never", "Outer.held", "Outer.Kind", "Outer.make(_:)", "make",
      "Kind.one", "Kind.two", "Outer.Kind.init", "Outer.all", "alone",
    ]
    for name in names { #expect(found.have(name), "\(name)") }
    let others = [
      "Nothing", "Base", "local", "Outer.local", "name", "Kind.held", "Outer.two", "Outer.alone",
    ]
    for name in others { #expect(!found.have(name), "\(name)") }
  }
}
