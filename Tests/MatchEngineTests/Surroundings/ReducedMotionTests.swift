#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  @MainActor @Suite("Reduce Motion and announcements") final class ReducedMotionTests: PhotoStack {
    init() async { await super.init(.linear(0.4)) }

    private func find(in view: UIView) -> UIView? {
      if view.accessibilityElementsHidden { return view }
      return view.subviews.lazy.compactMap { self.find(in: $0) }.first
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
      navigation.childMatchTransition = .linear(1)
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
  }
}
#endif
