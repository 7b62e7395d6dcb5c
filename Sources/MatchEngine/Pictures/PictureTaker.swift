#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// The picture of a view.
struct TakenPicture {
  /// Nil if there is nothing to show.
  var content: (any PerformerContent)?
  /// What was done instead, if it isn't the requested kind of picture.
  var fault: String?
}

/// Takes the pictures that fly, with one function for each kind of view.
///
/// A picture is taken while its original is still visible and has been on the screen, so no render is forced.
/// Parts that a drawing leaves out, because they fly separately or the stand-in draws them, are removed from the
/// model during one call and restored before the call returns.
@MainActor struct PictureTaker {
  var flying: Set<ObjectIdentifier> = []
  var count = PictureCount()
  var known = ExaminedViews()
  /// The view in which everything flies; nothing outside it is drawn.
  var container: UIView?
  /// Whether the views have never been on the screen in their current state, so a snapshot would show them too early.
  var isFresh = false
  /// The scale at which the picture will be seen, relative to the drawn size.
  var scale: CGFloat = 1

  func content(of view: UIView, _ includes: Picture.Inclusion) -> TakenPicture {
    UIView.unanimated {
      var taken = picture(of: view, includes)
      if known.tag(of: view)?.isGivenElsewhere == true {
        taken.fault = "the view you returned had a superview, so a picture flew; return another"
      }
      taken.content?.view.keepStyle(of: view)
      let (contents, kind) = known.reading(of: view)
      if includes == .view { taken.content?.view.fillCorners(of: view, contents) }
      if kind == .snapshot || kind == .drawing {
        (taken.content as? PictureContent)?.background = view.background(beside: kind)
      }
      if taken.content != nil, kind != .given { count.pictures += 1 }
      return taken
    }
  }

  private func picture(of view: UIView, _ includes: Picture.Inclusion) -> TakenPicture {
    switch known.reading(of: view).kind {
    case .image: TakenPicture(content: image(of: view))
    case .effect: TakenPicture(content: effect(of: view))
    case .plain: TakenPicture()
    case .snapshot where includes == .view: snapshot(of: view)
    case .snapshot where view.words(beside: { flying.contains(ObjectIdentifier($0)) }) == []:
      TakenPicture()
    case .text, .drawing, .fill, .snapshot: TakenPicture(content: drawn(view))
    case .given:
      known.takeGiven(for: view).map { given in
        TakenPicture(content: view.givenImage.map(image) ?? PictureContent(given))
      } ?? snapshot(of: view)
    }
  }

  /// A drawing of an area of a screen, without the views that fly separately.
  static func drawing(of screen: UIView, without flying: [UIView], in area: CGRect) -> UIImage {
    let taker = PictureTaker(flying: Set(flying.map { ObjectIdentifier($0) }))
    return UIView.unanimated { taker.drawing(of: screen, .view, in: area) }
  }

  func image(of view: UIView) -> (any PerformerContent)? {
    guard let original = known.reading(of: view).contents.image, original.shownImage != nil
    else { return nil }
    return ImageContent(UIImageView(showing: original), overlays(of: original))
  }

  /// Drawings of everything that lies on an image, without views that fly separately.
  private func overlays(of view: UIImageView) -> [ImageContent.Overlay] {
    UIView.hiding(view.outermost(of: flying)) {
      view.overlays.map { layer, box in
        let format = format(for: box.size, scale: 1)
        let origin = view.layer.convert(box.origin, to: layer.superlayer)
        let image = UIGraphicsImageRenderer(size: box.size, format: format)
          .image { layer.render(at: origin, in: $0.cgContext) }
        return ImageContent.Overlay(image, in: box, of: view.bounds)
      }
    }
  }

