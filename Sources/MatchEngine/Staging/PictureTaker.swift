#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// The picture of a view and, if it isn't the requested kind, the reason.
typealias TakenPicture = (content: any PerformerContent, fault: MatchReport.Fault.Reason?)

/// Takes the pictures that fly, with one function for each kind of view.
///
/// A picture is taken while its original is still visible and has been on the screen, so no render is forced.
/// Parts that a drawing leaves out, because they fly separately or the stand-in draws them, are removed from the
/// model during one call and restored before the call returns.
@MainActor struct PictureTaker {
  /// The views that fly separately.
  let flying: Set<ObjectIdentifier>
  /// Whether the views were never on the screen as they are now.
  ///
  /// They are then drawn, because a snapshot would have to show them for a moment before they fly.
  var isFresh = false

  /// The picture of a view and, if it isn't the requested kind, the reason.
  func content(of view: UIView) -> TakenPicture {
    switch PictureKind(view) {
    case .image: (image(of: view) ?? NoContent(), nil)
    case .text: (PictureContent(drawing(of: view)), nil)
    case .effect: (effect(of: view), nil)
    case .plain: (NoContent(), nil)
    case .drawing: (PictureContent(drawing(of: view)), nil)
    case .snapshot where isFresh: (PictureContent(drawing(of: view)), nil)
    case .snapshot: snapshot(of: view)
    case .live: live(view)
    }
  }

  /// The picture of a view that stays where it is.
  func still(of view: UIView) -> TakenPicture {
    PictureKind(view) == .live ? snapshot(of: view) : content(of: view)
  }

  /// A picture of a whole screen, without the views that fly separately.
  static func screen(_ view: UIView, without flying: [UIView]) -> UIImage {
    let taker = PictureTaker(flying: Set(flying.map { ObjectIdentifier($0) }))
    return taker.drawing(of: view, cutAt: view.bounds).image
  }

  func image(of view: UIView) -> (any PerformerContent)? {
    guard let original = view as? UIImageView, let image = original.shownImage else { return nil }
    let copy = UIImageView(image: image)
    copy.tintColor = original.tintColor
    copy.contentMode = .scaleToFill
    return ViewContent(copy)
  }

  private func snapshot(of view: UIView) -> TakenPicture {
    if view.matchStandIn == .automatic, mustBeDrawn(view) {
      return (PictureContent(drawing(of: view)), nil)
    }
    if let picture = view.snapshotView(afterScreenUpdates: false) {
      return (ViewContent(picture), nil)
    }
    return (PictureContent(drawing(of: view)), .drawn)
  }

  private func effect(of view: UIView) -> any PerformerContent {
    guard let original = view as? UIVisualEffectView else { return NoContent() }
    let inside = drawing(of: original.contentView)
    return EffectContent(original.effect, inside: inside.image)
  }

  /// Whether a snapshot would be empty or show too much.
  private func mustBeDrawn(_ view: UIView) -> Bool {
    view.subviews.contains { !$0.outermost(of: flying).isEmpty }
      || !view.bounds.contains(view.reach)
      || view.layer.animation(forKey: LayerOverride.opacityKey) != nil
  }

  /// The view itself, if it can be moved.
  ///
  /// A view can't be moved if it holds a controller's view, if the user types into it, or if another flight
  /// already has it.
  private func live(_ view: UIView) -> TakenPicture {
    guard let obstacle = obstacle(to: view) else { return (LiveContent(view), nil) }
    let (content, fault) = snapshot(of: Placeholder.meant(by: view))
    return (content, fault ?? .pictured(obstacle))
  }

  private func obstacle(to view: UIView) -> MatchReport.Fault.Obstacle? {
    if view is Placeholder { return .fliesElsewhere }
    if view.superview == nil { return .isNowhere }
    if view.holdsController { return .holdsScreen }
    return view.holdsFirstResponder ? .isTypedInto : nil
  }

  private func drawing(of view: UIView, cutAt edge: CGRect? = nil) -> ViewDrawing {
    let format = UIGraphicsImageRendererFormat.preferred()
    format.opaque = false
    let box = edge ?? view.reach
    let renderer = UIGraphicsImageRenderer(size: box.size, format: format)
    let inside = view.subviews.flatMap { $0.outermost(of: flying) }
    let kind = PictureKind(view)
    let image = view.asPlain(withoutBackground: kind.carriesBackground(of: view)) {
      CALayer.hiding(inside.map(\.layer)) {
        renderer.image { context in
          context.cgContext.translateBy(x: -box.minX, y: -box.minY)
          view.layer.render(in: context.cgContext)
        }
      }
    }
    return ViewDrawing(image: image, of: box, in: view.bounds)
  }
}

extension UIView {
  /// The outermost views at or below this one that are in `flying`.
  fileprivate func outermost(of flying: Set<ObjectIdentifier>) -> [UIView] {
    if flying.contains(ObjectIdentifier(self)) { return [self] }
    return subviews.flatMap { $0.outermost(of: flying) }
  }

  /// Whether the view is, or contains, the first responder.
  fileprivate var holdsFirstResponder: Bool {
    isFirstResponder || subviews.contains(where: \.holdsFirstResponder)
  }

  /// Whether the view is, or contains, the view of a controller.
  fileprivate var holdsController: Bool {
    if let controller = next as? UIViewController, controller.viewIfLoaded === self { return true }
    return subviews.contains(where: \.holdsController)
  }
}

extension CALayer {
  /// Runs `body` with some layers invisible, and then restores their opacity.
  fileprivate static func hiding<Result>(_ layers: [CALayer], _ body: () -> Result) -> Result {
    let opacities = layers.map(\.opacity)
    for layer in layers { layer.opacity = 0 }
    defer { for (layer, opacity) in zip(layers, opacities) { layer.opacity = opacity } }
    return body()
  }
}

/// A drawing of a view, including what reaches beyond its bounds.
struct ViewDrawing {
  let image: UIImage
  /// The drawn area relative to the view; the unit square if nothing reaches beyond it.
  let extent: CGRect

  init(image: UIImage, of box: CGRect, in bounds: CGRect) {
    self.image = image
    let isFlat = bounds.width <= 0 || bounds.height <= 0
    extent =
      isFlat || bounds == box
      ? CGRect(x: 0, y: 0, width: 1, height: 1)
      : CGRect(
        x: (box.minX - bounds.minX) / bounds.width,
        y: (box.minY - bounds.minY) / bounds.height,
        width: box.width / bounds.width,
        height: box.height / bounds.height
      )
  }
}
#endif
