#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import MatchEngineTestSupport
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  @MainActor @Suite("The blurs of the two screens") struct ScreenEffectTests {
    @Test func `each blur is whole or out of sight in every frame`() async throws {
      for seed in 0..<5 as Range<UInt64> {
        startOver()
        let pair = BlurredPair(seed: seed)
        var random = SplitMix(seed: seed &+ 100)
        let (navigation, window) = await KindScreen.navigation(pair.lower.screen)
        // What UIKit alone leaves, there and back.
        await navigation.go(to: pair.upper.screen, animated: false, for: 0.1)
        let there = pair.description
        await navigation.back(animated: false, for: 0.1)
        let back = pair.description
        for (isForward, end) in [
          (true, MatchOutcome.cancelled), (true, .finished), (false, .cancelled),
          (false, .finished),
        ] {
          let text = "seed \(seed), \(isForward ? "there" : "back"), \(end)"
          navigation.go(isForward, pair.upper.screen)
          let flight = try await navigation.flight(after: 0.1)
          await play(flight, to: end, &random) {
            let share = isForward ? flight.fractionComplete : 1 - flight.fractionComplete
            let (lower, upper) = (pair.lower.strengths, pair.upper.strengths)
            #expect(lower.allSatisfy { isClose($0, 1) }, "\(text): \(lower)")
            let seen: CGFloat = share < 0.5 ? 0 : 1
            #expect(upper.allSatisfy { isClose($0, seen) }, "\(text): \(upper), \(share)")
            let expected = min(2.5 * min(share, 1 - share), 1)
            #expect(isClose(veil(in: window), expected, within: 0.01), "\(text)")
          }
          #expect(flight.outcome == end && window.remains.isEmpty, "\(text): \(window.remains)")
          let isThere = navigation.topViewController === pair.upper.screen
          let shown = isThere ? pair.upper : pair.lower
          #expect(shown.strengths.allSatisfy { $0 == 1 })
          let found = pair.description.difference(from: isThere ? there : back)
          #expect(found.isEmpty, "\(text): \(found.prefix(2))")
        }
      }
    }

    @Test(arguments: [true, false])
    func `a screen that leaves late isn't covered before it does`(isLate: Bool) async throws {
      let pair = BlurredPair(seed: 1)
      let (navigation, window) = await KindScreen.navigation(pair.lower.screen)
      navigation.childMatchTransition = MatchTransition {
        $0.timing = .linear(duration: 0.4)
        if isLate { $0.stagger = .wave(x: 0.5, y: 0, speed: 3_000) }
      }
      await navigation.go(to: pair.upper.screen, animated: false, for: 0.1)
      navigation.popViewController(animated: true)
      let flight = try await navigation.flight(after: 0)
      var covered: [CGFloat] = []
      while flight.fractionComplete < 0.3 {
        let excess = veil(in: window) - 2.5 * flight.fractionComplete
        covered.append(excess)
        await advance(1 / 60)
      }
      #expect(covered.count > 6 && covered.allSatisfy { $0 < 0.15 }, "\(covered)")
      await flight.land()
    }

    @Test func `GL-2: bars of what is presented are never seen through`() async throws {
      for isFade in [false, true] {
        startOver()
        let screens = (0..<2).map { _ in BlurredPair(seed: 1).lower.screen }
        let navigation = UINavigationController(rootViewController: screens[1])
        navigation.modalPresentationStyle = .fullScreen
        navigation.matchTransition = MatchTransition { if isFade { $0.screenEffect = .fade } }
        let window = await onScreen(screens[0])
        let around = sequence(first: navigation.navigationBar as UIView, next: \.superview)
        var least: CGFloat = 1
        for isForward in [true, false] {
          for isFinished in [false, true] {
            if isForward {
              screens[0].present(navigation, animated: true)
            } else {
              navigation.dismiss(animated: true)
            }
            let flight = try await navigation.flight(after: 0.05)
            for step in 0..<40 where flight.outcome == nil {
              if step == 4 { flight.update(0.5) }
              if step == 6 { isFinished ? flight.finish() : flight.cancel() }
              least = around.reduce(least) { min($0, $1.nextAlpha) }
              await advance(1 / 60)
            }
            await advance(1)
            #expect(flight.outcome == (isFinished ? .finished : .cancelled))
          }
        }
        #expect(isFade ? least < 0.6 : least == 1, "\(isFade): \(least)")
        #expect(window.remains.isEmpty)
      }
    }

    /// How opaque what covers the screens is.
    private func veil(in window: UIWindow) -> CGFloat {
      CGFloat(window.engineViews("ShadeView").first?.subviews.first?.nextLayer.opacity ?? 0)
    }

    /// Moves a held flight, lets it go, and looks at every frame.
    private func play(
      _ flight: MatchFlight,
      to end: MatchOutcome,
      _ random: inout SplitMix,
      _ look: () -> Void
    ) async {
      for _ in 0..<4 {
        await flight.show(at: random.number(0.02...0.98), for: 1 / 60)
        look()
      }
      if end == .finished { flight.finish() } else { flight.cancel() }
      for frame in 0..<200 where flight.outcome == nil {
        await advance(1 / 60)
        if frame % 3 == 0, flight.outcome == nil { look() }
      }
      await advance(0.1)
    }

    /// A push that is held halfway.
    private func halfway(_ pair: BlurredPair) async throws -> (MatchFlight, UIWindow) {
      let (flight, window) = try await KindScreen.flight(
        from: pair.lower.screen,
        to: pair.upper.screen
      )
      await flight.show(at: 0.5, for: 1 / 60)
      return (flight, window)
    }

    @Test func `an effect that the app changes in flight stays changed`() async throws {
      let pair = BlurredPair(seed: 1)
      let (flight, _) = try await halfway(pair)
      let blur = try #require(pair.upper.blurs.first)
      let other = UIBlurEffect(style: .dark)
      blur.effect = other
      await flight.show(at: 0.6, for: 1 / 60)
      #expect(pair.upper.strength(of: blur) == 1)
      await flight.land()
      #expect(blur.effect === other && pair.upper.strength(of: blur) == 1)
    }

    @Test func `a tagged blur in a turned list has no mask around it`() async throws {
      let screens = [CGFloat(0.3), -0.2].map { angle in
        KindScreen { view in
          let list = UIView(frame: CGRect(x: 60, y: 200, width: 200, height: 300))
          list.clipsToBounds = true
          list.transform = CGAffineTransform(rotationAngle: angle)
          let frame = CGRect(x: 120, y: 40, width: 120, height: 100)
          list.addSubview(UIVisualEffectView(tagged: "blur", blurIn: frame))
          view.addSubview(list)
        }
      }
      let (flight, window) = try await KindScreen.flight(from: screens[0], to: screens[1])
      for step in 0...10 {
        await flight.show(at: CGFloat(step) / 10, for: 1 / 60)
        for layer in window.engineViews.flatMap({ $0.all(UIVisualEffectView.self) }).map(\.layer) {
          let around = sequence(first: layer, next: \.superlayer).dropFirst()
          #expect(around.allSatisfy { $0.mask == nil })
        }
        let blurs = Headless.nextDisplayList.items.filter { $0.kind == .backdrop }.map(\.width)
        #expect(blurs.reduce(0, +) >= 19.9, "\(blurs)")
      }
      await flight.land()
    }

    @Test func `a blur stays a blur if its flight continues to another screen`() async throws {
      let container = UIViewController()
      let screens = (0..<3).map { number in
        KindScreen { view in
          let frame = CGRect(x: 20, y: 100 + 150 * number, width: 120, height: 100)
          view.addSubview(UIVisualEffectView(tagged: "blur", blurIn: frame))
        }
      }
      let window = await onScreen(container, showing: screens[0])
      for new in screens.dropFirst() {
        let flight = container.matchShow(new, in: container.view)
        await advance(0.15)
        #expect(flight.phase == .running)
      }
      for _ in 0..<20 {
        await advance(1 / 60)
        for blur in window.engineViews.flatMap({ $0.all(UIVisualEffectView.self) }) {
          #expect(sequence(first: blur, next: \.superview).allSatisfy { $0.alpha == 1 })
        }
      }
    }
  }
}

