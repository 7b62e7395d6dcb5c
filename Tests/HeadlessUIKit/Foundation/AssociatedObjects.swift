import Synchronization

public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_RETAIN = 0o1401
}

public func objc_setAssociatedObject(
  _ object: Any,
  _ key: UnsafeRawPointer,
  _ value: Any?,
  _ policy: objc_AssociationPolicy
) {
  if policy == .OBJC_ASSOCIATION_ASSIGN { missing("an associated object that is not retained") }
  associations(of: object)[key] = value
}

public func objc_getAssociatedObject(_ object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
  // Of views it is asked most, and to look for a class costs less than to look for a protocol.
  ((object as? UIView)?.associations ?? associations(of: object))[key]
}

private func associations(of object: Any) -> AssociationTable {
  if let holder = object as? any AssociationHolder { return holder.associations }
  guard type(of: object) is AnyObject.Type else {
    missing("values cannot be attached to a value of type \(type(of: object))")
  }
  return LooseAssociations.shared.table(of: object as AnyObject)
}

// What is attached to one object by `objc_setAssociatedObject`.
/// An object that values can be attached to: it stores one `let associations = AssociationTable()`,
/// so what is attached is released with it.
protocol AssociationHolder: AnyObject {
  nonisolated var associations: AssociationTable { get }
}

/// The attached values of one object, by key; any thread may ask.
final class AssociationTable: @unchecked Sendable {
  /// Whether anything was ever attached: if not, it costs hardly anything to ask, as it doesn't on Apple's platforms.
  private let isUsed = Atomic(false)
  private let lock = NSLock()
  private var values: [UnsafeRawPointer: Any] = [:]

  nonisolated init() {}

  subscript(key: UnsafeRawPointer) -> Any? {
    get { isUsed.load(ordering: .acquiring) ? lock.withLock { values[key] } : nil }
    set {
      isUsed.store(true, ordering: .releasing)
      // What was there is released outside of the lock: its end may ask for associations.
      let former = lock.withLock { () -> Any? in
        defer { values[key] = newValue }
        return values[key]
      }
      withExtendedLifetime(former) {}
    }
  }
}

/// The tables of objects that store none themselves; each is released with the next turn after its object.
final class LooseAssociations: @unchecked Sendable {
  static let shared = LooseAssociations()

  private struct Entry {
    weak var object: AnyObject?
    let table = AssociationTable()
  }

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]

  func table(of object: AnyObject) -> AssociationTable {
    // Another object may have been at the same address: what was attached to it goes outside of the lock.
    var former: Entry?
    defer { withExtendedLifetime(former) {} }
    return lock.withLock {
      let id = ObjectIdentifier(object)
      former = entries[id]
      if let former, former.object != nil { return former.table }
      let entry = Entry(object: object)
      entries[id] = entry
      return entry.table
    }
  }

  /// Releases what was attached to objects that are gone.
  func purge() {
    let gone = lock.withLock {
      let gone = entries.filter { $0.value.object == nil }
      for id in gone.keys { entries[id] = nil }
      return gone
    }
    withExtendedLifetime(gone) {}
  }
}
