import UIKit

/// A photo as wide as the screen, in the middle.
public final class PhotoViewer: UIViewController {
  /// The photo.
  public let photoView = UIImageView()

  /// A screen with a photo.
  public init(_ photo: Photo) {
    super.init(nibName: nil, bundle: nil)
    title = photo.title
    photoView.image = photo.image
    photoView.contentMode = .scaleAspectFill
    photoView.clipsToBounds = true
  }

  /// Not from a storyboard.
  @available(*, unavailable) public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(photoView)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width
    let middle = view.safeAreaLayoutGuide.layoutFrame.midY - 40
    photoView.frame = CGRect(x: 0, y: middle - width * 0.4, width: width, height: width * 0.8)
  }
}
