#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// Pictures and text that are stretched in flight, corners that are lost.
  @MainActor @Suite("Nothing is distorted in flight") struct WarpedTests {
    /// Checks what flies in place of the views, at eleven moments.
    private func fly(
      _ lower: UIView,
      _ upper: UIView,
      _ check: (_ stage: [UIView], _ step: Int) throws -> Void
    ) async throws {
      for view in [lower, upper] { view.matchID = "it" }
      let (flight, window) = try await KindScreen.flight(from: [lower], to: [upper])
      for step in 0...10 {
        await flight.show(at: CGFloat(step) / 10)
        try check(window.engineViews.flatMap(\.all), step)
      }
      await flight.land()
      #expect(window.engineViews.isEmpty)
    }

    private static let small = CGRect(x: 20, y: 100, width: 80, height: 80)
    private static let large = CGRect(x: 0, y: 300, width: 390, height: 200)

    /// Hero #10 #363 #566.
    @Test(
      "an image that fills or fits at either end keeps its shape at every moment",
      arguments: [UIView.ContentMode.scaleAspectFill, .scaleAspectFit],
      [UIView.ContentMode.scaleAspectFill, .scaleAspectFit]
    )
    func image(lower: UIView.ContentMode, upper: UIView.ContentMode) async throws {
      let views = [(Self.small, lower), (Self.large, upper)].map { frame, mode in
        let view = UIImageView(frame, PhotoScreen.image)
        view.contentMode = mode
        view.clipsToBounds = true
        return view
      }
      var last: CGFloat = 0
      try await fly(views[0], views[1]) { stage, step in
        let shown = try #require(stage.compactMap { $0 as? UIImageView }.last)
        #expect(isClose(shown.bounds.width / shown.bounds.height, 4 / 3, within: 0.01), "\(step)")
        #expect(shown.bounds.width >= last)
        last = shown.bounds.width
      }
    }

    /// Hero #116 #305 #347 #391 #409 #438 #538.
    @Test("growing text is never stretched, in a box of any shape")
    func text() async throws {
      let views = [(Self.small, CGFloat(12)), (Self.large, 40)].map { frame, size in
        let label = UILabel(frame, "Amber and jade")
        label.numberOfLines = 0
        label.font = .systemFont(ofSize: size)
        return label
      }
      try await fly(views[0], views[1]) { stage, step in
        let pictures = stage.compactMap { $0 as? UIImageView }
        #expect(!pictures.isEmpty)
        for picture in pictures {
          let size = try #require(picture.image?.size)
          let (x, y) = (picture.bounds.width / size.width, picture.bounds.height / size.height)
          #expect(isClose(x, y, within: 1e-3), "\(step)")
        }
      }
      #expect(views.allSatisfy { $0.transform.isIdentity })
    }

    /// Hero #40 #65 #209 #346 #440 #506 #593 #699 #741 #742.
    @Test("a radius grows steadily, the same corners stay round, and the layers are as they were")
    func corners() async throws {
      let corners: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      let views = [(Self.small, CGFloat(4)), (Self.large, 40)].map { frame, radius in
        let view = UIView(frame, .red)
        view.layer.cornerRadius = radius
        view.layer.maskedCorners = corners
        view.layer.cornerCurve = .continuous
        view.layer.borderWidth = radius / 4
        view.layer.shadowOpacity = 0.5
        view.layer.shadowRadius = radius
        return view
      }
      let before = views.map { looks($0) }
      var last: CGFloat = 0
      try await fly(views[0], views[1]) { stage, step in
        let round = try #require(stage.first { $0.layer.cornerRadius > 0 })
        #expect(round.layer.cornerRadius > last && round.layer.cornerRadius <= 40.001, "\(step)")
        #expect(round.layer.maskedCorners == corners && round.layer.cornerCurve == .continuous)
        #expect(stage.contains { $0.layer.borderWidth > 0 })
        #expect(stage.contains { $0.layer.shadowOpacity == 0.5 })
        last = round.layer.cornerRadius
      }
      #expect(views.map { looks($0) } == before)
    }

    private func looks(_ view: UIView) -> String {
      let layer = view.layer
      return
        "\(layer.cornerRadius) \(layer.maskedCorners) \(layer.cornerCurve) \(layer.borderWidth)"
        + " \(layer.shadowOpacity) \(layer.shadowRadius) \(layer.animationKeys() ?? [])"
        + " \(layer.masksToBounds) \(view.alpha) \(view.isHidden)"
    }
  }
}
#endif
