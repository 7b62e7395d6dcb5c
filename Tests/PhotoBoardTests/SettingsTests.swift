#if canImport(UIKit)
import MatchEngine
@testable import PhotoBoard
import Testing
import UIKit
import UIKitTestSupport

extension PhotoBoardTests {
  @MainActor @Suite("Settings") struct SettingsTests {
    @Test("the button at the end of the bar opens the settings", .enabled(if: Hands.isAvailable))
    func opens() async throws {
      let visit = await Visit()
      let bar = visit.place(visit.navigation.navigationBar)
      await Hands.tap(at: CGPoint(x: bar.maxX - 40, y: bar.minY + 22), in: visit.window)
      await visit.settle()
      #expect(visit.navigation.topViewController is SettingsController)
    }

    @Test func `slow motion makes flights five times as long, until off`() async throws {
      let visit = await Visit { $0.movement = .linear }
      let quick = try await duration(of: visit)
      try await visit.flip("Slow motion")
      let slow = try await duration(of: visit)
      try await visit.flip("Slow motion")
      #expect(abs(slow - 5 * quick) < 1e-6)
      #expect(try await duration(of: visit) == quick)
      #expect(visit.remains == [])
    }

    @Test func `the inspector comes and goes with its switch, and is kept`() async throws {
      let visit = await Visit()
      #expect(visit.window.matchInspector == nil)
      try await visit.flip("Inspector")
      #expect(visit.window.matchInspector != nil)
      try await visit.open(3)
      await visit.close()
      #expect(visit.remains == [])
      try await visit.flip("Inspector")
      #expect(visit.window.matchInspector == nil)
      let again = await Visit { $0.isInspected = true }
      #expect(again.window.matchInspector != nil)
    }

    /// Opens and closes a photo, and returns how long it takes to open.
    private func duration(of visit: Visit) async throws -> Double {
      try await visit.tap(3)
      await advance(0.05)
      let flight = try #require(visit.navigation.matchFlight)
      await visit.settle()
      await visit.close()
      return try #require(flight.report?.duration)
    }

    @Test func `the chosen duration and timing apply from the next flight`() async throws {
      let visit = await Visit()
      let settings = try await visit.openSettings()
      let timing = try #require(settings.rows(ChoiceCell.self).first)
      let bounce = try #require(settings.rows(SliderCell.self).last)
      #expect(bounce.control.isEnabled)
      timing.control.selectedSegmentIndex = 2
      timing.control.sendActions(for: .valueChanged)
      #expect(!bounce.control.isEnabled && visit.store.current.movement == .linear)
      let slider = try #require(settings.rows(SliderCell.self).first)
      slider.control.value = 1.25
      slider.control.sendActions(for: .valueChanged)
      #expect(slider.valueLabel.text == "1.25 s")
      await visit.close()
      #expect(try await duration(of: visit) == 1.25)
    }

    @Test func `in an arc, the photo leaves the straight line`() async throws {
      var middles: [CGPoint] = []
      for isArched in [false, true] {
        let visit = await Visit { ($0.movement, $0.isArched) = (.linear, isArched) }
        try await visit.tap(4)
        await advance(0.25)
        let flown = try #require(visit.flown(4))
        middles.append(CGPoint(x: flown.midX, y: flown.midY))
        await visit.settle()
      }
      #expect(!isClose(middles[0], middles[1], within: 10))
    }

    @Test("without pulling, a pull does nothing", .enabled(if: Hands.isAvailable))
    func noPull() async throws {
      let visit = await Visit()
      try await visit.flip("Pull down")
      try await visit.open(3)
      let start = CGPoint(x: 200, y: 300)
      await Hands.drag(from: start, to: CGPoint(x: 200, y: 600), in: visit.window)
      #expect(visit.navigation.matchFlight == nil)
      await visit.settle()
      #expect(visit.gallery?.photo.id == 3)
    }

    @Test(arguments: Settings.Screens.allCases)
    func `every background leaves nothing behind`(_ screens: Settings.Screens) async throws {
      let visit = await Visit { ($0.screens, $0.isStaggered) = (screens, true) }
      for _ in 0..<2 {
        try await visit.open(2)
        await visit.close()
        #expect(visit.board?.viewIfLoaded?.window === visit.window && visit.remains == [])
      }
    }

    #if !canImport(ObjectiveC)
    @Test func `with Reduce Motion nothing moves, unless the settings say so`() async throws {
      for movesAlways in [false, true] {
        let visit = await Visit { ($0.movement, $0.movesAlways) = (.linear, movesAlways) }
        Headless.setReduceMotion(true)
        let start = visit.place(try #require(visit.cell(3)).photoView)
        try await visit.tap(3)
        await advance(0.25)
        #expect(visit.navigation.matchFlight != nil)
        let flown = visit.flown(3)
        let page = visit.place(try #require(visit.gallery?.page).photoView)
        let isBetween = flown.map { $0.width > start.width + 20 && $0.width < page.width - 20 }
        #expect((isBetween == true) == movesAlways)
        await visit.settle()
        #expect(visit.remains == [])
      }
    }
    #endif
  }
}
#endif
