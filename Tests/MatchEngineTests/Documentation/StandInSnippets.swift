#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

/// The types among the examples of the article on stand-ins and styles.
@MainActor enum Styles {
  final class LoadingController: UIViewController, MatchPreparing {
    let photoView = UIImageView()

    var isReadyForMatchFlight: Bool { photoView.image != nil }
  }

  final class SkyView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
  }

  final class MapController: UIViewController {
    let mapView = UIView()
    var lastMap: UIImage?

    override func viewDidLoad() {
      super.viewDidLoad()
      mapView.matchStandIn = .view { [weak self] _ in
        self?.lastMap.map { UIImageView(image: $0) }
      }
    }
  }

  /// What plays, in as many views as there are on it.
  final class Player {}

  final class PlayerView: UIView {
    let player: Player

    init(_ player: Player) {
      self.player = player
      super.init(frame: .zero)
      backgroundColor = .black
    }

    required init?(coder: NSCoder) { nil }
  }
}

extension MatchEngineTests {
  @MainActor @Suite("The article on stand-ins and styles") struct StandInSnippetTests {
    let photoView = UIImageView(image: PhotoScreen.image)
    let titleLabel = UILabel()
    let caption = UILabel()
    let playerView = UIView()
    let badge = UIView()
    let tabStrip = UIView()
    let watermark = UILabel()

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
        for part in [tabStrip, watermark] {
          part.frame = CGRect(x: 300, y: 60, width: 60, height: 60)
          view.addSubview(part)
        }
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
      await flight.arrives(in: 1.5)
      #expect(window.remains.isEmpty)
      return (flight, window)
    }

    private func fate(_ id: String, in flight: MatchFlight) -> MatchReport.Row.Fate? {
      flight.report?.rows.first { $0.id == id }?.fate
    }

    @Test func `the article's examples for single views work`() async throws {
      let (flight, window) = try await flight {
        photoView.matchStyle.path = .arc(0.5)
        photoView.matchStyle.zOrder = 1
        titleLabel.matchStyle.timing = .easeOut(duration: 0.3).delay(0.1)
        titleLabel.matchStyle.content = .through(0.5)
        caption.matchID = "caption"
        caption.matchStyle.entering = .fade + .offset(y: 40)
        badge.isMatchExcluded = true
        tabStrip.matchStacking = .inFront
        watermark.matchStacking = .withScreen
      }
      #expect(flight.report?.pairCount == 3)
      #expect(fate("caption", in: flight) == .entered)
      #expect(fate("badge", in: flight) == .stayed)
      #expect(playerView.window === window && playerView.frame.width == 300)
    }

    @Test func `the article's examples of views that the app gives work`() async throws {
      typealias PlayerView = Styles.PlayerView
      let (webView, controller) = (UIView(), Styles.MapController())
      let playerView = PlayerView(Styles.Player())
      let poster = PhotoScreen.image
      webView.matchStandIn = .view { _ in UIImageView(image: poster) }
      controller.loadViewIfNeeded()
      controller.lastMap = poster
      playerView.matchStandIn = .view { tagged in
        (tagged as? PlayerView).map { PlayerView($0.player) }
      }
      let views = [webView, controller.mapView, playerView]
      for (number, view) in views.enumerated() {
        view.frame = CGRect(x: 20, y: 100 + number * 120, width: 300, height: 100)
        view.matchID = "\(number)"
      }
      let others = (0..<3).map {
        UIView(tagged: "\($0)", CGRect(x: 20, y: 100 + $0 * 60, width: 60, height: 40), .blue)
      }
      let (flight, window) = try await KindScreen.flight(from: others, to: views)
      let flying = Set(window.engineViews.flatMap(\.all))
      #expect(flying.count { ($0 as? UIImageView)?.image === poster } == 2)
      #expect(flying.compactMap { ($0 as? PlayerView)?.player }.first === playerView.player)
      #expect(views.allSatisfy { $0.superview?.superview != nil && !flying.contains($0) })
      await flight.arrives(in: 1.5)
      #expect(window.remains.isEmpty)
    }

