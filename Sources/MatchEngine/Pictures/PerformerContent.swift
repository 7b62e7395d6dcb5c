#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// One of the two contents of a performer.
@MainActor protocol PerformerContent: AnyObject {
  /// The view that is put into the performer.
  var view: UIView { get }
  var drawn: DrawnLayer { get }
  /// Whether no view around the content may have an opacity below 1.
  var fadesByItself: Bool { get }
  func fade(to alpha: CGFloat, by writer: FrameWriter)
  /// Sets the frame of the pictured view's box in the performer, whose own box is `whole`.
  func place(in box: CGRect, of whole: CGRect, by writer: FrameWriter)
  /// Called at the end, to release what the content holds.
  func strike()
}

extension PerformerContent {
  var fadesByItself: Bool { false }
  func fade(to alpha: CGFloat, by writer: FrameWriter) { drawn.set(opacity: alpha, by: writer) }
  func strike() {}
}

/// A picture, which may reach beyond the box of the pictured view, or a view that the app supplies.
final class PictureContent: PerformerContent {
  let view: UIView
  let drawn: DrawnLayer
  /// The pictured area relative to the box; nil if nothing reaches beyond it.
  private let extent: CGRect?
  /// The color into which the parts fade that the performer cuts off at its bottom or a side, if it is opaque.
  var background = RGBA.clear
  /// The gradients of these fades, by their angle from the bottom.
  private var edges: [CGFloat: DrawnLayer] = [:]

  /// A picture of an area of a view with these bounds; by default, of the whole view.
  init(_ view: UIView, of area: CGRect = .zero, in bounds: CGRect = .zero) {
    self.view = view
    drawn = (view as? ScalingView)?.drawn ?? DrawnLayer(view.layer)
    extent = area == bounds ? nil : area.fraction(of: bounds)
  }

  func place(in box: CGRect, of whole: CGRect, by writer: FrameWriter) {
    let toBox = CGAffineTransform(translationX: box.minX, y: box.minY)
    let reach = extent?.applying(toBox.scaledBy(x: box.width, y: box.height)) ?? box
    soften(box, reach.origin, in: whole, by: writer)
    if let holder = view as? ScalingView { return holder.place(in: reach, by: writer) }
    drawn.set(box: reach, by: writer)
  }

  /// Fades out what is cut off at the bottom or at a side, if it isn't cut off at the opposite edge, too.
  private func soften(_ box: CGRect, _ origin: CGPoint, in whole: CGRect, by writer: FrameWriter) {
    guard background.alpha >= 1 else { return }
    // How much is cut off at each edge.
    let left = whole.minX - box.minX
    let right = box.maxX - whole.maxX
    let top = whole.minY - box.minY
    let bottom = box.maxY - whole.maxY
    func fade(_ rest: CGFloat, unless other: CGFloat, _ angle: CGFloat, x: CGFloat, y: CGFloat) {
      if edges[angle] == nil, rest > 0.5, other < 0.5 { makeEdge(angle, by: writer) }
      edges[angle]?.set(position: CGPoint(x: x - origin.x, y: y - origin.y), by: writer)
      edges[angle]?.set(opacity: min(max(rest / 24, 0), 1), by: writer)
    }
    fade(bottom, unless: top, 0, x: 0, y: whole.maxY)
    fade(right, unless: left, -.pi / 2, x: whole.maxX, y: 0)
    fade(left, unless: right, .pi / 2, x: whole.minX, y: 0)
  }

  /// Makes a gradient to the background, turned by an angle, and wider than anything that is cut off.
  private func makeEdge(_ angle: CGFloat, by writer: FrameWriter) {
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: -2e3, y: -24, width: 8e3, height: 24)
    gradient.colors = [0, 1].map { background.uiColor.withAlphaComponent($0).cgColor }
    let holder = UIView()
    holder.transform = CGAffineTransform(rotationAngle: angle)
    holder.layer.addSublayer(gradient)
    view.addSubview(holder)
    edges[angle] = DrawnLayer(holder.layer)
    writer.addsLayer()
  }

  func strike() {
    for given in (view as? ScalingView)?.scaled.subviews ?? [] { given.removeFromSuperview() }
  }
}

/// A blur or a vibrancy, recreated from its effect, and a picture of its contents.
///
/// Opacity would break the effect, so the effect itself fades in and out. It has no shape of its own and fills the
/// performer, while the picture keeps its aspect ratio.
final class EffectContent: PerformerContent {
  let fadesByItself = true
  let effectView: EffectFader
  private let holder: ScalingView
  private let inside: (any PerformerContent)?
  private let strength: DrawnFade

  init(_ effect: UIVisualEffect?, inside content: (any PerformerContent)? = nil, size: CGSize) {
    effectView = EffectFader(effect)
    strength = DrawnFade { [weak effectView = effectView] in effectView?.strength = $0 }
    holder = ScalingView(for: size, showing: effectView)
    inside = content
    guard let picture = content?.view else { return }
    picture.layer.anchorPoint = .zero
    effectView.contentView.addSubview(picture)
  }

  var view: UIView { holder }
  var drawn: DrawnLayer { holder.drawn }

