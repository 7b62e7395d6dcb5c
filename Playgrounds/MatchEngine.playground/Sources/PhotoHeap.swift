import UIKit

/// Six photos on a screen, which lie in one way or another.
public class PhotoHeap: UIViewController {
  /// The photos' views, in their order.
  public let photoViews: [UIImageView]

  fileprivate init(look: (UIImageView) -> Void) {
    photoViews = Photo.all.prefix(6).map { UIImageView(image: $0.image) }
    super.init(nibName: nil, bundle: nil)
    for photoView in photoViews {
      photoView.contentMode = .scaleAspectFill
      photoView.clipsToBounds = true
      look(photoView)
    }
  }

  /// Not from a storyboard.
  @available(*, unavailable) public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for photoView in photoViews { view.addSubview(photoView) }
  }
}

/// The photos are spread out.
public final class Spread: PhotoHeap {
  /// Photos with round corners.
  public init() { super.init { $0.layer.cornerRadius = 14 } }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.safeAreaLayoutGuide.layoutFrame.insetBy(dx: 14, dy: 8)
    let (width, height) = (area.width / 2, area.height / 3)
    for (number, photoView) in photoViews.enumerated() {
      photoView.frame = CGRect(
        x: area.minX + CGFloat(number % 2) * width,
        y: area.minY + CGFloat(number / 2) * height,
        width: width,
        height: height
      ).insetBy(dx: 6, dy: 6)
    }
  }
}

/// The photos lie on one another, turned, and with a border.
public final class Pile: PhotoHeap {
  /// Photos with a white border.
  public init() {
    super.init { photoView in
      photoView.layer.cornerRadius = 4
      photoView.layer.borderWidth = 5
      photoView.layer.borderColor = UIColor.white.cgColor
    }
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.safeAreaLayoutGuide.layoutFrame
    for (number, photoView) in photoViews.enumerated() {
      let angle = CGFloat(number * 37 % 29 - 14) * .pi / 180
      photoView.bounds = CGRect(x: 0, y: 0, width: 168, height: 132)
      photoView.center = CGPoint(
        x: area.midX + CGFloat(number * 53 % 41 - 20),
        y: area.maxY - 130 + CGFloat(number * 31 % 23 - 11)
      )
      photoView.transform = CGAffineTransform(rotationAngle: angle)
    }
  }
}
