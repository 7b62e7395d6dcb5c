import UIKit

/// One of three photos, large, with its title and its story; the others are small.
public final class Chapter: UIViewController {
  /// Which photo is large.
  public let number: Int
  /// The photos.
  public let photoViews: [UIImageView] = Photo.all.prefix(3).map { .rounded($0) }
  /// The title.
  public let titleLabel = UILabel()
  /// The story.
  public let storyLabel = UILabel("", .body, .secondaryLabel, lines: 0)

  /// A chapter by its number.
  public init(_ number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
  }

  /// Not from a storyboard.
  @available(*, unavailable) public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    titleLabel.text = Photo.all[number].title
    titleLabel.font = .systemFont(ofSize: 34, weight: .bold)
    storyLabel.text = Photo.all[number].story
    for part in photoViews + [titleLabel, storyLabel] { view.addSubview(part) }
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.safeAreaLayoutGuide.layoutFrame.insetBy(dx: 16, dy: 12)
    let half = (area.width - 8) / 2
    var corner = CGPoint(x: area.minX, y: area.minY + 388)
    for (index, photoView) in photoViews.enumerated() where index != number {
      photoView.frame = CGRect(x: corner.x, y: corner.y, width: half, height: 110)
      corner.x += half + 8
    }
    photoViews[number].frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: 380)
    titleLabel.frame = CGRect(x: area.minX, y: area.minY + 514, width: area.width, height: 44)
    let size = storyLabel.sizeThatFits(CGSize(width: area.width, height: 200))
    storyLabel.frame = CGRect(origin: CGPoint(x: area.minX, y: area.minY + 560), size: size)
  }
}
