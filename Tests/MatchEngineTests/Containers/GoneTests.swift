#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// Views and children that are gone from where a flight has them.
  @MainActor @Suite("What is gone from a flight is gone") struct GoneTests {
    @Test(
      "a change in a cell ends where the cell shows another row",
      arguments: [nil, 1500, 20] as [CGFloat?],
      [true, false]
    )
    func reusedCell(offset: CGFloat?, staysInList: Bool) async throws {
      Headless.switches.waitingCellsStayInList = staysInList
      let list = TripList()
      let (_, window) = await onScreen(below: list, nil)
      let cell = try #require(list.tableView.visibleCells.dropFirst(2).first)
      let photo = try #require(list.photo(of: 2))
      let flight = cell.matchAnimate(transition: .linear(0.5)) { photo.frame.origin.x += 150 }
      await advance(0.1)
      if let offset { list.tableView.contentOffset.y = offset }
      await advance(0.05)
      #expect((flight.outcome == nil) == (offset != 1500))
      #expect(window.engineViews.isEmpty == (offset == 1500))
      await advance(1)
      #expect(window.remains.isEmpty)
    }

    @Test(
      "a child that another container takes in flight stays there",
      arguments: [(true, true), (true, false), (false, true), (false, false)],
      [true, false]
    )
    func adopted(_ end: (isOld: Bool, isFinished: Bool), isTaken: Bool) async {
      let (isOld, isFinished) = end
      let log = CallLog()
      let container = UIViewController()
      let (a, b, _) = LoggedPhoto.three(log)
      let window = await onScreen(container, showing: a)
      let other = UIViewController()
      container.addChild(other)
      container.view.addSubview(other.view)
      other.view.frame = CGRect(x: 0, y: 600, width: 393, height: 200)
      other.didMove(toParent: container)
      await advance(0.1)
      log.clear()
      let flight = container.replace(with: b, .linear(0.5))
      await advance(0.1)
      let child = isOld ? a : b
      if isTaken {
        other.addChild(child)
        other.view.addSubview(child.view)
        child.view.frame = other.view.bounds
        child.didMove(toParent: other)
      }
      await flight.end(isFinished)
      let leaves = isOld == isFinished
      if isTaken {
        #expect(child.parent === other && child.view.superview === other.view)
      } else {
        #expect((child.parent == nil) == leaves && (child.view.superview == nil) == leaves)
      }
      let calls = log.appearances.filter { $0.hasPrefix(child.name) }
      #expect(calls.last?.contains(isTaken || !leaves ? "didAppear" : "didDisappear") == true)
      #expect(window.remains.isEmpty)
    }

    @Test("a child that the app has removed counts as a child no more", arguments: [true, false])
    func removed(isRemoved: Bool) async throws {
      let container = UIViewController()
      let (a, b, _) = LoggedPhoto.three(CallLog())
      let (navigation, window) = await onScreen(below: container, .always())
      container.view.backgroundColor = .white
      container.matchShow(a, in: container.view, animated: false)
      await advance(0.1)
      if isRemoved {
        a.willMove(toParent: nil)
        a.view.removeFromSuperview()
        a.removeFromParent()
      }
      let flight = try await navigation.push(b, for: 0.1)
      #expect((a.matchFlight == nil) == isRemoved)
      await flight.arrives()
      #expect(window.remains.isEmpty)
    }
  }
}
#endif
