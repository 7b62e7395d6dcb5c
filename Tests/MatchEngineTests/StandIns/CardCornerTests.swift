#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import MatchEngineTestSupport
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  @MainActor @Suite("The corners of a card") struct CardCornerTests {
    /// What lies in a card, which covers some of its corners or none.
    enum Inside: CaseIterable, Sendable {
      case label, banner, bannerCut, clearBox, page, shadow, square
      /// The color and the corners are those of a view that fills the card, which casts its shadow.
      case wrapped
      /// The same, and the ID is that of this view.
      case wrappedAndTagged
    }

    private func card(_ frame: CGRect, _ radius: CGFloat, _ inside: Inside, _ color: UIColor)
      -> UIView
    {
      let card = UIView(frame, color)
      card.layer.cornerRadius = inside == .square ? 0 : radius
      card.clipsToBounds = inside == .bannerCut
      card.matchID = "card"
      let label = UILabel(CGRect(x: 40, y: 40, width: 60, height: 20), "text")
      // With nothing but text in it, the card would be no picture.
      label.backgroundColor = .gray
      var parent = card
      switch inside {
      case .label, .square: break
      case .banner, .bannerCut:
        card.addSubview(UIView(CGRect(x: 0, y: 0, width: frame.width, height: 36), .blue))
      case .clearBox:
        parent = UIView(frame: card.bounds)
        card.addSubview(parent)
      case .page:
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

    /// What is seen of the larger card's place, or of the smaller one's.
    private func seen(isUpper: Bool) -> Seen {
      Seen(every: 2.7, in: CardCornerTests.frames[isUpper ? 1 : 0].insetBy(dx: -3, dy: -3))
    }

    @Test(arguments: Cases.every(4, of: Cases.pairs(Inside.allCases, Inside.allCases)))
    func `cards are at both ends what is seen at rest`(lower: Inside, upper: Inside) async throws {
      for radii in [(4.0, 30.0), (30, 4)] {
        startOver()
        let cards = [
          card(CardCornerTests.frames[0], radii.0, lower, .green),
          card(CardCornerTests.frames[1], radii.1, upper, .yellow),
        ]
        let (navigation, window) = KindScreen.navigation(KindScreen { $0.addSubview(cards[0]) })
        await advance(0.1)
        let before = seen(isUpper: false)
        let flight = try await navigation.push(KindScreen { $0.addSubview(cards[1]) }, for: 0.1)
        await flight.show(at: 0, for: 1 / 60)
        let first = seen(isUpper: false).difference(from: before)
        #expect(first.isEmpty, "\(radii): \(first.count) \(first.prefix(2))")
        await flight.show(at: 1, for: 1 / 60)
        let held = seen(isUpper: true)
        await flight.land()
        let last = held.difference(from: seen(isUpper: true))
        #expect(last.isEmpty, "\(radii): \(last.count) \(last.prefix(2))")
        #expect(window.remains.isEmpty)
      }
    }

    /// The places in which some background of a color is seen, in steps of 3 points.
    private func places(of color: UIColor) -> Set<Int> {
      let items = Headless.nextDisplayList.items.filter {
        $0.kind == .background && $0.opacity > 1e-3
          && $0.color?.components == color.cgColor.components
      }
      let places = (0..<131 * 284).filter { number in
        let point = CGPoint(
          x: CGFloat(number % 131) * 3 + 0.37,
          y: CGFloat(number / 131) * 3 + 0.71
        )
        return items.contains { $0.box.contains(point) && $0.contains(point) }
      }
      return Set(places)
    }

    @Test(
      "show both pictures on the way, if nothing lies in them",
      arguments: [Inside.label, .bannerCut, .clearBox, .shadow, .wrapped, .wrappedAndTagged],
      [(2.0, 50.0), (50, 2)]
    )
    func middle(inside: Inside, radii: (Double, Double)) async throws {
      let cards = [
        card(CGRect(x: 20, y: 100, width: 150, height: 150), radii.0, inside, .green),
        card(CGRect(x: 60, y: 300, width: 300, height: 300), radii.1, inside, .yellow),
      ]
      let (flight, window) = try await KindScreen.flight(from: [cards[0]], to: [cards[1]])
      for step in 1...5 {
        await flight.show(at: CGFloat(step) / 6, for: 1 / 60)
        let (lower, upper) = (places(of: .green), places(of: .yellow))
        #expect(lower.count > 1_000 && lower == upper, "\(step): \(lower.count), \(upper.count)")
      }
      _ = window
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
      let (flight, window) = try await KindScreen.flight(from: [cards[0]], to: [cards[1]])
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
      _ = window
    }
  }
}
#endif
