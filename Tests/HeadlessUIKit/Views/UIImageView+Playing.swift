// VH-12…VH-14: pictures that follow one another are a discrete animation of the contents.
extension UIImageView {
  /// What an image view plays.
  enum Playing { case nothing, animationImages, image }

  static let key = "contents"

  func play() {
    if let images = ownImages, !images.isEmpty {
      playing = .animationImages
      play(images, during: animationDuration, times: animationRepeatCount)
    } else if let image = shownImage, let images = image.images {
      playing = .image
      play(images, during: image.duration, times: 0)
    }
  }

  var isPlayed: Bool { layer.animation(forKey: Self.key) != nil }

  private var ownImages: [UIImage]? {
    isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
  }

  private func play(_ images: [UIImage], during seconds: TimeInterval, times: Int) {
    guard window != nil else { return }
    if shownImage == nil, let first = images.first { layer.contentsScale = first.scale }
    let animation = CAKeyframeAnimation(keyPath: "contents")
    animation.values = images.compactMap { contents(of: $0) }
    animation.calculationMode = .discrete
    animation.duration = seconds > 0 ? seconds : TimeInterval(images.count) / 30
    animation.repeatCount = times > 0 ? Float(times) : .infinity
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    layer.add(animation, forKey: Self.key)
  }

  /// An animated image plays by itself, unless the view has other images to play.
  func shownImageChanged() {
    switch playing {
    case .animationImages: break
    case .image where shownImage?.images == nil: stopAnimating()
    case .image, .nothing: if shownImage?.images != nil, ownImages == nil { startAnimating() }
    }
  }
}
