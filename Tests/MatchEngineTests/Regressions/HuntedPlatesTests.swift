#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import MatchEngineFuzz
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// What covers a screen between two, and what cards and given views show, as apps make them; each beside a control.
  @MainActor @Suite("Hunted plates") struct HuntedPlatesTests {
    nonisolated private static let small = CGRect(x: 30, y: 500, width: 120, height: 120)
    nonisolated private static let large = CGRect(x: 40, y: 100, width: 300, height: 400)
    nonisolated private static let bounds = CGRect(x: 0, y: 0, width: 393, height: 852)

    private func dark(_ frame: CGRect) -> KindScreen {
      KindScreen { view in
        view.backgroundColor = .black
        view.addSubview(UIImageView(tagged: "photo", frame, .opaque(.red)))
      }
    }

    /// How bright a frame is at a point, with images as dark.
    private func level(at point: CGPoint, in frame: DisplayList) -> CGFloat {
      frame.items.filter { $0.contains(point) }.reduce(0) { level, item in
        switch item.kind {
        case .image: return level * (1 - item.opacity)
        case .background, .backdrop, .gradient:
          let parts = item.color(at: point)?.components ?? [0, 0]
          let alpha = item.opacity * (parts.last ?? 0)
          return level * (1 - alpha) + parts[0] * alpha
        default: return level
        }
      }
    }

    /// How bright a point is in all frames of something.
    private func levels(at point: CGPoint, _ body: () async -> Void) async -> [CGFloat] {
      let frames = await Headless.shownFrames { await body() }
      #expect(frames.count > 20)
      return frames.map { level(at: point, in: $0.displayList) }
    }

    enum Header: CaseIterable { case box, flying, photo, stack }

    @Test(arguments: Header.allCases)
    func `a header, whatever it is, and a dark list hide a white view`(_ kind: Header) async {
      let top = CGRect(x: 0, y: 0, width: 393, height: 300)
      let list = UIScrollView(CGRect(x: 0, y: 300, width: 393, height: 552), .black)
      let photo = UIImageView(tagged: "photo", top, .opaque(.red))
      if kind != .flying { photo.frame = CGRect(x: 40, y: 40, width: 200, height: 200) }
      let upper = KindScreen { view in
        view.backgroundColor = .white
        switch kind {
        case .flying: [list, photo].forEach(view.addSubview)
        case .photo: [UIImageView(top, .opaque(.blue)), list, photo].forEach(view.addSubview)
        case .box: [UIView(top, .black), list, photo].forEach(view.addSubview)
        case .stack:
          let stack = UIView(Self.bounds, nil)
          [UIView(top, .black), list].forEach(stack.addSubview)
          [stack, photo].forEach(view.addSubview)
        }
      }
      let (navigation, _) = await KindScreen.navigation(dark(Self.small))
      let levels = await levels(at: CGPoint(x: 370, y: 700)) {
        navigation.pushViewController(upper, animated: true)
        await advance(1)
      }
      // Black over white in one group is up to a quarter white here.
      #expect(levels.allSatisfy { $0 < 0.3 }, "\(levels)")
    }
  }
}
#endif
