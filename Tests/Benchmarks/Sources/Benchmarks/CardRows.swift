#if canImport(UIKit)
import Foundation
import MatchEngine
import UIKit

/// What the start of a push costs between two screens of 30 cards each.
@MainActor func startOfCards() -> Row {
  let lower = cards(columns: 3)
  let upper = cards(columns: 2)
  for screen in [lower, upper] { screen.loadViewIfNeeded() }
  let times = startTimes(lower, upper, picturing: lower.view.subviews + upper.view.subviews)
  return Row(
    name: "cards' start",
    measures: "start of 30 cards, 2 × 1,000 views, less snapshots by hand; a bare walk of both",
    figure: (times.start - times.pictures) * 1e3,
    unit: "ms",
    floor: times.walkOfBoth * 1e3
  )
}

/// Thirty cards with shadow, border, image and text, and other views: about a thousand in all.
@MainActor private func cards(columns: Int) -> TimedScreen {
  TimedScreen { screen in
    let width = 390 / CGFloat(columns)
    let height = 840 / CGFloat(30 / columns)
    for number in 0..<30 {
      let place = CGPoint(
        x: CGFloat(number % columns) * width,
        y: CGFloat(number / columns) * height
      )
      let box = CGRect(origin: place, size: CGSize(width: width, height: height))
      screen.view.addSubview(card(number, box))
    }
  }
}

@MainActor private func card(_ number: Int, _ box: CGRect) -> UIView {
  let card = UIView(frame: box.insetBy(dx: 6, dy: 6))
  card.backgroundColor = .white
  card.layer.cornerRadius = 12
  card.layer.borderWidth = 1
  card.layer.shadowOpacity = 0.3
  card.matchID = "card \(number)"
  let image = UIImageView(image: TimedScreen.image)
  image.frame = CGRect(x: 8, y: 4, width: 30, height: 30)
  let text = UILabel(frame: CGRect(x: 44, y: 4, width: card.bounds.width - 50, height: 20))
  text.text = "Card \(number)"
  for view in [image, text] { card.addSubview(view) }
  for dot in 0..<31 {
    let view = UIView(frame: CGRect(x: 8 + dot * 3, y: 36, width: 2, height: 2))
    view.backgroundColor = .gray
    card.addSubview(view)
  }
  return card
}
#endif
