#if canImport(UIKit)
import Foundation
import MatchEngineTestSupport
import Testing

/// Every example in the layer's documentation and in the README is compiled.
@Suite struct CatalogTests {
  let catalog = Catalog("Sources/MatchEngine", "README.md")

  @Test func `every example is compiled, and run by a test`() throws {
    var snippets = Set(try catalog.snippets().map(\.lines))
    snippets.insert(try Catalog.page("Your own screens").lines)
    let examples = try catalog.examples()
    #expect(examples.count > 25)
    for example in examples where !snippets.contains(example.lines) {
      Issue.record("\(example.origin) is in no snippet: \(example.lines)")
    }
  }

  @Test func `every snippet is shown in the documentation`() throws {
    let examples = Set(try catalog.examples().map(\.lines))
    for snippet in try catalog.snippets() where !examples.contains(snippet.lines) {
      Issue.record("\(snippet.origin) is not in the documentation")
    }
  }

  @Test("every public type, and everything added to UIKit's types, is on the front page")
  func frontPage() throws {
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
      if line.hasPrefix("extension ") {
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
#endif
