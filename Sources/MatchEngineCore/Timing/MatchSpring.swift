/// A damped spring that moves something from one position to another.
///
///     let spring = MatchSpring(duration: 0.5, bounce: 0.3)
///     let progress = spring(0.2)             // of the way, at 0.2 seconds
///
/// It moves and settles whatever numbers it is made of.
public struct MatchSpring: Hashable, Sendable {
  /// The undamped angular frequency in radians per second: the square root of stiffness over mass.
  package let frequency: Double
  /// The damping relative to the damping that just avoids oscillation; below 1 the spring overshoots.
  package let dampingRatio: Double

  /// The frequencies a spring can have.
  package static var frequencies: ClosedRange<Double> { 1e-3...1e9 }

  /// A spring with an angular frequency in radians per second.
  ///
  /// A frequency that is not positive counts as 4π, and a ratio of NaN as 1.
  package init(frequency: Double, dampingRatio: Double) {
    let frequency = frequency > 0 ? frequency : 4 * .pi
    let ratio = dampingRatio.isNaN ? 1 : dampingRatio
    self.frequency = min(max(frequency, Self.frequencies.lowerBound), Self.frequencies.upperBound)
    self.dampingRatio = min(max(ratio, 0.01), 100)
  }

  /// A spring with physical properties, as in Core Animation.
  ///
  /// More than critical damping counts as critical, so that the spring does not creep. A mass or a stiffness
  /// that is not positive and finite is replaced by Core Animation's own default, 1 or 100, and a damping
  /// that is not finite by 10.
  public init(mass: Double, stiffness: Double, damping: Double) {
    let mass = mass > 0 && mass < .infinity ? mass : 1
    let stiffness = stiffness > 0 && stiffness < .infinity ? stiffness : 100
    let damping = damping.isFinite ? damping : 10
    let ratio = damping / (2 * Elementary.squareRoot(mass) * Elementary.squareRoot(stiffness))
    // Even a quotient that is too small for a number means the slowest spring.
    let square = max(stiffness / mass, .leastNormalMagnitude)
    self.init(frequency: Elementary.squareRoot(square), dampingRatio: min(ratio, 1))
  }

  /// A spring that would take `response` seconds for one oscillation if it were not damped.
  ///
  /// A response of NaN counts as half a second, and one of 0 gives the stiffest spring.
  public init(response: Double, dampingRatio: Double) {
    let seconds = response.isNaN ? 0.5 : max(response, .leastNormalMagnitude)
    let frequency = max(2 * .pi / seconds, Self.frequencies.lowerBound)
    self.init(frequency: frequency, dampingRatio: dampingRatio)
  }

  /// A spring with a perceived duration and a bounce from −1 to 1, as in SwiftUI.
  ///
  /// A bounce of 0 is critical damping; a negative one flattens the curve.
  public init(duration: Double, bounce: Double) {
    let bounce = min(max(bounce.isNaN ? 0 : bounce, -1), 1)
    self.init(response: duration, dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)
  }

  /// A timing that uses this spring.
  public var timing: MatchTiming { MatchTiming(curve: .spring(self), duration: nil) }

  /// The displacement and the velocity at a time in seconds, given those at the start.
  ///
  /// The displacement is measured from the position of rest, in any unit, and the velocity is in that unit per second.
  /// Before the start nothing moves. NaN counts as 0, and magnitudes are limited to 1e250.
  package func motion(
    from displacement: Double,
    velocity: Double,
    at time: Double
  ) -> (displacement: Double, velocity: Double) {
    let start = displacement.bounded(by: 1e250)
    let push = velocity.bounded(by: 1e250)
    guard time > 0 else { return (start, push) }
    guard time < .infinity else { return (0, 0) }
    let (kept, gained, carried) = dampingRatio < 1 ? underdamped(at: time) : overdamped(at: time)
    return (kept * start + gained * push, carried * push - frequency * frequency * gained * start)
  }

  /// The progress from 0 to 1 at a time in seconds; it may overshoot.
  ///
  /// The initial velocity is in progress per second.
  public func callAsFunction(_ time: Double, initialVelocity: Double = 0) -> Double {
    1 + motion(from: -1, velocity: initialVelocity, at: time).displacement
  }

  /// The response to a displacement of one unit and to a velocity of one unit.
  ///
  /// `kept` is what is left of the displacement, `gained` the displacement that the velocity has caused, and
  /// `carried` what is left of the velocity.
  typealias Response = (kept: Double, gained: Double, carried: Double)

  @inline(__always) private func underdamped(at time: Double) -> Response {
    let rate = dampingRatio * frequency
    let decay = Elementary.exp(-rate * time)
    // The angle can overflow only when nothing is left of the motion.
    guard decay > 0 else { return (0, 0, 0) }
    let angularFrequency =
      frequency * Elementary.squareRoot((1 - dampingRatio) * (1 + dampingRatio))
    let (sine, cosine) = Elementary.sincos(angularFrequency * time)
    let gained = decay * (sine / angularFrequency)
    return (decay * cosine + rate * gained, gained, decay * cosine - rate * gained)
  }

  @inline(__always) private func overdamped(at time: Double) -> Response {
    let half = frequency * Elementary.squareRoot((dampingRatio - 1) * (dampingRatio + 1))
    let fast = dampingRatio * frequency + half
    // The product of both rates is known, so there is no need to subtract two nearly equal numbers.
    let slow = frequency * (frequency / fast)
    let slowDecay = Elementary.exp(-slow * time)
    let fastDecay = Elementary.exp(-fast * time)
    let spread = 2 * half * time
    let gained =
      spread > 0.34
      ? (slowDecay - fastDecay) / (2 * half) : slowDecay * time * Elementary.meanDecay(spread)
    return (slowDecay + slow * gained, gained, fastDecay - slow * gained)
  }
}
