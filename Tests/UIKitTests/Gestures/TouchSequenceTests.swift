#if canImport(UIKit)
// GR-1: whatever fingers do, recognizers are ready for the next touch in the end.
import MatchEngineTestSupport
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  @MainActor @Suite(.enabled(if: Hands.isAvailable)) struct TouchSequenceTests {
    @Test("GR-1: the action comes a turn after the change of state")
    func actionIsLater() async {
      let scene = await GestureScene()
      let probe = scene.add(StateProbe())
      let finger = await Hands.touch(at: CGPoint(x: 100, y: 200), in: scene.window)
      #expect(probe.wasSentAtOnce == false)
      #expect(scene.log == ["began"])
      await finger.lift()
    }

    @Test("a view that leaves its window ends what is recognized there")
    func viewLeaves() async {
      let scene = await GestureScene()
      let pan = scene.add(UIPanGestureRecognizer())
      let finger = await Hands.touch(at: CGPoint(x: 100, y: 200), in: scene.window)
      await finger.move(to: CGPoint(x: 200, y: 200), during: 0.2)
      scene.canvas.removeFromSuperview()
      await finger.move(to: CGPoint(x: 250, y: 200), during: 0.2)
      await finger.lift()
      #expect(scene.brief == ["began", "changed", "cancelled"])
      #expect(pan.state == .possible)
    }

    /// What one finger, or the app, may do next.
    enum Step: CaseIterable {
      case down, move, hold, lift, cancel, disable
    }

    @Test("GR-1: after every sequence of up to five steps all recognizers are possible")
    func sequences() async {
      let count = Step.allCases.count
      for length in 1...5 {
        let total = (0..<length).reduce(1) { product, _ in product * count }
        // Sequences of five are many: every seventh of them meets all combinations of four.
        for code in stride(from: 0, to: total, by: length == 5 ? 7 : 1) {
          await play(steps(code, length))
        }
      }
    }

    private func steps(_ code: Int, _ length: Int) -> [Step] {
      var rest = code
      return (0..<length).map { _ in
        defer { rest /= Step.allCases.count }
        return Step.allCases[rest % Step.allCases.count]
      }
    }

    private func play(_ steps: [Step]) async {
      guard steps.first == .down else { return }
      startOver()
      let scene = await GestureScene()
      let all = recognizers(in: scene)
      var fingers: [Finger] = []
      for (index, step) in steps.enumerated() {
        await perform(step, index, &fingers, all, scene)
      }
      await Hands.lift(fingers)
      await advance(1.5)
      #expect(all.allSatisfy { $0.state == .possible }, "\(steps)")
      #expect(scene.canvas.begun == scene.canvas.finished, "\(steps): \(scene.canvas.log)")
      #expect(scene.isBalanced, "\(steps): \(scene.log)")
    }

    private func recognizers(in scene: GestureScene) -> [UIGestureRecognizer] {
      let double = UITapGestureRecognizer()
      double.numberOfTapsRequired = 2
      let all: [UIGestureRecognizer] = [
        UIPanGestureRecognizer(), UITapGestureRecognizer(), double,
        UIPinchGestureRecognizer(),
      ]
      for (index, recognizer) in all.enumerated() { scene.add(recognizer, "\(index)") }
      all[1].require(toFail: double)
      return all
    }

    private func perform(
      _ step: Step,
      _ index: Int,
      _ fingers: inout [Finger],
      _ all: [UIGestureRecognizer],
      _ scene: GestureScene
    ) async {
      let place = CGPoint(x: 100 + 40 * CGFloat(index), y: 200)
      switch step {
      case .down: fingers.append(await Hands.touch(at: place, in: scene.window))
      case .move: await fingers.last?.move(to: CGPoint(x: place.x, y: 300), during: 0.1)
      case .hold: await advance(0.6)
      case .lift: await fingers.popLast()?.lift()
      case .cancel: await fingers.popLast()?.cancel()
      case .disable:
        let recognizer = all[index % all.count]
        recognizer.isEnabled = false
        recognizer.isEnabled = true
      }
    }
  }
}

extension GestureScene {
  /// Whether each continuous gesture that began has ended or been cancelled, once.
  fileprivate var isBalanced: Bool {
    ["0", "3"].allSatisfy { name in
      let own = log.filter { $0.hasPrefix(name) }
      let begun = own.filter { $0.hasSuffix("began") }.count
      return begun == own.filter { $0.hasSuffix("ended") || $0.hasSuffix("cancelled") }.count
    }
  }
}

/// Begins where it is touched, and sees whether its action was sent within that.
private final class StateProbe: UIGestureRecognizer {
  private(set) var wasSentAtOnce: Bool?
  private var count = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    whenSent { [weak self] _ in self?.count += 1 }
    state = .began
    wasSentAtOnce = count > 0
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
}
#endif
