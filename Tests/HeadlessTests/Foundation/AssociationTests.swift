// Associated objects die with the object they belong to.
import Testing

@testable import UIKit

extension HeadlessTests {
  @Suite struct AssociationTests {
    final class Holder: NSObject, AssociationHolder { let associations = AssociationTable() }
    final class Value {}

    /// Objects whose addresses are the keys.
    let first = Value()
    let second = Value()

    static func key(_ object: Value) -> UnsafeRawPointer {
      UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    }

    @Test func aValueDiesWithItsObject() {
      weak var value: Value?
      do {
        let holder = Holder()
        let made = Value()
        value = made
        objc_setAssociatedObject(holder, Self.key(first), made, .OBJC_ASSOCIATION_RETAIN)
      }
      #expect(value == nil)
    }

    @Test @MainActor func whatIsAttachedToAnyOtherObjectGoesInTheNextTurnAfterIt() {
      weak var value: Value?
      do {
        let (object, made) = (NSObject(), Value())
        value = made
        objc_setAssociatedObject(object, Self.key(first), made, .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(object, Self.key(first)) as? Value === made)
        #expect(objc_getAssociatedObject(NSObject(), Self.key(first)) == nil)
      }
      World.shared.turn()
      #expect(value == nil)
    }
  }
}
