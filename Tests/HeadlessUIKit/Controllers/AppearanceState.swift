// CC-3, CC-4, NV-13.
import Foundation

/// Where a controller's view is between gone and there.
struct AppearanceState {
  enum Phase { case disappeared, appearing, appeared, disappearing }

  var phase = Phase.disappeared
  var isAnimated = false
  /// Whether `viewIsAppearing` is still due.
  var owesIsAppearing = false
  /// Counts the beginnings, so that an end put off is not taken for another's.
  var count = 0
  /// Whether it began because the view came or went, and not because somebody said so.
  var followsView = false
  var isMovingTo = false
  var isMovingFrom = false

  var isOnItsWay: Bool { phase == .appearing || phase == .disappearing }
  var isVisible: Bool { phase == .appearing || phase == .appeared }
}
