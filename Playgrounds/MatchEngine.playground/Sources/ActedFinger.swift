import UIKit

/// A finger where a program can make no touches: it does itself what a touch there would bring about.
@MainActor final class ActedFinger: Finger {
  /// What the finger has hold of.
  private enum Hold {
    case nothing
    /// Not yet known: nothing has moved.
    case view(UIView?)
    case slider(UISlider)
    case pull(Pull)
    case flight(Pulling)
  }

  private weak var root: UIViewController?
  private let grips: Pulling.Grips
  private var hold = Hold.nothing
  private var start = CGPoint.zero
  private var point = CGPoint.zero
  private var velocity = CGVector.zero

  init(_ root: UIViewController, _ grips: Pulling.Grips) {
    self.root = root
    self.grips = grips
  }

  private var way: CGVector { CGVector(dx: point.x - start.x, dy: point.y - start.y) }

  /// It can't be two.
  func touch(at points: [CGPoint], in window: UIWindow) {
    hold = .nothing
    guard points.count == 1 else { return }
    let point = points[0]
    (start, self.point, velocity) = (point, point, .zero)
    hold = .view(window.hitTest(point, with: nil))
    guard case .view(let hit) = hold, let slider = hit?.nearest(UISlider.self) else { return }
    slider.sendActions(for: .touchDown)
    hold = .slider(slider)
  }

  func move(to points: [CGPoint], in seconds: TimeInterval) {
    let point = points[0]
    let step = CGVector(dx: point.x - self.point.x, dy: point.y - self.point.y)
    velocity = CGVector(dx: step.dx / seconds, dy: step.dy / seconds)
    self.point = point
    if case .view(let view) = hold, hypot(way.dx, way.dy) > 10 { take(view) }
    switch hold {
    case .nothing, .view: break
    case .slider(let slider):
      let range = slider.maximumValue - slider.minimumValue
      slider.value += Float(step.dx / max(slider.bounds.width, 1)) * range
      slider.sendActions(for: .valueChanged)
    case .pull(let pull): pull.call(.moved(way))
    case .flight(let pulling): pulling.follow(way)
    }
  }

  func rest() { velocity = .zero }

  func lift() {
    switch hold {
    case .nothing: break
    case .view(let view): view?.tapped(at: point, under: root)
    case .slider(let slider): slider.sendActions(for: .touchUpInside)
    case .pull(let pull): pull.call(.ended(way, velocity: velocity))
    case .flight(let pulling): pulling.letGo(velocity)
    }
    hold = .nothing
  }

  /// The finger has begun to move.
  private func take(_ view: UIView?) {
    if let pull = view?.nearestPull {
      hold = .pull(pull)
      pull.call(.began)
    } else if let pulling = Pulling(from: start, along: way, under: root, grips) {
      hold = .flight(pulling)
    } else {
      hold = .nothing
    }
  }
}
