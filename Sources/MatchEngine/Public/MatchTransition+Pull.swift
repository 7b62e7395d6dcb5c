#if canImport(UIKit) && !os(watchOS)
public import MatchEngineCore
public import UIKit

extension MatchTransition {
  /// How a pull or a pinch feels, and how the two screens look while fingers take the upper one away.
  ///
  /// ```swift
  /// detail.matchTransition = MatchTransition {
  ///   $0.pull.threshold = 0.3
  ///   $0.pull.effect = .dim(0.5)
  /// }
  /// ```
  public struct Pull: Hashable, Sendable {
    /// How far the finger goes from one end of the flight to the other, as a fraction of the window's height.
    ///
    /// For a pinch, it's how much smaller two fingers make the photo, as a fraction of its size.
    public var distance: CGFloat = 0.5
    /// How much the pull resists: not at all with 0; with 1, the first ``distance`` takes the flight half the way.
    public var resistance: CGFloat = 0
    /// The fraction of the flight from which on letting go goes through; a fast finger gets there sooner.
    public var threshold: CGFloat = 0.5
    /// What a pull or a pinch adds to the transition's ``MatchTransition/background``.
    public var effect = MatchEffect.depth
    /// Whether the device taps the finger where letting go would go through, and where it no longer would.
    public var hasHaptics = true

    init() {}
  }

  /// The transition as it goes back by a pull.
  var pulled: MatchTransition {
    var pulled = self
    pulled.background = background.joined(with: pull.effect)
    return pulled
  }
}
#endif
