import MatchEngine
import UIKit

/// One change of which screen is shown.
enum Move {
  case push
  case pop
  case popToRoot
  case setStack
  case present(inNavigation: Bool)
  case dismiss
  case select(Int)
  case replace(isForward: Bool)
  case root(isForward: Bool)
  case change([ScreenWrite], isUndone: Bool)
}

extension Move: CustomStringConvertible {
  var description: String {
    switch self {
    case .push: "push"
    case .pop: "pop"
    case .popToRoot: "pop to root"
    case .setStack: "set another stack"
    case .present(let isInside): isInside ? "present a navigation" : "present"
    case .dismiss: "dismiss"
    case .select(let tab): "select tab \(tab)"
    case .replace(let isForward): "replace the child, \(isForward ? "forward" : "backward")"
    case .root(let isForward): "replace the root, \(isForward ? "forward" : "backward")"
    case .change(let writes, let isUndone):
      "change inside the screen [\(writes.map(\.description).joined(separator: "; "))]"
        + (isUndone ? " with undo" : "")
    }
  }
}

extension Move {
  var isSelection: Bool { if case .select = self { true } else { false } }
}
