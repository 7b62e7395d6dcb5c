/// The calls made on a flight before it has a plan or shows anything; the last call counts.
public struct CallsBeforeStart: Hashable, Sendable {
  /// The end to which the flight is to go.
  public private(set) var heading = Lifecycle.Heading.finish
  /// Whether it is to be held from its first frame on.
  public private(set) var isHeld = false
  /// The fraction at which it is to be held; nil for where it begins.
  public private(set) var fraction: Double?

  /// No calls.
  public init() {}

  /// Remembers an event if it can be followed later.
  public mutating func record(_ event: FlightEvent) {
    switch event {
    case .hold: isHeld = true
    case .move(let fraction) where !fraction.isNaN:
      isHeld = true
      self.fraction = fraction
    case .finish: settle(.finish)
    case .cancel: settle(.cancel)
    case .reverse: settle(heading.opposite)
    case .release(let velocity): settle(heading(releasedAt: velocity))
    default: break
    }
  }

  private mutating func settle(_ end: Lifecycle.Heading) {
    isHeld = false
    heading = end
  }

  /// Whether it goes back to where it began, or isn't heading anywhere yet because it is held.
  public var isHeadingBack: Bool { isHeld || heading == .cancel }

  /// The end to which it would go if it were let go now, see ``Flight/heading(releasedAt:from:)``.
  public func heading(releasedAt velocity: Double, from threshold: Double = 0.5)
    -> Lifecycle.Heading
  {
    Lifecycle.Heading(of: fraction ?? 0, releasedAt: velocity, from: threshold)
  }

  /// The same calls as events, to send once the flight is on the stage.
  public var events: [FlightEvent] {
    if isHeld { return [.hold] + (fraction.map { [.move(to: $0)] } ?? []) }
    return heading == .cancel ? [.cancel(velocity: 0)] : []
  }
}

extension Lifecycle.Heading {
  /// `finish` if a fifth of a second at this velocity takes a flight to the threshold, otherwise `cancel`.
  ///
  /// A threshold that isn't finite counts as one half.
  init(of fraction: Double, releasedAt velocity: Double, from threshold: Double) {
    let goal = fraction.clampedToUnit + 0.2 * (velocity.isNaN ? 0 : velocity)
    self = goal >= (threshold.isFinite ? threshold : 0.5) ? .finish : .cancel
  }
}
