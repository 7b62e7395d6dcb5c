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

    /// A screen that is a list itself, as that of a table view controller.
    private final class ListScreen: UIViewController {
      let views: [UIView]
      let offset: CGFloat

      init(_ views: [UIView], _ offset: CGFloat) {
        (self.views, self.offset) = (views, offset)
        super.init(nibName: nil, bundle: nil)
      }

      required init?(coder: NSCoder) { nil }

      override func loadView() {
        let list = UIScrollView(CGRect(x: 0, y: 0, width: 393, height: 852), .yellow)
        list.contentInsetAdjustmentBehavior = .never
        list.contentSize = CGSize(width: 393, height: 2000)
        list.contentOffset.y = offset
        for view in views {
          view.frame.origin.y += offset
          list.addSubview(view)
        }
        view = list
      }
    }

    @Test(arguments: [0, 200])
    func `a list that was scrolled covers what comes behind it`(_ offset: CGFloat) async {
      let place = CGRect(x: 40, y: 60, width: 200, height: 30)
      let image = UIImage.opaque(.red)
      let photo = UIImageView(tagged: "photo", Self.large, image)
      let upper = ListScreen([photo, UILabel(place, "Upper")], offset)
      let lower = KindScreen([
        UIImageView(tagged: "photo", Self.small, image), UILabel(place, "Lower"),
      ])
      let (navigation, _) = await KindScreen.navigation(lower)
      for isForward in [true, false] {
        let footage = await Footage {
          navigation.go(isForward, upper)
          await advance(1)
        }
        #expect(footage.frames.count > 20 && footage.faults == [], "\(footage.faults)")
      }
    }

    @Test(arguments: [UIBlurEffect.Style.systemMaterialDark, .systemMaterial])
    func `a blurred wallpaper of a dark screen is never light`(_ style: UIBlurEffect.Style) async {
      let upper = KindScreen { view in
        view.backgroundColor = .black
        view.addSubview(UIImageView(Self.bounds, .opaque(.black)))
        let blur = UIVisualEffectView(effect: UIBlurEffect(style: style))
        blur.frame = Self.bounds
        view.addSubview(blur)
        view.addSubview(UIImageView(tagged: "photo", Self.large, .opaque(.red)))
      }
      upper.overrideUserInterfaceStyle = .dark
      let (navigation, _) = await KindScreen.navigation(dark(Self.small))
      let levels = await levels(at: CGPoint(x: 370, y: 780)) {
        navigation.pushViewController(upper, animated: true)
        await advance(1)
      }
      #expect(levels.allSatisfy { $0 < 0.15 }, "\(levels)")
    }

    @Test(arguments: [true, false])
    func `a round panel stays round while its screens change`(_ isPanel: Bool) async {
      let panel = UIView(CGRect(x: 0, y: 100, width: 393, height: 400), nil)
      panel.layer.cornerRadius = isPanel ? 40 : 0
      panel.clipsToBounds = isPanel
      let root = KindScreen { view in
        view.backgroundColor = .black
        view.addSubview(panel)
      }
      _ = await onScreen(root)
      func child(_ frame: CGRect) -> UIViewController {
        let child = KindScreen { view in
          view.layer.cornerRadius = isPanel ? 0 : 40
          view.clipsToBounds = !isPanel
          view.addSubview(UIImageView(tagged: "photo", frame, .opaque(.red)))
        }
        child.loadViewIfNeeded()
        child.view.frame = panel.bounds
        return child
      }
      root.matchShow(child(CGRect(x: 60, y: 60, width: 80, height: 80)), in: panel, animated: false)
      await advance(0.1)
      let next = child(CGRect(x: 200, y: 200, width: 150, height: 150))
      let levels = await levels(at: CGPoint(x: 4, y: 104)) {
        root.matchShow(next, in: panel, transition: .linear(0.5))
        await advance(1)
      }
      #expect(levels.allSatisfy { $0 < 0.02 }, "\(levels)")
    }
  }
}
#endif
