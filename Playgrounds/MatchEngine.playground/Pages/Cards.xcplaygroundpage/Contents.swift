//: [Previous: Grid and pager](@previous)
//:
//: # Cards
//:
//: A list of cards, as in many apps: round corners and a shadow, a photo with a badge, a title, two lines of text. Tapped, a card becomes a whole screen. Pulled down, the screen becomes the card again.
//:
//: Here a controller is *presented*, and a presentation controller of the app's own dims the list. MatchEngine leaves that to it.

import MatchEngine
import PlaygroundSupport
import UIKit

struct Trip {
  let photo: Photo
  let length: String
  let facts: [(value: String, name: String)]

  static let all = [
    Trip(
      photo: Photo.all[1],
      length: "Half a day",
      facts: [("6 am", "Best light"), ("7 km", "On foot"), ("Easy", "Level")]
    ),
    Trip(
      photo: Photo.all[2],
      length: "One hour",
      facts: [("5 am", "Start"), ("600 m", "Up"), ("Calm", "Wind")]
    ),
    Trip(
      photo: Photo.all[7],
      length: "Two days",
      facts: [("8 am", "First lift"), ("40 cm", "New snow"), ("−9°", "At the top")]
    ),
    Trip(
      photo: Photo.all[4],
      length: "One evening",
      facts: [("5 pm", "Lights on"), ("2 km", "On foot"), ("11°", "At night")]
    ),
  ]
}

//: **The badge lies in the image view** and needs no ID. The photo flies as an image, and never dims; the badge of the one screen fades over to that of the other.

final class PhotoView: UIImageView {
  private let badge = UIView()
  private let lengthLabel = UILabel("", .footnote)

  init(badgeAtTop: Bool) {
    super.init(frame: .zero)
    contentMode = .scaleAspectFill
    clipsToBounds = true
    badge.backgroundColor = UIColor(white: 0, alpha: 0.55)
    badge.layer.cornerRadius = 14
    lengthLabel.textColor = .white
    for (view, parent) in [(badge, self), (lengthLabel, badge)] as [(UIView, UIView)] {
      view.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(view)
    }
    NSLayoutConstraint.activate([
      badge.leadingAnchor.constraint(equalTo: leadingAnchor, constant: badgeAtTop ? 14 : 20),
      badge.heightAnchor.constraint(equalToConstant: 28),
      badgeAtTop
        ? badge.topAnchor.constraint(equalTo: topAnchor, constant: 14)
        : badge.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -20),
      lengthLabel.leadingAnchor.constraint(equalTo: badge.leadingAnchor, constant: 12),
      lengthLabel.trailingAnchor.constraint(equalTo: badge.trailingAnchor, constant: -12),
      lengthLabel.centerYAnchor.constraint(equalTo: badge.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ trip: Trip) {
    image = trip.photo.image
    lengthLabel.text = trip.length
  }
}

//: **Tagged views may lie in tagged views**: the card as a whole has an ID, and so have the photo and the texts in it. Each goes its own way, in front of what it lies in, and all of it stays together, whatever a finger does to it.
//:
//: **The shadow and the clip are two views**, because a clip would cut the shadow off. The outer one has the ID.

final class TripCell: UICollectionViewCell {
  let card = UIView()
  private let body = UIView()
  let photoView = PhotoView(badgeAtTop: true)
  private let placeLabel = UILabel("", .footnote, .secondaryLabel)
  private let titleLabel = UILabel()
  private let storyLabel = UILabel("", .subheadline, .secondaryLabel, lines: 2)
  private let heartView = UIImageView(image: UIImage(systemName: "heart.fill"))

  func show(_ trip: Trip) {
    photoView.show(trip)
    placeLabel.text = trip.photo.place
    titleLabel.text = trip.photo.title
    storyLabel.text = trip.photo.story
    card.matchID = "card-\(trip.photo.id)"
    photoView.matchID = "photo-\(trip.photo.id)"
    placeLabel.matchID = "place-\(trip.photo.id)"
    titleLabel.matchID = "title-\(trip.photo.id)"
    storyLabel.matchID = "story-\(trip.photo.id)"
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    body.backgroundColor = .secondarySystemGroupedBackground
    body.layer.cornerRadius = 22
    body.clipsToBounds = true
    card.layer.shadowOpacity = 0.16
    card.layer.shadowRadius = 14
    card.layer.shadowOffset = CGSize(width: 0, height: 8)
    titleLabel.font = .systemFont(ofSize: 22, weight: .bold)
    heartView.tintColor = .white
    contentView.fill(with: card)
    card.fill(with: body)
    layOut()
  }

  required init?(coder: NSCoder) { nil }

  private func layOut() {
    let texts = UIStackView(arrangedSubviews: [placeLabel, titleLabel, storyLabel])
    texts.axis = .vertical
    texts.alignment = .leading
    texts.spacing = 4
    for part in [photoView, texts, heartView] {
      part.translatesAutoresizingMaskIntoConstraints = false
      body.addSubview(part)
    }
    NSLayoutConstraint.activate([
      photoView.topAnchor.constraint(equalTo: card.topAnchor),
      photoView.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      photoView.trailingAnchor.constraint(equalTo: card.trailingAnchor),
      photoView.heightAnchor.constraint(equalToConstant: 190),
      heartView.topAnchor.constraint(equalTo: photoView.topAnchor, constant: 18),
      heartView.trailingAnchor.constraint(equalTo: photoView.trailingAnchor, constant: -16),
      texts.topAnchor.constraint(equalTo: photoView.bottomAnchor, constant: 14),
      texts.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 18),
      texts.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -18),
    ])
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    card.layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: 22).cgPath
  }
}

