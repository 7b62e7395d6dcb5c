#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import MatchEngineFuzz
import MatchEngineTestSupport
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  @MainActor @Suite("Masks in flight") struct ShapeMaskTests {
    nonisolated private static let frame = CGRect(x: 20, y: 100, width: 80, height: 80)
    nonisolated private static let large = CGRect(x: 60, y: 300, width: 240, height: 160)

    nonisolated static let masks = [
      "oval", "rounded path", "star", "inset", "ring", "half", "moved", "layer", "view",
    ]

    private func mask(_ name: String, _ view: UIView) {
      let bounds = view.bounds
      func shape(_ path: CGPath) {
        let layer = CAShapeLayer()
        layer.path = path
        view.layer.mask = layer
      }
      switch name {
      case "oval": shape(UIBezierPath(ovalIn: bounds).cgPath)
      case "rounded path": shape(UIBezierPath(roundedRect: bounds, cornerRadius: 12).cgPath)
      case "layer":
        let layer = CALayer()
        layer.frame = bounds
        layer.backgroundColor = UIColor.black.cgColor
        layer.cornerRadius = 16
        view.layer.mask = layer
      case "view":
        let round = UIView(bounds, .black)
        round.layer.cornerRadius = 20
        view.mask = round
      case "star": shape(star(in: bounds))
      case "inset": shape(UIBezierPath(ovalIn: bounds.insetBy(dx: 10, dy: 10)).cgPath)
      case "ring":
        let path = UIBezierPath(ovalIn: bounds)
        path.append(UIBezierPath(ovalIn: bounds.insetBy(dx: 20, dy: 20)))
        shape(path.cgPath)
        (view.layer.mask as? CAShapeLayer)?.fillRule = .evenOdd
      case "half":
        shape(UIBezierPath(rect: CGRect(x: 0, y: 0, width: 40, height: 80)).cgPath)
      default:
        shape(UIBezierPath(ovalIn: bounds).cgPath)
        view.layer.mask?.position = CGPoint(x: 15, y: 0)
      }
    }

    private func star(in box: CGRect) -> CGPath {
      let path = UIBezierPath()
      for step in 0..<10 {
        let radius = (step % 2 == 0 ? 1 : 0.4) * box.width / 2
        let angle = CGFloat(step) * .pi / 5
        let point = CGPoint(x: box.midX + radius * sin(angle), y: box.midY - radius * cos(angle))
        if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.close()
      return path.cgPath
    }

    private func photo(_ frame: CGRect) -> UIImageView {
      let view = UIImageView(tagged: "photo", frame, PhotoScreen.image)
      view.contentMode = .scaleAspectFill
      view.clipsToBounds = true
      return view
    }

    /// Flies a view over into a square photo and looks at its corners halfway, at both ends and afterwards.
    private func corners(_ lower: UIView) async throws -> CGFloat {
      var radius: CGFloat = 0
      try await KindScreen.expectStillEnds(
        from: [lower],
        to: [photo(Self.large)],
        every: 3,
        onTheWay: { flight, window in
          await flight.show(at: 0.5)
          radius = try #require(window.engineViews("PerformerView").first).layer.cornerRadius
        }
      )
      return radius
    }

    @Test(
      "a mask stays in the picture, also of a photo that fills the view",
      arguments: masks,
      [false, true]
    )
    func stays(_ name: String, isWrapped: Bool) async throws {
      let view = photo(Self.frame)
      mask(name, view)
      let layer = view.layer.mask
      let wrapper = UIView(tagged: "photo", Self.frame)
      if isWrapped {
        wrapper.layer.shadowOpacity = 0.3
        view.matchID = nil
        view.frame = wrapper.bounds
        wrapper.addSubview(view)
      }
      #expect(try await corners(isWrapped ? wrapper : view) == 0)
      #expect(view.layer.mask === layer)
    }

    @Test func `a mask of a view with things in it stays in the drawing`() async throws {
      let view = UIView(tagged: "photo", Self.frame, .orange)
      let inner = UIView(tagged: "inner", CGRect(x: 40, y: 40, width: 60, height: 60), .purple)
      let label = UILabel(CGRect(x: 5, y: 30, width: 30, height: 20), "A")
      for subview in [inner, label] { view.addSubview(subview) }
      mask("oval", view)
      let layer = view.layer.mask
      #expect(try await corners(view) == 0)
      #expect(view.layer.mask === layer && layer != nil)
    }
  }

  @MainActor @Suite("Corners by configuration") struct CornerConfigurationTests {
    /// Holds a push between two views in the middle.
    private func push(
      _ views: [UIView],
      _ look: (_ stage: [UIView]) throws -> Void
    ) async throws {
      for (view, x) in zip(views, [20, 120]) {
        view.frame = CGRect(x: x, y: 100, width: 100, height: 60)
        view.matchID = "it"
      }
      let screens = views.map { view in KindScreen { $0.addSubview(view) } }
      let (flight, window) = try await KindScreen.flight(from: screens[0], to: screens[1])
      await flight.show(at: 0.5, for: 1 / 60)
      try look(window.engineViews.flatMap(\.all))
      await flight.land()
      #expect(window.remains.isEmpty)
    }

    private func filled(_ configuration: UICornerConfiguration? = nil, radius: CGFloat = 0)
      -> UIView
    {
      let view = UIView()
      view.backgroundColor = .red
      view.layer.cornerRadius = radius
      if let configuration { view.cornerConfiguration = configuration }
      return view
    }

    @Test("PX-20: they are read as they are seen, and the layer's radius counts without one")
    func corners() async throws {
      let pairs = [
        ([filled(.uniformCorners(radius: 10)), filled(.capsule())], CGFloat(20)),
        ([filled(radius: 8), filled(.capsule(maximumRadius: 12))], 10),
        ([filled(radius: 8), filled(radius: 16)], 12),
      ]
      for (views, radius) in pairs {
        startOver()
        try await push(views) { stage in
          #expect(stage.contains { isClose($0.layer.cornerRadius, radius, within: 1e-3) })
        }
      }
    }

    @Test func `a copy of an effect has the shape of its original`() async throws {
      let blurs = [UICornerConfiguration.capsule(), .uniformCorners(radius: 9)].map {
        let blur = UIVisualEffectView(effect: UIBlurEffect(style: .light))
        blur.cornerConfiguration = $0
        return blur
      }
      try await push(blurs) { stage in
        let copies = stage.compactMap { $0 as? UIVisualEffectView }.map(\.cornerConfiguration)
        #expect(blurs.allSatisfy { copies.contains($0.cornerConfiguration) })
      }
    }
  }
}
#endif
