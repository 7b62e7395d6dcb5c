import UIKit

/// The screen for whoever uses keys: what can be tapped, and the way back.
@MainActor enum LiveKeys {
  /// What can be tapped, from top to bottom: the box of each on the screen, and its name.
  static var targets: String {
    let found = Headless.windows.filter { !$0.isHidden }.flatMap { targets(in: $0) }
      .sorted { ($0.box.minY, $0.box.minX) < ($1.box.minY, $1.box.minX) }
    return JSON.list(
      found.prefix(mostTargets).map { box, name in
        let numbers = [box.minX, box.minY, box.width, box.height].map(\.tenths)
        return JSON.list(numbers + [JSON.string(name)])
      }
    )
  }

  private static let mostTargets = 60

  /// Dismisses what is presented, or pops what is pushed, as VoiceOver's own gesture does.
  static func goBack() {
    guard var front = Headless.windows.last(where: { $0.isKeyWindow })?.rootViewController else {
      return
    }
    while let next = front.presentedViewController, !next.isBeingDismissed { front = next }
    if let navigation = navigation(in: front), navigation.viewControllers.count > 1 {
      navigation.popViewController(animated: true)
    } else {
      front.presentingViewController?.dismiss(animated: true)
    }
  }

  private static func navigation(in controller: UIViewController) -> UINavigationController? {
    let shown = (controller as? UITabBarController)?.selectedViewController ?? controller
    return shown as? UINavigationController
  }

  private static func targets(in view: UIView) -> [(box: CGRect, name: String)] {
    guard !view.isHidden, view.alpha > 0.01, view.isUserInteractionEnabled else { return [] }
    let inside = view.subviews.flatMap { targets(in: $0) }
    guard takesTaps(view) else { return inside }
    let box = view.bounds.applying(Headless.toScreen(from: view))
    let middle = CGPoint(x: box.midX, y: box.midY)
    // Nothing may lie on it there.
    let hit = Headless.window(at: middle)?.hitTest(middle, with: nil)
    guard hit?.isDescendant(of: view) == true else { return inside }
    return [(box, name(of: view))] + inside
  }

  private static func takesTaps(_ view: UIView) -> Bool {
    if let control = view as? UIControl { return control.isEnabled }
    return view is UITableViewCell || view is UICollectionViewCell
      || view.gestureRecognizers?.contains { $0 is UITapGestureRecognizer && $0.isEnabled } == true
  }

  private static func name(of view: UIView) -> String {
    if let label = view.accessibilityLabel, !label.isEmpty { return label }
    let texts = texts(in: view)
    return texts.isEmpty ? "\(type(of: view))" : texts.prefix(3).joined(separator: ", ")
  }

  private static func texts(in view: UIView) -> [String] {
    let own = (view as? UILabel)?.text.flatMap { $0.isEmpty ? nil : $0 }
    return (own.map { [$0] } ?? []) + view.subviews.flatMap { texts(in: $0) }
  }
}
