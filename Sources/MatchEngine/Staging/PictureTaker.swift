#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// Takes the pictures that fly, one function for each kind of view.
///
/// A picture is taken while its original can still be seen and has been on the screen, so none of them forces
/// anything to be rendered. What is left out of a drawing, because it flies by itself or is drawn by the
/// stand-in, is taken out of the model for the length of one call and put back before the call returns.
@MainActor struct PictureTaker {
  /// The views that fly by themselves.
  let flying: Set<ObjectIdentifier>

  /// The picture of a view, and why it is not the one that was wanted, if it is not.
  func content(of view: UIView) -> (content: any PerformerContent, fault: String?) {
    switch PictureKind(view) {
    case .image: (image(of: view), nil)
    case .text: (PictureContent(drawing(of: view, withoutBackground: true)), nil)
    case .effect: (effect(of: view), nil)
    case .plain: (NoContent(), nil)
    case .drawing: (PictureContent(drawing(of: view, withoutBackground: false)), nil)
    case .snapshot: snapshot(of: view)
    case .live: live(view)
    }
  }

  private func image(of view: UIView) -> any PerformerContent {
    guard let original = view as? UIImageView, let image = original.image else {
      return NoContent()
    }
    let copy = UIImageView(image: image)
    copy.tintColor = original.tintColor
    copy.contentMode = .scaleToFill
    return ViewContent(copy)
  }

  private func snapshot(of view: UIView) -> (content: any PerformerContent, fault: String?) {
    if let picture = view.snapshotView(afterScreenUpdates: false) {
      return (ViewContent(picture), nil)
    }
    return (
      PictureContent(drawing(of: view, withoutBackground: false)),
      "no picture of it could be taken, so it was drawn"
    )
  }

  private func effect(of view: UIView) -> any PerformerContent {
    guard let original = view as? UIVisualEffectView else { return NoContent() }
    let inside = drawing(of: original.contentView, withoutBackground: false)
    return EffectContent(original.effect, inside: inside)
  }

  /// A view that holds a controller's view cannot be moved anywhere else.
  private func live(_ view: UIView) -> (content: any PerformerContent, fault: String?) {
    guard view.superview != nil, !view.holdsController else {
      let (content, fault) = snapshot(of: view)
      let reason = "it holds a controller's view and cannot be moved, so it was pictured"
      return (content, fault ?? reason)
    }
    return (LiveContent(view), nil)
  }

  private func drawing(of view: UIView, withoutBackground: Bool) -> UIImage {
    let format = UIGraphicsImageRendererFormat.preferred()
    format.opaque = false
    let bounds = view.bounds
    let renderer = UIGraphicsImageRenderer(size: bounds.size, format: format)
    let inside = view.subviews.flatMap { $0.outermost(of: flying) }
    return view.layer.asPlain(withoutBackground: withoutBackground) {
      CALayer.hiding(inside.map(\.layer)) {
        renderer.image { context in
          context.cgContext.translateBy(x: -bounds.minX, y: -bounds.minY)
          view.layer.render(in: context.cgContext)
        }
      }
    }
  }
}

extension UIView {
  /// The views at or below this one that are in `flying`, those inside others of them left out.
  fileprivate func outermost(of flying: Set<ObjectIdentifier>) -> [UIView] {
    if flying.contains(ObjectIdentifier(self)) { return [self] }
    return subviews.flatMap { $0.outermost(of: flying) }
  }

  /// Whether it is, or contains, the view of a controller.
  fileprivate var holdsController: Bool {
    if let controller = next as? UIViewController, controller.viewIfLoaded === self { return true }
    return subviews.contains(where: \.holdsController)
  }
}

extension CALayer {
  /// Runs `body` with the layer as nothing but its content, and puts back what that changed.
  fileprivate func asPlain<Result>(withoutBackground: Bool, _ body: () -> Result) -> Result {
    let look = (cornerRadius, borderWidth, shadowOpacity, opacity, isHidden, backgroundColor)
    cornerRadius = 0
    borderWidth = 0
    shadowOpacity = 0
    opacity = 1
    isHidden = false
    if withoutBackground { backgroundColor = nil }
    defer {
      cornerRadius = look.0
      borderWidth = look.1
      shadowOpacity = look.2
      opacity = look.3
      isHidden = look.4
      backgroundColor = look.5
    }
    return body()
  }

  /// Runs `body` with some layers invisible, and puts their opacity back.
  fileprivate static func hiding<Result>(_ layers: [CALayer], _ body: () -> Result) -> Result {
    let opacities = layers.map(\.opacity)
    for layer in layers { layer.opacity = 0 }
    defer { for (layer, opacity) in zip(layers, opacities) { layer.opacity = opacity } }
    return body()
  }
}
#endif
