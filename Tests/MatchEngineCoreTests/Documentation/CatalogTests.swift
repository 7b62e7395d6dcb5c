import MatchEngineTestSupport
import Testing

/// Every example in the documentation is compiled.
@Suite struct CatalogTests {
  let catalog = Catalog("Sources/MatchEngineCore", and: "Playgrounds/Browser/Layer")

  @Test func everyExampleIsCompiled() throws {
    let snippets = Set(try catalog.snippets().map { $0.lines })
    let examples = try catalog.examples()
    #expect(examples.count > 15)
    for example in examples where !snippets.contains(example.lines) {
      Issue.record("\(example.origin) is in no snippet: \(example.lines)")
    }
  }

  @Test func everySnippetIsShown() throws {
    let examples = Set(try catalog.examples().map { $0.lines })
    for snippet in try catalog.snippets() where !examples.contains(snippet.lines) {
      Issue.record("\(snippet.origin) is not in the documentation")
    }
  }

  @Test func everyPublicTypeIsOnTheFrontPage() throws {
    let page = try Catalog.article("MatchEngineCore", of: "MatchEngineCore")
    let types = try catalog.publicTypes()
    #expect(types.count > 40)
    for type in types { #expect(page.contains("\n- ``\(type)``\n"), "\(type)") }
  }
}
