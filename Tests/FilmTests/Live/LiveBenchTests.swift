import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

@testable import Films

extension FilmTests {
  /// A screen in use: its pictures, its time, its visitors.
  @Suite @MainActor final class LiveBenchTests: LiveStage {
    @Test func `what a browser draws is what the screen shows, frame by frame`() throws {
      let navigation = navigation([Screen.list()])
      let (bench, visitor) = try visit(navigation)
      var viewer = Viewer()
      navigation.pushViewController(Screen.detail(), animated: true)
      try go(bench, 1.2) {
        try viewer.hear(visitor.messages())
        let film = bench.camera.film(titled: "")
        let frame = try #require(film.frame(film.frameCount - 1))
        #expect(viewer.lines == frame.screen + frame.marks)
        #expect(viewer.drawings == film.drawings)
      }
      #expect(viewer.shots > 20 && viewer.bytes < 20_000 * viewer.shots)
      let shots = viewer.shots
      go(bench, 1)
      try viewer.hear(visitor.messages())
      #expect(viewer.shots == shots, "of a screen that rests nothing is told")
    }

    @Test func `a screen with an inspector rests until something is done`() throws {
      let navigation = navigation([Screen.list()])
      let bench = try bench(navigation)
      navigation.view.window?.matchInspector = MatchInspector()
      let visitor = try #require(LiveVisitor(bench.server))
      var viewer = Viewer()
      go(bench, 1)
      try viewer.hear(visitor.messages())
      #expect(viewer.rests && Headless.isAtRest)
      let frames = bench.camera.reel.frameCount
      go(bench, 10)
      #expect(bench.camera.reel.frameCount == max(frames, Camera.longestRest))
      say(bench, visitor, "down \(clock) 0 200 500")
      try viewer.hear(visitor.messages())
      #expect(!viewer.rests)
      say(bench, visitor, "up \(clock) 0")
      navigation.pushViewController(Screen.detail(), animated: true)
      go(bench, 0.1)
      try viewer.hear(visitor.messages())
      let flight = try #require(viewer.flights.first)
      #expect(flight.phase == "running" && flight.velocity > 0 && flight.fraction > 0)
      try go(bench, 3) {
        try viewer.hear(visitor.messages())
        #expect(!viewer.rests || viewer.flights.isEmpty)
      }
      #expect(viewer.rests)
      navigation.view.window?.matchInspector = nil
    }

    @Test func `a browser that goes away or is long silent loses its fingers`() throws {
      let bench = try bench(navigation([Screen.list()]))
      var visitor = LiveVisitor(bench.server)
      go(bench, 0.1)
      visitor?.say("down \(clock) 0 200 500", to: bench)
      #expect(Headless.touchCount == 1)
      visitor = nil
      bench.handle(bench.server.events(within: 1))
      #expect(Headless.touchCount == 0)
      let silent = try #require(LiveVisitor(bench.server))
      say(bench, silent, "down \(clock) 0 200 500")
      go(bench, 9)
      #expect(Headless.touchCount == 1)
      say(bench, silent, "here")
      go(bench, 9)
      #expect(Headless.touchCount == 1)
      go(bench, 2)
      #expect(Headless.touchCount == 0)
    }

    @Test func `whoever says what nobody says is left, and the app goes on`() throws {
      let bench = try bench(navigation([Screen.list()]))
      let (bad, good) = (LiveVisitor(bench.server), LiveVisitor(bench.server))
      go(bench, 0.1)
      #expect(bench.server.browsers.count == 2)
      bad?.say("down \(clock) 0 200 500", to: bench)
      #expect(Headless.touchCount == 1)
      bad?.say("move \(clock) 0 nan 4", to: bench)
      go(bench, 0.1)
      #expect(bench.server.browsers.count == 1 && Headless.touchCount == 0)
      good?.say("down \(clock) 0 200 500", to: bench)
      #expect(Headless.touchCount == 1)
      good?.say("up \(clock) 0")
      go(bench, 0.1)
    }

