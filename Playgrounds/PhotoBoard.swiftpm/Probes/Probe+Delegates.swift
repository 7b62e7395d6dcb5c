#if canImport(UIKit)
import UIKit

// Delegates, and the gesture that pops.
nonisolated extension Probe {
  static let delegates = [
    Probe(
      "popRecognizersExistWhenLoaded",
      relies: "The recognizer that pops exists when the navigation's view is loaded",
      settledBy: "NV-61"
    ) { _ in
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.loadViewIfNeeded()
      return "\(navigation.interactivePopGestureRecognizer != nil)"
    },
    Probe(
      "contentPopDelegatesCanBeReplaced",
      relies: "The recognizer that pops in the content is had by key, and its delegate replaced",
      settledBy: "GS-20"
    ) { _ in
      let navigation = UINavigationController(rootViewController: UIViewController())
      let delegate = ProbeDelegate(ProbeLog())
      navigation.loadViewIfNeeded()
      // iOS 26 has it.
      guard let recognizer = navigation.contentPopRecognizer else { return nil }
      recognizer.delegate = delegate
      return "\(recognizer.delegate === delegate)"
    },
    Probe(
      "contentPopGestureComesLate",
      open: "Whether the recognizer that pops in the content comes once the view is in a window"
    ) { room in
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.loadViewIfNeeded()
      let isThere = navigation.contentPopRecognizer != nil
      _ = await room.show(navigation)
      // iOS 26 has it.
      return navigation.contentPopRecognizer == nil ? nil : "\(!isThere)"
    },
    Probe(
      "popDelegatesReadNil",
      open: "Whether the pop recognizer has no delegate where the navigation's gives animators"
    ) { room in
      let stack = await ProbeStack(2, in: room)
      return "\(stack.navigation.interactivePopGestureRecognizer?.delegate == nil)"
    },
    Probe(
      "attachedObjectsGoWithTheirOwner",
      relies: "What is attached to an object is released as it is freed",
      settledBy: "DG-6"
    ) { _ in
      weak var attached: NSObject?
      let key = NSObject()
      do {
        let (owner, object) = (UIViewController(), NSObject())
        attached = object
        let address = UnsafeRawPointer(Unmanaged.passUnretained(key).toOpaque())
        objc_setAssociatedObject(owner, address, object, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        guard objc_getAssociatedObject(owner, address) != nil else { return nil }
      }
      return "\(attached == nil)"
    },
    Probe(
      "delegatesCanBeObserved",
      open: "Whether the delegates of containers and recognizers can be observed by key"
    ) { _ in
      let (navigation, tabs, pan) = (
        UINavigationController(), UITabBarController(), UIPanGestureRecognizer()
      )
      let (controller, delegate) = (UIViewController(), ProbeDelegate(ProbeLog()))
      let heard = ProbeLog()
      let observations = [
        navigation.observe(\.delegate) { _, _ in MainActor.assumeIsolated { heard.note("a") } },
        tabs.observe(\.delegate) { _, _ in MainActor.assumeIsolated { heard.note("b") } },
        pan.observe(\.delegate) { _, _ in MainActor.assumeIsolated { heard.note("c") } },
        controller.observe(\.transitioningDelegate) { _, _ in
          MainActor.assumeIsolated { heard.note("d") }
        },
      ]
      navigation.delegate = delegate
      tabs.delegate = delegate
      pan.delegate = delegate
      controller.transitioningDelegate = delegate
      for observation in observations { observation.invalidate() }
      return "\(heard.calls == ["a", "b", "c", "d"])"
    },
    Probe(
      "preferredTransitionsAreNil",
      open: "Whether preferredTransition, read by key, is nil unless it was set"
    ) { _ in
      let controller = UIViewController()
      // iOS 18 has it.
      guard controller.responds(to: NSSelectorFromString("preferredTransition")) else {
        return "true"
      }
      return "\(controller.value(forKey: "preferredTransition") == nil)"
    },
  ]

  /// Those that the stand-in cannot be asked, because they are about the Objective-C runtime.
  static let ofObjectiveC = [
    Probe(
      "settingDelegatesAsksAnew",
      relies: "A delegate that is taken away and set again is asked anew what it responds to",
      settledBy: "DG-2"
    ) { _ in
      #if canImport(ObjectiveC)
      let (navigation, delegate) = (UINavigationController(), AskedDelegate())
      navigation.delegate = delegate
      let count = delegate.count
      navigation.delegate = nil
      navigation.delegate = delegate
      return "\(count > 0 && delegate.count >= 2 * count)"
      #else
      return nil
      #endif
    },
    Probe(
      "targetsAreAskedForEachCall",
      relies: "A call that is forwarded asks for its target each time",
      settledBy: "DG-5"
    ) { room in
      #if canImport(ObjectiveC)
      let stack = await ProbeStack(2, in: room)
      let proxy = ForwardingProbe(to: stack.delegate)
      stack.navigation.delegate = proxy
      for _ in 0..<2 {
        stack.navigation.popViewController(animated: false)
        await room.wait(0.1)
        stack.navigation.pushViewController(stack.b, animated: false)
        await room.wait(0.1)
      }
      return "\(proxy.count >= 4)"
      #else
      return nil
      #endif
    },
    Probe(
      "equalTextsAreDescribedEqually",
      relies: "Equal attributed texts have equal descriptions"
    ) { _ in
      #if canImport(ObjectiveC)
      let texts = (0..<2).map { _ in
        NSAttributedString(
          string: "Dusk",
          attributes: [
            .font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor(white: 0.4, alpha: 1),
          ]
        )
      }
      return "\(texts[0].isEqual(to: texts[1]) && texts[0].description == texts[1].description)"
      #else
      return nil
      #endif
    },
    Probe(
      "popDelegatesAreUIKits",
      relies: "The built-in delegate of the recognizer that pops is of UIKit's bundle",
      settledBy: "GS-48"
    ) { _ in
      #if canImport(ObjectiveC)
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.loadViewIfNeeded()
      return navigation.interactivePopGestureRecognizer?.delegate.map {
        "\(Bundle(for: type(of: $0)) == Bundle(for: UINavigationController.self))"
      }
      #else
      return nil
      #endif
    },
  ]
}

extension UINavigationController {
  /// The recognizer that pops from anywhere in the content, if there is one.
  fileprivate var contentPopRecognizer: UIGestureRecognizer? {
    let key = "interactiveContentPopGestureRecognizer"
    guard responds(to: NSSelectorFromString(key)) else { return nil }
    return value(forKey: key) as? UIGestureRecognizer
  }
}

#if canImport(ObjectiveC)
/// Counts how often it is asked what it responds to.
private final class AskedDelegate: NSObject, UINavigationControllerDelegate {
  private nonisolated(unsafe) var questions = 0
  var count: Int { questions }

  nonisolated override func responds(to selector: Selector!) -> Bool {
    questions += 1
    return super.responds(to: selector)
  }
}

/// Forwards what it is asked, and counts.
private final class ForwardingProbe: NSObject, UINavigationControllerDelegate {
  private nonisolated(unsafe) weak var target: NSObject?
  private nonisolated(unsafe) var calls = 0
  var count: Int { calls }

  init(to target: NSObject) { self.target = target }

  nonisolated override func responds(to selector: Selector!) -> Bool {
    super.responds(to: selector) || target?.responds(to: selector) == true
  }

  nonisolated override func forwardingTarget(for selector: Selector!) -> Any? {
    calls += 1
    return target
  }
}
#endif
#endif
