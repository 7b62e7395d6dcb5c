#if canImport(UIKit)
import Foundation
import MatchEngine
import UIKit

/// What the start of a push costs between two screens of 30 cards each: pictures are counted, because the
/// headless UIKit draws nothing.
func cardRows() -> [Row] {
  MainActor.assumeIsolated { costs(ofNests: false) + costs(ofNests: true) + [startOfCards()] }
}

@MainActor private func startOfCards() -> Row {
  let lower = cards(columns: 3, tagsContent: false)
  let upper = cards(columns: 2, tagsContent: false)
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

@MainActor private func costs(ofNests: Bool) -> [Row] {
  let lower = cards(columns: 3, tagsContent: ofNests)
  let upper = cards(columns: 2, tagsContent: ofNests)
  let navigation = world(lower)
  let before = Headless.accounts
  navigation.pushViewController(upper, animated: true)
  Headless.advance(by: 0.1)
  let after = Headless.accounts
  let seen = [lower, upper].reduce(0) { $0 + seenPixels(of: $1.view, in: $1.view) }
  let pairs = navigation.matchFlight?.report?.rows.count { $0.fate == .flew } ?? 0
  expect(pairs == (ofNests ? 90 : 30), "all cards fly, and what is tagged in them")
  let name = ofNests ? "nests" : "cards"
  return [
    Row(
      name: "\(name) drawn",
      measures: ofNests
        ? "pictures drawn on the CPU of 30 cards, their image, and their text, for each end of each"
        : "pictures drawn on the CPU of 30 tagged cards with shadow, border, image, and text",
      figure: Double(after.drawings - before.drawings) / (ofNests ? 60 : 1),
      // Of a nest the text, which is the same at both ends, and what of each card remains beside it.
      budget: .figure(ofNests ? 1.5 : 0)
    ),
    Row(
      name: "\(name) pictured",
      measures: "snapshots for each end of each pair",
      figure: Double(after.snapshots - before.snapshots) / Double(2 * pairs),
      budget: .figure(1)
    ),
    Row(
      name: "\(name)' pixels",
      measures: "pixels drawn; pixels of what flies that can be seen",
      figure: (after.drawnPixels - before.drawnPixels) / 1e6,
      unit: "M",
      floor: seen / 1e6,
      // A few pixels of each screen tell whether its pictures are blank.
      budget: .ratio(ofNests ? 1.01 : 0.001)
    ),
    Row(
      name: "\(name)' renders",
      measures: "renders forced by the start",
      figure: Double(after.forcedRenders - before.forcedRenders),
      budget: .figure(0)
    ),
  ]
}

/// Thirty cards with shadow, border, image and text, and other views: about a thousand in all.
@MainActor private func cards(columns: Int, tagsContent: Bool) -> TimedScreen {
  TimedScreen { screen in
    let width = 390 / CGFloat(columns)
    let height = 840 / CGFloat(30 / columns)
    for number in 0..<30 {
      let place = CGPoint(
        x: CGFloat(number % columns) * width,
        y: CGFloat(number / columns) * height
      )
      let box = CGRect(origin: place, size: CGSize(width: width, height: height))
      screen.view.addSubview(card(number, box, tagsContent: tagsContent))
    }
  }
}

@MainActor private func card(_ number: Int, _ box: CGRect, tagsContent: Bool) -> UIView {
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
  if tagsContent { (image.matchID, text.matchID) = ("image \(number)", "text \(number)") }
  for view in [image, text] { card.addSubview(view) }
  for dot in 0..<31 {
    let view = UIView(frame: CGRect(x: 8 + dot * 3, y: 36, width: 2, height: 2))
    view.backgroundColor = .gray
    card.addSubview(view)
  }
  return card
}

/// The pixels of what flies and is on the screen, but for images, which need no picture.
@MainActor private func seenPixels(of view: UIView, in screen: UIView) -> Double {
  let part = view.convert(view.bounds, to: screen).intersection(screen.bounds)
  let isPictured = view.matchID != nil && !(view is UIImageView) && !part.isNull
  let own = isPictured ? part.width * part.height * pow(UIScreen.main.scale, 2) : 0
  return view.subviews.reduce(Double(own)) { $0 + seenPixels(of: $1, in: screen) }
}
#endif
