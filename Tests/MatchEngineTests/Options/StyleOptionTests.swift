#if canImport(UIKit)
import MatchEngine
import MatchEngineCore
import MatchEngineTestSupport
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  @MainActor @Suite("A view's style and its inspectable properties")
  struct StyleOptionTests {
    /// The pictures of the first pair, the lower one first, in the box of the performer.
    private func pictures(
      _ count: Int = 2,
      at fraction: CGFloat,
      _ style: @escaping (UIView) -> Void
    ) async throws -> [(frame: CGRect, alpha: CGFloat)] {
      let stage = await OptionStage(first: { view in
        view.matchStandIn = .drawing
        view.addSubview(UIView(frame: CGRect(x: 2, y: 2, width: 5, height: 5)))
        style(view)
      })
      let flight = try await stage.push()
      await flight.show(at: fraction)
      let all = try #require(stage.stage).all(UIImageView.self)
      try #require(all.count == count)
      return all.sorted { $0.bounds.width / $0.bounds.height > $1.bounds.width / $1.bounds.height }
        .map { ($0.frame, $0.alpha) }
    }

    @Test("a picture fits its box as the style says", arguments: MatchFit.all)
    func fit(_ fit: MatchFit) async throws {
      // Halfway the box is 80 × 85.
      let box = CGSize(width: 80, height: 85)
      let shapes = [CGFloat(2), 0.5]
      let found = try await pictures(at: 0.5) { $0.matchStyle.fit = fit }
      for ((frame, _), shape) in zip(found, fit == .stretch ? [80 / 85, 80 / 85] : shapes) {
        #expect(isClose(frame.width / frame.height, shape, within: 0.01), "\(frame)")
        let isWide = shape > box.width / box.height
        switch fit.kind {
        case .stretch: #expect(isClose(frame, CGRect(origin: .zero, size: box), within: 0.01))
        case .fill, .automatic:
          #expect(isClose(isWide ? frame.height : frame.width, isWide ? 85 : 80, within: 0.01))
        case .fit:
          #expect(isClose(isWide ? frame.width : frame.height, isWide ? 80 : 85, within: 0.01))
        case .width: #expect(isClose(frame.width, 80, within: 0.01) && isClose(frame.minY, 0))
        case .height: #expect(isClose(frame.height, 85, within: 0.01))
        }
        #expect(isClose(frame.midX, 40, within: 0.01))
        if fit != .width { #expect(isClose(frame.midY, 42.5, within: 0.01)) }
      }
    }

    nonisolated static let fades: [(MatchCrossFade, [Double])] = [
      // The lower picture at a quarter and at three quarters, then the upper one.
      (.cross, [0.75 / 0.875, 0.25 / 0.625, 0.25, 0.75]), (.through(0.5), [0.5, 0, 0, 0.5]),
      (.through(0.8), [0.6875, 0.0625, 0, 0]), (.in, [1, 0.5, 0.5, 1]), (.out, [1, 0.5, 0.5, 1]),
      // The lower picture is never seen, and so there is none.
      (.upperOnly, [1, 1]),
    ]

    @Test("one picture becomes the other as the style's content says", arguments: 0..<fades.count)
    func content(number: Int) async throws {
      let (fade, alphas) = Self.fades[number]
      var found: [[CGFloat]] = []
      for fraction in [0.25, 0.75] as [CGFloat] {
        // Translucent, so that neither picture covers the other.
        found.append(
          try await pictures(alphas.count / 2, at: fraction) {
            $0.backgroundColor = .init(white: 0.5, alpha: 0.5)
            $0.matchStyle.content = fade
          }.map(\.alpha)
        )
      }
      let flat = zip(found[0], found[1]).flatMap { [$0, $1] }
      #expect(flat.count == alphas.count)
      #expect(zip(flat, alphas).allSatisfy { isClose($0, CGFloat($1), within: 0.01) }, "\(flat)")
    }

    @Test("a view without a partner enters and leaves as its style says, in both directions")
    func sides() async throws {
      let stage = await OptionStage(alone: { view in
        view.matchStyle.entering = .offset(y: 100)
        view.matchStyle.leaving = .offset(x: -60)
      })
      for isPush in [true, false] {
        let flight = try await stage.go(isPush)
        await flight.show(at: isPush ? 0.25 : 0.75)
        let entering = try #require(stage.shown(.green))
        let leaving = try #require(stage.shown(.brown))
        #expect(isClose(entering.midY, 325 + 75, within: 0.01))
        #expect(isClose(leaving.midX, 175 - 15, within: 0.01))
        await flight.land()
      }
    }

    @Test func `without an effect, a view enters and leaves with its screen`() async throws {
      let stage = await OptionStage { $0.screenEffect = .cover(from: .bottom) }
      let flight = try await stage.push()
      #expect(stage.shown(.green) == nil && stage.shown(.brown) == nil)
      #expect(flight.report?.rows.contains { $0.id == "only upper" } == true)
      for view in stage.upper.view.subviews where view.matchID == "only upper" {
        #expect(view.layer.animationKeys() == nil)
      }
      await flight.land()
    }

    @Test("a style can always clip, even if nothing was cut off at rest", arguments: [true, false])
    func alwaysClipped(isAlways: Bool) async throws {
      let stage = await OptionStage(first: { view in
        view.matchStyle.clip = isAlways ? .always : nil
      })
      // Around the view at both ends, so that it cuts nothing off.
      for screen in [stage.lower, stage.upper] {
        screen.loadViewIfNeeded()
        let box = UIView(frame: CGRect(x: 10, y: 80, width: 350, height: 700))
        box.clipsToBounds = true
        screen.view.addSubview(box)
        for view in screen.view.subviews where view.matchID == "first" {
          view.frame = view.frame.offsetBy(dx: -10, dy: -80)
          box.addSubview(view)
        }
      }
      await advance(0.05)
      let flight = try await stage.push()
      await flight.show(at: 0.5)
      let cuts = try #require(stage.stage).all.contains {
        $0.clipsToBounds && isClose($0.frame.width, 350, within: 1)
      }
      #expect(cuts == isAlways)
    }

    @Test(
      "the requested stand-in is what flies",
      arguments: ["automatic", "picture", "rendered", "drawing"]
    )
    func standIn(_ kind: String) async throws {
      let kinds: [String: MatchStandIn] = [
        "automatic": .automatic, "picture": .picture, "rendered": .rendered, "drawing": .drawing,
      ]
      let standIn = try #require(kinds[kind])
      let stage = await OptionStage(first: { $0.matchStandIn = standIn })
      stage.upper.loadViewIfNeeded()
      let view = try #require(stage.upper.view.subviews.first { $0.matchID == "first" })
      let flight = try await stage.push()
      await flight.show(at: 0.5)
      let flying = try #require(stage.stage)
      #expect(flying.all(UIImageView.self).isEmpty == (kind != "drawing"))
      await flight.land()
      #expect(view.superview === stage.upper.view && view.layer.animationKeys() == nil)
      #expect(view.frame == OptionStage.first.upper)
    }

    @Test func `inspectable properties can be set and reset by key`() {
      let view = UIView()
      for (id, isExcluded) in [("photo", true), (nil, false)] as [(String?, Bool)] {
        #if canImport(ObjectiveC)
        view.setValue(id, forKeyPath: "matchID")
        view.setValue(isExcluded, forKeyPath: "isMatchExcluded")
        #else
        (view.matchID, view.isMatchExcluded) = (id, isExcluded)
        #endif
        #expect(view.matchID == id && view.isMatchExcluded == isExcluded)
      }
      #expect(view.matchStyle == MatchStyle() && view.matchStyle.entering == nil)
    }
  }
}

