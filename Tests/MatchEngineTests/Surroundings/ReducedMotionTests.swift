#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  @MainActor @Suite("Reduce Motion and announcements") struct ReducedMotionTests {
    let list = PhotoScreen.list()
    let detail = PhotoScreen.detail()
    let navigation: UINavigationController
    let window: UIWindow

    init() async {
      startOver()
      navigation = UINavigationController(rootViewController: list)
      navigation.childMatchTransition = MatchTransition {
        $0.timing = MatchTiming(.linear, duration: 0.4)
      }
      window = show(navigation)
      await advance(0.1)
    }

    private func find(in view: UIView) -> UIView? {
      if view.accessibilityElementsHidden { return view }
      return view.subviews.lazy.compactMap { find(in: $0) }.first
    }

    /// Where performers are, frame by frame, until the flight ends.
    private func frames() async -> [[CGRect]] {
      var result: [[CGRect]] = []
      while navigation.matchFlight != nil {
        if find(in: window) != nil {
          let performers = window.engineViews.filter { "\(type(of: $0))" == "PerformerView" }
          result.append(performers.map { $0.nextBox(in: window) })
        }
        await advance(1 / 60)
      }
      return result
    }

    @Test(
      "nothing moves with Reduce Motion, or if cross-fades are preferred",
      arguments: [true, false]
    )
    func still(byReduceMotion: Bool) async {
      Headless.setReduceMotion(byReduceMotion, prefersCrossFade: !byReduceMotion)
      navigation.pushViewController(detail, animated: true)
      await advance(0.05)
      let frames = await frames()
      #expect(frames.count > 10 && frames.allSatisfy { $0.isEmpty })
      #expect(navigation.topViewController === detail)
    }

    @Test("a transition can ask to move all the same")
    func movesAllTheSame() async {
      Headless.setReduceMotion(true)
      navigation.childMatchTransition = MatchTransition { $0.movesWithReducedMotion = true }
      navigation.pushViewController(detail, animated: true)
      await advance(0.05)
      #expect(Set(await frames().map { "\($0)" }).count > 5)
    }

    @Test("turned on in flight, movement comes to rest, and the flight still finishes")
    func changed() async {
      navigation.childMatchTransition = MatchTransition {
        $0.timing = MatchTiming(.linear, duration: 1)
      }
      navigation.pushViewController(detail, animated: true)
      await advance(0.3)
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

    @Test("inside a transition of UIKit's the engine announces nothing")
    func announcements() async {
      navigation.pushViewController(detail, animated: true)
      await advance(1)
      navigation.popViewController(animated: true)
      await advance(0.1)
      navigation.matchFlight?.cancel()
      await advance(1)
      #expect(Headless.announcements.isEmpty)
    }

    @Test("the stage is hidden from accessibility, and takes no touches")
    func hidden() async {
      navigation.pushViewController(detail, animated: true)
      await advance(0.1)
      let stage = find(in: window)
      #expect(stage != nil)
      #expect(stage?.isUserInteractionEnabled == false)
      await advance(1)
      #expect(find(in: window) == nil)
    }
  }
}
#endif
