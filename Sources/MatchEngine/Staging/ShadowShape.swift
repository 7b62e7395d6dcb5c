#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// What casts a performer's shadow if one of its two views has a shadow path of its own.
///
/// At that view's end it is that path. On the way, it is the rounded box that comes closest to it, which becomes
/// that of the other end.
@MainActor struct ShadowShape {
  /// One of the two ends.
  struct End {
    fileprivate let bounds: CGRect
    /// The view's own path.
    fileprivate var path: CGPath?
    /// The box around the path, as a fraction of the bounds.
    fileprivate var box = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// The rounded corners of the path, or those of the view.
    fileprivate var corners: Corners
    /// Whether contents, and no box, cast the shadow.
    fileprivate let isCastByContents: Bool
    /// Whether the path is any other than that of the view's rounded box.
    fileprivate var isSpecial = false

    @MainActor init(_ view: UIView, _ element: borrowing Element, castsBox: Bool) {
      let (layer, bounds) = (view.layer, view.bounds)
      self.bounds = bounds
      isCastByContents = !castsBox
      corners = element.appearance.corners
      guard let path = layer.shadowPath, layer.shadowOpacity > 0, !path.isEmpty,
        bounds.width > 0, bounds.height > 0
      else { return }
      let around = path.boundingBoxOfPath
      self.path = path
      corners = Corners(around: path)
      let isBox =
        around.insetBy(dx: -0.01, dy: -0.01).contains(bounds)
        && bounds.insetBy(dx: -0.01, dy: -0.01).contains(around)
      isSpecial = !isBox || !corners.isClose(to: element.appearance.corners)
      box = CGRect(
        x: (around.minX - bounds.minX) / bounds.width,
        y: (around.minY - bounds.minY) / bounds.height,
        width: around.width / bounds.width,
        height: around.height / bounds.height
      )
    }

    /// The view's own path in a box of another size.
    fileprivate func scaled(_ path: CGPath, to size: CGSize) -> CGPath {
      let (wide, high) = (size.width / bounds.width, size.height / bounds.height)
      var transform = CGAffineTransform(
        a: wide,
        b: 0,
        c: 0,
        d: high,
        tx: -bounds.minX * wide,
        ty: -bounds.minY * high
      )
      return path.copy(using: &transform) ?? path
    }
  }

  private let lower: End
  private let upper: End

  /// Returns nil if both views cast the shadow of their rounded boxes, by a path or without one, or both that of
  /// their contents.
  init?(_ lower: End?, _ upper: End?) {
    guard let first = lower ?? upper, let last = upper ?? lower else { return nil }
    let isMixed =
      (first.path ?? last.path) != nil && first.isCastByContents != last.isCastByContents
    guard first.isSpecial || last.isSpecial || isMixed else { return nil }
    self.lower = first
    self.upper = last
  }

  /// The path in a frame's own points; nil if the contents cast the shadow.
  func path(in frame: PerformerFrame) -> CGPath? {
    let share = min(max(frame.progress, 0), 1)
    let size = CGSize(frame.size)
    if share < 1e-6, let path = lower.path { return lower.scaled(path, to: size) }
    if share > 1 - 1e-6, let path = upper.path { return upper.scaled(path, to: size) }
    let nearer = share < 0.5 ? lower : upper
    if nearer.path == nil, nearer.isCastByContents { return nil }
    let corners = lower.corners.mixed(with: upper.corners, share)
    let box = lower.box.mixed(with: upper.box, CGFloat(share))
    let extent = Vector(Double(box.width * size.width), Double(box.height * size.height))
    var place = CGAffineTransform(
      translationX: box.minX * size.width,
      y: box.minY * size.height
    )
    let shape = CGPath.rounded(extent, corners.clamped(to: extent))
    return shape.copy(using: &place) ?? shape
  }
}

extension CGRect {
  fileprivate func mixed(with other: CGRect, _ share: CGFloat) -> CGRect {
    CGRect(
      x: minX + (other.minX - minX) * share,
      y: minY + (other.minY - minY) * share,
      width: width + (other.width - width) * share,
      height: height + (other.height - height) * share
    )
  }
}

extension Corners {
  fileprivate func isClose(to other: Corners) -> Bool {
    let pairs = [
      (topLeft, other.topLeft), (topRight, other.topRight),
      (bottomRight, other.bottomRight), (bottomLeft, other.bottomLeft),
    ]
    return pairs.allSatisfy { abs($0 - $1) < 0.01 }
  }

  /// The corners of the rounded box that comes closest to a path.
  fileprivate init(around path: CGPath) {
    let box = path.boundingBoxOfPath
    let most = min(box.width, box.height) / 2
    // From the corner along the diagonal, a rounded corner begins at this part of its radius.
    let part = 1 - 0.5.squareRoot()
    func radius(_ corner: CGPoint, _ x: CGFloat, _ y: CGFloat) -> Double {
      func contains(_ distance: CGFloat) -> Bool {
        path.contains(CGPoint(x: corner.x + x * distance, y: corner.y + y * distance))
      }
      var (outside, inside) = (CGFloat(0), most * CGFloat(part))
      guard contains(inside) else { return Double(most) }
      for _ in 0..<40 {
        let middle = (outside + inside) / 2
        if contains(middle) { inside = middle } else { outside = middle }
      }
      return Double(inside) / part
    }
    self.init(
      topLeft: radius(CGPoint(x: box.minX, y: box.minY), 1, 1),
      topRight: radius(CGPoint(x: box.maxX, y: box.minY), -1, 1),
      bottomRight: radius(CGPoint(x: box.maxX, y: box.maxY), -1, -1),
      bottomLeft: radius(CGPoint(x: box.minX, y: box.maxY), 1, -1)
    )
  }
}

extension Playback {
  /// Plays the shape of the shadow that a performer's rounded box casts.
  func playBoxShadow(of number: Int, on layer: CALayer) {
    let first = course.first.decoration(of: number)
    let isSeen =
      !performer(number).shadowColor.isEmpty || (first?.shadow.color.alpha ?? 0) > 0
    guard isSeen else { return }
    func read(_ frame: Frame) -> [Double] {
      let (size, corners) = (frame.performers[number].size, frame.performers[number].corners)
      return [size.x, size.y] + [corners.topLeft, corners.topRight]
        + [corners.bottomRight, corners.bottomLeft]
    }
    let rows = course.keyframes(of: number, count: 6, asOneValue: true) { $1 += read($0) }
    play(rows, "shadowPath", on: layer) { numbers in
      let corners = Corners(
        topLeft: numbers[2],
        topRight: numbers[3],
        bottomRight: numbers[4],
        bottomLeft: numbers[5]
      )
      return CGPath.rounded(Vector(numbers[0], numbers[1]), corners, isPlayed: true)
    }
  }
}
#endif
