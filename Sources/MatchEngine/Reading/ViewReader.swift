#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// What the walk asks of views.
///
/// Everything is read from the model: what an animation, the engine's own
/// included, shows on top of it does not count.
@MainActor struct ViewReader {
  /// The view that the screen declares as the one meant, where several have one ID.
  var source: UIView?
}

extension ViewReader: @MainActor TreeReading {
  /// A stage is no part of a screen that it lies in: what flies live there is found by its placeholder.
  func children(of view: UIView) -> [UIView] {
    type(of: view) == StageView.self ? [] : Placeholder.meant(by: view).subviews
  }

  func matchID(of view: UIView) -> String? { ViewTag.of(view)?.id }

  func depth(of view: UIView) -> Double { Double(view.layer.zPosition) }

  func shape(of view: UIView) -> NodeShape {
    let layer = view.layer
    return NodeShape(
      bounds: Box(layer.bounds),
      position: Vector(layer.position),
      anchor: Vector(layer.anchorPoint),
      transform: Affine(layer.affineTransform()),
      isThreeDimensional: layer.isInSpace
    )
  }

  func traits(of view: UIView) -> NodeTraits {
    let layer = Placeholder.meant(by: view).layer
    return NodeTraits(
      isHidden: layer.isHidden,
      isExcluded: ViewTag.of(view)?.isExcluded ?? false,
      opacity: Double(layer.opacity),
      clips: layer.masksToBounds,
      corners: layer.cornerRadius > 0 ? Corners(layer.cornerRadius, layer.maskedCorners) : .square,
      preference: preference(of: view)
    )
  }

  func looks(of view: UIView) -> NodeLooks { Placeholder.meant(by: view).matchLooks }

  private func preference(of view: UIView) -> NodeTraits.Preference {
    if let source, Placeholder.meant(by: view) === source { return .source }
    switch view {
    case let cell as UICollectionViewCell: return cell.isSelected ? .selected : .ordinary
    case let cell as UITableViewCell: return cell.isSelected ? .selected : .ordinary
    default: return .ordinary
    }
  }
}

extension CALayer {
  /// Whether it is turned in depth, by its own transform or by its parent's.
  fileprivate var isInSpace: Bool {
    if !CATransform3DIsAffine(transform) { return true }
    guard let superlayer else { return false }
    return !CATransform3DIsIdentity(superlayer.sublayerTransform)
  }
}

extension Corners {
  /// One radius at some corners of a layer, whose y axis points down.
  init(_ radius: CGFloat, _ mask: CACornerMask) {
    func length(at corner: CACornerMask) -> Double { mask.contains(corner) ? Double(radius) : 0 }
    self.init(
      topLeft: length(at: .layerMinXMinYCorner),
      topRight: length(at: .layerMaxXMinYCorner),
      bottomRight: length(at: .layerMaxXMaxYCorner),
      bottomLeft: length(at: .layerMinXMaxYCorner)
    )
  }
}
#endif
