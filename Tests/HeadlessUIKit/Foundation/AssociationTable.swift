// What is attached to one object by `objc_setAssociatedObject`.
import Foundation

/// An object that values can be attached to: it stores one `let associations = AssociationTable()`,
/// so what is attached is released with it.
protocol AssociationHolder: AnyObject {
  nonisolated var associations: AssociationTable { get }
}

/// The attached values of one object, by key.
///
/// Any thread may ask, as with the runtime's own.
final class AssociationTable: @unchecked Sendable {
  private let lock = NSLock()
  private var values: [UnsafeRawPointer: Any] = [:]

  nonisolated init() {}

  subscript(key: UnsafeRawPointer) -> Any? {
    get { lock.withLock { values[key] } }
    set {
      // What was there is released outside of the lock: its end may ask for associations.
      let former = lock.withLock { () -> Any? in
        defer { values[key] = newValue }
        return values[key]
      }
      withExtendedLifetime(former) {}
    }
  }
}
