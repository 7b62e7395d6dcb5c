#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// One of the two contents of a performer.
@MainActor protocol PerformerContent: AnyObject {
  /// The view that is put into the performer, or nil if there is nothing to show.
  var view: UIView? { get }
  /// Whether no view around the content may have an opacity.
  var fadesByItself: Bool { get }
  /// Sets the opacity.
  func fade(to alpha: CGFloat)
  /// Sets the frame of the pictured view's box in the performer.
  func place(in box: CGRect)
  /// The same for a content that has parts with places of their own.
  func place(in box: CGRect, parts: ArraySlice<Box>)
  /// Called when nothing places the parts any longer; from then on they follow the view.
  func fixParts()
  /// Called when the content becomes part of a performer, with which it will be struck.
  func join()
  /// Called once a frame to pick up what the app has done to a borrowed view.
  func follow()
  /// Called at the end to return a borrowed view.
  func strike()
}

extension PerformerContent {
  var fadesByItself: Bool { false }
  func fade(to alpha: CGFloat) { view?.alpha = alpha }
  func place(in box: CGRect) { view?.frame = box }
  func place(in box: CGRect, parts: ArraySlice<Box>) { place(in: box) }
  func fixParts() {}
  func join() {}
  func follow() {}
  func strike() {}
}

/// An empty content.
final class NoContent: PerformerContent {
  var view: UIView? { nil }
}

/// A content that is a view of the engine's own.
final class ViewContent: PerformerContent {
  let view: UIView?
  init(_ view: UIView) { self.view = view }
}

/// A drawing, which may reach beyond the box of the pictured view.
final class PictureContent: PerformerContent {
  let view: UIView?
  /// The drawn area relative to the box; the unit square if nothing reaches beyond it.
  private let extent: CGRect

  init(_ drawing: ViewDrawing) {
    let view = UIImageView(image: drawing.image)
    view.contentMode = .scaleToFill
    self.view = view
    extent = drawing.extent
  }

  func place(in box: CGRect) {
    view?.frame = CGRect(
      x: box.minX + extent.minX * box.width,
      y: box.minY + extent.minY * box.height,
      width: extent.width * box.width,
      height: extent.height * box.height
    )
  }
}

/// An image and what lies on it, or a text that is cut into pieces.
final class PartsContent: PerformerContent {
  /// A part, and where it lies at its own end as a fraction of the whole; it has no view if it flies separately.
  typealias Part = (view: UIView?, place: CGRect)

  let view: UIView?
  private let parts: [Part]

  init(_ view: UIView, _ parts: [Part]) {
    self.view = view
    self.parts = parts
    for case let part? in parts.map(\.view) { view.addSubview(part) }
  }

  func place(in box: CGRect) {
    view?.frame = box
    for (view, place) in parts {
      view?.frame = CGRect(
        x: place.minX * box.width,
        y: place.minY * box.height,
        width: place.width * box.width,
        height: place.height * box.height
      )
    }
  }

  func place(in box: CGRect, parts places: ArraySlice<Box>) {
    guard places.count == parts.count else { return place(in: box) }
    if view?.frame != box { view?.frame = box }
    for (part, place) in zip(parts, places) {
      let frame = CGRect(place).offsetBy(dx: -box.minX, dy: -box.minY)
      if part.view?.frame != frame { part.view?.frame = frame }
    }
  }

  func fixParts() {
    for case let part? in parts.map(\.view) { part.autoresizingMask = .everything }
  }
}

extension UIView.AutoresizingMask {
  /// Keeps a view where it is in proportion to the view around it.
  fileprivate static let everything: UIView.AutoresizingMask = [
    .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin,
    .flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin,
  ]
}

/// A blur or a vibrancy, recreated from its effect.
///
/// Opacity would break the effect, so the effect itself fades in and out.
final class EffectContent: PerformerContent {
  let view: UIView?
  let fadesByItself = true
  private let inside: UIImageView
  private let effect: UIVisualEffect?
  /// The animator that fades the effect, which exists only while the content is part of a performer.
  ///
  /// An animator that is released while paused raises an exception, and an unused picture is never struck.
  private var fader: UIViewPropertyAnimator?

  init(_ effect: UIVisualEffect?, inside picture: UIImage) {
    let effectView = UIVisualEffectView(effect: nil)
    inside = UIImageView(image: picture)
    inside.contentMode = .scaleToFill
    inside.frame = effectView.contentView.bounds
    inside.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    effectView.contentView.addSubview(inside)
    view = effectView
    self.effect = effect
  }

  func join() {
    let fader = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view, effect] in
      (view as? UIVisualEffectView)?.effect = effect
    }
    fader.pausesOnCompletion = true
    fader.pauseAnimation()
    self.fader = fader
  }

  func fade(to alpha: CGFloat) {
    fader?.fractionComplete = alpha
    inside.alpha = alpha
  }

  func strike() {
    fader?.stopAnimation(true)
    fader = nil
  }
}

/// Both contents of a performer, combined as they are seen.
///
/// When a flight continues to another screen, this is the picture of the screen that it leaves.
final class CombinedContent: PerformerContent {
  let view: UIView?
  private let contents: [any PerformerContent]
  /// How much is seen of each content before all fade together.
  private let fades: [Double]

  /// Creates a content from others, rearmost first.
  init(_ parts: [(content: any PerformerContent, fade: Double)]) {
    contents = parts.map(\.content)
    fades = parts.map(\.fade)
    let holder = UIView()
    holder.isUserInteractionEnabled = false
    let views = contents.compactMap(\.view)
    views.first?.superview?.addSubview(holder)
    for view in views { holder.addSubview(view) }
    view = holder
  }

  /// Keeps the contents where they were, in a box of the same size as before.
  func gather(in box: CGRect) {
    view?.frame = box
    for view in contents.compactMap(\.view) {
      view.frame = view.frame.offsetBy(dx: -box.minX, dy: -box.minY)
      view.autoresizingMask = .everything
    }
    for content in contents { content.fixParts() }
  }

  var fadesByItself: Bool { contents.contains(where: \.fadesByItself) }

  func fade(to alpha: CGFloat) {
    guard fadesByItself else {
      view?.alpha = alpha
      return
    }
    for (content, fade) in zip(contents, fades) { content.fade(to: alpha * CGFloat(fade)) }
  }

  func follow() { for content in contents { content.follow() } }

  func strike() { for content in contents { content.strike() } }
}

/// An image view that had no image when its stand-in was made.
@MainActor struct PendingImage {
  enum Side { case lower, upper }
  private weak var view: UIImageView?
  private weak var performer: PerformerView?
  private let side: Side
  private let taker: PictureTaker

  /// Returns nil unless the original is an image view without an image.
  init?(
    _ original: UIView?,
    _ side: Side,
    in performer: PerformerView,
    _ taker: PictureTaker
  ) {
    guard let view = original as? UIImageView, view.shownImage == nil else { return nil }
    self.view = view
    self.performer = performer
    self.side = side
    self.taker = taker
  }

  /// Whether the image has arrived.
  var hasArrived: Bool { view?.shownImage != nil }

  /// Whether the image can no longer arrive or be shown.
  var isGone: Bool { view == nil || performer == nil }

  /// Shows the image that was missing.
  func show() {
    guard let view, let content = taker.image(of: view) else { return }
    switch side {
    case .lower: performer?.replaceLower(by: content)
    case .upper: performer?.replaceUpper(by: content)
    }
  }
}
#endif
