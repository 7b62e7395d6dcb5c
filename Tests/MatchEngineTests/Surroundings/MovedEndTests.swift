#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// Wherever the app moves an end in flight, the flight lands there, and nothing jumps in any frame.
  @MainActor @Suite("Ends that move in flight") final class MovedEndTests {
    /// A screen that is a list: its view scrolls itself.
    final class ListScreen: PhotoScreen {
      let list = UIScrollView(frame: UIScreen.main.bounds)

      override func loadView() {
        list.contentInsetAdjustmentBehavior = .never
        list.contentSize = CGSize(width: 300, height: 3000)
        view = list
      }
    }

    let list = ListScreen(CGRect(x: 20, y: 300, width: 80, height: 80))
    let detail = PhotoScreen.detail()
    let navigation: UINavigationController
    let window: UIWindow

    init() async {
      (navigation, window) = await onScreen(below: list, .linear(0.5))
    }

    /// Lets a flight land on a view, and returns how far it went in each frame, the last one of which shows the view.
    private func steps(of flight: MatchFlight, to view: UIView) async throws -> [CGFloat] {
      var places = [try #require(window.flyingMiddle)]
      while flight.outcome == nil {
        await advance(1 / 60)
        let box = view.nextBox(in: nil)
        places.append(window.flyingMiddle ?? CGPoint(x: box.midX, y: box.midY))
      }
      #expect(flight.outcome == .finished && window.remains.isEmpty)
      return zip(places, places.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }
    }

    /// What an app does in flight, and what it may have done before.
    enum Move: CaseIterable {
      case nothing, photo, photoWithSameID, root, animated, animatedRoot, animatedLate, fading
    }

    /// Scrolls a list, and moves up what is none, as for a keyboard.
    private func scroll(_ screen: PhotoScreen) {
      if screen === list {
        list.list.contentOffset.y += 100
      } else {
        screen.view.transform = CGAffineTransform(translationX: 0, y: -100)
      }
    }

    private func move(_ screen: PhotoScreen, _ kind: Move) {
      let photo = screen.photo
      switch kind {
      case .nothing: break
      case .photo, .photoWithSameID: photo.frame.origin.y += 200
      case .root: scroll(screen)
      case .animated: UIView.animate(withDuration: 1) { photo.frame.origin.y += 200 }
      case .animatedRoot: UIView.animate(withDuration: 0.25) { self.scroll(screen) }
      case .animatedLate: UIView.animate(withDuration: 0.3) { photo.frame.origin.y += 100 }
      case .fading:
        photo.alpha = 0.2
        UIView.animate(withDuration: 1) { photo.alpha = 1 }
      }
    }

    @Test(
      "what moves is where the flight lands, without a jump",
      arguments: Move.allCases,
      [true, false]
    )
    func law(_ kind: Move, isForward: Bool) async throws {
      if !isForward { await navigation.go(to: detail, for: 1) }
      navigation.go(isForward, detail)
      let flight = try await navigation.flight(after: 0.15)
      let screen = isForward ? detail : list
      if kind == .photoWithSameID { screen.photo.matchID = "photo" }
      await advance(kind == .animatedLate ? 0.25 : 0.05)
      move(screen, kind)
      let steps = try await steps(of: flight, to: screen.photo)
      // What is noticed only at the end makes the flight longer.
      #expect((steps.max() ?? 0) < 24 && steps.count < 36, "\(steps)")
    }

    @Test(
      "what is held where it leaves goes with what moves there, in every frame",
      arguments: [Move.nothing, .animated, .animatedRoot, .fading],
      [true, false]
    )
    func held(_ kind: Move, isForward: Bool) async throws {
      if !isForward { await navigation.go(to: detail, for: 1) }
      let leaving = isForward ? list : detail
      move(leaving, kind)
      await advance(0.1)
      let flight = try navigation.begin(isForward, detail)
      try await expectCarried(by: leaving.photo)
      flight.finish()
      await flight.arrives(in: 1.5)
    }

    @Test(
      "what is held on a screen that the system pushes goes with it, also from beyond the edge",
      arguments: [0.3, 0.05]
    )
    func pushed(for time: Double) async throws {
      let root = UIViewController()
      let top = PhotoScreen(CGRect(x: 290, y: 300, width: 80, height: 80))
      let stack = UINavigationController(rootViewController: root)
      stack.childMatchTransition = .linear(0.5)
      window.rootViewController = stack
      await advance(0.1)
      await stack.go(to: top, for: time)
      #expect((top.photo.nextBox(in: nil).minX > 390) == (time < 0.1))
      #expect(top.matchFlight == nil)
      detail.comes(as: .fullScreen, .linear(0.5))
      let flight = try #require(
        stack.beginInteractiveMatch { stack.present(detail, animated: true) }
      )
      try await expectCarried(by: top.photo)
      flight.finish()
      await flight.arrives(in: 1.5)
    }

    /// Expects what is held to be where the app moves a view, as it was seen when the frame was made, and its opacity not
    /// to jump.
    private func expectCarried(by view: UIView) async throws {
      var alpha = view.nextAlpha
      for frame in 0..<15 {
        let box = view.nextBox(in: nil)
        await advance(1 / 60)
        let (place, next) = (try #require(window.flyingMiddle), try #require(window.flyingAlpha))
        let miss = hypot(place.x - box.midX, place.y - box.midY)
        // The end of the app's animation is not carried, but caught up with.
        #expect(miss < 2 && abs(next - alpha) < 0.1, "frame \(frame): \(miss), \(alpha) to \(next)")
        alpha = next
      }
    }

    @Test("it is noticed after the same time on any display", arguments: [30, 60, 120])
    func noticed(_ rate: Int) async throws {
      Headless.show(framesPerSecond: rate)
      let flight = try await navigation.push(detail, for: 0.15)
      await advance(0.05)
      func target() -> String? {
        flight.report?.rows.first { $0.id == "photo" }?.note
      }
      let (before, start) = (target(), Headless.now)
      detail.photo.frame.origin.y += 200
      while target() == before, flight.outcome == nil { await advance(1 / Double(rate)) }
      #expect(Headless.now - start < 0.101, "\(Headless.now - start)")
      await flight.arrives(in: 1.5)
    }

    /// What was pictured before fades in as little as a tenth of a second, and took the way with it.
    @Test(arguments: [true, false])
    func `what is held and moved takes its time, also with another picture`(hasOther: Bool)
      async throws
    {
      let flight = try navigation.begin(true, detail)
      await advance(0.1)
      list.photo.frame.origin.y += 200
      if hasOther {
        list.photo.image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { _ in
        }
      }
      var places = [try #require(window.flyingMiddle).y]
      for _ in 0..<30 {
        await advance(1 / 60)
        places.append(try #require(window.flyingMiddle).y)
      }
      #expect(abs(places[30] - places[0] - 200) < 1)
      #expect(zip(places, places.dropFirst()).allSatisfy { $1 - $0 < 60 }, "\(places)")
      flight.cancel()
      await advance(1.5)
      #expect(window.remains.isEmpty)
    }
  }
}
#endif
