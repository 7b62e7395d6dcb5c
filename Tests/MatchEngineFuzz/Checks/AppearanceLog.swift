/// What a controller was told about its appearance, and whether that makes sense.
struct AppearanceLog {
  enum Call: String { case willAppear, didAppear, willDisappear, didDisappear }

  private(set) var calls: [Call] = []
  /// The calls that cannot follow the one before.
  private(set) var breaks: [String] = []

  mutating func note(_ call: Call) {
    if !AppearanceLog.follows(call, calls.last) {
      breaks.append("\(call.rawValue) after \(calls.last?.rawValue ?? "nothing")")
    }
    calls.append(call)
  }

  /// Whether the controller was last told that it appeared.
  var hasAppeared: Bool { calls.last == .didAppear }
  /// Whether the last call must still be followed by another.
  var isOpen: Bool { calls.last == .willAppear || calls.last == .willDisappear }

  /// A cancelled transition reverses: a will is followed by the other will, then by its did.
  private static func follows(_ call: Call, _ before: Call?) -> Bool {
    switch call {
    case .willAppear: before != .willAppear && before != .didAppear
    case .didAppear: before == .willAppear
    case .willDisappear: before == .didAppear || before == .willAppear
    case .didDisappear: before == .willDisappear
    }
  }
}
