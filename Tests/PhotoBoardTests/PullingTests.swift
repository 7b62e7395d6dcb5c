#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

@testable import PhotoBoard

extension PhotoBoardTests {
  @MainActor @Suite("Pulling a photo down", .enabled(if: Hands.isAvailable)) struct PullingTests {
    private let start = CGPoint(x: 200, y: 300)

    @Test func `the photo follows the finger; let go early, the page stays`() async throws {
      let visit = try await Visit(open: 3)
      let finger = await Hands.touch(at: start, in: visit.window)
      await finger.move(to: CGPoint(x: 230, y: 380), during: 0.3)
      let flight = try #require(visit.navigation.matchFlight)
      #expect(flight.phase == .held && visit.flown(3) != nil)
      await finger.hold(for: 0.3)
      await finger.lift()
      await visit.settle()
      #expect(flight.outcome == .cancelled && visit.gallery?.photo.id == 3)
      #expect(visit.remains == [])
    }

    @Test func `thrown down, the photo flies back`() async throws {
      let visit = try await Visit(open: 3)
      let finger = await Hands.touch(at: start, in: visit.window)
      await finger.move(to: CGPoint(x: 240, y: 520), during: 0.2)
      let flight = try #require(visit.navigation.matchFlight)
      await finger.lift()
      await visit.settle()
      #expect(flight.outcome == .finished && visit.gallery == nil)
      #expect(visit.cell(3)?.photoView.window === visit.window && visit.remains == [])
    }

    @Test func `a pull after another and a turned page sends the other photo`() async throws {
      let visit = try await Visit(open: 3)
      let finger = await Hands.touch(at: start, in: visit.window)
      await finger.move(to: CGPoint(x: 200, y: 360), during: 0.3)
      await finger.cancel()
      await visit.settle()
      try await visit.turn(to: 20)
      await Hands.drag(from: start, to: CGPoint(x: 220, y: 560), duration: 0.2, in: visit.window)
      let flight = try #require(visit.navigation.matchFlight)
      await visit.settle()
      #expect(flight.outcome == .finished && flight.report?.pairCount == 3)
      #expect(visit.cell(20) != nil && visit.remains == [])
    }

    @Test func `a pinch sends the photo back, from between the fingers`() async throws {
      let visit = try await Visit(open: 3)
      let middle = CGPoint(x: 200, y: 400)
      await Hands.pinch(around: middle, from: 240, to: 90, in: visit.window)
      let flight = try #require(visit.navigation.matchFlight)
      await visit.settle()
      #expect(flight.outcome == .finished && visit.gallery == nil)
      #expect(visit.cell(3)?.photoView.window === visit.window && visit.remains == [])
      try await visit.flip("Pinch")
      try await visit.open(3)
      await Hands.pinch(around: middle, from: 240, to: 90, in: visit.window)
      #expect(visit.navigation.matchFlight == nil && visit.gallery != nil)
    }

    @Test func `a swipe from the edge goes back as well`() async throws {
      let visit = try await Visit(open: 3)
      await Hands.edgeDrag(.left, distance: 300, duration: 0.3, in: visit.window)
      let flight = try #require(visit.navigation.matchFlight)
      await visit.settle()
      #expect(flight.outcome == .finished && visit.gallery == nil && visit.remains == [])
    }
  }

  @MainActor @Suite("Turning pages") struct PagingTests {
    @Test("a swipe turns the page", .enabled(if: Hands.isAvailable))
    func swipes() async throws {
      let visit = try await Visit(open: 3)
      let y = visit.window.bounds.midY
      await Hands.flick(from: CGPoint(x: 350, y: y), to: CGPoint(x: 120, y: y), in: visit.window)
      await advance(1)
      #expect(visit.gallery?.photo.id == 4 && visit.gallery?.title == "5 of 24")
      await Hands.flick(from: CGPoint(x: 60, y: y), to: CGPoint(x: 290, y: y), in: visit.window)
      await advance(1)
      #expect(visit.gallery?.photo.id == 3 && visit.navigation.viewControllers.count == 2)
    }

    @Test func `the board scrolls to the photo's cell, and the photo flies there`() async throws {
      let visit = try await Visit(open: 1)
      #expect(visit.cell(19) == nil)
      try await visit.turn(to: 19)
      let flight = try await visit.flyBack()
      let flown = try #require(visit.flown(19))
      await visit.settle()
      let frame = visit.place(try #require(visit.cell(19)).photoView)
      #expect(visit.window.bounds.contains(frame))
      #expect(flown.width > frame.width && flight.outcome == .finished)
      #expect(flight.report?.pairCount == 3 && visit.remains == [])
    }

    @Test func `a photo that is half visible doesn't scroll the board`() async throws {
      let visit = await Visit()
      let list = try #require(visit.board?.collectionView)
      let cell = try #require(visit.cell(6))
      #expect(visit.place(cell).maxY > visit.window.bounds.maxY)
      let offset = list.contentOffset
      try await visit.open(6)
      await visit.close()
      #expect(list.contentOffset == offset)
      #expect(visit.cell(6) === cell && visit.remains == [])
    }
  }

  @MainActor @Suite("The window changes its size") struct ResizingTests {
    private func shrink(_ window: UIWindow) async {
      let size = window.bounds.size
      window.frame.size = CGSize(width: size.width - 80, height: size.height - 200)
      await advance(0.5)
    }

    @Test func `the gallery keeps showing the same photo, which then flies back`() async throws {
      let visit = try await Visit(open: 3)
      try await visit.turn(to: 9)
      await shrink(visit.window)
      #expect(visit.gallery?.photo.id == 9)
      let page = try #require(visit.gallery?.page)
      #expect(visit.place(page).width == visit.window.bounds.width)
      #expect(isClose(visit.place(page).minX, 0))
      let flight = try await visit.flyBack()
      await visit.settle()
      #expect(flight.outcome == .finished && flight.report?.pairCount == 3)
      #expect(visit.cell(9) != nil && visit.remains == [])
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
