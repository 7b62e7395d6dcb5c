import MatchEngine
import UIKit

extension Script: CustomStringConvertible {
  /// The script as Swift, near enough to be pasted: what is as usual is left out.
  public var description: String {
    let acts = acts.map { "    \(literal($0))," }.joined(separator: "\n")
    return """
      Script(
        seed: \(seed),
        \(literal(configuration)),
        [
      \(acts)
        ]
      )
      """
  }
}

/// Values in which only what differs from a plain one is written.
private func plain(_ value: Any) -> Any? {
  switch value {
  case is FuzzConfiguration: FuzzConfiguration()
  case is MatchTransition: MatchTransition()
  case is MatchStyle: MatchStyle()
  case is Switches: Switches()
  case is ScreenDescription: ScreenDescription()
  case is ViewDescription: ViewDescription()
  case is UntaggedApp: UntaggedApp()
  case is UntaggedScreen: UntaggedScreen()
  case is UntaggedAct.Stroke: UntaggedAct.Stroke()
  default: nil
  }
}

/// A value as Swift: what is as usual is left out.
func literal(_ value: Any) -> String {
  switch value {
  case let text as String: return text.debugDescription
  case let point as CGPoint: return "CGPoint(x: \(point.x), y: \(point.y))"
  case let size as CGSize: return "CGSize(width: \(size.width), height: \(size.height))"
  case let box as CGRect:
    return "CGRect(x: \(box.minX), y: \(box.minY), width: \(box.width), height: \(box.height))"
  case let matrix as CGAffineTransform:
    let numbers = [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty]
    return "CGAffineTransform(\(numbers.map { "\($0)" }.joined(separator: ", ")))"
  case let number as CGFloat: return "\(number)"
  default: break
  }
  let mirror = Mirror(reflecting: value)
  switch mirror.displayStyle {
  case .optional: return mirror.children.first.map { literal($0.value) } ?? "nil"
  case .collection: return "[\(mirror.children.map { literal($0.value) }.joined(separator: ", "))]"
  case .tuple: return "(\(arguments(mirror)))"
  case .enum:
    guard let child = mirror.children.first else { return ".\(value)" }
    let payload = literal(child.value)
    return ".\(child.label ?? "")" + (payload.hasPrefix("(") ? payload : "(\(payload))")
  case .struct: return "\(type(of: value))(\(arguments(mirror, plain(value))))"
  default: return "\(value)"
  }
}

private func arguments(_ mirror: Mirror, _ usual: Any? = nil) -> String {
  let usual = usual.map { Mirror(reflecting: $0).children.map { literal($0.value) } }
  return mirror.children.enumerated().compactMap { number, child in
    let value = literal(child.value)
    if let usual, usual[number] == value { return nil }
    let label = child.label.flatMap { $0.hasPrefix(".") ? nil : $0 }
    return label.map { "\($0): \(value)" } ?? value
  }.joined(separator: ", ")
}
