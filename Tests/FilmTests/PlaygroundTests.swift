import Foundation
import MatchEngineTestSupport
import Testing

/// The playground as it lies in the repository.
@Suite struct PlaygroundTests {
  private static let folder = "Playgrounds/MatchEngine.playground"

  /// The pages as the playground lists them.
  private func titles() throws -> [String] {
    try Catalog.found(
      "<page name='(.+)'/>",
      in: Catalog.text(of: "\(Self.folder)/contents.xcplayground")
    ).map { $0.replacingOccurrences(of: "&apos;", with: "'") }
  }

  private func code(of title: String) throws -> String {
    try Catalog.text(of: "\(Self.folder)/Pages/\(title).xcplaygroundpage/Contents.swift")
  }

  @Test func `the workspace has the package and the playground`() throws {
    let text = try Catalog.text(of: "Playgrounds/MatchEngine.xcworkspace/contents.xcworkspacedata")
    let places = try Catalog.found(#"location = "group:(.+)""#, in: text)
    #expect(places == ["..", "MatchEngine.playground"])
    for file in ["Playgrounds/../Package.swift", "\(Self.folder)/contents.xcplayground"] {
      #expect(throws: Never.self) { _ = try Catalog.text(of: file) }
    }
    #expect(try Catalog.text(of: "README.md").contains("`Playgrounds/MatchEngine.xcworkspace`"))
  }

  @Test func `the playground lists all pages, and each names the ones beside it`() throws {
    let titles = try titles()
    #expect(Set(titles) == Set(Page.all.map(\.title)) && titles.count == Page.all.count)
    for (title, next) in zip(titles, titles.dropFirst()) {
      #expect(try code(of: title).contains("//: [Next: \(next)](@next)"))
      #expect(try code(of: next).contains("//: [Previous: \(title)](@previous)"))
    }
  }

  @Test func `the playground's own sources import nothing of the package`() throws {
    let files = Catalog.files(in: ["\(Self.folder)/Sources"], "swift")
    #expect(files.count > 10)
    for file in files {
      let imports = try Catalog.found(#"\bimport (\w+)"#, in: Catalog.text(of: file))
      #expect(Set(imports).isSubset(of: ["PlaygroundSupport", "UIKit"]), "\(file): \(imports)")
    }
  }

  @Test func `the first page has fewer than forty lines, and its numbers are at the top`() throws {
    let lines = try code(of: #require(titles().first)).components(separatedBy: "\n")
    #expect(lines.count - 1 < 40)
    let code = lines.filter { !$0.isEmpty && !$0.hasPrefix("//:") && !$0.hasPrefix("import ") }
    let top = code.prefix(4).joined(separator: "\n")
    let names = try Catalog.found(#"^let (\w+) = [\d.]+$"#, in: top)
    #expect(names == ["duration", "bounce", "arc", "stagger"])
  }
}
