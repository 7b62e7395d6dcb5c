#if canImport(UIKit)
import MatchEngine
@testable import PhotoBoard
import Testing
import UIKit
import UIKitTestSupport

extension PhotoBoardTests {
  @MainActor @Suite("Turning pages") struct PagingTests {
    @Test("a swipe turns the page", .enabled(if: Hands.isAvailable))
    func swipes() async throws {
      let visit = await Visit()
      try await visit.open(3)
      let y = visit.window.bounds.midY
      await Hands.flick(from: CGPoint(x: 350, y: y), to: CGPoint(x: 120, y: y), in: visit.window)
      await advance(1)
      #expect(visit.gallery?.photo.id == 4 && visit.gallery?.title == "5 of 24")
      await Hands.flick(from: CGPoint(x: 60, y: y), to: CGPoint(x: 290, y: y), in: visit.window)
      await advance(1)
      #expect(visit.gallery?.photo.id == 3 && visit.navigation.viewControllers.count == 2)
    }

    @Test func `the photo that is shown flies back to its own cell`() async throws {
      let visit = await Visit()
      try await visit.open(3)
      try await visit.turn(to: 2)
      await visit.back()
      await advance(0.1)
      let flight = try #require(visit.navigation.matchFlight)
      #expect(visit.flown(2) != nil && visit.flown(3) == nil)
      let cell = try #require(visit.cell(2))
      await visit.settle()
      #expect(flight.report?.rows.first { $0.fate == .flew }?.id.hasSuffix("-2") == true)
      #expect(flight.report?.pairCount == 3)
      #expect(visit.cell(2) === cell && visit.remains == [])
    }

    @Test func `the board scrolls to the photo's cell, and the photo flies there`() async throws {
      let visit = await Visit()
      try await visit.open(1)
      #expect(visit.cell(19) == nil)
      try await visit.turn(to: 19)
      await visit.back()
      await advance(0.1)
      let flight = try #require(visit.navigation.matchFlight)
      let flown = try #require(visit.flown(19))
      await visit.settle()
      let frame = visit.place(try #require(visit.cell(19)).photoView)
      #expect(visit.window.bounds.contains(frame))
      #expect(flown.width > frame.width && flight.outcome == .finished)
      #expect(flight.report?.pairCount == 3 && visit.remains == [])
    }

    @Test("a photo that is half visible opens and closes without scrolling the board")
    func half() async throws {
      let visit = await Visit()
      let list = try #require(visit.board?.collectionView)
      let cell = try #require(visit.cell(6))
      #expect(visit.place(cell).maxY > visit.window.bounds.maxY)
      let offset = list.contentOffset
      try await visit.open(6)
      await visit.back()
      await visit.settle()
      #expect(list.contentOffset == offset)
      #expect(visit.cell(6) === cell && visit.remains == [])
    }
  }
}
#endif
