#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// A table that is laid out in no window warns, and guesses its heights (LY-20).
  @MainActor @Suite("IDs that come late") struct LateIDTests {
    /// A table that has no cells before it is laid out.
    private func table(_ number: Int = 7) -> UITableViewController {
      GettingStarted.PhotoList(GettingStarted.photos.filter { $0.id == number })
    }

    private func screen(_ frame: CGRect) -> PhotoScreen { PhotoScreen(frame, id: "photo-7") }

    private let small = CGRect(x: 20, y: 300, width: 80, height: 80)
    private let large = CGRect(x: 0, y: 120, width: 390, height: 292)

    private static let trips: [Trip] = [
      .navigation, .tabs, .modal(.fullScreen), .modal(.pageSheet),
    ]

    @Test("nothing is laid out outside of a window, whether or not the engine takes part")
    func notLaidOut() async throws {
      for trip in Self.trips {
        for transition in [MatchTransition(), .always()] {
          startOver()
          let table = table()
          let stage = await TripStage(trip, screen(small), table, transition)
          await stage.go(true, for: 0.1)
          #expect(stage.flight?.report?.pairCount == 1, "\(trip)")
          await advance(2)
          #expect(stage.isUpperThere && Headless.warnings == [], "\(trip) \(Headless.warnings)")
          #expect(stage.window.remains.isEmpty)
        }
      }
    }

    @Test("nor by a flight that is begun by hand on a screen that is covered")
    func begunBeneath() async throws {
      let table = table()
      let stage = await TripStage(.modal(.fullScreen), table, screen(large), MatchTransition())
      await stage.go(true, for: 2)
      table.tableView.reloadData()
      let flight = table.beginInteractiveMatch { table.dismiss(animated: true) }
      flight?.finish()
      await advance(2)
      #expect(flight?.outcome == .finished && Headless.warnings == [])
    }

    @Test(
      "a new list with which nothing pairs comes as the system would bring it, and then it is known",
      arguments: [Trip.navigation, .modal(.fullScreen)]
    )
    func withoutPairs(trip: Trip) async throws {
      let (list, table) = (screen(small), table(8))
      let stage = await TripStage(trip, list, table, MatchTransition())
      let flight = try await stage.fly(true, for: 0.12)
      #expect(flight.report?.pairCount == 0)
      let (leaving, arriving) = try (#require(list.view.seenFrame), #require(table.view.seenFrame))
      if trip == .navigation {
        #expect((1..<390).contains(arriving.minX) && arriving.minY == 0)
        #expect(isClose(leaving.minX, (arriving.minX - 390) * 0.3, within: 3))
      } else {
        #expect((1..<844).contains(arriving.minY) && arriving.minX == 0 && leaving.minY == 0)
      }
      await flight.arrives(in: 2)
      let ids = ["photo-8", "title-8"]
      #expect(table.matchDiagnosis == .nothingShared(lower: ["photo-7"], upper: ids))
      for isForward in [false, true] {
        await stage.go(isForward, for: 0.12)
        #expect(stage.flight == nil)
        await advance(2)
      }
      #expect(stage.window.remains.isEmpty && Headless.warnings == [])
    }

    /// How an app says which rows there are: not at all, by a method, or by a line.
    enum Word: CaseIterable, Sendable { case none, method, line }

    @Test(arguments: [Trip.navigation, .modal(.fullScreen)], Word.allCases)
    func `the way back to a list whose row is gone looks as it does without the engine`(
      trip: Trip,
      word: Word
    ) async throws {
      for isGone in [false, true] {
        startOver()
        let rows = word == .method ? KnownRows() : Rows()
        let stage = await TripStage(trip, rows, screen(large), MatchTransition())
        if word == .line {
          rows.tableView.matchIndexPathProvider = { [weak rows] in rows?.path($0) }
        }
        await stage.go(true, for: 2)
        if isGone { rows.ids.remove(at: 1) }
        rows.tableView.reloadData()
        await stage.go(false, for: 0.12)
        #expect(stage.flight?.report?.pairCount == (isGone ? word == .none ? 0 : nil : 1))
        if isGone {
          let leaving = try #require(stage.upper.view.seenFrame)
          #expect(trip == .navigation ? leaving.minX > 1 : leaving.minY > 1)
          #expect(stage.upper.view.nextAlpha == 1)
        }
        await advance(2)
        #expect(!stage.isUpperThere && stage.window.remains.isEmpty)
      }
    }

    /// A screen of another class.
    private final class OtherList: UITableViewController {}

    @Test(
      "that is imitated once for each class of screen, until something pairs",
      arguments: [Trip.navigation, .modal(.fullScreen)]
    )
    func onlyOnce(trip: Trip) async throws {
      let below = screen(small)
      let root = trip == .navigation ? UINavigationController(rootViewController: below) : below
      root.childMatchTransition = MatchTransition()
      let window = await onScreen(root)
      /// Shows a screen, or the one below again, and returns how many pairs flew if anything did.
      func pairs(_ upper: UIViewController? = nil) async -> Int? {
        upper?.comes(as: .fullScreen, MatchTransition())
        switch (root as? UINavigationController, upper) {
        case (let navigation?, let upper?): navigation.pushViewController(upper, animated: true)
        case (let navigation?, nil): navigation.popViewController(animated: true)
        case (nil, let upper?): root.present(upper, animated: true)
        case (nil, nil): root.dismiss(animated: true)
        }
        await advance(0.1)
        let count = below.matchFlight?.report?.pairCount
        await advance(2)
        return count
      }
      for expected in [0, nil] as [Int?] {
        #expect(await pairs(table(8)) == expected)
        #expect(await pairs() == nil)
      }
      #expect(await pairs(OtherList(style: .plain)) == 0)
      #expect(await pairs() == nil)
      #expect(await pairs(table(7)) == nil)
      #expect(await pairs() == 1)
      #expect(await pairs(table(7)) == 1)
      #expect(await pairs() == 1)
      #expect(window.remains.isEmpty && Headless.warnings == [])
    }

    /// Rows without an ID, of which their list says otherwise.
    private final class UntaggedRows: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        3
      }

      override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath)
        -> UITableViewCell
      { UITableViewCell() }
    }

    @Test("a list that promises a row without the ID comes as the system would bring it, each time")
    func promised() async {
      let (navigation, window) = await onScreen(below: screen(small), MatchTransition())
      for round in 0..<3 {
        let rows = UntaggedRows(style: .plain)
        rows.tableView.matchIndexPathProvider = { _ in IndexPath(row: 0, section: 0) }
        await navigation.go(to: rows, for: 0.12)
        #expect(navigation.matchFlight?.report?.pairCount == 0)
        let arriving = rows.view.seenFrame ?? .zero
        #expect(
          (1..<390).contains(arriving.minX) && rows.view.nextAlpha == 1,
          "\(round) \(arriving)"
        )
        await advance(2)
        await navigation.back(for: 2)
      }
      #expect(window.remains.isEmpty)
    }

    @Test(
      "where nothing with an ID is in sight, a new list is the system's",
      arguments: [true, false]
    )
    func outOfSight(isInSight: Bool) async {
      let frame = CGRect(x: 20, y: isInSight ? 300 : 900, width: 80, height: 80)
      let (navigation, _) = await onScreen(below: screen(frame), MatchTransition())
      await navigation.go(to: table(), for: 0.1)
      #expect((navigation.matchFlight != nil) == isInSight)
      await advance(2)
    }

    @Test(
      "what is gone on the way back is not held against what comes next",
      arguments: [false, true]
    )
    func nextAfterGone(isGone: Bool) async {
      let rows = Rows()
      let (navigation, window) = await onScreen(below: rows, MatchTransition())
      await navigation.go(to: table(7), for: 0.1)
      #expect(navigation.matchFlight?.report?.pairCount == 1)
      await advance(2)
      if isGone { rows.ids.remove(at: 1) }
      rows.tableView.reloadData()
      await navigation.back(for: 2)
      await navigation.go(to: table(8), for: 0.1)
      #expect(navigation.matchFlight?.report?.pairCount == 1)
      await advance(2)
      #expect(window.remains.isEmpty && Headless.warnings == [])
    }

    @Test(
      "what has flown flies back to a list that was reloaded, wherever its cells wait",
      arguments: [false, true]
    )
    func reloaded(cellsStayInList: Bool) async throws {
      for trip in [Trip.navigation, .tabs, .modal(.fullScreen)] {
        startOver()
        Headless.switches.waitingCellsStayInList = cellsStayInList
        let table = table()
        let stage = await TripStage(trip, table, screen(large), MatchTransition())
        for isForward in [true, false] {
          if stage.window.rootViewController?.view.window != nil, table.view.window == nil {
            table.tableView.reloadData()
          }
          await stage.go(isForward, for: 0.1)
          #expect(stage.flight?.report?.pairCount == 1, "\(trip) \(isForward)")
          await advance(2)
        }
        #expect(Headless.warnings == [] && stage.window.remains.isEmpty, "\(trip)")
      }
    }
  }
}

/// A list of photos that is laid out only once it's on the screen.
private class Rows: UITableViewController {
  var ids = ["photo-6", "photo-7", "photo-8"]

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    ids.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath)
    -> UITableViewCell
  {
    let cell = UITableViewCell()
    let photo = CGRect(x: 10, y: 4, width: 40, height: 30)
    cell.contentView.addSubview(UIImageView(tagged: ids[path.row], photo, PhotoScreen.image))
    return cell
  }

  final func path(_ id: String) -> IndexPath? {
    ids.firstIndex(of: id).map { IndexPath(row: $0, section: 0) }
  }
}

/// One that says which rows it has.
private final class KnownRows: Rows, MatchRevealing {
  func canRevealMatches(_ ids: Set<String>) -> Bool { !ids.isDisjoint(with: self.ids) }
  func revealMatches(_ ids: Set<String>) -> UIView? { nil }
}

extension UIView {
  /// Where the view is seen in its superview.
  fileprivate var seenFrame: CGRect? { layer.presentation()?.frame }
}
#endif
