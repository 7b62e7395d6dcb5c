#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  @MainActor @Suite("Reports and diagnoses are true") final class TrueReportTests: ChildStage {
    @Test func `each flight of a chain reports its own phases and its outcome`() async throws {
      let first = container.replace(with: b, .linear(1))
      await advance(0.3)
      first.hold()
      await advance(0.1)
      let second = container.replace(with: c, .linear(0.5))
      await second.arrives()
      let reports = [try #require(first.report), try #require(second.report)]
      #expect(reports.map(\.outcome) == [.finished, .finished])
      #expect(reports.allSatisfy { $0.phases.last?.phase == .ended(.finished) })
      #expect(reports[0].phases.contains { $0.phase == .held })
      #expect(!reports[1].phases.contains { $0.phase == .held })
      let times = reports.map { $0.phases.map(\.time) }
      #expect(times[1].first == 0 && isClose(times[1].last ?? 0, 0.5, within: 0.05))
      #expect(isClose(times[0].last ?? 0, 0.4, within: 0.05))
    }

    @Test("where nothing is shared, a replacement says so", arguments: [true, false])
    func replaced(sharesPhoto: Bool) async {
      if !sharesPhoto { b.photo.matchID = "another" }
      await container.replace(with: b, .linear(0.2)).arrives()
      let reason: MatchDiagnosis? =
        sharesPhoto ? nil : .nothingShared(lower: ["photo"], upper: ["another"])
      #expect([a, b, container].allSatisfy { $0.matchDiagnosis == reason })
      b.photo.matchID = "another"
      await container.replace(with: c, .always()).arrives()
      #expect(container.matchDiagnosis == nil)
    }

    @Test("so does a new root", arguments: [true, false])
    func newRoot(sharesPhoto: Bool) async {
      window.rootViewController = PhotoScreen.list()
      await advance(0.1)
      let detail = PhotoScreen.detail()
      if !sharesPhoto { detail.photo.matchID = "another" }
      await window.matchShow(detail, transition: .linear(0.2)).arrives()
      #expect((detail.matchDiagnosis == nil) == sharesPhoto)
    }

    /// How what was presented goes before it's presented again.
    enum Way: CaseIterable, Sendable { case flies, isRefused }

    @Test("each presentation has its own diagnosis", arguments: Way.allCases, [true, false])
    func presentedAgain(first: Way, goesAnimated: Bool) async {
      let (list, detail) = (PhotoScreen.list(), PhotoScreen.detail())
      window.rootViewController = list
      detail.comes(as: .fullScreen, .linear(0.2))
      if first == .isRefused { detail.photo.matchID = "another" }
      await list.present(detail, for: 1)
      #expect((detail.matchDiagnosis == nil) == (first == .flies))
      await list.dismiss(animated: goesAnimated, for: 1)
      detail.photo.matchID = "photo"
      await list.present(detail, for: 1)
      #expect(detail.matchDiagnosis == nil)
    }
  }
}
#endif
