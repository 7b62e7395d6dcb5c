import Foundation
import MatchEngineTestSupport
import Testing

/// The version and the repository's address have one home, `.ci/release`; what else names them is a copy.
@Suite struct ReleaseTests {
  private static let pages = [
    "README.md", "Sources/MatchEngine/MatchEngine.docc/GettingStarted.md",
    ".github/ISSUE_TEMPLATE/bug.yml", "Playgrounds/PhotoBoard.swiftpm/Package.swift",
  ]

  private func released(_ name: String) throws -> String {
    let found = try Catalog.found("^\(name)=(.+)$", in: Catalog.text(of: ".ci/release"))
    return try #require(found.first)
  }

  @Test("every page that names a version names the one that is released", arguments: pages)
  func version(page: String) throws {
    let version = try released("version")
    let pattern = #"(?:from: "|MatchEngine |displayVersion: ")(\d[\d.]*)"#
    let named = try Catalog.found(pattern, in: Catalog.text(of: page))
    #expect(!named.isEmpty && named.allSatisfy { $0 == version }, "\(named)")
  }

  @Test("the changelog begins with what is unreleased, and then has the version that is released")
  func changelog() throws {
    let headings = try Catalog.found("^## (.+)$", in: Catalog.text(of: "CHANGELOG.md"))
    #expect(headings.first == "Unreleased")
    let newest = headings.dropFirst().first?.components(separatedBy: " – ")
    #expect(try newest?.first == released("version") && newest?.count == 2, "\(headings)")
  }

  @Test("every copy of the repository's address is the one that a machine can read")
  func address() throws {
    let address = try released("repository")
    let places = [".github", "CHANGELOG.md", "Playgrounds", "README.md", "Sources"]
    var count = 0
    for file in Catalog.files(in: places, "md", "swift", "yml") {
      let named = try Catalog.found(
        #"(https?://[^\s"<>)]*/MatchEngine\.git)"#,
        in: Catalog.text(of: file)
      )
      #expect(named.allSatisfy { $0 == address }, "\(file) has \(named)")
      count += named.count
    }
    #expect(count >= 3)
  }
}

/// The articles are read by people.
@Suite struct ArticleTests {
  private static let articles = Catalog.files(
    in: ["Sources/MatchEngine/MatchEngine.docc", "Sources/MatchEngineCore/MatchEngineCore.docc"],
    "md"
  )

  @Test("every article has a picture, which suits light pages and dark ones", arguments: articles)
  func pictures(article: String) throws {
    let names = try Catalog.found(#"^!\[[^\]]+\]\((\w+)\)$"#, in: Catalog.text(of: article))
    #expect(!names.isEmpty)
    let folder = article.components(separatedBy: "/").dropLast().joined(separator: "/")
    for name in names {
      #expect(throws: Never.self, "\(article) shows \(name)") {
        _ = try Catalog.text(of: "\(folder)/Resources/\(name).svg")
      }
    }
  }

  @Test("the pages that are read as a whole have at most 900 words, without their code")
  func length() throws {
    for article in ["Interaction", "Reliability"] {
      let parts = try Catalog.article(article, of: "MatchEngine").components(separatedBy: "```")
      let prose = parts.enumerated().filter { $0.offset % 2 == 0 }.map(\.element).joined()
      let words = prose.split { $0 == " " || $0 == "\n" }
      #expect(words.count <= 900, "\(article) has \(words.count)")
    }
  }
}
