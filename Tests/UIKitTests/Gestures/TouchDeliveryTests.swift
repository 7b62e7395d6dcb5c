#if canImport(UIKit)
import MatchEngineTestSupport
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  @MainActor @Suite(.enabled(if: Hands.isAvailable)) struct TouchDeliveryTests {
    let start = CGPoint(x: 100, y: 200)
    let end = CGPoint(x: 200, y: 200)

    @Test(
      "GR-4: a recognized gesture cancels the view's touches, if it is to",
      arguments: [true, false]
    )
    func cancelling(cancels: Bool) async {
      let scene = await GestureScene()
      scene.add(UIPanGestureRecognizer()).cancelsTouchesInView = cancels
      await Hands.drag(from: start, to: end, in: scene.window)
      #expect(scene.canvas.brief == ["began", "moved", cancels ? "cancelled" : "ended"])
    }

    @Test("GR-4: the beginning is kept back while a recognizer that delays it may yet recognize")
    func delayedBeginning() async {
      let scene = await GestureScene()
      scene.add(UITapGestureRecognizer()).delaysTouchesBegan = true
      let finger = await Hands.touch(at: start, in: scene.window)
      await finger.move(to: CGPoint(x: 104, y: 200), during: 0.05)
      #expect(scene.canvas.log.isEmpty)
      await finger.move(to: end, during: 0.1)
      #expect(scene.canvas.log.first == "began")
      await finger.lift()
      #expect(scene.canvas.brief == ["began", "moved", "ended"])
    }

    @Test(
      "GR-4: the end is kept back while a recognizer may yet recognize, if it is to be",
      arguments: [true, false]
    )
    func delayedEnd(delays: Bool) async {
      let scene = await GestureScene()
      let taps = scene.add(UITapGestureRecognizer())
      taps.numberOfTapsRequired = 2
      taps.delaysTouchesEnded = delays
      let finger = await Hands.touch(at: start, in: scene.window)
      await finger.lift()
      await advance(0.05)
      #expect(scene.canvas.brief.contains("ended") == !delays)
      await advance(1)
      #expect(scene.canvas.brief == ["began", "ended"])
    }

    @Test(
      "AN-5: an animated view gets no touches, unless the animation allows it",
      arguments: [true, false]
    )
    func animatedViews(allows: Bool) async {
      let scene = await GestureScene()
      let options: UIView.AnimationOptions = allows ? [.allowUserInteraction] : []
      UIView.animate(
        withDuration: 1,
        delay: 0,
        options: options,
        animations: { scene.canvas.alpha = 0.5 },
        completion: nil
      )
      await advance(0.1)
      await Hands.tap(scene.canvas)
      #expect(scene.canvas.log.isEmpty == !allows)
      await advance(2)
      await Hands.tap(scene.canvas)
      #expect(scene.canvas.log.count == (allows ? 4 : 2))
    }

    @Test(
      "VH-2: in any tree the view that is hit is the front one whose frame, and whose parents', has the point"
    )
    func hitTestingAgreesWithFrames() {
      var random = SplitMix(seed: 5)
      for _ in 0..<200 {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        var views = [root]
        for _ in 0..<random.whole(0...12) {
          let parent = views[random.whole(0...views.count - 1)]
          let view = UIView(
            frame: CGRect(
              x: random.number(-50...200),
              y: random.number(-50...200),
              width: random.number(1...200),
              height: random.number(1...200)
            )
          )
          view.bounds.origin = CGPoint(x: random.number(-20...20), y: random.number(-20...20))
          if random.chance(oneIn: 6) { view.isHidden = true }
          parent.addSubview(view)
          views.append(view)
        }
        let point = CGPoint(x: random.number(0...299), y: random.number(0...299))
        #expect(root.hitTest(point, with: nil) === frontmost(root, point))
      }
    }

    /// All views that have the point, back to front, by their frames alone.
    private func frontmost(_ view: UIView, _ point: CGPoint) -> UIView? {
      var found = view
      for subview in view.subviews where subview.frame.contains(point) && !subview.isHidden {
        let inside = CGPoint(
          x: point.x - subview.frame.minX + subview.bounds.minX,
          y: point.y - subview.frame.minY + subview.bounds.minY
        )
        found = frontmost(subview, inside) ?? found
      }
      return found
    }
  }

  @MainActor @Suite(.enabled(if: Hands.isAvailable)) struct ArbitrationTests {
    let start = CGPoint(x: 100, y: 200)
    let end = CGPoint(x: 200, y: 200)

    /// The ways of saying that one must fail first.
    enum Way: CaseIterable { case require, shouldRequire, shouldBeRequired }

    @Test("GR-3: what requires another to fail waits until it has", arguments: Way.allCases)
    func failureFirst(way: Way) async {
      let scene = await GestureScene()
      let answers = GestureAnswers()
      let single = scene.add(UITapGestureRecognizer(), "single ", delegate: answers)
      let double = scene.add(UITapGestureRecognizer(), "double ", delegate: answers)
      double.numberOfTapsRequired = 2
      switch way {
      case .require: single.require(toFail: double)
      case .shouldRequire: answers.requires = { $0 === single && $1 === double }
      case .shouldBeRequired: answers.isRequired = { $0 === double && $1 === single }
      }
      await Hands.tap(at: start, in: scene.window)
      #expect(scene.log.isEmpty)
      await advance(0.6)
      #expect(scene.log == ["single ended"])
      await Hands.tap(at: start, in: scene.window)
      await advance(0.1)
      await Hands.tap(at: start, in: scene.window)
      await advance(1)
      #expect(scene.log == ["single ended", "double ended"])
    }

    @Test("GR-15: who waits for whom is asked once in an attempt, and again in the next one")
    func askedOnce() async {
      let scene = await GestureScene()
      let answers = GestureAnswers()
      var count = 0
      let pan = scene.add(UIPanGestureRecognizer(), delegate: answers)
      let taps = (0..<2).map { _ in scene.add(UITapGestureRecognizer()) }
      answers.requires = { _, other in
        if other === taps[0] { count += 1 }
        return true
      }
      for round in 1...2 {
        let finger = await Hands.touch(at: CGPoint(x: 100, y: 200), in: scene.window)
        await finger.move(to: CGPoint(x: 300, y: 200), during: 0.3)
        #expect(pan.state == .changed && count == round)
        await finger.lift()
        await advance(0.1)
      }
    }

    @Test("GR-3: a recognizer whose delegate lets it not begin fails")
    func delegateForbids() async {
      let scene = await GestureScene()
      let answers = GestureAnswers()
      answers.begins = false
      scene.add(UIPanGestureRecognizer(), delegate: answers)
      await Hands.drag(from: start, to: end, in: scene.window)
      #expect(scene.log.isEmpty)
    }

    @Test("GR-3: either delegate can let two be recognized", arguments: [0, 1])
    func simultaneous(asked: Int) async {
      let scene = await GestureScene()
      let answers = GestureAnswers()
      answers.together = { _, _ in true }
      scene.add(UIPanGestureRecognizer(), "a ", delegate: asked == 0 ? answers : nil)
      scene.add(UIPanGestureRecognizer(), "b ", delegate: asked == 1 ? answers : nil)
      await Hands.drag(from: start, to: end, in: scene.window)
      #expect(Set(scene.log).isSuperset(of: ["a began", "b began", "a ended", "b ended"]))
    }

    @Test("GR-3: whatever two recognizers require of each other, at most one is recognized")
    func oneWinner() async {
      var random = SplitMix(seed: 31)
      var winners = 0
      for _ in 0..<120 {
        startOver()
        let scene = await GestureScene()
        let inner = UIView(frame: scene.canvas.bounds)
        scene.canvas.addSubview(inner)
        let answers = GestureAnswers()
        let pair = (0..<2).map { index in
          scene.add(
            makeRecognizer(&random),
            "\(index)",
            to: random.chance(oneIn: 2) ? inner : nil,
            delegate: answers
          )
        }
        if random.chance(oneIn: 2) { pair[0].require(toFail: pair[1]) }
        if random.chance(oneIn: 3) { pair[1].require(toFail: pair[0]) }
        let mask = random.whole(0...2)
        answers.isRequired = { mask & 1 != 0 && $0 === pair[0] && $1 === pair[1] }
        answers.requires = { mask & 2 != 0 && $0 === pair[0] && $1 === pair[1] }
        await act(&random, in: scene.window)
        #expect(Set(scene.log.compactMap(\.first)).count <= 1, "\(pair): \(scene.log)")
        #expect(pair.allSatisfy { $0.state == .possible })
        winners += scene.log.isEmpty ? 0 : 1
      }
      #expect(winners > 40)
    }

    private func makeRecognizer(_ random: inout SplitMix) -> UIGestureRecognizer {
      switch random.whole(0...3) {
      case 0: return UIPanGestureRecognizer()
      case 1: return UIPinchGestureRecognizer()
      default: return UITapGestureRecognizer()
      }
    }

    /// One touch: it rests, moves and lifts, or some of it.
    private func act(_ random: inout SplitMix, in window: UIWindow) async {
      let finger = await Hands.touch(at: start, in: window)
      if random.chance(oneIn: 2) { await finger.hold(for: random.number(0...1)) }
      if random.chance(oneIn: 2) { await finger.move(to: end, during: random.number(0.02...0.5)) }
      await finger.lift()
      await advance(1)
    }
  }
}
#endif
