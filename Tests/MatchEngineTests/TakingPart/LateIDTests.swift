#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// A table that is laid out in no window warns, and guesses its heights (LY-20).
  @MainActor @Suite("IDs that come late") struct LateIDTests {
    private static let trips: [Trip] = [
      .navigation, .tabs, .modal(.fullScreen), .modal(.pageSheet),
    ]

    @Test("nothing is laid out outside of a window, whether or not the engine takes part")
    func notLaidOut() async throws {
      for trip in Self.trips {
        for transition in [MatchTransition(), .always()] {
          startOver()
          let table = Rows()
          let stage = await TripStage(trip, PhotoScreen.list(), table, transition)
          await stage.go(true, for: 0.1)
          // A tab that is new comes as the system's do: at once.
          let takesPart = trip != .tabs || transition.runsWithoutMatches
          #expect((stage.flight != nil) == takesPart, "\(trip)")
          if takesPart {
            #expect(stage.flight?.report?.pairCount == 1, "\(trip)")
          } else {
            #expect(table.matchDiagnosis == .nothingShared(lower: ["photo"], upper: []))
          }
          await advance(2)
          #expect(stage.isUpperThere && Headless.warnings == [], "\(trip) \(Headless.warnings)")
          #expect(stage.window.remains.isEmpty)
        }
      }
    }

    @Test(
      "a new list with which nothing pairs comes as the system would bring it, and then it is known",
      arguments: [Trip.navigation, .modal(.fullScreen)]
    )
    func withoutPairs(trip: Trip) async throws {
      let (list, table) = (PhotoScreen.list(), Rows(id: "another"))
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
      #expect(table.matchDiagnosis == .nothingShared(lower: ["photo"], upper: ["another"]))
      for isForward in [false, true] {
        await stage.go(isForward, for: 0.12)
        #expect(stage.flight == nil)
        await advance(2)
      }
      #expect(stage.window.remains.isEmpty && Headless.warnings == [])
    }

    @Test func `what has flown flies back to a list that was reloaded`() async throws {
      for trip in [Trip.navigation, .tabs, .modal(.fullScreen)] {
        startOver()
        let table = Rows()
        let stage = await TripStage(trip, table, PhotoScreen.detail(), MatchTransition())
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

extension UIView {
  /// Where the view is seen in its superview.
  fileprivate var seenFrame: CGRect? { layer.presentation()?.frame }
}

/// A table whose first row has a photo; it has no cells before it is laid out.
@MainActor private final class Rows: UITableViewController {
  private let id: String

  init(id: String = "photo") {
    self.id = id
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    let photo = UIImageView(frame: CGRect(x: 10, y: 4, width: 36, height: 36))
    photo.image = PhotoScreen.image
    photo.matchID = indexPath.row == 0 ? id : nil
    for old in cell.contentView.subviews { old.removeFromSuperview() }
    cell.contentView.addSubview(photo)
    return cell
  }
}
#endif
