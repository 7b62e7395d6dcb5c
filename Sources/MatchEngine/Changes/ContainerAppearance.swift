#if canImport(UIKit) && !os(watchOS)
import UIKit

/// What the system is doing with an app's own container at this moment.
enum ContainerAppearance {
  /// The container is visible and stays: the replacement sends its children their appearance calls.
  case steady
  /// The container itself appears or disappears: the system sends its children their appearance calls.
  case coming, going
  /// The container is not visible: the system has told its children, or will when it appears.
  case unseen
}

extension UIViewController {
  var containerAppearance: ContainerAppearance {
    guard let view = viewIfLoaded, view.window?.isHidden == false else { return .unseen }
    guard let coordinator = transitionCoordinator else { return .steady }
    // A view that the system doesn't hand over stays in place, like a presenter below a sheet.
    func takes(_ key: UITransitionContextViewKey) -> Bool {
      coordinator.view(forKey: key).map { view.isDescendant(of: $0) } ?? false
    }
    switch (takes(.from), takes(.to)) {
    case (false, false), (true, true): return .steady
    case (true, false): return .going
    case (false, true): return .coming
    }
  }
}
#endif
