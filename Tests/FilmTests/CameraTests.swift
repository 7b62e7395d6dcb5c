import Foundation
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

@testable import Films

extension FilmTests {
  /// What is filmed of a flight.
  @Suite @MainActor final class CameraTests: LiveStage {
    @Test func `every frame of a film is what the screen showed`() throws {
      let shown = Shown()
      let film = film(of: navigation([Screen.list()]), pushing: Screen.detail(), alongside: shown)
      #expect(shown.frames.count == film.frameCount)
      for (number, svg) in shown.frames.enumerated() {
        let still = try #require(film.still(number))
        #expect(ResolvedSVG(still) == ResolvedSVG(svg), "frame \(number)")
      }
    }

    @Test func `a flight is filmed from its first frame to its outcome, phase by phase`() throws {
      let navigation = navigation([Screen.list()])
      let camera = start(navigation)
      navigation.pushViewController(Screen.detail(), animated: true)
      Headless.advance(by: 0.3)
      let flight = try #require(navigation.matchFlight)
      flight.update(0.5)
      Headless.advance(by: 0.2)
      flight.cancel()
      Headless.advance(by: 1)
      let film = camera.film(titled: "Cancelled")
      let record = try #require(film.flights.first)
      #expect(film.flights.count == 1)
      #expect(record.spans.map(\.phase) == ["running", "held", "settling"])
      #expect(record.spans[1].end - record.spans[1].start == 12)
      #expect(record.outcome == .cancelled)
      #expect(record.report?.pairCount == 1)
      #expect(record.fractions.contains(0.5))
      #expect(record.end < film.frameCount)
    }

    @Test func `the marks are performers' outlines and paths in flight, else tags'`() throws {
      let film = film(of: navigation([Screen.list()]), pushing: Screen.detail())
      let flight = try #require(film.flights.first)
      let still = try #require(film.frame(0)).marks.joined()
      let flying = try #require(film.frame(flight.start + 5)).marks.joined()
      #expect(still.contains("class=\"outline rest\""))
      #expect(!still.contains("class=\"way\""))
      #expect(flying.contains("class=\"outline pair\""))
      #expect(flying.contains("class=\"way\""))
    }

    @Test func `a flight and one that goes on from it are both filmed and marked`() throws {
      let screen = Screen.list()
      let camera = start(screen)
      Headless.advance(by: 0.1)
      for x in [200, 100] as [CGFloat] {
        screen.view.matchAnimate { screen.view.subviews.first?.frame.origin.x = x }
        Headless.advance(by: 0.2)
      }
      let film = camera.film(titled: "Redirected")
      #expect(film.flights.count == 2)
      #expect(film.flights.first?.end == film.flights.last?.start)
      for frame in (film.flights.first?.start ?? 0)..<film.frameCount {
        let marks = try #require(film.frame(frame)).marks.joined()
        #expect(marks.contains("outline pair"))
      }
    }

    @Test func `what a frame has in common with the one before is not worked out again`() throws {
      let navigation = navigation([Screen.list()])
      let camera = start(navigation)
      Headless.advance(by: 1)
      let (lines, drawings) = (camera.reel.linesTaken, camera.series.drawingsWritten)
      Headless.advance(by: 1)
      #expect(camera.marks?.samplings == 0)
      #expect(camera.reel.linesTaken == lines && camera.series.drawingsWritten == drawings)
      navigation.pushViewController(Screen.detail(), animated: true)
      Headless.advance(by: 1.5)
      let film = camera.film(titled: "Photo")
      let flight = try #require(film.flights.first)
      #expect(flight.fractions.count > 10)
      #expect(camera.marks?.samplings == 1)
      #expect(camera.series.drawingsWritten < film.frameCount / 4)
      let most = film.frameCount * (film.frame(flight.start + 5)?.screen.count ?? 0)
      #expect(camera.reel.linesTaken < most)
    }

