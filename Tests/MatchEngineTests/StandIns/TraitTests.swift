#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  @MainActor @Suite("A dark screen over a light one") struct TraitTests {
    /// A screen with a blur, a tinted symbol and a label, all of which follow the interface's style.
    private func screen(_ style: UIUserInterfaceStyle, _ y: CGFloat) -> KindScreen {
      KindScreen { view in
        view.overrideUserInterfaceStyle = style
        let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
        let symbol = UIImageView(image: PhotoScreen.image.withRenderingMode(.alwaysTemplate))
        symbol.tintColor = .label
        let plain = UIView()
        for (number, part) in [blur, symbol, plain].enumerated() {
          part.frame = CGRect(x: 20 + 110 * CGFloat(number), y: y, width: 100, height: 80)
          part.matchID = "part \(number)"
          view.addSubview(part)
        }
        plain.backgroundColor = .label
      }
    }

    /// What is seen of the three, by their places.
    private func looks(_ y: CGFloat, in window: UIWindow) -> [String] {
      (0..<3).map { number in
        let box = CGRect(x: 20 + 110 * CGFloat(number), y: y, width: 100, height: 80)
        let item = Headless.nextDisplayList.items.last { isClose($0.box, box, within: 0.01) }
        guard let item else { return "nothing" }
        let color = (item.color?.components ?? []).map { ($0 * 50).rounded() / 50 }
        let view = window.all.last { ObjectIdentifier($0.layer) == item.layer }
        let isWhite = view.map { Headless.svg(of: $0).contains("#ffffff") }
        return "\(item.kind) \(color) \(item.color == nil ? "\(isWhite as Any)" : "")"
      }
    }

    @Test func `what flies looks as on its own screen, at both ends`() async throws {
      for styles in [(UIUserInterfaceStyle.light, UIUserInterfaceStyle.dark), (.dark, .light)] {
        startOver()
        let (navigation, window) = KindScreen.navigation(screen(styles.0, 100))
        await advance(0.1)
        let lower = looks(100, in: window)
        let upperScreen = screen(styles.1, 400)
        await navigation.go(to: upperScreen, animated: false, for: 0.1)
        let upper = looks(400, in: window)
        #expect(zip(lower, upper).allSatisfy { $0 != $1 }, "\(lower) \(upper)")
        let back = try await navigation.pop(for: 0.1)
        for (fraction, y, expected) in [(0.0, 400.0, upper), (1, 100, lower)] {
          await back.show(at: fraction, for: 1 / 60)
          #expect(looks(y, in: window) == expected)
        }
        await back.land()
        let there = try await navigation.push(upperScreen, for: 0.1)
        for (fraction, y, expected) in [(0.0, 100.0, lower), (1, 400, upper)] {
          await there.show(at: fraction, for: 1 / 60)
          #expect(looks(y, in: window) == expected)
        }
        await there.land()
        _ = window
      }
    }
  }
}
#endif
