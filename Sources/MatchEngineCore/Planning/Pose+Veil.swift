extension MatchEffect.Pose {
  /// What lies over a screen in this pose.
  ///
  /// A screen has no decoration of its own. Its background is what dims it; it has no border, and the
  /// opacity of the border's color is how blurred it is.
  var veil: MixableDecoration {
    var veil = MixableDecoration()
    veil.background = PremultipliedRGBA(RGBA(0, 0, 0, dim.share))
    veil.border = PremultipliedRGBA(RGBA(0, 0, 0, blur.share))
    return veil
  }
}
