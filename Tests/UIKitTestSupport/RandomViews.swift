#if canImport(UIKit)
import MatchEngineTestSupport
import UIKit

extension SplitMix {
  /// A rectangle of a size that views have.
  public mutating func rect() -> CGRect {
    CGRect(
      x: number(-200...200),
      y: number(-200...200),
      width: number(1...300),
      height: number(1...300)
    )
  }

  /// A point near the screen.
  public mutating func point() -> CGPoint { CGPoint(x: number(-300...300), y: number(-300...300)) }

  /// Some rotation, scale, shear and translation; never flat.
  public mutating func transform() -> CGAffineTransform {
    CGAffineTransform(rotationAngle: number(-3...3))
      .scaledBy(x: number(0.3...2), y: number(0.3...2))
      .concatenating(
        CGAffineTransform(1, 0, number(-0.5...0.5), 1, number(-50...50), number(-50...50))
      )
  }

  /// A view somewhere, perhaps scrolled, anchored elsewhere and transformed.
  @MainActor public mutating func view() -> UIView {
    let view = UIView(frame: rect())
    if chance(oneIn: 3) { view.bounds.origin = point() }
    if chance(oneIn: 3) { view.layer.anchorPoint = CGPoint(x: number(0...1), y: number(0...1)) }
    if chance(oneIn: 2) { view.transform = transform() }
    return view
  }

  /// A tree of `count` views; the first one is the root.
  @MainActor public mutating func tree(of count: Int) -> [UIView] {
    var views = [UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))]
    while views.count < count {
      let child = view()
      views[whole(0...(views.count - 1))].addSubview(child)
      views.append(child)
    }
    return views
  }
}
#endif
