// GE-9…GE-13: conversion walks up to the common root and down again, by model values.
extension CALayer {
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { p.applying(conversion(from: l)) }
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { p.applying(conversion(to: l)) }
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect { r.applying(conversion(from: l)) }
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect { r.applying(conversion(to: l)) }

  func conversion(from layer: CALayer?) -> CGAffineTransform {
    let matrix = conversion(to: layer)
    return matrix.isInvertible ? matrix.inverted() : .identity
  }

  func conversion(to layer: CALayer?) -> CGAffineTransform {
    if layer === self { return .identity }
    guard let layer else { return toRoot }
    if layer === superlayer { return state.toParent }
    let isWithinTree = root === layer.root
    let here = isWithinTree ? toRoot : toOutside
    let there = isWithinTree ? layer.toRoot : layer.toOutside
    return there.isInvertible ? here.concatenating(there.inverted()) : .identity
  }

  private var root: CALayer { superlayer?.root ?? self }

  /// Between two trees the frame of a root that is no window counts.
  private var toOutside: CGAffineTransform {
    let root = root
    return root.view is UIWindow ? toRoot : toRoot.concatenating(root.state.toParent)
  }

  /// From this layer to the root's own coordinates: a window's frame and a detached root's do not count (GE-11).
  private var toRoot: CGAffineTransform {
    var matrix = CGAffineTransform.identity
    var layer = self
    while let above = layer.superlayer {
      matrix = matrix.concatenating(layer.state.toParent)
      if !above.state.sublayerTransform.keepsWhatIsFlat {
        missing("conversion through a sublayer transform")
      }
      layer = above
    }
    return matrix
  }
}

extension CGAffineTransform {
  var isInvertible: Bool { abs(a * d - b * c) > 1e-300 }
}
