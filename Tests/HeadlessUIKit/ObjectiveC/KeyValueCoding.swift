// What apps reach by its name, because the SDK that they are built with may not have it: key-value coding, of those
// properties alone.
public struct Selector: Hashable, Sendable {
  let name: String
}

public func NSSelectorFromString(_ aSelectorName: String) -> Selector {
  Selector(name: aSelectorName)
}

extension NSObjectProtocol {
  public func responds(to aSelector: Selector) -> Bool {
    if aSelector == .animatorForNavigation, self is any UINavigationControllerDelegate {
      nonisolated(unsafe) let delegate = self
      return MainActor.assumeIsolated { delegate.implementsAnimator }
    }
    return (self as? NSObject).flatMap { CodedValue(aSelector.name, of: $0) } != nil
  }
}

extension Selector {
  fileprivate static let animatorForNavigation = Selector(
    name:
      "navigationController:animationControllerForOperation:fromViewController:toViewController:"
  )
}

extension NSObjectProtocol {
  /// NV-60: learned by asking, once for a class.
  @MainActor fileprivate var implementsAnimator: Bool {
    if let target = (self as? any ForwardingProxy)?.forwardTarget, target.implementsAnimator {
      return true
    }
    let type = ObjectIdentifier(type(of: self))
    if let known = World.shared.animatorTypes[type] { return known }
    guard let delegate = self as? any UINavigationControllerDelegate else { return false }
    let answer = probe(delegate) {
      delegate.navigationController(
        UINavigationController(),
        animationControllerFor: .pop,
        from: UIViewController(),
        to: UIViewController()
      )
    }
    World.shared.animatorTypes[type] = answer != nil
    return answer != nil
  }
}

extension NSObject {
  public func value(forKey key: String) -> Any? {
    let coded = coded(key)
    nonisolated(unsafe) var value: Any?
    MainActor.assumeIsolated { value = coded?.read() }
    return value
  }

  public func setValue(_ value: Any?, forKey key: String) {
    let coded = coded(key)
    nonisolated(unsafe) let value = value
    MainActor.assumeIsolated { coded?.write(value) }
  }

  private func coded(_ key: String) -> CodedValue? {
    guard let coded = CodedValue(key, of: self) else {
      raise("\(type(of: self)) is not key value coding-compliant for the key \(key)")
    }
    return coded
  }
}

/// A property that is reached by its name.
private struct CodedValue: @unchecked Sendable {
  let read: @MainActor () -> Any?
  let write: @MainActor (Any?) -> Void

  init?(_ key: String, of object: NSObject) {
    switch (key, object) {
    case ("preferredTransition", let controller as UIViewController):
      read = { controller.preferredTransition }
      write = { controller.preferredTransition = $0 as? UIViewController.Transition }
    case ("interactiveContentPopGestureRecognizer", let navigation as UINavigationController):
      read = { navigation.interactiveContentPopGestureRecognizer }
      write = { _ in missing("another recognizer that pops") }
    case ("cornerConfiguration", let view as UIView):
      read = { view.cornerConfiguration }
      write = { if let value = $0 as? UICornerConfiguration { view.cornerConfiguration = value } }
    case ("preferredImageDynamicRange", let view as UIImageView):
      read = { view.preferredImageDynamicRange }
      write = { view.preferredImageDynamicRange = $0 as? UIImage.DynamicRange ?? .unspecified }
    case ("imageDynamicRange", let view as UIImageView):
      read = { view.imageDynamicRange }
      write = { _ in missing("a dynamic range that follows from another") }
    default: return nil
    }
  }
}
