import Testing
import UIKit
import UIKitTestSupport

extension HeadlessTests {
  @MainActor @Suite struct EffectViewTests {
    @Test("PX-12, RC-112: its content view takes what an effect view does not")
    func contentView() {
      let effect = UIVisualEffectView(effect: UIBlurEffect(style: .light))
      let view = UIView()
      effect.contentView.addSubview(view)
      effect.bringSubviewToFront(effect.contentView)
      #expect(view.superview === effect.contentView && effect.subviews == [effect.contentView])
    }

    @Test(
      "EF-20: an effect comes with its animator, and one made outside of a window shows the effect whole"
    )
    func outsideOfWindow() async {
      let window = show(UIViewController())
      var blurs: [CGFloat] = []
      for isInWindow in [true, false] {
        let view = UIVisualEffectView(effect: nil)
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        if isInWindow { window.addSubview(view) }
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
          view.effect = UIBlurEffect(style: .regular)
        }
        animator.pauseAnimation()
        window.addSubview(view)
        for fraction in isInWindow ? [0, 0.5, 1] : [] as [CGFloat] {
          animator.fractionComplete = fraction
          await nextTurn()
          let radii = Headless.displayList.items.filter { $0.kind == .backdrop }.map(\.width)
          #expect(radii == (fraction == 0 ? [] : [20 * fraction]))
        }
        animator.fractionComplete = 0.25
        await nextTurn()
        blurs.append(Headless.nextDisplayList.items.first { $0.kind == .backdrop }?.width ?? 0)
        view.removeFromSuperview()
        animator.stopAnimation(false)
        animator.finishAnimation(at: .current)
      }
      #expect(blurs[1] > 0 && isClose(blurs[0], blurs[1] / 4, within: 0.01))
    }
  }
}
