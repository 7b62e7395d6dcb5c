#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

/// The type among the examples of the article on moving from Hero.
@MainActor enum MovingFromHero {
  final class PullController: UIViewController {
    private var flight: MatchFlight?

    func pulled(by translation: CGPoint, velocity: CGPoint, _ state: UIGestureRecognizer.State) {
      switch state {
      case .began:
        flight = beginInteractiveMatch { dismiss(animated: true) }
      case .changed:
        flight?.update(translation.y / view.bounds.height)
        flight?.drag("photo-7", translation: translation)
      default:
        flight?.drop("photo-7", velocity: velocity)
        flight?.release(velocity: velocity.y / view.bounds.height)
      }
    }
  }
}

extension MatchEngineTests {
  /// Every line on the right side of the article's tables.
  @MainActor @Suite("The article on moving from Hero") final class MovingFromHeroTests: PhotoStack {
    private var navigationController: UINavigationController { navigation }

    init() async {
      await super.init(MatchTransition())
      for photo in [list.photo, detail.photo] { photo.matchID = "photo-7" }
    }

    /// Pushes the detail, and expects the photo and as many other views to fly.
    private func fly(with others: Int = 0) async throws -> MatchReport? {
      let flight = try await push(for: 0.1)
      await flight.arrives(in: 2)
      #expect(flight.report?.pairCount == 1 + others)
      return flight.report
    }

    /// Puts two views with one ID on the two screens, and returns the upper one.
    private func pair<View: UIView>(_ id: String, at y: CGFloat, _ make: () -> View) -> View {
      let (lower, upper) = (make(), make())
      for (view, screen) in [(lower, list), (upper, detail)] {
        view.frame = CGRect(x: 20, y: y, width: screen === list ? 60 : 120, height: 40)
        view.backgroundColor = .blue
        view.matchID = id
        screen.view.addSubview(view)
      }
      return upper
    }

    @Test func `tags and wishes are read, and what has no partner leaves`() async throws {
      let photoView = detail.photo
      let mapView = pair("map", at: 540, UIView.init)
      let chartView = pair("chart", at: 600, UIView.init)
      let titleLabel = pair("title", at: 720) { UILabel(.zero, "Lake") }
      let player = Styles.Player()
      typealias PlayerView = Styles.PlayerView
      let playerView = pair("player", at: 660) { PlayerView(player) }
      let toolbar = UIView(tagged: "toolbar", CGRect(x: 20, y: 500, width: 200, height: 40), .gray)
      list.view.addSubview(toolbar)
      photoView.matchID = "photo-7"
      photoView.matchStyle.timing = .easeOut(duration: 0.3).delay(0.1)
      titleLabel.matchStyle.timing = .spring(duration: 0.4, bounce: 0.2)
      photoView.matchStyle.zOrder = 10
      titleLabel.matchStyle.content = .upperOnly
      playerView.matchStandIn = .view { _ in PlayerView(player) }
      mapView.matchStandIn = .picture
      chartView.matchStandIn = .drawing
      toolbar.matchStyle.leaving = .scale(0.5)
      let report = try await fly(with: 4)
      #expect(report?.rows.first { $0.id == "toolbar" }?.fate == .left)
    }

    @Test func `a push, a presentation and a root fly without what matches, too`() async throws {
      navigationController.childMatchTransition = MatchTransition { $0.stagger = .step(0.02) }
      _ = try await fly()
      letScreensPush(in: navigationController)
      await navigation.go(to: UIViewController(), for: 0.1)
      #expect(navigation.matchFlight != nil)
      await advance(1.5)
      let detail = UIViewController()
      detail.matchTransition = .always { $0.screenEffect = .zoom }
      await navigation.present(detail, for: 0.1)
      #expect(detail.matchFlight != nil)
      await advance(1.5)
      await navigation.dismiss(animated: false, for: 0.1)
      let home = UIViewController()
      window.matchShow(home)
      await advance(1.5)
      #expect(window.rootViewController === home)
    }

    @Test func `a flight is moved, and what flies is dragged`() async throws {
      let flight = try #require(navigation.beginInteractiveMatch { navigation.go(true, detail) })
      flight.update(0.4)
      flight.drag("photo-7", translation: CGPoint(x: 20, y: 60))
      await advance(0.1)
      #expect(detail.matchFlight != nil && abs(flight.fractionComplete - 0.4) < 0.001)
      await flight.goBack(in: 1.5)
    }

    @Test(arguments: [false, true])
    func `the article's gesture carries the photo, and dismisses if it is thrown`(
      isThrown: Bool
    ) async throws {
      let screen = MovingFromHero.PullController()
      let box = CGRect(x: 0, y: 120, width: 390, height: 292)
      screen.view.addSubview(UIImageView(tagged: "photo-7", box, PhotoScreen.image))
      screen.comes(as: .fullScreen, MatchTransition())
      await list.present(screen, animated: false, for: 0.5)
      screen.pulled(by: .zero, velocity: .zero, .began)
      var translation = CGPoint.zero
      // The first one comes before anything is on stage.
      for step in 1...8 {
        translation = CGPoint(x: 12 * step, y: 25 * step)
        screen.pulled(by: translation, velocity: .zero, .changed)
        await advance(step == 1 ? 0.1 : 1 / 60)
        let middle = try #require(window.flyingMiddle)
        #expect(isClose(middle.x, box.midX + translation.x, within: 0.01), "\(step)")
        #expect(isClose(middle.y, box.midY + translation.y, within: 0.01), "\(step)")
      }
      screen.pulled(by: translation, velocity: CGPoint(x: 0, y: isThrown ? 3_000 : 0), .ended)
      await advance(1 / 60)
      // Thrown, the photo goes on down before a spring takes it home.
      #expect((window.flyingMiddle?.y ?? 0 > box.midY + translation.y + 5) == isThrown)
      await advance(1.5)
      #expect((list.presentedViewController == nil) == isThrown)
    }
  }
}

/// A push of the engine's own, whether or not anything matches.
@MainActor private func letScreensPush(in navigationController: UINavigationController) {
  navigationController.childMatchTransition = .always { $0.screenEffect = .push(from: .trailing) }
}
#endif
