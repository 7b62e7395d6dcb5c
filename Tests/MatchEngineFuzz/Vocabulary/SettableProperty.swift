import MatchEngineTestSupport
import UIKit

/// A property of a kind of object that a flight touches, and what an app sets it to.
@MainActor struct SettableProperty {
  /// The kind and the property, as in "UILabel.text".
  let name: String
  /// How many values there are.
  let count: Int
  private let write: (AnyObject, Int) -> Bool

  /// Sets the property of the first of some objects that has it, to a value by number.
  ///
  /// - Returns: Whether one of them has it.
  func set(_ value: Int, ofFirst objects: [AnyObject]) -> Bool {
    objects.contains { write($0, value % count) }
  }

  init<Object: AnyObject, Value>(
    _ name: String,
    _ property: ReferenceWritableKeyPath<Object, Value>,
    _ values: [() -> Value]
  ) {
    self.name = "\(Object.self).\(name)"
    count = values.count
    write = { object, number in
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
}

/// A property that an app sets, at some moment.
struct PropertyWrite {
  /// By number, one of the screens and of the containers that there are.
  var controller: Int
  /// By number, where a screen has several objects of the kind.
  var view: Int
  /// The property's name in the vocabulary.
  var property: String
  /// The value, by number.
  var value: Int
  var moment = Moment.now

  enum Moment: CaseIterable {
    /// In this turn.
    case now
    /// In this turn, in an animation of the app's, or where animations are off.
    case animated, unanimated
    /// In the next of the screen's calls about its appearance or its layout.
    case appearance, layout
    /// When the transition that is under way completes.
    case completion
  }
}

extension PropertyWrite {
  /// Sets the property of something that belongs to a controller.
  ///
  /// - Returns: Whether there was something that has it.
  @MainActor @discardableResult func perform(on controller: UIViewController) -> Bool {
    AppVocabulary.property(property).set(value, ofFirst: objects(of: controller))
  }

  @MainActor private func objects(of controller: UIViewController) -> [AnyObject] {
    var objects: [AnyObject] = [controller, controller.navigationItem, controller.tabBarItem]
    let isPlaced = AppVocabulary.places(property)
    switch controller {
    // A bar is placed by its controller, sooner or later.
    case is UINavigationController where isPlaced, is UITabBarController where isPlaced: break
    case let navigation as UINavigationController:
      objects += [navigation.navigationBar, navigation.toolbar]
    case let tabs as UITabBarController: objects += [tabs.tabBar]
    case let screen as FuzzScreen where !screen.made.isEmpty:
      let first = view % screen.made.count
      // So is what a stack arranges.
      let numbers = [Int](first..<screen.made.count) + [Int](0..<first)
      let views = numbers.filter { !isPlaced || !screen.arranged.contains($0) }.map {
        screen.made[$0]
      }
      objects += views as [AnyObject] + views.map(\.layer)
    default: break
    }
    return objects
  }
}

extension SplitMix {
  /// Adds writes of any of the vocabulary's properties, at any place.
  @MainActor mutating func addPropertyWrites(to acts: inout [Act]) {
    for _ in 0...whole(0...4) {
      let property = pick(AppVocabulary.properties)
      let write = PropertyWrite(
        controller: whole(0...9),
        view: whole(0...40),
        property: property.name,
        value: whole(0...property.count - 1),
        moment: pick(PropertyWrite.Moment.allCases)
      )
      acts.insert(.set(write), at: whole(0...acts.count))
    }
  }
}
