import MatchEngine
import PlaygroundSupport
import UIKit

/// The presenter's input bar stays in front, below what is presented over it.
@MainActor func showInputBar() {
  let message = UILabel(CGRect(20, 20, 300, 30), "Write a message", 17, .white, .bold)
  let bar = UIView(CGRect(0, 760, 393, 92), .systemTeal, [message])
  bar.matchStacking = .inFront
  let lower = Screen([UIImageView(CGRect(60, 640, 200, 170), 1, id: "photo", radius: 16), bar])
  let close = UIImageView(image: UIImage(systemName: "xmark"))
  close.tintColor = .white
  close.frame = CGRect(340, 60, 30, 30)
  let upper = Screen(
    [
      UIImageView(CGRect(0, 280, 393, 295), 1, id: "photo"),
      UILabel(CGRect(20, 530, 300, 30), "Still lake", 22, .white, .bold), close,
    ],
    on: .black
  )
  upper.modalPresentationStyle = .overFullScreen
  upper.matchTransition = .even(0.7)
  PlaygroundPage.current.show(lower) { hand in
    hand.wait(0.3)
    hand.do { lower.present(upper, animated: true) }
    hand.wait(1.2)
    hand.do { upper.dismiss(animated: true) }
    hand.wait(1.2)
  }
}

/// A photo goes from below one card to below another one.
@MainActor func showOrder() {
  func card(_ frame: CGRect, _ color: UIColor, _ words: String) -> UIView {
    UIView(frame, color, radius: 20, [UILabel(CGRect(20, 20, 280, 40), words, 22)])
  }
  push(
    Screen([
      UIImageView(CGRect(0, 100, 393, 393), 2, id: "photo"),
      card(CGRect(30, 430, 330, 160), .systemOrange, "In front here"),
    ]),
    on: Screen([
      UIImageView(CGRect(40, 480, 200, 170), 2, id: "photo", radius: 12),
      card(CGRect(120, 590, 220, 140), .systemYellow, "A card in front"),
    ])
  )
}

/// A card with texts of its own becomes a whole screen, and is pulled down.
@MainActor func showCard() {
  let card = UIView(
    CGRect(20, 520, 165, 210),
    .white,
    id: "card",
    radius: 16,
    [
      UIImageView(CGRect(0, 0, 165, 130), 2),
      UILabel(CGRect(10, 138, 145, 22), "Balloons", 17, .label, .bold),
      UILabel(CGRect(10, 162, 145, 18), "Göreme, April", 13, .secondaryLabel),
    ]
  )
  card.clipsToBounds = true
  let lower = Screen([card], on: .systemGroupedBackground)
  let upper = Screen([
    UIImageView(CGRect(0, 0, 393, 420), 2),
    UILabel(CGRect(20, 440, 350, 42), "Balloons", 34, .label, .bold),
    UILabel(CGRect(20, 484, 350, 24), "Göreme, April", 17, .secondaryLabel),
    UILabel(CGRect(20, 520, 350, 100), Photo.all[2].story, 17),
  ])
  upper.view.matchID = "card"
  upper.modalPresentationStyle = .fullScreen
  upper.matchTransition = .even(0.7)
  PlaygroundPage.current.show(lower) { hand in
    hand.wait(0.3)
    hand.do { lower.present(upper, animated: true) }
    hand.wait(1.1)
    hand.touch { upper.view }
    hand.move(by: CGVector(dx: 10, dy: 220), for: 0.5)
    hand.wait(0.2)
    hand.move(by: CGVector(dx: 0, dy: 100), for: 0.2)
    hand.lift()
    hand.wait(1.2)
  }
}
