import Testing
import UIKit
import UIKitTestSupport

extension HeadlessTests {
  @MainActor @Suite("PX-12, RC-112: an effect view takes no subviews itself") struct EffectViewTests
  {
    @Test("its content view takes them")
    func contentView() {
      let effect = UIVisualEffectView(effect: UIBlurEffect(style: .light))
      let view = UIView()
      effect.contentView.addSubview(view)
      effect.bringSubviewToFront(effect.contentView)
      #expect(view.superview === effect.contentView && effect.subviews == [effect.contentView])
    }

    @Test("EF-20: an animator that is made outside of a window shows the effect whole")
    func outsideOfWindow() async {
      let window = show(UIViewController())
      var blurs: [CGFloat] = []
      for isInWindow in [true, false] {
        let view = UIVisualEffectView(effect: nil)
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        if isInWindow { window.addSubview(view) }
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
          view.effect = UIBlurEffect(style: .light)
        }
        animator.pauseAnimation()
        window.addSubview(view)
        animator.fractionComplete = 0.25
        await nextTurn()
        blurs.append(Headless.nextDisplayList.items.first { $0.kind == .backdrop }?.width ?? 0)
        view.removeFromSuperview()
        animator.stopAnimation(false)
        animator.finishAnimation(at: .current)
      }
      #expect(blurs[1] > 0 && isClose(blurs[0], blurs[1] / 4, within: 0.01))
    }

    @Test("adding raises")
    func adding() async {
      await #expect(processExitsWith: .failure) {
        await MainActor.run { UIVisualEffectView(effect: nil).addSubview(UIView()) }
      }
    }

    @Test("inserting raises")
    func inserting() async {
      await #expect(processExitsWith: .failure) {
        await MainActor.run {
          let effect = UIVisualEffectView(effect: nil)
          effect.insertSubview(UIView(), belowSubview: effect.contentView)
        }
      }
    }
  }
}
