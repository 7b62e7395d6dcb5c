import UIKit

/// The screen that a card becomes, with a larger photo and all of the text.
public final class TripScreen: UIViewController, TripShowing {
  /// Where the trip goes.
  public let placeLabel: UILabel
  /// What it is called.
  public let titleLabel: UILabel
  /// What is told of it.
  public let storyLabel: UILabel
  /// Presents the plan.
  public let planButton = UIButton(type: .system)
  private let badgedView = BadgedPhotoView(badgeAtTop: false)
  private let trip: Trip
  private let planning: @MainActor (Trip) -> UIViewController
  private let scrollView = UIScrollView()
  /// Closes it.
  public let closeButton = UIButton(type: .system)

  /// Its photo, with a badge.
  public var photoView: UIImageView { badgedView }

  /// All of it.
  public var card: UIView { view }

  /// A trip, and the screen on which it is planned.
  public init(_ trip: Trip, planning: @escaping @MainActor (Trip) -> UIViewController) {
    self.trip = trip
    self.planning = planning
    placeLabel = UILabel(trip.photo.place, .subheadline, .systemOrange)
    titleLabel = UILabel(trip.photo.title, .largeTitle)
    storyLabel = UILabel(trip.photo.story, .body, lines: 0)
    super.init(nibName: nil, bundle: nil)
    modalPresentationCapturesStatusBarAppearance = true
  }

  /// Not from a storyboard.
  @available(*, unavailable) public required init?(coder: NSCoder) { nil }

  // The time stands over the photo.
  public override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemGroupedBackground
    scrollView.contentInsetAdjustmentBehavior = .never
    badgedView.show(trip)
    closeButton.setImage(UIImage(systemName: "xmark"), for: .normal)
    closeButton.tintColor = .white
    closeButton.backgroundColor = UIColor(white: 0, alpha: 0.55)
    closeButton.layer.cornerRadius = 18
    closeButton.addAction(
      UIAction { [weak self] _ in self?.dismiss(animated: true) },
      for: .primaryActionTriggered
    )
    layOut()
  }

  private var texts: UIView {
    titleLabel.font = .systemFont(ofSize: 34, weight: .bold)
    let facts = UIStackView(arrangedSubviews: trip.facts.map { fact($0.value, $0.name) })
    facts.distribution = .fillEqually
    facts.spacing = 10
    planButton.configuration = .filled()
    planButton.configuration?.title = "Plan this trip"
    planButton.configuration?.cornerStyle = .capsule
    planButton.heightAnchor.constraint(equalToConstant: 50).isActive = true
    planButton.addAction(
      UIAction { [unowned self] _ in present(planning(trip), animated: true) },
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
