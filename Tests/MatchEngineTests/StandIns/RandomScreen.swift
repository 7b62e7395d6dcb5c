#if canImport(UIKit)
import MatchEngine
import MatchEngineTestSupport
import UIKit
import UIKitTestSupport

/// A random screen: a grid of cells with one tagged view of some kind in each.
final class RandomScreen: UIViewController {
  private(set) var tagged: [String: UIView] = [:]
  private var random: SplitMix
  private let ids: [String]
  /// The number of columns; with another number, what flies from one screen to the other moves.
  private let columns: Int

  /// What some of its views have that most don't.
  struct Features: OptionSet {
    let rawValue: Int

    static let blurs = Features(rawValue: 1)
    /// What a drawing doesn't show.
    static let films = Features(rawValue: 2)
    static let shadows = Features(rawValue: 4)
    /// Images that aren't clipped.
    static let overhang = Features(rawValue: 8)
    /// Labels whose text is that of the other screens.
    static let sameTexts = Features(rawValue: 32)
  }

  private let features: Features

  init(seed: UInt64, ids: [String], columns: Int, features: Features) {
    random = SplitMix(seed: seed)
    self.features = features
    self.ids = ids
    self.columns = columns
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  /// Two screens of the same items, which are in other places on the upper one.
  static func two(
    seed: UInt64,
    of count: Int = 6,
    _ features: Features = [.blurs, .films, .shadows, .overhang, .sameTexts]
  ) -> (lower: RandomScreen, upper: RandomScreen) {
    let ids = (0..<count).map { "item \($0)" }
    return (
      RandomScreen(seed: seed, ids: ids, columns: 2, features: features),
      RandomScreen(seed: seed &+ 900, ids: ids.reversed(), columns: 1, features: features)
    )
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(white: columns == 1 ? 0.8 : 0.9, alpha: 1)
    if random.chance(oneIn: 3) { overrideUserInterfaceStyle = .dark }
    let width = 393 / CGFloat(columns)
    let rows = (ids.count + columns - 1) / columns
    let height = 700 / CGFloat(rows)
    for (number, id) in ids.enumerated() {
      let place = CGPoint(
        x: CGFloat(number % columns) * width,
        y: 100 + CGFloat(number / columns) * height
      )
      let box = CGRect(origin: place, size: CGSize(width: width, height: height))
      let cell = self.cell(box.insetBy(dx: 4, dy: 4))
      let child = self.view(id, in: cell.bounds)
      // A group's opacity is its view's opacity only if the group has a single view.
      let mayFade =
        cell.backgroundColor == nil && !(child is UIVisualEffectView)
        && child.subviews.allSatisfy { $0.matchID == nil }
      if mayFade, random.chance(oneIn: 4) { cell.alpha = 0.6 }
      child.matchID = id
      tagged[id] = child
      cell.addSubview(child)
      view.addSubview(cell)
    }
  }

  /// A cell, which may have round corners or be scrolled.
  private func cell(_ box: CGRect) -> UIView {
    let cell = random.chance(oneIn: 4) ? UIScrollView(frame: box) : UIView(frame: box)
    // What flies is in front of everything else, so no cell may cover what is in another one.
    cell.clipsToBounds = true
    if random.chance(oneIn: 3) { cell.layer.cornerRadius = random.number(5...30) }
    if random.chance(oneIn: 3) { cell.bounds.origin = CGPoint(x: 0, y: random.number(-20...20)) }
    if random.chance(oneIn: 3) {
      cell.backgroundColor = UIColor(white: random.number(0.5...1), alpha: 1)
    }
    return cell
  }

  private func view(_ id: String, in cell: CGRect) -> UIView {
    let view = anyView(id, in: cell)
    guard id == "item 6", !(view is UIStackView) else { return view }
    // What comes after it is as it would be without it.
    let random = random
    defer { self.random = random }
    let gradient = gradient(self.random.whole(0...9))
    gradient.bounds = view.bounds
    gradient.center = view.center
    gradient.transform = view.transform
    style(gradient)
    return gradient
  }

  private func anyView(_ id: String, in cell: CGRect) -> UIView {
    let view = kind(id)
    view.bounds.size = CGSize(
      width: random.number(30...80) / 100 * cell.width,
      height: random.number(30...80) / 100 * cell.height
    )
    view.center = CGPoint(x: cell.midX, y: cell.midY)
    if random.chance(oneIn: 4) {
      view.transform = CGAffineTransform(rotationAngle: random.number(-1...1))
        .scaledBy(x: 1.2, y: 1.2)
    }
    style(view)
    if type(of: view) == Drawn.self { fill(view, id) }
    if view.layer.shadowOpacity > 0, random.chance(oneIn: 2) { castShadowOfPath(view) }
    #if !canImport(ObjectiveC)
    // The shadow behind a translucent snapshot is seen through it.
    if view is WKWebView, view.alpha < 1 { view.layer.shadowOpacity = 0 }
    #endif
    if let stack = view as? UIStackView { arrange(stack, id) }
    return view
  }

  private func kind(_ id: String) -> UIView {
    switch random.whole(0...9) {
    case 5 where !features.contains(.blurs), 8 where !features.contains(.films): return Drawn()
    case 0, 1:
      let view = UIImageView(
        image: random.chance(oneIn: 2) ? RandomScreen.images[id] : RandomScreen.image(named: id)
      )
      view.contentMode =
        UIView.ContentMode(rawValue: random.whole(0...12)) ?? .scaleToFill
      view.clipsToBounds = !random.chance(oneIn: 4) || !features.contains(.overhang)
      return view
    case 2:
      let label = UILabel()
      label.text = features.contains(.sameTexts) ? "text \(id)" : "text \(id), \(columns)"
      label.font = .systemFont(ofSize: random.chance(oneIn: 2) ? 12 : 17)
      label.textAlignment = random.chance(oneIn: 2) ? .left : .center
      return label
    case 3: return UIView()
    case 4: return button(id)
    case 5: return UIVisualEffectView(effect: UIBlurEffect(style: .regular))
    case 6: return UIStackView()
    case 7: return symbol()
    case 8: return film()
    default: return Drawn()
    }
  }

  /// A gradient with two stops, or sometimes three; the one at the other end may have others.
  private func gradient(_ number: Int) -> UIView {
    let view = Styles.SkyView()
    let layer = view.layer as? CAGradientLayer
    var colors = [UIColor.orange, .purple, .green].map(\.cgColor)
    if number % 2 == 0 { colors.reverse() }
    layer?.colors = Array(colors.prefix(number < 7 ? 2 : 3))
    layer?.startPoint = CGPoint(x: CGFloat(number) / 10, y: number % 3 == 0 ? 1 : 0)
    layer?.endPoint = CGPoint(x: 0.5, y: number % 3 == 0 ? 0.2 : 1)
    return view
  }

  /// A symbol in the size that its view is configured for.
  private func symbol() -> UIView {
    let names = ["heart", "star", "plus", "photo"]
    let view = UIImageView(image: UIImage(systemName: names[random.whole(0...3)]))
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: random.number(10...40)
    )
    view.contentMode = random.chance(oneIn: 2) ? .center : .scaleAspectFit
    view.tintColor = color()
    return view
  }

