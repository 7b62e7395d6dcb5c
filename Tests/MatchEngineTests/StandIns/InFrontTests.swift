#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  @MainActor @Suite("What lies in front on its screen") struct InFrontTests {
    /// Two screens with a photo, small and in a box on the lower one, and views of a test in front of it.
    private func push(
      lower: [UIView] = [],
      upper: [UIView] = [],
      standIn: MatchStandIn = .automatic,
      zOrder: Int? = nil,
      effect: MatchEffect? = .fade,
      _ look: (MatchFlight, _ isForward: Bool) async throws -> Void
    ) async throws {
      func screen(_ photo: CGRect, isInBox: Bool, _ others: [UIView]) -> KindScreen {
        KindScreen { view in
          let image = UIImageView(image: PhotoScreen.image)
          let box = UIView(frame: photo)
          image.frame = isInBox ? box.bounds : photo
          if isInBox { box.addSubview(image) }
          image.matchID = "photo"
          image.matchStandIn = standIn
          image.matchStyle.zOrder = zOrder
          view.addSubview(isInBox ? box : image)
          for other in others { view.addSubview(other) }
        }
      }
      let screens = [
        screen(CGRect(x: 20, y: 600, width: 80, height: 80), isInBox: true, lower),
        screen(CGRect(x: 0, y: 100, width: 393, height: 752), isInBox: false, upper),
      ]
      let (navigation, window) = await KindScreen.navigation(screens[0]) {
        if let effect { $0.screenEffect = effect }
      }
      for isForward in [true, false] {
        navigation.go(isForward, screens[1])
        let flight = try await navigation.flight(after: 0.1)
        try await look(flight, isForward)
        await flight.land()
        #expect(window.remains.isEmpty)
      }
      for view in lower + upper { #expect(view.layer.animationKeys() == nil) }
    }

    private func bar(_ frame: CGRect) -> UIView {
      let bar = UIView(frame, .green)
      bar.matchStacking = .inFront
      return bar
    }

    /// What is seen at a point of the screen, frontmost last.
    private func colors(at point: CGPoint) -> [DisplayItem] {
      Headless.nextDisplayList.items.filter { $0.contains(point) && $0.kind != .shadow }
    }

    @Test(arguments: [MatchStandIn.automatic, .view { _ in UIView() }])
    func `a badge stays in front by one property`(standIn: MatchStandIn) async throws {
      let badge = bar(CGRect(x: 80, y: 590, width: 40, height: 40))
      // An empty ID counts as none.
      badge.matchID = ""
      let holder = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      holder.addSubview(badge)
      try await push(lower: [holder], standIn: standIn) { flight, isForward in
        await flight.show(at: isForward ? 0.01 : 0.99, for: 1 / 60)
        #expect(colors(at: CGPoint(x: 92, y: 605)).last?.isGreen == true)
        #expect(flight.report?.faults.isEmpty == true && flight.report?.rows.count == 1)
      }
    }

    /// Regression: the photo flew in front of its own close button.
    @Test(arguments: [nil, 1])
    func `a button is in front of its photo, which flies in front of others`(zOrder: Int?)
      async throws
    {
      let badge = UIView(CGRect(x: 80, y: 590, width: 40, height: 40), .green)
      let close = UIView(CGRect(x: 300, y: 110, width: 30, height: 30), .green)
      let ends = [(CGFloat(0.01), CGPoint(x: 92, y: 605)), (0.99, close.center)]
      try await push(lower: [badge], upper: [close], zOrder: zOrder) { flight, isForward in
        for (fraction, point) in ends {
          await flight.show(at: isForward ? fraction : 1 - fraction)
          #expect(colors(at: point).last?.isGreen == true, "\(fraction)")
        }
      }
    }

    /// Regression: a wrapper that nothing gives a size was found, but has no picture.
    @Test(arguments: [0, 40] as [CGFloat], [0, 40] as [CGFloat])
    func `a badge stays in front, whatever size its wrapper has`(width: CGFloat, height: CGFloat)
      async throws
    {
      let wrapper = UIView(frame: CGRect(x: 80, y: 590, width: width, height: height))
      wrapper.addSubview(UIView(CGRect(x: 0, y: 0, width: 40, height: 40), .green))
      try await push(lower: [wrapper]) { flight, isForward in
        await flight.show(at: isForward ? 0.01 : 0.99, for: 1 / 60)
        #expect(colors(at: CGPoint(x: 92, y: 605)).last?.isGreen == true)
      }
    }

    /// Regression: the view of a child controller counted as a screen.
    @Test(arguments: [false, true])
    func `a panel stays in front, although a title flies out of it`(isChild: Bool) async throws {
      let title = UILabel(tagged: "title", CGRect(x: 20, y: 20, width: 200, height: 30), "It")
      let panel = KindScreen([title])
      let view: UIView = isChild ? panel.view : UIView(frame: .zero)
      view.backgroundColor = .green
      view.addSubview(title)
      view.frame = CGRect(x: 0, y: 500, width: 393, height: 352)
      let name = UILabel(tagged: "title", CGRect(x: 20, y: 690, width: 80, height: 24), "It")
      try await push(lower: [name], upper: [view]) { flight, isForward in
        await flight.show(at: isForward ? 0.99 : 0.01, for: 1 / 60)
        #expect(colors(at: CGPoint(x: 200, y: 700)).last?.isGreen == true)
        #expect(flight.report?.pairCount == 2)
      }
    }

    /// Regression: the badge flew at once, and the card only in its turn.
    @Test(arguments: ["together", "timing", "stagger"])
    func `a badge stays on its photo, whenever its card flies`(way: String) async {
      let cards = (0..<3).map { number in
        let card = UIView(
          tagged: "card-\(number)",
          CGRect(x: 10 + 125 * number, y: 100, width: 115, height: 150),
          .yellow
        )
        let photo = CGRect(x: 10, y: 10, width: 95, height: 100)
        card.addSubview(UIImageView(tagged: "photo-\(number)", photo, PhotoScreen.image))
        card.addSubview(UIView(CGRect(x: 65, y: 20, width: 30, height: 30), .green))
        return card
      }
      if way == "timing" { cards[1].matchStyle.timing = .linear(duration: 0.5).delay(0.2) }
      let screen = KindScreen(cards)
      let window = await onScreen(screen)
      var transition = MatchTransition.linear(0.5)
      if way == "stagger" { transition.stagger = .step(0.1) }
      let flight = screen.view.matchAnimate(transition: transition) {
        for card in cards { card.frame.origin.y = 500 }
      }
      while flight.outcome == nil {
        await advance(1 / 60)
        let items = Headless.nextDisplayList.items
        let yellow = UIColor.yellow.cgColor.components
        let corners = items.filter { $0.color?.components == yellow }.map(\.box.origin)
        for badge in items.filter(\.isGreen).map(\.box.origin) {
          let corner = CGPoint(x: badge.x - 65, y: badge.y - 20)
          #expect(corners.contains { isClose($0, corner, within: 1) }, "\(badge) \(corners)")
        }
      }
      #expect(window.remains.isEmpty)
    }

    @Test(arguments: [true, false])
    func `a bar of the app's own stays in front, and fades along`(isLower: Bool) async throws {
      let bar = bar(CGRect(x: 0, y: 768, width: 393, height: 84))
      try await push(lower: isLower ? [bar] : [], upper: isLower ? [] : [bar]) {
        flight,
        isForward in
        var last: CGFloat?
        for step in 1..<10 {
          await flight.show(at: CGFloat(step) / 10, for: 1 / 60)
          let front = colors(at: CGPoint(x: 200, y: 810)).last { $0.isGreen }
          let opacity = (front?.opacity ?? 0) * (front?.color?.alpha ?? 0)
          // What leaves is gone before the other screen's comes.
          let share = CGFloat(isLower == isForward ? 10 - step : step) / 10
          #expect(isClose(opacity, max(2.5 * share - 1.5, 0), within: 0.01))
          if let last { #expect(abs(opacity - last) < 0.26) }
          last = opacity
        }
        #expect(flight.report?.rows.count == 1)
        #expect(flight.report?.pairCount == 1 && flight.report?.faults.isEmpty == true)
      }
    }

    /// Regression: it faded out, and was there again once the flight was over.
    @Test func `it stays whole and in front inside one screen, with no row`() async throws {
      let tile = UIView(tagged: "tile", CGRect(x: 20, y: 100, width: 90, height: 90), .red)
      let screen = KindScreen([tile, bar(CGRect(x: 0, y: 768, width: 393, height: 84))])
      _ = await onScreen(screen)
      let flight = screen.view.matchAnimate(transition: MatchTransition()) {
        tile.frame.origin = CGPoint(x: 200, y: 740)
      }
      for step in 0...10 {
        await flight.show(at: CGFloat(step) / 10, for: 1 / 60)
        let front = colors(at: CGPoint(x: 240, y: 800)).last
        #expect(front?.isGreen == true && front?.opacity == 1, "\(step)")
      }
      #expect(flight.report?.rows.map(\.id) == ["tile"] && flight.report?.pairCount == 1)
      await flight.land()
    }

    @Test func `a bar of the app's own moves with its screen`() async throws {
      let bar = bar(CGRect(x: 0, y: 768, width: 393, height: 84))
      try await push(upper: [bar], effect: .slide(from: .right)) { flight, isForward in
        await flight.show(at: 0.5, for: 1 / 60)
        let items = Headless.nextDisplayList.items.filter(\.isGreen)
        #expect(items.contains { isClose($0.box.minX, 196.5, within: 0.5) && $0.opacity == 1 })
        #expect(items.allSatisfy { isClose($0.box.minX, 196.5, within: 0.5) })
      }
    }

    @Test func `the property is automatic again as it was, and an ID counts more`() async throws {
      let badge = UIView(CGRect(x: 80, y: 590, width: 40, height: 40), .green)
      #expect(badge.matchStacking == .automatic)
      badge.matchStacking = .inFront
      #expect(badge.matchStacking == .inFront && badge.matchID == nil)
      badge.matchID = "badge"
      try await push(lower: [badge]) { flight, _ in
        #expect(flight.report?.rows.map(\.id).sorted() == ["badge", "photo"])
        #expect(
          flight.report?.rows.contains { $0.note == "no view of the upper screen has this ID" }
            == true
        )
      }
      badge.matchStacking = .automatic
      #expect(badge.matchStacking == .automatic)
    }
  }
}
#endif
