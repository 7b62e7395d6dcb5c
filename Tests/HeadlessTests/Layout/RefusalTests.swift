// Where UIKit raises, the stand-in stops.
import Foundation
import Testing
import UIKit
import UIKitTestSupport

extension HeadlessTests {
  @MainActor @Suite struct RefusalTests {
    @Test func constraintsNeedACommonAncestor() async {
      await #expect(processExitsWith: .failure) {
        await MainActor.run {
          let (a, b) = (UIView(), UIView())
          a.leftAnchor.constraint(equalTo: b.leftAnchor).isActive = true
        }
      }
    }

    @Test("PA-3: an animator that is not active cannot be stopped")
    func stoppedTwice() async {
      await #expect(processExitsWith: .failure) {
        await MainActor.run {
          let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
          animator.startAnimation()
          animator.stopAnimation(true)
          animator.stopAnimation(true)
        }
      }
    }
  }
}