  /// A view whose contents no drawing shows; on the real UIKit, there is no film without a file.
  private func film() -> UIView {
    #if canImport(ObjectiveC)
    return Drawn()
    #else
    let view = WKWebView()
    view.page = color().cgColor
    return view
    #endif
  }

  /// Gives a view a shadow path, as apps do for speed.
  private func castShadowOfPath(_ view: UIView) {
    let path = UIBezierPath(roundedRect: view.bounds, cornerRadius: view.layer.cornerRadius)
    view.layer.shadowPath = path.cgPath
    // What comes after it stays as it was when the path was any.
    if !random.chance(oneIn: 2) { _ = random.number(-4...4) }
    _ = random.chance(oneIn: 2)
  }

  private func button(_ id: String) -> UIButton {
    let button = UIButton()
    button.setTitle("press \(id)", for: .normal)
    button.setTitleColor(color(), for: .normal)
    return button
  }

  /// Three views in a row, one of which may be tagged.
  private func arrange(_ stack: UIStackView, _ id: String) {
    stack.distribution = .fillEqually
    stack.axis = random.chance(oneIn: 2) ? .horizontal : .vertical
    stack.spacing = random.number(0...6)
    for number in 0..<3 {
      let part = UIView()
      part.backgroundColor = color()
      stack.addArrangedSubview(part)
      guard number == 1, stack.alpha == 1, random.chance(oneIn: 2) else { continue }
      part.matchID = id + " inner"
      tagged[id + " inner"] = part
    }
  }

