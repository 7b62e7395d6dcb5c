#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Whatever else was seen with a content when its flight went on to another screen; it accompanies that content, and
/// fades.
final class PastContent: PerformerContent {
  /// A content, and how much was seen of it.
  typealias Part = (content: any PerformerContent, fade: Double)

  private let holder: ScalingView
  private let parts: [Part]

  /// Adds what was seen, rearmost first, to the view of the content that stays, or is nil if nothing was.
  init?(_ parts: [Part], beside box: CGRect, in view: UIView) {
    // What flies live is at home only once the flight is over.
    self.parts = parts.filter { $0.fade > 0 || PastContent.isLive($0.content) }
    for (content, fade) in parts where fade == 0 && !PastContent.isLive(content) {
      content.strike()
      content.view?.removeFromSuperview()
    }
    let views = self.parts.compactMap(\.content.view)
    if views.isEmpty { return nil }
    holder = ScalingView(for: box.size)
    holder.isUserInteractionEnabled = false
    holder.layer.anchorPoint = .zero
    holder.frame = box
    view.addSubview(holder)
    for view in views {
      holder.scaled.addSubview(view)
      view.frame = view.frame.offsetBy(dx: -box.minX, dy: -box.minY)
    }
  }

  private static func isLive(_ content: any PerformerContent) -> Bool {
    content is LiveContent
      || (content as? PastContent)?.parts.contains { isLive($0.content) } == true
  }

  var view: UIView? { holder }

  var fadesByItself: Bool { parts.contains(where: \.content.fadesByItself) }

  func holds(_ view: UIView) -> Bool { parts.contains { $0.content.holds(view) } }

  func fade(to alpha: CGFloat) {
    for (content, fade) in parts { content.fade(to: alpha * CGFloat(fade)) }
  }

  func play(_ place: PlayedPlace, by playback: Playback) { holder.play(place.box, by: playback) }

  func follow() { for part in parts { part.content.follow() } }

  func strike() { for part in parts { part.content.strike() } }
}
#endif
