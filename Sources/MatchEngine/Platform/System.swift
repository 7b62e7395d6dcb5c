#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

// What the system knows, and the stand-in for UIKit tells in another way.

extension NSObject {
  /// The value of a property that this system, or the SDK, may not have.
  fileprivate func value(ifThere key: String) -> Any? {
    responds(to: NSSelectorFromString(key)) ? value(forKey: key) : nil
  }
}

extension UIViewController {
  /// Whether the controller is shown in a popover; in a compact width, it's a sheet unless its delegate objects.
  func isPopover(over presenter: UIViewController) -> Bool {
    #if os(tvOS)
    false
    #else
    guard modalPresentationStyle == .popover else { return false }
    let traits = presenter.traitCollection
    guard traits.horizontalSizeClass == .compact else { return true }
    guard let popover = popoverPresentationController, popover.delegate != nil else { return false }
    return popover.adaptivePresentationStyle(for: traits) == .none
    #endif
  }

  var isSearched: Bool {
    #if os(tvOS)
    false
    #else
    navigationItem.searchController?.isActive == true
    #endif
  }

  #if !os(tvOS)
  /// Whether the first pull at the top of the screen's list reveals a search bar.
  var hidesSearchBar: Bool {
    guard let bar = navigationItem.searchController?.searchBar,
      navigationItem.hidesSearchBarWhenScrolling
    else { return false }
    return bar.window == nil || !bar.isSeenByItself || bar.bounds.height < 1
  }

  /// Whether the first pull at the top of the screen's list makes the bar's title large again.
  var hidesLargeTitle: Bool {
    guard let navigation = navigationController else { return false }
    let bar = navigation.navigationBar
    let modes = navigation.viewControllers.map(\.navigationItem.largeTitleDisplayMode)
    // A search bar may be in a row of its own, below the title.
    let row = navigationItem.searchController?.searchBar.convert(CGPoint.zero, to: bar).y ?? 0
    let height = row < 44 ? bar.bounds.height : min(row, bar.bounds.height)
    // A large title makes the bar 52 points higher. On a phone in landscape, the bar is lower and has no large title.
    return !navigation.isNavigationBarHidden && bar.prefersLargeTitles
      && [nil, .always].contains(modes.last { $0 != .automatic }) && (44..<80).contains(height)
  }
  #endif

  /// Whether the app has set the controller's `preferredTransition` of iOS 18, which takes precedence.
  var hasPreferredTransition: Bool { value(ifThere: "preferredTransition") != nil }
}

extension UINavigationController {
  /// The recognizer of iOS 26 that pops from anywhere in the content.
  var contentPopGestureRecognizer: UIGestureRecognizer? {
    value(ifThere: "interactiveContentPopGestureRecognizer") as? UIGestureRecognizer
  }
}

extension UIView {
  /// Whether there is a caret or a selection in the view; a web page in which nobody types has neither.
  var isEditingText: Bool {
    isFirstResponder && (self as? any UITextInput)?.selectedTextRange != nil
  }

  var isSystemBar: Bool {
    #if !os(tvOS)
    if self is UIToolbar { return true }
    #endif
    return self is UINavigationBar || self is UITabBar
  }

  /// Whether the view is a bar without a background, so that content that scrolls behind it is visible.
  var isClearBar: Bool {
    guard let bar = self as? UINavigationBar else { return false }
    let look = bar.topItem?.standardAppearance ?? bar.standardAppearance
    return look.backgroundEffect == nil && look.backgroundImage == nil
      && RGBA(look.backgroundColor?.cgColor).alpha == 0
  }

  /// The radii of the corners according to the `cornerConfiguration` of iOS 26; nil before.
  var effectiveCorners: Corners? {
    if effectiveRadius(of: .topLeft) == nil { return nil }
    return Corners { effectiveRadius(of: $0) ?? 0 }
  }

  /// Takes another view's `cornerConfiguration`, which gives glass its shape.
  func copyCornerConfiguration(of other: UIView) {
    guard let configuration = other.value(ifThere: "cornerConfiguration") else { return }
    setValue(configuration, forKey: "cornerConfiguration")
  }
}

extension UIImageView {
  /// Shows the bright parts of an image as another view does at its place, which is possible since iOS 17.
  func copyDynamicRange(of other: UIImageView) {
    guard let range = other.value(ifThere: "imageDynamicRange") else { return }
    setValue(range, forKey: "preferredImageDynamicRange")
  }
}

/// A value that is attached to another object and released along with it.
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

  subscript(object: AnyObject, orNew new: @autoclosure () -> Value) -> Value {
    if let value = self[object] { return value }
    let value = new()
    self[object] = value
    return value
  }
}
#endif
