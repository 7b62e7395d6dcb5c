import MatchEngine
import MatchEngineCore
import UIKit

extension Script: CustomStringConvertible {
  /// The script as Swift that can be pasted: what is as usual is left out.
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
  case is MatchStyle: MatchStyle()
  case is MatchEffect.Pose: MatchEffect.Pose.rest
  case is ScreenDescription: ScreenDescription()
  case is ViewDescription: ViewDescription()
  case is ListDescription: ListDescription()
  case is UntaggedApp: UntaggedApp()
  case is UntaggedScreen: UntaggedScreen()
  case is UntaggedAct.Stroke: UntaggedAct.Stroke()
  default: nil
  }
}

/// A value as Swift: what is as usual is left out.
func literal(_ value: Any) -> String {
  let mirror = Mirror(reflecting: value)
  if mirror.displayStyle == .optional {
    return mirror.children.first.map { literal($0.value) } ?? "nil"
  }
  switch value {
  case let text as String: return text.debugDescription
  case let point as CGPoint: return "CGPoint(x: \(point.x), y: \(point.y))"
  case let size as CGSize: return "CGSize(width: \(size.width), height: \(size.height))"
  case let box as CGRect:
    return "CGRect(x: \(box.minX), y: \(box.minY), width: \(box.width), height: \(box.height))"
  case let matrix as CGAffineTransform:
    let numbers = [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty]
    return "CGAffineTransform(\(numbers.map { "\($0)" }.joined(separator: ", ")))"
  case let vector as Vector: return "Vector(\(vector.x), \(vector.y))"
  case let path as MatchPath: return ".arc(\(path.bow))"
  case let timing as MatchTiming: return literal(of: timing)
  case let number as CGFloat: return "\(number)"
  case is MatchTransition: return changes(value, of: MatchTransition())
  case is Switches: return changes(value, of: Switches())
  default: break
  }
  switch mirror.displayStyle {
  case .collection: return "[\(mirror.children.map { literal($0.value) }.joined(separator: ", "))]"
  case .tuple: return "(\(arguments(mirror)))"
  case .enum:
    guard let child = mirror.children.first else { return ".\(value)" }
    let payload = literal(child.value)
    return ".\(child.label ?? "")" + (payload.hasPrefix("(") ? payload : "(\(payload))")
  case .struct:
    // What has members in the place of cases keeps its case in its only property.
    if mirror.children.count == 1, let kind = mirror.children.first, kind.label == "kind" {
      return literal(kind.value)
    }
    return "\(name(of: value))(\(arguments(mirror, plain(value))))"
  default: return "\(value)"
  }
}

private func literal(of timing: MatchTiming) -> String {
  var text: String
  switch timing.curve {
  case .bezier(let curve):
    text = ".bezier(\(curve.x1), \(curve.y1), \(curve.x2), \(curve.y2)"
    text += timing.duration.map { ", duration: \($0))" } ?? ")"
  case .spring(let spring):
    text =
      "MatchSpring(frequency: \(spring.frequency), dampingRatio: \(spring.dampingRatio)).timing"
  }
  return timing.delay == 0 ? text : "\(text).delay(\(timing.delay))"
}

/// The name of a type, with those around it.
private func name(of value: Any) -> String {
  String(reflecting: type(of: value)).split(separator: ".").dropFirst().joined(separator: ".")
}

/// A value that a closure changes, as an app makes a transition.
private func changes(_ value: Any, of usual: Any) -> String {
  let usual = Mirror(reflecting: usual).children.map { literal($0.value) }
  let lines = Mirror(reflecting: value).children.enumerated().compactMap { number, child in
    let label = child.label == "chosenEffect" ? "screenEffect" : child.label ?? ""
    let text = literal(child.value)
    return text == usual[number] ? nil : "$0.\(label) = \(text)"
  }
  return name(of: value) + (lines.isEmpty ? "()" : " { \(lines.joined(separator: "; ")) }")
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

// Initializers for what is written so.

extension Switches {
  init(_ change: (inout Switches) -> Void) {
    self.init()
    change(&self)
  }
}

extension MatchEffect {
  init(upper: Pose, lower: Pose) {
    self = .identity
    self.upper = upper
    self.lower = lower
  }
}

extension MatchEffect.Pose {
  init(
    alpha: Double = 1,
    scale: Double = 1,
    offset: Vector = .zero,
    containers: Vector = .zero,
    trailing: Double = 0,
    dim: Double = 0,
    blur: Double = 0,
    cornerRadius: Double = 0,
    comesLast: Bool = false
  ) {
    self = .rest
    self.alpha = alpha
    self.scale = scale
    self.offset = offset
    self.containers = containers
    self.trailing = trailing
    self.dim = dim
    self.blur = blur
    self.cornerRadius = cornerRadius
    self.comesLast = comesLast
  }
}
