// GS-49: what drags actions out beside a row. It begins after other pans, so one around the list can take the finger.
/// The pan of a list that drags a row's actions out; that they come isn't played here.
@MainActor final class RowSwipe: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
  private let hasActions: (_ start: CGPoint, _ isLeading: Bool) -> Bool

  /// The closure says whether a row has actions on its leading side or its trailing one.
  init(hasActions: @escaping (_ start: CGPoint, _ isLeading: Bool) -> Bool) {
    self.hasActions = hasActions
    super.init()
    delegate = self
  }

  override var isFarEnough: Bool { hypot(travel.x, travel.y) >= 2 * UIPanGestureRecognizer.slop }

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let view, abs(travel.x) > abs(travel.y) else { return false }
    let start = location(in: view) - convert(travel, to: view)
    return hasActions(start, (travel.x > 0) != view.readsRightToLeft)
  }
}

/// What a row shows when a finger drags it sideways.
@MainActor public final class UISwipeActionsConfiguration: NSObject {
  public let actions: [UIContextualAction]
  public init(actions: [UIContextualAction]) { self.actions = actions }
}

@MainActor public final class UIContextualAction: NSObject {
  public enum Style: Sendable { case normal, destructive }
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  public let style: Style
  public let title: String?
  public let handler: Handler

  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
  }
}
