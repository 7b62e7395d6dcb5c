#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// What is behind shines through in the middle of a cross-fade.
  ///
  /// Hero #34 #80 #122 #189 #208 #386 #393 #498 #526 #654 #710.
  @MainActor @Suite("Nothing shines through a cross-fade") struct DipTests {
    private static let frame = CGRect(x: 40, y: 200, width: 300, height: 200)

    private func screen(_ view: UIView) -> UIViewController {
      view.frame = Self.frame
      view.matchID = "it"
      return KindScreen { $0.addSubview(view) }
    }

    /// What is seen in the middle of the view, at eleven moments of a flight.
    private func film(_ lower: UIView, _ upper: UIView) async throws -> [[DisplayItem]] {
      let (flight, window) = try await KindScreen.flight(from: screen(lower), to: screen(upper))
      var film: [[DisplayItem]] = []
      for step in 0...10 {
        await flight.show(at: CGFloat(step) / 10)
        let point = CGPoint(x: Self.frame.midX, y: Self.frame.midY)
        film.append(Headless.nextDisplayList.items.filter { $0.contains(point) })
      }
      await flight.land()
      #expect(window.engineViews.isEmpty)
      return film
    }

    @Test func `of two opaque pictures one is opaque at every moment`() async throws {
      let views = [UIColor.red, .blue].map { UIImageView(image: Self.image($0)) }
      for frame in try await film(views[0], views[1]) {
        let pictures = frame.filter { $0.color == nil }
        #expect(pictures.contains { $0.opacity > 0.999 }, "\(pictures.map(\.opacity))")
      }
    }

    @Test func `two equal views look the same all the way, translucent or not`() async throws {
      for alpha in [1, 0.5] as [CGFloat] {
        startOver()
        let views = [0, 1].map { _ in UIView() }
        for view in views { view.backgroundColor = UIColor.red.withAlphaComponent(alpha) }
        for frame in try await film(views[0], views[1]) {
          let shining = frame.filter(\.isRed).map { 1 - ($0.color?.alpha ?? 0) * $0.opacity }
          #expect(isClose(1 - shining.reduce(1, *), alpha, within: 0.01))
        }
      }
    }

    private static func image(_ color: UIColor) -> UIImage {
      let format = UIGraphicsImageRendererFormat()
      format.opaque = true
      let size = CGSize(width: 40, height: 30)
      return UIGraphicsImageRenderer(size: size, format: format).image { context in
        color.setFill()
        context.fill(CGRect(origin: .zero, size: size))
      }
    }
  }
}

extension DisplayItem {
  fileprivate var isRed: Bool {
    let parts = color?.components ?? []
    return parts.count == 4 && parts[0] > 0.9 && parts[1] < 0.1
  }
}
#endif
