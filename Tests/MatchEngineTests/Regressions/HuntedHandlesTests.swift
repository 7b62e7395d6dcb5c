#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// What ordinary apps ask of the flights that they hold, and do where those begin and end.
  @MainActor @Suite("Flights as ordinary apps use them") struct HuntedHandlesTests {
    @Test("a flight says at its end, and afterward, which way it went", arguments: [true, false])
    func direction(isForward: Bool) async throws {
      let stack = await PhotoStack()
      if !isForward { await stack.navigation.go(to: stack.detail, for: 1) }
      stack.navigation.go(isForward, stack.detail)
      let flight = try await stack.navigation.flight(after: 0.2)
      let direction: MatchDirection = isForward ? .forward : .backward
      #expect(flight.change?.direction == direction)
      var atEnd: MatchDirection?
      flight.whenEnded { atEnd = $0.change?.direction }
      await flight.arrives()
      #expect(atEnd == direction && flight.change?.direction == direction)
    }

    @Test(
      "a child that was pinned by hand fills its place when it comes back",
      arguments: [false, true]
    )
    func pinned(isPinned: Bool) async throws {
      let container = UIViewController()
      let (first, second) = (PhotoScreen.list(), PhotoScreen.detail())
      let window = await onScreen(container)
      container.addChild(first)
      container.view.addSubview(first.view)
      first.view.frame = container.view.bounds
      if isPinned {
        first.view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          first.view.leadingAnchor.constraint(equalTo: container.view.leadingAnchor),
          first.view.trailingAnchor.constraint(equalTo: container.view.trailingAnchor),
          first.view.topAnchor.constraint(equalTo: container.view.topAnchor),
          first.view.bottomAnchor.constraint(equalTo: container.view.bottomAnchor),
        ])
      }
      first.didMove(toParent: container)
      await advance(0.1)
      let flight = container.replace(with: second, .linear(0.3))
      await flight.arrives()
      let next = container.replace(with: first, .linear(0.3))
      await next.arrives()
      first.view.setNeedsLayout()
      container.view.setNeedsLayout()
      await advance(0.1)
      #expect(first.view.frame == container.view.bounds)
      #expect(next.report?.pairCount == 1 && window.remains.isEmpty)
    }

    /// A screen that does something once it has appeared.
    final class Appearing: UIViewController {
      var whenAppeared: () -> Void = {}

      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let photo = UIImageView(
          tagged: "photo",
          CGRect(x: 0, y: 100, width: 300, height: 200),
          PhotoScreen.image
        )
        view.addSubview(photo)
      }

      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        whenAppeared()
        whenAppeared = {}
      }
    }

    /// Where the app begins the next change.
    enum Place: CaseIterable { case later, viewDidAppear, whenEnded, completion }

    @Test(
      "the next change begins where the last one ends",
      arguments: Place.allCases,
      [true, false]
    )
    func chain(_ place: Place, isPresented: Bool) async throws {
      let stack = await PhotoStack(.linear(0.3))
      let detail = Appearing()
      let next = PhotoScreen(CGRect(x: 100, y: 500, width: 200, height: 150))
      next.comes(as: .fullScreen, .linear(0.3))
      func go() {
        if isPresented {
          detail.present(next, animated: true)
        } else {
          stack.navigation.pushViewController(next, animated: true)
        }
      }
      if place == .viewDidAppear { detail.whenAppeared = go }
      stack.navigation.pushViewController(detail, animated: true)
      if place == .completion {
        stack.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in go() }
      }
      let flight = try await stack.navigation.flight(after: 0.1)
      if place == .whenEnded { flight.whenEnded { _ in go() } }
      await advance(0.25)
      if place == .later { go() }
      await advance(0.15)
      #expect(flight.outcome == .finished)
      let second = try #require(next.matchFlight)
      #expect(second !== flight && second.report?.pairCount == 1)
      await second.arrives()
      #expect(
        next.view.window != nil && stack.window.remains.isEmpty && stack.window.engineViews.isEmpty
      )
    }

    @Test("changes in quick succession cost no more views the more there are", arguments: [3, 30])
    func quick(_ count: Int) async throws {
      let screen = PhotoScreen.list()
      let window = await onScreen(screen)
      var counts: [Int] = []
      for number in 1...count {
        screen.view.matchAnimate(transition: .linear(0.5)) {
          screen.photo.image = UIImage.opaque(number % 2 == 0 ? .red : .blue)
          screen.photo.frame.origin.y = number % 2 == 0 ? 300 : 100
        }
        await advance(0.1)
        counts.append(window.engineViews("StageView").flatMap(\.all).count)
      }
      #expect((counts.max() ?? 0) < 40, "\(counts)")
      await advance(1)
      #expect(window.remains.isEmpty)
    }
  }
}
#endif
