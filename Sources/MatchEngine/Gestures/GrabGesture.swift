#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// Lets a finger grab a running flight; it is on the container, because the two screens get no touches meanwhile.
@MainActor final class GrabGesture: NSObject, UIGestureRecognizerDelegate {
  private weak var flight: MatchFlight?
  private let drive: FingerDrive
  private let isLocked: (UIGestureRecognizer) -> Bool
  private var hold: FlightHold?
  private lazy var pan = UIPanGestureRecognizer().calling { [weak self] in self?.moved() }

  init?(
    _ flight: MatchFlight,
    of change: MatchChange,
    _ options: MatchTransition,
    in container: UIView,
    unless isLocked: @escaping () -> Bool
  ) {
    #if os(tvOS)
    return nil
    #else
    guard options.gestures.contains(.grab) else { return nil }
    let isBack = change.direction == .backward
    switch change.kind {
    case .tab where !options.gestures.contains(.tabs): return nil
    case .push, .pop, .tab: drive = FingerDrive(acrossBack: container, isBack: isBack)
    case .present, .dismiss:
      drive = FingerDrive(options.pull, in: container.bounds.height, isBack: isBack)
    default: return nil
    }
    self.flight = flight
    let comes = !isBack && change.kind != .tab
    self.isLocked = { [weak to = change.to] in
      comes && (isLocked() || to?.canGoBack(by: $0, Fingers()) == false)
    }
    super.init()
    pan.delegate = self
    container.addGestureRecognizer(pan)
    #endif
  }

  func remove() { pan.view?.removeGestureRecognizer(pan) }

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    // A flight that is held already belongs to another finger or to the app.
    guard flight?.phase == .running || flight?.phase == .settling else { return false }
    // The user scrolls and taps on during a flight, which is no grab.
    return drive.isAlong(pan.velocity(in: pan.view)) && !isLocked(pan)
  }

  private func moved() {
    guard pan.state == .began, let flight else {
      hold?.check()
      return
    }
    hold = FlightHold(of: flight, with: pan, drive, carrying: .touchedPair)
  }
}

/// How the movement of fingers drives a flight, and how far they have to move for letting go to finish it.
struct FingerDrive {
  enum Gesture {
    /// Fingers that move in this direction of the window; this distance leads from one end to the other.
    case along(Vector, CGFloat)
    /// Two fingers that move closer together; this fraction of their first distance leads from one end to the other.
    case together(CGFloat)
  }

  var gesture: Gesture
  /// How much the flight lags behind the fingers.
  var resistance: CGFloat = 0
  /// The smallest fraction at which letting go finishes the flight.
  var threshold: CGFloat = 0.5

  func fraction(after movement: SpotPose) -> CGFloat {
    let share = share(of: movement)
    return share > 0 ? share / (1 + resistance * share) : share
  }

  /// The velocity of the flight, in fractions per second, for a velocity of the fingers after a movement.
  func rate(_ velocity: SpotPose, after movement: SpotPose) -> CGFloat {
    let slowness = 1 + resistance * max(share(of: movement), 0)
    let speed: CGFloat =
      switch gesture {
      case .along: share(of: velocity)
      case .together(let whole): -velocity.growth * exp(movement.growth) / whole
      }
    return speed / (slowness * slowness)
  }

  /// Where and how fast a finger carries a view; back beyond the beginning, the view lags behind, as in a list.
  func carry(_ offset: Vector, _ velocity: Vector, from fraction: CGFloat)
    -> (offset: Vector, velocity: Vector)
  {
    guard case .along(let direction, let distance) = gesture, distance > 1 else {
      return (offset, velocity)
    }
    let back = -Double(fraction * distance) - offset.dot(direction)
    guard back > 0 else { return (offset, velocity) }
    let length = Double(distance)
    let stiffness = 0.55
    let room = stiffness * back / length + 1
    let lag = direction * (back - (1 - 1 / room) * length)
    let slowing = direction * (velocity.dot(direction) * (stiffness / (room * room) - 1))
    return (offset + lag, velocity + slowing)
  }

  /// Whether a finger with this velocity moves in the flight's direction, and not across it.
  func isAlong(_ velocity: CGPoint) -> Bool {
    guard case .along(let direction, _) = gesture else { return true }
    let velocity = Vector(velocity)
    return abs(velocity.dot(direction)) > abs(velocity.cross(direction))
  }

  private func share(of movement: SpotPose) -> CGFloat {
    switch gesture {
    case .along(let direction, let distance):
      CGFloat(movement.place.dot(direction)) / max(distance, 1)
    case .together(let whole): (1 - exp(movement.growth)) / whole
    }
  }
}

extension FingerDrive {
  /// A sideways swipe across a view; in a layout from left to right, a swipe to the right goes back.
  @MainActor init(acrossBack view: UIView, isBack: Bool = true) {
    gesture = .along(Vector(view.readsRightToLeft == isBack ? -1 : 1, 0), view.bounds.width)
  }

  /// A pull down across a height, for a grab too: without resistance, and with the usual threshold.
  init(_ pull: MatchTransition.Pull, in height: CGFloat, isBack: Bool = true) {
    gesture = .along(Vector(0, isBack ? 1 : -1), height * pull.wholeWay)
  }
}

extension UIView {
  /// Whether text runs from right to left in the view of the controller around this one.
  var readsRightToLeft: Bool {
    (nearestController?.view ?? self).effectiveUserInterfaceLayoutDirection == .rightToLeft
  }
}

extension MatchTransition.Pull {
  /// How far the fingers move from end to end, in heights of the window or in sizes of what is pinched.
  var wholeWay: CGFloat { distance.isFinite ? max(distance, 0.05) : 0.5 }
}

/// Gestures that begin a change; the system then asks about it.
@MainActor protocol TransitionGesture: AnyObject {
  /// Returns what was decided for this change, if a gesture is just beginning it.
  func decision(on change: MatchChange) -> TransitionDecision?

  /// Whether the app lets the gesture go back.
  var isUnlocked: Bool { get }

  func remove()
}

extension TransitionGesture { var isUnlocked: Bool { true } }
#endif
