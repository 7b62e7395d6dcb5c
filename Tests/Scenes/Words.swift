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
