#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import MatchEngineTestSupport
import Testing
import UIKit
import UIKitTestSupport

@testable import MatchEngineFuzz

extension MatchEngineTests {
  /// Random apps to which random things happen; a failure names its seed and its script.
  @MainActor @Suite("Random apps and random events") struct FuzzTests {
    @Test("every flight has one outcome, nothing jumps and nothing is left", arguments: 0..<8)
    func anything(part: UInt64) {
      for seed in Cases.every(3, of: part * 20..<(part + 1) * 20) {
        let script = Script(seed: seed)
        let result = FuzzRun.play(script)
        #expect(result.failures == [], "\(script)")
      }
      startOver()
    }

    @Test("what failed once goes well", arguments: FoundScript.allCases)
    func found(_ found: FoundScript) {
      let result = FuzzRun.play(found.script)
      #expect(result.failures == [], "\(found.script)")
      startOver()
    }

    @Test func `a script that is printed says where its views are`() {
      let script = "\(FoundScript.heldThenPushed.script)"
      #expect(script.contains("ViewDescription(frame: CGRect(x: 72.0, y: 154.0"))
    }

    @Test func `second taps, foreign proxies and all other rarities are played`() {
      var counts: [FuzzResult.Rarity: Int] = [:]
      // Each rarity is in one of them.
      for seed: UInt64 in [12, 554, 558, 935, 936] {
        counts.merge(FuzzRun.play(Script(seed: seed)).rarities) { $0 + $1 }
      }
      #expect(Set(counts.keys) == Set(FuzzResult.Rarity.allCases))
      startOver()
    }

    @Test func `the same seed gives the same run`() {
      for seed in 0..<5 {
        let script = Script(seed: UInt64(seed))
        #expect(FuzzRun.play(script) == FuzzRun.play(script))
      }
      startOver()
    }

    @Test("what is out of place in one frame is found", arguments: [false, true])
    func meddled(isMeddled: Bool) {
      let screens = (0..<2).map { number in
        let frame = CGRect(x: 30, y: 100 + 200 * number, width: 120 + 60 * number, height: 90)
        return [ViewDescription("photo", frame, [.background(white: 0.3, alpha: 1)])]
          as ScreenDescription
      }
      let acts: [Act] = [.go(.push, .animated), .wait(0.6)]
      let player = Player(Script(seed: 0, FuzzConfiguration(screens: screens), acts))
      if isMeddled {
        player.meddle = { world, frame in
          world.window.rootViewController?.view.transform =
            CGAffineTransform(translationX: 0, y: frame == 15 ? 30 : 0)
        }
      }
      player.play()
      #expect(player.failures.isEmpty != isMeddled)
      #expect(player.sight.frames > 20)
      player.world.window.isHidden = true
      startOver()
    }

    @Test("a push that is lost is found", arguments: [false, true])
    func lost(isLost: Bool) {
      let acts: [Act] = [.go(.push, .animated), .wait(1)]
      let player = Player(Script(seed: 0, FuzzConfiguration(screens: []), acts))
      if isLost {
        player.meddle = { world, frame in
          guard frame == 50 else { return }
          (world.window.rootViewController as? UINavigationController)?
            .popViewController(animated: false)
        }
      }
      player.play()
      #expect(player.failures.contains { $0.hasPrefix("a stack of 1 is one of 1") } == isLost)
      player.world.window.isHidden = true
      startOver()
    }

    @Test("a hundred journeys leave nothing behind")
    func journeys() {
      var soak = Soak()
      soak.count()
      for cycle in 0..<100 { soak.run(cycle) }
      soak.count()
      #expect(soak.failures == [])
      startOver()
    }
  }

