// Where an image is seen in each content mode.
import Foundation
import MatchEngineTestSupport
import Testing
import UIKitTestSupport

@testable import UIKit

extension HeadlessTests {
  @MainActor @Suite struct ImagePlacementTests {
    init() { startOver() }

    private static let modes = (0...12).compactMap(UIView.ContentMode.init(rawValue:))

    private func image(_ size: CGSize) -> UIImage {
      UIGraphicsImageRenderer(size: size).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(origin: .zero, size: size))
      }
    }

    /// Where an image of this size is seen in a view of that size.
    private func seen(_ size: CGSize, in box: CGSize, _ mode: UIView.ContentMode) async -> CGRect {
      let (window, board) = stage(CGSize(width: 900, height: 900))
      let view = UIImageView(image: image(size))
      view.frame = CGRect(origin: CGPoint(x: 100, y: 100), size: box)
      view.contentMode = mode
      board.addSubview(view)
      await nextTurn()
      let item = Headless.displayList(of: view).items.first { $0.kind == .image }
      window.isHidden = true
      return item?.box ?? .null
    }

    /// The rectangle by the mode's meaning: how large, and at which share of the room that is left.
    private func wanted(_ size: CGSize, in box: CGSize, _ mode: UIView.ContentMode) -> CGRect {
      let fits = [box.width / size.width, box.height / size.height]
      let factor: [UIView.ContentMode: CGFloat] = [
        .scaleAspectFit: min(fits[0], fits[1]), .scaleAspectFill: max(fits[0], fits[1]),
      ]
      if mode == .scaleToFill || mode == .redraw { return CGRect(origin: .zero, size: box) }
      let own = CGSize(
        width: size.width * (factor[mode] ?? 1),
        height: size.height * (factor[mode] ?? 1)
      )
      let lefts: [UIView.ContentMode] = [.left, .topLeft, .bottomLeft]
      let rights: [UIView.ContentMode] = [.right, .topRight, .bottomRight]
      let tops: [UIView.ContentMode] = [.top, .topLeft, .topRight]
      let bottoms: [UIView.ContentMode] = [.bottom, .bottomLeft, .bottomRight]
      let across: CGFloat = lefts.contains(mode) ? 0 : rights.contains(mode) ? 1 : 0.5
      let down: CGFloat = tops.contains(mode) ? 0 : bottoms.contains(mode) ? 1 : 0.5
      return CGRect(
        x: (box.width - own.width) * across,
        y: (box.height - own.height) * down,
        width: own.width,
        height: own.height
      )
    }

    @Test func everyModePutsTheImageWhereItsNameSays() async {
      var random = SplitMix(seed: 701)
      #expect(Self.modes.count == 13)
      for mode in Self.modes {
        for _ in 0..<6 {
          let size = CGSize(width: random.whole(4...200), height: random.whole(4...200))
          let box = CGSize(width: random.whole(10...300), height: random.whole(10...300))
          let frame = await seen(size, in: box, mode)
          #expect(nearly(frame, wanted(size, in: box, mode), within: 1e-6), "\(mode)")
        }
      }
    }
  }
}
