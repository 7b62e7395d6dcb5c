import Foundation

/// A key path of Core Animation: a property, or a part of one.
struct AnimatedPath {
  let key: LayerKey
  let part: Substring

  init(_ keyPath: String) {
    let pieces = keyPath.split(separator: ".", maxSplits: 1)
    guard let first = pieces.first, let key = LayerKey(rawValue: String(first)) else {
      missing("animating the key path \(keyPath)")
    }
    self.key = key
    part = pieces.count > 1 ? pieces[1] : ""
  }

  func value(in state: LayerState) -> LayerValue? {
    guard let whole = state[key] else { return nil }
    guard !part.isEmpty else { return whole }
    switch (whole, part) {
    case (.point(let point), "x"): return .number(point.x)
    case (.point(let point), "y"): return .number(point.y)
    case (.rect(let rect), "origin"): return .point(rect.origin)
    case (.rect(let rect), "size"): return .size(rect.size)
    case (.rect(let rect), "origin.x"): return .number(rect.origin.x)
    case (.rect(let rect), "origin.y"): return .number(rect.origin.y)
    case (.rect(let rect), "size.width"): return .number(rect.size.width)
    case (.rect(let rect), "size.height"): return .number(rect.size.height)
    case (.size(let size), "width"): return .number(size.width)
    case (.size(let size), "height"): return .number(size.height)
    case (.transform(let transform), _): return TransformParts(transform).value(part)
    default: missing("animating \(key.rawValue).\(part)")
    }
  }

  func set(_ value: LayerValue, in state: inout LayerState) {
    guard !part.isEmpty else {
      state[key] = value
      return
    }
    switch (state[key], part, value) {
    case (.point(let old), "x", .number(let x)): state[key] = .point(CGPoint(x: x, y: old.y))
    case (.point(let old), "y", .number(let y)): state[key] = .point(CGPoint(x: old.x, y: y))
    case (.rect(let old), _, _): state[key] = .rect(rect(old, with: value))
    case (.size(let old), "width", .number(let width)):
      state[key] = .size(CGSize(width: width, height: old.height))
    case (.size(let old), "height", .number(let height)):
      state[key] = .size(CGSize(width: old.width, height: height))
    case (.transform(let old), _, .number(let number)):
      state[key] = .transform(TransformParts(old).setting(part, number).matrix)
    default: missing("animating \(key.rawValue).\(part) with such a value")
    }
  }

  private func rect(_ old: CGRect, with value: LayerValue) -> CGRect {
    var rect = old
    switch (part, value) {
    case ("origin", .point(let origin)): rect.origin = origin
    case ("size", .size(let size)): rect.size = size
    case ("origin.x", .number(let x)): rect.origin.x = x
    case ("origin.y", .number(let y)): rect.origin.y = y
    case ("size.width", .number(let width)): rect.size.width = width
    case ("size.height", .number(let height)): rect.size.height = height
    default: missing("animating \(key.rawValue).\(part) with such a value")
    }
    return rect
  }
}

/// An affine transform in the parts that Core Animation names: scale, then rotation, then translation.
struct TransformParts {
  var scale: CGSize
  var rotation: CGFloat
  var translation: CGPoint

  init(_ transform: CATransform3D) {
    guard CATransform3DIsAffine(transform) else { missing("the parts of a transform in space") }
    let m = CATransform3DGetAffineTransform(transform)
    rotation = atan2(m.b, m.a)
    let width = hypot(m.a, m.b)
    scale = CGSize(width: width, height: width == 0 ? 0 : (m.a * m.d - m.b * m.c) / width)
    translation = CGPoint(x: m.tx, y: m.ty)
  }

  var matrix: CATransform3D {
    CATransform3DMakeAffineTransform(
      CGAffineTransform(scaleX: scale.width, y: scale.height)
        .concatenating(CGAffineTransform(rotationAngle: rotation))
        .concatenating(CGAffineTransform(translationX: translation.x, y: translation.y))
    )
  }

  func value(_ part: Substring) -> LayerValue {
    switch part {
    case "scale", "scale.x": .number(scale.width)
    case "scale.y": .number(scale.height)
    case "rotation", "rotation.z": .number(rotation)
    case "translation.x": .number(translation.x)
    case "translation.y": .number(translation.y)
    default: missing("animating transform.\(part)")
    }
  }

  func setting(_ part: Substring, _ number: CGFloat) -> TransformParts {
    var parts = self
    switch part {
    case "scale": parts.scale = CGSize(width: number, height: number)
    case "scale.x": parts.scale.width = number
    case "scale.y": parts.scale.height = number
    case "rotation", "rotation.z": parts.rotation = number
    case "translation.x": parts.translation.x = number
    case "translation.y": parts.translation.y = number
    default: missing("animating transform.\(part)")
    }
    return parts
  }
}
