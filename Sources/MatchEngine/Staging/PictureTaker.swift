#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// The picture of a view, and why it is not the one that was wanted, if it is not.
typealias TakenPicture = (content: any PerformerContent, fault: MatchReport.Fault.Reason?)

/// Takes the pictures that fly, one function for each kind of view.
///
/// A picture is taken while its original can still be seen and has been on the screen, so none of them forces
/// anything to be rendered. What is left out of a drawing, because it flies by itself or is drawn by the
/// stand-in, is taken out of the model for the length of one call and put back before the call returns.
@MainActor struct PictureTaker {
  /// The views that fly by themselves.
  let flying: Set<ObjectIdentifier>
  /// Whether the views have never been on the screen as they are now.
  ///
  /// Then they are drawn: a snapshot would
  /// have to bring them there, and show for a moment what is only about to fly.
  var isFresh = false

  /// The picture of a view, and why it is not the one that was wanted, if it is not.
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

  /// A whole screen, without what flies by itself.
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

  /// Whether a picture of what is on the screen would show what it must not, or nothing.
  private func mustBeDrawn(_ view: UIView) -> Bool {
    view.subviews.contains { !$0.outermost(of: flying).isEmpty }
      || !view.bounds.contains(view.reach)
      || view.layer.animation(forKey: LayerOverride.opacityKey) != nil
  }

  /// A view that holds a controller's view cannot be moved anywhere else, nor one that is typed into, nor one
  /// that another flight has taken away already.
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
    let image = view.layer.asPlain(withoutBackground: kind.carriesBackground(of: view)) {
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
  /// The views at or below this one that are in `flying`, those inside others of them left out.
  fileprivate func outermost(of flying: Set<ObjectIdentifier>) -> [UIView] {
    if flying.contains(ObjectIdentifier(self)) { return [self] }
    return subviews.flatMap { $0.outermost(of: flying) }
  }

  /// Whether it is, or contains, what the user types into.
  fileprivate var holdsFirstResponder: Bool {
    isFirstResponder || subviews.contains(where: \.holdsFirstResponder)
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
