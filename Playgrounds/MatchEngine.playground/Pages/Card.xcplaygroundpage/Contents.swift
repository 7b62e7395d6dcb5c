//: [Previous: Photo morph](@previous)
//:
//: # Card
//:
//: A tile of a grid becomes a card over the grid, which is dimmed behind it. Here a controller is *presented*, and a presentation controller of the app's own says where the card goes and what lies beneath it. MatchEngine leaves both to it.

import MatchEngine
import PlaygroundSupport
import UIKit

//: A tile. **Tagged views may lie in tagged views**: the tile as a whole has an ID, and so have the photo and the title in it. Each flies on its own way, in front of what it lies in. The title grows by its letters, whatever the size of its label.

final class Tile: UICollectionViewCell {
  private let card = UIView()
  private let photoView = UIImageView()
  private let titleLabel = UILabel("", .headline)

  func show(_ photo: Photo) {
    photoView.image = photo.image
    titleLabel.text = photo.title
    card.matchID = "card-\(photo.id)"
    photoView.matchID = "photo-\(photo.id)"
    titleLabel.matchID = "title-\(photo.id)"
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = 16
    card.clipsToBounds = true
    photoView.contentMode = .scaleAspectFill
    photoView.clipsToBounds = true
    contentView.addSubview(card)
    card.addSubview(photoView)
    card.addSubview(titleLabel)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    card.frame = contentView.bounds
    let (width, height) = (card.bounds.width, card.bounds.height)
    photoView.frame = CGRect(x: 0, y: 0, width: width, height: height - 44)
    titleLabel.frame.size = titleLabel.intrinsicContentSize
    titleLabel.frame.origin = CGPoint(x: 14, y: height - 22 - titleLabel.frame.height / 2)
  }
}

final class Grid: UICollectionViewController {
  private let tiles = UICollectionView.CellRegistration<Tile, Photo> { tile, _, photo in
    tile.show(photo)
  }

  init() {
    let half = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.5),
      heightDimension: .absolute(180)
    )
    let item = NSCollectionLayoutItem(layoutSize: half)
    item.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 6, bottom: 6, trailing: 6)
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .absolute(180)
      ),
      subitems: [item, item]
    )
    let section = NSCollectionLayoutSection(group: row)
    section.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 10, bottom: 6, trailing: 10)
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    title = "Places"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemGroupedBackground
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { Photo.all.count }

  override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(
      using: tiles,
      for: indexPath,
      item: Photo.all[indexPath.item]
    )
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) {
    present(Card(Photo.all[indexPath.item]), animated: true)
  }
}

//: The card sets its own `matchTransition`: how a controller comes and goes is said by the controller that is presented. The style and the `transitioningDelegate` are what UIKit asks for anyway; the delegate stays the app's.

final class Card: UIViewController, UIViewControllerTransitioningDelegate {
  let closeButton = UIButton(type: .system)
  private let photo: Photo
  private let photoView = UIImageView()
  private let titleLabel = UILabel()

  init(_ photo: Photo) {
    self.photo = photo
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
    matchTransition = MatchTransition { $0.timing = MatchTiming(.spring(.snappy)) }
  }

  required init?(coder: NSCoder) { nil }

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
    view.layer.cornerRadius = 28
    view.clipsToBounds = true
    photoView.image = photo.image
    photoView.contentMode = .scaleAspectFill
    photoView.clipsToBounds = true
    titleLabel.text = photo.title
    titleLabel.font = .systemFont(ofSize: 28, weight: .bold)

    view.matchID = "card-\(photo.id)"
    photoView.matchID = "photo-\(photo.id)"
    titleLabel.matchID = "title-\(photo.id)"
    layOut()
  }

  private func layOut() {
    closeButton.configuration = .tinted()
    closeButton.configuration?.title = "Close"
    closeButton.configuration?.cornerStyle = .capsule
    closeButton.addAction(
      UIAction { [weak self] _ in self?.dismiss(animated: true) },
      for: .primaryActionTriggered
    )
    let placeLabel = UILabel(photo.place, .subheadline, .secondaryLabel)
    let storyLabel = UILabel(photo.story, .body, lines: 0)
    let texts = UIStackView(arrangedSubviews: [titleLabel, placeLabel, storyLabel, closeButton])
    texts.axis = .vertical
    texts.alignment = .leading
    texts.spacing = 4
    texts.setCustomSpacing(14, after: placeLabel)
    texts.setCustomSpacing(20, after: storyLabel)
    for part in [photoView, texts] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    NSLayoutConstraint.activate([
      photoView.topAnchor.constraint(equalTo: view.topAnchor),
      photoView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      photoView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      photoView.heightAnchor.constraint(equalToConstant: 280),
      texts.topAnchor.constraint(equalTo: photoView.bottomAnchor, constant: 20),
      texts.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      texts.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
    ])
  }
}

//: The presentation controller darkens the grid **alongside**: the coordinator's animation follows the flight, and follows the finger when the flight is held.

final class Dimmed: UIPresentationController {
  private let dimming = UIButton()

  override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = containerView?.bounds ?? .zero
    let size = CGSize(width: min(bounds.width - 40, 420), height: min(bounds.height - 80, 520))
    return CGRect(
      x: bounds.midX - size.width / 2,
      y: bounds.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
  }

  override func presentationTransitionWillBegin() {
    dimming.backgroundColor = UIColor.black.withAlphaComponent(0.5)
    dimming.alpha = 0
    dimming.addAction(
      UIAction { [weak self] _ in self?.presentedViewController.dismiss(animated: true) },
      for: .touchUpInside
    )
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

  private func alongside(_ change: @escaping (UIView) -> Void) {
    presentedViewController.transitionCoordinator?.animate { [dimming] _ in change(dimming) }
  }
}

let grid = Grid()
let navigation = UINavigationController(rootViewController: grid)
PlaygroundPage.current.show(navigation) { hand in
  hand.wait(0.6)
  hand.tap { grid.collectionView.cellForItem(at: IndexPath(item: 3, section: 0)) }
  hand.wait(1.4)
  hand.tap { (grid.presentedViewController as? Card)?.closeButton }
  hand.wait(1.2)
}

//: **Try:**
//: * Tap beside the card, or pull the card down by its photo and throw it away.
//: * Touch the card while it is still growing, and push it back.
//: * Take the ID off the card itself and leave the photo its own: now the photo flies out of the tile, and the card fades in behind it.
//: * Choose `.pageSheet` instead of `.custom` and leave out the delegate. Sheets keep UIKit's frames and UIKit's own gesture.
//:
//: [Next: Under your finger](@next)
