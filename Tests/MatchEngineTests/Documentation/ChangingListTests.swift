#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// What the article on when to set IDs says of lists.
  @MainActor @Suite("Lists that change meanwhile") struct ChangingListTests {
    let list = TripList()
    let detail = TripDetail(3)
    let navigation: UINavigationController
    let window: UIWindow

    init() async {
      (navigation, window) = await onScreen(below: list, .linear(0.5))
    }

    /// What a list goes through: its photo stays, has another place, or has none any longer.
    enum Event: CaseIterable, Sendable {
      case stays, moves, goes, scrollsAway

      func change(_ numbers: [Int]) -> [Int] {
        switch self {
        case .stays, .scrollsAway: numbers
        case .moves: Array(numbers.dropFirst(2)) + Array(numbers.prefix(2))
        case .goes: numbers.filter { $0 != 3 }
        }
      }
    }

    private func goBack(to list: UIViewController) async throws -> MatchFlight {
      navigation.setViewControllers([list, detail], animated: false)
      await advance(0.1)
      return try await navigation.pop(for: 0.2)
    }

    /// The boxes of the flying photo, frame by frame, and how opaque it is.
    private func watch(_ flight: MatchFlight) async -> [(box: CGRect, alpha: CGFloat)] {
      var frames: [(box: CGRect, alpha: CGFloat)] = []
      while flight.outcome == nil {
        if let box = window.flownBox(beside: [detail.photoView] + list.photos) {
          let alphas = sequence(first: box, next: \.superview).map(\.nextAlpha)
          frames.append((box.nextBox(in: window), alphas.reduce(1, *)))
        }
        await advance(1 / 60)
      }
      #expect(frames.count > 15)
      for (now, next) in zip(frames, frames.dropFirst()) {
        #expect(isClose(now.box, next.box, within: 15) && abs(now.alpha - next.alpha) < 0.2)
      }
      return frames
    }

    private func expectRest(_ flight: MatchFlight) {
      #expect(flight.outcome == .finished && window.remains.isEmpty)
      #expect(list.photos.allSatisfy { $0.layer.animationKeys() == nil })
    }

    @Test(
      "on the way back, the photo lands where its row is now, or fades out if there is none",
      arguments: Event.allCases
    )
    func reloaded(_ event: Event) async throws {
      let flight = try await goBack(to: list)
      list.numbers = event.change(list.numbers)
      list.tableView.reloadData()
      if event == .scrollsAway { list.tableView.contentOffset.y = 1500 }
      let frames = await watch(flight)
      let last = try #require(frames.last)
      let row = list.photo(of: 3).map { $0.convert($0.bounds, to: window) }
      #expect((row != nil) == (event == .stays || event == .moves))
      if let row {
        #expect(isClose(last.box, row, within: 15) && last.alpha > 0.99)
      } else {
        #expect(last.alpha < 0.1)
      }
      expectRest(flight)
    }

    @Test(
      "a snapshot that is applied meanwhile counts in the same way",
      arguments: [Event.stays, .moves, .goes]
    )
    func applied(_ event: Event) async throws {
      let grid = TripGrid()
      grid.apply(Array(0..<12))
      let flight = try await goBack(to: grid)
      grid.apply(event.change(Array(0..<12)))
      let last = try #require(await watch(flight).last)
      if let tile = grid.photo(of: 3) {
        let place = tile.convert(tile.bounds, to: window)
        #expect(isClose(last.box, place, within: 15) && last.alpha > 0.99)
      } else {
        #expect(event == .goes && last.alpha < 0.1)
      }
      expectRest(flight)
    }

    @Test(
      "where its row goes meanwhile, the screens go on as they began",
      arguments: [Event.stays, .goes]
    )
    func screensGoOn(_ event: Event) async throws {
      let flight = try await goBack(to: list)
      list.numbers = event.change(list.numbers)
      list.tableView.reloadData()
      while flight.outcome == nil {
        let place = detail.view.nextPlace(of: .zero, in: window)
        #expect(isClose(place.x, 0, within: 1), "\(place)")
        await advance(1 / 60)
      }
      expectRest(flight)
    }

    @Test("a list that is reloaded while it is left takes nothing away", arguments: Event.allCases)
    func left(_ event: Event) async throws {
      let flight = try await navigation.push(detail, for: 0.2)
      list.numbers = event.change(list.numbers)
      list.tableView.reloadData()
      if event == .scrollsAway { list.tableView.contentOffset.y = 1500 }
      let frames = await watch(flight)
      #expect(frames.allSatisfy { $0.alpha > 0.99 })
      #expect(isClose(frames.last?.box ?? .zero, detail.photoView.frame, within: 15))
      expectRest(flight)
    }

    @Test(
      "a swipe and a pull find a reloaded list's row, if the photo came from it or the list can show it",
      .enabled(if: Hands.isAvailable),
      arguments: [CGPoint(x: 1, y: 300), CGPoint(x: 195, y: 200)],
      [true, false]
    )
    func gestures(start: CGPoint, cameFromIt: Bool) async throws {
      let list = cameFromIt ? list : TripList()
      if cameFromIt {
        await navigation.go(to: detail, for: 1)
      } else {
        navigation.setViewControllers([list, detail], animated: false)
        list.current = 3
        await advance(0.1)
      }
      list.tableView.reloadData()
      let finger = await Hands.touch(at: start, in: window)
      let end = start.x < 20 ? CGPoint(x: 300, y: 300) : CGPoint(x: 195, y: 600)
      await finger.move(to: end, during: 0.3)
      let flight = try #require(navigation.matchFlight)
      #expect(flight.phase == .held && flight.report?.pairCount == 2)
      await finger.lift(thenWait: 1.5)
      #expect(flight.outcome == .finished && navigation.viewControllers == [list])
      #expect(window.remains.isEmpty)
    }
  }
}
#endif
