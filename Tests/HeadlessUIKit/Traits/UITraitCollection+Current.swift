// The traits that dynamic colors are resolved with: one collection per thread, as in UIKit.
import Foundation

extension UITraitCollection {
  private static let key = "HeadlessUIKit.currentTraits"

  public class var current: UITraitCollection {
    get {
      let stored = Thread.current.threadDictionary[key] as? UITraitCollection
      return stored ?? UITraitCollection(.phone)
    }
    set { Thread.current.threadDictionary[key] = newValue }
  }

  public func performAsCurrent(_ actions: () -> Void) {
    let former = Self.current
    Self.current = self
    actions()
    Self.current = former
  }
}