  private func style(_ view: UIView) {
    // A blur shows what is behind, and has no look of its own.
    if view is UIVisualEffectView { return }
    if !random.chance(oneIn: 3) || type(of: view) == UIView.self { view.backgroundColor = color() }
    if random.chance(oneIn: 3) {
      view.layer.cornerRadius = random.number(2...12)
      // What lies in its corners would be seen there.
      if !view.isKind(of: Drawn.self), type(of: view) != UIView.self { view.clipsToBounds = true }
    }
    if random.chance(oneIn: 3) {
      view.layer.maskedCorners = CACornerMask(rawValue: UInt(random.whole(1...14)))
    }
    if random.chance(oneIn: 4) {
      view.layer.borderWidth = random.number(1...4)
      view.layer.borderColor = color().cgColor
    }
    if random.chance(oneIn: 4), features.contains(.shadows) {
      view.layer.shadowOpacity = 0.5
      view.layer.shadowOffset = CGSize(width: 2, height: 3)
    }
    if random.chance(oneIn: 4) { view.alpha = random.number(0.3...0.9) }
    if random.chance(oneIn: 4) { view.layer.cornerCurve = .continuous }
  }

  /// Adds a subview, and perhaps a tagged one.
  private func fill(_ view: UIView, _ id: String) {
    view.clipsToBounds = random.chance(oneIn: 2) || !features.contains(.overhang)
    view.addSubview(UIView(CGRect(x: -6, y: 5, width: 30, height: 20), color()))
    // What flies out of a translucent group loses the group's opacity.
    guard view.alpha == 1, random.chance(oneIn: 2) else { return }
    // Half of the time it covers its parent's border, which is drawn in front of it anyway.
    let left: CGFloat = random.chance(oneIn: 2) ? 0 : 12
    let inner = UIView(tagged: id + " inner", CGRect(x: left, y: 8, width: 24, height: 16), color())
    tagged[id + " inner"] = inner
    view.addSubview(inner)
  }

  /// A color, which may be another one where it's dark.
  private func color() -> UIColor {
    let (light, dark) = (plainColor(), plainColor())
    guard random.chance(oneIn: 3) else { return light }
    return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
  }

  private func plainColor() -> UIColor {
    UIColor(
      red: random.number(0...1),
      green: random.number(0...1),
      blue: random.number(0...1),
      alpha: 1
    )
  }

  private final class Drawn: UIView {}

  /// Pictures that both screens have, one for each ID.
  private static let images = Dictionary(
    uniqueKeysWithValues: (0..<8).map { ("item \($0)", image(named: "item \($0)")) }
  )

  private static func image(named name: String) -> UIImage {
    let size = CGSize(width: 60, height: 40)
    return UIGraphicsImageRenderer(size: size).image { context in
      UIColor.orange.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      (name as NSString).draw(at: CGPoint(x: 4, y: 4), withAttributes: [:])
    }
  }
}
#endif
