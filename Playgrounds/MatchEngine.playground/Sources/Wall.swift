import UIKit

/// A screen with a title and photos in columns.
public final class Wall: UIViewController {
  /// The title.
  public let titleLabel = UILabel()
  /// The photos.
  public let photoViews: [UIImageView]
  private let columns: Int

  /// A screen for a tab.
  public init(_ title: String, symbol: String, columns: Int, photos: [Photo]) {
    self.columns = columns
    photoViews = photos.map { .rounded($0) }
    super.init(nibName: nil, bundle: nil)
    titleLabel.text = title
    tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), tag: 0)
  }

  /// Not from a storyboard.
  @available(*, unavailable) public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    titleLabel.font = .systemFont(ofSize: 34, weight: .bold)
    for part in [titleLabel] + photoViews { view.addSubview(part) }
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.safeAreaLayoutGuide.layoutFrame.insetBy(dx: 16, dy: 12)
    titleLabel.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: 44)
    let rows = CGFloat((photoViews.count + columns - 1) / columns)
    let width = (area.width + 8) / CGFloat(columns)
    let height = (area.height - 52) / rows
    for (number, photoView) in photoViews.enumerated() {
      photoView.frame = CGRect(
        x: area.minX + CGFloat(number % columns) * width,
        y: area.minY + 56 + CGFloat(number / columns) * height,
        width: width - 8,
        height: height - 8
      )
    }
  }
}

extension UIImageView {
  /// A photo that fills its view, with round corners.
  public static func rounded(_ photo: Photo) -> UIImageView {
    let view = UIImageView(image: photo.image)
    view.contentMode = .scaleAspectFill
    view.clipsToBounds = true
    view.layer.cornerRadius = 14
    return view
  }
}