    @Test func `a browser that reads nothing holds nobody up, and misses frames`() throws {
      let navigation = navigation([Screen.list()])
      let (bench, visitor) = try visit(navigation)
      for _ in 0..<40 {
        navigation.pushViewController(Screen.detail(), animated: true)
        go(bench, 0.9)
        navigation.popViewController(animated: true)
        go(bench, 0.9)
      }
      var viewer = Viewer()
      try go(bench, 0.2) { try viewer.hear(visitor.messages()) }
      navigation.pushViewController(Screen.detail(), animated: true)
      try go(bench, 1) { try viewer.hear(visitor.messages()) }
      let film = bench.camera.film(titled: "")
      let frame = try #require(film.frame(film.frameCount - 1))
      #expect(viewer.lines == frame.screen + frame.marks)
    }

    @Test func `a machine that was busy goes on with the wall's time`() throws {
      let bench = try bench(navigation([Screen.list()]))
      let start = Headless.now
      go(bench, 0.5)
      let frames = bench.camera.reel.frameCount
      wall += 0.6
      go(bench, 0.5)
      #expect(abs(Headless.now - start - wall) < 0.02)
      #expect(bench.camera.reel.frameCount - frames < 40)
    }

    @Test func `a slower frame is a shorter time in the app; standing, none passes`() throws {
      let navigation = navigation([Screen.list()])
      let (bench, visitor) = try visit(navigation)
      say(bench, visitor, "pace 20")
      navigation.pushViewController(Screen.detail(), animated: true)
      let start = Headless.now
      var fractions: [CGFloat] = []
      go(bench, 1) { fractions.append(navigation.matchFlight?.fractionComplete ?? -1) }
      #expect(abs(Headless.now - start - 0.05) < 0.002)
      #expect(Set(fractions).count > 50)
      say(bench, visitor, "pause on")
      let moment = Headless.now
      go(bench, 1)
      #expect(Headless.now == moment)
      say(bench, visitor, "step")
      #expect(abs(Headless.now - moment - 1 / 1200) < 1e-9)
      say(bench, visitor, "pause off")
      say(bench, visitor, "pace 1")
      go(bench, 1)
      #expect(navigation.matchFlight == nil)
    }

    @Test("the screen is as it was chosen, and so is its film", arguments: PhoneModel.allCases)
    func phones(phone: PhoneModel) throws {
      let navigation = navigation([Screen.list()])
      let (bench, visitor) = try visit(navigation)
      var viewer = Viewer()
      for line in ["phone \(phone.rawValue)", "turned on", "dark on", "motion on", "rtl on"] {
        say(bench, visitor, line)
      }
      try go(bench, 0.2) { try viewer.hear(visitor.messages()) }
      let size = CGSize(width: phone.size.height, height: phone.size.width)
      #expect(UIScreen.main.bounds.size == size && navigation.view.bounds.size == size)
      #expect(viewer.size == [Double(size.width), Double(size.height)])
      #expect(bench.camera.film(titled: "").size == size)
      let traits = navigation.view.traitCollection
      #expect(traits.userInterfaceStyle == .dark && traits.layoutDirection == .rightToLeft)
      #expect(UIAccessibility.isReduceMotionEnabled)
      say(bench, visitor, "turned off")
      #expect(navigation.view.bounds.size == phone.size)
    }

    @Test func `a flight that is ended by a turned screen has its report and its film`() throws {
      let navigation = navigation([Screen.list()])
      let (bench, visitor) = try visit(navigation)
      navigation.pushViewController(Screen.detail(), animated: true)
      go(bench, 0.2)
      say(bench, visitor, "turned on")
      go(bench, 0.5)
      #expect(bench.news.reports.contains("\"outcome\":\"finished\""))
      let film = try FilmData(page: bench.server.contents(.film).text)
      #expect(film.flights.count == 1 && film.size == [393, 852])
    }

    @Test func `what did not fly says why, and what has flown is kept as a film`() throws {
      let navigation = navigation([Screen.list("photo")])
      let (bench, visitor) = try visit(navigation)
      var viewer = Viewer()
      navigation.pushViewController(Screen.detail("another"), animated: true)
      try go(bench, 1) { try viewer.hear(visitor.messages()) }
      #expect(viewer.refused?.contains("No matchID is on both screens") == true)
      navigation.popViewController(animated: false)
      navigation.pushViewController(Screen.detail("photo"), animated: true)
      go(bench, 1.5)
      let film = try FilmData(page: bench.server.contents(.film).text)
      #expect(film.flights.map(\.outcome) == ["finished"])
      #expect(film.title == "Test")
    }
  }
}
