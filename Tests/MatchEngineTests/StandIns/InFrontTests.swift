#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  @MainActor @Suite("What lies in front on its screen") struct InFrontTests {
    init() async { startOver() }

    /// Two screens with a photo, small and in a box on the lower one, and views of a test in front of it.
    private func push(
      lower: [UIView] = [],
      upper: [UIView] = [],
      inList: Bool = false,
      standIn: MatchStandIn = .automatic,
      background: MatchEffect? = .fade,
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
          let list: UIView = inList ? UIScrollView(frame: view.bounds) : view
          if inList { view.addSubview(list) }
          list.addSubview(isInBox ? box : image)
          for other in others { list.addSubview(other) }
        }
      }
      let screens = [
        screen(CGRect(x: 20, y: 600, width: 80, height: 80), isInBox: true, lower),
        screen(CGRect(x: 0, y: 100, width: 393, height: 752), isInBox: false, upper),
      ]
      let (navigation, window) = KindScreen.navigation(screens[0]) {
        if let background { $0.background = background }
      }
      await advance(0.1)
      for isForward in [true, false] {
        if isForward {
          navigation.pushViewController(screens[1], animated: true)
        } else {
          navigation.popViewController(animated: true)
        }
        await advance(0.1)
        let flight = try #require(navigation.matchFlight)
        try await look(flight, isForward)
        flight.finish()
        await advance(1)
        #expect(flight.outcome == .finished && window.remains.isEmpty)
      }
      for view in lower + upper { #expect(view.layer.animationKeys() == nil) }
    }

    private func bar(_ frame: CGRect, _ color: UIColor = .green) -> UIView {
      let bar = UIView(frame: frame)
      bar.backgroundColor = color
      return bar
    }

    /// What is seen at a point of the screen, frontmost last.
    private func colors(at point: CGPoint) -> [DisplayItem] {
      Headless.nextDisplayList.items.filter { $0.contains(point) && $0.kind != .shadow }
    }

    private func isGreen(_ item: DisplayItem?) -> Bool {
      let parts = item?.color?.components ?? []
      return parts.count == 4 && parts[1] > 0.9 && parts[0] < 0.1
    }

    nonisolated static let bottom = CGRect(x: 0, y: 768, width: 393, height: 84)
    nonisolated static let top = CGRect(x: 0, y: 0, width: 393, height: 110)

    @Test(
      "an opaque bar at an edge stays in front of what flies, and fades with its screen",
      arguments: [true, false],
      [bottom, top]
    )
    func opaqueBar(isLower: Bool, frame: CGRect) async throws {
      let bar = bar(frame)
      let point = CGPoint(x: 200, y: frame.midY)
      try await push(lower: isLower ? [bar] : [], upper: isLower ? [] : [bar]) {
        flight,
        isForward in
        var last: CGFloat?
        for step in 1..<10 {
          flight.update(CGFloat(step) / 10)
          await advance(1 / 60)
          let front = colors(at: point).last
          #expect(isGreen(front))
          let opacity = (front?.opacity ?? 0) * (front?.color?.alpha ?? 0)
          #expect(
            isClose(opacity, CGFloat(isLower == isForward ? 10 - step : step) / 10, within: 0.01)
          )
          if let last { #expect(abs(opacity - last) < 0.11) }
          last = opacity
        }
        #expect(
          flight.report?.rows.count { $0.note == .inFront(on: isLower ? .lower : .upper) } == 1
        )
        #expect(flight.report?.pairCount == 1 && flight.report?.faults.isEmpty == true)
      }
    }

    @Test("a bar moves with its screen")
    func moving() async throws {
      let bar = bar(InFrontTests.bottom)
      try await push(upper: [bar], background: .slide(from: .right)) { flight, isForward in
        flight.update(0.5)
        await advance(1 / 60)
        let items = Headless.nextDisplayList.items.filter { isGreen($0) }
        #expect(items.contains { isClose($0.box.minX, 196.5, within: 0.5) && $0.opacity == 1 })
        #expect(items.allSatisfy { isClose($0.box.minX, 196.5, within: 0.5) })
      }
    }

    @Test(
      "a bar past which nothing flies, a translucent one, and what scrolls are left as they are"
    )
    func others() async throws {
      let high = bar(CGRect(x: 0, y: 0, width: 393, height: 60))
      let translucent = bar(InFrontTests.bottom, .green.withAlphaComponent(0.5))
      for (view, inList) in [(high, false), (translucent, false), (bar(InFrontTests.bottom), true)]
      {
        startOver()
        try await push(lower: [view], inList: inList) { flight, _ in
          #expect(flight.report?.rows.count == 1)
        }
      }
    }

    @Test(
      "a badge stays in front by one property, and is otherwise named by the report",
      arguments: [MatchStandIn.automatic, .live]
    )
    func badge(standIn: MatchStandIn) async throws {
      let badge = bar(CGRect(x: 80, y: 590, width: 40, height: 40))
      let holder = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      holder.addSubview(badge)
      try await push(lower: [holder], standIn: standIn) { flight, _ in
        #expect(flight.report?.rows.count == 1)
        let faults = flight.report?.faults ?? []
        #expect(faults.map(\.reason) == [.covered(by: "photo")])
        #expect(faults.first?.id.hasPrefix("<UIView: 0x") == true)
      }
      startOver()
      badge.staysInFrontOfMatches = true
      holder.removeFromSuperview()
      try await push(lower: [holder], standIn: standIn) { flight, isForward in
        flight.update(isForward ? 0.01 : 0.99)
        await advance(1 / 60)
        #expect(isGreen(colors(at: CGPoint(x: 92, y: 605)).last))
        #expect(flight.report?.faults.isEmpty == true && flight.report?.rows.count == 2)
      }
    }

    @Test("the property is false again as it was, and an ID counts more")
    func property() async throws {
      let badge = bar(CGRect(x: 80, y: 590, width: 40, height: 40))
      #expect(!badge.staysInFrontOfMatches)
      badge.staysInFrontOfMatches = true
      #expect(badge.staysInFrontOfMatches && badge.matchID == nil)
      badge.matchID = "badge"
      try await push(lower: [badge]) { flight, _ in
        #expect(flight.report?.rows.map(\.id).sorted() == ["badge", "photo"])
        #expect(flight.report?.rows.contains { $0.note == .noPartner(on: .upper) } == true)
      }
      badge.staysInFrontOfMatches = false
      #expect(!badge.staysInFrontOfMatches)
    }
  }
}
#endif
