#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// A flicker, a black or a white flash where a transition begins or ends.
  ///
  /// Hero #31 #70 #72 #80 #82 #133 #157 #185 #260 #276 #344 #423 #431 #468 #475 #478 #579.
  @MainActor @Suite("Nothing flashes at the start or at the end") struct FlashTests {
    @Test("the old screen is seen until the first frame of the flight", arguments: EndsTests.trips)
    func untilItFlies(_ trip: Trip) async throws {
      let screens = RandomScreen.two(seed: 7, EndsTests.features)
      let stage = await TripStage(trip, screens.lower, screens.upper, .linear(0.3))
      for isForward in [true, false] {
        let before = Seen(every: 23)
        stage.go(isForward)
        var frames = 0
        while (stage.flight?.fraction ?? 0) == 0, frames < 10 {
          await nextTurn()
          if (stage.flight?.fraction ?? 0) > 0 { break }
          let differences = Seen(every: 23, at: Headless.now).difference(from: before)
          #expect(differences.count <= 1, "\(isForward) \(frames) \(differences.prefix(2))")
          await advance(1 / 60)
          frames += 1
        }
        #expect(frames < 10)
        await advance(0.6)
      }
    }
  }

  /// What is behind shines through in the middle of a cross-fade.
  ///
  /// Hero #34 #80 #122 #189 #208 #386 #393 #498 #526 #654 #710.
  @MainActor @Suite("Nothing shines through a cross-fade") struct DipTests {
    private static let frame = CGRect(x: 40, y: 200, width: 300, height: 200)

    private func screen(_ view: UIView) -> UIViewController {
      view.frame = Self.frame
      view.matchID = "it"
      return KindScreen { $0.addSubview(view) }
    }

    /// What is seen in the middle of the view, at eleven moments of a flight.
    private func film(_ lower: UIView, _ upper: UIView) async throws -> [[DisplayItem]] {
      let (flight, window) = try await KindScreen.flight(from: screen(lower), to: screen(upper))
      var film: [[DisplayItem]] = []
      for step in 0...10 {
        await flight.show(at: CGFloat(step) / 10)
        let point = CGPoint(x: Self.frame.midX, y: Self.frame.midY)
        film.append(Headless.nextDisplayList.items.filter { $0.contains(point) })
      }
      await flight.land()
      #expect(window.engineViews.isEmpty)
      return film
    }

    @Test func `two equal views look the same all the way, translucent or not`() async throws {
      for alpha in [1, 0.5] as [CGFloat] {
        startOver()
        let views = [0, 1].map { _ in UIView() }
        for view in views { view.backgroundColor = UIColor.red.withAlphaComponent(alpha) }
        for frame in try await film(views[0], views[1]) {
          let shining = frame.filter(\.isRed).map { 1 - ($0.color?.alpha ?? 0) * $0.opacity }
          #expect(isClose(1 - shining.reduce(1, *), alpha, within: 0.01))
        }
      }
    }
  }
}

extension DisplayItem {
  fileprivate var isRed: Bool {
    let parts = color?.components ?? []
    return parts.count == 4 && parts[0] > 0.9 && parts[1] < 0.1
  }
}
#endif
