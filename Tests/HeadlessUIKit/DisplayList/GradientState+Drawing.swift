// What a gradient shows where.
import Foundation

extension GradientState {
  /// Where a radial gradient brings the circle of radius 1 around the origin.
  func place(in outline: Outline) -> CGAffineTransform {
    let (width, height) = (outline.size.width, outline.size.height)
    return CGAffineTransform(
      a: abs(endPoint.x - startPoint.x) * width,
      b: 0,
      c: 0,
      d: abs(endPoint.y - startPoint.y) * height,
      tx: startPoint.x * width,
      ty: startPoint.y * height
    ).concatenating(outline.transform)
  }

  /// The color at a place between the stops; beyond the outermost stops it is theirs.
  func color(at place: Double) -> CGColor {
    let stops = Array(zip(places, colors))
    guard let first = stops.first, let last = stops.last else { return LayerState.black }
    if place <= first.0 { return first.1 }
    for (one, two) in zip(stops, stops.dropFirst()) where place <= two.0 {
      let share = two.0 > one.0 ? (place - one.0) / (two.0 - one.0) : 1
      return CGColor.interpolated(one.1, two.1, at: CGFloat(share)) ?? two.1
    }
    return last.1
  }
}
