import UIKit

/// The fingers that browsers have on the screen.
@MainActor struct LiveHands {
  private var fingers: [Int: [Int: Headless.Finger]] = [:]
  /// When each browser was last heard of.
  private var heard: [Int: Double] = [:]

  /// A browser that keeps silent for so long has lost its fingers.
  private static let patience = 10.0

  var isTouching: Bool { fingers.values.contains { !$0.isEmpty } }

  mutating func hear(_ browser: Int, at wall: Double) { heard[browser] = wall }

  /// Fingers come down, those aside that are down already.
  mutating func down(_ spots: [LiveMessage.Spot], of browser: Int) {
    let known = fingers[browser, default: [:]]
    let new = spots.filter { known[$0.finger] == nil }
      .prefix(max(0, LiveMessage.mostFingers - known.count))
    let points = new.map { LiveHands.onScreen($0.point) }
    guard let first = points.first else { return }
    let touched = Headless.window(at: first, touching: true)
    guard let window = touched ?? Headless.windows.last else { return }
    for (spot, finger) in zip(new, Headless.fingersDown(at: points, in: window)) {
      fingers[browser, default: [:]][spot.finger] = finger
    }
  }

  func move(_ spots: [LiveMessage.Spot], of browser: Int) {
    let moves = spots.compactMap { spot in
      fingers[browser]?[spot.finger].map { ($0, LiveHands.onScreen(spot.point)) }
    }
    Headless.moveFingers(moves)
  }

  mutating func up(_ numbers: [Int], of browser: Int) {
    Headless.liftFingers(numbers.compactMap { fingers[browser]?.removeValue(forKey: $0) })
  }

  /// A browser has gone, and its hands with it.
  mutating func lift(_ browser: Int) {
    heard[browser] = nil
    if let all = fingers.removeValue(forKey: browser) { Headless.liftFingers(Array(all.values)) }
  }

  mutating func cancel(_ browser: Int) {
    if let all = fingers.removeValue(forKey: browser) { Headless.cancelFingers(Array(all.values)) }
  }

  /// Takes the fingers of browsers that have long been silent.
  mutating func lookAtClock(_ wall: Double) {
    for browser in fingers.keys where wall - (heard[browser] ?? 0) > LiveHands.patience {
      cancel(browser)
    }
  }

  /// No finger is beside the screen.
  private static func onScreen(_ point: CGPoint) -> CGPoint {
    let size = UIScreen.main.bounds.size
    return CGPoint(x: min(max(point.x, 0), size.width), y: min(max(point.y, 0), size.height))
  }
}
