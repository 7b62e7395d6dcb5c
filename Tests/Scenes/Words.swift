import MatchEngine
import PlaygroundSupport
import UIKit

/// The same words in another look, in a label and in a field, turned back four times.
@MainActor func showWords() {
  let field = UITextField(frame: CGRect(40, 300, 320, 44))
  field.text = "Balloons"
  field.font = .systemFont(ofSize: 32, weight: .bold)
  field.matchID = "field"
  let atRight = UILabel(CGRect(40, 460, 320, 24), "Width", 17, .systemRed, id: "width")
  atRight.textAlignment = .right
  let upper = Screen([
    field, atRight,
    UILabel(CGRect(40, 350, 320, 34), "Göreme, April", 24, .systemOrange, id: "color"),
    UILabel(CGRect(40, 400, 320, 44), "Weight", 34, .label, .heavy, id: "weight"),
  ])
  let lower = Screen([
    UILabel(CGRect(40, 560, 200, 24), "Balloons", 17, id: "field"),
    UILabel(CGRect(40, 600, 200, 24), "Göreme, April", 17, .secondaryLabel, id: "color"),
    UILabel(CGRect(40, 640, 200, 24), "Weight", 17, id: "weight"),
    UILabel(CGRect(40, 680, 60, 24), "Width", 17, .systemRed, id: "width"),
  ])
  push(upper, on: lower, by: .even(1)) { hand, navigation in
    for _ in 0..<4 {
      hand.wait(0.45)
      hand.do { navigation.matchFlight?.reverse() }
    }
    goBack(&hand, navigation)
  }
}

/// A finger holds a push by a small label.
@MainActor func showTouchedLabel() {
  let label = UILabel(CGRect(30, 620, 160, 30), "Small label", 22, .label, .bold, id: "label")
  push(
    Screen([UIImageView(CGRect(0, 120, 393, 450), 7, id: "photo"), label]),
    on: Screen([
      UIImageView(CGRect(40, 520, 110, 110), 7, id: "photo", radius: 12),
      UILabel(CGRect(170, 560, 120, 20), "Small label", 15, id: "label"),
    ]),
    by: .even(1.2)
  ) { hand, _ in
    hand.wait(0.5)
    hand.touch { label }
    hand.move(by: CGVector(dx: 150, dy: 0), for: 0.3)
    hand.wait(0.2)
    hand.move(by: CGVector(dx: -60, dy: -30), for: 0.2)
    hand.lift()
    hand.wait(1.4)
  }
}

/// Lines that enter while the card around them grows.
@MainActor func showGrowingCard() {
  let title = UILabel(CGRect(16, 16, 300, 28), "Growing card", 20, .label, .bold, id: "title")
  let card = UIView(CGRect(20, 120, 353, 90), .systemYellow, id: "card", radius: 18, [title])
  card.clipsToBounds = true
  let lines = (0..<4).map { number in
    UILabel(
      CGRect(16, 60 + 40 * CGFloat(number), 320, 24),
      "Line \(number + 1), which enters by itself",
      17,
      id: "line \(number)"
    )
  }
  let screen = Screen([card], on: .systemGroupedBackground)
  PlaygroundPage.current.show(screen) { hand in
    for isOpen in [true, false] {
      hand.wait(0.3)
      hand.do {
        screen.view.matchAnimate(transition: .even(0.7)) {
          for line in lines { isOpen ? card.addSubview(line) : line.removeFromSuperview() }
          card.frame.size.height = isOpen ? 260 : 90
        }
      }
      hand.wait(0.9)
    }
  }
}

/// Words on buttons and inside photos, and a card with a badge, over a wallpaper in front of a white view.
@MainActor func showPlates() {
  func screen(_ photo: CGRect, _ title: String, _ caption: String, _ card: CGRect) -> Screen {
    let image = UIImageView(photo, 5, id: "photo", radius: 12)
    image.addSubview(UILabel(CGRect(10, 10, 150, 22), caption, 17, .white, .bold))
    let button = UIButton(type: .custom)
    button.configuration = .filled()
    button.configuration?.title = title
    button.frame = CGRect(photo.minX, photo.maxY + 20, photo.width, 44)
    button.matchID = "button"
    let badge = UIView(CGRect(card.width - 15, 12, 30, 30), .systemRed, radius: 15)
    let inner = UIView(CGRect(20, 20, 30, 30), .white, id: "inner", radius: 8)
    let plate = UIView(card, .systemTeal, id: "card", radius: 30, [badge, inner])
    if title == "Follow" {
      plate.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    }
    return Screen([UIImageView(CGRect(0, 0, 393, 852), 6), image, button, plate])
  }
  push(
    screen(CGRect(30, 110, 333, 260), "Unfollow", "Göreme at dawn", CGRect(30, 500, 300, 240)),
    on: screen(CGRect(30, 560, 160, 110), "Follow", "Göreme", CGRect(220, 560, 140, 120)),
    by: .even(1)
  )
}

/// Words in pictures that hold something else, too: buttons with images, a caption on a gradient or in a blur, and a photo
/// in a view.
@MainActor func showTitles() {
  func button(_ title: String, _ frame: CGRect, _ image: UIImage?, id: String) -> UIButton {
    let button = UIButton(type: .custom)
    button.frame = frame
    button.setTitle(title, for: .normal)
    button.setTitleColor(.label, for: .normal)
    button.setImage(image, for: .normal)
    button.matchID = id
    return button
  }
  func screen(_ y: CGFloat, _ width: CGFloat, _ title: String, _ caption: String) -> Screen {
    let heart = button(title, CGRect(30, y, width, 44), UIImage(systemName: "heart"), id: "heart")
    let photo = UIGraphicsImageRenderer(size: CGSize(width: width - 100, height: 44)).image {
      UIColor.systemTeal.setFill()
      $0.fill(CGRect(0, 0, width - 100, 44))
    }
    let plate = button(title, CGRect(30, y + 60, width, 44), photo, id: "plate")
    let shade = UIView(CGRect(30, y + 120, width, 60), .clear, id: "shade")
    let gradient = CAGradientLayer()
    gradient.frame = shade.bounds
    gradient.colors = [UIColor.systemYellow.cgColor, UIColor.systemOrange.cgColor]
    shade.layer.addSublayer(gradient)
    shade.addSubview(UILabel(CGRect(10, 30, width - 20, 22), caption, 17, .black, .bold))
    let image = UIImageView(CGRect(30, y + 200, width, width / 2), 5, id: "photo", radius: 12)
    let blur = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
    blur.frame = CGRect(10, 10, 150, 34)
    blur.contentView.addSubview(UILabel(CGRect(10, 6, 130, 22), caption, 17, .label, .bold))
    image.addSubview(blur)
    let other = UIImageView(CGRect(width + 40, y + 200, 110, 80), 6)
    let words = UILabel(CGRect(8, 8, 100, 22), title, 15, .white, .bold)
    if title == "Follow" {
      other.matchID = "other"
      other.addSubview(words)
      return Screen([heart, plate, shade, image, other])
    }
    other.frame = CGRect(0, 0, 160, 120)
    let wrapper = UIView(CGRect(200, y - 140, 160, 120), .clear, id: "other", [other, words])
    return Screen([heart, plate, shade, image, wrapper])
  }
  push(
    screen(260, 330, "Unfollow", "Göreme at dawn"),
    on: screen(440, 190, "Follow", "Göreme"),
    by: .even(1)
  )
}
