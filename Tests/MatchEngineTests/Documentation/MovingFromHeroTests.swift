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
        flight = beginMatch { dismiss(animated: true) }
      case .changed:
        flight?.update(translation.y / view.bounds.height)
        flight?.drag("photo-7", by: translation)
      default:
        flight?.release(velocity: velocity.y / view.bounds.height)
      }
    }
  }

  final class Listener: PhotoScreen, MatchParticipant {
    var told: [String] = []

    func matchWillStart(_ partner: UIViewController?) { told.append("start") }
    func matchDidEnd(_ flight: MatchFlight) { told.append("\(flight.outcome as Any)") }
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

    @Test func `tags and wishes are read`() async throws {
      let photoView = detail.photo
      let playerView = pair("player", at: 480, UIView.init)
      let mapView = pair("map", at: 540, UIView.init)
      let chartView = pair("chart", at: 600, UIView.init)
      let badge = pair("badge", at: 660, UIView.init)
      let titleLabel = pair("title", at: 720) { UILabel(.zero, "Lake") }
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
      let report = try await fly(with: 4)
      #expect(report?.rows.contains { $0.id == "badge" && $0.fate == .stayed } == true)
    }

    @Test func `what has no partner enters and leaves`() async throws {
      let box = CGRect(x: 20, y: 500, width: 200, height: 40)
      let (caption, toolbar) = (
        UILabel(tagged: "caption", box, "Evening"), UIView(tagged: "toolbar", box, .gray)
      )
      detail.view.addSubview(caption)
      list.view.addSubview(toolbar)
      caption.matchStyle.entering = .fade + .offset(y: 40)
      toolbar.matchStyle.leaving = .scale(0.5)
      let report = try await fly()
      #expect(report?.rows.first { $0.id == "caption" }?.fate == .entered)
      #expect(report?.rows.first { $0.id == "toolbar" }?.fate == .left)
    }

    @Test func `a push flies, with and without what matches`() async throws {
      navigationController.childMatchTransition = MatchTransition()
      _ = try await fly()
      navigationController.popViewController(animated: false)
      navigationController.childMatchTransition = MatchTransition { $0.stagger = .step(0.02) }
      _ = try await fly()
      navigationController.childMatchTransition = .always(.push(from: .right))
      await navigation.go(to: UIViewController(), for: 0.1)
      #expect(navigation.matchFlight != nil)
    }

    @Test(arguments: [false, true])
    func `a presentation flies, with and without what matches`(hasZoom: Bool) async {
      if hasZoom {
        detail.matchTransition = .always(.zoom)
        detail.photo.matchID = nil
      } else {
        detail.matchTransition = MatchTransition()
      }
      detail.modalPresentationStyle = .fullScreen
      await list.present(detail, for: 0.1)
      #expect(detail.matchFlight != nil)
      await advance(1.5)
      await list.dismiss(for: 1.5)
      #expect(list.presentedViewController == nil)
    }

    @Test func `tabs, a container of one's own, and a window's root fly`() async {
      let tabBarController = UITabBarController()
      let (old, new) = (PhotoScreen.list(), PhotoScreen.detail())
      tabBarController.viewControllers = [old, new]
      window.rootViewController = tabBarController
      tabBarController.childMatchTransition = MatchTransition()
      await advance(0.1)
      tabBarController.selectedIndex = 1
      await advance(0.1)
      #expect(tabBarController.matchFlight != nil)
      await advance(1.5)
      tabBarController.viewControllers = []
      let home = UIViewController()
      window.matchReplaceRoot(with: home)
      await advance(1.5)
      #expect(window.rootViewController === home)
      let container = home
      container.matchReplace(nil, with: old, in: container.view, animated: false)
      await advance(0.1)
      container.matchReplace(old, with: new, in: container.view)
      await advance(1.5)
      #expect(container.children == [new])
    }

    @Test(arguments: [false, true])
    func `a flight is moved, and finished or cancelled`(finishes: Bool) async throws {
      let flight = try #require(navigation.beginMatch { navigation.go(true, detail) })
      flight.update(0.4)
      flight.drag("photo-7", by: CGPoint(x: 20, y: 60))
      await advance(0.1)
      #expect(detail.matchFlight != nil && abs(flight.fraction - 0.4) < 0.001)
      if finishes {
        flight.finish()
      } else {
        flight.cancel()
      }
      await advance(1.5)
      #expect(flight.outcome == (finishes ? .finished : .cancelled))
      #expect(navigation.topViewController === (finishes ? detail : list))
    }

    @Test(arguments: [false, true])
    func `the article's gesture dismisses if it is thrown`(isThrown: Bool) async {
      let screen = MovingFromHero.PullController()
      let box = CGRect(x: 0, y: 120, width: 390, height: 292)
      screen.view.addSubview(UIImageView(tagged: "photo-7", box, PhotoScreen.image))
      screen.comes(as: .fullScreen, MatchTransition())
      await list.present(screen, animated: false, for: 0.5)
      screen.pulled(by: .zero, velocity: .zero, .began)
      await advance(0.1)
      let translation = CGPoint(x: 10, y: 100)
      screen.pulled(by: translation, velocity: .zero, .changed)
      await advance(0.1)
      screen.pulled(by: translation, velocity: CGPoint(x: 0, y: isThrown ? 3_000 : 0), .ended)
      await advance(1.5)
      #expect((list.presentedViewController == nil) == isThrown)
    }

    @Test func `a participant is told of the start and of the end`() async {
      let box = CGRect(x: 0, y: 120, width: 390, height: 292)
      let listener = MovingFromHero.Listener(box, id: "photo-7")
      await navigation.go(to: listener, for: 1.5)
      #expect(listener.told == ["start", "Optional(finished)"])
    }
  }
}
#endif
