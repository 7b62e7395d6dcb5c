#if canImport(UIKit)
import MatchEngine
import MatchEngineTestSupport
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// Everything that can happen during a pinch, in every order.
  @MainActor @Suite("A pinch and other events in any order", .enabled(if: Hands.isAvailable))
  final class PinchLawTests {
    enum Act: CaseIterable {
      case begin, closer, apart, liftOne, liftBoth, cancel, third, pop, lock
    }

    @Test func `any three events in a pinch end flights once, and the next works`() async {
      var flights = 0
      let acts = Act.allCases
      let count = acts.count
      let numbers = Cases.every(3, of: 0..<count * count * count)
      for number in numbers {
        let others = [number % count, number / count % count, number / count / count]
        flights += await play([.begin] + others.map { acts[$0] })
      }
      #expect(flights > numbers.count / 2)
    }

    private var fingers: TwoFingers?
    private var third: Finger?

    private func play(_ acts: [Act]) async -> Int {
      let scene = await GestureScene(
        MatchTransition {
          $0.timing = MatchTiming(.linear, duration: 0.5)
          $0.gestures.insert(.pinch)
        }
      )
      (fingers, third) = (nil, nil)
      return await scene.expectLaw(acts) { act in
        await perform(act, scene)
      } letGo: {
        await fingers?.lift()
        await third?.lift()
        scene.detail.isModalInPresentation = false
      } again: {
        await Hands.pinch(around: GestureScene.middle, from: 220, to: 60, in: scene.window)
      }
    }

    private func perform(_ act: Act, _ scene: GestureScene) async {
      switch act {
      case .begin:
        guard fingers == nil else { return }
        fingers = await TwoFingers(around: GestureScene.middle, span: 200, in: scene.window)
        await fingers?.move(span: 180, during: 0.05)
      case .closer:
        await fingers?.move(to: CGPoint(x: 240, y: 420), span: 70, angle: 1, during: 0.1)
      case .apart: await fingers?.move(span: 240, angle: -0.5, during: 0.1)
      case .liftOne: await fingers?.fingers[0].lift()
      case .liftBoth:
        await fingers?.lift()
        fingers = nil
      case .cancel:
        for finger in fingers?.fingers ?? [] { await finger.cancel() }
        fingers = nil
      case .third:
        if third == nil {
          third = await Hands.touch(at: CGPoint(x: 60, y: 700), in: scene.window)
        }
        await third?.move(to: CGPoint(x: 80, y: 600), during: 0.05)
      case .pop: scene.navigation.popViewController(animated: true)
      case .lock: scene.detail.isModalInPresentation.toggle()
      }
    }
  }
}

/// Two fingers on what a pinch takes back.
@MainActor final class TwoFingers {
  let fingers: [Finger]
  private(set) var middle: CGPoint
  private(set) var span: CGFloat
  private(set) var angle: CGFloat

  init(around middle: CGPoint, span: CGFloat, angle: CGFloat = 0.4, in window: UIWindow) async {
    (self.middle, self.span, self.angle) = (middle, span, angle)
    fingers = await Hands.touch(at: TwoFingers.points(middle, span, angle), in: window)
  }

  private static func points(_ middle: CGPoint, _ span: CGFloat, _ angle: CGFloat) -> [CGPoint] {
    [-0.5, 0.5].map { side in
      CGPoint(x: middle.x + side * span * cos(angle), y: middle.y + side * span * sin(angle))
    }
  }

  /// Moves evenly in place, distance and turn, with a sample per frame.
  func move(
    to middle: CGPoint? = nil,
    span: CGFloat? = nil,
    angle: CGFloat? = nil,
    during seconds: TimeInterval = 0.3
  ) async {
    let start = (middle: self.middle, span: self.span, angle: self.angle)
    let end = (
      middle: middle ?? start.middle, span: span ?? start.span, angle: angle ?? start.angle
    )
    let steps = max(Int((seconds * 60).rounded()), 1)
    for step in 1...steps {
      let part = CGFloat(step) / CGFloat(steps)
      self.middle = CGPoint(
        x: start.middle.x + (end.middle.x - start.middle.x) * part,
        y: start.middle.y + (end.middle.y - start.middle.y) * part
      )
      self.span = start.span + (end.span - start.span) * part
      self.angle = start.angle + (end.angle - start.angle) * part
      let points = TwoFingers.points(self.middle, self.span, self.angle)
      await Hands.together(Array(zip(fingers, points)), during: seconds / Double(steps))
    }
  }

  func hold(for seconds: TimeInterval = 0.2) async { await advance(seconds) }
  func lift(thenWait rest: TimeInterval = 0) async {
    await Hands.lift(fingers)
    if rest > 0 { await advance(rest) }
  }
}
#endif
