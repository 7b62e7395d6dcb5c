#if canImport(UIKit)
import Foundation
import MatchEngineTestSupport
import Testing

/// The table of the article on when to set IDs says what tests show.
@Suite struct MeanwhileTableTests {
  /// The beginning of each row, and the tests that show it.
  private let shownBy: [(row: String, tests: [String])] = [
    ("an ID is set in `viewWillAppear(_:)`, and it is the only", ["WhenToSetIDsTests.lateAlone"]),
    (
      "a list that was never on the screen",
      ["WhenToSetIDsTests.unseenList", "LateIDTests.withoutPairs"]
    ),
    ("a list like that is in a tab", ["LateIDTests.notLaidOut"]),
    ("an ID is set in `viewWillAppear(_:)`, beside", ["WhenToSetIDsTests.lateBesideAnother"]),
    (
      "an ID is set in mid-flight",
      ["WhenToSetIDsTests.inFlight", "LayoutInFlightTests.pairedLate"]
    ),
    ("an ID moves to another view", ["HoleTests.noHole"]),
    (
      "a view that flies loses its ID",
      ["HoleTests.noHole", "LayoutInFlightTests.targetRemoved"]
    ),
    (
      "a list is reloaded, or a snapshot is applied, between",
      [
        "ChangingListTests.before", "ChangingListTests.gestures",
        "ChangingListTests.gesturesBack", "EverydayListTests.scrolled",
      ]
    ),
    (
      "a list is reloaded, or a snapshot is applied, in mid-flight",
      ["ChangingListTests.reloaded", "ChangingListTests.applied", "ChangingListTests.left"]
    ),
    ("a cell is used again |", ["WrongCellTests.reused", "WhenToSetIDsTests.filled"]),
    (
      "a cell is used again in mid-flight",
      ["ReuseInFlightTests.law", "ReuseInFlightTests.atOnce", "ReuseInFlightTests.newHolder"]
    ),
    ("a view that flies is faded", ["FadesInFlightTests.law", "ReuseInFlightTests.crossFaded"]),
    ("a view that flies is scaled down", ["PressedTests.leaves", "PressedTests.first"]),
    ("an image arrives late", ["KindTests.lateImage"]),
    ("an image takes the place", ["WhenToSetIDsTests.replaced"]),
    ("another screen is presented", ["OneCopyTests.once"]),
    ("the appearance turns dark", ["UserSettingTests.dark"]),
    ("the device is rotated", ["ResizedTests.turned"]),
    ("the app goes to the background", ["SceneTests.ended", "SceneTests.early"]),
  ]

  private func rows() throws -> [String] {
    try Catalog.article("WhenToSetIDs", of: "MatchEngine").components(separatedBy: "\n")
      .filter { $0.hasPrefix("| ") && $0 != "| If | Then | So |" }.map { String($0.dropFirst(2)) }
  }

  @Test func `every row is shown by a test, and every test that is named exists`() throws {
    let rows = try rows()
    for row in rows {
      #expect(shownBy.count { row.hasPrefix($0.row) } == 1, "\(row)")
    }
    #expect(rows.count == shownBy.count)
    let suites = ReliabilityTests.suites(in: try Catalog("Tests/MatchEngineTests").code())
    for test in shownBy.flatMap(\.tests) {
      let parts = test.split(separator: ".").map { String($0) }
      #expect(parts.count == 2 && suites[parts[0]]?.contains(parts[1]) == true, "\(test)")
    }
  }
}
#endif
