#if canImport(UIKit)
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  @MainActor @Suite("Associated objects") struct AssociatedObjectTests {
    /// Something whose end can be seen.
    final class Token {}

    /// A key is an address that nothing else has.
    static let key = address()
    static let other = address()

    static func address() -> UnsafeRawPointer {
      UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
    }

    @Test("what is associated is found under its key, replaced, and taken away with nil")
    func stored() {
      let view = UIView()
      objc_setAssociatedObject(view, Self.key, "photo", .OBJC_ASSOCIATION_COPY_NONATOMIC)
      objc_setAssociatedObject(view, Self.other, 7, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      #expect(objc_getAssociatedObject(view, Self.key) as? String == "photo")
      #expect(objc_getAssociatedObject(view, Self.other) as? Int == 7)
      #expect(objc_getAssociatedObject(UIView(), Self.key) == nil)
      objc_setAssociatedObject(view, Self.key, nil, .OBJC_ASSOCIATION_COPY_NONATOMIC)
      #expect(objc_getAssociatedObject(view, Self.key) == nil)
    }

    @Test("what is associated is kept as long as its object, and no longer")
    func released() {
      weak var token: Token?
      do {
        let controller = UIViewController()
        let made = Token()
        token = made
        objc_setAssociatedObject(controller, Self.key, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      }
      #expect(token == nil)
    }

    @Test("views, controllers, layers and recognizers can carry them")
    func carriers() {
      let carriers: [AnyObject] = [
        UIView(), UIViewController(), CALayer(), UINavigationController(), UITapGestureRecognizer(),
      ]
      for (number, carrier) in carriers.enumerated() {
        objc_setAssociatedObject(carrier, Self.key, number, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        #expect(objc_getAssociatedObject(carrier, Self.key) as? Int == number)
      }
    }
  }
}
#endif
