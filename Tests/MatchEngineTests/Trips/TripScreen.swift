#if canImport(UIKit)
import MatchEngine
import UIKit
import UIKitTestSupport

/// A screen with one tagged view of every kind, which logs what it is told.
final class TripScreen: LoggingController {
  private let origin: CGPoint
  private let scale: CGFloat

  init(_ name: String, _ log: CallLog, at origin: CGPoint, scale: CGFloat) {
    self.origin = origin
    self.scale = scale
    super.init(name, log)
  }

  required init?(coder: NSCoder) { nil }

  static func two(_ log: CallLog) -> (lower: TripScreen, upper: TripScreen) {
    (
      TripScreen("A", log, at: CGPoint(x: 20, y: 90), scale: 1),
      TripScreen("B", log, at: CGPoint(x: 60, y: 140), scale: 1.5)
    )
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    view.addSubview(photo)
    view.addSubview(label)
    view.addSubview(card)
    view.addSubview(effect)
    view.addSubview(stack)
  }

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(
      x: origin.x + x * scale,
      y: origin.y + y * scale,
      width: width * scale,
      height: height * scale
    )
  }

  private var photo: UIView {
    let photo = UIImageView(tagged: "photo", rect(0, 0, 80, 60), PhotoScreen.image)
    photo.contentMode = scale == 1 ? .scaleAspectFill : .scaleAspectFit
    photo.clipsToBounds = true
    photo.layer.cornerRadius = 8 * scale
    return photo
  }

  private var label: UIView {
    let label = UILabel(tagged: "label", rect(100, 0, 80, 20), "Title")
    label.transform = CGAffineTransform(rotationAngle: 0.1)
    return label
  }

  /// A tagged view in a tagged view.
  private var card: UIView {
    let card = UIView(tagged: "card", rect(0, 80, 180, 60), .green)
    card.layer.borderWidth = scale
    card.layer.shadowOpacity = 0.3
    card.layer.maskedCorners = [.layerMinXMinYCorner]
    card.layer.cornerRadius = 6
    let button = UIButton(frame: CGRect(x: 10, y: 10, width: 40, height: 20))
    button.backgroundColor = .blue
    button.matchID = "button"
    card.addSubview(button)
    let only = UIView(tagged: "only \(name)", CGRect(x: 60, y: 5, width: 10, height: 10), .red)
    only.matchStyle.entering = .fade + .scale(0.5)
    only.matchStyle.leaving = only.matchStyle.entering
    card.addSubview(only)
    return card
  }

  private var effect: UIView {
    UIVisualEffectView(tagged: "effect", blurIn: rect(0, 150, 60, 30))
  }

  /// A stack view of two views, for the first of which the app gives a view.
  private var stack: UIView {
    let (player, other) = (UIView(), UIView())
    let stack = UIStackView(arrangedSubviews: [player, other])
    stack.frame = rect(80, 150, 100, 30)
    stack.distribution = .fillEqually
    player.backgroundColor = .orange
    player.matchID = "player"
    player.matchStandIn = .view { GivenView($0.bounds, .orange) }
    other.backgroundColor = .purple
    other.alpha = 0.5
    other.matchID = "other"
    return stack
  }
}

/// What the app gives to fly in place of a view.
final class GivenView: UIView {}
#endif
