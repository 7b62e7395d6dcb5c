import MatchEngine
import UIKit

/// A screen with a photo.
final class Screen: UIViewController {
  private let place: CGRect
  private let id: String

  private init(_ place: CGRect, _ id: String) {
    self.place = place
    self.id = id
    super.init(nibName: nil, bundle: nil)
    // Also while its view is not loaded: the back button wants it.
    title = id
  }

  required init?(coder: NSCoder) { nil }

  static func list(_ id: String = "photo") -> Screen {
    Screen(CGRect(x: 20, y: 300, width: 80, height: 80), id)
  }

  static func detail(_ id: String = "photo") -> Screen {
    Screen(CGRect(x: 0, y: 120, width: 393, height: 292), id)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let photo = UIImageView(image: Screen.image)
    photo.contentMode = .scaleAspectFill
    photo.clipsToBounds = true
    photo.layer.cornerRadius = place.minX
    photo.frame = place
    photo.matchID = id
    view.addSubview(photo)
  }

  private static let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 30)).image {
    context in
    for (place, color) in [UIColor.red, .orange, .blue].enumerated() {
      color.setFill()
      context.fill(CGRect(x: 10 * CGFloat(place), y: 0, width: 20, height: 30))
    }
  }
}
