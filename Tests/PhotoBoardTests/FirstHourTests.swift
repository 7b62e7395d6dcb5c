#if canImport(UIKit)
import MatchEngine
import MatchEngineTestSupport
@testable import PhotoBoard
import Testing
import UIKit
import UIKitTestSupport

extension PhotoBoardTests {
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

    @Test("an answer is there after the app was opened again, and is what is shared")
    func answers() async throws {
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
}
#endif
