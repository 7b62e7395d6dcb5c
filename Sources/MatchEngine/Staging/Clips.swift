#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// Clips its contents at rounded corners.
///
/// A layer has a single radius, so if the corners differ, several layers are nested, one for each radius.
@MainActor final class CornerClips {
  /// The outermost view, which has the background.
  let outermost = UIView()
  /// The innermost view, which holds the contents.
  private(set) var innermost: UIView
  /// The view with the border.
  private(set) var edge: UIView
  private var nested: [UIView] = []
  private var corners: Corners?
  private var curve = CALayerCornerCurve.circular
  private let build: PerformerBuild

  init(_ build: PerformerBuild) {
    self.build = build
    innermost = outermost
    edge = outermost
    outermost.clipsToBounds = build.overflow == nil
    guard build.overflow != nil else { return }
    innermost = UIView()
    innermost.clipsToBounds = true
    edge = UIView()
    outermost.addSubview(innermost)
    outermost.addSubview(edge)
  }

  /// Sets the corner curve of the nearer end; curves can't be interpolated.
  func curve(asUpper isUpper: Bool) {
    curve = isUpper ? build.curves.upper : build.curves.lower
    for view in [outermost, innermost, edge] + nested where view.layer.cornerCurve != curve {
      view.layer.cornerCurve = curve
    }
  }

  func resize(to size: CGSize) {
    let bounds = CGRect(origin: .zero, size: size)
    let middle = CGPoint(x: size.width / 2, y: size.height / 2)
    let views = build.overflow == nil ? nested : [edge]
    for view in [outermost] + views {
      view.bounds = bounds
      view.center = middle
    }
  }

  /// Shows contents that reach beyond the box.
  func open(in frame: PerformerFrame) {
    guard let window = build.overflow?.window(in: frame) else { return }
    if innermost.bounds != window.box {
      innermost.bounds = window.box
      innermost.center = CGPoint(x: window.box.midX, y: window.box.midY)
    }
    if innermost.layer.cornerRadius != window.radius {
      innermost.layer.cornerRadius = window.radius
    }
    let mask = frame.corners.mask
    if innermost.layer.maskedCorners != mask { innermost.layer.maskedCorners = mask }
  }

  func round(_ new: Corners) {
    guard new != corners else { return }
    corners = new
    guard build.overflow == nil else {
      for view in [outermost, edge] {
        view.layer.cornerRadius = new.largest
        view.layer.maskedCorners = new.mask
      }
      return
    }
    let groups = CornerClips.groups(of: new)
    while nested.count < groups.count - 1 { nest() }
    for (number, view) in ([outermost] + nested).enumerated() {
      let group = number < groups.count ? groups[number] : (radius: 0, mask: CornerClips.all)
      if view.layer.cornerRadius != CGFloat(group.radius) {
        view.layer.cornerRadius = CGFloat(group.radius)
      }
      if view.layer.maskedCorners != group.mask { view.layer.maskedCorners = group.mask }
    }
  }

  private func nest() {
    let view = UIView(frame: outermost.bounds)
    view.clipsToBounds = true
    view.layer.cornerCurve = curve
    for content in innermost.subviews { view.addSubview(content) }
    view.layer.borderWidth = edge.layer.borderWidth
    view.layer.borderColor = edge.layer.borderColor
    edge.layer.borderWidth = 0
    innermost.addSubview(view)
    nested.append(view)
    innermost = view
    edge = view
  }

  private static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]

  /// The distinct radii, each with the corners that have it.
  private static func groups(of corners: Corners) -> [(radius: Double, mask: CACornerMask)] {
    let each: [(radius: Double, mask: CACornerMask)] = [
      (corners.topLeft, .layerMinXMinYCorner), (corners.topRight, .layerMaxXMinYCorner),
      (corners.bottomLeft, .layerMinXMaxYCorner), (corners.bottomRight, .layerMaxXMaxYCorner),
    ]
    var groups: [(radius: Double, mask: CACornerMask)] = []
    for corner in each where corner.radius > 0 {
      if let place = groups.firstIndex(where: { $0.radius == corner.radius }) {
        groups[place].mask.insert(corner.mask)
      } else {
        groups.append(corner)
      }
    }
    return groups
  }
}

/// Clips a performer to a region and a rounded box of the container.
///
///     ClipView             the region: an upright box by its bounds, anything else by a mask, unless that
///                          would break an effect inside; then by the bounds around it
///     └ rounded box        placed as the frame says
///       └ container again  the way back to the container's coordinates
///         └ performer
///
/// The view's own coordinates are always the container's.
@MainActor final class ClipView: UIView {
  private let performer: PerformerView
  private let rounded = UIView()
  private let back = UIView()
  private var region: [Vector]?
  private var box: RoundedBoxFrame??

  init(around performer: PerformerView) {
    self.performer = performer
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
    let upright =
      CGRect(upright: region) ?? (performer.holdsEffect ? CGRect(around: region) : nil)
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
  /// Rounds the corners with a single radius, which is enough for the clips of a list or a card.
  fileprivate func round(_ corners: Corners) {
    cornerRadius = corners.largest
    maskedCorners = corners.mask
  }
}

extension CGRect {
  /// Creates the box that four corners form, if it is upright.
  fileprivate init?(upright corners: ArraySlice<Vector>) {
    guard corners.count == 4, let (low, high) = corners.extremes else { return nil }
    let isUpright = corners.allSatisfy {
      ($0.x == low.x || $0.x == high.x) && ($0.y == low.y || $0.y == high.y)
    }
    guard isUpright else { return nil }
    self.init(Box(origin: low, size: high - low))
  }

  /// Creates the smallest upright box around points, if there are any.
  fileprivate init?(around points: ArraySlice<Vector>) {
    guard let (low, high) = points.extremes else { return nil }
    self.init(Box(origin: low, size: high - low))
  }
}

extension ArraySlice<Vector> {
  /// The top left and the bottom right of the smallest upright box around all of them.
  fileprivate var extremes: (low: Vector, high: Vector)? {
    guard let first else { return nil }
    return dropFirst().reduce((first, first)) {
      (
        Vector(Swift.min($0.0.x, $1.x), Swift.min($0.0.y, $1.y)),
        Vector(Swift.max($0.1.x, $1.x), Swift.max($0.1.y, $1.y))
      )
    }
  }
}
#endif
