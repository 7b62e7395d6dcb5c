#if canImport(UIKit)
import Foundation
import MatchEngine
import UIKit

/// What lies between a tap and the first motion, and between the last motion and the outcome.
func tapRows() -> [Row] {
  MainActor.assumeIsolated {
    [
      firstMotion(
        "first motion",
        "frames from a push of 50 images to the first that shows motion, links first or last",
        areCards: false,
        budget: 1
      ),
      firstMotion(
        "cards' motion",
        "the same of 50 cards, each a snapshot, which has to be committed first",
        areCards: true,
        budget: 2
      ),
      heldUp(),
    ]
      + [10, 50, 200, 1_000].flatMap { count in
        [false, true].map { startOfPairs(count, areBoxes: $0) }
      } + [landing(), tagsInFlight()]
  }
}

/// How many frames the screen shows until something has moved, whichever comes first, a display link's first call or
/// the commit.
@MainActor private func firstMotion(
  _ name: String,
  _ what: String,
  areCards: Bool,
  budget: Double
) -> Row {
  let counts = [false, true].map { isEarly in
    let navigation = world(images(50, isLower: true, areCards: areCards))
    Headless.switches.displayLinksComeBeforeCommit = isEarly
    // A tap comes somewhere between two frames.
    Headless.advance(by: 0.007)
    let before = frontmost(in: Headless.nextDisplayList)
    let shown = Headless.shownFrames {
      navigation.pushViewController(images(50, isLower: false, areCards: areCards), animated: true)
      Headless.advance(by: 0.1)
    }
    return shown.prefix { distance(before, frontmost(in: $0.displayList)) < 0.01 }.count + 1
  }
  return Row(
    name: name,
    measures: what,
    figure: Double(counts.max() ?? 0),
    budget: .figure(budget)
  )
}

/// Where the frontmost image is seen.
@MainActor private func frontmost(in list: DisplayList) -> CGPoint {
  list.items.last { $0.kind == .image }?.center ?? .zero
}

private func distance(_ point: CGPoint, _ other: CGPoint) -> CGFloat {
  hypot(other.x - point.x, other.y - point.y)
}

/// How much of its way a flight shows first if the main thread is held for three frames while it's staged.
@MainActor private func heldUp() -> Row {
  let navigation = world(images(50, isLower: true))
  navigation.childMatchTransition = MatchTransition {
    $0.timing = .linear(duration: 0.5)
  }
  let upper = images(50, isLower: false)
  upper.delay = 3 / 60 + 0.004
  Headless.advance(by: 0.007)
  let frames = Headless.shownFrames {
    navigation.pushViewController(upper, animated: true)
    Headless.advance(by: 0.2)
  }.map { frontmost(in: $0.displayList) }
  let moves = zip(frames, frames.dropFirst()).map(distance).drop { $0 < 1e-6 }
  expect(moves.count > 4, "a flight that was held up moves on")
  return Row(
    name: "held up",
    measures: "the way shown first, the main thread held for 3 frames in staging; a frame's way",
    figure: Double(moves.first ?? .nan),
    unit: "points",
    floor: Double(moves.dropFirst(2).first ?? .nan),
    budget: .ratio(1.001)
  )
}

/// Who animates a push.
private enum Animator: CaseIterable {
  case engine, byHand, system
}

/// What a push costs until something moves, by the engine and by hand, over what the system's own costs.
@MainActor private func startOfPairs(_ count: Int, areBoxes: Bool) -> Row {
  var times: [Animator: [Double]] = [:]
  for round in 0..<(count > 500 ? 8 : 20) {
    for animator in Animator.allCases {
      let navigation = world(images(count, isLower: true, areBoxes: areBoxes))
      let byHand = ByHand()
      if animator != .engine { navigation.childMatchTransition = nil }
      if animator == .byHand { navigation.delegate = byHand }
      let upper = images(count, isLower: false, areBoxes: areBoxes)
      upper.loadViewIfNeeded()
      let time = seconds {
        navigation.pushViewController(upper, animated: true)
        Headless.advance(by: 2 / 60)
      }
      let flies = navigation.matchFlight?.phase == .running
      expect(flies == (animator == .engine), "a push flies if it may")
      expect(byHand.pairs == (animator == .byHand ? count : 0), "all pairs are animated by hand")
      if round > 2 { times[animator, default: []].append(time) }
    }
  }
  func added(by animator: Animator) -> Double {
    (undisturbed(times[animator] ?? []) - undisturbed(times[.system] ?? [])) * 1e3
  }
  return Row(
    name: "\(count) \(areBoxes ? "boxes" : "images")",
    measures: "a push of so many pairs until they move, over the system's; the same by hand",
    figure: added(by: .engine),
    unit: "ms",
    floor: added(by: .byHand),
    budget: .ratio(7)
  )
}

