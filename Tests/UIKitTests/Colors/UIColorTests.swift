#if canImport(UIKit)
// Colors: components, equality, light and dark.
import MatchEngineTestSupport
import Testing
import UIKit

extension UIKitTests {
  @Suite struct UIColorTests {
    static let light = UITraitCollection(userInterfaceStyle: .light)
    static let dark = UITraitCollection(userInterfaceStyle: .dark)

    static func components(_ color: UIColor) -> [CGFloat] {
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (-1, -1, -1, -1)
      color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return [red, green, blue, alpha]
    }

    static func areNear(_ a: [CGFloat], _ b: [CGFloat]) -> Bool {
      a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) < 1e-6 }
    }

    @Test func hueSaturationAndBrightnessMakeAColor() {
      let made = [(0, 1, 1), (1.0 / 3, 1, 1), (0.5, 0.5, 0.8), (0.9, 0, 0.4)].map {
        Self.components(UIColor(hue: $0, saturation: $1, brightness: $2, alpha: 1))
      }
      let wanted: [[CGFloat]] = [
        [1, 0, 0, 1], [0, 1, 0, 1], [0.4, 0.8, 0.8, 1], [0.4, 0.4, 0.4, 1],
      ]
      #expect(zip(made, wanted).allSatisfy(Self.areNear))
    }

    @Test func aDynamicColorFollowsTheTraits() {
      let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
      #expect(color.resolvedColor(with: Self.light) == .black)
      #expect(color.resolvedColor(with: Self.dark) == .white)
      let faint = color.withAlphaComponent(0.5)
      #expect(faint.resolvedColor(with: Self.dark) == UIColor(white: 1, alpha: 0.5))
      Self.dark.performAsCurrent {
        #expect(color.cgColor == UIColor.white.cgColor)
        #expect(Self.components(color) == [1, 1, 1, 1])
      }
      Self.light.performAsCurrent { #expect(color.cgColor == UIColor.black.cgColor) }
    }

    @Test func systemColorsDifferInTheDark() {
      let colors: [UIColor] = [
        .systemBackground, .secondarySystemBackground, .label, .secondaryLabel, .separator,
        .systemGray6, .systemBlue,
      ]
      for color in colors {
        #expect(color.resolvedColor(with: Self.light) != color.resolvedColor(with: Self.dark))
      }
      let background = UIColor.systemBackground
      let white = Self.components(background.resolvedColor(with: Self.light))
      #expect(Self.areNear(white, [1, 1, 1, 1]))
      #expect(
        Self.areNear(Self.components(background.resolvedColor(with: Self.dark)), [0, 0, 0, 1])
      )
    }
  }
}
#endif
