import UIKit

/// Shows a film.
public final class FilmView: UIView {
  /// What plays it.
  public let player: FilmPlayer
  private let strip = UIImageView(image: Photo.all[0].image)
  private var part: CGFloat = 0

  /// A view of a film, beside others.
  public init(_ player: FilmPlayer) {
    self.player = player
    super.init(frame: .zero)
    backgroundColor = .black
    clipsToBounds = true
    strip.contentMode = .scaleAspectFill
    addSubview(strip)
    player.play(in: self)
  }

  /// Not from a storyboard.
  @available(*, unavailable) public required init?(coder: NSCoder) { nil }

  func show(at time: TimeInterval) {
    part = (1 - cos(time)) / 2
    setNeedsLayout()
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width * 1.8
    let x = -part * (width - bounds.width)
    strip.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
  }
}

/// Plays a film in as many views as there are, as an `AVPlayer` does in several layers.
///
/// The film is a photo that the camera goes along.
@MainActor public final class FilmPlayer {
  /// Whether it goes on.
  public var isPlaying = false
  private var time = 0.0
  private var views: [() -> FilmView?] = []

  /// A player that stands at the beginning.
  public init() {
    Timer.scheduledTimer(withTimeInterval: 1 / 30, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.goOn(by: 1 / 30) }
    }
  }

  private func goOn(by seconds: TimeInterval) {
    guard isPlaying else { return }
    time += seconds
    for view in views { view()?.show(at: time) }
  }

  func play(in view: FilmView) {
    views.append { [weak view] in view }
    view.show(at: time)
  }
}
