import Testing
import UIKit
import UIKitTestSupport

extension HeadlessTests {
  @MainActor @Suite("The animations that a layer has") struct AttachedAnimationTests {
    @Test("AN-18: the animation that a layer has is read-only: Core Animation raises")
    func readOnly() async {
      await #expect(processExitsWith: .failure) {
        await MainActor.run {
          let layer = CALayer()
          layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "fade")
          layer.animation(forKey: "fade")?.duration = 2
        }
      }
    }
  }
}
