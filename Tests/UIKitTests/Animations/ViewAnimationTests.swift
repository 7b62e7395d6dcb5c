#if canImport(UIKit)
import MatchEngineTestSupport
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  @MainActor @Suite("UIView.animate") struct ViewAnimationTests {
    let window: UIWindow
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    init() async {
      window = show(UIViewController())
      window.addSubview(view)
      await nextTurn()
    }

    @Test("AN-1: the model takes the last value at once, the screen goes there from the old one")
    func modelAndScreen() async throws {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 150 }
      #expect(view.center.x == 150)
      await nextTurn()
      #expect(try #require(view.shownCenter).x == 50)
      await advance(0.5)
      #expect(isClose(try #require(view.shownCenter).x, 100, within: 4))
      await advance(0.6)
      #expect(view.shownCenter == view.center)
    }

    @Test("AN-1: a frame animates as a position and as bounds")
    func frameAnimates() async throws {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
      }
      let keys = Set(view.layer.animationKeys() ?? [])
      #expect(keys.contains("position"))
      #expect(keys.contains { $0.hasPrefix("bounds") })
      await advance(0.5)
      let shown = try #require(view.layer.presentation()).frame
      #expect(isClose(shown, CGRect(x: 0, y: 0, width: 150, height: 200), within: 8))
    }

    @Test("AN-24: bounds animate as an origin and a size, each where it changes")
    func boundsAnimateByParts() throws {
      let old = view.bounds
      for (part, bounds) in [
        ("origin", CGRect(origin: CGPoint(x: 10, y: 0), size: old.size)),
        ("size", CGRect(x: 10, y: 0, width: 10, height: 10)),
      ] {
        view.layer.removeAllAnimations()
        UIView.animate(withDuration: 1) { view.bounds = bounds }
        #expect(view.layer.animationKeys() == ["bounds.\(part)"])
        let animation = view.layer.animation(forKey: "bounds.\(part)")
        #expect(try #require(animation as? CABasicAnimation).isAdditive)
      }
    }

    @Test("AN-2: without a duration nothing animates; the completion comes with the next turn")
    func noDuration() async {
      var finished: Bool?
      UIView.animate(withDuration: 0, animations: { view.alpha = 0 }) { finished = $0 }
      #expect(view.layer.animationKeys() == nil)
      #expect(finished == nil)
      await nextTurn()
      #expect(finished == true)
      #expect(view.shownAlpha == 0)
    }

    @Test("AN-4, RC-17: a block within a block takes its duration and curve, unless told otherwise")
    func nestedBlocks() async throws {
      let other = UIView()
      window.addSubview(other)
      await nextTurn()
      #expect(UIView.inheritedAnimationDuration == 0)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        #expect(UIView.inheritedAnimationDuration == 1)
        UIView.animate(withDuration: 0.1) { view.alpha = 0 }
        UIView.animate(
          withDuration: 0.1,
          delay: 0,
          options: [.overrideInheritedDuration],
          animations: { other.alpha = 0 }
        )
      }
      await advance(0.5)
      #expect(isClose(CGFloat(try #require(view.shownAlpha)), 0.5, within: 0.05))
      #expect(other.shownAlpha == 0)
    }

    /// Lets a spring take the view to a place.
    private func spring(_ time: Double, _ ratio: CGFloat, velocity: CGFloat = 0, to x: CGFloat) {
      UIView.animate(
        withDuration: time,
        delay: 0,
        usingSpringWithDamping: ratio,
        initialSpringVelocity: velocity
      ) { view.center.x = x }
    }

    @Test(
      "AN-6, RC-7, RC-8: a spring is on its layer at once, and ends exactly at the model's value"
    )
    func springEndsExactly() async {
      spring(0.5, 0.3, to: 500)
      #expect(view.layer.animation(forKey: "position") is CASpringAnimation)
      await advance(0.6)
      #expect(view.shownCenter?.x == 500)
    }

    @Test(
      "AN-7: animations of one property add up; the screen does not jump, and both are finished"
    )
    func additive() async throws {
      var finished: [Bool] = []
      UIView.animate(withDuration: 1, animations: { view.center.x = 550 }) { finished.append($0) }
      await advance(0.5)
      let before = try #require(view.shownCenter).x
      UIView.animate(withDuration: 1, animations: { view.center.x = 50 }) { finished.append($0) }
      await nextTurn()
      #expect(isClose(try #require(view.shownCenter).x, before, within: 12))
      await advance(1.2)
      #expect(finished == [true, true])
      #expect(view.shownCenter?.x == 50)
    }

    @Test("AN-8: a view in no window does not animate, and is complete at once")
    func notOnScreen() async {
      let loose = UIView()
      var isComplete = false
      UIView.animate(withDuration: 1, animations: { loose.alpha = 0 }) { _ in isComplete = true }
      #expect(loose.alpha == 0)
      await advance(0.1)
      #expect(isComplete)
    }

    @Test("AN-9, RC-16: with animations disabled changes apply at once and completions still come")
    func disabled() async {
      var isComplete = false
      UIView.setAnimationsEnabled(false)
      UIView.performWithoutAnimation {}
      #expect(!UIView.areAnimationsEnabled)
      UIView.animate(withDuration: 1, animations: { view.alpha = 0 }) { _ in isComplete = true }
      UIView.setAnimationsEnabled(true)
      #expect(view.layer.animationKeys() == nil)
      await advance(1.1)
      #expect(isComplete)

      UIView.animate(withDuration: 1) {
        UIView.performWithoutAnimation {
          #expect(!UIView.areAnimationsEnabled)
          view.alpha = 1
        }
        #expect(UIView.areAnimationsEnabled)
      }
      #expect(view.layer.animationKeys() == nil)
    }

    @Test("SP-1, SP-2, RC-8: springs go where UIKit's were seen to be")
    func recordedSprings() async throws {
      let recorded: [(CGFloat, Double, CGFloat, CGFloat, [(Double, CGFloat)])] = [
        (0.6, 0.8, 50, 150, [(0.15, 130.98), (0.3, 159.39), (0.45, 151.06), (0.6, 149.06)]),
        (
          0.35, 1, 40, 160,
          [(0.15, 183.54), (0.3, 166.65), (0.45, 152.12), (0.6, 163.52), (0.8, 158.94)]
        ),
      ]
      for (ratio, duration, from, to, positions) in recorded {
        view.center.x = from
        await nextTurn()
        spring(duration, ratio, to: to)
        await nextTurn()
        var passed = 0.0
        for (time, position) in positions {
          await advance(time - passed)
          passed = time
          #expect(isClose(try #require(view.shownCenter).x, position, within: 0.7))
        }
        await advance(1)
      }
    }

    @Test("SP-3: a velocity of one is the whole distance in a second")
    func springVelocity() async throws {
      spring(1, 1, velocity: 3, to: 1050)
      await nextTurn()
      await advance(0.001)
      #expect(isClose(try #require(view.shownCenter).x - 50, 3, within: 0.2))
    }
  }
}
#endif
