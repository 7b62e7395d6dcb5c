import MatchEngine
import PlaygroundSupport
import UIKit

/// A poster becomes a player of another shape.
@MainActor func showPoster() {
  final class PlayerView: UIView {
    override func draw(_ rect: CGRect) {
      UIColor.systemIndigo.setFill()
      UIRectFill(bounds)
      UIColor.systemYellow.setFill()
      UIBezierPath(ovalIn: CGRect(bounds.midX - 40, bounds.midY - 40, 80, 80)).fill()
    }
  }
  push(
    Screen([PlayerView(CGRect(0, 150, 393, 221), .black, id: "film")]),
    on: Screen([UIImageView(CGRect(40, 500, 120, 180), 6, id: "film", radius: 10)])
  )
}

/// Two translucent cards, one of them of a class of its own.
@MainActor func showTranslucentCards() {
  final class CardView: UIView {}
  func cards(_ frames: [CGRect], _ radius: CGFloat) -> [UIView] {
    let color = UIColor.white.withAlphaComponent(0.5)
    let views = [CardView(frames[0], color, id: "sub"), UIView(frames[1], color, id: "plain")]
    for (view, words) in zip(views, ["A subclass", "A plain view"]) {
      view.layer.cornerRadius = radius
      view.addSubview(UILabel(CGRect(12, 12, 130, 24), words, 17))
    }
    return views
  }
  push(
    Screen(cards([CGRect(30, 130, 333, 200), CGRect(30, 360, 333, 200)], 24), on: .systemTeal),
    on: Screen(
      [UIImageView(CGRect(0, 100, 393, 752), 8)]
        + cards([CGRect(30, 560, 150, 90), CGRect(210, 560, 150, 90)], 14)
    )
  )
}

/// An image that arrives in flight.
@MainActor func showLateImage() {
  let late = UIImageView(CGRect(0, 120, 393, 393), 3, id: "photo")
  late.image = nil
  push(late.alone, on: UIImageView(CGRect(40, 520, 130, 130), 3, id: "photo", radius: 12).alone) {
    hand,
    navigation in
    hand.wait(0.25)
    hand.do { late.image = Photo.all[3].image }
    goBack(&hand, navigation)
  }
}

/// A round avatar that is tagged at the view with its shadow, and one that is tagged in it.
@MainActor func showAvatars() {
  func avatar(_ x: CGFloat, isInside: Bool) -> UIView {
    let round = UIImageView(CGRect(0, 0, 100, 100), 5, id: isInside ? "in" : nil, radius: 50)
    let shadow = UIView(CGRect(x, 540, 100, 100), .clear, id: isInside ? nil : "at", [round])
    shadow.layer.shadowOpacity = 0.5
    shadow.layer.shadowRadius = 8
    return shadow
  }
  push(
    Screen([
      UIImageView(CGRect(30, 110, 333, 250), 5, id: "at"),
      UIImageView(CGRect(30, 390, 333, 250), 5, id: "in"),
    ]),
    on: Screen([avatar(40, isInside: false), avatar(220, isInside: true)])
  )
}

extension UIView {
  /// A screen with this view.
  fileprivate var alone: Screen { Screen([self]) }
}
