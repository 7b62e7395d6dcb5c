#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// What a performer shows of a screen that its flight leaves for another one.
enum LeftPicture {
  /// What is seen at that moment, in a change inside one screen.
  case asSeen
  /// The performer's own content of that screen, while what is seen beside it goes: a film, a blur or a live view.
  case ownAlone
  /// A new picture.
  case drawn(any PerformerContent)

  var isAsSeen: Bool { if case .asSeen = self { true } else { false } }
  var drawn: (any PerformerContent)? { if case .drawn(let content) = self { content } else { nil } }
}

/// What was seen when a flight went on to another screen, which becomes the picture of the screen that it left.
///
/// A flight that is cancelled ends on that screen. By itself, what was seen would have in it what flew there from a
/// screen before, up to the last frame.
final class LeftContent: PerformerContent {
  private let holder = UIView()
  private let seen: CombinedContent
  private let picture: any PerformerContent

  /// Returns nil if one of the two has to fade by itself, and so can't do so in another view.
  init?(_ seen: CombinedContent, _ picture: any PerformerContent) {
    guard let before = seen.view, !seen.fadesByItself, !picture.fadesByItself else { return nil }
    self.seen = seen
    self.picture = picture
    holder.isUserInteractionEnabled = false
    for view in [before, picture.view].compactMap({ $0 }) {
      view.layer.anchorPoint = .zero
      holder.addSubview(view)
    }
    before.alpha = 0
    before.layer.add(LeftContent.fade([1, 1, 0]), forKey: "opacity")
    picture.view?.layer.add(LeftContent.fade([0, 1, 1]), forKey: "opacity")
  }

  /// The picture appears in front; only then goes what is behind it, so that nothing shines through.
  static func fade(_ opacities: [Float]) -> CAAnimation {
    let fade = CAKeyframeAnimation(keyPath: "opacity")
    fade.values = opacities
    fade.keyTimes = [0, 0.5, 1]
    fade.duration = duration
    return fade
  }

  static let duration: CFTimeInterval = 0.4

  var view: UIView? { holder }

  func holds(_ view: UIView) -> Bool { seen.holds(view) || picture.holds(view) }

  /// Keeps what was seen where it was.
  func gather(in box: CGRect) {
    seen.gather(in: box)
    place(in: box, of: box)
  }

  func place(in box: CGRect, of whole: CGRect) {
    holder.frame = box
    let own = CGRect(origin: .zero, size: box.size)
    let inside = whole.offsetBy(dx: -box.minX, dy: -box.minY)
    seen.place(in: own, of: inside)
    picture.place(in: own, of: inside)
  }

  func play(_ place: PlayedPlace, by playback: Playback) {
    holder.layer.play(place, by: playback)
    seen.play(place.inside, by: playback)
    picture.play(place.inside, by: playback)
  }

  func join() { picture.join() }

  func follow() {
    seen.follow()
    picture.follow()
  }

  func strike() {
    seen.strike()
    picture.strike()
  }
}
#endif
