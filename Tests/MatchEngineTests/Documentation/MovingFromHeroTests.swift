#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

/// The type among the examples of the article on moving from Hero.
@MainActor enum MovingFromHero {
  // snippet
  final class PullController: UIViewController {
    private var flight: MatchFlight?

    func pulled(by translation: CGPoint, velocity: CGPoint, _ state: UIGestureRecognizer.State) {
      switch state {
      case .began:
        flight = beginMatch { dismiss(animated: true) }
      case .changed:
        flight?.update(translation.y / view.bounds.height)
        flight?.drag("photo-7", by: translation)
      default:
        flight?.release(velocity: velocity.y / view.bounds.height)
      }
    }
  }
  // end

  final class Listener: UIViewController, MatchParticipant {
    var told: [String] = []

    func matchWillStart(_ partner: UIViewController?) {
      told.append("start")
    }

    func matchDidEnd(_ flight: MatchFlight) {
      told.append("\(flight.outcome == .cancelled ? "cancelled" : "finished")")
    }
  }
}

extension MatchEngineTests {
  /// Every line on the right side of the article's tables.
  @MainActor @Suite("The article on moving from Hero") struct MovingFromHeroTests {
    let list = PhotoScreen.list()
    let detail = PhotoScreen.detail()
    let navigationController: UINavigationController
    let window: UIWindow

    init() {
      list.photo.matchID = "photo-7"
      detail.photo.matchID = "photo-7"
      navigationController = UINavigationController(rootViewController: list)
      window = inWindow(navigationController)
    }

    /// Pushes the detail, and expects the photo and as many other views to fly.
    private func push(with others: Int = 0) async throws -> MatchFlight {
      await advance(0.1)
      navigationController.pushViewController(detail, animated: true)
      await advance(0.1)
      let flight = try #require(navigationController.matchFlight)
      await advance(2)
      #expect(flight.outcome == .finished && flight.report?.pairCount == 1 + others)
      #expect(window.remains.isEmpty)
      return flight
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

    @Test func `tags and wishes`() async throws {
      navigationController.childMatchTransition = MatchTransition()
      let photoView = detail.photo
      let playerView = pair("player", at: 480, UIView.init)
      let mapView = pair("map", at: 540, UIView.init)
      let chartView = pair("chart", at: 600, UIView.init)
      let badge = pair("badge", at: 660, UIView.init)
      let titleLabel = pair("title", at: 720) {
        let label = UILabel()
        label.text = "Lake"
        return label
      }
      photoView.matchID = "photo-7"
      badge.isMatchExcluded = true
      photoView.matchStyle.timing = MatchTiming(.easeOut, duration: 0.3, delay: 0.1)
      let spring = MatchSpring(mass: 1, stiffness: 250, damping: 25)
      titleLabel.matchStyle.timing = MatchTiming(.spring(spring))
      photoView.matchStyle.path = .arc(0.5)
      photoView.matchStyle.zOrder = 10
      titleLabel.matchStyle.content = .upperOnly
      playerView.matchStandIn = .live
      mapView.matchStandIn = .picture
      chartView.matchStandIn = .drawing
      let flight = try await push(with: 4)
      #expect(flight.report?.rows.contains { $0.id == "badge" && $0.fate == .stayed } == true)
    }

    @Test func `what has no partner`() async throws {
      navigationController.childMatchTransition = MatchTransition()
      let (caption, toolbar) = (UILabel(), UIView())
      caption.text = "Evening"
      toolbar.backgroundColor = .gray
      for (view, screen, id) in [(caption, detail, "caption"), (toolbar, list, "toolbar")] {
        view.frame = CGRect(x: 20, y: 500, width: 200, height: 40)
        view.matchID = id
        screen.view.addSubview(view)
      }
      caption.matchStyle.entering = .fade + .offset(y: 40)
      toolbar.matchStyle.leaving = .scale(0.5)
      let report = try await push().report
      #expect(report?.rows.first { $0.id == "caption" }?.fate == .entered)
      #expect(report?.rows.first { $0.id == "toolbar" }?.fate == .left)
    }

    @Test func `a navigation, with and without what matches`() async throws {
      navigationController.childMatchTransition = MatchTransition()
      _ = try await push()
      navigationController.popViewController(animated: false)
      navigationController.childMatchTransition = MatchTransition { $0.stagger = .step(0.02) }
      _ = try await push()
      // snippet
      navigationController.childMatchTransition = .always(.push(from: .right))
      // end
      navigationController.pushViewController(UIViewController(), animated: true)
      await advance(0.1)
      #expect(navigationController.matchFlight != nil)
    }

    @Test func `a presentation, with and without what matches`() async throws {
      await advance(0.1)
      for hasZoom in [false, true] {
        if hasZoom {
          detail.matchTransition = .always(.zoom)
          detail.photo.matchID = nil
        } else {
          detail.matchTransition = MatchTransition()
        }
        detail.modalPresentationStyle = .fullScreen
        list.present(detail, animated: true)
        await advance(0.1)
        #expect(detail.matchFlight != nil)
        await advance(1.5)
        list.dismiss(animated: true)
        await advance(1.5)
        #expect(list.presentedViewController == nil && window.remains.isEmpty)
      }
    }

    @Test func `tabs, a container of one's own, and a window's root`() async throws {
      let tabBarController = UITabBarController()
      let (old, new) = (PhotoScreen.list(), PhotoScreen.detail())
      tabBarController.viewControllers = [old, new]
      window.rootViewController = tabBarController
      // snippet
      tabBarController.childMatchTransition = MatchTransition()
      // end
      await advance(0.1)
      tabBarController.selectedIndex = 1
      await advance(0.1)
      #expect(tabBarController.matchFlight != nil)
      await advance(1.5)
      tabBarController.viewControllers = []

      let home = UIViewController()
      // snippet
      window.matchReplaceRoot(with: home)
      // end
      await advance(1.5)
      #expect(window.rootViewController === home)

      let container = home
      container.matchReplace(nil, with: old, in: container.view, animated: false)
      await advance(0.1)
      container.matchReplace(old, with: new, in: container.view)
      await advance(1.5)
      #expect(container.children == [new] && window.remains.isEmpty)
    }

    @Test func `a flight that the app moves, finishes and cancels`() async throws {
      navigationController.childMatchTransition = MatchTransition()
      await advance(0.1)
      func begin() throws -> MatchFlight {
        try #require(
          navigationController.beginMatch {
            navigationController.pushViewController(detail, animated: true)
          }
        )
      }
      var flight = try begin()
      await advance(0.1)
      #expect(detail.matchFlight != nil)
      flight.update(0.4)
      flight.drag("photo-7", by: CGPoint(x: 20, y: 60))
      await advance(0.1)
      #expect(abs(flight.fraction - 0.4) < 0.001)
      flight.cancel()
      await advance(1.5)
      #expect(flight.outcome == .cancelled && navigationController.topViewController === list)
      flight = try begin()
      await advance(0.1)
      flight.finish()
      await advance(1.5)
      #expect(flight.outcome == .finished && navigationController.topViewController === detail)
    }

