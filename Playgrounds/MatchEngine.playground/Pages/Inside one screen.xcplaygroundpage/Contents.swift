//: [Previous: Dial](@previous)
//:
//: # Inside one screen
//:
//: A card opens, and a grid is sorted anew. No controller comes or goes: the screen only looks different afterwards. `matchAnimate` looks at it, lets you change it, looks again, and flies what has an ID from where it was to where it is.
//:
//: What changes is up to you. Move views, hide and show them, change constraints, fonts, texts, images, or throw the views away and make new ones: an ID is all that has to stay.

import MatchEngine
import PlaygroundSupport
import UIKit

//: Open or closed, a card lays itself out in one way or the other; it knows of no animation. The strip at its lower edge is a gradient, whose colors go over one by one. The hint has no ID: it is in the picture of the card, and no text is ever read on another one.

@MainActor func tag(_ card: Card) {
  card.matchID = "card"
  card.strip.matchID = "strip"
  card.coverView.matchID = "cover"
  card.titleLabel.matchID = "title"
  card.placeLabel.matchID = "place"
  card.storyLabel.matchID = "story"
  card.storyLabel.matchStyle.entering = .fade + .offset(y: 20)
  card.storyLabel.matchStyle.leaving = card.storyLabel.matchStyle.entering
}

//: The screen. Both actions are the same three lines: a change, inside `matchAnimate`. The photos that only give way to the card fly as well, for they have IDs.
//:
//: Sorted, all rows are thrown away and made anew, **even in mid-flight**: by its ID a new photo goes on from where the old one is.

final class Board: UIViewController {
  let card = Card(Photo.all[6])
  let segments = UISegmentedControl(items: ["Album", "Title", "Place"])
  private var photos = Photo.all
  private let rows = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    segments.selectedSegmentIndex = 0
    card.addAction(UIAction { [weak self] _ in self?.toggle() }, for: .touchUpInside)
    segments.addAction(UIAction { [weak self] _ in self?.sort() }, for: .valueChanged)
    for part in [card, segments, rows] as [UIView] { view.addSubview(part) }
    tag(card)
    segments.matchID = "segments"
    rows.axis = .vertical
    rows.distribution = .fillEqually
    rows.spacing = 8
    makeRows()
  }

  private func makeRows() {
    for row in rows.arrangedSubviews { row.removeFromSuperview() }
    for start in stride(from: 0, to: photos.count, by: 3) {
      let row = UIStackView(arrangedSubviews: photos[start...].prefix(3).map(photoView(of:)))
      row.distribution = .fillEqually
      row.spacing = 8
      rows.addArrangedSubview(row)
    }
  }

  private func photoView(of photo: Photo) -> UIView {
    let photoView = UIImageView(image: photo.image)
    photoView.contentMode = .scaleAspectFill
    photoView.clipsToBounds = true
    photoView.layer.cornerRadius = 14
    photoView.matchID = "photo-\(photo.id)"
    return photoView
  }

  private func toggle() {
    view.matchAnimate(transition: MatchTransition { $0.timing = .snappy }) {
      card.isOpen.toggle()
      view.setNeedsLayout()
    }
  }

  private func sort() {
    let transition = MatchTransition {
      $0.timing = .snappy
      $0.stagger = .step(0.03)
      $0.style.path = .arc(0.6)
    }
    view.matchAnimate(transition: transition) {
      switch segments.selectedSegmentIndex {
      case 1: photos.sort { $0.title < $1.title }
      case 2: photos.sort { $0.place < $1.place }
      default: photos.sort { $0.id < $1.id }
      }
      makeRows()
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.safeAreaLayoutGuide.layoutFrame.insetBy(dx: 16, dy: 12)
    card.frame = CGRect(
      origin: area.origin,
      size: CGSize(width: area.width, height: card.isOpen ? 340 : 80)
    )
    segments.frame = CGRect(x: area.minX, y: card.frame.maxY + 16, width: area.width, height: 32)
    let top = segments.frame.maxY + 16
    rows.frame = CGRect(x: area.minX, y: top, width: area.width, height: area.maxY - top)
  }
}

let board = Board()
PlaygroundPage.current.show(board) { hand in
  hand.wait(0.5)
  hand.tap { board.card }
  hand.wait(1)
  hand.choose(1) { board.segments }
  hand.wait(1.3)
  hand.choose(2) { board.segments }
  hand.wait(0.25)

  // In the midst of it: the next change goes on from what is on the screen.
  hand.choose(0) { board.segments }
  hand.wait(1.2)

  // Closed, opened again before it is, and closed: the text turns back, and is seen once.
  hand.tap { board.card }
  hand.wait(0.2)
  hand.tap { board.card }
  hand.wait(0.2)
  hand.tap { board.card }
  hand.wait(1)
}

//: **Try:**
//: * Tap the card again while it opens.
//: * `matchAnimate` returns the flight. Hold it, and move it with a `Pull` on the card: `flight.update(way.dy / 260)`. Then it needs `undoOnCancel:` as well, which says how the screen was before.
//: * Leave out one photo after sorting: it fades where it was.
//:
//: [Next: Sorting](@next)
