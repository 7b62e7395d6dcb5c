#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

/// The examples of the article on when to set IDs.
@MainActor enum WhenToSetIDs {
  typealias Photo = GettingStarted.Photo
  typealias PhotoCell = GettingStarted.PhotoCell

  static func fill(_ cell: PhotoCell, with photo: Photo?) {
    cell.photoView.image = photo?.image
    cell.photoView.matchID = photo.map { "photo-\($0.id)" }  // nil where the cell shows none
  }

  final class StoryController: UIViewController, MatchRevealing {
    var photo: Photo?
    let photoView = UIImageView()

    func canRevealMatches(_ ids: Set<String>) -> Bool {
      photo.map { ids.contains("photo-\($0.id)") } ?? false
    }

    func revealMatches(_ ids: Set<String>) -> UIView? {
      photoView.image = photo?.image
      photoView.matchID = photo.map { "photo-\($0.id)" }
      return photoView
    }
  }
}

/// A screen whose photo gets its ID when the screen is about to appear.
private final class LateScreen: PhotoScreen {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    photo.matchID = "photo"
  }
}

extension MatchEngineTests {
  @MainActor @Suite("The article on when to set IDs") struct WhenToSetIDsTests {
    nonisolated static let systems: [Trip] = [.navigation, .tabs, .modal(.fullScreen)]
    private let late = LateScreen(CGRect(x: 0, y: 120, width: 390, height: 292), id: nil)

    private func stage(
      _ trip: Trip,
      _ lower: UIViewController,
      _ transition: MatchTransition = MatchTransition()
    ) async -> TripStage {
      (lower.title, late.title) = ("A", "B")
      return await TripStage(trip, lower, late, transition)
    }

    /// Goes forward, and expects so many pairs to fly to their end.
    private func expectPairs(_ count: Int, on stage: TripStage) async throws {
      let flight = try await stage.fly(true, for: 0.1)
      #expect(flight.report?.pairCount == count)
      await flight.arrives(in: 1.5)
      #expect(stage.window.remains.isEmpty)
    }

    @Test(
      "an ID that comes when the screen appears is too late, if it is the only one",
      arguments: systems
    )
    func lateAlone(trip: Trip) async {
      let stage = await stage(trip, PhotoScreen.list())
      await stage.go(true, for: 0.1)
      #expect(stage.flight == nil)
      #expect(late.matchDiagnosis == .nothingShared(lower: ["photo"], upper: []))
      #expect(late.photo.matchID == "photo")
      await advance(1)
      // The way back finds it.
      await stage.go(false, for: 0.1)
      #expect(stage.flight?.report?.pairCount == 1)
    }

    @Test("beside another ID that both screens have, it flies", arguments: systems)
    func lateBesideAnother(trip: Trip) async throws {
      let list = PhotoScreen.list()
      for (screen, y) in [(list, 320), (late, 450)] {
        let frame = CGRect(x: 120, y: y, width: 200, height: 40)
        screen.view.addSubview(UILabel(tagged: "title", frame, "Title"))
      }
      let stage = await stage(trip, list)
      try await expectPairs(2, on: stage)
    }

    @Test("in a transition that runs anyway, it flies", arguments: systems)
    func lateInAnyCase(trip: Trip) async throws {
      let stage = await stage(trip, PhotoScreen.list(), .always())
      try await expectPairs(1, on: stage)
    }

    @Test("a participant that can show it may set it at the start", arguments: systems)
    func promised(trip: Trip) async throws {
      let story = WhenToSetIDs.StoryController()
      let list = PhotoScreen(CGRect(x: 20, y: 300, width: 80, height: 80), id: "photo-7")
      (list.title, story.title) = ("A", "B")
      story.photoView.frame = CGRect(x: 0, y: 120, width: 390, height: 292)
      story.view.addSubview(story.photoView)
      story.photo = GettingStarted.photos.first { $0.id == 7 }
      let stage = await TripStage(trip, list, story, MatchTransition())
      try await expectPairs(1, on: stage)
    }

    @Test("a list that was never on the screen has no IDs yet, and flies all the same")
    func unseenList() async throws {
      for transition in [MatchTransition(), .always()] {
        startOver()
        let list = GettingStarted.PhotoList(GettingStarted.photos)
        let screen = PhotoScreen(CGRect(x: 0, y: 120, width: 390, height: 292), id: "photo-3")
        let stage = await TripStage(.navigation, screen, list, transition)
        await stage.go(true, for: 0.1)
        #expect(stage.flight?.report?.pairCount == 1)
        await advance(1.5)
        // The way back finds them.
        await stage.go(false, for: 0.1)
        #expect(stage.flight?.report?.pairCount == 1)
        await advance(1.5)
        #expect(stage.window.remains.isEmpty)
      }
    }

    @Test("the same ID given again is the same ID")
    func filled() {
      let cell = WhenToSetIDs.PhotoCell(style: .default, reuseIdentifier: nil)
      WhenToSetIDs.fill(cell, with: GettingStarted.photos[6])
      #expect(cell.photoView.matchID == "photo-7")
      WhenToSetIDs.fill(cell, with: nil)
      #expect(cell.photoView.matchID == nil)
    }

    @Test("an ID that is given in flight is too late for it, and there for the next one")
    func inFlight() async throws {
      let (list, detail) = (PhotoScreen.list(), PhotoScreen.detail())
      let stage = await TripStage(.navigation, list, detail, MatchTransition())
      let views = [list.view, detail.view].map { screen in
        let view = UIView(CGRect(x: 300, y: 600, width: 40, height: 40), .blue)
        screen?.addSubview(view)
        return view
      }
      let flight = try await stage.fly(true, for: 0.2)
      for view in views { view.matchID = "late" }
      await advance(0.1)
      #expect(flight.report?.pairCount == 1)
      await flight.arrives(in: 1.5)
      #expect(stage.window.remains.isEmpty)
      await stage.go(false, for: 0.1)
      #expect(stage.flight?.report?.pairCount == 2)
    }

    @Test("an image that takes the place of another one in flight comes below it")
    func replaced() async throws {
      let (list, detail) = (PhotoScreen.list(), PhotoScreen.detail())
      let stage = await TripStage(.navigation, list, detail, MatchTransition())
      let flight = try await stage.fly(true, for: 0.2)
      let better = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { _ in }
      detail.photo.image = better
      await advance(0.1)
      let shown = stage.window.engineViews.flatMap { $0.all(UIImageView.self) }
      #expect(shown.contains { $0.image === PhotoScreen.image })
      #expect(shown.contains { $0.image === better })
      await advance(1.5)
      #expect(detail.photo.image === better && detail.photo.window === stage.window)
      #expect(flight.outcome == .finished)
    }
  }
}
#endif
