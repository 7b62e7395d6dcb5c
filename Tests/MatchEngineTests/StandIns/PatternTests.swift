#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
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
      let (flight, window) = try await KindScreen.flight(
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
      _ = window
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
      let stage = try #require(window.engineViews.first { "\(type(of: $0))" == "StageView" })
      let flying = stage.all.filter(\.subviews.isEmpty).map(\.layer)
      #expect(!flying.isEmpty)
      #expect(flying.allSatisfy { $0.allowsEdgeAntialiasing })
    }
  }
}
#endif
