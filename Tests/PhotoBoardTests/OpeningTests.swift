#if canImport(UIKit)
import MatchEngine
@testable import PhotoBoard
import Testing
import UIKit
import UIKitTestSupport

extension PhotoBoardTests {
  @MainActor @Suite("Opening a photo") struct OpeningTests {
    @Test func `a tapped photo grows into its page, with its title and its place`() async throws {
      let visit = await Visit()
      let cell = try #require(visit.cell(3))
      try await visit.tap(3)
      await advance(0.1)
      let flight = try #require(visit.navigation.matchFlight)
      let flew = flight.report?.rows.filter { $0.fate == .flew }.map(\.id) ?? []
      #expect(Set(flew) == ["picture-3", "title-3", "place-3"])
      let flown = try #require(visit.flown(3))
      #expect(flown.width > cell.photoView.bounds.width)
      await visit.settle()
      #expect(flight.outcome == .finished)
      let page = try #require(visit.gallery?.page)
      #expect(flown.width < page.photoView.bounds.width)
      #expect(page.titleLabel.text == "Pines" && visit.gallery?.title == "4 of 24")
      #expect(visit.remains == [])
    }

    @Test func `from the first frame to the last the photo moves without a jump`() async throws {
      let visit = await Visit { ($0.movement, $0.duration) = (.ease, 0.5) }
      let cell = try #require(visit.cell(1))
      var last = visit.place(cell.photoView)
      try await visit.tap(1)
      var frames = 0
      while let flight = visit.navigation.matchFlight, frames < 200 {
        await advance(1 / 60)
        guard flight.outcome == nil, let place = visit.flown(1) else { continue }
        frames += 1
        for edge in [\CGRect.minX, \.minY, \.maxX, \.maxY] {
          #expect(abs(place[keyPath: edge] - last[keyPath: edge]) < 40, "frame \(frames)")
        }
        last = place
      }
      await visit.settle()
      let page = try #require(visit.gallery?.page)
      #expect(isClose(last, visit.place(page.photoView), within: 8) && frames > 4)
    }

    @Test("going back, the photo lands in its cell, and the board is as it was")
    func back() async throws {
      let visit = await Visit()
      let cell = try #require(visit.cell(3))
      let start = visit.place(cell.photoView)
      try await visit.open(3)
      await visit.back()
      await advance(0.1)
      let flight = try #require(visit.navigation.matchFlight)
      #expect(visit.flown(3) != nil)
      await visit.settle()
      #expect(flight.outcome == .finished && flight.report?.pairCount == 3)
      #expect(visit.cell(3) === cell && visit.place(cell.photoView) == start)
      #expect(visit.remains == [])
    }

    @Test("photos from all over the album open, and fly back", arguments: [0, 5, 12, 23])
    func every(_ number: Int) async throws {
      let visit = await Visit()
      try await visit.scroll(to: number)
      try await visit.open(number)
      #expect(visit.gallery?.photo.id == number)
      await visit.back()
      await advance(0.05)
      let flight = try #require(visit.navigation.matchFlight)
      await visit.settle()
      #expect(flight.report?.pairCount == 3 && flight.outcome == .finished)
      #expect(visit.cell(number) != nil && visit.remains == [])
    }
  }
}
#endif