/// A push with two pairs, one view that only the lower screen has and one that only the upper one has.
@MainActor final class OptionStage {
  /// 100 × 50 below, 60 × 120 above.
  static let first = (
    lower: CGRect(x: 20, y: 100, width: 100, height: 50),
    upper: CGRect(x: 220, y: 500, width: 60, height: 120)
  )
  /// The same size at both ends.
  static let second = (
    lower: CGRect(x: 20, y: 200, width: 40, height: 40),
    upper: CGRect(x: 220, y: 650, width: 40, height: 40)
  )

  let lower: KindScreen
  let upper: KindScreen
  let navigation: UINavigationController
  let window: UIWindow

  init(
    _ change: (inout MatchTransition) -> Void = { _ in },
    first style: @escaping (UIView) -> Void = { _ in },
    second other: @escaping (UIView) -> Void = { _ in },
    alone: @escaping (UIView) -> Void = { _ in }
  ) async {
    func fill(_ name: String, _ frames: (CGRect, CGRect)) -> (UIView) -> Void {
      { screen in
        let views = [
          UIView(tagged: "first", frames.0, .red), UIView(tagged: "second", frames.1, .blue),
          UIView(
            tagged: "only \(name)",
            CGRect(x: 150, y: 300, width: 50, height: 50),
            name == "upper" ? .green : .brown
          ),
        ]
        for (view, style) in zip(views, [style, other, alone]) {
          style(view)
          screen.addSubview(view)
        }
      }
    }
    lower = KindScreen(fill("lower", (Self.first.lower, Self.second.lower)))
    upper = KindScreen(fill("upper", (Self.first.upper, Self.second.upper)))
    (navigation, window) = await KindScreen.navigation(lower, change)
  }

  /// Pushes and waits for the first frame.
  func push() async throws -> MatchFlight { try await go(true) }

  /// Pushes or pops, and waits for the first frame.
  func go(_ isPush: Bool) async throws -> MatchFlight {
    navigation.go(isPush, upper)
    return try await navigation.flight(after: 0.06)
  }

  /// The engine's stage.
  var stage: UIView? { upper.view.superview?.subviews.last }

  /// Where the view with this color is on the stage.
  func shown(_ color: UIColor) -> CGRect? {
    guard let stage else { return nil }
    return stage.all.first { $0.layer.backgroundColor == color.cgColor }
      .map { $0.nextBox(in: stage) }
  }

  /// How far along the straight line a pair is.
  func progress(_ color: UIColor) throws -> CGFloat {
    let ends = color == .red ? Self.first : Self.second
    let frame = try #require(self.shown(color))
    return (frame.midY - ends.lower.midY) / (ends.upper.midY - ends.lower.midY)
  }
}

/// What the screen shows of a view that an animation moves and fades.
struct ShownPose {
  let alpha: CGFloat
  let scale: CGFloat
  let offset: CGPoint

  @MainActor init(_ view: UIView) {
    let layer = view.nextLayer
    alpha = CGFloat(layer.opacity)
    scale = layer.transform.m11
    offset = CGPoint(x: layer.transform.m41, y: layer.transform.m42)
  }
}
#endif
