#if canImport(UIKit)
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  /// Where a view goes among its siblings, and its layer among other layers.
  @MainActor @Suite struct ViewOrderTests {
    private let parent = UIView()
    private let a = UIView()
    private let b = UIView()
    private let c = UIView()

    init() {
      startOver()
      parent.addSubview(a)
      parent.addSubview(b)
    }

    @Test("Right above a sibling is below a layer that lies above that one")
    func aboveBelowLayer() {
      let layer = CALayer()
      parent.layer.insertSublayer(layer, above: a.layer)
      parent.insertSubview(c, aboveSubview: a)
      #expect(parent.subviews == [a, c, b])
      #expect(parent.layer.sublayers == [a.layer, c.layer, layer, b.layer])
    }
  }
}
#endif
