import UIKit

/// The plan of a trip.
public final class PlanScreen: UIViewController {
  /// Its photo.
  public let photoView: UIImageView
  /// What the trip is called.
  public let titleLabel: UILabel
  /// Closes it.
  public let doneButton = UIButton(type: .system)
  private let trip: Trip

  /// The plan of a trip.
  public init(_ trip: Trip) {
    self.trip = trip
    photoView = UIImageView(image: trip.photo.image)
    titleLabel = UILabel(trip.photo.title, .title2)
    super.init(nibName: nil, bundle: nil)
  }

  /// Not from a storyboard.
  @available(*, unavailable) public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    photoView.contentMode = .scaleAspectFill
    photoView.clipsToBounds = true
    photoView.layer.cornerRadius = 16
    titleLabel.font = .systemFont(ofSize: 22, weight: .bold)
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
