#if canImport(UIKit)
import Foundation
@testable import PhotoBoard
import Testing
import UIKit
import UIKitTestSupport

/// The probes of PhotoBoard.
@Suite(testOrder, .oneWorld, .freshWorld) enum ProbeTests {}

extension ProbeTests {
  /// What UIKit does where nobody knows: on the real one the probes say it, on the stand-in they are tried out.
  @MainActor @Suite("Probes") struct ProbeSuite {
    #if canImport(ObjectiveC)
    @Test("what UIKit was seen doing it still does, and what is found otherwise is said")
    func findings() async throws {
      let table = await ProbeTable.asking(in: ProbeRoom())
      print(table.text)
      if let path = ProcessInfo.processInfo.environment["PROBES_TABLE"] {
        try table.text.write(toFile: path, atomically: true, encoding: .utf8)
      }
      for row in table.rows where row.disagrees {
        Issue.record("\(row.probe): \(row.finding ?? "neither") \(row.verdict)")
      }
    }
    #else
    @Test("what is relied on holds on the stand-in", arguments: Probe.all)
    func holds(_ probe: Probe) async {
      let isMissing = (Probe.ofObjectiveC + Probe.ofSwiftUI).contains { $0.name == probe.name }
      if let needed = Probe.needs[probe.name] {
        #expect(await ask(probe) == nil)
        startOver()
        Headless.switches[keyPath: needed] = true
      }
      let finding = await ask(probe)
      if let relied = probe.relied { #expect(finding == (isMissing ? nil : relied)) }
    }

    @Test(
      "a probe tells the positions of its switch apart",
      arguments: Probe.all.filter { $0.relied == nil }
    )
    func tellsApart(_ probe: Probe) async throws {
      let positions = try #require(Probe.positions[probe.name])
      #expect(positions.count > 1)
      for position in positions {
        startOver()
        position.apply(&Headless.switches)
        #expect(await ask(probe) == position.finding)
      }
    }

    @Test("no two have one name, and each switch that is told apart has a probe")
    func names() {
      let names = Probe.all.map(\.name)
      #expect(Set(names).count == names.count && names.count > 70)
      #expect(Set(Probe.positions.keys).isSubset(of: names))
      #expect(Set(Probe.needs.keys).isSubset(of: names))
    }

    @Test("a row of the list runs by itself, and names its probe, or says what it takes")
    func list() throws {
      let page = URL(fileURLWithPath: #filePath)
        .appendingPathComponent("../../Unverified.md").standardizedFileURL
      var named: [String] = []
      var count = (person: 0, plain: 0, relied: 0, open: 0)
      var section = ""
      for line in try String(contentsOf: page, encoding: .utf8).components(separatedBy: "\n") {
        if line.hasPrefix("## ") { section = String(line.dropFirst(3)) }
        let cells = line.components(separatedBy: " | ")
        guard line.hasPrefix("| "), let last = cells.last, !last.hasPrefix("The probe") else {
          continue
        }
        switch section {
        case "What a plain push relies on":
          count.plain += 1
          #expect(cells.count == 4, "\(cells[0])")
        case "What may be either way": count.open += 1
        default: count.relied += 1
        }
        guard let start = last.range(of: "Runs by itself") else {
          let isMarked = last.hasPrefix("Takes eyes: ") || last.hasPrefix("Takes a finger: ")
          #expect(isMarked, "\(cells[0])")
          count.person += 1
          continue
        }
        #expect(start.lowerBound == last.startIndex, "\(cells[0])")
        named += last.components(separatedBy: ": ")[0].components(separatedBy: "`")
          .filter { $0.first?.isLetter == true && !$0.contains(" ") }
      }
      let settled = Probe.all.filter { $0.source != nil }.map(\.name)
      #expect(named.sorted() == Probe.all.map(\.name).filter { !settled.contains($0) }.sorted())
      #expect(count.person * 4 <= count.plain + count.relied + count.open, "\(count)")
      #expect(count.plain <= 8 && count.plain + count.relied <= 55, "\(count)")
    }

    @Test("the table says what is relied on, what was found, and what to make of it")
    func table() async {
      let probes = [
        Probe("a", relies: "A") { _ in "true" }, Probe("b", relies: "B") { _ in "false" },
        Probe("c", relies: "C", settledBy: "a sample") { _ in "true" },
        Probe("d", relies: "D", settledBy: "a sample") { _ in "false" },
        Probe("e", open: "E") { _ in "did" }, Probe("f", open: "F") { _ in nil },
      ]
      let table = await ProbeTable.asking(probes, in: ProbeRoom(pass: { await advance($0) }))
      let verdicts = [
        "holds", "does not hold", "settled", "disagrees with a sample", "open", "neither",
      ]
      #expect(table.rows.map(\.verdict) == verdicts)
      #expect(table.rows.filter(\.disagrees).map(\.probe.name) == ["d"])
      #expect(table.text.hasPrefix("The headless stand-in for UIKit\n\n| Probe | "))
      #expect(table.text.hasSuffix("\n| `e` | E | did | open |\n| `f` | F |  | neither |\n"))
    }

    @Test("the app asks all of them, lists what is found, and shares it")
    func screen() async {
      let controller = ProbesController(Probe.delegates, pass: { await advance($0) })
      let window = show(UINavigationController(rootViewController: controller))
      await advance(0.1)
      #expect(controller.navigationItem.rightBarButtonItem?.title == "Run")
      await controller.ask()
      await advance(0.1)
      #expect(window.isKeyWindow && UIApplication.shared.windows.filter { !$0.isHidden }.count == 1)
      #expect(controller.tableView.numberOfRows(inSection: 0) == Probe.delegates.count)
      #expect(controller.navigationItem.rightBarButtonItem?.title == "Share")
      let bar = controller.navigationController?.navigationBar ?? UINavigationBar()
      let place = bar.convert(CGPoint(x: bar.bounds.maxX - 40, y: 22), to: window)
      await Hands.tap(at: place, in: window)
      await advance(1)
      #expect(controller.presentedViewController is UIActivityViewController)
    }

    /// What a probe finds, with all that it has shown taken away.
    private func ask(_ probe: Probe) async -> String? {
      let room = ProbeRoom(pass: { await advance($0) })
      let finding = await probe.ask(room)
      room.close()
      await advance(0.1)
      return finding
    }
    #endif
  }
}

#if !canImport(ObjectiveC)
extension Probe {
  /// One position of a switch, and what a probe has to find there.
  struct Position: Sendable {
    let finding: String
    let apply: @Sendable (inout Switches) -> Void
  }

