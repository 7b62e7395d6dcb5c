/// What a controller was told of its appearance, and whether that is a story.
struct AppearanceLog {
  enum Call: String { case willAppear, didAppear, willDisappear, didDisappear }

  private(set) var calls: [Call] = []
  /// The calls that did not follow from the one before.
  private(set) var breaks: [String] = []

  mutating func note(_ call: Call) {
    if !AppearanceLog.follows(call, calls.last) {
      breaks.append("\(call.rawValue) after \(calls.last?.rawValue ?? "nothing")")
    }
    calls.append(call)
  }

  /// Whether the controller was last told that it is there.
  var isThere: Bool { calls.last == .didAppear }
  /// Whether the last thing it was told is still to be followed by another.
  var isOpen: Bool { calls.last == .willAppear || calls.last == .willDisappear }

  /// A transition that is cancelled turns round: will is followed by the other will, then did.
  private static func follows(_ call: Call, _ before: Call?) -> Bool {
    switch call {
    case .willAppear: before != .willAppear && before != .didAppear
    case .didAppear: before == .willAppear
    case .willDisappear: before == .didAppear || before == .willAppear
    case .didDisappear: before == .willDisappear
    }
  }
}
