/// Values as text that is the same for equal values, without addresses.
enum DescribedValue {
  static func text(of value: Any) -> String {
    if let numbers = numbers(in: value) { return numbers }
    return switch value {
    case let value as String: "\"\(value)\""
    case let value as CGColor: "\(value.value)"
    case let value as CGPath: "\(value.elements)"
    case let value as Drawing: text(of: value)
    case let value as UIColor: "\(value.cgColor.value)"
    case let value as UIFont: "\(value.fontName) \(value.pointSize)"
    default: reflected(value)
    }
  }

  /// The text of what a layer has most of; nil for anything else.
  static func numbers(in value: Any) -> String? {
    switch value {
    case is Bool, is CGFloat, is Float, is CGPoint, is CGSize, is CGRect: "\(value)"
    case let value as CATransform3D where CATransform3DIsIdentity(value): "the identity"
    default: nil
    }
  }

  /// The object that a value is; values that are equal by what they hold have none.
  static func object(in value: Any) -> AnyObject? {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      return mirror.children.first.flatMap { object(in: $0.value) }
    }
    guard mirror.displayStyle == .class else { return nil }
    if value is CGColor || value is CGPath || value is UIColor || value is UIFont { return nil }
    return value as AnyObject
  }

  /// The objects in a list of objects.
  static func objects(in value: Any) -> [AnyObject] {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .collection else { return [] }
    return mirror.children.compactMap { object(in: $0.value) }
  }

  private static func text(of drawing: Drawing) -> String {
    let size = "\(drawing.size.width) × \(drawing.size.height)"
    if drawing.isSnapshot { return "a snapshot, \(size)" }
    return drawing.holdsScene ? "views, \(size)" : "\(size) \(SVGDrawing.text(of: drawing))"
  }

  private static func reflected(_ value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.map { text(of: $0.value) } ?? "none"
    case .dictionary, .set: return "\(mirror.children.count) entries"
    case .collection, .tuple:
      return "[\(mirror.children.map { text(of: $0.value) }.joined(separator: ", "))]"
    case .struct where !mirror.children.isEmpty:
      let parts = mirror.children.map { "\($0.label ?? ""): \(text(of: $0.value))" }
      return "(\(parts.joined(separator: ", ")))"
    case .class: return "\(type(of: value))"
    default: return "\(value)"
    }
  }
}
