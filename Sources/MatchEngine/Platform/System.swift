#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
// The names of notifications are C variables that aren't marked as constant.
@preconcurrency import UIKit

// Where there is no system's log, the stand-in for UIKit has one.
#if canImport(os)
import os
#endif

// What the system knows and the stand-in for UIKit says in another way.

extension NSObject {
  /// The value of a property that this system, or the SDK, may not have.
  fileprivate func value(ifThere key: String) -> Any? {
    responds(to: NSSelectorFromString(key)) ? value(forKey: key) : nil
  }
}

extension UIViewController {
  /// The search that is shown in the navigation bar; on tvOS there is none.
  fileprivate var search: UISearchController? {
    #if os(tvOS)
    nil
    #else
    navigationItem.searchController
    #endif
  }

  /// Whether the controller is shown in a popover; where the width is compact, it's a sheet unless its delegate objects.
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

  /// Whether the user is searching this screen.
  var isSearched: Bool { search?.isActive == true }

  /// Whether the first pull at the top of the screen's list reveals a search bar.
  var hidesSearchBar: Bool {
    #if os(tvOS)
    false
    #else
    guard let bar = search?.searchBar, navigationItem.hidesSearchBarWhenScrolling else {
      return false
    }
    return bar.window == nil || !bar.isSeenByItself || bar.bounds.height < 1
    #endif
  }

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
  /// Whether text is edited or selected in the view.
  var isEditingText: Bool { isFirstResponder && self is any UITextInput }

  /// Whether the view is a bar of the system; on tvOS there are no toolbars.
  var isSystemBar: Bool {
    #if os(tvOS)
    self is UINavigationBar || self is UITabBar
    #else
    self is UINavigationBar || self is UITabBar || self is UIToolbar
    #endif
  }

  /// The radii that the corners have by the `cornerConfiguration` of iOS 26; nil before.
  var effectiveCorners: Corners? {
    guard let topLeft = effectiveRadius(of: .topLeft),
      let topRight = effectiveRadius(of: .topRight),
      let bottomRight = effectiveRadius(of: .bottomRight),
      let bottomLeft = effectiveRadius(of: .bottomLeft)
    else { return nil }
    return Corners(
      topLeft: Double(topLeft),
      topRight: Double(topRight),
      bottomRight: Double(bottomRight),
      bottomLeft: Double(bottomLeft)
    )
  }

  /// Takes another view's `cornerConfiguration`, which gives glass its shape.
  func takeCornerConfiguration(of other: UIView) {
    guard let configuration = other.value(ifThere: "cornerConfiguration") else { return }
    setValue(configuration, forKey: "cornerConfiguration")
  }
}

extension UIImageView {
  /// Shows bright parts of an image as another view does where that one is, which has been possible since iOS 17.
  func takeDynamicRange(of other: UIImageView) {
    guard let range = other.value(ifThere: "imageDynamicRange") else { return }
    setValue(range, forKey: "preferredImageDynamicRange")
  }
}

extension CAGradientLayer {
  /// The colors; nil if one of them is none.
  var cgColors: [CGColor]? {
    guard let colors, colors.allSatisfy(CGColor.isColor) else { return nil }
    return colors as? [CGColor]
  }
}

// Isolated to the main actor since a later SDK than the oldest one that this is compiled with.
@MainActor extension UIAccessibility {
  /// Whether the user prefers reduced motion or cross-fade transitions.
  static var isMotionUnwanted: Bool { isReduceMotionEnabled || prefersCrossFadeTransitions }

  /// Announces a new screen that the system doesn't announce itself.
  static func screenHasChanged() { post(notification: .screenChanged, argument: nil) }

  /// Announces that the layout of the screen has changed.
  static func layoutHasChanged() { post(notification: .layoutChanged, argument: nil) }
}

/// Observes system events that end or change a flight, and the IDs that views get meanwhile.
@MainActor final class SystemEvents {
  enum Event {
    case background
    case motionPreference
    case idWasSet(UIView)
  }

  /// Tells the flights that are under way that a view has got an ID, as a cell that is used again.
  nonisolated static let idWasSet = Notification.Name("MatchEngine.idWasSet")

  private var observers: [any NSObjectProtocol] = []

  /// Begins to observe the app, and one scene if there is any.
  func observe(_ scene: UIScene?, _ heard: @escaping @MainActor (Event) -> Void) {
    func observe(
      _ name: Notification.Name,
      of object: AnyObject? = nil,
      _ event: @escaping @Sendable (Notification) -> Event?
    ) -> any NSObjectProtocol {
      NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) {
        let event = event($0)
        MainActor.assumeIsolated { if let event { heard(event) } }
      }
    }
    observers = [
      observe(UIApplication.didEnterBackgroundNotification) { _ in .background },
      observe(UIAccessibility.reduceMotionStatusDidChangeNotification) { _ in .motionPreference },
      observe(UIAccessibility.prefersCrossFadeTransitionsStatusDidChange) { _ in .motionPreference
      },
      observe(SystemEvents.idWasSet) { ($0.object as? UIView).map { .idWasSet($0) } },
    ]
    guard let scene else { return }
    observers += [
      observe(UIScene.didDisconnectNotification, of: scene) { _ in .background },
      observe(UIScene.didEnterBackgroundNotification, of: scene) { _ in .background },
    ]
  }

  func stop() {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    observers = []
  }
}

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
  func made(for object: AnyObject, _ make: () -> Value) -> Value {
    if let value = self[object] { return value }
    let value = make()
    self[object] = value
    return value
  }
}

/// A flight as an interval for Instruments, from its first step to its last restored view.
@MainActor struct FlightInterval {
  // In this category, signposts are enabled only while Instruments records them.
  private static let log = OSLog(subsystem: "MatchEngine", category: .dynamicTracing)

  private let id: OSSignpostID

  /// Begins an interval, or returns nil if nobody records it.
  init?(_ direction: MatchDirection) {
    let log = FlightInterval.log
    guard log.signpostsEnabled else { return nil }
    id = OSSignpostID(log: log)
    let direction = NSString(string: direction.rawValue)
    os_signpost(.begin, log: log, name: "Flight", signpostID: id, "%{public}@", direction)
  }

  /// Ends it with what the flight was, and what it has cost.
  func end(_ outcome: MatchOutcome, pairs: Int, pictures: Int, forcedRenders: Int) {
    os_signpost(
      .end,
      log: FlightInterval.log,
      name: "Flight",
      signpostID: id,
      "%{public}@, pairs: %ld, pictures: %ld, forced renders: %ld",
      NSString(string: outcome.description),
      pairs,
      pictures,
      forcedRenders
    )
  }
}
#endif
