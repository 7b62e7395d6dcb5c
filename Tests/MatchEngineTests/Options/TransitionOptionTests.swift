#if canImport(UIKit)
import MatchEngine
import MatchEngineCore
import MatchEngineTestSupport
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  @MainActor @Suite("The options of a transition") struct TransitionOptionTests {
    nonisolated static let effects: [MatchEffect] =
      [
        .identity, .fade, .zoom, .scale(0.5), .scale(1.5), .offset(x: 30, y: -60),
        .fade + .scale(0.9) + .offset(y: 40), .dim(0.4) + .blur(),
        .depth + .cover(from: .bottom),
      ]
      + MatchEffect.Edge.all.flatMap { [.slide(from: $0), .push(from: $0), .cover(from: $0)] }

    @Test(arguments: effects)
    func `the screens move and fade as the background says`(_ effect: MatchEffect) async throws {
      let stage = await OptionStage { $0.screenEffect = effect }
      for isPush in [true, false] {
        let flight = try await stage.go(isPush)
        for part in [0.25, 0.75] as [CGFloat] {
          await flight.show(at: isPush ? part : 1 - part)
          let (lower, upper) = (ShownPose(stage.lower.view), ShownPose(stage.upper.view))
          compare(upper, effect.upper, gone: 1 - part, fades: true, in: stage.window.bounds.size)
          // A lower screen never fades.
          compare(lower, effect.lower, gone: part, fades: false, in: stage.window.bounds.size)
        }
        await flight.land()
      }
    }

    private func compare(
      _ shown: ShownPose,
      _ pose: MatchEffect.Pose,
      gone: CGFloat,
      fades: Bool,
      in size: CGSize
    ) {
      let alpha = fades ? 1 - gone * CGFloat(1 - pose.alpha) : 1
      let scale = 1 + gone * CGFloat(pose.scale - 1)
      let offset = CGPoint(
        x: gone * CGFloat(pose.offset.x + (pose.containers.x + pose.trailing) * size.width),
        y: gone * CGFloat(pose.offset.y + pose.containers.y * size.height)
      )
      #expect(isClose(shown.alpha, alpha, within: 0.01))
      #expect(isClose(shown.scale, scale, within: 0.02))
      #expect(isClose(shown.offset, offset, within: 0.5))
    }

    @Test("a screen comes from where text ends, and from the right if that is said")
    func readingDirection() async throws {
      for isMirrored in [false, true] {
        for edge in [MatchEffect.Edge.trailing, .right] {
          let stage = await OptionStage { $0.screenEffect = .push(from: edge) }
          if isMirrored { stage.navigation.view.semanticContentAttribute = .forceRightToLeft }
          for isPush in [true, false] {
            let flight = try await stage.go(isPush)
            await flight.show(at: 0.5)
            let isFromLeft = isMirrored && edge == .trailing
            #expect((ShownPose(stage.upper.view).offset.x < -100) == isFromLeft)
            #expect((ShownPose(stage.upper.view).offset.x > 100) != isFromLeft)
            await flight.land()
          }
        }
      }
    }

    @Test(arguments: [true, false])
    func `a screen that doesn't fill its container stays there`(isOpaque: Bool) async throws {
      let stage = await OptionStage { $0.screenEffect = .fade }
      stage.navigation.isNavigationBarHidden = false
      stage.navigation.navigationBar.isTranslucent = !isOpaque
      for screen in [stage.lower, stage.upper] { screen.edgesForExtendedLayout = [] }
      await advance(0.1)
      for isPush in [true, false] {
        let flight = try await stage.go(isPush)
        for fraction in [0, 0.5, 1] as [CGFloat] {
          await flight.show(at: fraction)
          for screen in [stage.lower, stage.upper] {
            #expect(ShownPose(screen.view).offset == .zero)
          }
        }
        await flight.land()
      }
    }

    nonisolated static let timings: [(MatchTiming, ClosedRange<CGFloat>)] = [
      (.linear(duration: 0.5), 0...0.001), (.easeIn(duration: 0.5), -0.5...(-0.02)),
      (.easeOut(duration: 0.5), 0.02...0.5), (.easeInOut(duration: 0.5), -0.5...(-0.02)),
      (.bezier(0, 0, 0.58, 1, duration: 0.5), 0.02...0.5),
      (.spring(duration: 0.5, bounce: 0), 0.02...0.9),
    ]

    @Test(
      "the transition's timing applies to views without their own",
      arguments: 0..<timings.count
    )
    func timing(number: Int) async throws {
      let (timing, ahead) = Self.timings[number]
      let stage = await OptionStage {
        $0.timing = timing
      } second: {
        $0.matchStyle.timing = .linear(duration: 0.5)
      }
      _ = try await stage.push()
      await advance(0.07)
      let difference = try stage.progress(.red) - stage.progress(.blue)
      #expect(ahead.contains((difference * 1000).rounded() / 1000), "\(difference)")
    }

    @Test func `without a duration, a longer way takes more time`() async throws {
      var durations: [TimeInterval] = []
      for isNear in [true, false] {
        let near: (UIView) -> Void = { if isNear { $0.frame.origin = CGPoint(x: 20, y: 100) } }
        let stage = await OptionStage(
          { $0.timing = .linear() },
          first: near,
          second: near
        )
        let flight = try await stage.push()
        var frames = 0
        while flight.outcome == nil, frames < 200 {
          await advance(1 / 60)
          frames += 1
        }
        durations.append(TimeInterval(frames) / 60)
      }
      #expect(durations[0] > 0.15 && durations[1] > durations[0] + 0.05 && durations[1] < 0.6)
    }

    @Test func `a delay delays the flight and its end`() async throws {
      let stage = await OptionStage { $0.timing = .linear(duration: 0.3).delay(0.3) }
      let flight = try await stage.push()
      await advance(0.15)
      #expect(isClose(try stage.progress(.red), 0) && flight.outcome == nil)
      await advance(0.25)
      #expect(try stage.progress(.red) > 0.1)
      await flight.arrives(in: 0.3)
    }

    @Test(arguments: [0.1, -0.1])
    func `the view in front follows, and leads if the step is negative`(step: Double) async throws {
      let stage = await OptionStage { $0.stagger = .step(step) }
      _ = try await stage.push()
      await advance(0.25)
      let difference = try stage.progress(.red) - stage.progress(.blue)
      #expect(isClose(difference, step > 0 ? 0.2 : -0.2, within: 0.01))
    }

    @Test func `staggered by distance, the wave runs from its origin`() async throws {
      // At the center of one view, 100 points from the center of the other.
      let stage = await OptionStage {
        $0.stagger = .wave(x: 40, y: 220, speed: 1000)
      } first: {
        if $0.frame.minY < 200 { $0.center = CGPoint(x: 40, y: 120) }
      }
      _ = try await stage.push()
      await advance(0.25)
      let red = try #require(stage.shown(.red))
      let part = (red.midY - 120) / (OptionStage.first.upper.midY - 120)
      #expect(isClose(try stage.progress(.blue) - part, 0.2, within: 0.01))
    }

    @Test func `the transition's style applies where a view sets nothing else`() async throws {
      let stage = await OptionStage {
        $0.style = MatchStyle(path: .arc(1), entering: .offset(y: 80))
      } second: {
        $0.matchStyle.path = .straight
      }
      let flight = try await stage.push()
      await flight.show(at: 0.5)
      let (red, blue) = (try #require(stage.shown(.red)), try #require(stage.shown(.blue)))
      let middle = CGPoint(x: 160, y: (125 + 560) / 2)
      #expect(hypot(red.midX - middle.x, red.midY - middle.y) > 20)
      #expect(isClose(blue.midX, 140, within: 0.01) && isClose(blue.midY, 445, within: 0.01))
      let green = try #require(stage.shown(.green))
      #expect(isClose(green.midY, 325 + 40, within: 0.01))
    }

    @Test func `a controller's own transition wins, also on the way back`() async throws {
      let stage = await OptionStage { $0.screenEffect = .fade }
      stage.upper.matchTransition = .linear(0.5) { $0.screenEffect = .cover(from: .bottom) }
      for isPush in [true, false] {
        let flight = try await stage.go(isPush)
        await flight.show(at: 0.5)
        let pose = ShownPose(stage.upper.view)
        #expect(
          pose.alpha == 1 && isClose(pose.offset.y, stage.window.bounds.height / 2, within: 1)
        )
        await flight.land()
      }
    }

    @Test func `the provider sees each change, and its answer counts`() async throws {
      let stage = await OptionStage()
      var seen: [String] = []
      stage.navigation.childMatchTransitionProvider = { [lower = stage.lower] change in
        seen.append("\(change.kind) \(change.from === lower) \(change.direction == .forward)")
        return .linear(change.direction == .forward ? 0.2 : 0.6)
      }
      #expect(stage.navigation.childMatchTransitionProvider != nil)
      let there = try await stage.push()
      await there.arrives(in: 0.3)
      let back = try await stage.navigation.pop(for: 0.3)
      await back.arrives(in: 0.5)
      #expect(seen == ["push true true", "pop false false"])
    }
  }
}
#endif
