#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension Containers {
  final class HomeTabs: UITabBarController {
    func show(_ tab: Int) {
      guard let flight = matchFlight else { return selectedIndex = tab }
      flight.handOver { selectedIndex = tab }
    }
  }
}

extension Containers {
  final class PagesController: UIViewController {
    let pages: [UIViewController]
    private var current = 0

    init(_ pages: [UIViewController]) {
      self.pages = pages
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      matchShow(pages[0], in: view, animated: false)
    }

    func show(_ number: Int) {
      let direction: MatchDirection = number > current ? .forward : .backward
      matchShow(pages[number], in: view, direction: direction)
      current = number
    }
  }
}

extension MatchEngineTests {
  /// What the article on containers says of the direction.
  @MainActor @Suite("Which way a change goes") struct DirectionTests {
    @Test func `the article's pages go forward and backward`() async throws {
      let screens = [PhotoScreen.list(), PhotoScreen.detail(), PhotoScreen.list()]
      let container = Containers.PagesController(screens)
      let window = await onScreen(container)
      for (number, direction) in [(2, .forward), (1, .backward)] as [(Int, MatchDirection)] {
        container.show(number)
        let flight = try await container.flight(after: 0.1)
        #expect(flight.change?.direction == direction)
        await advance(1.5)
        #expect(container.children == [screens[number]] && window.remains.isEmpty)
      }
    }

    @Test func `the article's tabs go on at once to the one that code selects`() async {
      let tabs = Containers.HomeTabs()
      tabs.viewControllers = [PhotoScreen.list(), PhotoScreen.detail(), PhotoScreen.list()]
      tabs.childMatchTransition = MatchTransition()
      _ = await onScreen(tabs)
      tabs.show(1)
      await advance(0.2)
      let flight = tabs.matchFlight
      tabs.show(2)
      #expect(flight?.outcome == .finished && tabs.selectedIndex == 2)
      await advance(0.1)
      #expect(tabs.matchFlight != nil && tabs.matchFlight !== flight)
      await advance(1.5)
      #expect(tabs.selectedIndex == 2)
    }

    @Test func `the upper screen's style wins, in both directions`() async throws {
      let stage = await OptionStage()
      for box in stage.lower.view.subviews { box.matchStyle.timing = .easeIn() }
      stage.upper.view.subviews.first?.matchStyle.timing = .linear(duration: 0.5)
      for isPush in [true, false] {
        let flight = try await stage.go(isPush)
        await advance(0.15)
        let part = try stage.progress(.red)
        #expect(abs((isPush ? part : 1 - part) - flight.fractionComplete) < 0.02)
        await advance(1.5)
      }
    }

    @Test(arguments: [false, true], [MatchEffect.Edge.trailing, .right])
    func `an effect goes back, and is mirrored if its edge follows the text`(
      isMirrored: Bool,
      edge: MatchEffect.Edge
    ) async throws {
      let (lower, upper) = (PhotoScreen.list(), PhotoScreen.detail())
      let stage = await TripStage(
        .navigation,
        lower,
        upper,
        .always { $0.screenEffect = .cover(from: edge) }
      )
      stage.window.semanticContentAttribute = isMirrored ? .forceRightToLeft : .unspecified
      stage.root.view.semanticContentAttribute = stage.window.semanticContentAttribute
      for isForward in [true, false] {
        stage.go(isForward)
        stage.window.layoutIfNeeded()
        let flight = try #require(stage.flight)
        flight.update(0.5)
        await advance(0.1)
        #expect(flight.change?.direction == (isForward ? .forward : .backward))
        let half: CGFloat = isMirrored && edge == .trailing ? -195 : 195
        #expect(isClose(ShownPose(upper.view).offset.x, half, within: 5))
        #expect(isClose(ShownPose(lower.view).offset.x, 0, within: 5))
        flight.finish()
        await advance(1.5)
      }
    }
  }
}
#endif
