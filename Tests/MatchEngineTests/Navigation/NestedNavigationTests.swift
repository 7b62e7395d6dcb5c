#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  @MainActor @Suite("Navigation beyond push and pop, and inside other containers")
  struct NestedNavigationTests {
    let log = CallLog()
    let (a, b, c): (LoggedPhoto, LoggedPhoto, LoggedPhoto)
    let navigation: UINavigationController

    init() async {
      (a, b, c) = LoggedPhoto.three(log)
      navigation = UINavigationController(rootViewController: a)
      navigation.childMatchTransition = .linear(0.5)
    }

    @Test(
      "a new stack flies as a push if its top is new, and as a pop if it was below",
      arguments: [true, false]
    )
    func setViewControllers(isPush: Bool) async throws {
      _ = await onScreen(navigation)
      if !isPush {
        navigation.setViewControllers([a, b], animated: false)
        await advance(0.1)
      }
      var kinds: [MatchChange.Kind] = []
      navigation.childMatchTransitionProvider = { change in
        kinds.append(change.kind)
        return .linear(0.5)
      }
      let stack: [UIViewController] = isPush ? [c, b] : [a]
      navigation.setViewControllers(stack, animated: true)
      let flight = try await navigation.flight(after: 0.2)
      #expect(kinds == [isPush ? .push : .pop])
      await flight.arrives()
      #expect(navigation.viewControllers == stack)
    }

    @Test(arguments: [true, false])
    func `inside a tab, presented or not, a push and a pop fly`(isPresented: Bool) async throws {
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation, UIViewController()]
      let root = isPresented ? UIViewController() : tabs
      let window = await onScreen(root)
      if isPresented {
        tabs.modalPresentationStyle = .fullScreen
        await root.present(tabs, animated: false, for: 0.2)
      }
      let flight = try await navigation.push(b, for: 0.2)
      await flight.arrives()
      #expect(b.view.window === window && window.remains.isEmpty)
      let back = try await navigation.pop(for: 0.2)
      await back.goBack()
      #expect(navigation.viewControllers == [a, b])
    }

    @Test func `a change of tab flies to its navigation's shown screen`() async throws {
      let inner = Guest("D", log)
      let other = UINavigationController(rootViewController: inner)
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation, other]
      tabs.childMatchTransition = .linear(0.5)
      _ = await onScreen(tabs)
      tabs.selectedIndex = 1
      let flight = try await tabs.flight(after: 0.2)
      #expect(flight.report?.pairCount == 1 && inner.changes.map(\.?.from) == [navigation])
      await flight.arrives()
    }

    @Test func `a push inside a column of a split view controller flies`() async throws {
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(navigation, for: .primary)
      split.setViewController(c, for: .secondary)
      _ = await onScreen(split)
      let flight = try await navigation.push(b, for: 0.2)
      #expect(flight.report?.pairCount == 1)
      await flight.arrives()
    }

    @Test func `a custom container's child flies, in it and with it`() async throws {
      _ = await onScreen(navigation)
      let container = UIViewController()
      let child = Guest("D", log)
      container.matchShow(child, in: container.view)
      let outer = try await navigation.push(container, for: 0.2)
      #expect(outer.report?.pairCount == 1)
      await outer.arrives()
      #expect(child.changes.count == 1)
      let inner = container.replace(with: c, .linear(0.5))
      await advance(0.2)
      #expect(inner.report?.pairCount == 1 && navigation.matchFlight == nil)
      await inner.arrives()
      #expect(container.children == [c])
    }

    @Test(
      "handOver ends a push immediately, a held one at the nearer end, and the next one flies",
      arguments: [nil, 0.2, 0.8]
    )
    func handOver(heldAt fraction: CGFloat?) async throws {
      _ = await onScreen(navigation)
      let first = try await navigation.push(b, for: 0.2)
      if let fraction { await first.show(at: fraction, for: 0.1) }
      first.handOver { navigation.pushViewController(c, animated: true) }
      let isBack = fraction ?? 1 < 0.5
      #expect(first.outcome == (isBack ? .cancelled : .finished))
      let second = try await navigation.flight(after: 0.2)
      #expect(second !== first && second === c.matchFlight)
      await advance(1)
      #expect(navigation.viewControllers == (isBack ? [a, c] : [a, b, c]))
    }
  }

  /// A gallery that UIKit pages: the photo that flies back is the one that is shown by then.
  @MainActor @Suite("A gallery of pages") struct PagedGalleryTests {
    let grid = Grid()
    let gallery: Gallery
    let navigation: UINavigationController
    let window: UIWindow

    init() async {
      gallery = Gallery(
        PagedGalleryTests.ids.map {
          PhotoScreen(CGRect(x: 0, y: 200, width: 390, height: 292), id: $0)
        }
      )
      (navigation, window) = await onScreen(below: grid, .linear(0.5))
    }

    static let ids = ["photo-0", "photo-1", "photo-2"]

    final class Grid: UIViewController {
      let photos = PagedGalleryTests.ids.map { UIImageView(tagged: $0, .zero, PhotoScreen.image) }

      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        for (index, photo) in photos.enumerated() {
          photo.frame = CGRect(x: 20 + 110 * index, y: 200, width: 100, height: 75)
          view.addSubview(photo)
        }
      }
    }

    final class Gallery: PhotoPages, MatchFlightObserving {
      private(set) var ended = 0

      func matchFlightWillBegin(_ flight: MatchFlight) {}
      func matchFlightDidEnd(_ flight: MatchFlight) { ended += 1 }
    }

    @Test func `the first photo flies there, and the shown one back`() async throws {
      let there = try await navigation.push(gallery, for: 0.2)
      #expect(there.report?.rows.first { $0.fate == .flew }?.id == "photo-0")
      #expect(gallery.screens[0].matchFlight === there)
      await there.arrives()
      #expect(gallery.ended == 1)
      gallery.setViewControllers([gallery.screens[2]], direction: .forward, animated: true)
      await advance(1)
      let back = try await navigation.pop(for: 0.2)
      #expect(back.report?.rows.filter { $0.fate == .flew }.map(\.id) == ["photo-2"])
      await back.arrives()
      #expect(gallery.ended == 2)
      #expect(navigation.viewControllers == [grid])
    }

    @Test func `a gallery is in place after a pop that is cancelled`() async throws {
      await navigation.go(to: gallery, for: 1)
      let flight = try navigation.begin(false, gallery)
      await advance(0.1)
      await flight.show(at: 0.5, for: 0.1)
      await flight.goBack()
      #expect(navigation.topViewController === gallery)
      #expect(gallery.children == [gallery.screens[0]])
      #expect(gallery.screens[0].view.convert(gallery.screens[0].view.bounds, to: window).minX == 0)
    }
  }
}
#endif
