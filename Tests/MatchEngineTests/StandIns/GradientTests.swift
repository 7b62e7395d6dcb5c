#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  @MainActor @Suite("Gradients in flight") struct GradientTests {
    init() async { startOver() }

    /// How a view comes by its gradient.
    enum Way: CaseIterable { case layerClass, sublayer, subview }

    nonisolated static let small = CGRect(x: 20, y: 100, width: 80, height: 80)
    nonisolated static let large = CGRect(x: 100, y: 300, width: 200, height: 120)
    private static let warm: [UIColor] = [.red, .yellow]
    private static let cool: [UIColor] = [.blue, UIColor(red: 0, green: 1, blue: 0, alpha: 0)]

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
    private func hold(_ lower: UIView, _ upper: UIView) async throws -> Held {
      let (navigation, window) = KindScreen.navigation(KindScreen { $0.addSubview(lower) })
      await advance(0.1)
      let still = Seen(every: 9)
      navigation.pushViewController(KindScreen { $0.addSubview(upper) }, animated: true)
      await advance(0.1)
      let flight = try #require(navigation.matchFlight)
      flight.update(0)
      await advance(0.05)
      return Held(flight: flight, navigation: navigation, window: window, still: still)
    }

    private struct Held {
      let flight: MatchFlight
      let navigation: UINavigationController
      let window: UIWindow
      let still: Seen
    }

    /// The gradients on the stage, rearmost first.
    private var gradients: [DisplayItem] {
      Headless.nextDisplayList.items.filter { $0.kind == .gradient && $0.opacity > 1e-3 }
    }

    /// The color that is shown at a fraction of the only gradient.
    private func color(at x: CGFloat, _ y: CGFloat) throws -> [CGFloat] {
      let item = try #require(gradients.count == 1 ? gradients.first : nil)
      let point = CGPoint(x: item.size.width * x, y: item.size.height * y)
      return try #require(item.color(at: point.applying(item.transform))?.components)
    }

    private func isClose(_ one: [CGFloat], _ other: [CGFloat]) -> Bool {
      one.count == other.count && zip(one, other).allSatisfy { abs($0 - $1) < 1e-3 }
    }

    @Test(
      "one goes over into another one with as many stops, however its view comes by it",
      arguments: Way.allCases,
      Way.allCases
    )
    func goesOver(_ lower: Way, _ upper: Way) async throws {
      let held = try await hold(
        card(Self.small, Self.warm, lower),
        card(Self.large, Self.cool, upper) {
          $0.locations = [0.2, 0.6]
          $0.startPoint = CGPoint(x: 0, y: 0)
          $0.endPoint = CGPoint(x: 0, y: 1)
        }
      )
      #expect(Seen(every: 9).difference(from: held.still).isEmpty)
      held.flight.update(0.5)
      await advance(0.05)
      // Halfway between red and blue, and between yellow and a clear green.
      #expect(isClose(try color(at: 0, 0), [0.5, 0, 0.5, 1]))
      #expect(isClose(try color(at: 0.75, 1), [0.5, 1, 0, 0.5]))
      #expect(gradients.first?.pictures == 0)
      held.flight.update(1)
      await advance(0.05)
      let last = Seen(every: 9)
      held.flight.finish()
      await advance(1)
      #expect(held.flight.outcome == .finished)
      #expect(last.difference(from: Seen(every: 9)).isEmpty)
    }

    nonisolated static let kinds: [CAGradientLayerType] = [.axial, .radial, .conic]

    @Test("of each type, the way back is the way there, frame by frame", arguments: kinds)
    func backward(_ kind: CAGradientLayerType) async throws {
      let views = [
        card(Self.small, Self.warm) { $0.type = kind },
        card(Self.large, Self.cool) {
          $0.type = kind
          $0.startPoint = CGPoint(x: 0.3, y: 0.2)
        },
      ]
      let held = try await hold(views[0], views[1])
      var there: [[CGFloat]] = []
      for step in 0...8 {
        held.flight.update(CGFloat(step) / 8)
        await advance(0.05)
        there += [try color(at: 0.1, 0.2), try color(at: 0.8, 0.7)]
      }
      held.flight.finish()
      await advance(1)
      held.navigation.popViewController(animated: true)
      await advance(0.1)
      let back = try #require(held.navigation.matchFlight)
      for step in 0...8 {
        back.update(1 - CGFloat(step) / 8)
        await advance(0.05)
        #expect(isClose(try color(at: 0.1, 0.2), there[2 * step]), "\(step)")
        #expect(isClose(try color(at: 0.8, 0.7), there[2 * step + 1]), "\(step)")
      }
      back.cancel()
      await advance(1)
    }

    @Test("while nobody holds it, Core Animation plays it, and nothing is written")
    func played() async throws {
      let (lower, upper) = (
        card(Self.small, Self.warm),
        card(Self.large, Self.cool) {
          $0.locations = [0.1, 0.7]
          $0.startPoint = CGPoint(x: 0, y: 0.1)
        }
      )
      let (navigation, window) = KindScreen.navigation(KindScreen { $0.addSubview(lower) })
      await advance(0.1)
      navigation.pushViewController(KindScreen { $0.addSubview(upper) }, animated: true)
      await advance(0.1)
      let layer = try #require(
        window.engineViews.flatMap(\.all).first { $0.layer is CAGradientLayer }?.layer
      )
      let played = ["colors", "locations", "startPoint"].map { "MatchEngine.played.\($0)" }
      #expect(Set(played).isSubset(of: layer.animationKeys() ?? []))
      Headless.accounts.recordsWrites = true
      for _ in 0..<12 {
        await advance(1 / 60)
        #expect(!Headless.accounts.writes.contains { $0.layer == ObjectIdentifier(layer) })
      }
      Headless.accounts.recordsWrites = false
      await advance(1)
      #expect(window.engineViews.isEmpty)
    }

    @Test(
      "more stops or another type are a picture, which is cross-faded",
      arguments: [true, false]
    )
    func pictures(_ hasMoreStops: Bool) async throws {
      let upper = card(Self.large, hasMoreStops ? [.red, .green, .blue] : [.red, .green]) {
        if !hasMoreStops { $0.type = .radial }
      }
      let held = try await hold(card(Self.small, Self.warm), upper)
      #expect(Seen(every: 9).difference(from: held.still).isEmpty)
      held.flight.update(0.5)
      await advance(0.05)
      #expect(gradients.count == 2 && gradients.allSatisfy { $0.pictures > 0 })
      held.flight.finish()
      await advance(1)
      #expect(held.flight.outcome == .finished)
    }

    @Test("views with an ID on it fly by themselves, and those that don't are in the picture")
    func nested() async throws {
      for isPaired in [true, false] {
        startOver()
        let views = [card(Self.small, Self.warm), card(Self.large, Self.cool)]
        for (number, view) in views.enumerated() {
          let title = UIView(frame: CGRect(x: 10, y: 10, width: 30, height: 12))
          title.backgroundColor = .purple
          title.matchID = isPaired ? "title" : "title \(number)"
          view.addSubview(title)
        }
        let held = try await hold(views[0], views[1])
        #expect(Seen(every: 9).difference(from: held.still).isEmpty)
        held.flight.update(0.5)
        await advance(0.05)
        #expect(gradients.count == 1)
        #expect(gradients.first?.pictures == 0)
        held.flight.update(1)
        await advance(0.05)
        let last = Seen(every: 9)
        held.flight.finish()
        await advance(1)
        #expect(last.difference(from: Seen(every: 9)).isEmpty)
        #expect(views.allSatisfy { ($0.layer as? CAGradientLayer)?.colors?.count == 2 })
      }
    }

    @Test("one that has an ID itself flies by itself, and not with the view that it fills")
    func alone() async throws {
      let views = [card(Self.small, Self.warm, .subview), card(Self.large, Self.cool, .subview)]
      for view in views { view.subviews.first?.matchID = "gradient" }
      let held = try await hold(views[0], views[1])
      held.flight.update(0.5)
      await advance(0.05)
      #expect(gradients.count == 1)
      #expect(held.flight.report?.pairCount == 2)
      held.flight.finish()
      await advance(1)
      #expect(held.flight.outcome == .finished)
    }

    @Test("one that changes inside a screen goes over, too")
    func inside() async throws {
      let view = card(Self.small, Self.warm)
      let screen = KindScreen { $0.addSubview(view) }
      let (_, window) = KindScreen.navigation(screen)
      await advance(0.1)
      let flight = screen.view.matchAnimate {
        view.frame = Self.large
        (view.layer as? CAGradientLayer)?.colors = Self.cool.map(\.cgColor)
      }
      flight.update(0.5)
      await advance(0.1)
      #expect(isClose(try color(at: 0.5, 0), [0.5, 0, 0.5, 1]))
      flight.finish()
      await advance(1)
      #expect(flight.outcome == .finished && window.engineViews.isEmpty)
      #expect(isClose(try color(at: 0.5, 0), [0, 0, 1, 1]))
    }

    @Test("an end that gets other colors in flight is reached without a jump")
    func changes() async throws {
      let upper = card(Self.large, Self.cool)
      let held = try await hold(card(Self.small, Self.warm), upper)
      held.flight.update(0.5)
      await advance(0.05)
      let before = try color(at: 0.5, 0)
      (upper.layer as? CAGradientLayer)?.colors = [UIColor.cyan, .cyan].map(\.cgColor)
      upper.superview?.setNeedsLayout()
      upper.frame.origin.x += 1
      await advance(1 / 60)
      let after = try color(at: 0.5, 0)
      #expect(zip(before, after).allSatisfy { abs($0 - $1) < 0.06 }, "\(before) \(after)")
      await advance(1)
      #expect(isClose(try color(at: 0.5, 0), [0.5, 0.5, 0.5, 1]))
      held.flight.finish()
      await advance(1)
      #expect(isClose(try color(at: 0.5, 0), [0, 1, 1, 1]))
    }
  }
}

/// A view that is nothing but a gradient.
final class GradientBacked: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }
}
#endif
