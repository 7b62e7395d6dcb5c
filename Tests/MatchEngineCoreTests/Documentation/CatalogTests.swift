import MatchEngineTestSupport
import Testing

/// The documentation tells of everything, and every example in it is compiled.
@Suite struct CatalogTests {
  let catalog = Catalog("Sources/MatchEngineCore")

  @Test func everyExampleIsCompiled() { #expect(examplesWithoutTest.isEmpty) }

  @Test func everyPublicTypeIsOnTheFrontPage() throws {
    let page = try Catalog.article("MatchEngineCore", of: "MatchEngineCore")
    let types = try catalog.publicTypes()
    #expect(types.count > 40)
    for type in types { #expect(page.contains("\n- ``\(type)``\n"), "\(type)") }
  }
}
