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
  /// The innermost, which has the border and holds the contents.
  private(set) var innermost: UIView
  private var nested: [UIView] = []
  private var corners: Corners?
  private let curve: CALayerCornerCurve

  init(curve: CALayerCornerCurve) {
    self.curve = curve
    innermost = outermost
    outermost.clipsToBounds = true
    outermost.layer.cornerCurve = curve
  }

  func resize(to size: CGSize) {
    let bounds = CGRect(origin: .zero, size: size)
    outermost.bounds = bounds
    outermost.center = CGPoint(x: size.width / 2, y: size.height / 2)
    for view in nested { view.frame = bounds }
  }

  func round(_ new: Corners) {
    guard new != corners else { return }
    corners = new
    let groups = CornerClips.groups(of: new)
    while nested.count < groups.count - 1 { nest() }
    for (number, view) in ([outermost] + nested).enumerated() {
      let group = number < groups.count ? groups[number] : (radius: 0, mask: CornerClips.all)
      view.layer.cornerRadius = CGFloat(group.radius)
      view.layer.maskedCorners = group.mask
    }
  }

  private func nest() {
    let view = UIView(frame: outermost.bounds)
    view.clipsToBounds = true
    view.layer.cornerCurve = curve
    for content in innermost.subviews { view.addSubview(content) }
    view.layer.borderWidth = innermost.layer.borderWidth
    view.layer.borderColor = innermost.layer.borderColor
    innermost.layer.borderWidth = 0
    innermost.addSubview(view)
    nested.append(view)
    innermost = view
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
