#if canImport(UIKit) && !os(watchOS)
import UIKit

/// One of the two contents of a performer.
@MainActor protocol PerformerContent: AnyObject {
  /// What is put into the performer; nil where there is nothing to show.
  var view: UIView? { get }
  /// Whether opacity must not be set on anything around it.
  var fadesByItself: Bool { get }
  /// How opaque it is.
  func fade(to alpha: CGFloat)
  /// Where the box of what is pictured lies in the performer.
  func place(in box: CGRect)
  /// The beginning: it belongs to a performer now, and will be struck with it.
  func join()
  /// Once a frame: takes up what the app has done to what was borrowed.
  func follow()
  /// The end: whatever was borrowed goes back.
  func strike()
}

extension PerformerContent {
  var fadesByItself: Bool { false }
  func fade(to alpha: CGFloat) { view?.alpha = alpha }
  func place(in box: CGRect) { view?.frame = box }
  func join() {}
  func follow() {}
  func strike() {}
}

/// Nothing to show.
final class NoContent: PerformerContent {
  var view: UIView? { nil }
}

/// A view of the engine's own.
final class ViewContent: PerformerContent {
  let view: UIView?
  init(_ view: UIView) { self.view = view }
}

/// A drawing, which may show more than the box of what it pictures.
final class PictureContent: PerformerContent {
  let view: UIView?
  /// What is shown, in sizes of the box: the unit square where nothing reaches beyond it.
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

/// A blur or a vibrancy, made anew.
///
/// Opacity would end it, so the effect itself comes and goes.
final class EffectContent: PerformerContent {
  let view: UIView?
  let fadesByItself = true
  private let inside: UIImageView
  private let effect: UIVisualEffect?
  /// Only while it belongs to a performer: an animator that is let go while it is paused raises, and a picture
  /// that is never shown is never struck.
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
#endif
