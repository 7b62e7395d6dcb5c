import MatchEngine
import PlaygroundSupport
import UIKit

extension MatchTransition {
  /// As slow as one needs to see each step.
  static func even(_ seconds: Double) -> MatchTransition {
    MatchTransition { $0.timing = .linear(duration: seconds) }
  }
}

/// Pushes a screen, and does what the hand does.
@MainActor func push(
  _ upper: UIViewController,
  on lower: UIViewController,
  by transition: MatchTransition = .even(0.7),
  _ script: @MainActor (inout Hand, UINavigationController) -> Void = goBack
) {
  let navigation = UINavigationController(rootViewController: lower)
  navigation.childMatchTransition = transition
  PlaygroundPage.current.show(navigation) { hand in
    hand.wait(0.3)
    hand.do { navigation.pushViewController(upper, animated: true) }
    script(&hand, navigation)
  }
}

/// Waits until a screen is there, and pops it.
@MainActor func goBack(_ hand: inout Hand, _ navigation: UINavigationController) {
  hand.wait(1.2)
  hand.do { navigation.popViewController(animated: true) }
  hand.wait(1.2)
}

/// A screen with some views.
final class Screen: UIViewController {
  private let color: UIColor
  private let views: [UIView]

  init(_ views: [UIView], on color: UIColor = .systemBackground) {
    self.color = color
    self.views = views
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color
    for part in views { view.addSubview(part) }
  }
}

extension UIView {
  convenience init(
    _ frame: CGRect,
    _ color: UIColor,
    id: String? = nil,
    radius: CGFloat = 0,
    _ views: [UIView] = []
  ) {
    self.init(frame: frame)
    backgroundColor = color
    layer.cornerRadius = radius
    matchID = id
    for view in views { addSubview(view) }
  }
}

extension UIImageView {
  convenience init(
    _ frame: CGRect,
    _ photo: Int,
    id: String? = nil,
    radius: CGFloat = 0
  ) {
    self.init(image: Photo.all[photo].image)
    self.frame = frame
    contentMode = .scaleAspectFill
    clipsToBounds = true
    layer.cornerRadius = radius
    matchID = id
  }
}

extension UILabel {
  convenience init(
    _ frame: CGRect,
    _ text: String,
    _ size: CGFloat,
    _ color: UIColor = .label,
    _ weight: UIFont.Weight = .regular,
    id: String? = nil
  ) {
    self.init(frame: frame)
    self.text = text
    font = .systemFont(ofSize: size, weight: weight)
    textColor = color
    numberOfLines = 0
    matchID = id
  }
}

extension CGRect {
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}
