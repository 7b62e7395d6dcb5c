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

    /// In how many frames something green comes.
    private func comings(from lower: [UIView], to upper: [UIView]) async -> Int {
      let (navigation, _) = await KindScreen.navigation(KindScreen(lower))
      let frames = await Headless.shownFrames {
        navigation.pushViewController(KindScreen(upper), animated: true)
        await advance(1)
      }
      #expect(frames.count > 20)
      let greens = frames.map { frame in
        frame.displayList.items.filter(\.isGreen).map(\.opacity).max() ?? 0
      }
      return greens.filter { $0 > 0.05 && $0 < 0.95 }.count
    }

    @Test(arguments: [false, true])
    func `posters of players fade whatever the players say`(_ hasTime: Bool) async {
      func player(_ frame: CGRect, _ time: String, _ color: UIColor) -> UIView {
        let player = UIView(tagged: "it", frame)
        player.addSubview(UIView(CGRect(x: 4, y: 4, width: 20, height: 20), .blue))
        if hasTime { player.addSubview(UILabel(CGRect(x: 40, y: 4, width: 60, height: 20), time)) }
        player.matchStandIn = .view { _ in UIView(CGRect(x: 0, y: 0, width: 9, height: 9), color) }
        return player
      }
      let count = await comings(
        from: [player(Self.small, "0:12", .red)],
        to: [player(Self.large, "0:13", .green)]
      )
      #expect(count > 8)
    }

    @Test(arguments: [false, true])
    func `words on given views aren't read on one another`(_ isGiven: Bool) async {
      func fill(_ view: UIView, _ words: String) -> UIView {
        view.addSubview(UIView(CGRect(x: 4, y: 4, width: 20, height: 20), .blue))
        view.addSubview(
          UILabel(CGRect(x: 0, y: view.bounds.midY - 20, width: 120, height: 40), words)
        )
        return view
      }
      func box(_ frame: CGRect, _ words: String) -> UIView {
        let box = UIView(tagged: "it", frame)
        if !isGiven { return fill(box, words) }
        box.matchStandIn = .view {
          fill(UIView(CGRect(origin: .zero, size: $0.bounds.size), nil), words)
        }
        return box
      }
      let footage = await KindScreen.footage(
        from: [box(Self.small, "Kyoto")],
        to: [box(Self.large, "Gion, Kyoto")]
      )
      #expect(footage.frames.count > 20 && footage.doubles == [], "\(footage.doubles)")
    }

    private static let dynamic = UIColor(dynamicProvider: {
      $0.userInterfaceStyle == .dark ? .white : .black
    })

    @Test(arguments: [false, true])
    func `a rating is written as on its own screen, light or dark`(_ isStyled: Bool) async throws {
      func label(_ frame: CGRect) -> UILabel {
        let label = UILabel(tagged: "it", frame, "**** 120 ratings")
        label.textColor = Self.dynamic
        if !isStyled { return label }
        let text = NSMutableAttributedString(
          string: "**** 120 ratings",
          attributes: [.foregroundColor: Self.dynamic]
        )
        text.addAttribute(.foregroundColor, value: orange, range: NSRange(location: 0, length: 4))
        label.attributedText = text
        return label
      }
      let orange = UIColor.orange
      let lower = label(CGRect(x: 30, y: 500, width: 200, height: 30))
      let upper = KindScreen([label(CGRect(x: 30, y: 100, width: 200, height: 30))])
      upper.overrideUserInterfaceStyle = .dark
      let (flight, _) = try await KindScreen.flight(from: KindScreen([lower]), to: upper)
      await flight.show(at: 0.02)
      let items = Headless.nextDisplayList.items.filter { !$0.texts.isEmpty && $0.opacity > 0.5 }
      #expect(items.map(\.layer) == [ObjectIdentifier(lower.layer)])
      await flight.land()
    }

    @Test(arguments: [false, true])
    func `an empty image is none yet`(_ isEmpty: Bool) async {
      let image = UIImage.opaque(.green)
      let upper = UIImageView(tagged: "photo", Self.large, isEmpty ? UIImage() : nil)
      let lower = UIImageView(tagged: "photo", Self.small, .opaque(.red))
      let (navigation, _) = await KindScreen.navigation(KindScreen([lower]))
      let footage = await Footage {
        navigation.pushViewController(KindScreen([upper]), animated: true)
        await advance(0.4)
        upper.image = image
        await advance(1)
      }
      let bare = footage.frames.indices.filter {
        !footage.frames[$0].shows(image) && lower.image.map(footage.frames[$0].shows) != true
      }
      #expect(footage.frames.count > 20 && bare == [], "\(bare)")
    }

    @Test(arguments: [false, true])
    func `a title that flies out of a card with a blur and a badge is seen once`(_ juts: Bool)
      async
    {
      func card(_ frame: CGRect, _ y: CGFloat) -> UIView {
        let card = UIView(tagged: "card", frame, .yellow)
        let blur = UIVisualEffectView(blurIn: CGRect(x: 8, y: 8, width: 40, height: 20))
        card.addSubview(blur)
        card.addSubview(
          UILabel(tagged: "title", CGRect(x: 8, y: y, width: 100, height: 24), "Kyoto")
        )
        let x = frame.width - (juts ? 15 : 40)
        card.addSubview(UIView(CGRect(x: x, y: juts ? -15 : 10, width: 30, height: 30), .green))
        return card
      }
      let footage = await KindScreen.footage(
        from: [card(Self.small, 50)],
        to: [card(Self.large, 300)]
      )
      #expect(footage.frames.count > 20 && footage.doubles == [], "\(footage.doubles)")
    }

    enum Title: CaseIterable { case narrow, wide, none, blank, dot, badge }

    private func card(_ frame: CGRect, _ title: Title, _ x: CGFloat, _ icon: UIColor) -> UIView {
      let card = UIView(tagged: "card", frame, .yellow)
      let photo = CGRect(x: 8, y: 8, width: 60, height: 60)
      card.addSubview(UIImageView(tagged: "photo", photo, .opaque(.red)))
      card.addSubview(UIView(CGRect(x: x, y: 60, width: 20, height: 20), icon))
      let wide = title == .wide ? frame.width - 90 : 200
      let place = CGRect(x: 80, y: 20, width: wide, height: 24)
      switch title {
      case .narrow, .wide: card.addSubview(UILabel(place, "Kyoto"))
      case .blank: card.addSubview(UILabel(place, " "))
      case .none: break
      case .dot: card.addSubview(UIView(CGRect(x: 50, y: 50, width: 40, height: 20), .blue))
      case .badge:
        let badge = UILabel(CGRect(x: 50, y: 50, width: 40, height: 20), "NEW")
        badge.backgroundColor = .blue
        card.addSubview(badge)
      }
      return card
    }

    /// Only pictures with words in them change at once, and not where the same words are in the same places.
    @Test(arguments: [Title.narrow, .wide])
    func `a card whose title is as wide as the card goes on to fade`(_ title: Title) async {
      let count = await comings(
        from: [card(CGRect(x: 16, y: 500, width: 361, height: 90), title, 100, .blue)],
        to: [card(CGRect(x: 0, y: 100, width: 393, height: 90), title, 200, .green)]
      )
      #expect(count > 8)
    }

    @Test(arguments: [Title.none, .blank, .dot, .badge])
    func `a card without words of its own fades`(_ title: Title) async {
      let count = await comings(
        from: [card(CGRect(x: 16, y: 500, width: 300, height: 90), title, 100, .blue)],
        to: [card(CGRect(x: 0, y: 100, width: 393, height: 200), title, 200, .green)]
      )
      #expect(count > 8)
    }
  }
}
#endif
