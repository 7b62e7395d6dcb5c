import UIKit

/// A screen with tiles below one another; a tap on one opens what it shows on a screen of its own.
public final class Shelf: UIViewController {
  /// The tiles.
  public private(set) var tiles: [UIControl] = []
  private let names: [String]
  private let makeView: @MainActor (String) -> UIView

  /// A tile for each name, and the view that it shows, here and there.
  public init(_ names: [String], makeView: @escaping @MainActor (String) -> UIView) {
    self.names = names
    self.makeView = makeView
    super.init(nibName: nil, bundle: nil)
  }

  /// Not from a storyboard.
  @available(*, unavailable) public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Today"
    view.backgroundColor = .systemBackground
    for name in names {
      let tile = UIControl()
      let shown = makeView(name)
      shown.isUserInteractionEnabled = false
      shown.layer.cornerRadius = 16
      shown.clipsToBounds = true
      tile.fill(with: shown)
      tile.addAction(UIAction { [weak self] _ in self?.open(name) }, for: .touchUpInside)
      tile.heightAnchor.constraint(equalToConstant: 150).isActive = true
      tiles.append(tile)
    }
    let stack = UIStackView(arrangedSubviews: tiles)
    stack.axis = .vertical
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let (area, margins) = (view.safeAreaLayoutGuide, view.layoutMarginsGuide)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: area.topAnchor, constant: 24),
      stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor, constant: 60),
      stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor, constant: -60),
    ])
  }

  private func open(_ name: String) {
    navigationController?.pushViewController(ShelfScreen(name, makeView(name)), animated: true)
  }
}

/// A view and its name; a film plays while it is here.
public final class ShelfScreen: UIViewController {
  /// The view.
  public let shown: UIView
  private let caption: UILabel

  init(_ name: String, _ shown: UIView) {
    self.shown = shown
    caption = UILabel(name, .headline)
    super.init(nibName: nil, bundle: nil)
  }

  /// Not from a storyboard.
  @available(*, unavailable) public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for part in [shown, caption] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    NSLayoutConstraint.activate([
      shown.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      shown.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      shown.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      shown.heightAnchor.constraint(equalTo: shown.widthAnchor, multiplier: 0.75),
      caption.topAnchor.constraint(equalTo: shown.bottomAnchor, constant: 20),
      caption.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
    ])
  }

  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    (shown as? FilmView)?.player.isPlaying = true
  }

  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    (shown as? FilmView)?.player.isPlaying = false
  }
}
