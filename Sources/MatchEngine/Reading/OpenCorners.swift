#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// The rounded corners of a view that doesn't clip what lies in it.
struct OpenCorners {
  private let box: RoundedBox

  @MainActor fileprivate init(_ layer: CALayer) {
    let bounds = Box(layer.bounds)
    box = RoundedBox(
      bounds,
      corners: Corners(layer.cornerRadius, layer.maskedCorners).clamped(to: bounds.size)
    )
  }

  /// Whether nothing of a part lies beyond the corners; less than half a point doesn't count.
  func contain(_ part: CGRect) -> Bool {
    box.contains(RoundedBox(Box(part)).placement, tolerance: 0.5)
  }
}

extension UIView {
  /// The view's corners, or nil if they are square or clip it.
  var openCorners: OpenCorners? {
    layer.cornerRadius > 0 && !layer.cutsContents ? OpenCorners(layer) : nil
  }

  /// Whether all that is seen in the view lies inside its corners.
  func fits(_ corners: OpenCorners) -> Bool {
    !showsContents && subviews.allSatisfy { $0.lies(in: corners, of: self) }
  }

  private func lies(in corners: OpenCorners, of root: UIView) -> Bool {
    if isHidden || alpha == 0 { return true }
    let isInside = corners.contain(root.convert(bounds, from: self))
    guard isInside || !isSeenItself else { return false }
    return isInside && layer.cutsContents
      || subviews.allSatisfy { $0.lies(in: corners, of: root) }
  }

  /// Whether something of the view is seen beside its subviews.
  private var isSeenItself: Bool { showsSomething || showsContents || layer.shadowOpacity > 0 }

  /// Fills what this picture of a whole view leaves out at its corners, which the stand-in rounds again.
  ///
  /// Where the other end has smaller corners, nothing but its picture would be seen there on the way.
  func fillCorners(of view: UIView, _ contents: ViewContents) {
    let isRounded = view.layer.cornerRadius > 0 || view.layer.maskCorners != nil
    guard isRounded, view.hasOpaqueSnapshot(contents),
      let color = view.visibleBackground, color.alpha >= 1
    else { return }
    backgroundColor = UIColor(cgColor: color)
  }
}
#endif
