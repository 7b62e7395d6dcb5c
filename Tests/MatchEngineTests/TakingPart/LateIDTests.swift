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
          stage.go(true)
          await advance(0.1)
          let takesPart = transition.runsWithoutMatches
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

    @Test("what has flown flies back to a list that was reloaded meanwhile, and there again")
    func reloaded() async throws {
      for trip in [Trip.navigation, .tabs, .modal(.fullScreen)] {
        startOver()
        let table = Rows()
        let stage = await TripStage(trip, table, PhotoScreen.detail(), MatchTransition())
        for isForward in [true, false] {
          if stage.window.rootViewController?.view.window != nil, table.view.window == nil {
            table.tableView.reloadData()
          }
          stage.go(isForward)
          await advance(0.1)
          #expect(stage.flight?.report?.pairCount == 1, "\(trip) \(isForward)")
          await advance(2)
        }
        #expect(Headless.warnings == [] && stage.window.remains.isEmpty, "\(trip)")
      }
    }
  }
}

/// A table whose first row has a photo; it has no cells before it is laid out.
@MainActor private final class Rows: UITableViewController {
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
    photo.matchID = indexPath.row == 0 ? "photo" : nil
    for old in cell.contentView.subviews { old.removeFromSuperview() }
    cell.contentView.addSubview(photo)
    return cell
  }
}
#endif
