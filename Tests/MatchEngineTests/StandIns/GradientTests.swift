#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  @MainActor @Suite("Gradients in flight") final class GradientTests {
    /// It is kept until the test is over.
    private var window: UIWindow?

    /// How a view comes by its gradient.
    enum Way: CaseIterable { case layerClass, sublayer, subview }

    nonisolated static let small = CGRect(x: 20, y: 100, width: 80, height: 80)
    nonisolated static let large = CGRect(x: 100, y: 300, width: 200, height: 120)
    private static let warm: [UIColor] = [.red, .yellow]
    private static let cool: [UIColor] = [.blue, .green]

    private func card(
      _ frame: CGRect,
      _ colors: [UIColor],
      _ way: Way = .layerClass,
      _ change: (CAGradientLayer) -> Void = { _ in }
    ) -> UIView {
      let view = way == .layerClass ? GradientBacked(frame: frame) : UIView(frame: frame)
      view.matchID = "card"
      if way == .sublayer { view.layer.addSublayer(CAGradientLayer()) }
      if way == .subview { view.addSubview(GradientBacked()) }
      let layer =
        (view.layer as? CAGradientLayer) ?? view.layer.sublayers?.first as? CAGradientLayer
      if layer !== view.layer { layer?.frame = view.bounds }
      layer?.colors = colors.map(\.cgColor)
      layer.map(change)
      return view
    }

    /// Pushes one card over another, and holds the flight.
    private func hold(_ lower: UIView, _ upper: UIView) async throws -> (MatchFlight, still: Seen) {
      let (navigation, window) = KindScreen.navigation(KindScreen { $0.addSubview(lower) })
      self.window = window
      await advance(0.1)
      let still = Seen(every: 9)
      let flight = try await navigation.push(KindScreen { $0.addSubview(upper) }, for: 0.1)
      await flight.show(at: 0)
      return (flight, still)
    }

    /// The gradients on the stage, rearmost first.
    private var gradients: [DisplayItem] {
      Headless.nextDisplayList.items.filter { $0.kind == .gradient && $0.opacity > 1e-3 }
    }

    @Test(
      "one is a picture that is stretched with its box, and fades in over the other",
      arguments: Way.allCases,
      Way.allCases
    )
    func goesOver(_ lower: Way, _ upper: Way) async throws {
      let (flight, still) = try await hold(
        card(Self.small, Self.warm, lower),
        card(Self.large, Self.cool, upper) { $0.type = .radial }
      )
      #expect(Seen(every: 9).difference(from: still).isEmpty)
      await flight.show(at: 0.5)
      #expect(gradients.map(\.opacity) == [1, 0.5])
      let frames = gradients.map { CGRect(origin: .zero, size: $0.size).applying($0.transform) }
      for frame in frames {
        #expect(isClose(frame, CGRect(x: 60, y: 200, width: 140, height: 100), within: 0.1))
      }
      await flight.show(at: 1)
      let last = Seen(every: 9)
      await flight.land()
      #expect(flight.outcome == .finished)
      #expect(last.difference(from: Seen(every: 9)).isEmpty)
    }

    @Test func `two that look the same are one picture, which may be translucent`() async throws {
      let scrim: [UIColor] = [.clear, .black]
      let (flight, _) = try await hold(card(Self.small, scrim), card(Self.large, scrim, .subview))
      await flight.show(at: 0.5)
      #expect(gradients.map(\.opacity) == [1])
      await flight.land()
      #expect(flight.outcome == .finished)
    }

    @Test("one with something on it keeps the shape of its picture, which nothing shines through")
    func beside() async throws {
      let views = [card(Self.small, Self.warm), card(Self.large, Self.cool)]
      for view in views {
        view.addSubview(UIView(CGRect(x: 10, y: 10, width: 30, height: 12), .purple))
      }
      let (flight, still) = try await hold(views[0], views[1])
      #expect(Seen(every: 9).difference(from: still).isEmpty)
      await flight.show(at: 0.5)
      #expect(gradients.map(\.opacity) == [1, 0.5])
      await flight.land()
      #expect(flight.outcome == .finished)
    }

    @Test("one that has an ID itself flies by itself, and not with the view that it fills")
    func alone() async throws {
      let views = [card(Self.small, Self.warm, .subview), card(Self.large, Self.cool, .subview)]
      for view in views { view.subviews.first?.matchID = "gradient" }
      let (flight, _) = try await hold(views[0], views[1])
      await flight.show(at: 0.5)
      #expect(gradients.count == 2)
      #expect(flight.report?.pairCount == 2)
      await flight.land()
      #expect(flight.outcome == .finished)
    }
  }
}

/// A view that is nothing but a gradient.
final class GradientBacked: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }
}
#endif
