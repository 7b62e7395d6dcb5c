import MatchEngine
import MatchEngineTestSupport
import UIKit

extension FuzzScreen {
  /// Builds a tree of this many views.
  func build(count: Int, random: inout SplitMix) {
    // Some trees are deep, most are broad.
    let isDeep = random.chance(oneIn: 5)
    while made.count < count {
      let view = kind(&random)
      style(view, &random)
      tag(view, &random)
      let parent =
        made.isEmpty || random.chance(oneIn: isDeep ? 8 : 2)
        ? nil : isDeep ? made.count - 1 : random.whole(0...(made.count - 1))
      put(view, into: parent)
    }
    if random.chance(oneIn: 3), let view = made.randomElement(using: &random) { constrain(view) }
  }

  private func put(_ view: UIView, into parent: Int?) {
    let number = made.count
    made.append(view)
    guard let parent else { return self.view.addSubview(view) }
    parents[number] = parent
    switch made[parent] {
    case let stack as UIStackView:
      arranged.insert(number)
      stack.addArrangedSubview(view)
    case let effect as UIVisualEffectView: effect.contentView.addSubview(view)
    default: made[parent].addSubview(view)
    }
  }

  /// A width by Auto Layout, which must survive.
  private func constrain(_ view: UIView) {
    let width = view.widthAnchor.constraint(equalToConstant: 80)
    width.priority = .defaultHigh
    width.isActive = true
  }

  private func kind(_ random: inout SplitMix) -> UIView {
    let frame = random.frame()
    switch random.whole(0...8) {
    case 0, 1:
      let view = UIImageView(frame: frame)
      view.image = random.chance(oneIn: 4) ? nil : FuzzScreen.picture(of: random.whole(0...3))
      view.contentMode = UIView.ContentMode(rawValue: random.whole(0...12)) ?? .scaleToFill
      view.clipsToBounds = random.chance(oneIn: 2)
      return view
    case 2, 3:
      let label = UILabel(frame: frame)
      label.text = random.pick(["", "one", "one two three", "a longer line of text that wraps"])
      label.numberOfLines = random.whole(0...2)
      label.textAlignment = random.pick([.left, .center, .right])
      return label
    case 4:
      let scroll = UIScrollView(frame: frame)
      scroll.contentInsetAdjustmentBehavior = .never
      // If it were scrolled too far, the result would depend on what comes first, the window or the layout.
      scroll.contentSize = CGSize(width: 300, height: max(900, 2 * frame.height))
      scroll.contentOffset = CGPoint(x: 0, y: random.number(-20...200))
      if configuration.refreshes { scroll.refreshControl = UIRefreshControl() }
      return scroll
    case 5:
      let stack = UIStackView(frame: frame)
      stack.axis = random.chance(oneIn: 2) ? .vertical : .horizontal
      stack.spacing = random.number(0...10)
      stack.distribution = random.pick([.fill, .fillEqually, .equalSpacing])
      return stack
    case 6:
      let effect = UIVisualEffectView(effect: UIBlurEffect(style: .light))
      effect.frame = frame
      return effect
    default: return UIView(frame: frame)
    }
  }

  private func style(_ view: UIView, _ random: inout SplitMix) {
    if random.chance(oneIn: 2) {
      view.backgroundColor = UIColor(white: random.number(0...1), alpha: random.pick([1, 1, 0.5]))
    }
    if random.chance(oneIn: 3) { view.layer.cornerRadius = random.pick([4, 20, 500, 1e-9]) }
    if random.chance(oneIn: 4) { view.clipsToBounds = true }
    if random.chance(oneIn: 5) { view.layer.maskedCorners = [.layerMinXMinYCorner] }
    if random.chance(oneIn: 5) { view.layer.borderWidth = random.number(0...6) }
    if random.chance(oneIn: 5) {
      view.layer.shadowOpacity = 0.5
      view.layer.shadowRadius = random.number(0...9)
    }
    if random.chance(oneIn: 4) { view.transform = random.transform() }
    if random.chance(oneIn: 5) { view.alpha = random.pick([0, 0.01, 0.5]) }
    if random.chance(oneIn: 8) { view.isHidden = true }
    if random.chance(oneIn: 8) { view.layer.anchorPoint = CGPoint(x: random.number(0...1), y: 1) }
    if random.chance(oneIn: 8) { view.layer.zPosition = random.number(-2...2) }
    if random.chance(oneIn: 10) { view.layer.cornerCurve = .continuous }
    if random.chance(oneIn: 12) { view.layer.transform = CATransform3DMakeRotation(1, 0, 0, 1) }
  }

  private func tag(_ view: UIView, _ random: inout SplitMix) {
    guard !random.chance(oneIn: 3) else { return }
    view.matchID = random.chance(oneIn: 20) ? "" : random.id()
    if random.chance(oneIn: 4) { view.matchStyle = random.matchStyle() }
    if random.chance(oneIn: 5) {
      (view.matchEnteringEffect, view.matchLeavingEffect) = (random.effect(), random.effect())
    }
    if random.chance(oneIn: 12) { view.isMatchExcluded = true }
    if random.chance(oneIn: 3) { view.matchStandIn = random.pick(MatchStandIn.allCases) }
  }

  /// A picture, one of a few.
  static func picture(of number: Int) -> UIImage {
    let size = CGSize(width: 40 + 20 * (number % 4), height: 50)
    return UIGraphicsImageRenderer(size: size).image { context in
      UIColor(white: CGFloat(number % 4) / 4, alpha: 1).setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
  }
}