  /// The positions of each probe's switch.
  static var positions: [String: [Position]] {
    var positions = [
      "movesAfterCancelling": Switches.MovesAfterCancelling.allCases.map { moves in
        Position(finding: "\(moves)") { $0.movesAfterCancelling = moves }
      },
      "contentPopGestureComesLate": [true, false].map { isLate in
        Position(finding: "\(isLate)") {
          $0.hasContentPopGesture = true
          $0.contentPopGestureComesLate = isLate
        }
      },
    ]
    for (name, flag) in flags {
      positions[name] = [true, false].map { value in
        Position(finding: "\(value)") { $0[keyPath: flag] = value }
      }
    }
    return positions
  }

  private static var flags: [String: any WritableKeyPath<Switches, Bool> & Sendable] {
    [
      "willShowIsFirst": \.willShowIsFirst, "didShowIsBeforeDidMove": \.didShowIsBeforeDidMove,
      "animationEndedIsLast": \.animationEndedIsLast,
      "stackIsRestoredFirst": \.stackIsRestoredFirst,
      "finalFramesAvoidBars": \.finalFramesAvoidBars,
      "waitingChangesBeginNextTurn": \.waitingChangesBeginNextTurn,
      "readingCoordinatorStartsPush": \.readingCoordinatorStartsPush,
      "changesBeginATurnLater": \.changesBeginATurnLater,
      "changesBeginInTransitions": \.changesBeginInTransitions,
      "presentLoadsViewAtOnce": \.presentLoadsViewAtOnce,
      "presentCompletionRunsOnCancel": \.presentCompletionRunsOnCancel,
      "sheetsWrapPresentedView": \.sheetsWrapPresentedView,
      "sheetsPushPresenterBack": \.sheetsPushPresenterBack,
      "levelsBetweenAreDismissedFirst": \.levelsBetweenAreDismissedFirst,
      "tabTransitionsBeginAtOnce": \.tabTransitionsBeginAtOnce,
      "leavingTabHearsFirst": \.leavingTabHearsFirst, "tabSelectionsWait": \.tabSelectionsWait,
      "waitingCellsStayInList": \.waitingCellsStayInList,
      "picturesBelowHeldViewsAreBlank": \.picturesBelowHeldViewsAreBlank,
      "opacitiesAreClampedOneByOne": \.opacitiesAreClampedOneByOne,
      "displayLinksComeBeforeCommit": \.displayLinksComeBeforeCommit,
      "arrivingScreensTakeTouches": \.arrivingScreensTakeTouches,
      "barsLoseItemsAfterCancelling": \.barsLoseItemsAfterCancelling,
      "delegatesCanBeObserved": \.delegatesCanBeObserved,
      "preferredTransitionsAreNil": \.preferredTransitionsAreNil,
      "popDelegatesReadNil": \.popDelegatesReadNil,
    ]
  }

  /// What UIKit has to do for a probe to find anything, as it does since iOS 26.
  static var needs: [String: any WritableKeyPath<Switches, Bool> & Sendable] {
    [
      "answersMayEndTransitions": \.changesBeginInTransitions,
      "contentPopDelegatesCanBeReplaced": \.hasContentPopGesture,
    ]
  }
}
#endif
#endif
