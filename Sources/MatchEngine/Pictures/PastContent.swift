#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Whatever else was seen with a content when its flight went on to another screen; it accompanies that content, and
/// fades.
final class PastContent: PerformerContent {
  /// A content, and how much was seen of it.
  typealias Part = (content: any PerformerContent, fade: Double)

  private let holder: ScalingView
  private var parts: [Part]

  /// Adds what was seen, rearmost first, to the view of the content that stays, or is nil if nothing was.
  init?(_ parts: [Part], beside box: CGRect, in view: UIView) {
    self.parts = PastContent.seen(of: parts)
    let views = self.parts.compactMap(\.content.view)
    if views.isEmpty { return nil }
    holder = ScalingView(for: box.size)
    holder.layer.anchorPoint = .zero
    holder.frame = box
    view.addSubview(holder)
    for view in views {
      holder.scaled.addSubview(view)
      view.frame = view.frame.offsetBy(dx: -box.minX, dy: -box.minY)
    }
  }

  /// Takes away what is not seen, or hardly, behind all that has come since in a chain of changes.
  private static func seen(of parts: [Part], behind count: Int = 0) -> [Part] {
    parts.filter { content, fade in
      if let past = content as? PastContent { past.parts = seen(of: past.parts, behind: count + 1) }
      if fade > 0, count < 8 { return true }
      content.strike()
      content.view?.removeFromSuperview()
      return false
    }
  }

  var view: UIView? { holder }
  var drawn: DrawnLayer? { holder.drawn }

  var fadesByItself: Bool { parts.contains(where: \.content.fadesByItself) }

  func fade(to alpha: CGFloat, by writer: FrameWriter) {
    for (content, fade) in parts { content.fade(to: alpha * CGFloat(fade), by: writer) }
  }

  func place(in box: CGRect, of whole: CGRect, by writer: FrameWriter) {
    holder.place(in: box, by: writer)
  }

  func strike() { for part in parts { part.content.strike() } }
}
#endif
