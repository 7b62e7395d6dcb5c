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

  func value(in state: LayerState) -> LayerValue? { state[key].map(part(of:)) }

  func part(of whole: LayerValue) -> LayerValue {
    guard !part.isEmpty else { return whole }
    if case .transform(let transform) = whole {
      return .number(parts(of: transform)[keyPath: transformPaths[0]])
    }
    guard case .numbers(let numbers, let count) = whole, let place = place(in: count) else {
      missing("animating \(key.rawValue).\(part)")
    }
    var value = SIMD4<Double>.zero
    for index in place { value[index - place.lowerBound] = numbers[index] }
    return .numbers(value, count: place.count)
  }

  func set(_ value: LayerValue, in state: inout LayerState) {
    guard !part.isEmpty else { return state[key] = value }
    guard case .numbers(let own, let ownCount) = value else {
      missing("animating \(key.rawValue).\(part) with such a value")
    }
    if case .transform(let transform) = state[key] {
      var parts = parts(of: transform)
      for path in transformPaths { parts[keyPath: path] = CGFloat(own.x) }
      state.transform = CATransform3DMakeAffineTransform(CGAffineTransform(parts))
      return
    }
    guard case .numbers(var numbers, let count) = state[key], let place = place(in: count),
      place.count == ownCount
    else { missing("animating \(key.rawValue).\(part) with such a value") }
    for index in place { numbers[index] = own[index - place.lowerBound] }
    state[key] = .numbers(numbers, count: count)
  }

  /// Which of so many numbers the part is.
  private func place(in count: Int) -> Range<Int>? {
    switch (part, count) {
    case ("x", 2), ("width", 2), ("origin.x", 4): 0..<1
    case ("y", 2), ("height", 2), ("origin.y", 4): 1..<2
    case ("origin", 4): 0..<2
    case ("size", 4): 2..<4
    case ("size.width", 4): 2..<3
    case ("size.height", 4): 3..<4
    default: nil
    }
  }

  private func parts(of transform: CATransform3D) -> CGAffineTransform.Parts {
    guard CATransform3DIsAffine(transform) else { missing("the parts of a transform in space") }
    return CATransform3DGetAffineTransform(transform).parts
  }

  /// The parts of a transform that Core Animation names: scale, then rotation, then translation.
  private var transformPaths: [WritableKeyPath<CGAffineTransform.Parts, CGFloat>] {
    switch part {
    case "scale": [\.scale.width, \.scale.height]
    case "scale.x": [\.scale.width]
    case "scale.y": [\.scale.height]
    case "rotation", "rotation.z": [\.angle]
    case "translation.x": [\.translation.x]
    case "translation.y": [\.translation.y]
    default: missing("animating transform.\(part)")
    }
  }
}
