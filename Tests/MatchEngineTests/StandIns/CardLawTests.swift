#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import MatchEngineTestSupport
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// Random cards with photos, badges and texts, flown there and back, held, dragged and turned round.
  @MainActor @Suite("A card in flight shows only what it may") struct CardLawTests {
    @Test func `no frame has a hole, a dip or a text on another one`() async throws {
      for seed in 0..<60 as Range<UInt64> {
        var random = SplitMix(seed: seed)
        startOver()
        let cards = RandomCards(&random)
        let (navigation, window) = KindScreen.navigation(cards.lower) {
          if random.chance(oneIn: 2) { $0.timing = MatchTiming(.spring(.smooth)) }
        }
        await advance(0.1)
        for isForward in [true, false] {
          var watch = CardWatch(cards, window)
          navigation.go(isForward, cards.upper)
          let flight = try await navigation.flight(after: 0.1)
          await flight.show(at: 1)
          watch.learn(cards, isAtUpper: isForward)
          await flight.show(at: 0)
          watch.learn(cards, isAtUpper: !isForward)
          await play(flight, &random) {
            watch.look("seed \(seed), \(isForward), \(flight.fraction)")
          }
          #expect(watch.faults.isEmpty, "\(watch.faults.count): \(watch.faults.prefix(3))")
          #expect(flight.outcome != nil && window.engineViews.isEmpty)
          guard navigation.topViewController === cards.upper else { break }
        }
      }
    }

    /// Moves a held flight, drags a card, lets go, and perhaps turns it round.
    private func play(
      _ flight: MatchFlight,
      _ random: inout SplitMix,
      _ look: () -> Void
    ) async {
      for _ in 0..<random.whole(2...6) {
        flight.update(random.number(0...1))
        if random.chance(oneIn: 3) {
          flight.drag("card-0", by: CGPoint(x: random.number(-90...90), y: random.number(-90...90)))
        }
        await advance(1 / 60)
        look()
      }
      flight.drop("card-0", velocity: CGPoint(x: random.number(-900...900), y: 0))
      flight.release(velocity: random.number(-2...4))
      var turn = random.chance(oneIn: 2) ? random.whole(1...12) : nil
      for frame in 0..<200 where flight.outcome == nil {
        if frame == turn { flight.reverse() }
        if frame == turn { turn = nil }
        await advance(1 / 60)
        if frame % 3 == 0, flight.outcome == nil { look() }
      }
      await advance(0.1)
    }
  }
}

/// What is wrong with the frames of one flight.
@MainActor private struct CardWatch {
  private let cards: RandomCards
  private let window: UIWindow
  /// What stands in for each ID.
  private var standIns: [String: UIView] = [:]
  private(set) var faults: [String] = []

  init(_ cards: RandomCards, _ window: UIWindow) {
    self.cards = cards
    self.window = window
  }

  /// Finds what stands in for what: at an end, each is where its original is.
  mutating func learn(_ cards: RandomCards, isAtUpper: Bool) {
    let performers = window.engineViews.filter { "\(type(of: $0))" == "PerformerView" }
    for (id, view) in isAtUpper ? cards.views.upper : cards.views.lower {
      let place = view.convert(view.bounds, to: nil)
      let found = performers.first { isClose($0.nextBox(), place, within: 0.01) }
      if found == nil || standIns[id] ?? found !== found {
        faults.append("\(id) flies from or to elsewhere")
      }
      standIns[id] = found
    }
  }

  mutating func look(_ moment: String) {
    let items = Headless.nextDisplayList.items.filter { $0.kind != .shadow }
    let boxes = standIns.mapValues { $0.nextBox() }
    let before = faults.count
    for (id, box) in boxes {
      if let view = standIns[id], !id.hasPrefix("button"),
        view.window == nil || view.nextAlpha < 0.99
      {
        faults.append("\(id) is a hole")
      }
      if let parent = cards.parents[id].flatMap({ boxes[$0] }), box.reach(outOf: parent) > 0.5 {
        faults.append("\(id) leaves what it is in by \(box.reach(outOf: parent))")
      }
    }
    checkColors(items.filter(\.texts.isEmpty), boxes)
    for number in cards.rewritten {
      let shown = ["lower \(number)", "upper \(number)"].map { text in
        items.filter { $0.texts.contains(text) }.map(\.opacity).max() ?? 0
      }
      if shown[0] * shown[1] > 0.05 { faults.append("two texts are read: \(shown)") }
    }
    for index in before..<faults.count { faults[index] += " (\(moment))" }
  }

  /// Nothing bright is seen through a card, and nothing green through a photo.
  private mutating func checkColors(_ items: [DisplayItem], _ boxes: [String: CGRect]) {
    for (id, box) in boxes where id.hasPrefix("card") || id.hasPrefix("photo") {
      let isPhoto = id.hasPrefix("photo")
      let other = boxes["card-\(id.hasSuffix("0") ? 1 : 0)"] ?? .null
      for place in [(0.5, 0.5), (0.1, 0.5), (0.9, 0.45), (0.5, 0.1), (0.45, 0.9)] {
        let point = CGPoint(x: box.minX + box.width * place.0, y: box.minY + box.height * place.1)
        guard window.bounds.contains(point), !isPhoto || !other.contains(point) else { continue }
        let here = items.filter { $0.contains(point) }
        let shade = here.composite(over: 1) { $0.part(isPhoto ? 1 : 0) }
        if shade > (isPhoto ? 0.02 : 0.52) { faults.append("\(id) is seen through: \(shade)") }
      }
    }
  }
}

extension DisplayItem {
  /// One component of its color; images are half red.
  fileprivate func part(_ index: Int) -> CGFloat {
    guard let parts = color?.components else { return index == 0 ? 0.5 : 0 }
    return parts.count < 4 ? parts[0] : parts[index]
  }
}

extension CGRect {
  /// How far it reaches out of another one.
  fileprivate func reach(outOf other: CGRect) -> CGFloat {
    max(max(other.minX - minX, other.minY - minY), max(maxX - other.maxX, maxY - other.maxY))
  }
}
#endif
