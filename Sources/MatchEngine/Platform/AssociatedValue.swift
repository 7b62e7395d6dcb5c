#if canImport(UIKit) && !os(watchOS)
import UIKit

/// A value that is kept on an object of somebody else's, and goes when the object goes.
///
///     static let tag = AssociatedValue<ViewTag>()
///     tag[view] = ViewTag()
struct AssociatedValue<Value>: Sendable {
  /// Its address is the key: nothing else has it.
  private final class Key: Sendable {}
  private let key = Key()

  private var address: UnsafeRawPointer {
    UnsafeRawPointer(Unmanaged.passUnretained(key).toOpaque())
  }

  subscript(object: AnyObject) -> Value? {
    get { objc_getAssociatedObject(object, address) as? Value }
    nonmutating set {
      objc_setAssociatedObject(object, address, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }
}
#endif
