// Where contents lie for each content mode.
import MatchEngineTestSupport
import Testing

@testable import UIKit

extension HeadlessTests {
  @MainActor @Suite struct ContentsPlacementTests {
    /// The item of a view of 80 by 60 at (10, 20), with an image that is as wide as high.
    private func item(
      _ side: CGFloat,
      _ mode: UIView.ContentMode,
      scale: CGFloat = UIScreen.main.scale,
      _ change: (CALayer) -> Void
    ) throws -> DisplayItem {
      let box = CGRect(x: 0, y: 0, width: side, height: side)
      let format = UIGraphicsImageRendererFormat()
      format.scale = scale
      let image = UIGraphicsImageRenderer(size: box.size, format: format).image { $0.fill(box) }
      let window = emptyWindow()
      let view = UIView(frame: CGRect(x: 10, y: 20, width: 80, height: 60))
      view.contentMode = mode
      view.layer.contents = image.cgImage
      change(view.layer)
      window.addSubview(view)
      Headless.turn()
      return try #require(Headless.displayList.items.first)
    }

    @Test func aPartOfTheContentsIsShownAlone() throws {
      let part = CGRect(x: 0.25, y: 0.5, width: 0.5, height: 0.5)
      let item = try item(40, .scaleToFill) { $0.contentsRect = part }
      #expect(item.box == CGRect(x: -30, y: -40, width: 160, height: 120))
      #expect(item.clips.map(\.box) == [CGRect(x: 10, y: 20, width: 80, height: 60)])
    }

    @Test(arguments: [(nil, 10), (1, 30)] as [(CGFloat?, CGFloat)])
    func pixelsCountForContentsOfAnotherScale(_ scale: CGFloat?, _ width: CGFloat) throws {
      let item = try item(30, .center, scale: 1) { $0.contentsScale = scale ?? $0.contentsScale }
      #expect(item.box.width == width)
    }
  }
}
