#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import MatchEngineTestSupport
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  @MainActor @Suite("A flight that went on to a third screen") struct OnwardEndsTests {
    private static let ids = (0..<8).map { "item \($0)" }
    private static let features: [RandomScreen.Features] = [
      .blurs, .films, [.shadows, .overhang], [.blurs, .films, .shadows, .overhang], .liveViews,
    ]

    /// Three screens, the second of which takes the place of the first, and is left for the third on the way.
    @MainActor private struct Trip {
      let window: UIWindow
      let flight: MatchFlight

      init(seed: Int, _ features: RandomScreen.Features = [], isPlayed: Bool = true) async {
        startOver()
        let container = UIViewController()
        container.childMatchTransition = MatchTransition {
          $0.timing = MatchTiming(.linear, duration: 0.5)
          $0.usesCoreAnimation = isPlayed
        }
        window = inWindow(container)
        let screens = (0..<3).map { number in
          RandomScreen(
            seed: UInt64(seed + 1_000 * number),
            ids: OnwardEndsTests.ids,
            columns: number == 1 ? 1 : 2,
            shade: 0.9,
            features: features
          )
        }
        func replace(_ old: UIViewController?, _ new: UIViewController) -> MatchFlight {
          container.matchReplace(old, with: new, in: container.view, animated: old != nil)
        }
        _ = replace(nil, screens[0])
        await advance(0.1)
        _ = replace(screens[0], screens[1])
        await advance(0.25)
        flight = replace(screens[1], screens[2])
      }
    }

    @Test(
      "finished, it ends on what the third one shows; cancelled, on what the second one does",
      arguments: Cases.every(7, of: Cases.pairs(Array(0..<100), [true, false]))
    )
    func ends(seed: Int, isFinished: Bool) async throws {
      let trip = await Trip(seed: seed, OnwardEndsTests.features[seed % 5])
      await advance(0.2)
      trip.flight.update(isFinished ? 1 : 0)
      await advance(2)
      let last = Seen(every: 17)
      if isFinished { trip.flight.finish() } else { trip.flight.cancel() }
      await advance(1.5)
      #expect(trip.flight.outcome == (isFinished ? .finished : .cancelled))
      #expect(trip.window.remains.isEmpty)
      let differences = last.difference(from: Seen(every: 17))
      #expect(differences.count <= 1, "\(differences.count) \(differences.prefix(3))")
    }

    @Test(
      "no text is read on another one, whatever their widths and wherever the flight goes on",
      arguments: 0..<UInt64(Cases.some(of: 40))
    )
    func texts(seed: UInt64) async {
      var random = SplitMix(seed: seed)
      let words = ["Dunes", "Still lake", "First snow of the year", "An evening in the old town"]
      let screens = words.map { text in
        let size = CGSize(width: random.number(120...380), height: random.number(100...400))
        let card = UIView(
          frame: CGRect(origin: CGPoint(x: 5, y: random.number(0...400)), size: size)
        )
        card.backgroundColor = .white
        card.layer.cornerRadius = random.chance(oneIn: 2) ? 20 : 0
        card.matchID = "card"
        for (number, suffix) in ["", " by itself"].enumerated() {
          let y = CGFloat(number) * size.height / 2
          let label = UILabel(CGRect(x: 8, y: y, width: size.width - 16, height: 40), text + suffix)
          label.font = .systemFont(ofSize: random.number(10...30))
          if number == 1 { label.matchID = "label" }
          card.addSubview(label)
        }
        return KindScreen { $0.addSubview(card) }
      }
      let container = UIViewController()
      _ = inWindow(container)
      var shown: UIViewController?
      for next in screens + [screens[Int(seed % 3)]] {
        container.matchReplace(shown, with: next, in: container.view, animated: shown != nil)
        shown = next
        for _ in 0..<random.whole(1...14) {
          await advance(1 / 60)
          expectReadable("seed \(seed)")
        }
      }
    }

    /// Of two texts in one place, one at least can't be seen.
    private func expectReadable(_ what: String) {
      let texts = Headless.nextDisplayList.items.asSeen.filter { !$0.item.texts.isEmpty }
      for (index, one) in texts.enumerated() {
        for other in texts[..<index] where one.item.texts != other.item.texts {
          let share = one.item.box.intersection(other.item.box)
          guard !share.isNull, share.width > 4, share.height > 4 else { continue }
          #expect(
            one.opacity * other.opacity < 0.06,
            "\(what): \(one.item.texts) \(one.opacity), \(other.item.texts) \(other.opacity)"
          )
        }
      }
    }

    @Test("held soon after, what was played stays where it was seen", arguments: 0..<8)
    func held(seed: Int) async throws {
      let trip = await Trip(seed: seed)
      await advance(0.04)
      let before = Seen(every: 17)
      trip.flight.update(trip.flight.fraction)
      await nextTurn()
      let differences = before.difference(from: Seen(every: 17))
      // What is looked at is rounded.
      #expect(differences.count < 6, "\(differences.count) \(differences.prefix(3))")
      trip.flight.finish()
    }
  }
}
#endif
