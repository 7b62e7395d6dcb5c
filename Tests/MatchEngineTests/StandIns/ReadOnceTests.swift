#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import MatchEngineFuzz
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// Texts that are part of something else: neither is read on the other one.
  @MainActor @Suite("Words on buttons, images and cards") struct ReadOnceTests {
    nonisolated private static let small = CGRect(x: 30, y: 500, width: 120, height: 120)
    nonisolated private static let large = CGRect(x: 40, y: 100, width: 300, height: 400)

    private static let image = UIImage.opaque(.red)

    enum Look: CaseIterable { case plain, filled, tinted, capsule }

    @Test(arguments: Look.allCases)
    func `titles of buttons that become one another`(_ look: Look) async throws {
      func button(_ title: String, _ y: Int, _ width: Int) -> UIButton {
        let button = UIButton(type: .custom)
        button.frame = CGRect(x: 40, y: y, width: width, height: 44)
        button.matchID = "it"
        if look == .plain {
          button.backgroundColor = .blue
          button.layer.cornerRadius = 6
          button.setTitle(title, for: .normal)
        } else {
          button.configuration = look == .tinted ? .tinted() : .filled()
          button.configuration?.title = title
          if look == .capsule { button.configuration?.cornerStyle = .capsule }
        }
        return button
      }
      let footage = await KindScreen.footage(
        from: [button("Follow", 600, 120)],
        to: [button("Unfollow", 200, 300)]
      )
      #expect(footage.frames.count > 20 && footage.doubles == [])
      try await KindScreen.expectStillEnds(
        from: [button("Follow", 600, 120)],
        to: [button("Unfollow", 200, 300)]
      )
    }

    @Test(arguments: [false, true], [false, true])
    func `captions on one photo, or on two`(_ areInside: Bool, _ isOneImage: Bool) async {
      func screen(_ frame: CGRect, _ words: String, _ image: UIImage) -> [UIView] {
        let photo = UIImageView(tagged: "photo", frame, image)
        let place = CGRect(x: frame.width / 2 - 45, y: frame.height / 2 - 12, width: 90, height: 24)
        let label = UILabel(place, words)
        if areInside {
          photo.addSubview(label)
          return [photo]
        }
        label.frame = place.offsetBy(dx: frame.minX, dy: frame.minY)
        return [photo, label]
      }
      let footage = await KindScreen.footage(
        from: screen(Self.small, "Kyoto", Self.image),
        to: screen(Self.large, "Gion, Kyoto", isOneImage ? Self.image : .opaque(.green))
      )
      #expect(footage.frames.count > 20 && footage.doubles == [], "\(footage.doubles)")
    }

    private func photo(_ frame: CGRect, _ others: [UIView] = []) -> UIImageView {
      let photo = UIImageView(tagged: "photo", frame, Self.image)
      others.forEach(photo.addSubview)
      return photo
    }

    private func middle(of frame: CGRect) -> CGRect {
      CGRect(x: frame.width / 2 - 60, y: frame.height / 2 - 16, width: 120, height: 32)
    }

    enum Caption: CaseIterable { case label, field, textView, button, box, gradient, blur }

    private func caption(_ words: String, _ kind: Caption, _ frame: CGRect) -> UIView {
      switch kind {
      case .label: return UILabel(frame, words)
      case .field:
        let field = UITextField(frame: frame)
        field.text = words
        return field
      case .textView:
        let view = UITextView(frame: frame)
        view.backgroundColor = nil
        view.isScrollEnabled = false
        view.text = words
        return view
      case .button:
        let button = UIButton(type: .custom)
        button.frame = frame
        button.setTitle(words, for: .normal)
        return button
      case .box, .gradient:
        let box = UIView(frame: frame)
        if kind == .box { box.backgroundColor = UIColor.black.withAlphaComponent(0.4) }
        if kind == .gradient {
          let gradient = CAGradientLayer()
          gradient.frame = box.bounds
          gradient.colors = [UIColor.clear.cgColor, UIColor.black.cgColor]
          box.layer.addSublayer(gradient)
        }
        box.addSubview(UILabel(box.bounds, words))
        return box
      case .blur:
        let blur = UIVisualEffectView(blurIn: frame)
        blur.contentView.addSubview(UILabel(blur.bounds, words))
        return blur
      }
    }

    @Test(arguments: Caption.allCases, ["Kyoto", "Gion, Kyoto"])
    func `captions in photos, whatever shows them`(_ kind: Caption, _ words: String) async {
      let footage = await KindScreen.footage(
        from: [photo(Self.small, [caption("Kyoto", kind, middle(of: Self.small))])],
        to: [photo(Self.large, [caption(words, kind, middle(of: Self.large))])]
      )
      #expect(footage.frames.count > 20 && footage.doubles == [], "\(footage.doubles)")
    }

    @Test(arguments: Caption.allCases)
    func `a tagged box with words and more`(_ kind: Caption) async {
      func box(_ words: String, _ frame: CGRect) -> [UIView] {
        let caption = caption(words, kind, CGRect(origin: .zero, size: frame.size))
        let box = UIView(tagged: "box", frame)
        box.addSubview(UIView(CGRect(x: 4, y: 4, width: 12, height: 12), .green))
        box.addSubview(caption)
        return [box]
      }
      let footage = await KindScreen.footage(
        from: box("Kyoto", Self.small),
        to: box("Gion, Kyoto", Self.large)
      )
      #expect(footage.frames.count > 20 && footage.doubles == [], "\(footage.doubles)")
    }

    @Test(arguments: [false, true], [false, true])
    func `a caption in a photo, and one in front of it`(_ isBeside: Bool, _ isUpper: Bool) async {
      func screen(_ frame: CGRect, _ words: String, _ isBeside: Bool) -> [UIView] {
        let label = UILabel(middle(of: frame), words)
        if !isBeside { return [photo(frame, [label])] }
        label.frame = label.frame.offsetBy(dx: frame.minX, dy: frame.minY)
        return [photo(frame), label]
      }
      let footage = await KindScreen.footage(
        from: screen(Self.small, "Kyoto", isBeside && !isUpper),
        to: screen(Self.large, "Gion, Kyoto", isBeside && isUpper)
      )
      #expect(footage.frames.count > 20 && footage.doubles == [], "\(footage.doubles)")
    }

    @Test(arguments: [false, true])
    func `a photo with a caption becomes a view with both`(_ isView: Bool) async {
      let upper = isView ? UIView(tagged: "photo", Self.large) : photo(Self.large)
      if isView { upper.addSubview(UIImageView(upper.bounds, Self.image)) }
      upper.addSubview(UILabel(middle(of: Self.large), "Gion, Kyoto"))
      let lower = photo(Self.small, [UILabel(middle(of: Self.small), "Kyoto")])
      let footage = await KindScreen.footage(from: [lower], to: [upper])
      #expect(footage.frames.count > 20 && footage.doubles == [], "\(footage.doubles)")
    }

    @Test(arguments: [false, true])
    func `a caption that only one photo has`(_ isUpper: Bool) async {
      func one(_ frame: CGRect, _ has: Bool) -> [UIView] {
        [photo(frame, has ? [UILabel(middle(of: frame), "Kyoto")] : [])]
      }
      let footage = await KindScreen.footage(
        from: one(Self.small, !isUpper),
        to: one(Self.large, isUpper)
      )
      #expect(footage.frames.count > 20 && footage.faults == [], "\(footage.faults)")
    }

    @Test func `a caption that both ends show is seen in every frame`() async throws {
      func photo(_ frame: CGRect) -> UIView {
        let photo = UIImageView(tagged: "photo", frame, Self.image)
        photo.addSubview(UILabel(CGRect(x: 10, y: 10, width: 90, height: 24), "Kyoto"))
        return photo
      }
      let flight = try await KindScreen.flight(from: [photo(Self.small)], to: [photo(Self.large)])
        .flight
      for step in 0...10 {
        await flight.show(at: CGFloat(step) / 10)
        let items = Headless.nextDisplayList.items.filter { $0.texts.contains("Kyoto") }
        #expect(items.reduce(1) { $0 * (1 - $1.opacity) } < 0.3, "\(step)")
      }
      await flight.land()
    }

    @Test(arguments: ["12 likes", "13 likes"], [false, true])
    func `what a card says on its photo, where its list is loaded again`(
      _ words: String,
      _ isTagged: Bool
    ) async {
      func fill(_ view: UIView, _ words: String, _ y: CGFloat) {
        for old in view.subviews { old.removeFromSuperview() }
        let card = UIView(tagged: "card", CGRect(x: 20, y: y, width: 200, height: 150), .yellow)
        let place = CGRect(x: 10, y: 10, width: 180, height: 100)
        card.addSubview(UIImageView(tagged: "photo", place, Self.image))
        let label = UILabel(CGRect(x: 20, y: 40, width: 120, height: 30), words)
        if isTagged { label.matchID = "likes" }
        card.addSubview(label)
        view.addSubview(card)
      }
      let screen = KindScreen([])
      screen.loadViewIfNeeded()
      fill(screen.view, "12 likes", 100)
      _ = await onScreen(screen)
      let footage = await Footage {
        screen.view.matchAnimate(transition: .linear(0.5)) { fill(screen.view, words, 500) }
        await advance(1)
      }
      #expect(footage.frames.count > 20 && footage.doubles == [], "\(footage.doubles)")
    }

    @Test(arguments: [false, true])
    func `a card becomes round below little by little`(_ isReversed: Bool) async throws {
      func card(_ corners: CACornerMask?) -> UIView {
        let frame = CGRect(x: 40, y: 200, width: 300, height: 300)
        let card = UIView(tagged: "it", frame, .green)
        card.layer.cornerRadius = 60
        if let corners { card.layer.maskedCorners = corners }
        // What holds something that flies has its background drawn, and isn't a picture.
        card.addSubview(UIView(tagged: "dot", CGRect(x: 140, y: 140, width: 20, height: 20), .red))
        return card
      }
      let top = card([.layerMinXMinYCorner, .layerMaxXMinYCorner])
      let ends = isReversed ? [card(nil), top] : [top, card(nil)]
      let (flight, _) = try await KindScreen.flight(from: [ends[0]], to: [ends[1]])
      for step in 0...10 {
        let share = CGFloat(step) / 10
        await flight.show(at: share)
        let items = Headless.nextDisplayList.items.filter(\.isGreen)
        let cut = stride(from: CGFloat(0), to: 30, by: 0.25).first { depth in
          items.contains { $0.contains(CGPoint(x: 40.01 + depth, y: 499.99 - depth)) }
        }
        let expected = (1 - 0.5.squareRoot()) * 60 * (isReversed ? 1 - share : share)
        #expect(isClose(cut ?? 99, expected, within: 0.8), "\(share)")
      }
      await flight.land()
    }

    @Test(arguments: [0, 300], [false, true])
    func `a dark header and a dark list together hide a white view`(
      _ offset: CGFloat,
      _ isOver: Bool
    ) async {
      func screen(_ frame: CGRect) -> KindScreen {
        KindScreen { view in
          view.backgroundColor = isOver ? .white : .black
          view.bounds.origin.y = offset
          let header = CGRect(x: 0, y: offset, width: 393, height: 90)
          view.addSubview(UIView(header, .black))
          let list = CGRect(x: 0, y: offset + 90, width: 393, height: 762)
          view.addSubview(UIScrollView(list, .black))
          view.addSubview(photo(frame.offsetBy(dx: 0, dy: offset)))
        }
      }
      let (navigation, window) = await KindScreen.navigation(screen(Self.small))
      window.backgroundColor = .white
      let footage = await Footage {
        navigation.pushViewController(screen(Self.large), animated: true)
        await advance(1)
      }
      for area in [
        CGRect(x: 200, y: 650, width: 150, height: 150),
        CGRect(x: 345, y: 150, width: 40, height: 99),
      ] {
        let white = footage.frames.indices.filter { footage.frames[$0].shows(.white, in: area) }
        #expect(footage.frames.count > 20 && white == [], "\(area)")
      }
    }

    @Test(arguments: ["none", "view", "image"])
    func `a dark wallpaper over a white view never flashes white`(_ way: String) async {
      let bounds = CGRect(x: 0, y: 0, width: 393, height: 852)
      let wallpaper =
        way == "image" ? UIImageView(bounds, .opaque(.black)) : UIView(bounds, .black)
      func screen(_ frame: CGRect, _ isPlain: Bool) -> KindScreen {
        KindScreen { view in
          view.backgroundColor = isPlain ? .black : .white
          if !isPlain { view.addSubview(wallpaper) }
          view.addSubview(UIImageView(tagged: "photo", frame, Self.image))
        }
      }
      let (navigation, _) = await KindScreen.navigation(screen(Self.small, true))
      let area = CGRect(x: 200, y: 650, width: 150, height: 150)
      for isForward in [true, false] {
        let footage = await Footage {
          if isForward {
            let upper = screen(Self.large, way == "none")
            navigation.pushViewController(upper, animated: true)
          } else {
            navigation.popViewController(animated: true)
          }
          await advance(1)
        }
        let white = footage.frames.indices.filter { footage.frames[$0].shows(.white, in: area) }
        #expect(footage.frames.count > 20 && white == [])
      }
    }
  }
}
#endif
