import UIKit

/// A screen with a photo.
public final class Station: UIViewController {
  /// The photo.
  public let photo: Photo

  /// A screen with a photo.
  public init(_ photo: Photo) {
    self.photo = photo
    super.init(nibName: nil, bundle: nil)
  }

  /// Not from a storyboard.
  @available(*, unavailable) public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    let photoView = UIImageView(image: photo.image)
    photoView.contentMode = .scaleAspectFill
    photoView.clipsToBounds = true
    photoView.layer.cornerRadius = 24
    photoView.frame = view.bounds.insetBy(dx: 24, dy: 24)
    photoView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(photoView)
  }
}
