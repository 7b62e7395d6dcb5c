import Testing
import UIKit
import UIKitTestSupport

extension HeadlessTests {
  /// OQ-7, OQ-15: either way of what nobody has settled, and the warnings.
  @MainActor @Suite struct PresentationSwitchTests {
    let presenter = UIViewController()
    let presented = UIViewController()
    let window: UIWindow

    init() async {
      window = show(presenter)
      await advance(0.1)
    }

    @Test("MD-16: presenting while presenting warns, and nothing happens")
    func alreadyPresenting() async {
      presenter.present(presented, animated: false)
      let other = UIViewController()
      presenter.present(other, animated: false) { Issue.record("it was not presented") }
      await advance(1)
      #expect(Headless.warnings.count == 1)
      #expect(other.presentingViewController == nil)
      #expect(presenter.presentedViewController === presented)
    }

    @Test(
      "MD-16: presenting from a controller that is not on the screen warns, and nothing happens"
    )
    func notInWindow() async {
      let lonely = UIViewController()
      lonely.present(presented, animated: true) { Issue.record("it was not presented") }
      await advance(1)
      #expect(Headless.warnings.count == 1)
      #expect(presented.presentingViewController == nil)
      #expect(!lonely.isViewLoaded)
    }

    @Test(
      "OQ-7: the presented view is loaded by the call or by the transition",
      arguments: [true, false]
    )
    func loading(_ atOnce: Bool) async {
      Headless.switches.presentLoadsViewAtOnce = atOnce
      presenter.present(presented, animated: true)
      #expect(presented.isViewLoaded == atOnce)
      await advance(1)
      #expect(presented.isViewLoaded)
    }

    @Test("OQ-15: a sheet's view is in a wrapper or by itself", arguments: [true, false])
    func wrapper(_ wraps: Bool) async {
      Headless.switches.sheetsWrapPresentedView = wraps
      presenter.present(presented, animated: true)
      await advance(1)
      let container = presented.presentationController?.containerView
      #expect((presented.view.superview === container) == !wraps)
      #expect(
        presented.view.convert(presented.view.bounds, to: nil)
          == CGRect(x: 0, y: 59, width: 393, height: 793)
      )
      presenter.dismiss(animated: true)
      await advance(1)
      #expect(presented.view.superview == nil)
    }

    @Test(
      "OQ-15: a presenter's view is set back behind a page sheet, and comes forward again",
      arguments: [true, false]
    )
    func setBack(_ pushes: Bool) async {
      Headless.switches.sheetsPushPresenterBack = pushes
      presenter.present(presented, animated: true)
      await advance(1)
      #expect(presenter.view.transform.isIdentity == !pushes)
      presenter.dismiss(animated: true)
      await advance(1)
      #expect(presenter.view.transform.isIdentity)
    }
  }
}
