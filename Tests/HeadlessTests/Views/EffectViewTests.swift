import Testing
import UIKit
import UIKitTestSupport

extension HeadlessTests {
  @MainActor @Suite("PX-12, RC-112: an effect view takes no subviews itself") struct EffectViewTests
  {
    init() { startOver() }

    @Test("its content view takes them")
    func contentView() {
      let effect = UIVisualEffectView(effect: UIBlurEffect(style: .light))
      let view = UIView()
      effect.contentView.addSubview(view)
      effect.bringSubviewToFront(effect.contentView)
      #expect(view.superview === effect.contentView && effect.subviews == [effect.contentView])
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
