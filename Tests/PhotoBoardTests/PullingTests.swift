#if canImport(UIKit)
import MatchEngine
@testable import PhotoBoard
import Testing
import UIKit
import UIKitTestSupport

extension PhotoBoardTests {
  @MainActor @Suite("Pulling a photo down", .enabled(if: Hands.isAvailable)) struct PullingTests {
    private let start = CGPoint(x: 200, y: 300)

    @Test func `the photo stays under the finger; let go early, the page stays`() async throws {
      let visit = await Visit()
      try await visit.open(3)
      let finger = await Hands.touch(at: start, in: visit.window)
      await finger.move(to: CGPoint(x: 230, y: 380), during: 0.3)
      await advance(1 / 60)
      let flight = try #require(visit.navigation.matchFlight)
      #expect(flight.phase == .held)
      let before = try #require(visit.flown(3))
      await finger.move(to: CGPoint(x: 150, y: 420), during: 0.3)
      await advance(1 / 60)
      let after = try #require(visit.flown(3))
      let spot = CGPoint(
        x: (230 - before.minX) / before.width,
        y: (380 - before.minY) / before.height
      )
      let place = CGPoint(
        x: after.minX + spot.x * after.width,
        y: after.minY + spot.y * after.height
      )
      #expect(isClose(place, CGPoint(x: 150, y: 420), within: 1))
      await finger.hold(for: 0.3)
      await finger.lift()
      await visit.settle()
      #expect(flight.outcome == .cancelled && visit.gallery?.photo.id == 3)
      #expect(visit.remains == [])
    }

    @Test func `thrown down, the photo flies back`() async throws {
      let visit = await Visit()
      try await visit.open(3)
      let finger = await Hands.touch(at: start, in: visit.window)
      await finger.move(to: CGPoint(x: 240, y: 520), during: 0.2)
      let flight = try #require(visit.navigation.matchFlight)
      await finger.lift()
      await visit.settle()
      #expect(flight.outcome == .finished && visit.gallery == nil)
      #expect(visit.cell(3)?.photoView.window === visit.window && visit.remains == [])
    }

    @Test("after a cancelled pull and a turned page, a pull sends back the other photo")
    func again() async throws {
      let visit = await Visit()
      try await visit.open(3)
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
      let visit = await Visit()
      try await visit.open(3)
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
      let visit = await Visit()
      try await visit.open(3)
      await Hands.edgeDrag(.left, distance: 300, duration: 0.3, in: visit.window)
      let flight = try #require(visit.navigation.matchFlight)
      await visit.settle()
      #expect(flight.outcome == .finished && visit.gallery == nil && visit.remains == [])
    }
  }
}
#endif
