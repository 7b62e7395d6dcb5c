extension Frame {
  /// How dark and how blurred a screen is, as a ``MatchEffect/Pose`` has it; nil if it never is.
  public func dimming(of performer: Int) -> (dim: Double, blur: Double)? {
    decoration(of: performer).map { ($0.background.alpha, $0.border.color.alpha) }
  }
}
