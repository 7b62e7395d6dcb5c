#if canImport(UIKit) && !os(watchOS)
import UIKit

/// A value that is attached to another object and released along with it.
///
///     static let tag = AssociatedValue<ViewTag>()
///     tag[view] = ViewTag()
struct AssociatedValue<Value>: Sendable {
  /// An object whose address serves as a unique key.
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

  /// The value that is attached to an object; if there is none yet, a new one is.
  subscript(object: AnyObject, orNew new: @autoclosure () -> Value) -> Value {
    if let value = self[object] { return value }
    let value = new()
    self[object] = value
    return value
  }
}
#endif
