#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import MatchEngineFuzz
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// A screen whose views are made when it is laid out has no IDs yet when the engine is asked (SU-1).
  @MainActor @Suite("Screens that host their content") struct HostedScreenTests {
    @Test func `a hosted screen is pushed as by UIKit alone, in every frame`() async {
      let plain = await frames(nil)
      let engine = await frames(MatchTransition())
      #expect(engine.count == plain.count)
      for (one, other) in zip(engine, plain) { #expect(one.misses(of: other) == []) }
      // They move, so there is something to compare.
      #expect(plain[10].misses(of: plain[20]) != [])
    }

    @Test func `it is there afterward, tagged, and the diagnosis says what was known`() async {
      let (stack, hosting) = await pushed(MatchTransition())
      #expect(stack.navigation.matchFlight == nil)
      await advance(1)
      #expect(stack.navigation.topViewController === hosting)
      #expect(hosting.view.subviews.map(\.matchID) == ["photo"])
      #expect(
        stack.navigation.matchDiagnosis == .nothingShared(lower: ["photo"], upper: [])
      )
    }

    /// The control: whose views are there before, flies.
    @Test func `laid out in time, it takes part`() async {
      let (stack, _) = await pushed(MatchTransition()) { $0.view.layoutIfNeeded() }
      #expect(stack.navigation.matchFlight != nil)
    }

    /// A stack with a photo, onto which the same photo is pushed, hosted.
    private func pushed(
      _ transition: MatchTransition?,
      _ prepare: (UIViewController) -> Void = { _ in }
    ) async -> (stack: PhotoStack, hosting: UIViewController) {
      startOver()
      let stack = await PhotoStack(transition)
      let hosting = Headless.UIHostingController { size in
        let photo = UIImageView()
        photo.showPhoto(in: CGRect(x: 0, y: 120, width: size.width, height: 292))
        photo.matchID = "photo"
        return [photo]
      }
      hosting.view.backgroundColor = .white
      prepare(hosting)
      stack.navigation.pushViewController(hosting, animated: true)
      await nextTurn()
      return (stack, hosting)
    }

    private func frames(_ transition: MatchTransition?) async -> [FootageFrame] {
      let (stack, _) = await pushed(transition)
      var frames: [FootageFrame] = []
      for _ in 0..<45 {
        frames.append(.now)
        await advance(1 / 60)
      }
      withExtendedLifetime(stack) {}
      return frames
    }
  }
}
#endif
