extension MatchEffect {
  /// The screen that is covered gets darker, by black of this opacity; what covers it stays as it is.
  ///
  /// ```swift
  /// let effect: MatchEffect = .push(from: .right) + .dim(0.3)
  /// ```
  ///
  /// What flies from the one screen to the other stays bright. A single view is never dimmed.
  public static func dim(_ opacity: Double = 0.3) -> MatchEffect {
    MatchEffect(upper: .rest, lower: Pose(dim: opacity.share))
  }

  /// The screen that is covered gets blurred: 1 is as much as the platform's usual blur.
  ///
  /// What flies from the one screen to the other stays sharp. A single view is never blurred.
  public static func blur(_ strength: Double = 1) -> MatchEffect {
    MatchEffect(upper: .rest, lower: Pose(blur: strength.share))
  }
}

extension MatchEffect.Pose {
  /// The pose of a single view, which is neither dimmed nor blurred.
  var ofView: Self { Self(alpha: alpha, scale: scale, offset: offset, containers: containers) }
}

extension Double {
  /// The number kept between 0 and 1; 0 if it is not a number.
  var share: Double { self > 0 ? Swift.min(self, 1) : 0 }
}
