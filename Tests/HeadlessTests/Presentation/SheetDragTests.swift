import Testing
import UIKit
import UIKitTestSupport

extension HeadlessTests {
  /// MD-25, MD-36: a finger on a sheet.
  @MainActor @Suite struct SheetDragTests {
    let presenter = UIViewController()
    let presented = UIViewController()
    let delegate = DismissalLog()
    let window: UIWindow

    init() async {
      window = show(presenter)
      await advance(0.1)
      presented.presentationController?.delegate = delegate
      presenter.present(presented, animated: true)
      await advance(1)
    }

    private var top: CGFloat { presented.view.convert(CGPoint.zero, to: nil).y }

    private func drag(to y: CGFloat, _ seconds: TimeInterval) async {
      await Hands.drag(
        from: CGPoint(x: 200, y: 100),
        to: CGPoint(x: 200, y: y),
        duration: seconds,
        in: window
      )
      await advance(1)
    }

    @Test("RC-72: a medium sheet is 0.56 as high as a large one")
    func medium() async {
      let sheet = presented.sheetPresentationController
      let large = sheet?.presentedView?.frame.height ?? 0
      sheet?.detents = [.medium(), .large()]
      await advance(0.1)
      let height = sheet?.presentedView?.frame.height ?? 0
      #expect(large > 0 && abs(height - large * 0.56) < 0.6)
    }

    @Test("A presenter that is set back behind a sheet keeps its safe area")
    func presentersSafeArea() async {
      #expect(!presenter.view.transform.isIdentity)
      #expect(presenter.view.safeAreaInsets == window.safeAreaInsets)
      await drag(to: 600, 2)
      #expect(presenter.view.transform.isIdentity)
      #expect(presenter.view.safeAreaInsets == window.safeAreaInsets)
    }

    @Test("MD-36: pulled past the half, a sheet goes")
    func far() async {
      await drag(to: 600, 2)
      #expect(presenter.presentedViewController == nil)
      #expect(delegate.calls == ["should", "will", "did"] && delegate.hasCoordinator == true)
      #expect(window.showsOnly(presenter.view) && presented.view.superview == nil)
    }

    @Test(
      "MD-25: a controller that is modal stays, and so does one whose delegate says no",
      arguments: [true, false]
    )
    func blocked(_ isModal: Bool) async {
      presented.isModalInPresentation = isModal
      delegate.allows = isModal
      await drag(to: 600, 2)
      #expect(delegate.calls == (isModal ? ["attempt"] : ["should", "attempt"]))
      #expect(presenter.presentedViewController === presented)
    }

    @Test("MD-36: pulled a little, a sheet comes back")
    func little() async {
      await drag(to: 300, 1)
      #expect(presenter.presentedViewController === presented)
      #expect(top == 59)
      #expect(delegate.calls.isEmpty)
    }

    @Test("MD-36: a sheet follows the finger, ten points behind")
    func follows() async {
      let finger = await Hands.touch(at: CGPoint(x: 200, y: 100), in: window)
      await finger.move(to: CGPoint(x: 200, y: 250), during: 1)
      #expect(abs(top - (59 + 140)) < 4)
      await finger.lift()
    }

    @Test("MD-25: a finger lifts from a sheet that is being covered, and the sheet stays")
    func covered() async {
      let finger = await Hands.touch(at: CGPoint(x: 200, y: 100), in: window)
      await finger.move(to: CGPoint(x: 200, y: 700), during: 1)
      presented.present(UIViewController(), animated: true)
      await finger.lift()
      await advance(1)
      #expect(presenter.presentedViewController === presented)
      #expect(presented.presentedViewController != nil && Headless.warnings.isEmpty)
      #expect(delegate.calls.isEmpty)
    }
  }

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
