#if canImport(UIKit)
import MatchEngine
import MatchEngineTestSupport
import Testing
import UIKit
import UIKitTestSupport

@testable import PhotoBoard

extension PhotoBoardTests {
  @MainActor @Suite("Opening a photo") struct OpeningTests {
    @Test func `a tapped photo grows into its page, with its title and its place`() async throws {
      let visit = await Visit()
      let cell = try #require(visit.cell(3))
      try await visit.tap(3)
      await advance(0.1)
      let flight = try #require(visit.navigation.matchFlight)
      let flew = flight.report?.rows.filter { $0.fate == .flew }.map(\.id) ?? []
      #expect(Set(flew) == ["picture-3", "title-3", "place-3"])
      let flown = try #require(visit.flown(3))
      #expect(flown.width > cell.photoView.bounds.width)
      await visit.settle()
      #expect(flight.outcome == .finished)
      let page = try #require(visit.gallery?.page)
      #expect(flown.width < page.photoView.bounds.width)
      #expect(page.titleLabel.text == "Pines" && visit.gallery?.title == "4 of 24")
      #expect(visit.remains == [])
    }

    @Test("photos from all over the album open, and fly back", arguments: [0, 5, 12, 23])
    func every(_ number: Int) async throws {
      let visit = await Visit()
      try await visit.scroll(to: number)
      let cell = try #require(visit.cell(number))
      let place = visit.place(cell.photoView)
      try await visit.open(number)
      #expect(visit.gallery?.photo.id == number)
      let flight = try await visit.flyBack()
      await visit.settle()
      #expect(flight.report?.pairCount == 3 && flight.outcome == .finished)
      #expect(visit.cell(number) === cell && visit.place(cell.photoView) == place)
      #expect(visit.remains == [])
    }
  }

  @MainActor @Suite("The first hour on a phone") struct FirstHourTests {
    @Test func `the article has the steps of the app, in their order and in their words`() throws {
      let page = try Catalog.article("FirstHourOnAPhone", of: "MatchEngine")
      let rows = page.components(separatedBy: "\n").filter { $0.first == "|" }.dropFirst(2)
      let steps = FirstHour.steps.enumerated().map { number, step in
        "| \(number + 1). \(step.name) | \(step.what) | \(step.look) |"
      }
      #expect(Array(rows) == steps && steps.count > 10)
    }

    @Test func `no two steps have one name, by which their answers are kept`() {
      #expect(Set(FirstHour.steps.map(\.name)).count == FirstHour.steps.count)
    }

    @Test func `an answer is kept for another start, and is what is shared`() async throws {
      let defaults = try #require(UserDefaults(suiteName: "FirstHourTests"))
      defaults.removePersistentDomain(forName: "FirstHourTests")
      startOver()
      let store = SettingsStore(keptIn: defaults)
      let controller = FirstHourController(store, [], pass: { await advance($0) })
      let window = show(UINavigationController(rootViewController: controller))
      await advance(0.1)
      let cell = try #require(controller.rows(ChoiceCell.self).dropFirst().first)
      #expect(cell.control.selectedSegmentIndex == 0)
      cell.control.selectedSegmentIndex = 2
      cell.control.sendActions(for: .valueChanged)
      let text = await controller.report()
      #expect(text.contains("| Open | Not tried |\n| Text | Otherwise |"))
      #expect(text.contains("| Probe |") && window.isKeyWindow)
      let again = FirstHourController(SettingsStore(keptIn: defaults), [])
      let cells = again.rows(ChoiceCell.self)
      #expect(cells.map(\.control.selectedSegmentIndex).prefix(3) == [0, 2, 0])
      defaults.removePersistentDomain(forName: "FirstHourTests")
    }

    @Test func `the settings lead to it`() async throws {
      let visit = await Visit()
      let settings = try await visit.openSettings()
      let row = settings.rows(ButtonCell.self).first { $0.titleLabel.text == "First hour" }
      try #require(row).whenTapped()
      await visit.settle()
      #expect(visit.navigation.topViewController is FirstHourController)
    }
  }

  @MainActor @Suite("The report on the last flight") struct ReportTests {
    @Test func `before the first flight it says that there was none`() async throws {
      let visit = await Visit()
      #expect(try await lines(of: visit).first?.title == "None yet")
    }

    @Test func `it says how it ended, what flew where, and what did not`() async throws {
      let visit = try await Visit(open: 3)
      await visit.close()
      let lines = try await lines(of: visit)
      #expect(lines.first?.title == "finished")
      #expect(lines.first?.note.hasPrefix("3 pairs, ") == true)
      for id in ["picture-3 flew", "title-3 flew", "place-3 flew"] {
        #expect(lines.contains { $0.title == id && $0.note.hasPrefix("from (") }, "\(id)")
      }
      #expect(lines.contains { $0.title == "picture-2" })
    }

    @Test func `it says why the settings did not fly`() async throws {
      let visit = await Visit()
      let line = try #require(try await lines(of: visit).last)
      #expect(line.title == "Settings" && line.note.contains("No matchID is on both screens"))
    }

    /// Opens the settings and in them the report, and reads all that it says.
    private func lines(of visit: Visit) async throws -> [ReportRow] {
      let settings = try await visit.openSettings()
      try #require(settings.rows(ButtonCell.self).first).whenTapped()
      await visit.settle()
      let report = try #require(visit.navigation.topViewController as? ReportController)
      return report.lines
    }
  }
}

extension ReportController {
  /// All rows, each scrolled into view and read from its labels.
  fileprivate var lines: [ReportRow] {
    let paths = (0..<tableView.numberOfSections).flatMap { section in
      (0..<tableView.numberOfRows(inSection: section)).map { IndexPath(row: $0, section: section) }
    }
    return paths.compactMap { path in
      tableView.scrollToRow(at: path, at: .middle, animated: false)
      tableView.layoutIfNeeded()
      guard let cell = tableView.cellForRow(at: path) as? ReportCell else { return nil }
      return ReportRow(title: cell.titleLabel.text ?? "", note: cell.noteLabel.text ?? "")
    }
  }
}
#endif
