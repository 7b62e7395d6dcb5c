#if canImport(UIKit) && !os(watchOS)
package import UIKit

extension MatchFlight {
  /// The flights that are on stage somewhere in a view, in the order in which they are drawn.
  package static func flights(in view: UIView) -> [MatchFlight] {
    if let stage = view as? StageView { return [stage.flight].compactMap { $0 } }
    return view.subviews.flatMap(flights)
  }
}
#endif