    #if !canImport(ObjectiveC)
    @Test(
      "a photo without an alpha channel, or one that comes over the other, lets nothing through",
      arguments: [true, false]
    )
    func photos(areOpaque: Bool) async throws {
      let size = CGSize(width: 60, height: 60)
      let photo = PhotoScreen.image
      let format = UIGraphicsImageRendererFormat.preferred()
      format.opaque = true
      let thumbnail = UIGraphicsImageRenderer(size: size, format: format).image { _ in
        photo.draw(in: CGRect(origin: .zero, size: size))
      }
      let here = UIImageView(tagged: "photo", CGRect(x: 20, y: 100, width: 80, height: 80), photo)
      photoView.image = thumbnail
      photoView.frame = CGRect(x: 20, y: 300, width: 300, height: 300)
      photoView.matchID = "photo"
      if !areOpaque {
        photoView.image = UIGraphicsImageRenderer(size: size).image { $0.fill(photoView.bounds) }
        photoView.matchStyle.content = .in
      }
      let (flight, _) = try await KindScreen.flight(from: [here], to: [photoView])
      for fraction in [0.2, 0.5, 0.8] as [CGFloat] {
        await flight.show(at: fraction)
        let images = Headless.nextDisplayList.items.filter { $0.kind == .image }
        #expect(images.contains { $0.opacity == 1 }, "\(fraction)")
      }
    }
    #endif

    @Test func `a default for everything that enters, and a covered screen that gets dark`()
      async throws
    {
      let (navigationController, window) = await onScreen(below: PhotoScreen.list(), nil)
      navigationController.childMatchTransition = MatchTransition {
        $0.style.entering = .fade + .scale(0.9)
        $0.style.leaving = .fade
        $0.screenEffect = .identity
      }
      let detail = PhotoScreen.detail()
      let extra = UILabel(tagged: "extra", CGRect(x: 20, y: 500, width: 200, height: 30), "")
      detail.view.addSubview(extra)
      let flight = try await navigationController.push(detail, for: 0.1)
      await flight.arrives(in: 1.5)
      #expect(fate("extra", in: flight) == .entered)
      navigationController.childMatchTransition = MatchTransition {
        $0.screenEffect = .push(from: .trailing) + .dim(0.3)
      }
      _ = try await navigationController.pop(for: 0.1)
      #expect(!window.engineViews("ShadeView").isEmpty)
    }

    @Test func `a gradient is stretched, and a circle becomes a square`() async throws {
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
      photoView.layer.cornerRadius = photoView.bounds.width / 2
      photoView.clipsToBounds = true
      let (flight, window) = try await KindScreen.flight(
        from: [here, skies[0]],
        to: [photoView, skies[1]]
      )
      flight.update(0.5)
      await advance(0.05)
      let flying = window.engineViews.flatMap(\.all)
      #expect(flying.contains { isClose($0.layer.cornerRadius, 20, within: 0.1) })
      #if !canImport(ObjectiveC)
      let gradients = Headless.nextDisplayList.items.filter { $0.kind == .gradient }
      #expect(gradients.count == 2)
      #endif
      flight.finish()
      await flight.arrives(in: 1.5)
      #expect(window.remains.isEmpty)
    }

    @Test func `a card that is two views flies round, with its shadow`() async throws {
      let card = UIView(frame: CGRect(x: 20, y: 100, width: 150, height: 150))
      let content = UIView()
      content.backgroundColor = .white
      card.layer.shadowOpacity = 0.3
      content.frame = card.bounds
      content.layer.cornerRadius = 16
      content.clipsToBounds = true
      card.addSubview(content)
      card.matchID = "card"
      let page = UIView(tagged: "card", CGRect(x: 0, y: 200, width: 390, height: 300), .white)
      let (flight, window) = try await KindScreen.flight(from: [card], to: [page])
      flight.update(0.5)
      await advance(0.05)
      let flying = window.engineViews.flatMap(\.all)
      #expect(flying.contains { isClose($0.layer.cornerRadius, 8, within: 0.1) })
      #expect(flying.contains { isClose(CGFloat($0.layer.shadowOpacity), 0.15, within: 0.01) })
      flight.finish()
    }

    @Test func `the flight waits for a screen that waits for its image`() async throws {
      let list = PhotoScreen.list()
      let (navigation, _) = await onScreen(below: list, MatchTransition())
      let loading = Styles.LoadingController()
      loading.photoView.frame = CGRect(x: 0, y: 100, width: 390, height: 300)
      loading.photoView.matchID = "photo"
      loading.view.addSubview(loading.photoView)
      let flight = try await navigation.push(loading, for: 0.2)
      #expect(flight.phase == .preparing)
      loading.photoView.image = PhotoScreen.image
      await advance(0.1)
      #expect(flight.phase == .running)
      await flight.arrives(in: 1.5)
    }
  }
}
#endif
