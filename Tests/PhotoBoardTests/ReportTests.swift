#if canImport(UIKit)
import MatchEngine
@testable import PhotoBoard
import Testing
import UIKit
import UIKitTestSupport

extension PhotoBoardTests {
  @MainActor @Suite("The report on the last flight") struct ReportTests {
    @Test func `before the first flight it says that there was none`() async throws {
      let visit = await Visit()
      #expect(try await lines(of: visit).first?.title == "None yet")
    }

    @Test("it says how it ended, what flew from where to where, and what did not")
    func flight() async throws {
      let visit = await Visit()
      try await visit.open(3)
      await visit.back()
      await visit.settle()
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
