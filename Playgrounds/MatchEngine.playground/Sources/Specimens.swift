import UIKit

/// A view that looks in one of two ways.
@MainActor public struct Specimen {
  /// What is different.
  public let name: String
  /// The view.
  public let view: UIView
  private let look: @MainActor (Bool) -> Void

  /// A view, and how it looks before and after.
  public init<Kind: UIView>(
    _ name: String,
    _ view: Kind,
    look: @escaping @MainActor (_ view: Kind, _ isAfter: Bool) -> Void
  ) {
    self.name = name
    self.view = view
    self.look = { look(view, $0) }
  }

  fileprivate func look(isAfter: Bool) {
    view.alpha = 1
    view.transform = .identity
    let inset: CGFloat = view is UILabel ? 4 : 30
    view.frame = CGRect(x: inset, y: 18, width: 120 - 2 * inset, height: 60)
    look(isAfter)
  }

  /// A square that catches the eye.
  public static var square: UIView {
    let view = UIView()
    view.backgroundColor = .systemTeal
    return view
  }

  /// A text in the middle of its view.
  public static func text(_ text: String) -> UILabel {
    let label = UILabel(text, .headline)
    label.textAlignment = .center
    return label
  }

  /// A photo that fills its view.
  public static func photo(_ photo: Photo) -> UIImageView {
    let view = UIImageView(image: photo.image)
    view.contentMode = .scaleAspectFill
    view.clipsToBounds = true
    return view
  }
}

/// A table of specimens, three in a row, and a button that changes all of them.
public final class SpecimenTable: UIViewController {
  /// Changes them.
  public let button = UIButton(type: .system)
  private let specimens: [Specimen]
  private var captions: [UILabel] = []
  private var isAfter = false
  private let whenTapped: @MainActor (SpecimenTable) -> Void

  /// A table, and what its button does.
  public init(
    _ specimens: [Specimen],
    whenTapped: @escaping @MainActor (SpecimenTable) -> Void
  ) {
    self.specimens = specimens
    self.whenTapped = whenTapped
    super.init(nibName: nil, bundle: nil)
  }

  /// Not from a storyboard.
  @available(*, unavailable) public required init?(coder: NSCoder) { nil }

  /// Lets all of them look as they did before, or as they do after that.
  public func change() {
    isAfter.toggle()
    for specimen in specimens { specimen.look(isAfter: isAfter) }
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for specimen in specimens {
      let caption = UILabel(specimen.name, .caption1, .secondaryLabel)
      caption.textAlignment = .center
      let cell = UIView()
      for part in [specimen.view, caption] { cell.addSubview(part) }
      captions.append(caption)
      view.addSubview(cell)
      specimen.look(isAfter: isAfter)
    }
    button.configuration = .filled()
    button.configuration?.title = "Change"
    button.addAction(
      UIAction { [unowned self] _ in whenTapped(self) },
      for: .primaryActionTriggered
    )
    view.addSubview(button)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.safeAreaLayoutGuide.layoutFrame.insetBy(dx: 16, dy: 12)
    let width = area.width / 3
    let height = (area.height - 60) / CGFloat((specimens.count + 2) / 3)
    for (number, caption) in captions.enumerated() {
      caption.superview?.frame = CGRect(
        x: area.minX + CGFloat(number % 3) * width,
        y: area.minY + CGFloat(number / 3) * height,
        width: width,
        height: height
      )
      caption.frame = CGRect(x: 0, y: 100, width: width, height: 18)
    }
    button.frame = CGRect(x: area.minX, y: area.maxY - 50, width: area.width, height: 50)
  }
}
