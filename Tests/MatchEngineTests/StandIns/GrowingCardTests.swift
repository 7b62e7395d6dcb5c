#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import MatchEngineFuzz
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// What is written in a card that grows into a larger one, or into a whole screen.
  @MainActor @Suite("A card that grows") struct GrowingCardTests {
    private static let large = CGRect(x: 20, y: 100, width: 345, height: 400)

    /// The texts that are seen, in the order of the lines.
    private var texts: [DisplayItem] {
      Headless.nextDisplayList.items.filter { !$0.texts.isEmpty && $0.opacity > 0.01 }
        .sorted { $0.box.minY < $1.box.minY }
    }

    @Test(
      "lines that come or go in it lie below one another, in it, unstretched",
      arguments: [
        CGRect(x: 20, y: 300, width: 345, height: 60),
        CGRect(x: 20, y: 300, width: 165, height: 165),
        CGRect(x: 20, y: 500, width: 120, height: 90),
      ],
      [false, true]
    )
    func lines(small: CGRect, isOpening: Bool) async {
      let card = UIView(tagged: "card", small, .yellow)
      let lines = (0..<5).map { number in
        let frame = CGRect(x: 16, y: 60 + 50 * number, width: 300, height: 24)
        return UILabel(tagged: "line-\(number)", frame, "Line \(number)")
      }
      for line in lines { card.addSubview(line) }
      func open(_ isOpen: Bool) {
        card.frame = isOpen ? Self.large : small
        for line in lines { line.isHidden = !isOpen }
      }
      open(!isOpening)
      let screen = KindScreen([card])
      _ = await onScreen(screen)
      let flight = screen.view.matchAnimate(transition: .linear(0.5)) { open(isOpening) }
      for step in 1...9 {
        let fraction = CGFloat(step) / 10
        await flight.show(at: fraction, for: 1 / 60)
        let box = small.mixed(with: Self.large, isOpening ? fraction : 1 - fraction)
        let texts = texts
        #expect(!texts.isEmpty)
        for (line, next) in zip(texts, texts.dropFirst()) {
          #expect(next.box.minY - line.box.maxY > 0.9 * line.box.height)
        }
        for line in texts {
          #expect(isClose(line.transform.a, line.transform.d, within: 1e-3))
          let seen = line.clips.reduce(line.box) { $0.intersection($1.box) }
          #expect(seen.isEmpty || isClose(seen.intersection(box), seen, within: 0.1))
        }
      }
      await flight.land()
    }

    @Test("a badge in it keeps its size and its corner", arguments: [false, true])
    func badge(isOnImage: Bool) async throws {
      let frames = [CGRect(x: 20, y: 600, width: 120, height: 100), Self.large]
      let cards = frames.map { frame in
        isOnImage
          ? UIImageView(tagged: "card", frame, .opaque(.gray))
          : UIView(tagged: "card", frame, .gray)
      }
      let badge = UIView(
        tagged: "badge",
        CGRect(x: 335 - 30, y: 390 - 30, width: 30, height: 30),
        .red
      )
      badge.matchStyle.entering = .fade
      cards[1].addSubview(badge)
      let (flight, _) = try await KindScreen.flight(from: [cards[0]], to: [cards[1]])
      for fraction in [0.7, 0.8, 0.9] as [CGFloat] {
        await flight.show(at: fraction)
        let card = frames[0].mixed(with: frames[1], fraction)
        let seen = Headless.nextDisplayList.items.first {
          $0.color?.components == UIColor.red.cgColor.components
        }
        #expect(seen.map { isClose($0.box.width, 30) && card.maxY - $0.box.maxY < 11 } == true)
      }
      await flight.land()
    }

    /// How a cell of a list is made: with its background, with that of what fills it, or with none.
    nonisolated enum Cell: CaseIterable, Sendable { case own, filled, clear }

    private func cell(_ kind: Cell) -> UIView {
      let cell = UIView(tagged: "card", CGRect(x: 20, y: 400, width: 170, height: 120), .clear)
      let content = UIView(cell.bounds, kind == .filled ? .white : .clear)
      if kind == .own { cell.backgroundColor = .white }
      content.addSubview(UIImageView(CGRect(x: 0, y: 0, width: 170, height: 80), .opaque(.red)))
      content.addSubview(UILabel(CGRect(x: 8, y: 84, width: 154, height: 24), "Balloons"))
      cell.addSubview(content)
      cell.clipsToBounds = true
      return cell
    }

    private func detail(lines: Int = 0) -> KindScreen {
      KindScreen { view in
        view.matchID = "card"
        view.addSubview(UIImageView(CGRect(x: 0, y: 0, width: 393, height: 300), .opaque(.red)))
        view.addSubview(UILabel(CGRect(x: 20, y: 320, width: 300, height: 40), "Over the hills"))
        for line in 0..<lines {
          let frame = CGRect(x: 20, y: 370 + 22 * line, width: 353, height: 20)
          view.addSubview(UILabel(frame, "And line \(line)"))
        }
      }
    }

    /// The advice of *Moving from the zoom*: a cell becomes the screen's own view.
    @Test(arguments: Cell.allCases)
    func `a pull shows the screen's title alone, and no letter of the cell's is cut`(kind: Cell)
      async throws
    {
      let list = KindScreen([cell(kind)])
      let (navigation, _) = await KindScreen.navigation(list)
      await navigation.go(to: detail(), for: 1)
      let flight = try navigation.begin(false, list)
      for step in 0...10 {
        await flight.show(at: CGFloat(step) / 10)
        let seen = texts
        if step <= 5 { #expect(seen.last?.texts == ["Over the hills"] && seen.last?.opacity == 1) }
        if step < 5 { #expect(FootageFrame.now.overlaps == []) }
        for text in seen {
          let uncut = text.clips.allSatisfy { $0.box.insetBy(dx: -1, dy: -1).contains(text.box) }
          #expect(uncut, "\(step): \(text.texts)")
        }
      }
      await flight.land()
    }

    @Test("what a pull cuts off at the bottom of the screen fades there", arguments: Cell.allCases)
    func softEdge(kind: Cell) async throws {
      let list = KindScreen([cell(kind)])
      let (navigation, _) = await KindScreen.navigation(list)
      let before = FootageFrame.now
      let coming = try await navigation.push(detail(lines: 20), for: 0.1)
      #expect(
        try await coming.misses(of: before, every: 5) { try await softEdges(of: coming) } == []
      )
      let after = FootageFrame.now
      let flight = try navigation.begin(false, list)
      await flight.show(at: 0)
      #expect(FootageFrame.now.misses(of: after, every: 5, in: nil) == [])
      try await softEdges(of: flight)
      await flight.land()
    }

    @Test(
      "what a tile cuts off at the side of a row fades there",
      arguments: [60, 240],
      [false, true]
    )
    func softSide(width: Int, isRightToLeft: Bool) async {
      let card = UIView(tagged: "card", CGRect(x: 20, y: 100, width: 353, height: 100), .yellow)
      let image = UIImageView(CGRect(x: 10, y: 15, width: 70, height: 70), .opaque(.red))
      let label = UILabel(CGRect(x: 90, y: 38, width: width, height: 24), "Over the hills")
      for part in [image, label] { card.addSubview(part) }
      func turn() {
        for part in card.subviews where isRightToLeft {
          part.frame.origin.x = card.bounds.width - part.frame.maxX
        }
      }
      turn()
      let screen = KindScreen([card])
      if isRightToLeft { screen.view.semanticContentAttribute = .forceRightToLeft }
      _ = await onScreen(screen)
      let flight = screen.view.matchAnimate(transition: .linear(0.5)) {
        card.frame = CGRect(x: 20, y: 100, width: 165, height: 110)
        image.frame = CGRect(x: 10, y: 6, width: 145, height: 66)
        label.frame = CGRect(x: 10, y: 76, width: 145, height: 24)
        turn()
      }
      var cuts = 0
      for step in 1...9 {
        await flight.show(at: CGFloat(step) / 10, for: 1 / 60)
        let items = Headless.nextDisplayList.items
        for (number, text) in items.enumerated() where !text.texts.isEmpty && text.opacity > 0.05 {
          let seen = text.clips.reduce(text.box) { $0.intersection($1.box) }
          if seen.width > text.box.width - 9 { continue }
          cuts += 1
          let edge = isRightToLeft ? seen.minX + 0.1 : seen.maxX - 0.1
          let point = CGPoint(x: edge, y: text.box.midY)
          let veil = items[number...].filter { $0.kind == .gradient && $0.contains(point) }
            .map { ($0.color(at: point)?.alpha ?? 0) * $0.opacity / text.opacity }.max()
          #expect(veil ?? 0 > 0.9, "\(step): \(seen)")
        }
      }
      #expect(width == 60 || cuts > 3)
      await flight.land()
    }

    /// Looks at the texts that are cut at the bottom of what flies, and at those right above.
    private func softEdges(of flight: MatchFlight) async throws {
      var cuts = 0
      for step in 1...19 {
        await flight.show(at: CGFloat(step) / 20)
        let items = Headless.nextDisplayList.items
        for (number, text) in items.enumerated() where !text.texts.isEmpty && text.opacity > 0.05 {
          let bottom = text.clips.map(\.box.maxY).min() ?? 0
          func veil(at y: CGFloat) -> CGFloat {
            let point = CGPoint(x: text.box.midX, y: y)
            return items[number...].filter { $0.kind == .gradient && $0.contains(point) }
              .map { ($0.color(at: point)?.alpha ?? 0) * $0.opacity / text.opacity }.max() ?? 0
          }
          if (bottom - 9...bottom).contains(text.box.minY) {
            cuts += 1
            #expect(veil(at: bottom - 0.1) > 0.9, "\(step): \(text.texts)")
          } else if text.box.maxY < bottom - 25 {
            #expect(veil(at: text.box.midY) == 0, "\(step): \(text.texts)")
          }
        }
      }
      #expect(cuts > 3)
    }
  }
}
#endif
