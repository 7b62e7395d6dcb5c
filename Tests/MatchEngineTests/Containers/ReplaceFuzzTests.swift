#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import MatchEngineTestSupport
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// Whatever an app does to its container, and whenever, it ends with at most one child, and that has appeared.
  @MainActor @Suite("Replacing children at random") struct ReplaceFuzzTests {
    let log = CallLog()
    let container = UIViewController()
    let children: [LoggedPhoto]
    let window: UIWindow

    init() async {
      let (a, b, c) = LoggedPhoto.three(log)
      children = [a, b, c]
      window = show(container)
      await advance(0.1)
    }

    @Test(
      "random replacements and commands end every flight and leave at most one child",
      arguments: 0..<60
    )
    func anything(seed: UInt64) async {
      var random = SplitMix(seed: seed)
      var flights: [MatchFlight] = []
      var last: UIViewController?
      for _ in 0..<30 {
        let flight = flights.randomElement(using: &random)
        switch Int.random(in: 0..<12, using: &random) {
        case 0..<4:
          let next = children[Int.random(in: 0..<3, using: &random)]
          flights.append(
            container.matchReplace(
              last,
              with: next,
              in: container.view,
              direction: Bool.random(using: &random) ? .forward : .backward,
              animated: Int.random(in: 0..<6, using: &random) > 0
            )
          )
          last = next
        case 4: flight?.hold()
        case 5: flight?.update(CGFloat.random(in: -0.2...1.2, using: &random))
        case 6: flight?.cancel(velocity: CGFloat.random(in: -3...3, using: &random))
        case 7: flight?.finish()
        case 8: flight?.reverse()
        case 9: flight?.release(velocity: CGFloat.random(in: -3...3, using: &random))
        default: await advance(TimeInterval.random(in: 0...0.4, using: &random))
        }
      }
      for flight in flights { flight.finish() }
      await advance(4)
      #expect(flights.allSatisfy { $0.outcome != nil })
      #expect(window.remains.isEmpty && container.children.count <= 1)
      #expect(container.view.subviews == container.children.map(\.view))
      #expect(Headless.accounts.warnings == [])
      for child in children {
        let isShown = child.parent === container
        let calls = log.appearances.filter { $0.hasPrefix(child.name) }
        #expect(calls.last.map { $0.contains("didAppear") } ?? false == isShown)
      }
    }
  }
}
#endif
