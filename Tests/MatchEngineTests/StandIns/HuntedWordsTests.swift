#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import MatchEngineFuzz
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// Words on buttons and images, wallpapers, and corners of cards, as apps make them; each beside a control.
  @MainActor @Suite("Hunted words") struct HuntedWordsTests {
    nonisolated private static let small = CGRect(x: 30, y: 500, width: 120, height: 120)
    nonisolated private static let large = CGRect(x: 40, y: 100, width: 300, height: 400)
    nonisolated private static let bounds = CGRect(x: 0, y: 0, width: 393, height: 852)

    private static let image = UIImage.opaque(.red)

    enum Look: CaseIterable {
      case filled, clipped, shadow, bordered, stroked, icon, bareIcon, photo, gradient
    }

    private func button(_ title: String, _ frame: CGRect, _ look: Look) -> UIButton {
      let button = UIButton(type: .custom)
      button.frame = frame
      button.matchID = "it"
      if [.bareIcon, .photo, .gradient].contains(look) {
        button.setTitle(title, for: .normal)
        button.setTitleColor(.black, for: .normal)
      } else {
        button.configuration = look == .bordered || look == .stroked ? .tinted() : .filled()
        button.configuration?.title = title
      }
      switch look {
      case .clipped:
        button.layer.cornerRadius = 22
        button.clipsToBounds = true
      case .shadow:
        button.layer.shadowOpacity = 0.5
        button.layer.shadowRadius = 6
      case .bordered:
        button.layer.borderWidth = 2
        button.layer.cornerRadius = 6
      // As the system does with a stroke of the background.
      case .stroked: button.subviews.first?.layer.borderWidth = 2
      case .icon, .bareIcon: button.setImage(PhotoScreen.image, for: .normal)
      case .photo:
        let size = CGSize(width: frame.width - 90, height: 44)
        let photo = UIGraphicsImageRenderer(size: size).image {
          $0.fill(CGRect(origin: .zero, size: size))
        }
        button.setImage(photo, for: .normal)
      case .gradient:
        let gradient = CAGradientLayer()
        gradient.frame = button.bounds
        gradient.colors = [UIColor.yellow.cgColor, UIColor.orange.cgColor]
        button.layer.insertSublayer(gradient, at: 0)
      case .filled: break
      }
      return button
    }

    @Test(arguments: Look.allCases)
    func `a button keeps its background while its title changes`(_ look: Look) async throws {
      let near = CGRect(x: 40, y: 600, width: 160, height: 44)
      let far = CGRect(x: 40, y: 200, width: 300, height: 44)
      let footage = await KindScreen.footage(
        from: [button("Follow", near, look)],
        to: [button("Unfollow", far, look)]
      )
      #expect(footage.frames.count > 20 && footage.faults == [], "\(footage.faults)")
      // A stroke comes to lie in front of the title, which it doesn't touch.
      if look == .stroked { return }
      try await KindScreen.expectStillEnds(
        from: [button("Follow", near, look)],
        to: [button("Unfollow", far, look)]
      )
    }

    private func photo(
      _ frame: CGRect,
      _ image: UIImage = image,
      _ others: [UIView] = []
    ) -> UIImageView {
      let photo = UIImageView(tagged: "photo", frame, image)
      others.forEach(photo.addSubview)
      return photo
    }

    private func middle(of frame: CGRect) -> CGRect {
      CGRect(x: frame.width / 2 - 60, y: frame.height / 2 - 16, width: 120, height: 32)
    }

    @Test(arguments: ["Kyoto", "Gion, Kyoto", ""])
    func `a heart on a photo stays there, whatever its caption becomes`(_ words: String) async {
      func one(_ frame: CGRect, _ words: String) -> UIView {
        let heart = UIView(CGRect(x: 8, y: 8, width: 24, height: 24), .green)
        let place = CGRect(x: 10, y: frame.height - 30, width: 100, height: 24)
        return photo(frame, Self.image, [heart, UILabel(place, words)])
      }
      let (navigation, _) = await KindScreen.navigation(KindScreen([one(Self.small, "Kyoto")]))
      let frames = await Headless.shownFrames {
        navigation.pushViewController(KindScreen([one(Self.large, words)]), animated: true)
        await advance(1)
      }
      let hearts = frames.map { frame in
        1 - frame.displayList.items.filter(\.isGreen).reduce(1) { $0 * (1 - $1.opacity) }
      }
      #expect(frames.count > 20 && hearts.allSatisfy { $0 > 0.7 }, "\(hearts)")
    }

    @Test(
      arguments: [
        ["", "", ""], ["one", "two", ""], ["one", "two", "three"], ["one", "one", "two"],
      ],
      [0.1, 0.25, 0.4]
    )
    func `captions in photos don't jump in a chain`(_ words: [String], _ moment: Double) async {
      func one(_ number: Int, _ frame: CGRect, _ color: UIColor) -> KindScreen {
        let labels = words[number].isEmpty ? [] : [UILabel(middle(of: frame), words[number])]
        return KindScreen([photo(frame, .opaque(color), labels)])
      }
      let container = UIViewController()
      _ = await onScreen(container, showing: one(0, Self.small, .red))
      let transition = MatchTransition.linear(0.5)
      let footage = await Footage {
        container.replace(with: one(1, Self.large, .green), transition)
        await advance(moment)
        let third = CGRect(x: 200, y: 600, width: 160, height: 140)
        container.replace(with: one(2, third, .blue), transition)
        await advance(1)
      }
      let faults = footage.doubles + footage.jumps
      #expect(footage.frames.count > 20 && faults == [], "\(faults)")
    }

    @Test(arguments: [true, false])
    func `a caption doesn't jump when the other photo comes`(_ isThere: Bool) async {
      let upper = photo(Self.large, Self.image, [UILabel(middle(of: Self.large), "Gion, Kyoto")])
      if !isThere { upper.image = nil }
      let lower = photo(Self.small, Self.image, [UILabel(middle(of: Self.small), "Kyoto")])
      let (navigation, _) = await KindScreen.navigation(KindScreen([lower]))
      let footage = await Footage {
        navigation.pushViewController(KindScreen([upper]), animated: true)
        await advance(0.3)
        upper.image = .opaque(.green)
        await advance(1)
      }
      // The photo that comes covers the other one at once.
      let jumps = footage.jumps.filter { isThere || $0.contains("words") }
      #expect(footage.frames.count > 20 && jumps == [], "\(jumps)")
    }

    @Test(arguments: ["Gion", "Kyoto"])
    func `a caption is there on the way back, whatever the other one has become`(_ late: String)
      async throws
    {
      let label = UILabel(middle(of: Self.large), "Gion")
      let (flight, _) = try await KindScreen.flight(
        from: [photo(Self.small, Self.image, [UILabel(middle(of: Self.small), "Kyoto")])],
        to: [photo(Self.large, Self.image, [label])]
      )
      await flight.show(at: 0.5, for: 0.2)
      label.text = late
      await flight.show(at: 0.5, for: 0.6)
      await flight.show(at: 0.02, for: 0.2)
      let items = Headless.nextDisplayList.items.filter { $0.texts.contains("Kyoto") }
      #expect(items.reduce(1) { $0 * (1 - $1.opacity) } < 0.3, "\(items)")
      await flight.goBack()
    }

    /// How bright a frame is at a point, with images as white, and blurs as a dark veil.
    private func level(at point: CGPoint, in frame: DisplayList) -> CGFloat {
      frame.items.filter { $0.contains(point) }.reduce(0) { level, item in
        switch item.kind {
        case .image: return level * (1 - item.opacity) + item.opacity
        case .backdrop: return level * (1 - item.opacity * (item.color?.alpha ?? 0))
        case .background:
          let parts = item.color?.components ?? [0, 0]
          let alpha = item.opacity * (parts.last ?? 0)
          return level * (1 - alpha) + parts[0] * alpha
        default: return level
        }
      }
    }

    @Test(arguments: ["nothing", "color", "dimmed color", "image", "dimmed image", "blurred image"])
    func `a wallpaper is as bright in flight as at rest`(_ way: String) async {
      func screen(_ frame: CGRect) -> KindScreen {
        KindScreen { view in
          view.backgroundColor = way.contains("image") ? .black : .white
          if way.contains("image") { view.addSubview(UIImageView(Self.bounds, .opaque(.white))) }
          if way.contains("dimmed") {
            view.addSubview(UIView(Self.bounds, UIColor.black.withAlphaComponent(0.6)))
          }
          if way.contains("blurred") {
            let blur = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
            blur.frame = Self.bounds
            view.addSubview(blur)
          }
          view.addSubview(photo(frame))
        }
      }
      let (navigation, _) = await KindScreen.navigation(screen(Self.small))
      let point = CGPoint(x: 370, y: 780)
      let before = level(at: point, in: Headless.nextDisplayList)
      let frames = await Headless.shownFrames {
        navigation.pushViewController(screen(Self.large), animated: true)
        await advance(1)
      }
      let levels = frames.map { level(at: point, in: $0.displayList) }
      let off = levels.filter { abs($0 - before) > 0.15 }
      #expect(frames.count > 20 && off == [], "\(before): \(off)")
    }

    @Test(arguments: [0, 40])
    func `a wallpaper that is larger than its panel stays in it`(_ more: CGFloat) async {
      let panel = UIView(CGRect(x: 0, y: 100, width: 393, height: 400), .white)
      let root = KindScreen([panel])
      _ = await onScreen(root)
      func child(_ frame: CGRect) -> UIViewController {
        let child = KindScreen { view in
          view.clipsToBounds = true
          let bounds = CGRect(x: 0, y: 0, width: 393, height: 400)
          let wall = UIImageView(bounds.insetBy(dx: -more, dy: -more), .opaque(.green))
          view.addSubview(wall)
          view.addSubview(UIImageView(tagged: "photo", frame, Self.image))
        }
        child.loadViewIfNeeded()
        child.view.frame = panel.bounds
        return child
      }
      root.matchShow(child(CGRect(x: 20, y: 20, width: 80, height: 80)), in: panel, animated: false)
      await advance(0.1)
      let point = CGPoint(x: 200, y: 520)
      let frames = await Headless.shownFrames {
        root.matchShow(
          child(CGRect(x: 200, y: 200, width: 150, height: 150)),
          in: panel,
          transition: .linear(0.5)
        )
        await advance(1)
      }
      let out = frames.filter {
        $0.displayList.items.contains { $0.kind == .image && $0.contains(point) }
      }
      #expect(frames.count > 20 && out.isEmpty, "\(out.count) of \(frames.count)")
    }

    private func card(
      _ corners: CACornerMask?,
      juts: Bool,
      clips: Bool = false,
      border: CGFloat = 0,
      hasFooter: Bool = false,
      hasShadow: Bool = false
    ) -> UIView {
      let card = UIView(tagged: "it", CGRect(x: 40, y: 200, width: 300, height: 300), .green)
      card.layer.cornerRadius = 60
      card.layer.borderWidth = border
      card.clipsToBounds = clips
      card.layer.shadowOpacity = hasShadow ? 0.5 : 0
      if let corners { card.layer.maskedCorners = corners }
      if hasFooter { card.addSubview(UIView(CGRect(x: 0, y: 220, width: 300, height: 80), .blue)) }
      if juts { card.addSubview(UIView(CGRect(x: 285, y: 100, width: 30, height: 30), .red)) }
      card.addSubview(UIView(tagged: "dot", CGRect(x: 140, y: 140, width: 20, height: 20), .red))
      return card
    }

    private static let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]

    /// How far in from the bottom left corner of the card something begins.
    private func cut(_ isPart: (DisplayItem) -> Bool) -> CGFloat {
      let items = Headless.nextDisplayList.items.filter(isPart)
      return stride(from: CGFloat(0), to: 40, by: 0.25).first { depth in
        items.contains { $0.contains(CGPoint(x: 40.01 + depth, y: 499.99 - depth)) }
      } ?? 99
    }

    @Test(arguments: [false, true])
    func `a border and a background are as round as their card`(_ hasShadow: Bool) async throws {
      let ends = [
        card(Self.top, juts: false, border: 4),
        card(nil, juts: false, border: 4, hasShadow: hasShadow),
      ]
      let (flight, _) = try await KindScreen.flight(from: [ends[0]], to: [ends[1]])
      for step in 0...10 {
        let share = CGFloat(step) / 10
        await flight.show(at: share)
        let expected = (1 - 0.5.squareRoot()) * 60 * share
        let border = cut { $0.kind == .border }
        #expect(isClose(border, expected, within: 0.8), "\(share)")
        let ground = cut { $0.isGreen && $0.kind == .background }
        #expect(isClose(ground, expected, within: 0.8), "\(share)")
      }
      await flight.land()
    }

    @Test(arguments: [false, true])
    func `what fills a card at its foot is cut off little by little`(_ juts: Bool) async throws {
      let ends = [
        card(Self.top, juts: false, clips: true, hasFooter: true),
        card(nil, juts: juts, clips: !juts, hasFooter: true),
      ]
      let (flight, _) = try await KindScreen.flight(from: [ends[0]], to: [ends[1]])
      for step in 0...10 {
        let share = CGFloat(step) / 10
        await flight.show(at: share)
        let found = cut { $0.color?.components == UIColor.blue.cgColor.components }
        let expected = (1 - 0.5.squareRoot()) * 60 * share * (juts ? 1 - share : 1)
        #expect(isClose(found, expected, within: 0.8), "\(share)")
      }
      await flight.land()
    }
  }
}
#endif
