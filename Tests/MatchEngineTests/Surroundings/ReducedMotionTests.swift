#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  @MainActor @Suite("Less movement, and what is announced") struct ReducedMotionTests {
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
    private func places() async -> [[CGRect]] {
      var result: [[CGRect]] = []
      while navigation.matchFlight != nil {
        if let stage = find(in: window) {
          let performers = stage.subviews.compactMap {
            $0.subviews.first?.subviews.first?.subviews.first
          }
          result.append(performers.map { $0.convert($0.bounds, to: window) })
        }
        await advance(1 / 60)
      }
      return result
    }

    @Test("nothing moves where that is asked for, one way or the other", arguments: [true, false])
    func still(byReduceMotion: Bool) async {
      Headless.setReduceMotion(byReduceMotion, prefersCrossFade: !byReduceMotion)
      navigation.pushViewController(detail, animated: true)
      await advance(0.05)
      let places = await places()
      #expect(places.count > 10)
      // It fades out where it was, and in where it goes.
      #expect(Set(places.map { "\($0)" }).count == 2)
      #expect(navigation.topViewController === detail)
    }

    @Test("it moves where the transition is about the movement")
    func movesAllTheSame() async {
      Headless.setReduceMotion(true)
      navigation.childMatchTransition = MatchTransition { $0.reducedMotion = .move }
      navigation.pushViewController(detail, animated: true)
      await advance(0.05)
      #expect(Set(await places().map { "\($0)" }).count > 5)
    }

    @Test("asked for in flight, it comes to rest and fades; the outcome is the same")
    func changed() async {
      navigation.childMatchTransition = MatchTransition {
        $0.timing = MatchTiming(.linear, duration: 1)
      }
      navigation.pushViewController(detail, animated: true)
      await advance(0.3)
      let flight = navigation.matchFlight
      Headless.setReduceMotion(true)
      // What was in motion comes to rest as a thing does that is let go.
      await advance(0.3)
      let places = await places()
      let middles = places.map { $0.map { "\(Int($0.midX)) \(Int($0.midY))" } }
      #expect(Set(middles).count <= 2, "\(middles)")
      #expect(flight?.outcome == .finished)
      #expect(detail.photo.layer.animationKeys() == nil)
    }

    @Test("inside a transition of UIKit's the engine announces nothing; that is UIKit's")
    func announcements() async {
      navigation.pushViewController(detail, animated: true)
      await advance(1)
      navigation.popViewController(animated: true)
      await advance(0.1)
      navigation.matchFlight?.cancel()
      await advance(1)
      #expect(Headless.announcements.isEmpty)
    }

    @Test("what flies is no accessibility element")
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
