#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// The shadow that one of a performer's two views casts by a path of its own.
///
/// It keeps its shape in the performer's box, and fades out on the way to the other end, if there is one.
@MainActor final class PathShadow {
  let view = UIView()
  private let path: CGPath
  private let bounds: CGRect
  /// Whether it belongs to the upper end; nil if there is no other one.
  private let isUpper: Bool?

  /// Returns nil if the view's rounded box casts its shadow, or if it has none.
  init?(of original: UIView, isUpper: Bool?) {
    guard let path = original.ownShadowPath else { return nil }
    self.path = path
    self.isUpper = isUpper
    bounds = original.bounds
    let (own, layer) = (view.layer, original.layer)
    (own.shadowColor, own.shadowOpacity) = (layer.shadowColor, layer.shadowOpacity)
    (own.shadowOffset, own.shadowRadius) = (layer.shadowOffset, layer.shadowRadius)
    view.isUserInteractionEnabled = false
  }

  /// Shows it as far as the performer's place and its progress go; `alpha` is how opaque the rest is.
  func draw(in frame: PerformerFrame, _ alpha: Double) {
    view.layer.shadowPath = scaled(to: frame.size)
    view.alpha = CGFloat(opacity(in: frame) * alpha)
  }

  func play(_ number: Int, by playback: Playback) {
    let course = playback.course
    let sizes = course.keyframes(of: number, count: 2, asOneValue: true) { frame, numbers in
      let size = frame.performers[number].size
      numbers += [size.x, size.y]
    }
    playback.play(sizes, "shadowPath", on: view.layer) { scaled(to: Vector($0[0], $0[1])) }
    let opacities = course.keyframes(of: number, count: 1) { frame, numbers in
      numbers.append(opacity(in: frame.performers[number]))
    }
    playback.play(opacities[0], "opacity", on: view.layer)
  }

  private func opacity(in frame: PerformerFrame) -> Double {
    let share = min(max(frame.progress, 0), 1)
    return isUpper.map { $0 ? share : 1 - share } ?? 1
  }

  private func scaled(to size: Vector) -> CGPath {
    let (wide, high) = (CGFloat(size.x) / bounds.width, CGFloat(size.y) / bounds.height)
    var transform = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
      .concatenating(CGAffineTransform(scaleX: wide, y: high))
    return path.copy(using: &transform) ?? path
  }
}

extension UIView {
  /// The path that casts the view's shadow; nil if it has none, or if it is that of the view's rounded box.
  var ownShadowPath: CGPath? {
    guard layer.shadowOpacity > 0, !layer.cutsContents, let path = layer.shadowPath, !path.isEmpty,
      bounds.width > 0, bounds.height > 0
    else { return nil }
    let radius = layer.cornerRadius
    let box = radius > 0 ? UIBezierPath(roundedRect: bounds, cornerRadius: radius).cgPath : nil
    return path == box ?? CGPath(rect: bounds, transform: nil) ? nil : path
  }
}

extension Playback {
  /// Plays the shape of the shadow that a performer's rounded box casts.
  func playBoxShadow(of number: Int, on layer: CALayer) {
    let first = course.first.decoration(of: number)
    let isSeen =
      !performer(number).shadowColor.isEmpty || (first?.shadow.color.alpha ?? 0) > 0
    guard isSeen else { return }
    let rows = course.keyframes(of: number, count: 6, asOneValue: true) { frame, numbers in
      let (size, corners) = (frame.performers[number].size, frame.performers[number].corners)
      numbers += [size.x, size.y, corners.topLeft, corners.topRight]
      numbers += [corners.bottomRight, corners.bottomLeft]
    }
    play(rows, "shadowPath", on: layer) { numbers in
      let corners = Corners(
        topLeft: numbers[2],
        topRight: numbers[3],
        bottomRight: numbers[4],
        bottomLeft: numbers[5]
      )
      return CGPath.rounded(Vector(numbers[0], numbers[1]), corners)
    }
  }
}
#endif
