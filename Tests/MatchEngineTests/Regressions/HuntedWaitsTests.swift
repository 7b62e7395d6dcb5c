#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// What ordinary apps do beside a flight, and what they are told.
  @MainActor @Suite("Beside a flight")
  struct HuntedWaitsTests {
    @Test(arguments: [true, false])
    func `whoever waits for what was queued hears that it never came`(goes: Bool) async throws {
      let stack = await PhotoStack()
      _ = try await stack.push()
      let queued = stack.navigation.beginMatch {
        stack.navigation.popViewController(animated: true)
      }
      var heard: MatchOutcome?
      let flight = try #require(queued)
      let task = Task { heard = await flight.finalOutcome }
      await Task.yield()
      if goes { stack.window.rootViewController = UIViewController() }
      await advance(2)
      for _ in 0..<20 { await Task.yield() }
      #expect(heard == flight.outcome && heard != nil, "\(flight.phase)")
      if !goes { #expect(heard == .finished) }
      task.cancel()
    }

    @Test(arguments: [false, true], [false, true])
    func `a list that becomes the root or a third child scrolls to its row`(
      isRoot: Bool,
      says: Bool
    ) async throws {
      let list = TripList()
      if says { list.tableView.matchIndexPathProvider = { [weak list] in list?.path(of: $0) } }
      let detail = TripDetail(60)
      let container = UIViewController()
      let window =
        isRoot ? await onScreen(detail) : await onScreen(container, showing: PhotoScreen.list())
      let flight: MatchFlight
      if isRoot {
        flight = window.matchShow(list, direction: .backward, transition: .linear(0.5))
      } else {
        container.matchShow(detail, in: container.view, transition: .linear(0.5))
        await advance(0.2)
        flight = container.matchShow(
          list,
          in: container.view,
          direction: .backward,
          transition: .linear(0.5)
        )
      }
      await advance(0.2)
      #expect((list.photo(of: 60) != nil) == says)
      #expect((flight.report?.pairCount ?? 0 > 0) == says)
      await flight.arrives()
    }

    @Test(arguments: [false, true])
    func `the leading edge is the right one where a screen reads from right to left`(isRight: Bool)
      async throws
    {
      let container = UIViewController()
      container.loadViewIfNeeded()
      if isRight { container.view.semanticContentAttribute = .forceRightToLeft }
      let (a, b) = (PhotoScreen.list(), PhotoScreen.detail())
      _ = await onScreen(container, showing: a)
      let flight = container.matchShow(
        b,
        in: container.view,
        transition: .linear(1) { $0.screenEffect = .push(from: .leading) }
      )
      await advance(0.3)
      let x = b.view.nextBox(in: container.view).minX
      #expect(isRight ? x > 50 : x < -50, "\(x)")
      await flight.arrives(in: 2)
    }

    @Test(arguments: [false, true])
    func `each that is told of a beginning is told of the end, once`(goesOn: Bool) async {
      let log = CallLog()
      let guests = ["A", "B", "C"].map { Guest($0, log) }
      let container = UIViewController()
      _ = await onScreen(container, showing: guests[0])
      container.matchShow(guests[1], in: container.view, transition: .linear(0.5))
      await advance(0.2)
      if goesOn { container.matchShow(guests[2], in: container.view, transition: .linear(0.5)) }
      await advance(2)
      for guest in guests { #expect(guest.changes.count == guest.outcomes.count, "\(guest.name)") }
      #expect(guests.map(\.outcomes.count) == (goesOn ? [1, 2, 1] : [1, 1, 0]))
      #expect(guests.allSatisfy { $0.outcomes.allSatisfy { $0 == .finished } })
    }
  }
}
#endif
