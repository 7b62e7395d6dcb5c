// Associated objects die with the object they belong to.
import Testing

@testable import UIKit

extension HeadlessTests {
  @Suite struct AssociationTests {
    final class Holder: NSObject, AssociationHolder { let associations = AssociationTable() }
    final class Value {}

    /// The object whose address is the key.
    private let object = Value()
    private var key: UnsafeRawPointer { .init(Unmanaged.passUnretained(object).toOpaque()) }

    @Test func aValueDiesWithItsObject() {
      weak var value: Value?
      do {
        let holder = Holder()
        let made = Value()
        value = made
        objc_setAssociatedObject(holder, key, made, .OBJC_ASSOCIATION_RETAIN)
      }
      #expect(value == nil)
    }

    @Test @MainActor func whatIsAttachedToAnyOtherObjectGoesInTheNextTurnAfterIt() {
      weak var value: Value?
      do {
        let (object, made) = (NSObject(), Value())
        value = made
        objc_setAssociatedObject(object, key, made, .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(object, key) as? Value === made)
        #expect(objc_getAssociatedObject(NSObject(), key) == nil)
      }
      World.shared.turn()
      #expect(value == nil)
    }
  }
}