  /// The screen takes no touches anymore after a fast pan, a cancellation or a second tap.
  ///
  /// Hero #38 #90 #105 #123 #203 #229 #259 #371 #450 #451 #572 #655.
  @MainActor @Suite("The screen does not freeze") struct FrozenScreenTests {
    /// What may happen to a list on a navigation stack.
    private static let events: [Act] = [
      .go(.push, .animated), .update(0.4), .finish(1), .cancel(-1), .go(.pop, .animated),
      .go(.popToRoot, .still), .resize(CGSize(width: 852, height: 393)), .background,
      .write(screen: 1, ScreenWrite(view: 0, write: .remove)),
    ]
    private static let screens = (0..<6).map { number in
      let views = ["photo", "title"].enumerated().map { place, id in
        let size = CGSize(width: 80 + 50 * number, height: 80)
        let origin = CGPoint(x: 20 * number, y: 100 + 20 * number + 150 * place)
        return ViewDescription(frame: CGRect(origin: origin, size: size), traits: [.id(id)])
      }
      return ScreenDescription(views: views)
    }

    @Test(
      "after any few events, in any order, nothing is left, and the next push flies",
      arguments: [true, false]
    )
    func sequences(isByHand: Bool) {
      let (events, count) = (FrozenScreenTests.events, FrozenScreenTests.events.count)
      let pauses = [0, 0.02, 0.07]
      var met: Set<Int> = []
      var paused: Set<[Int]> = []
      for number in Cases.every(23, of: 0..<count * count * count) {
        let numbers = [number % count, number / count % count, number / count / count]
        var random = SplitMix(seed: UInt64(number))
        let pause = random.pick(pauses)
        met.formUnion(numbers)
        paused.insert([numbers[0] % 3, pauses.firstIndex(of: pause) ?? 0])
        let acts = numbers.flatMap { [Act.wait(pause), events[$0]] }
        let script = Script(
          seed: UInt64(number),
          FuzzConfiguration(transition: .linear(0.1), screens: FrozenScreenTests.screens),
          [.go(.push, isByHand ? .byHand : .animated)] + acts + [
            .finish(1), .wait(0.6), .go(.push, .animated),
          ]
        )
        let result = FuzzRun.play(script)
        #expect(result.failures == [], "\(script)")
        #expect(result.outcomes["finished"] ?? 0 > 0, "\(script)")
      }
      // Each event is played, and none at one pace only.
      #expect(met.count == count && paused.count == 9)
      startOver()
    }

    private static let middle = CGPoint(x: 100, y: 200)
    /// What fingers may do on a pushed screen, at its edge, on its photo, or two at once, and what may come between.
    private static let gestures: [[Act]] = [
      drag(0, from: CGPoint(x: 1, y: 400), to: CGPoint(x: 61, y: 400)),
      drag(0, from: middle, to: CGPoint(x: 100, y: 260)),
      [.finger(0, .move(CGPoint(x: 300, y: 560), during: 0.1))],
      drag(1, from: CGPoint(x: 320, y: 300), to: CGPoint(x: 230, y: 280)), [.finger(0, .lift)],
      [.finger(0, .cancel), .finger(1, .lift)], [.go(.pop, .animated)],
    ]

    private static func drag(_ finger: Int, from start: CGPoint, to end: CGPoint) -> [Act] {
      [.finger(finger, .down(start)), .finger(finger, .move(end, during: 0.1))]
    }

    @Test(
      "after any few things that fingers do, in any order, nothing is left, and the next pop flies",
      arguments: 0..<7
    )
    func gestures(first: Int) {
      let gestures = FrozenScreenTests.gestures
      let count = gestures.count
      var cancelled = 0
      for number in Cases.every(10, of: 0..<count * count * count) {
        let numbers = [first, number % count, number / count % count, number / count / count]
        var configuration = FuzzConfiguration(transition: .linear(0.3))
        configuration.screens = FrozenScreenTests.screens
        configuration.transition.gestures.insert(.pinch)
        let script = Script(
          seed: UInt64(number),
          configuration,
          [.go(.push, .still), .wait(0.1)] + numbers.flatMap { gestures[$0] + [.wait(0.02)] } + [
            .finger(0, .lift), .finger(1, .lift), .wait(1), .go(.popToRoot, .still), .wait(0.1),
            .go(.push, .still), .wait(0.1), .go(.pop, .animated),
          ]
        )
        let result = FuzzRun.play(script)
        #expect(result.failures == [], "\(script)")
        #expect(result.outcomes["finished"] ?? 0 > 0, "\(script)")
        cancelled += result.outcomes["cancelled"] ?? 0
      }
      #expect(cancelled > 0)
      startOver()
    }
  }
}
#endif