final class Trips: UICollectionViewController {
  private let cells = UICollectionView.CellRegistration<TripCell, Trip> { cell, _, trip in
    cell.show(trip)
  }

  init() {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .absolute(318)
    )
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: size,
      subitems: [NSCollectionLayoutItem(layoutSize: size)]
    )
    let section = NSCollectionLayoutSection(group: row)
    section.interGroupSpacing = 24
    section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 20, bottom: 24, trailing: 20)
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    title = "Away for a day"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemGroupedBackground
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { Trip.all.count }

  override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(
      using: cells,
      for: indexPath,
      item: Trip.all[indexPath.item]
    )
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) {
    present(TripScreen(Trip.all[indexPath.item]), animated: true)
  }
}

//: The screen that a card becomes. Its view is the card, its photo and its texts are larger, and the text is there to its end. The same words grow by their letters, and go over to another color; where the lines break elsewhere, the one text is gone before the other comes.
//:
//: **The close button lies on the photo**, as the heart does in the list, and needs no ID either: what lies on something that flies stays in front of it, and comes and goes with its screen.

final class TripScreen: UIViewController, UIViewControllerTransitioningDelegate {
  let photoView = PhotoView(badgeAtTop: false)
  let planButton = UIButton(type: .system)
  private let trip: Trip
  private let scrollView = UIScrollView()
  private let closeButton = UIButton(type: .system)

  init(_ trip: Trip) {
    self.trip = trip
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    modalPresentationCapturesStatusBarAppearance = true
    transitioningDelegate = self
    matchTransition = MatchTransition { $0.timing = .snappy }
  }

  required init?(coder: NSCoder) { nil }

