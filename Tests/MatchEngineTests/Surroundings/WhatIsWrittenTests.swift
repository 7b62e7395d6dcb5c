#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import MatchEngineTestSupport
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  @MainActor @Suite("What the engine writes, the app may write") struct WhatIsWrittenTests {
    @Test func `everything that the engine writes is in the table, and all of that is written`()
      async throws
    {
      var met: [String: String] = [:]
      let writes = Writes(of: "MatchEngine") { write in
        met[name(of: write.property, of: write.object)] = write.writer
      }
      for tour in Tour.all {
        startOver()
        writes.listen()
        await tour()
      }
      writes.stop()
      let table = Set(WrittenProperty.all.flatMap(\.names))
      for (write, writer) in met where !table.contains(write) {
        Issue.record("\(write) is not in the table: \(writer)")
      }
      #expect(table.subtracting(met.keys).sorted() == [], "the table has more than is written")
    }

    @Test func `whatever the engine's code assigns, the accounts hear of`() throws {
      func names(_ pattern: String, in folders: [String]) throws -> Set<String> {
        Set(
          try Catalog.files(in: folders, "swift").flatMap {
            try Catalog.found(pattern, in: Catalog.text(of: $0))
          }
        )
      }
      let assigned = try names(#"\.(\w+)(?:\.\w+)? [-+*/|&]?= "#, in: ["Sources/MatchEngine"])
      let folders = [
        "App", "Constraints", "Controllers", "Controls", "Gestures", "Layers", "Lists",
        "Navigation", "Presentation", "Scrolling", "Split", "Tabs", "Views",
      ].map { "Tests/HeadlessUIKit/\($0)" }
      let properties = try names(
        #"\n  (?:public|open)(?: final)?(?: weak)? var (\w+)"#,
        in: folders
      )
      let heard = try names(#"wrote\(\w+, "(\w+)"#, in: folders)
        .union(names(#"write\(\\\.(\w+)"#, in: folders)).union(Writes.meanings.keys)
      // What has these names in the engine's code is its own, or a value's.
      let own: Set = [
        "configuration", "scale", "screen", "selectedSegmentIndex",
        "semanticContentAttribute", "spacing", "style", "textAlignment", "value", "width", "window",
      ]
      #expect(assigned.intersection(properties).subtracting(heard) == own)
      #expect(assigned.intersection(properties).count > 50)
    }

    /// When the app writes; in a flight, that may turn back.
    enum Moment: CaseIterable, Sendable { case before, during, after, turningBack }

    @Test(
      "what the app writes stays, and the rest is as without the engine",
      arguments: Moment.allCases,
      [false, true]
    )
    func app(_ moment: Moment, isAnimated: Bool) async {
      for row in WrittenProperty.all {
        var written: Set<String> = []
        for app in row.apps {
          let expected = await end(of: app, moment, isAnimated, isWithEngine: false)
          let found = await end(of: app, moment, isAnimated, isWithEngine: true)
          #expect(differing(found.lines, expected.lines) == [], "\(row.object) \(row.properties)")
          written.formUnion(found.written)
        }
        guard moment == .during else { continue }
        let missed = row.names(ofModels: true).filter { !written.contains($0) }
        #expect(
          missed.sorted() == row.unwritten.keys.sorted(),
          "written by no app, without a reason"
        )
      }
    }

    /// What is there after a flight, and after its way back, if the app writes at one moment.
    private func end(
      of each: WrittenProperty.App,
      _ moment: Moment,
      _ isAnimated: Bool,
      isWithEngine: Bool
    ) async -> (lines: [String], written: Set<String>) {
      startOver()
      Headless.switches.barsKeepAnimations = each.way == .sudden
      let isCancelled = moment == .turningBack
      let app = await WritingApp(
        each.trip,
        isWithEngine: isWithEngine,
        isGoingBack: isCancelled || moment == .before
      )
      each.prepare(app)
      await advance(0.1)
      func write(at time: Moment) async {
        guard time == moment else { return }
        app.listen {
          if isAnimated {
            UIView.animate(withDuration: 0.2) { each.write(app) }
          } else {
            each.write(app)
          }
        }
      }
      await write(at: .before)
      if !isCancelled || isWithEngine { await app.stage.go(true, for: 0.2) }
      await write(at: .during)
      await write(at: .turningBack)
      if isCancelled, isWithEngine { app.stage.flight?.cancel() }
      if each.way == .sudden, !isCancelled { await app.stage.flight?.endSuddenly() }
      await advance(1)
      await write(at: .after)
      await advance(0.5)
      var lines = app.stage.whole(withUpper: !isCancelled)
      if !isCancelled {
        if each.way == .pulled, isWithEngine {
          await app.pull()
        } else {
          await app.stage.go(false, for: 1.5)
        }
        lines += app.stage.whole(withUpper: true)
      }
      return (lines + each.sees(app), app.written)
    }
  }
}
#endif
