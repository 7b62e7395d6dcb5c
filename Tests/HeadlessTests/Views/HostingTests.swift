import Testing
import UIKit
import UIKitTestSupport

extension HeadlessTests {
  @MainActor @Suite("Hosted content") struct HostingTests {
    @Test("becomes views when it is laid out, once (SU-1)") func atLayout() {
      var sizes: [CGSize] = []
      let hosting = Headless.UIHostingController { size in
        sizes.append(size)
        return [UILabel(frame: CGRect(origin: .zero, size: size))]
      }
      let view = hosting.view
      #expect(view?.subviews == [])
      view?.frame.size = CGSize(width: 300, height: 200)
      #expect(view?.subviews == [])
      view?.layoutIfNeeded()
      #expect(view?.subviews.first is UILabel)
      view?.frame.size = CGSize(width: 200, height: 300)
      view?.layoutIfNeeded()
      #expect(view?.subviews.count == 1)
      #expect(sizes == [CGSize(width: 300, height: 200)])
    }

    @Test("becomes views within the turn that shows it (SU-1)") func shown() async {
      let hosting = Headless.UIHostingController { _ in [UILabel()] }
      let window = show(hosting)
      #expect(hosting.view.subviews == [])
      await nextTurn()
      #expect(hosting.view.subviews.count == 1)
      withExtendedLifetime(window) {}
    }
  }
}
