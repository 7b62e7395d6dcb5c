#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  @MainActor @Suite("Everything is put back") struct RestorationTests {
    enum Ending: CaseIterable { case finished, cancelled, background, reversedTwice }
    enum Style: CaseIterable { case push, fullScreen, overFullScreen, custom }

    /// The screens, the container and the window of one world.
    @MainActor private struct World {
      let lower: RandomScreen
      let upper: RandomScreen
      let root: UIViewController
      let window: UIWindow
      var navigation: UINavigationController? { root as? UINavigationController }

      /// Everything that can be described about both screens, whether they are in the window or not.
      func description(withUpper: Bool) -> [String] {
        (withUpper ? [lower, upper] : [lower]).flatMap { screen in
          Headless.describe(screen.view).description.split(separator: "\n").map { "\($0)" }
        } + ["\(lower.view.window != nil) \(upper.view.window != nil) \(window.subviews.count)"]
      }
    }

    private func world(_ seed: UInt64, _ style: Style, matches: Bool) async -> World {
      startOver()
      let ids = (0..<6).map { "item \($0)" }
      let lower = RandomScreen(seed: seed, ids: ids, columns: 2, shade: 0.9)
      let upper = RandomScreen(seed: seed &+ 500, ids: ids.reversed(), columns: 1, shade: 0.8)
      let transition = MatchTransition {
        $0.timing = MatchTiming(.linear, duration: 0.5)
        $0.usesCoreAnimation = seed % 2 == 0
      }
      if style == .push {
        let navigation = UINavigationController(rootViewController: lower)
        navigation.isNavigationBarHidden = true
        if matches { navigation.childMatchTransition = transition }
        let window = await onScreen(navigation)
        return World(lower: lower, upper: upper, root: navigation, window: window)
      }
      upper.modalPresentationStyle =
        style == .fullScreen ? .fullScreen : style == .custom ? .custom : .overFullScreen
      if matches { upper.matchTransition = transition }
      let window = await onScreen(lower)
      return World(lower: lower, upper: upper, root: lower, window: window)
    }

    private func go(_ world: World, forward: Bool, animated: Bool) {
      switch (world.navigation, forward) {
      case (let navigation?, true): navigation.pushViewController(world.upper, animated: animated)
      case (let navigation?, false): navigation.popViewController(animated: animated)
      case (nil, true): world.lower.present(world.upper, animated: animated)
      case (nil, false): world.upper.dismiss(animated: animated)
      }
    }

    private func end(_ flight: MatchFlight, _ ending: Ending) async {
      switch ending {
      case .finished: break
      case .cancelled:
        await flight.show(at: 0.4)
        flight.cancel()
      case .background:
        enterBackground()
      case .reversedTwice:
        flight.reverse()
        await advance(0.05)
        flight.reverse()
      }
      await advance(1.5)
    }

    @Test(
      "as the same change by UIKit alone leaves it",
      arguments: Style.allCases,
      Ending.allCases
    )
    func law(style: Style, ending: Ending) async throws {
      for seed in 0..<3 {
        for flies in [true, false] {
          let plain = await world(UInt64(seed), style, matches: false)
          if !flies || ending != .cancelled { go(plain, forward: true, animated: false) }
          await advance(0.2)
          if !flies, ending != .cancelled { go(plain, forward: false, animated: false) }
          await advance(0.2)
          // A screen that was never shown cannot be compared with one that was.
          let hasUpper = !flies || ending != .cancelled
          let expected = plain.description(withUpper: hasUpper)

          let flown = await world(UInt64(seed), style, matches: true)
          if !flies { go(flown, forward: true, animated: false) }
          await advance(0.2)
          go(flown, forward: flies, animated: true)
          await advance(0.2)
          let flight = try #require(flown.upper.matchFlight ?? flown.root.matchFlight)
          #expect(flight.phase == .running)
          await end(flight, ending)
          #expect(flight.outcome == (ending == .cancelled ? .cancelled : .finished))
          let found = flown.description(withUpper: hasUpper)
          let lines = found.difference(from: expected)
            .map { change in
              switch change {
              case .insert(_, let line, _): "is \(line)"
              case .remove(_, let line, _): "not \(line)"
              }
            }
            // The engine's gestures stay between flights.
            .filter { !$0.contains("sizeRange") && !$0.contains("gestureRecognizer") }
          #expect(
            lines.isEmpty,
            "\(style) \(ending) \(flight.outcome as Any) \(flies ? "there" : "back") \(lines.count) \(lines.filter { $0.count < 24 }) \(lines.prefix(2))"
          )
        }
      }
    }

    @Test func `what the app writes to flying views stays`() async throws {
      let world = await world(3, .push, matches: true)
      go(world, forward: true, animated: true)
      await advance(0.2)
      let flight = try #require(world.navigation?.matchFlight)
      let views = world.lower.tagged.sorted { $0.key < $1.key }.map(\.value)
      views[0].alpha = 0.3
      views[1].isHidden = true
      views[2].frame = CGRect(x: 3, y: 4, width: 50, height: 60)
      await advance(0.1)
      await flight.goBack(in: 1.5)
      #expect(flight.outcome == .cancelled)
      #expect(isClose(views[0].alpha, 0.3, within: 1e-6))
      #expect(views[1].isHidden)
      #expect(isClose(views[2].frame, CGRect(x: 3, y: 4, width: 50, height: 60)))
      for view in world.lower.view.all + world.upper.view.all {
        #expect(view.layer.animationKeys() == nil)
      }
    }

    @Test func `originals stay hidden even if the app removes all their animations`() async throws {
      let (list, detail) = (PhotoScreen.list(), PhotoScreen.detail())
      let (navigation, window) = await onScreen(below: list, MatchTransition())
      navigation.pushViewController(detail, animated: true)
      for _ in 0..<3 {
        let flight = try await navigation.flight(after: 0.1)
        flight.hold()
        for photo in [list.photo, detail.photo] {
          photo.layer.removeAllAnimations()
          #expect(photo.shownAlpha == 1)
        }
        await advance(1 / 30)
        #expect(list.photo.shownAlpha == 0 && detail.photo.shownAlpha == 0)
        flight.finish()
      }
      await advance(2)
      #expect(detail.photo.shownAlpha == 1)
      #expect(list.photo.layer.animationKeys() == nil && detail.photo.layer.animationKeys() == nil)
      _ = window
    }

    @Test("a cancelled flight keeps the first responder and the scroll offsets")
    func responder() async throws {
      let field = UITextField(frame: CGRect(x: 20, y: 500, width: 100, height: 40))
      let scroll = UIScrollView(frame: CGRect(x: 20, y: 100, width: 200, height: 200))
      let fill: (UIView) -> Void = { view in
        view.addSubview(UIView(tagged: "box", CGRect(x: 20, y: 600, width: 50, height: 50), .red))
      }
      let (navigation, window) = KindScreen.navigation(
        KindScreen { view in
          scroll.contentSize = CGSize(width: 200, height: 900)
          scroll.matchID = "scroll"
          view.addSubview(scroll)
          view.addSubview(field)
          field.matchID = "field"
          field.matchStandIn = .live
          fill(view)
        }
      )
      await advance(0.1)
      scroll.contentOffset = CGPoint(x: 0, y: 120)
      #expect(field.becomeFirstResponder())
      let flight = try await navigation.push(KindScreen(fill), for: 0.2)
      let wasFirst = field.isFirstResponder
      await flight.goBack(in: 1.5)
      #expect(flight.outcome == .cancelled)
      #expect(field.isFirstResponder == wasFirst)
      #expect(scroll.contentOffset == CGPoint(x: 0, y: 120))
      _ = window
    }
  }
}
#endif
