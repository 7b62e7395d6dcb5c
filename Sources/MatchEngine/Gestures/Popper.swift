#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Who animates the way back that a gesture would begin.
enum Popper: Equatable {
  /// There is none, or nobody may.
  case nobody
  /// The app's own animator, so that the gesture is the app's, too.
  case app
  /// UIKit.
  case system
  /// The engine.
  case engine(MatchTransition)
}
#endif
