#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  @MainActor @Suite("The first and the last frame") struct EndsTests {
    init() async { startOver() }

    private static let ids = (0..<8).map { "item \($0)" }

    private func screens(_ seed: UInt64) -> (lower: RandomScreen, upper: RandomScreen) {
      (
        RandomScreen(seed: seed, ids: EndsTests.ids, columns: 2, shade: 0.9),
        RandomScreen(seed: seed &+ 1_000, ids: EndsTests.ids.reversed(), columns: 1, shade: 0.8)
      )
    }

    private var transition: MatchTransition {
      MatchTransition { $0.timing = Timing(.linear, duration: 0.5) }
    }

    /// Flies once, held at both ends, and says where what is seen differs from the still screens.
    private func differences(
      _ start: () -> Void,
      _ flight: () -> MatchFlight?
    ) async throws -> [String] {
      await advance(0.1)
      let before = Seen()
      start()
      await advance(0.05)
      let flight = try #require(flight())
      flight.update(0)
      await advance(0.05)
      let first = Seen().difference(from: before).map { "first: \($0)" }
      flight.update(1)
      await advance(0.05)
      let last = Seen()
      flight.finish()
      await advance(1.5)
      #expect(flight.outcome == .finished)
      return first + last.difference(from: Seen()).map { "last: \($0)" }
    }

    @Test("of a push and of a pop are what the still screens show", arguments: 0..<24)
    func navigation(seed: Int) async throws {
      let (lower, upper) = screens(UInt64(seed))
      let navigation = UINavigationController(rootViewController: lower)
      navigation.isNavigationBarHidden = true
      navigation.childMatchTransition = transition
      let window = show(navigation)
      for isPush in [true, false] {
        let differences = try await differences {
          if isPush {
            navigation.pushViewController(upper, animated: true)
          } else {
            navigation.popViewController(animated: true)
          }
        } _: {
          navigation.matchFlight
        }
        // One or two of four thousand points may lie on an edge.
        #expect(differences.count <= 2, "\(isPush ? "push" : "pop") \(differences.prefix(3))")
      }
      _ = window
    }

    @Test("of a presentation and of a dismissal are what the still screens show", arguments: 0..<8)
    func modal(seed: Int) async throws {
      let (lower, upper) = screens(UInt64(seed) &+ 77)
      upper.modalPresentationStyle = .fullScreen
      upper.matchTransition = transition
      let window = show(lower)
      for presents in [true, false] {
        let differences = try await differences {
          if presents {
            lower.present(upper, animated: true)
          } else {
            upper.dismiss(animated: true)
          }
        } _: {
          upper.matchFlight
        }
        // One or two of four thousand points may lie on an edge.
        #expect(differences.count <= 2, "\(presents) \(differences.prefix(3))")
        if !presents { #expect(lower.view.window === window) }
      }
      _ = window
    }

    @Test("the film of a push is the film of its pop in reverse", arguments: 0..<6)
    func film(seed: Int) async throws {
      let (lower, upper) = screens(UInt64(seed) &+ 300)
      let navigation = UINavigationController(rootViewController: lower)
      navigation.isNavigationBarHidden = true
      navigation.childMatchTransition = transition
      let window = show(navigation)
      await advance(0.1)
      var films: [[DisplayList]] = []
      for isPush in [true, false] {
        if isPush {
          navigation.pushViewController(upper, animated: true)
        } else {
          navigation.popViewController(animated: true)
        }
        await advance(0.05)
        let flight = try #require(navigation.matchFlight)
        var film: [DisplayList] = []
        for step in 1..<8 {
          flight.update(CGFloat(step) / 8)
          await advance(0.05)
          film.append(Headless.displayList)
        }
        films.append(isPush ? film : film.reversed())
        flight.finish()
        await advance(1)
      }
      for (push, pop) in zip(films[0], films[1]) {
        let difference = push.difference(from: pop, within: 1e-3)
        #expect(push.isClose(to: pop, within: 1e-3), "\(difference.prefix(4))")
      }
      _ = window
    }
  }
}
#endif