  func place(in box: CGRect, of whole: CGRect, by writer: FrameWriter) {
    holder.place(in: whole, by: writer)
    let size = effectView.bounds.size
    let toOwnPoints = CGAffineTransform(scaleX: size.width, y: size.height)
    let part = box.fraction(of: whole).applying(toOwnPoints)
    inside?.place(in: part, of: CGRect(origin: .zero, size: size), by: writer)
  }

  func fade(to alpha: CGFloat, by writer: FrameWriter) {
    writer.set(strength, alpha)
    inside?.fade(to: alpha, by: writer)
  }

  func strike() { effectView.end() }
}

/// Fades its effect with an animator, which exists only while the view is in a window: one that was made earlier may
/// show the whole effect or none, and if one is released while paused, UIKit raises an exception.
final class EffectFader: UIVisualEffectView {
  private var whole: UIVisualEffect?
  private var animator: UIViewPropertyAnimator?
  var strength: CGFloat = 1 { didSet { animator?.fractionComplete = strength } }

  convenience init(_ effect: UIVisualEffect?) {
    self.init(effect: nil)
    whole = effect
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    end()
    if window != nil { begin() }
  }

  private func begin() {
    effect = nil
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [weak self] in
      self?.effect = self?.whole
    }
    animator.pausesOnCompletion = true
    animator.begin()
    animator.fractionComplete = strength
    self.animator = animator
  }

  /// Ends the animator at its end, because the system may have attached animations of its own to it.
  func end() {
    animator?.end(at: .end)
    animator = nil
  }
}

/// An image, and pictures of whatever lies on it.
final class ImageContent: PerformerContent {
  /// Something that lies on an image.
  @MainActor struct Overlay {
    fileprivate let view: UIView
    fileprivate let drawn: DrawnLayer
    /// Its box in the view with the image, and the size of that view.
    private let box: CGRect
    private let size: CGSize

    init(_ image: UIImage, in box: CGRect, of bounds: CGRect) {
      view = UIImageView(image: image)
      drawn = DrawnLayer(view.layer)
      view.layer.anchorPoint = .zero
      self.box = box.offsetBy(dx: -bounds.minX, dy: -bounds.minY)
      size = bounds.size
    }

    /// Its box in an image of another size, with its distances from the edges in proportion.
    ///
    /// It keeps its shape, except that something as wide or as high as the view, such as a gradient, stays so.
    func place(in image: CGRect, of whole: CGRect) -> CGRect {
      let ratio = CGPoint(x: whole.width / size.width, y: whole.height / size.height)
      let slack = CGSize(width: size.width - box.width, height: size.height - box.height)
      let spansWidth = slack.width < 1
      let spansHeight = slack.height < 1
      var factor = min(ratio.x, ratio.y)
      if spansHeight { factor = ratio.y }
      if spansWidth { factor = ratio.x }
      let width = box.width * factor
      let height = box.height * (spansHeight ? ratio.y : factor)
      let x = spansWidth ? box.minX * ratio.x : box.minX / slack.width * (whole.width - width)
      let y = spansHeight ? box.minY * ratio.y : box.minY / slack.height * (whole.height - height)
      return CGRect(x: x, y: y, width: width, height: height)
        .offsetBy(dx: whole.minX - image.minX, dy: whole.minY - image.minY)
    }
  }

  let view: UIView
  let drawn: DrawnLayer
  private let overlays: [Overlay]

  init(_ image: UIImageView, _ overlays: [Overlay]) {
    view = image
    drawn = DrawnLayer(image.layer)
    self.overlays = overlays
    for overlay in overlays { image.addSubview(overlay.view) }
  }

  func place(in box: CGRect, of whole: CGRect, by writer: FrameWriter) {
    drawn.set(box: box, by: writer)
    for overlay in overlays {
      overlay.drawn.set(box: overlay.place(in: box, of: whole), by: writer)
    }
  }
}

/// Whatever else was seen with a content when its flight went on to another screen; it moves with that content and
/// fades.
final class PastContent: PerformerContent {
  /// A content, and how much was seen of it.
  typealias Part = (content: any PerformerContent, fade: Double)

  /// The end whose content it moves with, and whether it is behind that.
  var end = FlightEnd.lower
  var isBehind = false
  private let holder: ScalingView
  private var parts: [Part]

  /// Moves what was seen, rearmost first, into the view that holds the content that stays; nil if nothing was seen.
  init?(_ parts: [Part], beside box: CGRect, in view: UIView) {
    self.parts = PastContent.seen(of: parts)
    if self.parts.isEmpty { return nil }
    holder = ScalingView(for: box.size)
    holder.layer.anchorPoint = .zero
    holder.frame = box
    view.addSubview(holder)
    for view in self.parts.map(\.content.view) {
      holder.scaled.addSubview(view)
      view.frame = view.frame.offsetBy(dx: -box.minX, dy: -box.minY)
    }
  }

  /// Removes parts that aren't visible, or hardly, because of everything that has come since in a chain of changes.
  private static func seen(of parts: [Part], behind count: Int = 0) -> [Part] {
    parts.filter { content, fade in
      if let past = content as? PastContent { past.parts = seen(of: past.parts, behind: count + 1) }
      if fade > 0, count < 8 { return true }
      content.strike()
      content.view.removeFromSuperview()
      return false
    }
  }

  var view: UIView { holder }
  var drawn: DrawnLayer { holder.drawn }
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
