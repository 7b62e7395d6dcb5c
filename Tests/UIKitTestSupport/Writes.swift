#if canImport(UIKit) && !canImport(ObjectiveC)
import UIKit

/// What a module writes to objects that it has not made, from now until `stop()`.
///
/// Who writes is read off the stack: what UIKit itself does because of a call, and what an app's own code does that
/// the module calls, is not the module's. A write with which one of its closures ends may be missed, as the closure has
/// left the stack by then.
@MainActor public final class Writes {
  /// One write.
  public struct Write {
    /// What was written to: of a view's layer, the view.
    public let object: AnyObject
    /// What of it was.
    public let property: String
    /// The function of the module that did it.
    public let writer: String
  }

  private let module: String
  private let listener: @MainActor (Write) -> Void
  private var callers: Callers?
  private var made: [ObjectIdentifier: WeakObject] = [:]

  /// Listens to what a module writes.
  public init(of module: String, _ listener: @escaping @MainActor (Write) -> Void) {
    self.module = module
    self.listener = listener
    callers = Callers()
    precondition(callers != nil, "the program has no symbols to tell callers by")
    listen()
  }

  /// Listens again, after the world has started over.
  public func listen() {
    Headless.accounts.whenWritten = { [weak self] object, property in
      nonisolated(unsafe) let object = object
      MainActor.assumeIsolated { self?.heard(object, property) }
    }
  }

  /// Ends the listening.
  public func stop() { Headless.accounts.whenWritten = nil }

  private func heard(_ object: AnyObject, _ property: String) {
    let owner = (object as? CALayer)?.delegate as? UIView ?? object
    if isOwn(owner) || isOwn(object) { return }
    guard let (call, writer) = call else { return }
    if property == "init", Writes.makers.contains(call) {
      made[ObjectIdentifier(object)] = WeakObject(object: object)
    } else if Writes.writes(call, property) {
      listener(Write(object: owner, property: property, writer: writer))
    }
  }

  /// Whether the module has made it, or its class.
  private func isOwn(_ object: AnyObject) -> Bool {
    made[ObjectIdentifier(object)]?.object === object
      || String(reflecting: type(of: object)).hasPrefix("\(module).")
  }

  /// What of UIKit the module has called, and in which function, if it was the module.
  private var call: (String, writer: String)? {
    guard var functions = callers?.now(),
      let first = functions.firstIndex(where: { $0.module == "UIKit" })
    else { return nil }
    functions.removeFirst(first)
    guard let next = functions.firstIndex(where: { $0.module != "UIKit" }),
      functions[next].module == module
    else { return nil }
    return (Writes.call(functions[next - 1].name), functions[next].name)
  }

  /// `alpha =` of `UIKit.UIView.alpha.setter : CoreGraphics.CGFloat`, and `addSubview` of a function.
  private static func call(_ name: String) -> String {
    // What is private is `UIKit.UIView.(insert in _12AB)`.
    let name = name.replacingOccurrences(of: ".(", with: ".")
    // A specialization is `… <Swift.Float> of UIKit.CALayer.write`.
    let whole = name.range(of: "> of ")?.upperBound ?? name.startIndex
    let start = name[whole...].range(of: "UIKit.")?.lowerBound ?? whole
    let path = name[start...].prefix { !" (<:".contains($0) }.split(separator: ".")
    guard let last = path.last else { return name }
    if name.hasPrefix("key path setter") { return "\(last) =" }
    // Setters that are alike are one function, which has the name of one of them.
    if name.hasPrefix("merged "), last == "setter" { return "write" }
    let isAccessor = ["setter", "modify", "didset"].contains(last)
    return isAccessor ? "\(path.dropLast().last ?? "") =" : String(last)
  }

  /// Whether a call is there to write a property, and not something that UIKit does because of it.
  private static func writes(_ call: String, _ property: String) -> Bool {
    if call == "\(property) =" { return true }
    let name = call.hasSuffix(" =") ? String(call.dropLast(2)) : call
    // Where a setter ends with a call of these, it is no longer on the stack.
    if ["write", "wrote"].contains(name) { return true }
    return meanings[name]?.contains(property.prefix { $0 != " " }.description) ?? false
  }

  /// The calls that are there to make an object for the caller.
  private static let makers = [
    "init", "__allocating_init", "snapshotView", "resizableSnapshotView", "wrote",
  ]

  /// What stands for what: the properties that are kept under other names, and the functions that write.
  public static let meanings: [String: [String]] = [
    "frame": ["bounds", "position"], "center": ["position"], "contentOffset": ["bounds"],
    "setContentOffset": ["bounds"], "setAffineTransform": ["transform"], "alpha": ["opacity"],
    "isHidden": ["hidden"], "clipsToBounds": ["masksToBounds"], "isOpaque": ["other"],
    "shouldRasterize": ["other"], "allowsEdgeAntialiasing": ["other"],
    "contentScaleFactor": ["contentsScale"], "add": ["animation"],
    "removeAnimation": ["animation"], "removeAllAnimations": ["animations"],
    "insert": ["superview", "subviews"],
    "restackLayers": ["subviews"],
    "addSubview": ["superview", "subviews"], "insertSubview": ["superview", "subviews"],
    "removeFromSuperview": ["superview", "subviews"], "bringSubviewToFront": ["subviews"],
    "sendSubviewToBack": ["subviews"], "addSublayer": ["superlayer", "sublayers"],
    "insertSublayer": ["superlayer", "sublayers"],
    "removeFromSuperlayer": ["superlayer", "sublayers"],
    "addGestureRecognizer": ["gestureRecognizers"],
    "removeGestureRecognizer": ["gestureRecognizers"], "require": ["requirements"],
    "addHandler": ["handlers"], "addChild": ["children", "parent"],
    "removeFromParent": ["children", "parent"], "activate": ["constraints", "isActive"],
    "deactivate": ["constraints", "isActive"], "isActive": ["constraints"],
    "addConstraint": ["constraints"], "removeConstraint": ["constraints"],
    "selectedViewController": ["selectedIndex"], "setViewControllers": ["viewControllers"],
    "becomeFirstResponder": ["firstResponder"], "resignFirstResponder": ["firstResponder"],
  ]
}

private struct WeakObject {
  weak var object: AnyObject?
}
#endif
