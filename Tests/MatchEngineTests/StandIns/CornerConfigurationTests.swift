#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
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
