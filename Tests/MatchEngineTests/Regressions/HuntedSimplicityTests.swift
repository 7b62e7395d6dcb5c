#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// What a shorter way to say the same may have said otherwise.
  @MainActor @Suite("What was said in fewer words") struct HuntedSimplicityTests {
    @Test(.enabled(if: Hands.isAvailable), arguments: [0, 336] as [CGFloat], [0, 20] as [CGFloat])
    func `a short list scrolls before it is pulled, also where a keyboard insets it`(
      _ keyboard: CGFloat,
      _ offset: CGFloat
    ) async {
      startOver()
      let list = PhotoScreen.list()
      let form = UIScrollView(frame: CGRect(x: 0, y: 450, width: 390, height: 300))
      form.contentInsetAdjustmentBehavior = .never
      form.contentSize = CGSize(width: 390, height: 600)
      let detail = PhotoScreen.detail()
      let window = await onScreen(list)
      detail.comes(as: .fullScreen, .linear(0.5))
      await list.present(detail, for: 1)
      detail.view.addSubview(form)
      form.contentInset.bottom = keyboard
      form.contentOffset.y = offset
      await Hands.drag(from: CGPoint(x: 195, y: 500), by: (0, 330), in: window)
      await advance(1.5)
      #expect((list.presentedViewController == nil) == (offset == 0))
    }
  }
}
#endif
