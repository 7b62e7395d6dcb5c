#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// Cuts a performer off at a region and a rounded box of the container.
///
///     ClipView             the region: an upright box by its bounds, anything else by a mask
///     └ rounded box        placed as the frame says
///       └ container again  the way back to the container's coordinates
///         └ performer
///
/// The view's own coordinates are the container's, whatever it cuts off.
@MainActor final class ClipView: UIView {
  private let rounded = UIView()
  private let back = UIView()
  private var region: [Vector]?
  private var box: RoundedBoxFrame??

  init(around performer: PerformerView) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    rounded.isUserInteractionEnabled = false
    back.layer.anchorPoint = .zero
    addSubview(rounded)
    rounded.addSubview(back)
    back.addSubview(performer)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  func draw(_ region: ArraySlice<Vector>, _ box: RoundedBoxFrame?, in container: CGRect) {
    if self.region.map({ !$0.elementsEqual(region) }) ?? true { cut(region, container) }
    if self.box != .some(box) { round(box, container) }
  }

  private func cut(_ region: ArraySlice<Vector>, _ container: CGRect) {
    self.region = Array(region)
    let upright = CGRect(upright: region)
    let whole = region.isEmpty ? container : upright ?? container
    center = CGPoint(x: whole.midX, y: whole.midY)
    bounds = whole
    if clipsToBounds == region.isEmpty { clipsToBounds = !region.isEmpty }
    if region.isEmpty || upright != nil {
      if layer.mask != nil { layer.mask = nil }
    } else {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      let mask = (layer.mask as? CAShapeLayer) ?? CAShapeLayer()
      mask.path = CGPath.polygon(region)
      if layer.mask == nil { layer.mask = mask }
      CATransaction.commit()
    }
  }

  private func round(_ box: RoundedBoxFrame?, _ container: CGRect) {
    self.box = .some(box)
    let whole = Box(container)
    let size = box?.size ?? whole.size
    var toContainer = box?.transform ?? .identity
    if rounded.clipsToBounds != (box != nil) { rounded.clipsToBounds = box != nil }
    rounded.bounds = CGRect(origin: .zero, size: CGSize(size))
    rounded.center = CGPoint(box?.center ?? whole.center)
    rounded.transform = CGAffineTransform(toContainer)
    rounded.layer.round(box?.corners ?? .square)
    toContainer.translation = (box?.center ?? whole.center) - toContainer.linear(size / 2)
    var inverse = CGAffineTransform(toContainer).inverted()
    back.center = CGPoint(x: inverse.tx, y: inverse.ty)
    inverse.tx = 0
    inverse.ty = 0
    back.transform = inverse
  }
}

extension CALayer {
  /// The corners, as far as one radius goes; clips of a list or a card have no others.
  fileprivate func round(_ corners: Corners) {
    cornerRadius = corners.largest
    maskedCorners = corners.mask
  }
}

extension CGRect {
  /// The box that four corners are, if it lies upright.
  fileprivate init?(upright corners: ArraySlice<Vector>) {
    guard corners.count == 4 else { return nil }
    let (low, high) = corners.dropFirst().reduce(
      (corners[corners.startIndex], corners[corners.startIndex])
    ) {
      (
        Vector(min($0.0.x, $1.x), min($0.0.y, $1.y)),
        Vector(max($0.1.x, $1.x), max($0.1.y, $1.y))
      )
    }
    let isUpright = corners.allSatisfy {
      ($0.x == low.x || $0.x == high.x) && ($0.y == low.y || $0.y == high.y)
    }
    guard isUpright else { return nil }
    self.init(Box(origin: low, size: high - low))
  }
}
#endif
