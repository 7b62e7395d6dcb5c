#if canImport(UIKit) && !canImport(ObjectiveC)
import Testing
import UIKit
import UIKitTestSupport

extension HeadlessTests {
  @MainActor @Suite("Constraints that hold a view from further out") struct CrossingTests {
    @Test("a width of a view's own is no such constraint, wherever the view is put")
    func ownWidth() {
      let parent = UIView()
      let child = UIView()
      let before = Headless.describe(parent)
      parent.addSubview(child)
      child.widthAnchor.constraint(equalToConstant: 80).isActive = true
      child.removeFromSuperview()
      #expect(Headless.describe(parent).difference(from: before) == [])
    }
  }
}
#endif
