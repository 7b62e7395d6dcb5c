import UIKit

/// A pan that calls a closure, for the gestures of a page.
///
/// ```swift
/// view.addGestureRecognizer(Pull { pull in
///   switch pull {
///   case .began: …
///   case .moved(let way): …
///   case .ended(let way, let velocity): …
///   }
/// })
/// ```
public final class Pull: UIPanGestureRecognizer {
  /// What has become of a pull.
  public enum Event {
    /// It has begun.
    case began
    /// So far from where it began.
    case moved(CGVector)
    /// The finger has left the screen there, at so many points a second.
    case ended(CGVector, velocity: CGVector)
  }

  let call: @MainActor (Event) -> Void

  /// A pan, and what it calls.
  public init(_ call: @escaping @MainActor (Event) -> Void) {
    self.call = call
    #if canImport(ObjectiveC)
    super.init(target: nil, action: nil)
    addTarget(self, action: #selector(moved))
    #else
    super.init()
    addHandler { [weak self] _ in self?.tell() }
    #endif
  }

  #if canImport(ObjectiveC)
  @objc private func moved() { tell() }
  #endif

  private func tell() {
    let (way, velocity) = (CGVector(translation(in: nil)), CGVector(velocity(in: nil)))
    switch state {
    case .began: call(.began)
    case .changed: call(.moved(way))
    case .ended: call(.ended(way, velocity: velocity))
    case .cancelled, .failed: call(.ended(way, velocity: .zero))
    default: break
    }
  }
}

extension CGVector {
  fileprivate init(_ point: CGPoint) { self.init(dx: point.x, dy: point.y) }
}

extension UIView {
  /// The pull of this view or of the nearest one around it that has one.
  var nearestPull: Pull? {
    for case let pull as Pull in gestureRecognizers ?? [] { return pull }
    return superview?.nearestPull
  }
}
