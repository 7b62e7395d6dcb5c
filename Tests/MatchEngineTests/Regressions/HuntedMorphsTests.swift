#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import MatchEngineFuzz
import MatchEngineTestSupport
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// What is seen between two pictures of ordinary views.
  @MainActor @Suite("From one picture to another") struct HuntedMorphsTests {
    private static let small = CGRect(x: 20, y: 120, width: 120, height: 120)
    private static let large = CGRect(x: 60, y: 400, width: 240, height: 240)
    private static let photo = UIImage.opaque(.gray)

    /// How a round photo is made, and what of it has the ID.
    enum Round: CaseIterable, Sendable { case itself, clipped, shadowed, cell }

    private func round(_ frame: CGRect, _ radius: CGFloat, _ round: Round) -> UIView {
      let photo = UIImageView(CGRect(origin: .zero, size: frame.size), Self.photo)
      photo.contentMode = .scaleAspectFill
      photo.clipsToBounds = true
      let view = round == .itself ? photo : round == .cell ? UICollectionViewCell() : UIView()
      view.frame = frame
      view.matchID = "it"
      if round == .cell { (view as? UICollectionViewCell)?.contentView.addSubview(photo) }
      if round == .clipped || round == .shadowed { view.addSubview(photo) }
      let rounded = round == .clipped ? view : photo
      rounded.layer.cornerRadius = radius
      rounded.clipsToBounds = true
      if round == .shadowed { view.layer.shadowOpacity = 0.4 }
      return view
    }

    @Test(
      "a photo is as round as it should be and nothing shines through, wherever its ID is",
      arguments: Round.allCases,
      Round.allCases
    )
    func corners(lower: Round, upper: Round) async throws {
      let radii: [CGFloat] = [60, 10]
      try await KindScreen.expectStillEnds(
        from: [round(Self.small, radii[0], lower)],
        to: [round(Self.large, radii[1], upper)],
        every: 3.3
      ) { flight, _ in
        for step in 1...9 {
          let share = CGFloat(step) / 10
          await flight.show(at: share)
          let images = Headless.nextDisplayList.items.filter { $0.kind == .image }
          let box = Self.small.mixed(with: Self.large, share)
          let inset = (1 - 0.5.squareRoot()) * (radii[0] + (radii[1] - radii[0]) * share)
          for (depth, isInside) in [(inset - 1.5, false), (inset + 1.5, true)] {
            let corner = CGPoint(x: box.minX + depth, y: box.minY + depth)
            let free = images.reduce(1) { $0 * (1 - $1.opacity(at: corner)) }
            #expect(isInside ? free < 0.02 : free > 0.98, "\(share): \(free) at \(depth)")
          }
        }
      }
    }

    @Test(
      "a clip, and a plain box, become round all over little by little",
      arguments: [true, false],
      [true, false]
    )
    func roundness(isClip: Bool, isForward: Bool) async throws {
      let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      func screen(_ corners: CACornerMask?) -> KindScreen {
        let frame = CGRect(x: 40, y: 200, width: 300, height: 300)
        let box = isClip ? UIView(frame, nil) : UIView(tagged: "it", frame, .green)
        box.layer.cornerRadius = 60
        if let corners { box.layer.maskedCorners = corners }
        box.clipsToBounds = isClip
        if isClip {
          let it = UIView(tagged: "it", CGRect(x: 0, y: -10, width: 300, height: 330), .green)
          box.addSubview(it)
        }
        return KindScreen([box])
      }
      let ends = isForward ? [top, nil] : [nil, top]
      let (flight, _) = try await KindScreen.flight(from: screen(ends[0]), to: screen(ends[1]))
      func cut() -> CGFloat? {
        let items = Headless.nextDisplayList.items.filter(\.isGreen)
        return stride(from: CGFloat(0), to: 30, by: 0.25).first { depth in
          items.contains { $0.contains(CGPoint(x: 40.01 + depth, y: 499.99 - depth)) }
        }
      }
      for step in 0...20 {
        let share = CGFloat(step) / 20
        await flight.show(at: share)
        let radius = 60 * (isForward ? share : 1 - share)
        let expected = (1 - 0.5.squareRoot()) * radius
        #expect(isClose(cut() ?? 99, expected, within: 0.6), "\(share)")
      }
      await flight.land()
    }

    @Test("a card that lies on its photo's screen in front has it inside", arguments: [0, 1, nil])
    func order(zOrder: Int?) async throws {
      let screens = [Self.small, Self.large].map { frame in
        let card = UIView(tagged: "card", frame, .white)
        card.matchStyle.zOrder = zOrder
        card.addSubview(
          UIImageView(tagged: "it", CGRect(x: 10, y: 10, width: 60, height: 60), Self.photo)
        )
        return card
      }
      try await KindScreen.expectStillEnds(from: [screens[0]], to: [screens[1]]) { flight, _ in
        await flight.show(at: 0.5)
        #expect(FootageFrame.now.shows(Self.photo))
      }
    }

    @Test("what shows a logo keeps its own background all the way", arguments: [true, false])
    func logo(isShape: Bool) async throws {
      let colors = [UIColor.yellow, .blue]
      let cards = zip([Self.small, Self.large], colors).map { frame, color in
        let card = UIView(tagged: "it", frame, color)
        let shape = CAShapeLayer()
        shape.path = UIBezierPath(ovalIn: card.bounds.insetBy(dx: 30, dy: 30)).cgPath
        shape.fillColor = UIColor.red.cgColor
        if isShape { card.layer.addSublayer(shape) }
        return card
      }
      try await KindScreen.expectStillEnds(from: [cards[0]], to: [cards[1]], every: 3.3)
    }

    // MARK: What draws, and what doesn't

    final class Tile: UIView {}
    final class Drawn: UIView {
      override func draw(_ rect: CGRect) {
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 10, y: 10, width: 20, height: 20))
      }
    }

    @Test("a translucent card is one box, whatever its class is", arguments: [true, false])
    func translucent(isTile: Bool) async throws {
      let cards = [Self.small, Self.large.insetBy(dx: -30, dy: 60)].map { frame in
        let card = isTile ? Tile(frame: frame) : UIView(frame: frame)
        card.backgroundColor = UIColor.green.withAlphaComponent(0.5)
        card.matchID = "it"
        return card
      }
      try await KindScreen.expectStillEnds(from: [cards[0]], to: [cards[1]]) { flight, _ in
        for step in 0...10 {
          await flight.show(at: CGFloat(step) / 10)
          let boxes = Headless.nextDisplayList.items.filter { $0.isGreen && $0.opacity > 0.01 }
          #expect(boxes.count == 1, "\(step)")
        }
      }
    }

    @Test func `a card that draws shows what it draws`() async throws {
      let cards = [Self.small, Self.large].map { frame in
        let card = Drawn(frame: frame)
        card.matchID = "it"
        return card
      }
      try await KindScreen.expectStillEnds(from: [cards[0]], to: [cards[1]], every: 3.3)
    }

    // MARK: An image beside something else

    @Test("an image beside any other view: both fill the box", arguments: [true, false])
    func bands(isForward: Bool) async throws {
      let poster = UIImageView(tagged: "it", Self.small, Self.photo)
      poster.contentMode = .scaleAspectFill
      poster.clipsToBounds = true
      let player = UIView(tagged: "it", CGRect(x: 0, y: 400, width: 393, height: 160))
      let film = UIView(player.bounds.insetBy(dx: 0, dy: 1), .red)
      film.alpha = 0.99
      player.addSubview(film)
      let views = isForward ? [poster, player] : [player, poster]
      let (flight, _) = try await KindScreen.flight(from: [views[0]], to: [views[1]])
      for step in 1...9 {
        let share = CGFloat(step) / 10
        await flight.show(at: share)
        let box = views[0].frame.mixed(with: views[1].frame, share)
        let films = Headless.nextDisplayList.items.filter {
          $0.color?.components?.first == 1 && $0.kind == .background && !$0.isGreen
            && $0.color?.components?[1] == 0
        }
        for x in [0.03, 0.97] as [CGFloat] {
          for y in [0.04, 0.96] as [CGFloat] {
            let point = CGPoint(x: box.minX + x * box.width, y: box.minY + y * box.height)
            #expect(films.contains { $0.contains(point) }, "\(share) \(point)")
          }
        }
      }
      await flight.land()
    }

    @Test(
      "an image that arrives in flight pales nothing",
      arguments: [true, false],
      [true, false]
    )
    func arriving(isSame: Bool, isOther: Bool) async throws {
      let lower = UIImageView(tagged: "it", Self.small, Self.photo)
      let upper = UIImageView(tagged: "it", Self.large, isOther ? UIImage.opaque(.red) : nil)
      for view in [lower, upper] {
        view.contentMode = .scaleAspectFill
        view.clipsToBounds = true
      }
      let (navigation, _) = await KindScreen.navigation(KindScreen([lower]))
      navigation.pushViewController(KindScreen([upper]), animated: true)
      await advance(0.15)
      upper.image = isSame ? Self.photo : .opaque(.blue)
      while navigation.matchFlight != nil {
        await advance(1 / 60)
        let items = Headless.nextDisplayList.items.filter { $0.kind == .image }
        guard let last = items.last else { return }
        let point = CGPoint(x: last.box.midX, y: last.box.midY)
        let free = items.reduce(1) { $0 * (1 - $1.opacity(at: point)) }
        #expect(free < 0.02, "\(free)")
      }
    }

    // MARK: Words

    enum Writer: CaseIterable, Sendable { case label, field, button }
    enum Difference: CaseIterable, Sendable { case none, weight, color, attribute, width, size }

    private func words(_ writer: Writer, _ frame: CGRect, _ difference: Difference?, _ ink: UIColor)
      -> UIView
    {
      let size: CGFloat = difference == .size ? 30 : 17
      let font = UIFont.systemFont(ofSize: size, weight: difference == .weight ? .heavy : .regular)
      let isRed = difference == .color || difference == .attribute
      let color = isRed ? UIColor.red.withAlphaComponent(ink.cgColor.alpha) : ink
      let view: UIView
      switch writer {
      case .label:
        let label = UILabel()
        (label.text, label.font, label.textColor) = ("Jane Appleseed", font, color)
        if difference == .attribute { label.attributedText = label.attributedText }
        view = label
      case .field:
        let field = UITextField()
        (field.text, field.font, field.textColor) = ("Jane Appleseed", font, color)
        view = field
      case .button:
        let button = UIButton(type: .custom)
        button.setTitle("Jane Appleseed", for: .normal)
        button.setTitleColor(color, for: .normal)
        button.titleLabel?.font = font
        button.contentHorizontalAlignment = .left
        view = button
      }
      view.frame = frame
      if difference == .width || difference == .size { view.frame.size.width += 120 }
      view.matchID = "it"
      return view
    }

    /// What is seen of words: how much of them, and whether they are seen in two places.
    private func look(ink alpha: CGFloat) -> (cover: CGFloat, isDoubled: Bool) {
      let items = Headless.nextDisplayList.items.filter { !$0.texts.isEmpty && $0.opacity > 0.3 }
      let all = Headless.nextDisplayList.items.filter { !$0.texts.isEmpty }
      let isDoubled = items.contains { item in
        zip(item.corners, items[0].corners).contains { hypot($0.x - $1.x, $0.y - $1.y) > 1 }
      }
      return (1 - all.reduce(1) { $0 * (1 - $1.opacity * alpha) }, isDoubled)
    }

    @Test(
      "the same words are seen once, and as dark as they are",
      arguments: Cases.pairs(Writer.allCases, Writer.allCases),
      Difference.allCases
    )
    func words(writers: (Writer, Writer), difference: Difference) async throws {
      for alpha in [1, 0.6] as [CGFloat] {
        startOver()
        let ink = UIColor(white: 0, alpha: alpha)
        let frame = CGRect(x: 20, y: 100, width: 200, height: 44)
        let lower = words(writers.0, frame, nil, ink)
        let upper = words(writers.1, frame.offsetBy(dx: 30, dy: 300), difference, ink)
        let (flight, _) = try await KindScreen.flight(from: [lower], to: [upper])
        for step in 0...30 {
          await flight.show(at: CGFloat(step) / 30)
          let (cover, isDoubled) = look(ink: alpha)
          #expect(!isDoubled, "\(alpha) \(step)")
          #expect(cover < alpha + 0.02, "\(alpha) \(step)")
          #expect(cover > alpha - 0.04, "\(alpha) \(step)")
        }
        await flight.land()
      }
    }

    @Test(
      "words in a translucent color get no darker, however often they turn",
      arguments: [true, false]
    )
    func turned(isChain: Bool) async throws {
      let ink = UIColor(white: 0, alpha: 0.6)
      let places = [CGPoint(x: 20, y: 100), CGPoint(x: 60, y: 400), CGPoint(x: 20, y: 600)]
      let container = UIViewController()
      _ = await onScreen(container)
      func screen(_ number: Int) -> KindScreen {
        let frame = CGRect(origin: places[number % 3], size: CGSize(width: 200, height: 44))
        return KindScreen([words(.label, frame, number % 2 == 1 ? .color : nil, ink)])
      }
      container.matchShow(screen(0), in: container.view, animated: false)
      await advance(0.1)
      var flight = container.matchShow(screen(1), in: container.view, transition: .linear(0.5))
      for turn in 2..<40 {
        await advance(1 / 60)
        if turn % 7 == 0 {
          if isChain {
            flight = container.matchShow(
              screen(turn / 7),
              in: container.view,
              transition: .linear(0.5)
            )
          } else {
            flight.reverse()
          }
        }
        let (cover, isDoubled) = look(ink: 0.6)
        #expect(!isDoubled && cover < 0.63 && cover > 0.54, "\(turn): \(cover) \(isDoubled)")
      }
    }
  }
}
#endif
