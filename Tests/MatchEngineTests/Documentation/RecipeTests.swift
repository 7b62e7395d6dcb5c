#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import MatchEngineFuzz
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  @MainActor @Suite("The recipes") struct RecipeTests {
    typealias Photo = GettingStarted.Photo
    let photos = Photo.colorful

    /// Where an image is plainly seen in a frame, in places of its own.
    private func places(of image: UIImage, in list: DisplayList) -> [CGRect] {
      let boxes = list.items.filter { $0.picture == image.cgImage?.picture && $0.opacity > 0.5 }
        .map(\.box)
      return boxes.enumerated().filter { at, box in
        !boxes[..<at].contains { isClose($0, box, within: 1) }
      }.map(\.element)
    }

    @Test func `a copy flies to the cart, and the photo stays, however often`() async throws {
      let screen = Recipes.ProductController()
      screen.view.backgroundColor = .white
      screen.photoView.image = photos[3].image
      screen.photoView.matchID = "photo-3"
      screen.photoView.frame = CGRect(x: 20, y: 120, width: 300, height: 220)
      screen.cartButton.frame = CGRect(x: 320, y: 760, width: 44, height: 44)
      screen.view.addSubview(screen.photoView)
      screen.view.addSubview(screen.cartButton)
      let window = await onScreen(screen)
      let image = photos[3].image
      var most = 0
      let frames = await Headless.shownFrames {
        screen.addToCart()
        await advance(0.15)
        screen.addToCart()
        await advance(1.5)
      }
      for frame in frames {
        let found = places(of: image, in: frame.displayList)
        most = max(most, found.count)
        #expect(found.contains { isClose($0, screen.photoView.frame, within: 0.5) })
      }
      #expect(most == 3 && frames.count > 60)
      #expect(window.remains.isEmpty && screen.view.subviews.count == 2)
    }

    @Test(arguments: [0, 2], [false, true])
    func `whichever page is in sight, it goes home to the album`(page: Int, isPulled: Bool)
      async throws
    {
      let album = PhotoScreen(CGRect(x: 140, y: 500, width: 110, height: 110), id: "album-7")
      let gallery = Recipes.Gallery(7, photos[10..<15].map(\.image))
      gallery.comes(as: .fullScreen, MatchTransition())
      let window = await onScreen(album)
      album.present(gallery, animated: true)
      let there = try await album.flight(after: 0.1)
      await there.arrives(in: 1.5)
      #expect(there.report?.pairCount == 1)
      gallery.collectionView.scrollToItem(
        at: IndexPath(item: page, section: 0),
        at: .centeredHorizontally,
        animated: false
      )
      await advance(0.3)
      let footage = await Footage {
        if isPulled {
          let finger = await Hands.touch(at: CGPoint(x: 190, y: 300), in: window)
          await finger.move(to: CGPoint(x: 195, y: 560), during: 0.3)
          await finger.lift(after: 1 / 60, thenWait: 1.5)
        } else {
          await album.dismiss(for: 1.5)
        }
      }
      #expect(album.presentedViewController == nil && footage.faults == [])
      let shown = [photos[10 + page].image, PhotoScreen.image]
      let lacking = footage.frames.indices.filter { index in
        !shown.contains { footage.frames[index].shows($0) }
      }
      #expect(lacking.count < 4, "half-way, one fades over the other: \(lacking)")
    }

    @Test(
      "what is closed on its way turns round, and is dismissed otherwise",
      arguments: [0.05, 0.2, 1]
    )
    func closed(after seconds: TimeInterval) async throws {
      let list = PhotoScreen.list()
      let story = Recipes.StoryController()
      let photo = UIImageView(tagged: "photo", CGRect(x: 0, y: 120, width: 390, height: 292))
      photo.image = PhotoScreen.image
      story.view.backgroundColor = .white
      story.view.addSubview(photo)
      story.comes(as: .fullScreen, MatchTransition())
      let window = await onScreen(list)
      let footage = await Footage {
        list.present(story, animated: true)
        await advance(seconds)
        story.close()
        await advance(1.5)
      }
      #expect(list.presentedViewController == nil && window.remains.isEmpty)
      #expect(footage.faults == [] && Headless.warnings == [])
    }

    @Test func `what UIKit would have dropped is dropped, and said`() async throws {
      let list = PhotoScreen.list()
      let detail = PhotoScreen.detail()
      detail.comes(as: .fullScreen, MatchTransition())
      _ = await onScreen(list)
      await list.present(detail, for: 0.1)
      await detail.dismiss(for: 1.5)
      #expect(list.presentedViewController === detail && Headless.warnings.count == 1)
      await detail.dismiss(for: 1.5)
      #expect(list.presentedViewController == nil)
      await list.present(detail, for: 0.1)
      detail.matchFlight?.handOver { detail.dismiss(animated: true) }
      await advance(1.5)
      #expect(list.presentedViewController == nil && Headless.warnings.count == 1)
    }

    // MARK: The feed

    /// A store whose images come when a test says so.
    @MainActor private final class Store: Recipes.PhotoStore {
      private var waiting: [Int: [CheckedContinuation<UIImage, Never>]] = [:]
      private(set) var ids = [9, 8, 7, 6, 5, 4, 3, 2, 1]

      func thumbnail(_ id: Int) async throws -> UIImage { Photo.colorful[id].image }

      func large(_ id: Int) async throws -> UIImage {
        await withCheckedContinuation { waiting[id, default: []].append($0) }
      }

      func newest() async -> [Int] { [11, 10] + ids }

      func deliver(_ id: Int) {
        for one in waiting[id] ?? [] { one.resume(returning: Photo.colorful[id + 20].image) }
        waiting[id] = nil
      }

      var isWaitedFor: Bool { !waiting.isEmpty }
    }

    /// Lets tasks go on, which time that is virtual does not.
    private func letTasksRun() async { for _ in 0..<60 { await Task.yield() } }

    private func feed(_ store: Store, _ transition: MatchTransition = .linear(0.5)) async throws
      -> (feed: Recipes.FeedController, navigation: UINavigationController, window: UIWindow)
    {
      let feed = Recipes.FeedController(store)
      let (navigation, window) = await onScreen(below: feed, transition)
      feed.show(store.ids)
      await advance(0.1)
      await letTasksRun()
      await advance(0.1)
      return (feed, navigation, window)
    }

    private func open(_ row: Int, in feed: Recipes.FeedController) async throws
      -> Recipes.LargeController
    {
      feed.collectionView(feed.collectionView, didSelectItemAt: IndexPath(item: row, section: 0))
      await letTasksRun()
      await advance(0.1)
      return try #require(feed.navigationController?.topViewController as? Recipes.LargeController)
    }

    private func rows(_ feed: Recipes.FeedController) -> Int {
      feed.collectionView.numberOfItems(inSection: 0)
    }

    @Test(
      "its image comes in flight or after it, and its rows once the flight is over",
      arguments: [true, false]
    )
    func loaded(isEarly: Bool) async throws {
      let store = Store()
      let (feed, navigation, window) = try await feed(store)
      let detail = try await open(4, in: feed)
      let flight = try #require(navigation.matchFlight)
      #expect(flight.report?.pairCount == 1 && detail.photoView.image === photos[5].image)
      #expect(store.isWaitedFor)
      if isEarly {
        store.deliver(5)
        await letTasksRun()
        #expect(detail.photoView.image === photos[25].image)
        #expect(flight.phase == .running && rows(feed) == 9)
      }
      await flight.arrives()
      await letTasksRun()
      if !isEarly {
        #expect(rows(feed) == 9)
        store.deliver(5)
        await letTasksRun()
      }
      #expect(detail.photoView.image === photos[25].image && rows(feed) == 11)
      await advance(0.1)
      let back = try await navigation.pop(for: 0.1)
      #expect(back.report?.pairCount == 1)
      await back.arrives()
      #expect(window.remains.isEmpty)
    }

    @Test("where the system animates, nothing is waited for") func systems() async throws {
      let store = Store()
      let (feed, navigation, _) = try await feed(store, .system)
      _ = try await open(4, in: feed)
      #expect(navigation.matchFlight == nil)
      store.deliver(5)
      await letTasksRun()
      #expect(rows(feed) == 11)
      await advance(1)
    }

    /// What becomes of a screen while its photo flies and its task waits.
    enum End: CaseIterable, Sendable { case leaves, isCancelled, another, background }

    @Test(
      "whatever becomes of its screens, no task waits forever, and nothing is kept",
      arguments: End.allCases
    )
    func gone(_ end: End) async throws {
      let store = Store()
      weak var kept: Recipes.FeedController?
      weak var keptDetail: Recipes.LargeController?
      weak var keptFlight: MatchFlight?
      do {
        let (feed, navigation, window) = try await feed(store)
        kept = feed
        keptDetail = try await open(4, in: feed)
        let flight = try #require(navigation.matchFlight)
        keptFlight = flight
        let waits = Task { await flight.finalOutcome }
        await letTasksRun()
        switch end {
        case .leaves: window.rootViewController = UIViewController()
        case .isCancelled: flight.cancel()
        case .background: enterBackground()
        case .another: _ = try await open(2, in: feed)
        }
        waits.cancel()
        await advance(2)
        store.deliver(5)
        store.deliver(7)
        #expect(await waits.value == flight.outcome)
        await letTasksRun()
        if end != .leaves { window.rootViewController = UIViewController() }
      }
      ShownWindows.all = []
      await advance(0.5)
      await letTasksRun()
      await advance(0.1)
      #expect(kept == nil && keptDetail == nil && keptFlight == nil)
    }
  }
}
#endif
