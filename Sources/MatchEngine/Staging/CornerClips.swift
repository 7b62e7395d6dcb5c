#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// Cuts what is inside at rounded corners.
///
/// A layer has one radius, so where the corners differ, several lie
/// inside one another, each with its own.
@MainActor final class CornerClips {
  /// The outermost, which has the background.
  let outermost = UIView()
  /// The innermost, which holds the contents.
  private(set) var innermost: UIView
  /// What has the border.
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

  /// There is nothing between two curves, so it is that of the end which is nearer.
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

  /// Shows what overhangs.
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

  /// The different radii, each with the corners that have it.
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
#endif
