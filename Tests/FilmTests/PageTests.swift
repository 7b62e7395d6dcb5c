import Foundation
import MatchEngineTestSupport
import Testing

/// What the film of each page shows.
@Suite struct PageTests {
  /// The flights that a page is to show, each by its pairs and the letters of its phases: `r`unning, `h`eld, `s`ettling,
  /// and `F`inished or `C`ancelled.
  static let flights = [
    "Photo morph": "2rF 2hsF",
    "Grid and pager": "1rF 1hsF 1rF 2rF",
    "Cards": "5rF 2rF 2rF 5hsC 5hsF",
    "Under your finger": "1hsC 1rhsF 1hsC 1hsF",
    "Curves and springs": "6rF 6rF 6rF 6rF 6rF 6rF",
    "Everything that interpolates": "15rF 15rF 15rF 15rF",
    "Effects": "1rF 1rF 1rF 1rF 1rF 1rF 1rF 1rF 1rF 1rF",
    "A photo that comes late": "1rF 1rF 1rF 1rF 1rF 1rF",
    "Containers": "4hsF 3rF 3hsC 3hsF",
    "Dial": "0hsC 0hsF 0hsF",
    "Inside one screen": "15rF 16rF 16rF 16rF 15rF 15rF 15rF",
    "Sorting": "16rF 16rF 16rF 16rF 18rF",
    "Views of your own": "1rF 1hsF 1rF 1rF 1rF 1rF",
    "Hosted": "2rF 2rF 2rF 2rF",
    "Why didn't it match?": "1rF 2rF 2rF 2rF",
    "Your own screens": "1rF 1hsF",
  ]

  @Test("a page pairs what it means to, and its flights end as they should", arguments: Page.all)
  func flies(page: Page) throws {
    let html = try page.command.product()
    #expect(html.hasPrefix("<!doctype html>") && html.utf8.count < 2_000_000)
    let film = try FilmData(page: html)
    #expect(film.title == page.title)
    let flights = film.flights.map { flight in
      let phases = flight.phases.compactMap(\.first)
      return "\(flight.pairs)\(String(phases))\(flight.outcome.prefix(1).uppercased())"
    }
    let expected = PageTests.flights[page.title]
    #expect(flights.joined(separator: " ") == expected, "say in this suite what \(page) is to show")
    #expect(film.flights.flatMap(\.faults).isEmpty)
    try expectRest(of: film)
  }

  /// A film begins and ends at rest, and its flights have a place on it.
  private func expectRest(of film: FilmData) throws {
    for flight in film.flights {
      let end = try #require(flight.spans.last?.end)
      #expect(flight.start > 0)
      #expect(end < film.frameCount - 1)
      #expect(flight.spans.first?.start == flight.start)
      for (span, next) in zip(flight.spans, flight.spans.dropFirst()) {
        #expect(span.end == next.start)
      }
      #expect(flight.fractions.count == end - flight.start)
    }
    #expect(Int(film.shots.first?.first ?? 0) > 5)
    #expect(Int(film.shots.last?.first ?? 0) > 5)
  }

  /// `RENEW_CONTACT_SHEETS=1 swift test --filter PageTests` writes them anew; they hold the first picture and the last.
  private static let isRenewing = ProcessInfo.processInfo.environment["RENEW_CONTACT_SHEETS"] != nil

  @Test(
    "a page's contact sheet is the one that the articles show, light and dark",
    arguments: Page.all.map { ($0, false) }
      + (isRenewing ? Page.all : Cases.every(3, of: Page.all)).map { ($0, true) }
  )
  func contactSheet(page: Page, isDark: Bool) throws {
    let pictures = page.pictures(isDark: isDark)
    #expect(!pictures.isEmpty, "no article shows \(page)")
    let sheet = try page.command.product(isDark ? ["--strip", "--dark"] : ["--strip"])
    for picture in pictures { try expectKept(sheet, at: picture) }
  }

  @Test func `the README's picture is what the page makes, small, and needs no script`() throws {
    let command = Command(name: "PhotoMorph")
    let place = FileManager.default.temporaryDirectory.appendingPathComponent("moving.svg")
    defer { try? FileManager.default.removeItem(at: place) }
    #expect(try command.run(["--animate", place.path]).status == 0)
    let picture = try String(contentsOf: place, encoding: .utf8)
    #expect(picture.utf8.count < 150_000)
    #expect(picture.contains("@keyframes") && !picture.contains("<script"))
    #expect(!picture.contains("class=\"outline"))
    #expect(
      try Catalog.text(of: "README.md").contains("](Tests/FilmTests/Golden/PhotoMorph.moving.svg)")
    )
    let golden = URL(fileURLWithPath: "\(#filePath)/../Golden/PhotoMorph.moving.svg")
    try expectKept(picture, at: golden.standardizedFileURL)
  }

  private func expectKept(_ sheet: String, at golden: URL) throws {
    if PageTests.isRenewing {
      try sheet.write(to: golden, atomically: true, encoding: .utf8)
    }
    let kept = try? String(contentsOf: golden, encoding: .utf8)
    let (new, old) = (
      sheet.components(separatedBy: "\n"), kept?.components(separatedBy: "\n") ?? []
    )
    let first = zip(new, old).first { $0 != $1 }
    #expect(
      new == old,
      "look at both and run RENEW_CONTACT_SHEETS=1 swift test --filter PageTests; \(first as Any)"
    )
  }
}
