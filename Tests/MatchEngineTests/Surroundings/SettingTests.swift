#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  @MainActor @Suite("Day becomes night in mid-flight") struct AppearanceTests {
    private func card(_ frame: CGRect) -> UIView {
      let (card, title) = (UIView(frame: frame), UILabel())
      card.backgroundColor = .systemBackground
      card.matchID = "card"
      title.frame = CGRect(x: 10, y: 10, width: 120, height: 40)
      title.text = "Reading"
      title.textColor = .label
      card.addSubview(title)
      // Texts alone are not seen on one another.
      card.addSubview(UIView(CGRect(x: 10, y: 60, width: 20, height: 20), .blue))
      return card
    }

    private func flight() async throws -> (flight: MatchFlight, window: UIWindow) {
      try await KindScreen.flight(
        from: [card(CGRect(x: 20, y: 100, width: 200, height: 100))],
        to: [card(CGRect(x: 0, y: 300, width: 393, height: 300))]
      )
    }

    /// What is clearly seen of pictures with text, and of backgrounds that are rather bright.
    private var seen: (texts: Int, bright: Int) {
      let items = Headless.nextDisplayList.items.filter { $0.opacity > 0.1 }
      let bright = items.filter { item in
        guard item.kind == .background, item.box.height < 800,
          let parts = item.color?.components
        else { return false }
        return parts[0] > 0.3 && (item.color?.alpha ?? 0) * item.opacity > 0.1
      }
      return (items.filter { !$0.texts.isEmpty }.count, bright.count)
    }

    @Test func `what flies turns dark without a jump, and takes no longer`() async throws {
      let (flight, window) = try await flight()
      await advance(0.05)
      #expect(seen.texts == 1)
      window.overrideUserInterfaceStyle = .dark
      await advance(4 / 60)
      #expect(seen.texts == 2 && seen.bright > 0)
      await advance(0.2)
      #expect(flight.outcome == nil && seen.texts == 1 && seen.bright == 0)
      await flight.arrives(in: 0.2)
    }
  }

  /// Showing or hiding a bar may resize the container of a transition (NV-74).
  @MainActor @Suite("A bar comes or goes in mid-flight") struct BarsResizeTests {
    /// A screen with a photo that keeps its distance from the bottom.
    private func screen(_ size: CGSize, below gap: CGFloat) -> UIViewController {
      KindScreen { view in
        let frame = CGRect(origin: CGPoint(x: 20, y: 852 - gap - size.height), size: size)
        let photo = UIImageView(tagged: "photo", frame, PhotoScreen.image)
        photo.autoresizingMask = .flexibleTopMargin
        view.addSubview(photo)
      }
    }

    @Test(arguments: Trip.arrivals, [-83.0, 40])
    func `a flight goes on to new ends without a jump`(trip: Trip, change: CGFloat) async throws {
      let list = screen(CGSize(width: 120, height: 90), below: 100)
      let detail = screen(CGSize(width: 353, height: 265), below: 400)
      let stage = await TripStage(trip, list, detail, .linear(0.5))
      let flight = try await stage.fly(true, for: 0.25)
      let container = try #require(flight.container)
      var before = try #require(stage.window.flyingMiddle)
      container.frame.size.height += change
      for _ in 0..<12 {
        await advance(1 / 60)
        let now = try #require(stage.window.flyingMiddle)
        // It moves 433 points in half a second, and by what has changed.
        #expect(hypot(now.x - before.x, now.y - before.y) < 30, "\(before) to \(now)")
        before = now
      }
      #expect(flight.outcome == nil)
      await flight.arrives()
    }
  }

  @MainActor @Suite("Reduce Motion and announcements") final class ReducedMotionTests: PhotoStack {
    init() async { await super.init(.linear(0.4)) }

    private func find(in view: UIView) -> UIView? {
      if view.accessibilityElementsHidden { return view }
      return view.subviews.lazy.compactMap { self.find(in: $0) }.first
    }

    /// Where performers are, frame by frame, until the flight ends.
    private func frames() async -> [[CGRect]] {
      var result: [[CGRect]] = []
      while navigation.matchFlight != nil {
        if find(in: window) != nil {
          result.append(window.engineViews("PerformerView").map { $0.nextBox(in: window) })
        }
        await advance(1 / 60)
      }
      return result
    }

    @Test("two tabs that share an ID fade into each other", arguments: [true, false])
    func tabs(isReduced: Bool) async {
      Headless.setReduceMotion(isReduced)
      let stage = await TripStage(.tabs, .linear(0.5))
      await stage.go(true, for: 0.3)
      #expect(stage.flight?.report?.pairCount == (isReduced ? 0 : 1))
      #expect((0.1...0.9).contains(stage.upper.view.nextAlpha) == isReduced)
      await advance(1)
      #expect(stage.isUpperThere && stage.window.remains.isEmpty)
    }

    /// Nothing pairs where nothing may fly, which is not the fault of the screen.
    @Test("a screen whose views come with layout fades each time, and flies when it may again")
    func comesWithLayout() async {
      for round in 0..<4 {
        Headless.setReduceMotion(round < 3)
        let hosting = Headless.UIHostingController { _ in
          [
            UIImageView(
              tagged: "photo",
              CGRect(x: 0, y: 120, width: 390, height: 292),
              PhotoScreen.image
            )
          ]
        }
        await navigation.go(to: hosting, for: 0.2)
        #expect(navigation.matchFlight?.report?.pairCount == (round < 3 ? 0 : 1), "\(round)")
        await advance(1)
        if round == 1 {
          await navigation.back(animated: false, for: 1)
        } else {
          await navigation.back(for: 1.5)
        }
      }
      #expect(window.remains.isEmpty)
    }

    @Test("a transition can ask to move all the same")
    func movesAllTheSame() async {
      Headless.setReduceMotion(true)
      navigation.childMatchTransition = MatchTransition { $0.movesWithReducedMotion = true }
      await navigation.go(to: detail, for: 0.05)
      #expect(Set(await frames().map { "\($0)" }).count > 5)
    }

    @Test func `movement comes to rest when it is turned on, and finishes`() async {
      navigation.childMatchTransition = .linear(1)
      await navigation.go(to: detail, for: 0.3)
      let flight = navigation.matchFlight
      Headless.setReduceMotion(true)
      // What was moving comes to rest like something that is let go, while it fades.
      await advance(0.3)
      let frames = await frames()
      let middles = frames.map { $0.map { "\(Int($0.midX)) \(Int($0.midY))" } }
      #expect(Set(middles).count <= 2, "\(middles)")
      #expect(flight?.outcome == .finished)
      #expect(detail.photo.layer.animationKeys() == nil)
    }
  }
}
#endif