    @Test("the article's gesture dismisses if it is thrown, and not if it is let go at once")
    func pull() async throws {
      await advance(0.1)
      for isThrown in [false, true] {
        let screen = MovingFromHero.PullController()
        screen.view.backgroundColor = .white
        let photo = UIImageView(image: PhotoScreen.image)
        photo.frame = CGRect(x: 0, y: 120, width: 390, height: 292)
        photo.matchID = "photo-7"
        screen.view.addSubview(photo)
        screen.matchTransition = MatchTransition()
        screen.modalPresentationStyle = .fullScreen
        list.present(screen, animated: false)
        await advance(0.5)
        screen.pulled(by: .zero, velocity: .zero, .began)
        await advance(0.1)
        screen.pulled(by: CGPoint(x: 10, y: 100), velocity: .zero, .changed)
        await advance(0.1)
        let velocity = CGPoint(x: 0, y: isThrown ? 3_000 : 0)
        screen.pulled(by: CGPoint(x: 10, y: 100), velocity: velocity, .ended)
        await advance(1.5)
        #expect((list.presentedViewController == nil) == isThrown)
        list.dismiss(animated: false)
        await advance(0.1)
      }
    }

    @Test func `a participant is told of the start and of the end`() async throws {
      navigationController.childMatchTransition = MatchTransition()
      await advance(0.1)
      let listener = MovingFromHero.Listener()
      let photo = UIImageView(image: PhotoScreen.image)
      photo.frame = CGRect(x: 0, y: 120, width: 390, height: 292)
      photo.matchID = "photo-7"
      listener.view.addSubview(photo)
      navigationController.pushViewController(listener, animated: true)
      await advance(1.5)
      #expect(listener.told == ["start", "finished"])
    }
  }
}
#endif
