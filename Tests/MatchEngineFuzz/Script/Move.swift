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

extension Move {
  var isSelection: Bool { if case .select = self { true } else { false } }
}
