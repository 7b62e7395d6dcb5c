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
  /// The content that comes forward from frame to frame, and since when.
  private var coming: (content: any PerformerContent, start: CFTimeInterval)?
  /// The content that has come forward in this way, of which alone something is seen.
  private var remaining: (any PerformerContent)?
  private var alpha: CGFloat = 1
  private var gradient: GradientView?

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

  /// Keeps the contents where they were, in a box of the same size as before, and the gradient behind them that the
  /// flight leaves.
  func gather(in box: CGRect, _ gradient: GradientView?) {
    holder.frame = box
    holder.show(box.size)
    if let gradient { holder.scaled.insertSubview(gradient, at: 0) }
    self.gradient = gradient
    for view in [gradient].compactMap({ $0 }) + contents.compactMap(\.view) {
      view.frame = view.frame.offsetBy(dx: -box.minX, dy: -box.minY)
    }
  }

  /// Lets one of the contents come forward by itself, and the others go, so that the flight ends on it alone.
  func come(to one: any PerformerContent) {
    if fadesByItself {
      coming = (one, CACurrentMediaTime())
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
    remaining?.fadesByItself ?? contents.contains(where: \.fadesByItself)
  }

  func holds(_ view: UIView) -> Bool { contents.contains { $0.holds(view) } }

  func fade(to alpha: CGFloat) {
    guard fadesByItself else {
      view?.alpha = alpha
      return
    }
    self.alpha = alpha
    gradient?.alpha = alpha * share(of: nil, 1)
    for (content, fade) in zip(contents, fades) {
      content.fade(to: alpha * share(of: content, CGFloat(fade)))
    }
  }

  /// How much is seen of a content by now, which takes as long as the fade of a layer would.
  private func share(of content: (any PerformerContent)?, _ start: CGFloat) -> CGFloat {
    guard let coming else { return start }
    let isComing = content === coming.content
    return isComing
      ? start + (1 - start) * min(2 * progress, 1) : start * min(2 - 2 * progress, 1)
  }

  private var progress: CGFloat {
    let passed = coming.map { CACurrentMediaTime() - $0.start } ?? 0
    return min(CGFloat(passed / LeftContent.duration), 1)
  }

  var isSettling: Bool {
    coming != nil && remaining == nil || contents.contains(where: \.isSettling)
  }

  func follow() {
    for content in contents { content.follow() }
    guard let one = coming?.content, remaining == nil else { return }
    let (seen, isOver) = (alpha, progress == 1)
    fade(to: isOver ? 1 : seen)
    guard isOver else { return }
    // From now on, what remains fades as one if it can.
    remaining = one
    fade(to: seen)
  }

  func strike() { for content in contents { content.strike() } }
}
#endif
