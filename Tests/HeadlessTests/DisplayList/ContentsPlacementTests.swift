// Where contents lie for each content mode.
import MatchEngineTestSupport
import Testing

@testable import UIKit

extension HeadlessTests {
  @MainActor @Suite struct ContentsPlacementTests {
    private typealias Mode = UIView.ContentMode

    private func image(_ size: CGSize) -> UIImage {
      UIGraphicsImageRenderer(size: size).image { $0.fill(CGRect(origin: .zero, size: size)) }
    }

    /// The box of an image of a size, in a view of 80 by 60 at (10, 20).
    private func place(_ size: CGSize, _ mode: Mode, part: CGRect? = nil) throws -> DisplayItem {
      let window = emptyWindow()
      let view = UIView(frame: CGRect(x: 10, y: 20, width: 80, height: 60))
      view.contentMode = mode
      view.layer.contents = image(size).cgImage
      if let part { view.layer.contentsRect = part }
      window.addSubview(view)
      Headless.turn()
      return try #require(Headless.displayList.items.first)
    }

    @Test func aPartOfTheContentsIsShownAlone() throws {
      let part = CGRect(x: 0.25, y: 0.5, width: 0.5, height: 0.5)
      let item = try place(CGSize(width: 40, height: 40), .scaleToFill, part: part)
      #expect(item.box == CGRect(x: -30, y: -40, width: 160, height: 120))
      #expect(item.clips.map(\.box) == [CGRect(x: 10, y: 20, width: 80, height: 60)])
    }

    @Test func pixelsCountForContentsOfAnotherScale() throws {
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let size = CGSize(width: 30, height: 30)
      let coarse = UIGraphicsImageRenderer(size: size, format: format).image { _ in
        UIRectFill(CGRect(origin: .zero, size: size))
      }
      let window = emptyWindow()
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 60))
      view.contentMode = .center
      view.layer.contents = coarse.cgImage
      window.addSubview(view)
      Headless.turn()
      #expect(Headless.displayList.items.first?.box.width == 10)
      view.layer.contentsScale = 1
      Headless.turn()
      #expect(Headless.displayList.items.first?.box.width == 30)
    }
  }
}
