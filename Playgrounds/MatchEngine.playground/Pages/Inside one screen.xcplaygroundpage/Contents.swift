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

//: The card. Open or closed, it lays itself out in one way or the other; it knows of no animation. The strip at its lower edge is a gradient, whose colors go over one by one. The hint has no ID: it is in the picture of the card, and no text is ever read on another one.

final class Strip: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  func show(_ colors: [UIColor]) {
    guard let gradient = layer as? CAGradientLayer else { return }
    gradient.colors = colors.map(\.cgColor)
    gradient.startPoint = .zero
    gradient.endPoint = CGPoint(x: 1, y: 0)
    gradient.cornerRadius = min(bounds.width, bounds.height) / 2
  }
}

final class Card: UIControl {
  var isOpen = false { didSet { setNeedsLayout() } }
  private let strip = Strip()
  private let coverView = UIImageView()
  private let titleLabel = UILabel()
  private let placeLabel = UILabel("", .subheadline, .secondaryLabel)
  private let hintLabel = UILabel("", .footnote, .secondaryLabel)
  private let storyLabel = UILabel("", .body, lines: 0)

  init(_ photo: Photo) {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    clipsToBounds = true
    coverView.image = photo.image
    coverView.contentMode = .scaleAspectFill
    coverView.clipsToBounds = true
    titleLabel.text = photo.title
    placeLabel.text = photo.place
    storyLabel.text = photo.story
    for part in [strip, coverView, titleLabel, placeLabel, storyLabel, hintLabel] {
      addSubview(part)
    }

    matchID = "card"
    strip.matchID = "strip"
    coverView.matchID = "cover"
    titleLabel.matchID = "title"
    placeLabel.matchID = "place"
    storyLabel.matchID = "story"
    storyLabel.matchStyle.entering = .fade + .offset(y: 20)
    storyLabel.matchStyle.leaving = storyLabel.matchStyle.entering
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = isOpen ? 24 : 16
    coverView.layer.cornerRadius = isOpen ? 0 : 10
    titleLabel.font = .systemFont(ofSize: isOpen ? 28 : 17, weight: .semibold)
    storyLabel.isHidden = !isOpen
    let width = bounds.width
    coverView.frame =
      isOpen
      ? CGRect(x: 0, y: 0, width: width, height: 190)
      : CGRect(x: 10, y: 10, width: 60, height: 60)
    strip.frame =
      isOpen
      ? CGRect(x: 18, y: bounds.height - 18, width: width - 36, height: 6)
      : CGRect(x: 84, y: bounds.height - 13, width: width - 100, height: 3)
    strip.show(isOpen ? [.systemTeal, .systemIndigo] : [.systemYellow, .systemPink])
    let start = isOpen ? CGPoint(x: 18, y: 204) : CGPoint(x: 84, y: 17)
    hintLabel.text = isOpen ? "Show less" : "More"
    let hintWidth = hintLabel.intrinsicContentSize.width
    place(titleLabel, at: start)
    place(hintLabel, at: CGPoint(x: width - 18 - hintWidth, y: start.y + (isOpen ? 14 : 3)))
    place(placeLabel, at: CGPoint(x: start.x, y: titleLabel.frame.maxY + 2))
    storyLabel.frame.size = storyLabel.sizeThatFits(CGSize(width: width - 36, height: 200))
    storyLabel.frame.origin = CGPoint(x: 18, y: placeLabel.frame.maxY + 10)
  }

  private func place(_ label: UILabel, at origin: CGPoint) {
    label.frame = CGRect(origin: origin, size: label.intrinsicContentSize)
  }
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
