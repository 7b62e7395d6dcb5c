#if canImport(UIKit)
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  @MainActor @Suite struct LayoutGuideTests {
    init() { startOver() }

    private func fill(_ view: UIView, _ guide: UILayoutGuide) {
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        view.topAnchor.constraint(equalTo: guide.topAnchor),
        view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      ])
    }

    @Test func theSafeAreaGuideIsWhatTheBarsLeave() async {
      let controller = UIViewController()
      let window = show(controller)
      let view = UIView()
      controller.view.addConstrained(view)
      fill(view, controller.view.safeAreaLayoutGuide)
      await nextTurn()
      #expect(view.frame == controller.view.bounds.inset(by: window.safeAreaInsets))
      #expect(view.frame == controller.view.safeAreaLayoutGuide.layoutFrame)
    }
  }
}
#endif
