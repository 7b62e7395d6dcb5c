#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  @MainActor @Suite("Logos that are made of layers") final class LogoTests {
    /// A ring with a dot in it, or with a square.
    private final class Logo: UIView {
      init(_ frame: CGRect, hasDot: Bool = true) {
        super.init(frame: frame)
        let (ring, inside) = (CAShapeLayer(), CAShapeLayer())
        let (box, width) = (
          bounds.insetBy(dx: bounds.width / 9, dy: bounds.height / 9), bounds.width
        )
        ring.path = UIBezierPath(ovalIn: box).cgPath
        (ring.fillColor, ring.strokeColor) = (nil, UIColor.white.cgColor)
        ring.lineWidth = width / 17
        let middle = bounds.insetBy(dx: width / 3, dy: bounds.height / 3)
        inside.path =
          (hasDot ? UIBezierPath(ovalIn: middle) : UIBezierPath(rect: middle)).cgPath
        inside.fillColor = UIColor.white.cgColor
        for layer in [ring, inside] { self.layer.addSublayer(layer) }
        matchID = "logo"
      }

      required init?(coder: NSCoder) { nil }
    }

    private static let small = CGRect(x: 30, y: 100, width: 61, height: 61)

    /// The opacities of the pictures on the stage at some moments of a push from one logo to another.
    private func opacities(_ lower: Logo, _ upper: Logo) async throws -> [[CGFloat]] {
      let (navigation, window) = KindScreen.navigation(KindScreen { $0.addSubview(lower) })
      await advance(0.1)
      let still = Seen(every: 5)
      let flight = try await navigation.push(KindScreen { $0.addSubview(upper) }, for: 0.1)
      await flight.show(at: 0)
      #expect(Seen(every: 5).difference(from: still).isEmpty)
      var seen: [[CGFloat]] = []
      for fraction in [0.05, 0.5, 0.95] {
        await flight.show(at: fraction)
        seen.append(window.pictureOpacities)
      }
      await flight.land()
      return seen
    }

    @Test(
      "one that looks the same in another size is one picture, and doesn't dim",
      arguments: 1...40
    )
    func sameShape(step: Int) async throws {
      let side = 61 + 7.3 * CGFloat(step)
      let large = CGRect(x: 10, y: 300, width: side, height: side)
      let seen = try await opacities(Logo(Self.small), Logo(large))
      #expect(seen == [[1], [1], [1]])
    }

    @Test("another shape, or one in a wider box, is another picture", arguments: [true, false])
    func otherShape(isWider: Bool) async throws {
      let large = CGRect(x: 10, y: 300, width: isWider ? 300 : 200, height: 200)
      let seen = try await opacities(Logo(Self.small), Logo(large, hasDot: isWider))
      #expect(seen.allSatisfy { $0.count == 2 })
    }
  }
}

extension UIView {
  /// The opacities of the pictures that fly, as they are seen.
  fileprivate var pictureOpacities: [CGFloat] {
    if String(reflecting: type(of: self)) == "MatchEngine.PerformerView" {
      return subviews.filter { !$0.isHidden && $0.alpha > 0 }.map(\.alpha)
    }
    return subviews.flatMap(\.pictureOpacities)
  }
}
#endif
