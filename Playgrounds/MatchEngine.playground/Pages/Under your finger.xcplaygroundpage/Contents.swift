//: [Previous: Cards](@previous)
//:
//: # Under your finger
//:
//: A flight can be held, moved, turned round and thrown, at any moment of its life. Some of it needs no code at all:
//:
//: * **Grab** a push while it runs: put a finger anywhere on the screen and move it.
//: * **Swipe** from the left edge to go back.
//: * **Pull** a photo down: it comes along under the finger, and goes on with the finger's speed when it is let go.
//: * **Pinch** a photo with two fingers: it gets as small and turns as far as they say. This one is off until `.pinch` is asked for.
//:
//: The rest is one call, `beginInteractiveMatch`, for a gesture or a control of your own. The slider below is one.

import MatchEngine
import PlaygroundSupport
import UIKit

final class Gallery: UICollectionViewController, MatchFlightObserving {
  var whenEnded: (MatchFlight) -> Void = { _ in }
  /// How many refreshes of the display the last push took until its flight moved.
  var refreshes: Int?
  private let tiles = UICollectionView.CellRegistration<Tile, Photo> { tile, _, photo in
    tile.show(photo)
  }

  init() {
    let third = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1 / 3),
      heightDimension: .fractionalHeight(1)
    )
    let item = NSCollectionLayoutItem(layoutSize: third)
    item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .fractionalWidth(0.46)
      ),
      subitems: [item, item, item]
    )
    let section = NSCollectionLayoutSection(group: row)
    section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 12, bottom: 4, trailing: 12)
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    title = "Gallery"
  }

  required init?(coder: NSCoder) { nil }

  override func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { Photo.all.count }

  override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let photo = Photo.all[indexPath.item]
    return collectionView.dequeueConfiguredReusableCell(using: tiles, for: indexPath, item: photo)
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) {
    let start = CACurrentMediaTime()
    navigationController?.pushViewController(Viewer(Photo.all[indexPath.item]), animated: true)
    // The system begins a push with the next layout.
    navigationController?.view.layoutIfNeeded()
    let rate = Double(view.window?.screen.maximumFramesPerSecond ?? 60)
    refreshes = nil
    navigationController?.matchFlight?.observeProgress { [weak self] flight in
      guard flight.fractionComplete > 0, self?.refreshes == nil else { return }
      self?.refreshes = Int(((CACurrentMediaTime() - start) * rate - 0.1).rounded(.up))
    }
  }

  // Whoever observes flights is told how each one of the screen has ended, with its report.
  func matchFlightWillBegin(_ flight: MatchFlight) {}
  func matchFlightDidEnd(_ flight: MatchFlight) { whenEnded(flight) }
}

final class Tile: UICollectionViewCell {
  private let photoView = UIImageView()

  func show(_ photo: Photo) {
    photoView.image = photo.image
    photoView.matchID = "photo-\(photo.id)"
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    photoView.contentMode = .scaleAspectFill
    photoView.clipsToBounds = true
    photoView.layer.cornerRadius = 12
    contentView.fill(with: photoView)
  }

  required init?(coder: NSCoder) { nil }
}

final class Viewer: UIViewController {
  let photoView = UIImageView()
  private let photo: Photo

  init(_ photo: Photo) {
    self.photo = photo
    super.init(nibName: nil, bundle: nil)
    title = photo.title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    photoView.image = photo.image
    photoView.contentMode = .scaleAspectFill
    photoView.clipsToBounds = true
    photoView.matchID = "photo-\(photo.id)"
    view.addSubview(photoView)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width
    let middle = view.safeAreaLayoutGuide.layoutFrame.midY - 40
    photoView.frame = CGRect(x: 0, y: middle - width * 0.4, width: width, height: width * 0.8)
  }
}

//: A flight by hand. `beginInteractiveMatch` starts it held, at 0; `update` moves it; `finish` and `cancel` let it go. Everything may be said at any time: what comes too early is remembered, and what comes too late does nothing.