/// Two screens with blurs, and a photo that flies from one to the other.
@MainActor private struct BlurredPair {
  let lower: BlurredScreen
  let upper: BlurredScreen

  init(seed: UInt64) {
    var random = SplitMix(seed: seed)
    lower = BlurredScreen(&random, photo: CGRect(x: 20, y: 300, width: 80, height: 80))
    upper = BlurredScreen(&random, photo: CGRect(x: 0, y: 120, width: 390, height: 292))
  }

  /// Everything that can be described about both screens, whether they are in the window or not.
  var description: [String] {
    [lower, upper].flatMap { screen in
      Headless.describe(screen.screen.view).description.split(separator: "\n").map { "\($0)" }
    }
  }
}

/// A screen with blurs somewhere in it.
@MainActor private final class BlurredScreen {
  let screen: KindScreen
  private(set) var blurs: [UIVisualEffectView] = []

  init(_ random: inout SplitMix, photo: CGRect) {
    let image = UIImageView(tagged: "photo", photo, PhotoScreen.image)
    var views: [UIView] = []
    var blurs: [UIVisualEffectView] = []
    for _ in 0..<random.whole(1...3) {
      views.append(BlurredScreen.panel(&random, depth: 2, &blurs))
    }
    blurs.append(BlurredScreen.blur(&random))
    views.append(blurs[blurs.count - 1])
    // In front of the photo, they would fly.
    for view in views { view.matchStacking = .withScreen }
    screen = KindScreen { view in for part in [image] + views { view.addSubview(part) } }
    self.blurs = blurs
  }