  // The time stands over the photo.
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    Dimmed(presentedViewController: presented, presenting: presenting)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemGroupedBackground
    scrollView.contentInsetAdjustmentBehavior = .never
    photoView.show(trip)
    closeButton.setImage(UIImage(systemName: "xmark"), for: .normal)
    closeButton.tintColor = .white
    closeButton.backgroundColor = UIColor(white: 0, alpha: 0.55)
    closeButton.layer.cornerRadius = 18
    closeButton.addAction(
      UIAction { [weak self] _ in self?.dismiss(animated: true) },
      for: .primaryActionTriggered
    )
    view.matchID = "card-\(trip.photo.id)"
    photoView.matchID = "photo-\(trip.photo.id)"
    layOut()
  }

  private var texts: UIView {
    let placeLabel = UILabel(trip.photo.place, .subheadline, .systemOrange)
    let titleLabel = UILabel(trip.photo.title, .largeTitle)
    let storyLabel = UILabel(trip.photo.story, .body, lines: 0)
    titleLabel.font = .systemFont(ofSize: 34, weight: .bold)
    placeLabel.matchID = "place-\(trip.photo.id)"
    titleLabel.matchID = "title-\(trip.photo.id)"
    storyLabel.matchID = "story-\(trip.photo.id)"
    let facts = UIStackView(arrangedSubviews: trip.facts.map { fact($0.value, $0.name) })
    facts.distribution = .fillEqually
    facts.spacing = 10
    planButton.configuration = .filled()
    planButton.configuration?.title = "Plan this trip"
    planButton.configuration?.cornerStyle = .capsule
    planButton.heightAnchor.constraint(equalToConstant: 50).isActive = true
    planButton.addAction(
      UIAction { [weak self, trip] _ in self?.present(Plan(trip), animated: true) },
      for: .primaryActionTriggered
    )
    let parts = [placeLabel, titleLabel, storyLabel, facts, planButton]
    let texts = UIStackView(arrangedSubviews: parts)
    texts.axis = .vertical
    texts.spacing = 4
    texts.setCustomSpacing(12, after: titleLabel)
    texts.setCustomSpacing(24, after: storyLabel)
    texts.setCustomSpacing(24, after: facts)
    return texts
  }

  private func fact(_ value: String, _ name: String) -> UIView {
    let valueLabel = UILabel(value, .headline)
    let nameLabel = UILabel(name, .caption1, .secondaryLabel)
    let lines = UIStackView(arrangedSubviews: [valueLabel, nameLabel])
    lines.axis = .vertical
    lines.spacing = 2
    let tile = UIView()
    tile.backgroundColor = .systemGroupedBackground
    tile.layer.cornerRadius = 12
    tile.fill(with: lines, insets: 12)
    return tile
  }

  private func layOut() {
    view.fill(with: scrollView)
    let texts = texts
    for (part, parent) in [(photoView, scrollView), (texts, scrollView), (closeButton, view)]
      as [(UIView, UIView?)]
    {
      part.translatesAutoresizingMaskIntoConstraints = false
      parent?.addSubview(part)
    }
    let (content, frame) = (scrollView.contentLayoutGuide, scrollView.frameLayoutGuide)
    NSLayoutConstraint.activate([
      photoView.topAnchor.constraint(equalTo: content.topAnchor),
      photoView.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      photoView.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      photoView.widthAnchor.constraint(equalTo: frame.widthAnchor),
      photoView.heightAnchor.constraint(equalToConstant: 430),
      texts.topAnchor.constraint(equalTo: photoView.bottomAnchor, constant: 20),
      texts.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 20),
      texts.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -20),
      texts.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -24),
      closeButton.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      closeButton.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      closeButton.widthAnchor.constraint(equalToConstant: 36),
      closeButton.heightAnchor.constraint(equalToConstant: 36),
    ])
  }
}

//: **A sheet** takes one line, as every presentation does. It keeps its frame, its detents and its own drag, which are the system's; the photo and the title fly into it, and home again when it is closed.

final class Plan: UIViewController {
  let doneButton = UIButton(type: .system)
  private let trip: Trip

