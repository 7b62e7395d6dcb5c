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

    @Test func unscaledModesKeepTheSizeAndNameTheirEdges() throws {
      let box = CGRect(x: 10, y: 20, width: 80, height: 60)
      let left: Set<Mode> = [.left, .topLeft, .bottomLeft]
      let right: Set<Mode> = [.right, .topRight, .bottomRight]
      let top: Set<Mode> = [.top, .topLeft, .topRight]
      let bottom: Set<Mode> = [.bottom, .bottomLeft, .bottomRight]
      for mode in left.union(right).union(top).union(bottom).union([.center]) {
        for size in [CGSize(width: 30, height: 12), CGSize(width: 100, height: 90)] {
          let place = try place(size, mode).box
          #expect(abs(place.width - size.width) < 1e-9 && abs(place.height - size.height) < 1e-9)
          let x =
            left.contains(mode)
            ? place.minX - box.minX
            : right.contains(mode) ? place.maxX - box.maxX : place.midX - box.midX
          let y =
            top.contains(mode)
            ? place.minY - box.minY
            : bottom.contains(mode) ? place.maxY - box.maxY : place.midY - box.midY
          #expect(abs(x) < 1e-9 && abs(y) < 1e-9, "\(mode)")
        }
      }
    }

    @Test func scaledModesFillOrFit() throws {
      var random = SplitMix(seed: 8)
      let box = CGRect(x: 10, y: 20, width: 80, height: 60)
      for _ in 0..<30 {
        let size = CGSize(width: random.number(5...200), height: random.number(5...200))
        let filled = try place(size, .scaleToFill).box
        #expect(filled.encloses(box) && box.encloses(filled))
        for mode in [Mode.scaleAspectFit, .scaleAspectFill] {
          let place = try place(size, mode).box
          #expect(abs(place.width * size.height - place.height * size.width) < 1e-6)
          #expect(abs(place.midX - box.midX) < 1e-9 && abs(place.midY - box.midY) < 1e-9)
          let inside = box.encloses(place)
          let around = place.encloses(box)
          #expect(mode == .scaleAspectFit ? inside : around)
          #expect(abs(place.width - 80) < 1e-9 || abs(place.height - 60) < 1e-9)
        }
      }
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
