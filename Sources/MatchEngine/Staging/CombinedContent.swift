#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Both contents of a performer just as they are seen, as one: where a flight goes on to another screen,
/// that is the picture of the screen that it leaves.
final class CombinedContent: PerformerContent {
  let view: UIView?
  private let contents: [any PerformerContent]

  /// The rearmost first.
  init(_ contents: [any PerformerContent]) {
    self.contents = contents
    let holder = UIView()
    holder.isUserInteractionEnabled = false
    let views = contents.compactMap(\.view)
    views.first?.superview?.addSubview(holder)
    for view in views { holder.addSubview(view) }
    view = holder
  }

  /// The contents lie as they lay, in a box of what they lay in.
  func gather(in box: CGRect) {
    view?.frame = box
    for view in contents.compactMap(\.view) {
      view.frame = view.frame.offsetBy(dx: -box.minX, dy: -box.minY)
      view.autoresizingMask = [
        .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin,
        .flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin,
      ]
    }
  }

  func follow() { for content in contents { content.follow() } }

  func strike() { for content in contents { content.strike() } }
}
#endif
