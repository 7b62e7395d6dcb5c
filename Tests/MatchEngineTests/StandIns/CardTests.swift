#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import MatchEngineFuzz
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
        let (navigation, window) = await KindScreen.navigation(cards.lower) {
          if random.chance(oneIn: 2) { $0.timing = .smooth }
        }
        for isForward in [true, false] {
          var watch = CardWatch(cards, window)
          navigation.go(isForward, cards.upper)
          let flight = try await navigation.flight(after: 0.1)
          await flight.show(at: 1)
          watch.learn(cards, isAtUpper: isForward)
          await flight.show(at: 0)
          watch.learn(cards, isAtUpper: !isForward)
          await play(flight, &random) {
            watch.look("seed \(seed), \(isForward), \(flight.fractionComplete)")
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
          flight.drag(
            "card-0",
            translation: CGPoint(x: random.number(-90...90), y: random.number(-90...90))
          )
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

  @MainActor @Suite("The corners of a card") struct CardCornerTests {
    /// What lies in a card, which covers some of its corners or none.
    enum Inside: CaseIterable, Sendable {
      case label, bannerCut, clearBox, pageCut, shadow, square
      /// The color and the corners are those of a view that fills the card, which casts its shadow.
      case wrapped
      /// The same, and the ID is that of this view.
      case wrappedAndTagged
    }

    private func card(
      _ frame: CGRect,
      _ radius: CGFloat,
      _ inside: Inside,
      _ color: UIColor,
      _ text: String = "text"
    ) -> UIView {
      let card = UIView(tagged: "card", frame, color)
      card.layer.cornerRadius = inside == .square ? 0 : radius
      card.clipsToBounds = [.bannerCut, .pageCut].contains(inside)
      let label = UILabel(CGRect(x: 40, y: 40, width: 60, height: 20), text)
      // With nothing but text in it, the card would be no picture.
      label.backgroundColor = .gray
      var parent = card
      switch inside {
      case .label, .square: break
      case .bannerCut:
        card.addSubview(UIView(CGRect(x: 0, y: 0, width: frame.width, height: 36), .blue))
      case .clearBox:
        parent = UIView(frame: card.bounds)
        card.addSubview(parent)
      case .pageCut:
        let page = WKWebView()
        page.frame = card.bounds
        page.page = UIColor.red.cgColor
        card.addSubview(page)
      case .shadow: card.layer.shadowOpacity = 0.5
      case .wrapped, .wrappedAndTagged:
        parent = UIView(frame: card.bounds)
        (parent.backgroundColor, card.backgroundColor) = (color, nil)
        (parent.layer.cornerRadius, card.layer.cornerRadius) = (radius, 0)
        parent.clipsToBounds = true
        card.layer.shadowOpacity = 0.5
        if inside == .wrappedAndTagged { (card.matchID, parent.matchID) = (nil, "card") }
        card.addSubview(parent)
      }
      parent.addSubview(label)
      return card
    }

    private static let frames = [
      CGRect(x: 20, y: 100, width: 150, height: 150),
      CGRect(x: 60, y: 300, width: 300, height: 210),
    ]

    @Test(arguments: Cases.every(13, of: Cases.pairs(Inside.allCases, Inside.allCases)))
    func `cards are at both ends what is seen at rest`(lower: Inside, upper: Inside) async throws {
      for radii in [(4.0, 30.0), (30, 4)] {
        startOver()
        try await KindScreen.expectStillEnds(
          from: [card(CardCornerTests.frames[0], radii.0, lower, .green)],
          to: [card(CardCornerTests.frames[1], radii.1, upper, .yellow)],
          every: 2.7,
          in: CardCornerTests.frames.map { $0.insetBy(dx: -3, dy: -3) }
        )
      }
    }

    /// The places in which some background of a color is seen, in steps of 3 points.
    private func places(of color: UIColor) -> Set<Int> {
      let items = Headless.nextDisplayList.items.filter {
        $0.kind == .background && $0.opacity > 1e-3
          && $0.color?.components == color.cgColor.components
      }
      var places: Set<Int> = []
      for item in items {
        let box = item.box.intersection(UIScreen.main.bounds)
        for y in stride(from: (box.minY / 3).rounded() * 3 + 0.71, through: box.maxY, by: 3) {
          for x in stride(from: (box.minX / 3).rounded() * 3 + 0.37, through: box.maxX, by: 3)
          where item.contains(CGPoint(x: x, y: y)) {
            places.insert(Int(y / 3) * 131 + Int(x / 3))
          }
        }
      }
      return places
    }

    /// Two cards with words would change at once.
    @Test(
      "show both pictures on the way, if nothing lies in them",
      arguments: [Inside.label, .bannerCut, .clearBox, .shadow, .wrapped, .wrappedAndTagged],
      [(2.0, 50.0), (50, 2)]
    )
    func middle(inside: Inside, radii: (Double, Double)) async throws {
      let cards = [
        card(CGRect(x: 20, y: 100, width: 150, height: 150), radii.0, inside, .green, ""),
        card(CGRect(x: 60, y: 300, width: 300, height: 300), radii.1, inside, .yellow, ""),
      ]
      let (flight, _) = try await KindScreen.flight(from: [cards[0]], to: [cards[1]])
      for step in 1...5 {
        await flight.show(at: CGFloat(step) / 6, for: 1 / 60)
        let (lower, upper) = (places(of: .green), places(of: .yellow))
        #expect(lower.count > 1_000 && lower == upper, "\(step): \(lower.count), \(upper.count)")
      }
    }

    @Test(
      "cast their shadow all the way, and nothing shines through",
      arguments: [Inside.wrapped, .wrappedAndTagged],
      [Inside.wrapped, .wrappedAndTagged, .shadow]
    )
    func wrapper(lower: Inside, upper: Inside) async throws {
      let cards = [
        card(CardCornerTests.frames[0], 30, lower, .green),
        card(CardCornerTests.frames[1], 12, upper, .yellow),
      ]
      let (flight, _) = try await KindScreen.flight(from: [cards[0]], to: [cards[1]])
      for step in 0...20 {
        let progress = CGFloat(step) / 20
        await flight.show(at: progress, for: 1 / 60)
        let items = Headless.nextDisplayList.items
        // In a picture, what casts a shadow hides it.
        func isShadow(_ item: DisplayItem) -> Bool { item.kind == .shadow && item.pictures == 0 }
        let shadows = items.filter { isShadow($0) && $0.opacity > 1e-3 }
        #expect(shadows.count == 1)
        let shadow = try #require(shadows.first)
        let (box, radius) = (shadow.box, 30 - 18 * progress)
        #expect((shadow.color?.alpha ?? 0) * shadow.opacity > 0.499)
        let corner = CGPoint(x: box.minX, y: box.minY)
        let onEdge = (1 - 0.5.squareRoot()) * radius
        for (inset, isInside) in [(onEdge - 1.5, false), (onEdge + 1.5, true)] {
          let point = CGPoint(x: corner.x + inset, y: corner.y + inset)
          #expect(shadow.outline.contains(point) == isInside, "\(progress), \(inset)")
        }
        let behind = items.lastIndex(where: isShadow) ?? 0
        let middle = CGPoint(x: box.midX, y: box.midY)
        let light = items[behind...].filter { $0.kind == .background && $0.contains(middle) }
          .reduce(1) { $0 * (1 - $1.opacity * ($1.color?.alpha ?? 0)) }
        #expect(light < 1e-3, "\(progress): \(light) shines through")
      }
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
    let performers = window.engineViews("PerformerView")
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
    let boxes = standIns.mapValues(\.seenBox)
    let before = faults.count
    for (id, box) in boxes {
      if let view = standIns[id], !id.hasPrefix("button"),
        view.window == nil || view.nextAlpha < 0.99
      {
        faults.append("\(id) is a hole")
      }
      if !box.isNull, let parent = cards.parents[id].flatMap({ boxes[$0] }),
        box.reach(outOf: parent) > 0.5
      {
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

extension UIView {
  /// Its box, without what clips around it cut off.
  fileprivate var seenBox: CGRect {
    let clips = sequence(first: self, next: \.superview).dropFirst().filter(\.clipsToBounds)
    return clips.reduce(nextBox()) { $0.intersection($1.nextBox()) }
  }
}

extension CGRect {
  /// How far it reaches out of another one.
  fileprivate func reach(outOf other: CGRect) -> CGFloat {
    max(max(other.minX - minX, other.minY - minY), max(maxX - other.maxX, maxY - other.maxY))
  }
}
#endif
