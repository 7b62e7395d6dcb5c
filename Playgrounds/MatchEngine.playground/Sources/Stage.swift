import UIKit

/// A screen with a photo to tap, its title, a note, and what can be chosen.
public final class Stage: UIViewController {
  /// The photo, which opens something.
  public let photoView = UIImageView()
  /// The title of the photo.
  public let titleLabel = UILabel("", .headline)
  /// A note below it.
  public let noteLabel = UILabel("", .body, .secondaryLabel, lines: 0)
  /// What can be chosen.
  public let segments: UISegmentedControl
  /// What takes a tap on the photo.
  public let button = UIControl()

  /// A photo, a note, some names to choose from, and what a tap opens.
  public init(
    _ photo: Photo,
    note: String,
    choices: [String],
    open: @escaping @MainActor (Stage) -> UIViewController
  ) {
    segments = UISegmentedControl(items: choices)
    super.init(nibName: nil, bundle: nil)
    photoView.image = photo.image
    photoView.contentMode = .scaleAspectFill
    photoView.clipsToBounds = true
    photoView.layer.cornerRadius = 20
    titleLabel.text = photo.title
    noteLabel.text = note
    segments.selectedSegmentIndex = 0
    button.addAction(
      UIAction { [unowned self] _ in
        navigationController?.pushViewController(open(self), animated: true)
      },
      for: .touchUpInside
    )
  }

  /// Not from a storyboard.
  @available(*, unavailable) public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    photoView.isUserInteractionEnabled = false
    button.fill(with: photoView)
    let stack = UIStackView(arrangedSubviews: [segments, button, titleLabel, noteLabel])
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 16
    stack.setCustomSpacing(80, after: segments)
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let (area, margins) = (view.safeAreaLayoutGuide, view.layoutMarginsGuide)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: area.topAnchor, constant: 12),
      stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      segments.widthAnchor.constraint(equalTo: stack.widthAnchor),
      button.widthAnchor.constraint(equalToConstant: 200),
      button.heightAnchor.constraint(equalToConstant: 150),
    ])
  }
}
