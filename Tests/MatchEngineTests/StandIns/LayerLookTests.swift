#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import MatchEngineTestSupport
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  @MainActor @Suite("Gradients in flight") struct GradientTests {
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
      let view = way == .layerClass ? Styles.SkyView(frame: frame) : UIView(frame: frame)
      view.matchID = "card"
      if way == .sublayer { view.layer.addSublayer(CAGradientLayer()) }
      if way == .subview { view.addSubview(Styles.SkyView()) }
      let layer =
        (view.layer as? CAGradientLayer) ?? view.layer.sublayers?.first as? CAGradientLayer
      if layer !== view.layer { layer?.frame = view.bounds }
      layer?.colors = colors.map(\.cgColor)
      layer.map(change)
      return view
    }

    /// Flies from one card to another, and looks at it halfway.
    private func halfway(
      _ lower: UIView,
      _ upper: UIView,
      _ look: (MatchFlight) throws -> Void
    ) async throws {
      try await KindScreen.expectStillEnds(from: [lower], to: [upper]) { flight, _ in
        await flight.show(at: 0.5)
        try look(flight)
      }
    }

    /// The gradients on the stage, rearmost first.
    private var gradients: [DisplayItem] {
      Headless.nextDisplayList.items.filter { $0.kind == .gradient && $0.opacity > 1e-3 }
    }

    @Test(arguments: Way.allCases, Way.allCases)
    func `one is stretched with its box, and fades in`(_ lower: Way, _ upper: Way) async throws {
      let upper = card(Self.large, Self.cool, upper) { $0.type = .radial }
      try await halfway(card(Self.small, Self.warm, lower), upper) { _ in
        #expect(gradients.map(\.opacity) == [1, 0.5])
        for gradient in gradients {
          let box = CGRect(origin: .zero, size: gradient.size).applying(gradient.transform)
          #expect(isClose(box, CGRect(x: 60, y: 200, width: 140, height: 100), within: 0.1))
        }
      }
    }

    @Test func `two that look the same are one picture, which may be translucent`() async throws {
      let scrim: [UIColor] = [.clear, .black]
      try await halfway(card(Self.small, scrim), card(Self.large, scrim, .subview)) { _ in
        #expect(gradients.map(\.opacity) == [1])
      }
    }

    @Test func `one with something on it keeps the shape of its picture`() async throws {
      let views = [card(Self.small, Self.warm), card(Self.large, Self.cool)]
      for view in views {
        view.addSubview(UIView(CGRect(x: 10, y: 10, width: 30, height: 12), .purple))
      }
      try await halfway(views[0], views[1]) { _ in
        #expect(gradients.map(\.opacity) == [1, 0.5])
      }
    }

    @Test func `one that has an ID flies by itself, not with what it fills`() async throws {
      let views = [card(Self.small, Self.warm, .subview), card(Self.large, Self.cool, .subview)]
      for view in views { view.subviews.first?.matchID = "gradient" }
      try await halfway(views[0], views[1]) { flight in
        #expect(gradients.count == 2 && flight.report?.pairCount == 2)
      }
    }
  }

  @MainActor @Suite("Patterns and turned edges") struct PatternTests {
    private static let tile = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    }

    /// A box, a text, an image or a card with a title, whose background is a pattern.
    private func make(_ kind: Int, _ frame: CGRect) -> UIView {
      let view: UIView
      switch kind {
      case 1:
        let label = UILabel()
        label.text = "Text"
        view = label
      case 2:
        let image = UIImageView(image: PatternTests.tile)
        image.contentMode = .center
        view = image
      default: view = UIView()
      }
      view.frame = frame
      view.backgroundColor = UIColor(patternImage: PatternTests.tile)
      view.matchID = "view"
      if kind == 3 {
        let title = UILabel(tagged: "title", CGRect(x: 10, y: 10, width: 40, height: 20), "Title")
        view.addSubview(title)
      }
      return view
    }

    @Test("PX-21: a background that is a pattern is seen all the way", arguments: 0..<4)
    func pattern(_ kind: Int) async throws {
      let (flight, _) = try await KindScreen.flight(
        from: [make(kind, CGRect(x: 20, y: 100, width: 120, height: 60))],
        to: [make(kind, CGRect(x: 20, y: 300, width: 240, height: 120))]
      )
      for step in 0...10 {
        await flight.show(at: CGFloat(step) / 10, for: 0.02)
        let share = CGFloat(step) / 10
        let size = CGSize(width: 120 + 120 * share, height: 60 + 60 * share)
        let box = CGRect(origin: CGPoint(x: 20, y: 100 + 200 * share), size: size)
        let tiles = Headless.nextDisplayList.items.filter {
          $0.kind == .image && isClose($0.box, box, within: 1)
        }
        #expect((tiles.map(\.opacity).max() ?? 0) > 0.49, "at \(share)")
      }
    }

    @Test func `VH-18: what is turned in flight has smooth edges`() async throws {
      let views = (0..<2).map { number in
        let view = UIView(CGRect(x: 60, y: 100 + number * 300, width: 120, height: 60), .orange)
        view.matchID = "view"
        view.addSubview(UILabel(CGRect(x: 10, y: 10, width: 60, height: 20), "Text \(number)"))
        if number == 1 { view.transform = CGAffineTransform(rotationAngle: 0.5) }
        return view
      }
      let (flight, window) = try await KindScreen.flight(from: [views[0]], to: [views[1]])
      await flight.show(at: 0.5)
      let stage = try #require(window.engineViews("StageView").first)
      let flying = stage.all.filter(\.subviews.isEmpty).map(\.layer)
      #expect(!flying.isEmpty)
      #expect(flying.allSatisfy { $0.allowsEdgeAntialiasing })
    }
  }

  @MainActor @Suite("A shadow with a path, as apps set it for speed") struct ShadowPathTests {
    enum Shape: CaseIterable {
      case none, rounded, square, rotated, scaled
    }

    private static let frames = [
      CGRect(x: 20, y: 100, width: 80, height: 80), CGRect(x: 60, y: 300, width: 300, height: 200),
    ]

    private func card(_ frame: CGRect, _ shape: Shape) -> UIView {
      let card = UIView(tagged: "card", frame, nil)
      card.layer.shadowOpacity = 0.5
      let radius: CGFloat = shape == .square ? 0 : 12
      let path = UIBezierPath(roundedRect: card.bounds, cornerRadius: radius)
      if shape != .none { card.layer.shadowPath = path.cgPath }
      if shape == .rotated { card.transform = CGAffineTransform(rotationAngle: 0.2) }
      if shape == .scaled { card.transform = CGAffineTransform(scaleX: 1.2, y: 1.1) }
      let content = UIView(card.bounds, .red)
      content.layer.cornerRadius = radius
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

    @Test(arguments: Shape.allCases)
    func `it casts the same shadow at both ends, and fades between`(lower: Shape) async throws {
      for upper in Shape.allCases {
        startOver()
        let cards = zip(ShadowPathTests.frames, [lower, upper]).map(card)
        let (navigation, _) = await KindScreen.navigation(KindScreen { $0.addSubview(cards[0]) })
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
      }
    }
  }
}
#endif
