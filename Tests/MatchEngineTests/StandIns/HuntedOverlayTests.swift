#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import MatchEngineFuzz
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// Views in front of what flies, and screens that take turns, as apps disturb them; each beside a control.
  @MainActor @Suite("Hunted overlays") struct HuntedOverlayTests {
    nonisolated private static let small = CGRect(x: 30, y: 500, width: 120, height: 120)
    nonisolated private static let large = CGRect(x: 40, y: 100, width: 300, height: 400)

    private func screen(
      _ photo: CGRect,
      _ background: UIColor? = .white,
      _ others: [UIView] = []
    ) -> KindScreen {
      KindScreen { view in
        view.backgroundColor = background
        view.addSubview(UIImageView(tagged: "photo", photo, PhotoScreen.image))
        others.forEach(view.addSubview)
      }
    }

    private func label(_ text: String, _ y: Int, x: Int = 50) -> UILabel {
      UILabel(CGRect(x: x, y: y, width: 90, height: 30), text)
    }

    /// The color that backgrounds have at a point, from black on.
    private func level(at point: CGPoint, in frame: DisplayList) -> CGFloat {
      frame.items.filter { $0.contains(point) && $0.kind == .background }.reduce(0) { level, item in
        let color = item.color?.components ?? [0, 0]
        let alpha = item.opacity * (color.last ?? 0)
        return level * (1 - alpha) + color[0] * alpha
      }
    }

    @Test(arguments: [false, true])
    func `1 a dark pager over a white view never flashes white`(_ isWhite: Bool) async {
      let pager = UIScrollView(CGRect(x: 0, y: 0, width: 393, height: 852), .black)
      let upper = KindScreen { view in
        view.backgroundColor = isWhite ? .white : .black
        pager.addSubview(UIImageView(tagged: "photo", Self.large, PhotoScreen.image))
        view.addSubview(pager)
      }
      let (navigation, _) = await KindScreen.navigation(screen(Self.small, .black))
      let frames = await Headless.shownFrames {
        navigation.pushViewController(upper, animated: true)
        await advance(1)
      }
      let most = frames.map { level(at: CGPoint(x: 300, y: 800), in: $0.displayList) }.max()
      #expect(frames.count > 20 && (most ?? 1) < 0.05, "\(most ?? 1)")
    }

    @Test(arguments: [false, true])
    func `2 no texts are read on one another over a gradient`(_ isGradient: Bool) async {
      let back = UIView(CGRect(x: 0, y: 0, width: 393, height: 852), isGradient ? nil : .yellow)
      if isGradient {
        let gradient = CAGradientLayer()
        gradient.frame = back.bounds
        gradient.colors = [UIColor.yellow.cgColor, UIColor.orange.cgColor]
        back.layer.addSublayer(gradient)
      }
      let upper = KindScreen { view in
        view.backgroundColor = nil
        view.addSubview(back)
        view.addSubview(UIImageView(tagged: "photo", Self.large, PhotoScreen.image))
        view.addSubview(label("upper", 700))
      }
      let (navigation, _) = await KindScreen.navigation(
        screen(Self.small, .white, [label("lower", 700)])
      ) { $0 = .linear(0.5) }
      let footage = await Footage {
        navigation.pushViewController(upper, animated: true)
        await advance(1)
      }
      #expect(footage.frames.count > 20 && footage.doubles == [])
    }

    @Test(arguments: [PresentationStyle.fullScreen, .pageSheet])
    func `3 what lies on a presenter's photo is seen once`(_ style: PresentationStyle) async {
      let lower = screen(Self.small, .white, [label("Now", 580)])
      let stage = await TripStage(.modal(style), lower, screen(Self.large), .linear(0.5))
      for isForward in [true, false] {
        let footage = await Footage { await stage.go(isForward, for: 1) }
        #expect(footage.frames.count > 20 && footage.doubles == [] && footage.jumps == [])
      }
    }

    @Test(arguments: [1, 0.5], [PresentationStyle.fullScreen, .overFullScreen])
    func `4 a translucent overlay is no darker`(_ alpha: CGFloat, _ style: PresentationStyle)
      async throws
    {
      let bar = UIView(
        CGRect(x: 0, y: 580, width: 393, height: 90),
        UIColor.green.withAlphaComponent(alpha)
      )
      let stage = await TripStage(
        .modal(style),
        screen(Self.small, .white, [bar]),
        screen(Self.large),
        .linear(0.5)
      )
      for isForward in [true, false] {
        await advance(0.1)
        let before = FootageFrame.now
        let flight = try await stage.fly(isForward, for: 0.05)
        let misses = try await flight.misses(of: before)
        #expect(misses.isEmpty, "\(isForward) \(misses.count): \(misses.prefix(2))")
      }
    }

    @Test(arguments: ["there", "hidden", "clear", "away"])
    func `5 what is shown on a photo in flight stays in front`(_ way: String) async throws {
      let badge = UIView(CGRect(x: 280, y: 440, width: 40, height: 40), .green)
      let upper = screen(Self.large, .white, way == "away" ? [] : [badge])
      badge.isHidden = way == "hidden"
      badge.alpha = way == "clear" ? 0 : 1
      let flight = try await KindScreen.flight(from: screen(Self.small), to: upper).flight
      badge.isHidden = false
      badge.alpha = 1
      upper.view.addSubview(badge)
      await advance(0.36)
      let front = Headless.nextDisplayList.items.last { $0.contains(badge.center) }
      #expect(flight.outcome == nil && front?.isGreen == true)
    }

    @Test(arguments: [false, true])
    func `6 a film on the photo makes no flight longer or jump`(_ isFilm: Bool) async throws {
      let film = UIView(CGRect(x: 280, y: 440, width: 40, height: 40), .green)
      if isFilm { film.matchStandIn = .picture }
      let (navigation, _) = await KindScreen.navigation(screen(Self.small)) {
        $0.timing = .smooth
      }
      var frames = 0
      let footage = await Footage {
        navigation.pushViewController(screen(Self.large, .white, [film]), animated: true)
        await advance(0.1)
        let flight = navigation.matchFlight
        while flight?.outcome == nil, frames < 100 {
          frames += 1
          await advance(1 / 60)
        }
      }
      #expect(footage.jumps == [] && frames == (isFilm ? 40 : 39), "\(frames)")
    }

    /// Fades in what lies on its photo, along with its coming.
    private final class FadingScreen: PhotoScreen {
      let badge = UIView(CGRect(x: 280, y: 340, width: 40, height: 40), .green)
      var fades = true

      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        view.addSubview(badge)
        guard fades else { return }
        badge.alpha = 0
        transitionCoordinator?.animate { _ in self.badge.alpha = 1 }
      }
    }

    @Test(arguments: [false, true])
    func `7 what fades in alongside is in front before the end`(_ fades: Bool) async throws {
      let upper = FadingScreen(CGRect(x: 0, y: 120, width: 390, height: 292))
      upper.fades = fades
      let flight = try await KindScreen.flight(from: PhotoScreen.list(), to: upper).flight
      await advance(0.36)
      let front = Headless.nextDisplayList.items.last { $0.contains(upper.badge.center) }
      #expect(flight.outcome == nil && front?.isGreen == true, "\(front as Any)")
    }

    @Test(arguments: [false, true], [0.1, 0.2, 0.3])
    func `8 a chain of three screens`(_ hasOverlays: Bool, _ moment: Double) async {
      func one(_ name: String, _ photo: CGRect, _ color: UIColor) -> KindScreen {
        let corner = CGRect(x: photo.maxX - 60, y: photo.minY + 10, width: 80, height: 30)
        let label = UILabel(corner, name)
        label.backgroundColor = color
        return screen(photo, color, hasOverlays ? [label] : [])
      }
      let container = UIViewController()
      _ = await onScreen(container, showing: one("one", Self.small, .white))
      let transition = MatchTransition.linear(0.5)
      let footage = await Footage {
        container.replace(with: one("two", Self.large, .yellow), transition)
        await advance(moment)
        container.replace(
          with: one("three", CGRect(x: 200, y: 600, width: 150, height: 100), .cyan),
          transition
        )
        await advance(1)
      }
      #expect(footage.frames.count > 20 && footage.doubles == [] && footage.jumps == [])
    }

    @Test(arguments: [false, true], [false, true])
    func `9 pulled and let go`(_ hasOverlays: Bool, _ goesBack: Bool) async {
      let lower = screen(Self.small, .white, hasOverlays ? [label("lower", 580)] : [])
      let upper = screen(Self.large, .yellow, hasOverlays ? [label("upper", 300)] : [])
      let stage = await TripStage(.modal(.fullScreen), lower, upper, .linear(0.5))
      await stage.go(true, for: 1)
      let footage = await Footage {
        let finger = await Hands.touch(at: CGPoint(x: 120, y: 200), in: stage.window)
        await finger.move(to: CGPoint(x: 120, y: goesBack ? 400 : 700), during: 0.4)
        await finger.hold(for: 0.2)
        if goesBack { await finger.cancel() } else { await finger.lift() }
        await advance(1.5)
      }
      #expect((lower.presentedViewController == nil) != goesBack)
      #expect(footage.frames.count > 20 && footage.doubles == [] && footage.jumps == [])
    }

    @Test(arguments: ["nothing", "color", "place", "removed", "hidden"], [0.1, 0.3, 0.4])
    func `10 what changes in front makes a flight hardly longer`(_ change: String, _ moment: Double)
      async
    {
      let heart = label("0 hearts", 300)
      heart.backgroundColor = .green
      let (navigation, window) = await KindScreen.navigation(screen(Self.small))
      var count = 0
      let footage = await Footage {
        navigation.pushViewController(screen(Self.large, .yellow, [heart]), animated: true)
        await advance(moment)
        switch change {
        case "color": heart.backgroundColor = .cyan
        case "place": heart.frame.origin.y = 320
        case "removed": heart.removeFromSuperview()
        case "hidden": heart.isHidden = true
        default: break
        }
        while navigation.matchFlight != nil, count < 100 {
          await advance(1 / 60)
          count += 1
        }
      }
      #expect(moment + Double(count) / 60 < 0.62, "\(count)")
      #expect(footage.faults == [] && window.remains == [])
    }

    @Test(arguments: [false, true])
    func `12 a list over a photo at its top`(_ hasList: Bool) async throws {
      let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
      list.contentInset.top = 500
      list.contentSize = CGSize(width: 393, height: 1500)
      list.contentOffset.y = -450
      for row in 0..<9 {
        let back = UIView(CGRect(x: 0, y: 100 * row, width: 393, height: 98), .yellow)
        back.addSubview(label("row \(row)", 30))
        list.addSubview(back)
      }
      let upper = screen(Self.large, .white, hasList ? [list] : [])
      let (navigation, window) = await KindScreen.navigation(screen(Self.small)) {
        $0 = .linear(0.5)
      }
      let before = FootageFrame.now
      let flight = try await navigation.push(upper, for: 0.1)
      #expect(try await flight.misses(of: before) == [])
      let footage = await Footage {
        navigation.popViewController(animated: true)
        await advance(1)
      }
      #expect(footage.doubles == [] && footage.jumps == [] && window.remains.isEmpty)
    }

    @Test(arguments: [true, false])
    func `13 a bar stays whole while a tile goes below it and away`(_ isInFront: Bool) async {
      let tile = UIView(tagged: "tile", CGRect(x: 20, y: 100, width: 90, height: 90), .red)
      let bar = UIView(CGRect(x: 0, y: 768, width: 393, height: 84), .green)
      if isInFront { bar.matchStacking = .inFront }
      let screen = KindScreen([tile, bar])
      let window = await onScreen(screen)
      let footage = await Footage {
        screen.view.matchAnimate(transition: .linear(0.4)) { tile.frame.origin.y = 740 }
        await advance(0.25)
        screen.view.matchAnimate(transition: .linear(0.4)) { tile.frame.origin.y = 200 }
        await advance(0.8)
        screen.view.matchAnimate(transition: .linear(0.4)) { tile.frame.origin.y = 740 }
        await advance(0.8)
        screen.view.matchAnimate(transition: .linear(0.4)) { tile.frame.origin.y = 100 }
        await advance(0.8)
      }
      #expect(footage.faults == [] && window.remains.isEmpty)
      for frame in footage.frames {
        #expect(frame.shows(.green, in: CGRect(x: 0, y: 780, width: 393, height: 60)))
      }
    }
  }
}
#endif