  init(_ trip: Trip) {
    self.trip = trip
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .pageSheet
    matchTransition = MatchTransition()
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let photoView = UIImageView(image: trip.photo.image)
    photoView.contentMode = .scaleAspectFill
    photoView.clipsToBounds = true
    photoView.layer.cornerRadius = 16
    photoView.matchID = "photo-\(trip.photo.id)"
    let titleLabel = UILabel(trip.photo.title, .title2)
    titleLabel.font = .systemFont(ofSize: 22, weight: .bold)
    titleLabel.matchID = "title-\(trip.photo.id)"
    doneButton.setTitle("Done", for: .normal)
    doneButton.addAction(
      UIAction { [weak self] _ in self?.dismiss(animated: true) },
      for: .primaryActionTriggered
    )
    let parts = [photoView, titleLabel, UILabel(trip.length, .body, .secondaryLabel), doneButton]
    let stack = UIStackView(arrangedSubviews: parts)
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 48),
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      photoView.widthAnchor.constraint(equalToConstant: 160),
      photoView.heightAnchor.constraint(equalToConstant: 160),
    ])
  }
}

//: The presentation controller darkens the list **alongside**: the coordinator's animation follows the flight, and follows the finger when the flight is held. When the screen is turned, it makes the card as large as the screen, as every presentation controller has to.

final class Dimmed: UIPresentationController {
  private let dimming = UIView()

  override func presentationTransitionWillBegin() {
    dimming.backgroundColor = UIColor.black.withAlphaComponent(0.5)
    dimming.alpha = 0
    containerView?.fill(with: dimming)
    alongside { $0.alpha = 1 }
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { dimming.removeFromSuperview() }
  }

  override func dismissalTransitionWillBegin() {
    alongside { $0.alpha = 0 }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { dimming.removeFromSuperview() }
  }

  override func containerViewDidLayoutSubviews() {
    guard presentedViewController.transitionCoordinator == nil else { return }
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  private func alongside(_ change: @escaping (UIView) -> Void) {
    presentedViewController.transitionCoordinator?.animate { [dimming] _ in change(dimming) }
  }
}

let trips = Trips()
let navigation = UINavigationController(rootViewController: trips)
navigation.navigationBar.prefersLargeTitles = true
PlaygroundPage.current.show(
  navigation,
  pulling: { $0.beginInteractiveMatch($1).map { Grip($0.update, $0.release) } }
) { hand in
  hand.wait(0.6)
  hand.tap { trips.collectionView.cellForItem(at: IndexPath(item: 1, section: 0)) }
  hand.wait(1.4)

  // A sheet, and home from it.
  hand.tap { (trips.presentedViewController as? TripScreen)?.planButton }
  hand.wait(1.2)
  hand.tap { (trips.presentedViewController?.presentedViewController as? Plan)?.doneButton }
  hand.wait(1.2)

  // Pull the photo, with all of the card; not far enough, and then up, where it resists.
  hand.touch { (trips.presentedViewController as? TripScreen)?.photoView }
  hand.move(by: CGVector(dx: 30, dy: 150), for: 0.5)
  hand.wait(0.2)
  hand.move(by: CGVector(dx: 0, dy: -330), for: 0.4)
  hand.lift()
  hand.wait(1)

  // Farther, and let go in motion.
  hand.drag(by: CGVector(dx: -40, dy: 260), for: 0.5) {
    (trips.presentedViewController as? TripScreen)?.photoView
  }
  hand.wait(1.2)
}

//: **Try:**
//: * Touch the card while it is still growing, and push it back.
//: * Take the ID off the card itself and leave the photo its own: now the photo flies out of the card, and the screen fades in behind it.
//: * Set `closeButton.matchStacking = .withScreen`: it is in the picture of the card, and so behind the photo until the flight is over.
//: * Set `view.matchStyle.fit = .width` in `TripScreen`: the picture of what has no ID keeps to the upper edge of the card instead of its middle.
//: * Give the sheet `detents`: half of the card stays in sight above it.
//:
//: [Next: Under your finger](@next)
