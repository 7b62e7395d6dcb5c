import MatchEngine
import UIKit

extension UIWindow {
  /// Puts the inspector on the window or takes it off; an app that is sold would have this under `#if DEBUG`.
  func inspect(_ settings: Settings) {
    matchInspector = settings.isInspected ? matchInspector ?? MatchInspector() : nil
  }
}
