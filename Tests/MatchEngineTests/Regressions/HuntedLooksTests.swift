#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// What ordinary apps do to their views while these fly.
  @MainActor @Suite("What flies looks as its view does by now") struct HuntedLooksTests {
    private static let small = CGRect(x: 20, y: 100, width: 120, height: 120)
    private static let large = CGRect(x: 60, y: 300, width: 240, height: 240)

    /// What changes in flight, and lays nothing out.
    enum Change: CaseIterable {
      case imageInCard, background, alpha, radius, border, shadow, gradient, container, added, tint,
        mode
    }

    private func picture(_ text: String) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: 60, height: 60)).image { _ in
        (text as NSString).draw(at: CGPoint(x: 4, y: 4), withAttributes: [:])
      }
    }

    /// A tagged view, and what changes it.
    private func view(_ change: Change) -> (view: UIView, make: () -> Void) {
      let inner = CGRect(x: 40, y: 40, width: 160, height: 160)
      let card = UIView(tagged: "it", Self.large, .red)
      switch change {
      case .background: return (card, { card.backgroundColor = .blue })
      case .alpha:
        card.alpha = 0.2
        return (card, { card.alpha = 1 })
      case .radius: return (card, { card.layer.cornerRadius = 120 })
      case .border:
        return (
          card,
          {
            card.layer.borderWidth = 60
            card.layer.borderColor = UIColor.blue.cgColor
          }
        )
      case .shadow:
        return (
          card,
          {
            card.layer.shadowOpacity = 1
            card.layer.shadowRadius = 0
            card.layer.shadowOffset = CGSize(width: 0, height: 40)
          }
        )
      case .gradient:
        let gradient = CAGradientLayer()
        gradient.frame = card.bounds
        gradient.colors = [UIColor.red.cgColor, UIColor.red.cgColor]
        card.layer.addSublayer(gradient)
        return (card, { gradient.colors = [UIColor.blue.cgColor, UIColor.blue.cgColor] })
      case .imageInCard:
        let image = UIImageView(inner, nil)
        card.addSubview(image)
        return (card, { image.image = self.picture("Late") })
      case .container:
        let (waiting, content) = (UIView(inner, .gray), UIView(frame: inner))
        content.addSubview(UILabel(content.bounds, "Late"))
        content.isHidden = true
        card.addSubview(waiting)
        card.addSubview(content)
        return (
          card,
          {
            waiting.isHidden = true
            content.isHidden = false
          }
        )
      case .added:
        let stack = UIStackView(frame: inner)
        card.addSubview(stack)
        return (card, { stack.addArrangedSubview(UILabel(inner, "Late")) })
      case .tint:
        let image = UIImageView(tagged: "it", Self.large, UIImage(systemName: "heart"))
        image.tintColor = .red
        return (image, { image.tintColor = .blue })
      case .mode:
        let image = UIImageView(tagged: "it", Self.large, picture("Late"))
        image.contentMode = .center
        return (image, { image.contentMode = .scaleToFill })
      }
    }

    /// What is seen of the view in the middle, at the side, in a corner and below it.
    private var seen: [String] {
      let points = [(0.5, 0.5), (0.1, 0.5), (0.04, 0.04), (0.5, 1.08)] as [(CGFloat, CGFloat)]
      let items = Headless.nextDisplayList.items
      let colors = points.map { x, y in
        let point = CGPoint(x: Self.large.minX + x * 240, y: Self.large.minY + y * 240)
        let color = items.filter { $0.contains(point) }.reduce([1, 1, 1] as [CGFloat]) {
          under,
          item in
          guard let color = item.color(at: point), let parts = color.components else {
            return under
          }
          let share = item.opacity(at: point)
          return zip(under, parts).map { $0 * (1 - share) + $1 * share }
        }
        return "\(color.map { ($0 * 5).rounded() / 5 })"
      }
      let texts = items.filter { $0.texts.contains("Late") && $0.opacity > 0.9 }
      return colors + [
        "\(!texts.isEmpty)", "\(texts.last.map { ($0.box.width / 30).rounded() } ?? 0)",
      ]
    }

    @Test("it is seen before the landing, which comes no later", arguments: Change.allCases)
    func changed(_ change: Change) async throws {
      let (upper, make) = view(change)
      let lower = UIView(tagged: "it", Self.small, .white)
      let (flight, window) = try await KindScreen.flight(from: [lower], to: [upper])
      await advance(0.05)
      make()
      let start = Headless.now
      func look() -> [String] { seen + tints(in: window).suffix(change == .tint ? 1 : 0) }
      var last = look()
      while flight.outcome == nil, Headless.now - start < 2 {
        last = look()
        await advance(1 / 60)
      }
      let seconds = Headless.now - start
      await advance(0.1)
      let rest = seen + (change == .tint ? ["\(UIColor.blue.cgColor.components ?? [])"] : [])
      #expect(last == rest && seconds < 0.6, "\(seconds) \(last) \(rest)")
      #expect(window.remains.isEmpty)
    }

    /// The tints of the images that are seen in flight, rearmost first.
    private func tints(in window: UIWindow) -> [String] {
      window.engineViews("StageView").flatMap { $0.all(UIImageView.self) }.filter { $0.alpha > 0.9 }
        .map { "\($0.tintColor.cgColor.components ?? [])" }
    }

    @Test("a symbol has its own tint at each end", arguments: [true, false])
    func symbol(isTemplate: Bool) async throws {
      let symbol = try #require(UIImage(systemName: "heart"))
      let image = isTemplate ? symbol.withRenderingMode(.alwaysTemplate) : symbol
      let views = [Self.small, Self.large].map { UIImageView(tagged: "it", $0, image) }
      views[0].tintColor = .gray
      views[1].tintColor = .red
      let (flight, window) = try await KindScreen.flight(from: [views[0]], to: [views[1]])
      await flight.show(at: 0)
      func tint(_ view: UIView) -> String { "\(view.tintColor.cgColor.components ?? [])" }
      #expect(tints(in: window) == [tint(views[0])])
      await flight.show(at: 1)
      #expect(tints(in: window).last == tint(views[1]))
      await flight.land()
    }

    @Test(
      "a flight lands on the row that a snapshot moves meanwhile",
      arguments: [false, true],
      [0, 6]
    )
    func snapshot(isAnimated: Bool, rows: Int) async throws {
      let grid = TripGrid()
      let (navigation, window) = await onScreen(below: grid, .linear(0.5))
      await navigation.go(to: TripDetail(3), for: 1)
      let flight = try await navigation.pop(for: 0.1)
      grid.apply(Array(100..<100 + rows) + Array(0..<40), animated: isAnimated)
      let photo = try #require(grid.photo(of: 3))
      var places: [CGPoint?] = []
      let start = Headless.now
      while flight.outcome == nil {
        #expect(photo.shownAlpha ?? 1 <= 0)
        places.append(window.flyingMiddle)
        await advance(1 / 60)
      }
      #expect(Headless.now - start < 0.9)
      let box = photo.nextBox(in: nil)
      places.append(CGPoint(x: box.midX, y: box.midY))
      let steps = zip(places, places.dropFirst()).compactMap { one, other in
        one.flatMap { one in other.map { hypot(one.x - $0.x, one.y - $0.y) } }
      }
      #expect((steps.max() ?? 0) < 20, "\(steps)")
      #expect(photo.shownAlpha == 1 && window.remains.isEmpty)
    }

    /// What becomes of the row before its image comes.
    enum Row: CaseIterable { case stays, isReloaded, isReplaced }

    @Test("a row shows the image that it loads in flight", arguments: Row.allCases)
    func reloaded(_ row: Row) async throws {
      let list = TripList()
      let (navigation, _) = await onScreen(below: list, .linear(0.6))
      navigation.setViewControllers([list, TripDetail(3)], animated: false)
      await advance(0.1)
      let flight = try await navigation.pop(for: 0.1)
      let old = list.photo(of: 3)
      if row == .isReplaced, let old, let cell = old.superview {
        cell.addSubview(UIImageView(tagged: old.matchID, old.frame, PhotoScreen.image))
        old.removeFromSuperview()
      }
      if row == .isReloaded {
        list.numbers.insert(3, at: 0)
        list.numbers.remove(at: 4)
        list.tableView.reloadData()
      }
      await advance(0.1)
      let photos = list.tableView.all(UIImageView.self)
      let photo = try #require(photos.first { $0.matchID == "photo-3" })
      #expect((photo === old) == (row == .stays))
      photo.image = picture("Late")
      let start = Headless.now
      func shown() -> CGFloat {
        let items = Headless.nextDisplayList.items.filter { $0.texts.contains("Late") }
        return items.map(\.opacity).max() ?? 0
      }
      while shown() < 0.9, flight.outcome == nil { await advance(1 / 60) }
      #expect(Headless.now - start < 0.35 && flight.outcome == nil)
      await flight.arrives()
    }
  }
}
#endif
