#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import MatchEngineTestSupport
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  @MainActor @Suite("A live view keeps its bounds in flight") struct LiveBoundsTests {
    /// A view that counts how often it's laid out and resized, as a map or a list would notice it.
    private final class Map: UIView {
      var layouts = 0
      var sizes: [CGSize] = []

      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
      }

      override var bounds: CGRect {
        didSet { if bounds.size != oldValue.size { sizes.append(bounds.size) } }
      }

      override var frame: CGRect {
        didSet { if frame.size != oldValue.size { sizes.append(frame.size) } }
      }
    }

    private func screen(_ frame: CGRect, _ view: UIView) -> KindScreen {
      KindScreen { root in
        view.frame = frame
        view.matchID = "map"
        root.addSubview(view)
      }
    }

    private func stage(_ lower: KindScreen, _ upper: KindScreen) async -> TripStage {
      await TripStage(.navigation, lower, upper, .linear(0.5))
    }

    private func map() -> Map {
      let map = Map()
      map.backgroundColor = .orange
      map.matchStandIn = .live
      return map
    }

    /// The box of the live view on the screen.
    private var seen: CGRect? {
      Headless.nextDisplayList.items.first { $0.color == UIColor.orange.cgColor }?.box
    }

    private let small = CGRect(x: 20, y: 500, width: 100, height: 60)
    private let large = CGRect(x: 10, y: 100, width: 370, height: 320)

    @Test(arguments: [true, false], [true, false])
    func `it's laid out twice at most, in its box`(isLower: Bool, isFinished: Bool) async throws {
      let map = map()
      let other = UIView()
      other.backgroundColor = .blue
      let stage = await stage(
        screen(small, isLower ? map : other),
        screen(large, isLower ? other : map)
      )
      let flight = try await stage.fly(true, for: 1 / 60)
      let (layouts, sizes, bounds) = (map.layouts, map.sizes.count, map.bounds)
      var boxes: [CGRect] = []
      while flight.outcome == nil {
        if let seen { boxes.append(seen) }
        await advance(1 / 60)
        if boxes.count == 15, !isFinished { flight.cancel() }
        if flight.outcome == nil { #expect(map.bounds == bounds) }
      }
      #expect(map.layouts - layouts <= 2 && map.sizes.count - sizes <= 1)
      #expect(map.frame == (isLower ? small : large) && map.transform.isIdentity)
      #expect(boxes.count > 20)
      for (box, next) in zip(boxes, boxes.dropFirst()) { #expect(isClose(box, next, within: 45)) }
      let widths = boxes.map(\.width)
      #expect(try #require(widths.max()) > (isFinished ? 340 : 200) && #require(widths.min()) < 130)
    }

    @Test func `both ends being live, each keeps its own bounds`() async throws {
      let maps = [map(), map()]
      let stage = await stage(screen(small, maps[0]), screen(large, maps[1]))
      let flight = try await stage.fly(true, for: 0.1)
      let layouts = maps.map(\.layouts)
      while flight.outcome == nil {
        #expect(maps[0].bounds.size == small.size && maps[1].bounds.size == large.size)
        await advance(1 / 60)
      }
      #expect(zip(maps, layouts).allSatisfy { $0.layouts - $1 <= 2 })
      #expect(maps[1].frame == large)
    }

    @Test(
      "LV-2: a list's insets and its place in them stay, whoever holds the flight",
      arguments: [true, false],
      [0, 40.0]
    )
    func insets(isLower: Bool, scrolled: CGFloat) async throws {
      let (list, card) = (UIScrollView(), map())
      card.addSubview(list)
      card.frame = CGRect(x: 0, y: 0, width: 390, height: 500)
      list.frame = card.bounds
      list.contentSize = CGSize(width: 390, height: 2000)
      list.contentInset = UIEdgeInsets(top: 5, left: 0, bottom: 7, right: 0)
      let stage = await stage(
        screen(isLower ? card.frame : small, isLower ? card : UIView()),
        screen(isLower ? small : card.frame, isLower ? UIView() : card)
      )
      func insets() -> [CGFloat] { [list.adjustedContentInset.top, list.contentOffset.y] }
      let rest = insets()
      let flight = try await stage.fly(true, for: 0.1)
      if isLower { #expect(insets() == rest) }
      list.contentOffset.y += scrolled
      let start = insets()
      #expect(start[0] > 5, "the safe area counts")
      for step in 0..<40 where flight.outcome == nil {
        #expect(insets() == start, "\(step)")
        switch step {
        case 6: flight.hold()
        case 8: flight.update(0.8)
        case 10: flight.update(0.2)
        case 12: flight.finish()
        case 20: list.contentInset.bottom = 300
        default: break
        }
        await advance(1 / 60)
      }
      await flight.arrives()
      #expect((isLower || insets() == start))
      #expect(list.contentInset == UIEdgeInsets(top: 5, left: 0, bottom: 300, right: 0))
      #expect(list.contentInsetAdjustmentBehavior == .automatic)
    }

    @Test func `a size that its screen gives it meanwhile is set once, at the end`() async throws {
      let map = map()
      map.autoresizingMask = [.flexibleWidth]
      let panel = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
      let upper = KindScreen { root in
        map.frame = self.large
        map.matchID = "map"
        root.addSubview(panel)
        panel.addSubview(map)
      }
      let stage = await TripStage(.navigation, screen(small, UIView()), upper, .linear(0.5))
      let flight = try await stage.fly(true, for: 0.1)
      let sizes = map.sizes.count
      panel.frame.size.width -= 40
      await advance(0.1)
      #expect(map.bounds.size == large.size)
      await flight.arrives()
      #expect(map.sizes.count - sizes == 1)
      #expect(map.frame == CGRect(x: 10, y: 100, width: 330, height: 320))
    }
  }

  /// Regression: all constraints that a view had were activated when it came back, whatever had become of them.
  @MainActor @Suite("The constraints of a live view") struct LiveConstraintTests {
    private let live = UILabel()
    private let other = UIView()
    private let width: NSLayoutConstraint
    private let left: NSLayoutConstraint
    private let navigation: UINavigationController
    private let window: UIWindow
    private let screen: KindScreen

    init() async {
      let (live, other) = (live, other)
      live.text = "A player"
      live.matchID = "player"
      live.matchStandIn = .live
      width = live.widthAnchor.constraint(equalToConstant: 120)
      left = live.leadingAnchor.constraint(equalTo: other.trailingAnchor, constant: 10)
      let constraints = [width, left]
      screen = KindScreen { view in
        for part in [other, live] {
          part.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(part)
        }
        NSLayoutConstraint.activate(
          constraints + [
            other.topAnchor.constraint(equalTo: view.topAnchor, constant: 200),
            other.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            other.widthAnchor.constraint(equalToConstant: 30),
            other.heightAnchor.constraint(equalToConstant: 30),
            live.topAnchor.constraint(equalTo: view.topAnchor, constant: 200),
          ]
        )
      }
      (navigation, window) = await KindScreen.navigation(screen)
    }

    /// Flies to another screen, lets the app do something in flight, and goes back.
    private func fly(to parent: UIView? = nil, _ change: () -> Void) async throws {
      await navigation.go(to: KindScreen(LiveTests.partner), for: 0.2)
      #expect(live.superview !== screen.view)
      change()
      try #require(navigation.matchFlight).cancel()
      await advance(1)
      #expect(live.superview === (parent ?? screen.view) && window.remains.isEmpty)
      screen.view.layoutIfNeeded()
    }

    @Test func `where the app has moved it meanwhile, those for its size are active`() async throws
    {
      try await fly(to: other) { other.addSubview(live) }
      #expect(width.isActive && !left.isActive)
    }

    @Test func `one whose other item the app has removed meanwhile stays inactive`() async throws {
      try await fly { other.removeFromSuperview() }
      #expect(!left.isActive && width.isActive && live.bounds.width == 120)
    }

    @Test func `one that the app has replaced stays inactive`() async throws {
      let new = live.widthAnchor.constraint(equalToConstant: 170)
      try await fly {
        width.isActive = false
        new.isActive = true
      }
      #expect(new.isActive && !width.isActive && left.isActive)
      #expect(live.frame.origin == CGPoint(x: 40, y: 200) && live.bounds.width == 170)
    }

    @Test func `a set that the app has replaced in one direction stays inactive`() async throws {
      let new = [
        live.leftAnchor.constraint(equalTo: screen.view.leftAnchor, constant: 60),
        live.rightAnchor.constraint(equalTo: screen.view.rightAnchor, constant: -60),
      ]
      try await fly {
        NSLayoutConstraint.deactivate([width, left])
        NSLayoutConstraint.activate(new)
      }
      #expect(new.allSatisfy(\.isActive) && !width.isActive && !left.isActive)
      #expect(live.frame.minX == 60 && live.frame.width == 393 - 120 && live.frame.minY == 200)
    }

    @Test func `those of its content are the system's, and follow the content`() async throws {
      width.isActive = false
      await advance(0.1)
      try await fly { live.text = "A player with a longer name" }
      #expect(isClose(live.bounds.width, live.intrinsicContentSize.width, within: 0.01))
    }
  }
}
#endif
