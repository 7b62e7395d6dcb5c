import MatchEngineTestSupport
import Testing

/// Nothing stands in the documentation that the compiler has not seen.
@Suite struct CatalogueTests {
  let catalogue = Catalogue("Sources/MatchEngineCore")

  @Test func everyExampleIsCompiled() throws {
    let snippets = Set(try catalogue.snippets().map { $0.lines })
    let examples = try catalogue.examples()
    #expect(examples.count > 15)
    for example in examples where !snippets.contains(example.lines) {
      Issue.record("\(example.origin) stands in no snippet: \(example.lines)")
    }
  }

  @Test func everySnippetIsShown() throws {
    let examples = Set(try catalogue.examples().map { $0.lines })
    for snippet in try catalogue.snippets() where !examples.contains(snippet.lines) {
      Issue.record("\(snippet.origin) stands nowhere in the documentation")
    }
  }

  @Test func everyPublicTypeHasItsPlaceOnTheFrontPage() throws {
    let page = try Catalogue.article("MatchEngineCore", of: "MatchEngineCore")
    let types = try catalogue.publicTypes()
    #expect(types.count > 40)
    for type in types { #expect(page.contains("\n- ``\(type)``\n"), "\(type)") }
  }
}