  /// The format of a translucent picture that is seen at this scale at most.
  private func format(for size: CGSize, scale: CGFloat) -> UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat.preferred()
    format.opaque = false
    let area = max(size.width * size.height, 1) * format.scale * format.scale
    let limit = min(PictureTaker.largestScale, (PictureTaker.mostPixels / area).squareRoot())
    format.scale *= max(1, min(scale, limit))
    return format
  }

  /// The limits of a picture: its scale relative to the screen's, and its number of pixels.
  private static let largestScale: CGFloat = 4
  private static let mostPixels: CGFloat = 8_000_000

  /// A snapshot of a view, or a drawing of all of it if it isn't visible now.
  private func snapshot(of view: UIView) -> TakenPicture {
    let isUnseen = isFresh || view.layer.presentation() == nil
    let isHidden = view.layer.animation(forKey: OwnAnimation.opacity) != nil
    if isUnseen || (isHidden && view.matchStandIn.kind == .automatic) {
      return TakenPicture(content: drawn(view, .view))
    }
    let isWished = view.matchStandIn.kind == .rendered
    // While the app fades its screen in, for example, nothing of the view is visible, and a picture may be blank.
    let isFadedOut = view.chain().contains { ($0.layer.presentation()?.opacity ?? 1) < 0.01 }
    let isBlank = !isWished && isFadedOut
    let waits = isWished || isBlank
    if waits { count.forcedRenders += 1 }
    let reach = known.reading(of: view).contents.reach
    if let picture = view.resizableSnapshotView(
      from: reach,
      afterScreenUpdates: waits,
      withCapInsets: .zero
    ) {
      let shown = view.covering(view.outermost(of: flying), in: picture, of: reach)
      let fault =
        isBlank ? "its picture might have been blank, so the screen was rendered first" : nil
      return TakenPicture(content: PictureContent(shown, of: reach, in: view.bounds), fault: fault)
    }
    let fault = "no picture of it could be taken, so it was drawn"
    return TakenPicture(content: drawn(view, .view), fault: fault)
  }

  private func effect(of view: UIView) -> (any PerformerContent)? {
    guard let original = view as? UIVisualEffectView else { return nil }
    let inside = drawn(original.contentView, .view)
    let content = EffectContent(original.effect, inside: inside, size: original.bounds.size)
    content.effectView.copyCornerConfiguration(of: original)
    return content
  }

  private func drawn(_ view: UIView, _ includes: Picture.Inclusion = .contents) -> PictureContent {
    let area = area(of: view)
    let image = UIImageView(image: drawing(of: view, includes, in: area))
    return PictureContent(image, of: area, in: view.bounds)
  }

  private func drawing(of view: UIView, _ includes: Picture.Inclusion, in box: CGRect) -> UIImage {
    let (contents, kind) = known.reading(of: view)
    // What a layer has drawn isn't sharp at a larger scale, so a label draws itself again.
    let isAlone = (view.layer.sublayers ?? []).count == view.subviews.count && !view.framesText
    let letters = scale > 1 && kind == .text && isAlone ? view.letters : nil
    let format = format(for: box.size, scale: letters == nil ? 1 : scale)
    let renderer = UIGraphicsImageRenderer(size: box.size, format: format)
    let inside = view.outermost(of: flying)
    return view.asPlain(includes, contents, kind) {
      UIView.hiding(inside) {
        renderer.image { context in
          context.cgContext.translateBy(x: -box.minX, y: -box.minY)
          guard let letters else { return view.layer.render(in: context.cgContext) }
          context.cgContext.translateBy(x: letters.place.x, y: letters.place.y)
          letters.label.draw(letters.label.bounds)
        }
      }
    }
  }

  /// The pictured area of a view; of a view that is larger than the container, only the part inside it.
  ///
  /// A text stays whole, so that no letter is cut.
  private func area(of view: UIView) -> CGRect {
    let area = known.reading(of: view).contents.reach
    guard let container, view.isDescendant(of: container), !view.showsOnlyText,
      area.width > container.bounds.width || area.height > container.bounds.height
    else { return area }
    let part = area.intersection(view.convert(container.bounds, from: container))
    guard !part.isEmpty, part != area else { return area }
    let scale = UIGraphicsImageRendererFormat.preferred().scale
    return part.applying(CGAffineTransform(scaleX: scale, y: scale)).integral
      .applying(CGAffineTransform(scaleX: 1 / scale, y: 1 / scale))
  }
}

extension UIView {
  /// The outermost views inside this one that are in `flying`.
  fileprivate func outermost(of flying: Set<ObjectIdentifier>) -> [UIView] {
    subviews.flatMap { flying.contains(ObjectIdentifier($0)) ? [$0] : $0.outermost(of: flying) }
  }