  /// A view with a look of its own, and others in it.
  private static func panel(
    _ random: inout SplitMix,
    depth: Int,
    _ blurs: inout [UIVisualEffectView]
  ) -> UIView {
    let view = UIView(frame: place(&random))
    if random.chance(oneIn: 2) { view.backgroundColor = .yellow }
    if random.chance(oneIn: 3) { view.layer.borderWidth = 2 }
    if random.chance(oneIn: 3) { view.layer.shadowOpacity = 0.5 }
    if random.chance(oneIn: 3) { view.layer.cornerRadius = 9 }
    view.clipsToBounds = random.chance(oneIn: 2)
    view.addSubview(UILabel(CGRect(x: 4, y: 4, width: 90, height: 20), "text"))
    if depth > 0, random.chance(oneIn: 2) {
      view.addSubview(panel(&random, depth: depth - 1, &blurs))
    }
    if random.chance(oneIn: 2) {
      let blur = blur(&random)
      blurs.append(blur)
      view.addSubview(blur)
      if random.chance(oneIn: 2) {
        let inner = self.blur(&random)
        blurs.append(inner)
        blur.contentView.addSubview(inner)
      }
    }
    return view
  }

  private static func blur(_ random: inout SplitMix) -> UIVisualEffectView {
    let blur = UIVisualEffectView(blurIn: place(&random))
    blur.contentView.addSubview(UILabel(CGRect(x: 4, y: 4, width: 40, height: 20), "blur"))
    return blur
  }

  private static func place(_ random: inout SplitMix) -> CGRect {
    CGRect(x: random.number(0...25), y: random.number(0...25), width: 120, height: 100)
  }

  /// How strong each blur is on the screen: 1 is as the app has it, 0 that there is none.
  var strengths: [CGFloat] { blurs.map(strength) }

  func strength(of blur: UIVisualEffectView) -> CGFloat {
    let items = Headless.nextDisplayList.items(of: blur)
    return (items.first { $0.kind == .backdrop }?.width ?? 0) / 20
  }
}
#endif