/// The transition that somebody writes who has no engine: a copy of each pair, its originals hidden, and three
/// animations.
private final class ByHand: NSObject, UINavigationControllerDelegate,
  UIViewControllerAnimatedTransitioning
{
  private(set) var pairs = 0

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> Double {
    0.5
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
    context.containerView.addSubview(to)
    for (lower, upper) in zip(from.subviews, to.subviews) {
      let copy = (upper as? UIImageView).map { UIImageView(image: $0.image) } ?? UIView()
      copy.backgroundColor = upper.backgroundColor
      copy.frame = upper.frame
      context.containerView.addSubview(copy)
      (lower.alpha, upper.alpha) = (0, 0)
      animate(copy, from: lower, to: upper)
      pairs += 1
    }
  }

  private func animate(_ copy: UIView, from lower: UIView, to upper: UIView) {
    let shares = (0..<14).map { CGFloat($0) / 13 }
    func mixed(_ share: CGFloat, _ part: (UIView) -> CGFloat) -> CGFloat {
      part(lower) + (part(upper) - part(lower)) * share
    }
    let values: [(String, (CGFloat) -> Any)] = [
      ("position", { CGPoint(x: mixed($0, \.center.x), y: mixed($0, \.center.y)) }),
      (
        "bounds.size",
        { CGSize(width: mixed($0, \.bounds.width), height: mixed($0, \.bounds.height)) }
      ),
      ("cornerRadius", { share in mixed(share, \.layer.cornerRadius) }),
    ]
    for (keyPath, value) in values {
      let animation = CAKeyframeAnimation(keyPath: keyPath)
      animation.values = shares.map(value)
      animation.duration = 0.5
      copy.layer.add(animation, forKey: keyPath)
    }
  }
}

/// What the frame in which a flight of 1,000 pairs lands costs.
@MainActor private func landing() -> Row {
  var (landings, removals): ([Double], [Double]) = ([], [])
  for _ in 0..<5 {
    let navigation = world(images(1_000, isLower: true))
    navigation.pushViewController(images(1_000, isLower: false), animated: true)
    Headless.advance(by: 0.1)
    let flight = navigation.matchFlight
    var last = 0.0
    while flight?.outcome == nil { last = seconds { Headless.advance(by: 1 / 60) } }
    landings.append(last)
    removals.append(removalByHand(navigation))
  }
  return Row(
    name: "landing",
    measures: "the frame in which 1,000 pairs land; removing as many views by hand, showing 2,000",
    figure: undisturbed(landings) * 1e3,
    unit: "ms",
    floor: undisturbed(removals) * 1e3,
    budget: .ratio(2)
  )
}

/// What IDs cost while something flies, as where a list is filled in flight.
@MainActor private func tagsInFlight() -> Row {
  let times = [1, 200].map { count in
    let navigation = world(images(count, isLower: true))
    navigation.pushViewController(images(count, isLower: false), animated: true)
    Headless.advance(by: 0.1)
    expect(navigation.matchFlight?.phase == .running, "a push with shared IDs flies")
    var cells: [UIView] = []
    return undisturbedTimes(
      rounds: 31,
      of: [{ for (number, cell) in cells.enumerated() { cell.matchID = "other \(number)" } }],
      before: { cells = (0..<1_000).map { _ in UIView() } }
    )[0]
  }
  return Row(
    name: "tags in flight",
    measures: "setting an ID in 1,000 new cells while 200 pairs fly; while one does",
    figure: times[1] * 1e3,
    unit: "ms",
    floor: times[0] * 1e3,
    budget: .ratio(2)
  )
}

/// Removes a stage's views by hand, in a frame.
@MainActor private func removalByHand(_ navigation: UINavigationController) -> Double {
  let (stage, hidden) = (UIView(), UIView())
  for number in 0..<1_000 {
    let (clip, box) = (UIView(), UIView())
    clip.addSubview(box)
    box.addSubview(UIImageView(image: TimedScreen.image))
    stage.addSubview(clip)
    for side in 0..<2 {
      let original = UIImageView(image: TimedScreen.image)
      original.frame.origin.x = CGFloat(number + side)
      let hiding = CABasicAnimation(keyPath: "opacity")
      (hiding.toValue, hiding.duration, hiding.isRemovedOnCompletion) = (0, 100, false)
      hidden.addSubview(original)
      original.layer.add(hiding, forKey: "hidden")
    }
  }
  navigation.topViewController?.view.addSubview(hidden)
  navigation.topViewController?.view.addSubview(stage)
  Headless.advance(by: 0.1)
  return seconds {
    for view in stage.subviews { view.removeFromSuperview() }
    for view in hidden.subviews { view.layer.removeAnimation(forKey: "hidden") }
    stage.removeFromSuperview()
    Headless.advance(by: 1 / 60)
  }
}

/// A grid of tagged images, or of cards with an image each.
@MainActor private func images(
  _ count: Int,
  isLower: Bool,
  areCards: Bool = false,
  areBoxes: Bool = false
) -> TimedScreen {
  TimedScreen { screen in
    let columns = Int(Double(count).squareRoot().rounded(.up))
    let side = 380 / CGFloat(columns)
    for number in 0..<count {
      let place = isLower ? number : count - 1 - number
      let image = UIImageView(image: TimedScreen.image)
      let view = areCards || areBoxes ? UIView() : image
      if areBoxes { view.backgroundColor = .red }
      view.frame = CGRect(
        x: CGFloat(place % columns) * side,
        y: CGFloat(place / columns) * side + (isLower ? 20 : 300),
        width: side * 0.8,
        height: side * 0.7
      )
      image.frame.size = view.frame.size
      if areCards {
        view.addSubview(image)
        view.addSubview(UILabel(frame: image.frame))
      }
      view.matchID = "photo \(number)"
      screen.view.addSubview(view)
    }
  }
}
#endif