  fileprivate static func hiding<Result>(_ views: [UIView], _ body: () -> Result) -> Result {
    let restorations = views.flatMap(\.layersThatFly).map { $0.set(\.opacity, to: 0) }
    defer { for restore in restorations { restore() } }
    return body()
  }

  /// Runs `body` while everything is removed from the view that a picture doesn't include, such as its shadow.
  fileprivate func asPlain<Result>(
    _ includes: Picture.Inclusion,
    _ contents: ViewContents,
    _ kind: PictureKind,
    _ body: () -> Result
  ) -> Result {
    var restorations = [
      (ownCaster ?? self).layer.set(\.shadowOpacity, to: 0), layer.set(\.isHidden, to: false),
    ]
    defer { for restore in restorations.reversed() { restore() } }
    if includes == .view { return body() }
    let boxes = [layer, ground.layer]
    // Asked before the corners are square, on which it depends.
    let carriesBackground = kind.carriesBackground(of: self)
    // The stand-in rounds what fills the view, unless something sticks out.
    let isRounded = bounds.contains(contents.reach) && !contents.reachesCorners
    let filling = isRounded ? [gradientLayer ?? layer, contents.surface.layer] : []
    restorations += (filling + [layer]).map { $0.set(\.cornerRadius, to: 0) }
    restorations += [layer.set(\.opacity, to: 1)] + boxes.map { $0.set(\.borderWidth, to: 0) }
    if carriesBackground {
      if self is UILabel {
        let before = backgroundColor
        restorations.append { self.backgroundColor = before }
        backgroundColor = nil
      }
      let filled = kind == .text ? boxes : [layer]
      restorations += filled.map { $0.set(\.backgroundColor, to: nil) }
    }
    return body()
  }

  /// Shows dynamic colors, images and effects as they look where another view is.
  func keepStyle(of original: UIView) {
    let style = original.traitCollection.userInterfaceStyle
    if style != .unspecified { overrideUserInterfaceStyle = style }
  }

  /// Whether colors in the view stay as they are while the user inverts the screen's colors.
  var keepsColors: Bool {
    accessibilityIgnoresInvertColors || superview?.keepsColors ?? false
  }
}

extension UIImageView {
  convenience init(showing original: UIImageView) {
    self.init(image: original.shownImage)
    if image?.takesTint == true { tintColor = original.tintColor }
    accessibilityIgnoresInvertColors = original.keepsColors
    copyDynamicRange(of: original)
    copyAnimation(of: original)
    layer.magnificationFilter = original.layer.magnificationFilter
  }

  /// Shows the images that another view shows in turn, each at the same time.
  fileprivate func copyAnimation(of original: UIImageView) {
    guard original.isAnimating else { return }
    let layer = original.layer
    let animations = (layer.animationKeys() ?? []).compactMap { layer.animation(forKey: $0) }
      .compactMap { $0 as? CAPropertyAnimation }.filter { $0.keyPath == "contents" }
    for animation in animations { self.layer.add(animation, forKey: "contents") }
    guard animations.isEmpty else { return }
    animationImages = original.animationImages ?? original.image?.images
    animationDuration = original.animationDuration
    startAnimating()
  }
}

extension CALayer {
  /// Draws the layer at its place in its superlayer, of which the context shows the part that begins at `origin`.
  fileprivate func render(at origin: CGPoint, in context: CGContext) {
    context.saveGState()
    context.translateBy(x: position.x - origin.x, y: position.y - origin.y)
    context.concatenate(affineTransform())
    context.translateBy(
      x: -bounds.minX - anchorPoint.x * bounds.width,
      y: -bounds.minY - anchorPoint.y * bounds.height
    )
    render(in: context)
    context.restoreGState()
  }

  /// Sets a value, and returns a closure that restores the old one.
  fileprivate func set<Value>(
    _ property: ReferenceWritableKeyPath<CALayer, Value>,
    to value: Value
  ) -> () -> Void {
    let before = self[keyPath: property]
    self[keyPath: property] = value
    return { self[keyPath: property] = before }
  }
}
#endif
