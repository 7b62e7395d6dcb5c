import MatchEngine
import UIKit

/// Something that an app does to one of its views, at any time.
enum Write {
  case frame(CGRect)
  case alpha(CGFloat)
  case isHidden(Bool)
  case transform(CGAffineTransform)
  case radius(CGFloat)
  case tag(String?)
  case scroll(CGPoint)
  case picture
  case color(CGFloat)
  case toFront
  case move(into: Int)
  case remove

  var changesOrder: Bool {
    switch self {
    case .toFront, .move, .remove: true
    default: false
    }
  }
}

/// A write to one view of one screen, both by number.
struct ScreenWrite {
  var view: Int
  var write: Write
}

extension FuzzScreen {
  /// Does it, as an app would.
  func perform(_ write: ScreenWrite) {
    loadViewIfNeeded()
    guard !made.isEmpty else { return }
    let number = write.view % made.count
    let view = made[number]
    switch write.write {
    case .frame(let frame):
      // A list would go on following its screen's size, and a stack places what is arranged in it, sooner or later.
      view.autoresizingMask = []
      if !arranged.contains(number) { view.frame = frame }
    case .alpha(let alpha): view.alpha = alpha
    case .isHidden(let isHidden): view.isHidden = isHidden
    case .transform(let transform):
      if !arranged.contains(number) { view.transform = transform }
    case .radius(let radius): view.layer.cornerRadius = radius
    case .tag(let id): view.matchID = id
    case .scroll(let offset):
      if !arranged.contains(number) { (view as? UIScrollView)?.contentOffset = offset }
    case .picture: (view as? UIImageView)?.image = FuzzScreen.picture(of: number)
    case .color(let white): view.backgroundColor = UIColor(white: white, alpha: 1)
    case .toFront: view.superview?.bringSubviewToFront(view)
    case .move(let other): move(number, into: other % made.count)
    case .remove: remove(number)
    }
  }

  private func move(_ number: Int, into other: Int) {
    // An app knows its tree: it puts no view into itself, and no list that fills its screen elsewhere.
    guard other != number, made[number].autoresizingMask.isEmpty,
      !ancestors(of: other).contains(number), !isAlone(number),
      made[other] as? UIVisualEffectView == nil, made[other] as? UIStackView == nil
    else { return }
    parents[number] = other
    arranged.remove(number)
    made[other].addSubview(made[number])
  }

  /// Whether a view is all that a stack has: an empty stack has no size of its own, and keeps any that it had.
  private func isAlone(_ number: Int) -> Bool {
    (made[number].superview as? UIStackView)?.arrangedSubviews.elementsEqual([made[number]]) == true
  }

  private func remove(_ number: Int) {
    if isAlone(number) { return }
    parents[number] = nil
    made[number].removeFromSuperview()
  }

  private func ancestors(of number: Int) -> Set<Int> {
    var found: Set<Int> = []
    var next = parents[number]
    while let parent = next, found.insert(parent).inserted { next = parents[parent] }
    return found
  }
}