    @Test func `a film takes the size of a screen that is turned`() throws {
      let camera = start(navigation([Screen.list()]))
      Headless.advance(by: 0.1)
      let scene = try #require(
        UIApplication.shared.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.first
      )
      scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeRight))
      Headless.advance(by: 0.1)
      let film = camera.film(titled: "Turned")
      let first = try #require(film.turns.first)
      #expect(film.size == CGSize(width: 393, height: 852) && film.turns.count == 1)
      #expect(first.size == CGSize(width: 852, height: 393))
      #expect(film.still(0)?.contains("viewBox=\"0 0 393 852\"") == true)
      #expect(film.still(first.start)?.contains("viewBox=\"0 0 852 393\"") == true)
      #expect(film.json.contains("\"turns\":[[\(first.start),852,393]]"))
    }

    @Test func `a finger is on the film while it is down, and fades out`() async throws {
      let camera = start(navigation([Screen.list()]))
      Headless.advance(by: 0.1)
      let window = try #require(Headless.windows.last)
      await Hands.tap(at: CGPoint(x: 300, y: 700), in: window)
      Headless.advance(by: 0.5)
      let film = camera.film(titled: "A tap")
      let marks = (0..<film.frameCount).map { film.frame($0)?.marks.joined() ?? "" }
      let seen = marks.map { $0.contains("class=\"finger\" cx=\"300\" cy=\"700\"") }
      let first = try #require(seen.firstIndex(of: true))
      let last = try #require(seen.lastIndex(of: true))
      #expect(first >= 5)
      #expect(last < film.frameCount - 5)
      #expect(seen[first...last].allSatisfy { $0 })
      #expect(marks[last].contains("opacity=\"0.1\""))
    }

    @Test func `a page that lets no time pass has no film, which is told, with status 1`() throws {
      Headless.startOver()
      let screening = try Screening(["/somewhere/Quiet"])
      screening.show(Screen.list())
      let ending = screening.end()
      #expect(ending.status == 1)
      #expect(ending.text.hasPrefix("Quiet: nothing was filmed"))
    }

    @Test func `whatever IDs say, the page's script holds them as they are`() throws {
      let id = "</script><script>alert(1)</script>&amp;\"'\\\u{2028}{{script}}"
      let plain = film(of: navigation([Screen.list("plain")]), pushing: Screen.detail("plain"))
        .html
      let odd = film(of: navigation([Screen.list(id)]), pushing: Screen.detail(id)).html
      let data = try FilmData(page: odd)
      #expect(data.flights.first?.rows.map { $0[0] } == [id])
      for tag in ["<script", "</script"] {
        #expect(odd.components(separatedBy: tag).count == plain.components(separatedBy: tag).count)
      }
    }

    @Test func `a contact sheet names nothing twice and refers to nothing that it lacks`() throws {
      let sheet = ContactSheet(film(of: navigation([Screen.list()]), pushing: Screen.detail())).svg
      let ids = ResolvedSVG.names(in: sheet, after: " id=\"", before: "\"")
      #expect(Set(ids).count == ids.count)
      let used =
        ResolvedSVG.names(in: sheet, after: "=\"url(#", before: ")")
        + ResolvedSVG.names(in: sheet, after: "=\"#", before: "\"")
      let isColor = { (name: String) in name.count == 6 && name.allSatisfy(\.isHexDigit) }
      #expect(Set(used.filter { !isColor($0) }).isSubset(of: Set(ids)))
    }
  }
}

extension FilmTests.CameraTests {
  /// What the screen showed, frame by frame.
  final class Shown { var frames: [String] = [] }

  private func start(_ controller: UIViewController) -> Camera {
    show(controller)
    let camera = Camera()
    camera.start()
    return camera
  }

  private func film(
    of navigation: UINavigationController,
    pushing detail: UIViewController,
    alongside shown: Shown? = nil
  ) -> Film {
    let camera = start(navigation)
    let shoot = Headless.whenFrameIsShown
    Headless.whenFrameIsShown = {
      shoot?()
      shown?.frames.append(Headless.svg())
    }
    Headless.advance(by: 0.2)
    navigation.pushViewController(detail, animated: true)
    Headless.advance(by: 1.5)
    return camera.film(titled: "Photo")
  }
}
