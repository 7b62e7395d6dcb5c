// The Objective-C runtime's functions that attach values to objects.
import Foundation

public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 0o1401
  case OBJC_ASSOCIATION_COPY = 0o1403
}

public func objc_setAssociatedObject(
  _ object: Any,
  _ key: UnsafeRawPointer,
  _ value: Any?,
  _ policy: objc_AssociationPolicy
) {
  let table = associations(of: object)
  switch policy {
  case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC:
    table[key] = value
  case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
    table[key] = (value as? any NSCopying)?.copy(with: nil) ?? value
  case .OBJC_ASSOCIATION_ASSIGN:
    guard value == nil else { missing("an associated object that is not retained") }
    table[key] = nil
  }
}

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  associations(of: object)[key]
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
