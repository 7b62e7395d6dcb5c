#if canImport(UIKit) && !os(watchOS)
import UIKit

/// What the system does with a container of an app's own at this moment.
enum ContainerStanding {
  /// It is there and stays: its children hear of each other's coming and going from whoever exchanges them.
  case still
  /// It comes or goes itself: the system has begun to tell its children, and tells them when that is over.
  case coming, going
  /// It is nowhere to be seen: the system has told its children, or will when it is seen.
  case unseen
}

extension UIViewController {
  var standing: ContainerStanding {
    guard let view = viewIfLoaded, view.window?.isHidden == false else { return .unseen }
    guard let change = transitionCoordinator else { return .still }
    // A view that the system does not hand over stays there, as a presenter below a sheet does.
    func takes(_ key: UITransitionContextViewKey) -> Bool {
      change.view(forKey: key).map { view.isDescendant(of: $0) } ?? false
    }
    switch (takes(.from), takes(.to)) {
    case (false, false), (true, true): return .still
    case (true, false): return .going
    case (false, true): return .coming
    }
  }

  /// What flies in containers in here is at its end, where they come or go themselves.
  func endDisturbedReplacements() {
    ControllerTag.of(self)?.replacement?.endIfDisturbed()
    for child in children { child.endDisturbedReplacements() }
  }
}
#endif
