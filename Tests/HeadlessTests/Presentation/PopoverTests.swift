import Testing
import UIKit
import UIKitTestSupport

extension HeadlessTests {
  /// Popovers, and form sheets, on either kind of screen.
  @MainActor @Suite struct PopoverTests {
    let presenter = UIViewController()
    let presented = UIViewController()

    private func present(_ style: UIModalPresentationStyle, onTablet: Bool) async -> UIWindow {
      var screen = ScreenSetting()
      if onTablet { screen.size = CGSize(width: 820, height: 1180) }
      Headless.startOver(screen: screen)
      let window = show(presenter)
      await advance(0.1)
      presented.modalPresentationStyle = style
      presented.popoverPresentationController?.sourceView = presenter.view
      presented.popoverPresentationController?.sourceRect = CGRect(
        x: 100,
        y: 200,
        width: 40,
        height: 40
      )
      presented.preferredContentSize = CGSize(width: 200, height: 100)
      presenter.present(presented, animated: true)
      await advance(1)
      return window
    }

    private var frame: CGRect { presented.view.convert(presented.view.bounds, to: nil) }

    @Test("A popover is beside its source where the width is regular")
    func wide() async {
      let window = await present(.popover, onTablet: true)
      #expect(frame.size == CGSize(width: 200, height: 100))
      #expect(frame.minY > 240 && frame.midX == 120)
      #expect(presented.view.window === window)
    }

    @Test(
      "MD-25: a touch beside a popover or a floating sheet dismisses it",
      arguments: [
        UIModalPresentationStyle.popover, .formSheet,
      ]
    )
    func beside(_ style: UIModalPresentationStyle) async {
      let window = await present(style, onTablet: true)
      await Hands.tap(at: CGPoint(x: frame.midX, y: frame.midY), in: window)
      await advance(1)
      #expect(presenter.presentedViewController === presented)
      await Hands.tap(at: CGPoint(x: 700, y: 1100), in: window)
      await advance(1)
      #expect(presenter.presentedViewController == nil)
      #expect(window.showsOnly(presenter.view))
    }

    @Test("A popover is a sheet where the width is compact")
    func compact() async {
      let window = await present(.popover, onTablet: false)
      #expect(frame == CGRect(x: 0, y: 59, width: 393, height: 793))
      presenter.dismiss(animated: true)
      await advance(1)
      #expect(window.showsOnly(presenter.view))
    }
  }
}
