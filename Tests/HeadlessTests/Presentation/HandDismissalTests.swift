import Testing
import UIKit
import UIKitTestSupport

extension HeadlessTests {
  /// MD-25: what only a user's own dismissal does.
  @MainActor @Suite struct HandDismissalTests {
    let presenter = UIViewController()
    let presented = UIViewController()
    let delegate = AdaptiveDelegate()
    let window: UIWindow

    init() async {
      startOver()
      window = show(presenter)
      await advance(0.1)
      presented.presentationController?.delegate = delegate
      presenter.present(presented, animated: true)
      await advance(1)
    }

    @Test("MD-25: a user's dismissal asks, announces and reports, in that order")
    func byHand() async {
      Headless.dismissByHand(presented)
      #expect(delegate.calls == ["should", "will"])
      await advance(1)
      #expect(delegate.calls == ["should", "will", "did"])
      #expect(presenter.presentedViewController == nil)
    }

    @Test("MD-25: a dismissal by the program tells the delegate nothing")
    func byProgram() async {
      presenter.dismiss(animated: true)
      await advance(1)
      #expect(delegate.calls.isEmpty)
      #expect(presenter.presentedViewController == nil)
    }

    @Test(
      "MD-25: a controller that is modal stays, and so does one whose delegate says no",
      arguments: [true, false]
    )
    func blocked(_ isModal: Bool) async {
      presented.isModalInPresentation = isModal
      delegate.allows = isModal
      Headless.dismissByHand(presented)
      await advance(1)
      #expect(delegate.calls == (isModal ? ["attempt"] : ["should", "attempt"]))
      #expect(presenter.presentedViewController === presented)
    }
  }
}

@MainActor final class AdaptiveDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
  var calls: [String] = []
  var allows = true

  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    calls.append("should")
    return allows
  }
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    calls.append("will")
  }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    calls.append("did")
  }
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) { calls.append("attempt") }
}
