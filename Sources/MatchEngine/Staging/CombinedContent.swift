#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Both contents of a performer, combined as they are seen.
///
/// When a flight continues to another screen, this is the picture of the screen that it leaves.
final class CombinedContent: PerformerContent {
  private let holder = ScalingView(for: .zero)
  private let contents: [any PerformerContent]
  /// How much is seen of each content before all fade together.
  private let fades: [Double]
  private var state = State.together
  private var alpha: CGFloat = 1

  private enum State {
    /// As they were seen, or left to the animations of their layers.
    case together
    /// One comes forward from frame to frame since then, and the others go.
    case coming(any PerformerContent, since: CFTimeInterval)
    /// Only this one is still seen.
    case alone(any PerformerContent)
  }

  /// Creates a content from others, rearmost first.
  init(_ parts: [(content: any PerformerContent, fade: Double)]) {
    contents = parts.map(\.content)
    fades = parts.map(\.fade)
    holder.isUserInteractionEnabled = false
    let views = contents.compactMap(\.view)
    views.first?.superview?.addSubview(holder)
    for view in views { holder.scaled.addSubview(view) }
  }

  var view: UIView? { holder }

  /// Keeps the contents where they were, in a box of the same size as before.
  func gather(in box: CGRect) {
    holder.frame = box
    holder.show(box.size)
    for view in contents.compactMap(\.view) {
      view.frame = view.frame.offsetBy(dx: -box.minX, dy: -box.minY)
    }
  }

  /// Lets one of the contents come forward by itself, and the others go, so that the flight ends on it alone.
  func come(to one: any PerformerContent) {
    if fadesByItself {
      state = .coming(one, since: CACurrentMediaTime())
      return
    }
    for content in contents {
      guard let view = content.view else { continue }
      let (start, end) = (Float(view.alpha), content === one ? Float(1) : 0)
      guard start != end else { continue }
      view.alpha = CGFloat(end)
      view.layer.add(LeftContent.fade([start, max(start, end), end]), forKey: "opacity")
    }
  }

  func play(_ place: PlayedPlace, by playback: Playback) { holder.play(place, by: playback) }

  var fadesByItself: Bool {
    if case .alone(let one) = state { return one.fadesByItself }
    return contents.contains(where: \.fadesByItself)
  }

  func holds(_ view: UIView) -> Bool { contents.contains { $0.holds(view) } }

  func fade(to alpha: CGFloat) {
    self.alpha = alpha
    guard fadesByItself else {
      view?.alpha = alpha
      return
    }
    fadeEach(to: alpha)
  }

  private func fadeEach(to alpha: CGFloat) {
    for (content, fade) in zip(contents, fades) {
      content.fade(to: alpha * share(of: content, CGFloat(fade)))
    }
  }

  /// How much is seen of a content by now, if it was so much at first.
  private func share(of content: any PerformerContent, _ start: CGFloat) -> CGFloat {
    switch state {
    case .together: return start
    case .alone(let one): return content === one ? 1 : 0
    case .coming(let one, let since):
      // The same way as the fade of a layer.
      let progress = min(CGFloat((CACurrentMediaTime() - since) / LeftContent.duration), 1)
      return content === one
        ? start + (1 - start) * min(2 * progress, 1) : start * min(2 - 2 * progress, 1)
    }
  }

  var isSettling: Bool {
    if case .coming = state { return true }
    return contents.contains(where: \.isSettling)
  }

  func follow() {
    for content in contents { content.follow() }
    guard case .coming(let one, let since) = state else { return }
    if CACurrentMediaTime() - since >= LeftContent.duration { state = .alone(one) }
    // What remains then fades as one, if it can.
    if !fadesByItself { fadeEach(to: 1) }
    fade(to: alpha)
  }

  func strike() { for content in contents { content.strike() } }
}
#endif
