#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// A label draws its background itself, and its layer has none.
  @MainActor @Suite("The background of a label") struct LabelBackgroundTests {
    private func screen(_ frame: CGRect, _ color: UIColor?) -> KindScreen {
      KindScreen { view in
        let label = UILabel(frame, "Lake")
        label.backgroundColor = color
        label.matchID = "title"
        view.addSubview(label)
      }
    }

    /// The backgrounds on the stage of a flight between two labels, held at a fraction.
    private func backgrounds(
      from lower: UIColor?,
      to upper: UIColor?,
      at fraction: CGFloat
    ) async throws -> [UIColor] {
      let first = screen(CGRect(x: 20, y: 100, width: 100, height: 20), lower)
      let second = screen(CGRect(x: 20, y: 400, width: 100, height: 20), upper)
      let (flight, window) = try await KindScreen.flight(from: first, to: second)
      await flight.show(at: fraction)
      let stage = try #require(second.view.superview?.subviews.last)
      let colors = stage.all.compactMap(\.backgroundColor).filter { $0.cgColor.alpha > 0 }
      await flight.land(in: 2)
      #expect(window.remains.isEmpty)
      return colors
    }

    @Test func `blends from one end to the other`() async throws {
      #expect(try await backgrounds(from: .red, to: .blue, at: 0) == [.red])
      let half = try #require(try await backgrounds(from: .red, to: .blue, at: 0.5).first)
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      _ = half.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      #expect(abs(red - 0.5) < 0.01 && abs(blue - 0.5) < 0.01 && green == 0 && alpha == 1)
    }

    @Test func `fades in if one end has none`() async throws {
      let half = try #require(try await backgrounds(from: nil, to: .blue, at: 0.5).first)
      #expect(abs(half.cgColor.alpha - 0.5) < 0.01)
      #expect(try await backgrounds(from: nil, to: nil, at: 0.5).isEmpty)
    }

    @Test func `it uses the label's own traits, and is restored`() async throws {
      let color = UIColor { $0.userInterfaceStyle == .dark ? .green : .red }
      let first = screen(CGRect(x: 20, y: 100, width: 100, height: 20), color)
      first.overrideUserInterfaceStyle = .dark
      let second = screen(CGRect(x: 20, y: 400, width: 100, height: 20), .green)
      let (flight, _) = try await KindScreen.flight(from: first, to: second)
      await flight.show(at: 0)
      let stage = try #require(second.view.superview?.subviews.last)
      #expect(stage.all.contains { $0.backgroundColor == .green })
      #expect(first.view.subviews.contains { $0.backgroundColor == color })
      await flight.goBack(in: 2)
    }
  }
}
#endif
