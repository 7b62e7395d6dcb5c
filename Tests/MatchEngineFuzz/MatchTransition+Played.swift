import MatchEngine

extension MatchTransition {
  /// Whether Core Animation plays what nobody holds, for commands of other packages.
  public var isPlayed: Bool {
    get { usesCoreAnimation }
    set { usesCoreAnimation = newValue }
  }
}
