import MatchEngineTestSupport
import Testing

@testable import MatchEngineCore

@Suite struct IDKeyTests {
  /// One that fits into a string's own words, one that does not, and two of which each looks like another one.
  private static let ids = [
    "", "photo", "Photo", "a photo with a name that is long", "a photo with a name that is lonG",
    "caf\u{E9}", "cafe\u{301}", "photo\0", "🏞", "🏞️",
  ]

  @Test func twoKeysAreEqualIfTheirBytesAre() {
    for (index, id) in IDKeyTests.ids.enumerated() {
      for (other, another) in IDKeyTests.ids.enumerated() {
        #expect((IDKey(id) == IDKey(another)) == (index == other), "\(id) \(another)")
      }
      // The same bytes, stored anew.
      let copy = String(decoding: Array(id.utf8), as: UTF8.self)
      #expect(IDKey(id) == IDKey(copy) && IDKey(id).hashValue == IDKey(copy).hashValue)
    }
    #expect(Set(IDKeyTests.ids.map(IDKey.init)).count == IDKeyTests.ids.count)
  }

  @Test func tagsThatOnlyLookTheSameDoNotFlyIntoOneAnother() {
    let plan = Plan([.plain("caf\u{E9}")], [.plain("cafe\u{301}")])
    #expect(plan.pairCount == 0)
    #expect(
      MatchReport(plan).noPair == .nothingShared(lower: ["caf\u{E9}"], upper: ["cafe\u{301}"])
    )
    #expect(Plan([.plain("caf\u{E9}")], [.plain("caf\u{E9}")]).pairCount == 1)
  }
}
