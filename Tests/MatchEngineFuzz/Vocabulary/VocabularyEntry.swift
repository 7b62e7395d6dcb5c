import MatchEngineTestSupport
import UIKit

/// A property of a kind of object that a flight touches, and what an app sets it to; or a method that it calls.
@MainActor struct VocabularyEntry {
  /// The kind, and the property or the method, as in "UILabel.text".
  let name: String
  /// In how many ways it is set or called.
  let count: Int
  private let perform: @MainActor (AnyObject, Int) -> Bool

  /// Sets or calls it on the first of some objects that has it, in one of its ways.
  ///
  /// - Returns: Whether one of them has it.
  func perform(_ way: Int, onFirst objects: [AnyObject]) -> Bool {
    objects.contains { perform($0, way % count) }
  }

  init<Object: AnyObject, Value>(
    _ name: String,
    _ property: ReferenceWritableKeyPath<Object, Value>,
    _ values: [() -> Value]
  ) {
    self.name = "\(VocabularyEntry.name(of: Object.self)).\(name)"
    count = values.count
    perform = { object, number in
      guard let object = object as? Object else { return false }
      object[keyPath: property] = values[number]()
      return true
    }
  }

  init<Object: AnyObject, Value>(
    _ name: String,
    _ property: ReferenceWritableKeyPath<Object, Value>,
    _ values: Value...
  ) {
    self.init(name, property, values.map { value in { value } })
  }

  /// Yes and no.
  init<Object: AnyObject>(_ name: String, _ property: ReferenceWritableKeyPath<Object, Bool>) {
    self.init(name, property, true, false)
  }

  /// A method, called in several ways.
  static func calls<Object: AnyObject>(
    _ name: String,
    on kind: Object.Type,
    _ calls: (@MainActor (Object) -> Void)...
  ) -> VocabularyEntry {
    VocabularyEntry(name: "\(self.name(of: kind)).\(name)", count: calls.count) { object, number in
      guard let object = object as? Object else { return false }
      calls[number](object)
      return true
    }
  }

  /// The name of a kind, without the kinds that it is made for.
  private static func name(of kind: AnyObject.Type) -> Substring { "\(kind)".prefix { $0 != "<" } }

  private init(name: String, count: Int, perform: @escaping @MainActor (AnyObject, Int) -> Bool) {
    self.name = name
    self.count = count
    self.perform = perform
  }
}
