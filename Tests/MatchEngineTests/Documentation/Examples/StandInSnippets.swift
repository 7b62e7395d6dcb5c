#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

/// The type among the examples of the article on stand-ins and styles.
@MainActor enum Styles {
  // example: final class LoadingController: UIViewController, MatchParticipant {

  // example: final class SkyView: UIView {
}

extension MatchEngineTests {
  @MainActor @Suite("The article on stand-ins and styles") struct StandInSnippetTests {
    let photoView = UIImageView(image: PhotoScreen.image)
    let titleLabel = UILabel()
    let caption = UILabel()
    let playerView = UIView()
    let badge = UIView()
    let closeButton = UIButton(type: .system)

    /// Pushes a screen with all of these onto one with a photo, a title and a player.
    private func flight(_ change: () -> Void) async throws -> (MatchFlight, UIWindow) {
      let here = (photo: UIImageView(image: PhotoScreen.image), title: UILabel(), player: UIView())
      let lower = KindScreen { view in
        let parts: [UIView] = [here.photo, here.title, here.player]
        for (number, part) in parts.enumerated() {
          part.frame = CGRect(x: 20, y: 100 + number * 100, width: 80, height: 80)
          view.addSubview(part)
        }
        here.title.text = "Lake"
      }
      change()
      let parts: [UIView] = [photoView, titleLabel, playerView, caption, badge]
      let upper = KindScreen { view in
        for (number, part) in parts.enumerated() {
          part.frame = CGRect(x: 20, y: 100 + number * 120, width: 300, height: 100)
          view.addSubview(part)
        }
        closeButton.frame = CGRect(x: 300, y: 60, width: 60, height: 60)
        view.addSubview(closeButton)
      }
      titleLabel.text = "Lake"
      here.photo.matchID = "photo"
      photoView.matchID = "photo"
      here.title.matchID = "title"
      titleLabel.matchID = "title"
      here.player.matchID = "player"
      playerView.matchID = "player"
      badge.matchID = "badge"
      let (flight, window) = try await KindScreen.flight(from: lower, to: upper)
      await advance(1.5)
      #expect(flight.outcome == .finished && window.remains.isEmpty)
      return (flight, window)
    }

    private func fate(_ id: String, in flight: MatchFlight) -> MatchReport.Row.Fate? {
      flight.report?.rows.first { $0.id == id }?.fate
    }

    @Test("the article's examples for single views work, and everything is put back")
    func views() async throws {
      let (flight, window) = try await flight {
        // example: photoView.matchStyle.path = .arc(0.5)
        // example: caption.matchID = "caption"
        // example: playerView.matchStandIn = .live
        // example: closeButton.staysInFrontOfMatches = true
      }
      #expect(flight.report?.pairCount == 3)
      #expect(fate("caption", in: flight) == .entered)
      #expect(fate("badge", in: flight) == .stayed)
      #expect(playerView.window === window && playerView.frame.width == 300)
    }

    @Test("a default counts for everything that enters and leaves")
    func defaults() async throws {
      let list = PhotoScreen.list()
      let (navigationController, window) = await onScreen(below: list, nil)
      // example: $0.style.entering = .fade + .scale(0.9)
      let extra = UILabel(frame: CGRect(x: 20, y: 500, width: 200, height: 30))
      extra.matchID = "extra"
      let detail = PhotoScreen.detail()
      detail.view.addSubview(extra)
      let flight = try await navigationController.push(detail, for: 0.1)
      await advance(1.5)
      #expect(fate("extra", in: flight) == .entered)
      #expect(flight.outcome == .finished && window.remains.isEmpty)
    }

    @Test("the screen that is covered gets dark")
    func dimming() async throws {
      let list = PhotoScreen.list()
      let (navigationController, window) = await onScreen(below: list, nil)
      // example: $0.background = .push(from: .right) + .dim(0.3)
      let flight = try await navigationController.push(PhotoScreen.detail(), for: 0.1)
      #expect(window.engineViews.contains { "\(type(of: $0))" == "ShadeView" })
      await advance(1.5)
      #expect(flight.outcome == .finished && window.remains.isEmpty)
    }

    @Test("a gradient is stretched with its box, and a mask becomes another corner radius")
    func gradientAndMask() async throws {
      let here = UIImageView(image: PhotoScreen.image)
      let skies = [[UIColor.cyan, .white], [.orange, .purple]].map { colors in
        let sky = Styles.SkyView(frame: CGRect(x: 20, y: 400, width: 300, height: 200))
        (sky.layer as? CAGradientLayer)?.colors = colors.map(\.cgColor)
        sky.matchID = "sky"
        return sky
      }
      for (number, view) in [here, photoView].enumerated() {
        view.frame = CGRect(x: 20 + number * 100, y: 100, width: 80, height: 80)
        view.matchID = "photo"
      }
      // example: let mask = CAShapeLayer()
      let (flight, window) = try await KindScreen.flight(
        from: [here, skies[0]],
        to: [photoView, skies[1]]
      )
      await flight.show(at: 0.5)
      let flying = window.engineViews.flatMap(\.all)
      #expect(flying.contains { isClose($0.layer.cornerRadius, 20, within: 0.1) })
      #if !canImport(ObjectiveC)
      let gradients = Headless.nextDisplayList.items.filter { $0.kind == .gradient }
      #expect(gradients.count == 2)
      #endif
      await flight.land(in: 1.5)
      #expect(flight.outcome == .finished && window.remains.isEmpty)
      #expect(photoView.layer.mask === mask)
    }

    @Test("a card that is two views flies round, with its shadow")
    func shadowAroundClip() async throws {
      let card = UIView(frame: CGRect(x: 20, y: 100, width: 150, height: 150))
      let content = UIView()
      content.backgroundColor = .white
      // example: card.layer.shadowOpacity = 0.3
      let page = UIView(tagged: "card", CGRect(x: 0, y: 200, width: 390, height: 300), .white)
      let (flight, window) = try await KindScreen.flight(from: [card], to: [page])
      await flight.show(at: 0.5)
      let flying = window.engineViews.flatMap(\.all)
      #expect(flying.contains { isClose($0.layer.cornerRadius, 8, within: 0.1) })
      #expect(flying.contains { isClose(CGFloat($0.layer.shadowOpacity), 0.15, within: 0.01) })
      await flight.land(in: 1.5)
      #expect(window.remains.isEmpty)
    }

    @Test("the flight waits for a screen that waits for its image")
    func loading() async throws {
      let list = PhotoScreen.list()
      let (navigation, window) = await onScreen(below: list, MatchTransition())
      let loading = Styles.LoadingController()
      loading.photoView.frame = CGRect(x: 0, y: 100, width: 390, height: 300)
      loading.photoView.matchID = "photo"
      loading.view.addSubview(loading.photoView)
      let flight = try await navigation.push(loading, for: 0.2)
      #expect(flight.phase == .preparing)
      loading.photoView.image = PhotoScreen.image
      await advance(0.1)
      #expect(flight.phase == .running)
      await advance(1.5)
      #expect(flight.outcome == .finished && window.remains.isEmpty)
    }
  }
}
#endif
