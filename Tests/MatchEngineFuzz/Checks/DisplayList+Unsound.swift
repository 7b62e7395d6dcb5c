import UIKit

extension DisplayList {
  /// The items with a number that is not finite, or with a bad opacity.
  var unsound: [String] {
    items.filter { item in
      let transform = item.transform
      let numbers = [
        transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
        item.size.width, item.size.height, item.opacity, item.width,
        item.radii.topLeft, item.radii.topRight, item.radii.bottomLeft, item.radii.bottomRight,
      ]
      return !numbers.allSatisfy(\.isFinite) || !(0...1.0001).contains(item.opacity)
    }.map { "not finite, or a bad opacity: \($0)" }
  }
}