final class Studio: UIViewController {
  let gallery = Gallery()
  lazy var pages = UINavigationController(rootViewController: gallery)
  let slider = UISlider()
  private let stateLabel = UILabel("Nothing has flown yet.", .footnote, .secondaryLabel, lines: 2)
  private var flight: MatchFlight?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    pages.childMatchTransition = MatchTransition { $0.gestures.insert(.pinch) }
    layOut()
    slider.addAction(UIAction { [weak self] _ in self?.moved() }, for: .valueChanged)
    slider.addAction(
      UIAction { [weak self] _ in self?.letGo() },
      for: [.touchUpInside, .touchUpOutside, .touchCancel]
    )
    gallery.whenEnded = { [weak self] in self?.tell($0) }
  }

  private func moved() {
    if flight == nil {
      flight = pages.beginInteractiveMatch {
        if pages.topViewController === gallery {
          pages.pushViewController(Viewer(Photo.all[4]), animated: true)
        } else {
          pages.popViewController(animated: true)
        }
      }
    }
    flight?.update(CGFloat(slider.value))
    stateLabel.text = "Held at \(Int(slider.value * 100)) %"
  }

  private func letGo() {
    if slider.value > 0.5 { flight?.finish() } else { flight?.cancel() }
    flight = nil
    slider.setValue(0, animated: true)
  }

  private func tell(_ flight: MatchFlight) {
    let phases = flight.report?.phases.map { "\($0.phase)" } ?? []
    stateLabel.text = phases.dropFirst().joined(separator: " › ")
    guard let refreshes = gallery.refreshes else { return }
    let time = refreshes == 1 ? "one refresh" : "\(refreshes) refreshes"
    stateLabel.text? += ", moving after \(time)"
    gallery.refreshes = nil
  }

  private func layOut() {
    let panel = UIStackView(arrangedSubviews: [slider, stateLabel])
    panel.axis = .vertical
    panel.spacing = 6
    addChild(pages)
    for part in [pages.view, panel] as [UIView] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    pages.didMove(toParent: self)
    NSLayoutConstraint.activate([
      pages.view.topAnchor.constraint(equalTo: view.topAnchor),
      pages.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      pages.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      pages.view.bottomAnchor.constraint(equalTo: panel.topAnchor, constant: -16),
      panel.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24),
      panel.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -24),
      panel.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -8),
      stateLabel.heightAnchor.constraint(equalToConstant: 36),
    ])
  }
}

let studio = Studio()
//: In Xcode, a program can make no touches. The hand gets hold of flights by these two.

PlaygroundPage.current.show(
  studio,
  pulling: { $0.beginInteractiveMatch($1).map { Grip($0.update, $0.release) } },
  grabbing: { $0.matchFlight.map { Grip(at: $0.fractionComplete, $0.update, $0.release) } }
) { hand in
  hand.wait(0.4)

  // Scrub there and back by the slider, and let go below the middle: cancelled, as if nothing had been.
  hand.touch(at: CGPoint(x: 0.04, y: 0.5)) { studio.slider }
  hand.move(by: CGVector(dx: 230, dy: 0), for: 0.6)
  hand.move(by: CGVector(dx: -110, dy: 0), for: 0.4)
  hand.lift()
  hand.wait(0.7)

  // Push, and grab the push while it runs: back a bit, and on again.
  hand.tap { studio.gallery.collectionView.cellForItem(at: IndexPath(item: 2, section: 0)) }
  hand.wait(0.12)
  hand.touch(at: CGPoint(x: 0.5, y: 0.6)) { studio.pages.view }
  hand.move(by: CGVector(dx: 120, dy: 0), for: 0.3)
  hand.move(by: CGVector(dx: -200, dy: 0), for: 0.3)
  hand.lift()
  hand.wait(0.9)

  // Swipe from the edge, think better of it, and stay.
  hand.touch(at: CGPoint(x: 0.005, y: 0.5)) { studio.pages.view }
  hand.move(by: CGVector(dx: 150, dy: 0), for: 0.4)
  hand.wait(0.3)
  hand.lift()
  hand.wait(0.7)

  // Pull the photo out of its place, and throw it.
  hand.touch { (studio.pages.topViewController as? Viewer)?.photoView }
  hand.move(by: CGVector(dx: -60, dy: 130), for: 0.4)
  hand.wait(0.2)
  hand.move(by: CGVector(dx: 70, dy: 60), for: 0.1)
  hand.lift()
  hand.wait(1.2)
}

//: **Try:**
//: * All of it, with your own finger. Catch a flight that you have thrown.
//: * Let the slider `release(velocity: 0)` the flight instead: it then goes wherever it is nearer to.
//: * Say `navigation.childMatchTransition = MatchTransition { $0.gestures = .edge }`: no more pulling.
//: * Carry a photo by hand: `flight.drag("photo-4", translation: CGPoint(x: 0, y: -80))`, then `flight.drop("photo-4", velocity: .zero)`.
//:
//: [Next: Curves and springs](@next)
