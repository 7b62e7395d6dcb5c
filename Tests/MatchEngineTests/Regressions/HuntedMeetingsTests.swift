#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngineFuzz
import Testing
import UIKit
import UIKitTestSupport

@testable import MatchEngine

extension MatchEngineTests {
  /// Changes that ordinary apps make while others come, fly or go back.
  @MainActor @Suite("Changes that meet") struct HuntedMeetingsTests {
    private let log = CallLog()

    private func photos() -> (LoggedPhoto, LoggedPhoto, LoggedPhoto) { LoggedPhoto.three(log) }

    private func withAnimations<Value>(_ are: Bool, _ work: () -> Value) -> Value {
      UIView.setAnimationsEnabled(are)
      defer { UIView.setAnimationsEnabled(true) }
      return work()
    }

    private func card() async -> (card: UIView, screen: KindScreen, window: UIWindow) {
      let card = UIView(tagged: "card", CGRect(x: 20, y: 100, width: 100, height: 100), .red)
      let screen = KindScreen([card])
      return (card, screen, await onScreen(screen))
    }

    // MARK: Animations that are off

    @Test(arguments: [true, false], [true, false])
    func `a second change is made at once where animations are off`(
      areOn: Bool,
      isChild: Bool
    ) async {
      let (a, b, c) = photos()
      let container = UIViewController()
      let window = await onScreen(container, showing: a)
      func change(_ child: UIViewController, _ y: CGFloat) -> MatchFlight {
        if isChild { return container.replace(with: child, .linear(0.5)) }
        return a.view.matchAnimate(transition: .linear(0.5)) { a.photo.frame.origin.y = y }
      }
      let first = change(b, 500)
      await advance(0.2)
      let second = withAnimations(areOn) { change(c, 100) }
      await advance(0.05)
      #expect(first.outcome == .finished)
      #expect((second.outcome == nil) == areOn, "\(second.phase)")
      await second.arrives()
      #expect(window.remains.isEmpty)
    }

    private final class Late: PhotoScreen, MatchPreparing {
      var isReadyForMatchFlight = false
    }

    @Test(arguments: [true, false])
    func `a screen isn't waited for where animations are off`(areOn: Bool) async {
      let stack = await PhotoStack()
      let late = Late(CGRect(x: 0, y: 120, width: 390, height: 292))
      UIView.setAnimationsEnabled(areOn)
      defer { UIView.setAnimationsEnabled(true) }
      await stack.navigation.go(to: late, for: 0.1)
      #expect((stack.navigation.transitionCoordinator == nil) != areOn)
      await advance(2)
      #expect(stack.window.remains.isEmpty)
    }

    // MARK: Beginning by hand

    enum Beginning: CaseIterable { case plain, begun, held }

    @Test(arguments: Beginning.allCases)
    func `only what is held from its beginning begins interactively`(how: Beginning) async {
      let (a, b, _) = photos()
      let (navigation, _) = await onScreen(below: a, .linear(0.5))
      var says: Bool?
      b.whenCalled = {
        guard $0.hasPrefix("willAppear") else { return }
        says = navigation.transitionCoordinator?.initiallyInteractive
      }
      func push() { navigation.pushViewController(b, animated: true) }
      switch how {
      case .plain: push()
      case .begun: navigation.beginMatch(push)
      case .held: _ = navigation.beginInteractiveMatch(push)
      }
      await advance(0.1)
      #expect(says == (how == .held))
      navigation.matchFlight?.finish()
      await advance(1)
    }

    @Test(arguments: [true, false])
    func `a flight that waited for another one is freed once it is over`(waits: Bool) async throws {
      let stack = await PhotoStack()
      weak var kept: MatchFlight?
      if waits {
        _ = try await stack.push()
      } else {
        await stack.navigation.go(to: stack.detail, animated: false, for: 0.1)
      }
      do {
        kept = stack.navigation.beginMatch { stack.navigation.popViewController(animated: true) }
      }
      #expect(kept != nil)
      await advance(3)
      #expect(stack.navigation.viewControllers.count == 1 && kept == nil)
    }

    // MARK: Roots

    @Test(arguments: ["didLoad", "willAppear", "didAppear", "now"])
    func `a root that shows another one as it comes isn't seen`(call: String) async {
      let (a, b, c) = photos()
      let window = await onScreen(a)
      a.view.backgroundColor = .yellow
      var flight: MatchFlight?
      func go() { flight = flight ?? window.matchShow(c, transition: .linear(0.3)) }
      b.whenCalled = { [weak b] in
        if $0.hasPrefix("didLoad") { b?.view.backgroundColor = .green }
        if $0.hasPrefix(call) { go() }
      }
      let footage = await Footage {
        window.matchShow(b, transition: .linear(0.3))
        if call == "now" { go() }
        await advance(1)
      }
      #expect(window.rootViewController === c && window.showsOnly(c.view))
      #expect(!footage.frames.contains { $0.shows(.green) })
      #expect(flight?.outcome == .finished && flight?.report?.pairCount == 1)
      #expect(footage.jumps == [] && window.remains.isEmpty, "\(footage.jumps.prefix(3))")
      #expect(Headless.warnings == [])
    }

    @Test(arguments: [UIModalPresentationStyle.fullScreen, .pageSheet], [true, false])
    func `what a root presents can become the root`(
      style: UIModalPresentationStyle,
      isPresented: Bool
    ) async {
      let (a, b, c) = photos()
      let window = await onScreen(a)
      c.modalPresentationStyle = style
      await a.present(c, for: 1)
      let next = isPresented ? c : b
      let flight = window.matchShow(next, transition: .linear(0.3))
      await advance(1)
      #expect(flight.outcome == .finished)
      #expect(window.rootViewController === next && next.presentingViewController == nil)
      #expect(window.showsOnly(next.view) && window.remains.isEmpty)
      #expect(log.appearances.last { $0.hasPrefix(next.name) }?.contains("didAppear") == true)
      #expect(Headless.warnings == [])
    }

    // MARK: Changes inside a screen

    @Test(arguments: [true, false], [true, false])
    func `a change that is undone by another one is back where it began`(
      isChange: Bool,
      meets: Bool
    ) async {
      let (card, screen, window) = await card()
      func move(to y: CGFloat, back old: CGFloat) -> MatchFlight {
        screen.view.matchAnimate(transition: .linear(0.5)) {
          card.frame.origin.y = y
        } undoOnCancel: {
          if isChange { _ = move(to: old, back: y) } else { card.frame.origin.y = old }
        }
      }
      let footage = await Footage {
        let flight = move(to: 500, back: 100)
        await advance(0.3)
        flight.cancel()
        if meets {
          await advance(0.1)
          screen.view.matchAnimate(transition: .linear(0.5)) { card.frame.origin.x = 250 }
        }
        await advance(2)
        #expect(flight.outcome == .cancelled)
      }
      #expect(card.frame.minY == 100 && footage.jumps == [], "\(footage.jumps.prefix(3))")
      #expect(window.remains.isEmpty)
    }

    // MARK: Tabs

    @Test(arguments: [true, false])
    func `what is behind the last tab comes after it`(isLast: Bool) {
      let tabs = UITabBarController()
      let pages = (0..<3).map { _ in UIViewController() }
      tabs.viewControllers = pages
      let more = isLast ? pages[2] : UINavigationController()
      #expect(MatchChange(from: pages[1], to: more, in: tabs).direction == .forward)
      #expect(MatchChange(from: more, to: pages[1], in: tabs).direction == .backward)
    }
  }
}
#endif
