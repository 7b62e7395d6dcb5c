import MatchEngine
import UIKit

/// What a picture may have that a copy of it would not.
@MainActor func showLooks() {
  push(
    Screen(looks(from: 110, in: 112, isUpper: true), on: .systemGroupedBackground),
    on: Screen(looks(from: 420, in: 70, isUpper: false)),
    by: .even(1)
  )
}

@MainActor private func looks(from top: CGFloat, in size: CGFloat, isUpper: Bool) -> [UIView] {
  let box = CGRect(0, 0, size, size)
  let part = UIImageView(box, 2)
  part.layer.contentsRect = CGRect(0.5, 0, 0.5, 0.5)
  let symbol = UIImageView(image: UIImage(systemName: "heart.fill"))
  symbol.frame = box.insetBy(dx: size / 5, dy: size / 5)
  symbol.tintColor = isUpper ? .systemRed : .systemBlue
  let logo = UIView(box, isUpper ? .systemYellow : .systemGreen)
  let shape = CAShapeLayer()
  shape.path = UIBezierPath(ovalIn: box.insetBy(dx: size / 4, dy: size / 4)).cgPath
  shape.fillColor = UIColor.white.cgColor
  logo.layer.addSublayer(shape)
  let gradient = GradientView(box, .clear, radius: isUpper ? 0 : size / 2)
  let clip = UIView(box, .clear, radius: isUpper ? 40 : 4, [UIImageView(box, 3)])
  clip.clipsToBounds = true
  let square = UIView(box, .systemPurple, radius: 20)
  if !isUpper { square.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner] }
  let inner = UIImageView(box.insetBy(dx: size / 5, dy: size / 5), 4, id: "inner")
  let card = UIView(box, .systemOrange, [inner])
  card.matchStyle.zOrder = 1
  let views = [part, symbol, badged(box), stacked(box), logo, gradient, clip, square, card]
  for (number, view) in views.enumerated() {
    view.frame.origin.x += 20 + CGFloat(number % 3) * 125
    view.frame.origin.y += top + CGFloat(number / 3) * 130
    view.matchID = "look \(number)"
  }
  return views
}

/// A photo with a badge that has a shadow.
@MainActor private func badged(_ box: CGRect) -> UIView {
  let badge = UIView(CGRect(box.maxX - 24, 8, 16, 16), .systemRed, radius: 8)
  badge.layer.shadowOpacity = 0.8
  badge.layer.shadowRadius = 4
  let photo = UIImageView(box, 0)
  photo.addSubview(badge)
  return photo
}

/// A photo with two views, of which the first is in front.
@MainActor private func stacked(_ box: CGRect) -> UIView {
  let red = UIView(CGRect(10, 10, box.width / 2, box.width / 2), .systemRed)
  red.layer.zPosition = 1
  let photo = UIImageView(box, 1)
  photo.addSubview(red)
  photo.addSubview(UIView(CGRect(25, 25, box.width / 2, box.width / 2), .systemBlue))
  return photo
}

private final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    (layer as? CAGradientLayer)?.colors = [
      UIColor.systemPink.cgColor, UIColor.systemYellow.cgColor,
    ]
  }

  required init?(coder: NSCoder) { nil }
}
