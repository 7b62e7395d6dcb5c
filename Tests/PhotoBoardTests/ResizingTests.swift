#if canImport(UIKit)
import MatchEngine
@testable import PhotoBoard
import Testing
import UIKit
import UIKitTestSupport

extension PhotoBoardTests {
  @MainActor @Suite("The window changes its size") struct ResizingTests {
    private func shrink(_ window: UIWindow) async {
      let size = window.bounds.size
      window.frame.size = CGSize(width: size.width - 80, height: size.height - 200)
      await advance(0.5)
    }

    @Test func `the gallery keeps showing the same photo, which then flies back`() async throws {
      let visit = await Visit()
      try await visit.open(3)
      try await visit.turn(to: 9)
      await shrink(visit.window)
      #expect(visit.gallery?.photo.id == 9)
      let page = try #require(visit.gallery?.page)
      #expect(visit.place(page).width == visit.window.bounds.width)
      #expect(isClose(visit.place(page).minX, 0))
      await visit.back()
      await advance(0.1)
      let flight = try #require(visit.navigation.matchFlight)
      await visit.settle()
      #expect(flight.outcome == .finished && flight.report?.pairCount == 3)
      #expect(visit.cell(9) != nil && visit.remains == [])
    }

    @Test(
      "a new size in flight ends it where it was heading, and everything fits",
      arguments: [true, false]
    )
    func midFlight(isOpening: Bool) async throws {
      let visit = await Visit()
      if isOpening {
        try await visit.tap(3)
      } else {
        try await visit.open(3)
        await visit.back()
      }
      await advance(0.15)
      let flight = try #require(visit.navigation.matchFlight)
      await shrink(visit.window)
      await visit.settle()
      #expect(flight.outcome == .finished && visit.remains == [])
      #expect((visit.gallery != nil) == isOpening)
      let shown = try #require(visit.navigation.topViewController?.view)
      #expect(visit.place(shown).size == visit.window.bounds.size)
    }

    @Test func `the board has as many columns as fit`() async throws {
      let visit = await Visit()
      #expect(visit.cell(2)?.frame.minX == visit.cell(0)?.frame.minX)
      await shrink(visit.window)
      #expect(visit.cell(1)?.frame.minX == visit.cell(0)?.frame.minX)
    }
  }
}
#endif
