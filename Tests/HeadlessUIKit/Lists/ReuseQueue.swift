// VH-11, OQ-17: cells are reused.
import Foundation

/// Which classes are registered, and the views that wait to be used again.
struct ReuseQueue<View: UIView> {
  private var kinds: [String: View.Type] = [:]
  private var waiting: [String: [View]] = [:]

  mutating func register(_ kind: AnyClass?, _ identifier: String) {
    guard let kind else {
      kinds[identifier] = nil
      return
    }
    guard let kind = kind as? View.Type else {
      raise("\(kind) is registered, but is no \(View.self)")
    }
    kinds[identifier] = kind
    waiting[identifier] = nil
  }

  func kind(_ identifier: String) -> View.Type? { kinds[identifier] }

  /// The one that has waited for the shortest time, so that which view shows what changes often.
  mutating func take(_ identifier: String) -> View? { waiting[identifier]?.popLast() }

  mutating func put(_ view: View, _ identifier: String) {
    waiting[identifier, default: []].append(view)
  }
}

extension UIView {
  /// A cell goes out of sight.
  func stopBeingUsed() {
    if World.shared.switches.waitingCellsStayInList {
      isHidden = true
    } else {
      removeFromSuperview()
    }
  }
}
