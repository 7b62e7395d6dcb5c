#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  @MainActor @Suite("A shadow path of its own") struct ShadowPathTests {
    enum Shape: CaseIterable {
      case none, rounded, inset, circle, rotated, scaled
      /// What fills the card flies by itself.
      case aroundAnother
    }

    private static let frames = [
      CGRect(x: 20, y: 100, width: 80, height: 80), CGRect(x: 60, y: 300, width: 300, height: 200),
    ]

    private func card(_ frame: CGRect, _ shape: Shape) -> UIView {
      let card = UIView(frame, [.inset, .aroundAnother].contains(shape) ? nil : .yellow)
      card.matchID = "card"
      card.layer.shadowOpacity = 0.5
      let path: UIBezierPath? =
        switch shape {
        case .none: nil
        case .rounded, .aroundAnother: UIBezierPath(roundedRect: card.bounds, cornerRadius: 12)
        case .inset, .rotated, .scaled: UIBezierPath(rect: card.bounds.insetBy(dx: 10, dy: 6))
        case .circle: UIBezierPath(ovalIn: card.bounds)
        }
      card.layer.shadowPath = path?.cgPath
      if shape == .rotated { card.transform = CGAffineTransform(rotationAngle: 0.2) }
      if shape == .scaled { card.transform = CGAffineTransform(scaleX: 1.2, y: 1.1) }
      let content = UIView(card.bounds, .red)
      content.layer.cornerRadius = 12
      if shape == .aroundAnother { content.matchID = "content" }
      card.addSubview(content)
      return card
    }

    /// What casts the one shadow on the screen; in a picture it's hidden by what casts it.
    private func shadow() -> DisplayItem? {
      Headless.nextDisplayList.items.last { $0.kind == .shadow && $0.pictures == 0 }
    }

    private func isSame(_ item: DisplayItem?, _ other: DisplayItem?) -> Bool {
      guard let item, let other, isClose(item.box, other.box, within: 0.02) else { return false }
      return (0..<900).allSatisfy { number in
        let point = CGPoint(
          x: other.box.minX + (CGFloat(number % 30) + 0.37) / 30 * other.box.width,
          y: other.box.minY + (CGFloat(number / 30) + 0.41) / 30 * other.box.height
        )
        return item.outline.contains(point) == other.outline.contains(point)
      }
    }

    /// How dark all shadows are together.
    private var darkness: CGFloat {
      Headless.nextDisplayList.items.filter { $0.kind == .shadow && $0.pictures == 0 }
        .reduce(0) { $0 + $1.opacity * ($1.color?.alpha ?? 0) }
    }

    @Test(
      "casts the same shadow at both ends, and one fades into the other",
      arguments: Shape.allCases
    )
    func law(lower: Shape) async throws {
      for upper in Shape.allCases {
        startOver()
        let cards = zip(ShadowPathTests.frames, [lower, upper]).map(card)
        let (navigation, window) = KindScreen.navigation(KindScreen { $0.addSubview(cards[0]) })
        await advance(0.1)
        let start = try #require(shadow())
        let dark = darkness
        let flight = try await navigation.push(KindScreen { $0.addSubview(cards[1]) }, for: 0.1)
        await flight.show(at: 0, for: 1 / 60)
        #expect(isSame(shadow(), start), "\(lower), \(upper): \(shadow() as Any), not \(start)")
        for step in 0...20 {
          await flight.show(at: CGFloat(step) / 20, for: 1 / 60)
          #expect(isClose(darkness, dark, within: 0.01), "\(lower), \(upper), \(step): \(darkness)")
        }
        let end = shadow()
        await flight.land()
        #expect(isSame(end, shadow()), "\(lower), \(upper): \(end as Any), not \(shadow() as Any)")
        _ = window
      }
    }
  }
}
#endif
