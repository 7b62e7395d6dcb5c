#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// A view's place in the hierarchy, and everything it loses when it is moved away.
@MainActor struct HierarchyPosition {
  private let view: UIView
  private let placeholder: Placeholder
  private let superview: UIView?
  private let index: Int
  private let arranged: (stack: UIStackView, index: Int, spacing: CGFloat)?
  private let constraints: [NSLayoutConstraint]
  private let resizing: (mask: UIView.AutoresizingMask, translates: Bool)

  init(of view: UIView) {
    self.view = view
    placeholder = Placeholder(for: view)
    superview = view.superview
    index = view.superview?.subviews.firstIndex(of: view) ?? 0
    resizing = (view.autoresizingMask, view.translatesAutoresizingMaskIntoConstraints)
    constraints = HierarchyPosition.constraints(on: view)
    arranged = (view.superview as? UIStackView).flatMap { stack in
      stack.arrangedSubviews.firstIndex(of: view).map {
        (stack, $0, stack.customSpacing(after: view))
      }
    }
  }

  /// Moves the view elsewhere and leaves a placeholder with the same size and constraints.
  func leave(to holder: UIView) {
    placeholder.bounds = view.bounds
    placeholder.center = view.center
    placeholder.transform = view.transform
    placeholder.autoresizingMask = resizing.mask
    placeholder.translatesAutoresizingMaskIntoConstraints = resizing.translates
    NSLayoutConstraint.deactivate(constraints)
    holder.addSubview(view)
    if let arranged {
      arranged.stack.insertArrangedSubview(placeholder, at: arranged.index)
      arranged.stack.setCustomSpacing(arranged.spacing, after: placeholder)
    }
    // An arranged subview also has an index of its own among the subviews.
    superview?.insertSubview(placeholder, at: index)
    NSLayoutConstraint.activate(constraints.compactMap(tied) + sizes)
  }

  /// The placeholder's size constraints, for dimensions that nothing else determines.
  private var sizes: [NSLayoutConstraint] {
    guard !placeholder.translatesAutoresizingMaskIntoConstraints else { return [] }
    let sizes = [
      placeholder.widthAnchor.constraint(equalToConstant: placeholder.bounds.width),
      placeholder.heightAnchor.constraint(equalToConstant: placeholder.bounds.height),
    ]
    for size in sizes { size.priority = UILayoutPriority(999) }
    return sizes
  }

  /// A copy of one of the view's constraints for the placeholder, or nil if it involves a view inside.
  private func tied(_ constraint: NSLayoutConstraint) -> NSLayoutConstraint? {
    guard let first = constraint.firstItem,
      first === view || constraint.secondItem === view && !HierarchyPosition.isInside(first, view)
    else { return nil }
    let tied = NSLayoutConstraint(
      item: first === view ? placeholder : first,
      attribute: constraint.firstAttribute,
      relatedBy: constraint.relation,
      toItem: constraint.secondItem === view ? placeholder : constraint.secondItem,
      attribute: constraint.secondAttribute,
      multiplier: constraint.multiplier,
      constant: constraint.constant
    )
    tied.priority = constraint.priority
    return tied
  }

  /// Applies what the app writes to the view in the meantime to its placeholder; returns whether the app has changed
  /// the view's frame, which is the box otherwise.
  func follow(in box: CGRect) -> Bool {
    let anchor = view.layer.anchorPoint
    let rest = CGPoint(x: box.minX + anchor.x * box.width, y: box.minY + anchor.y * box.height)
    let isMoved = Vector(view.center).isFar(from: Vector(rest))
    let isResized = Vector(view.bounds.size).isFar(from: Vector(box.size))
    let isTransformed = !view.transform.isIdentity
    if isMoved { placeholder.center = view.center }
    if isResized { placeholder.bounds.size = view.bounds.size }
    if isTransformed { placeholder.transform = view.transform }
    return isMoved || isResized || isTransformed
  }

  /// Records that the app or a finger has scrolled the view.
  func scroll(to offset: CGPoint) { placeholder.bounds.origin = offset }

  /// Moves the view to where its placeholder is now; a view that the app moved or removed stays as it is.
  func takeBack(from holder: UIView?) {
    let new = HierarchyPosition.constraints(on: view)
    if view.superview === holder { takePlace() } else { placeholder.removeFromSuperview() }
    view.autoresizingMask = resizing.mask
    view.translatesAutoresizingMaskIntoConstraints = resizing.translates
    view.transform = placeholder.transform
    view.bounds.size = placeholder.bounds.size
    // This comes last, because a scroll view changes its offset when it is resized.
    view.bounds.origin = placeholder.bounds.origin
    view.center = placeholder.center
    activate(new)
  }

  /// Activates the constraints that the app has made meanwhile, and those from before that it has not replaced.
  ///
  /// A view that the app has put elsewhere keeps only what is about itself.
  private func activate(_ new: [NSLayoutConstraint]) {
    let replaced = new.flatMap { $0.attributes(of: view) }
    let kept = constraints.filter { view.superview === superview || $0.isOwn(of: view) }
    let old = kept.filter { constraint in
      constraint.attributes(of: view).allSatisfy { attribute in
        // Two of one axis determine all that is on it.
        !replaced.contains(attribute)
          && replaced.count { $0.isHorizontal == attribute.isHorizontal } < 2
      }
    }
    NSLayoutConstraint.activate((new + old).filter(\.joinsItems))
  }

  private func takePlace() {
    let index = superview?.subviews.firstIndex(of: placeholder) ?? index
    let arrangedIndex = arranged?.stack.arrangedSubviews.firstIndex(of: placeholder)
    placeholder.removeFromSuperview()
    if let arranged {
      let last = arranged.stack.arrangedSubviews.count
      arranged.stack.insertArrangedSubview(view, at: min(arrangedIndex ?? arranged.index, last))
      arranged.stack.setCustomSpacing(arranged.spacing, after: view)
    }
    if let superview {
      let others = superview.subviews.count - (view.superview === superview ? 1 : 0)
      superview.insertSubview(view, at: min(index, others))
    }
  }

  /// The app's active constraints between the view, or anything inside it, and the outside, and those for its size.
  private static func constraints(on view: UIView) -> [NSLayoutConstraint] {
    var result = view.constraints.filter { $0.isOwn(of: view) }
    var next = view.superview
    while let ancestor = next {
      result += ancestor.constraints.filter { constraint in
        isInside(constraint.firstItem, view) || isInside(constraint.secondItem, view)
      }
      next = ancestor.superview
    }
    return result.filter { $0.isActive && !$0.isOfTheLayout }
  }

  private static func isInside(_ item: AnyObject?, _ view: UIView) -> Bool {
    owner(of: item)?.isDescendant(of: view) ?? false
  }

  /// The view that an item of a constraint is, or in which it is a guide.
  fileprivate static func owner(of item: AnyObject?) -> UIView? {
    item as? UIView ?? (item as? UILayoutGuide)?.owningView
  }
}

extension NSLayoutConstraint {
  /// Whether UIKit made it: for an intrinsic size, a resizing mask, a stack view or a cell.
  fileprivate var isOfTheLayout: Bool {
    let name = "\(type(of: self))"
    return name != "NSLayoutConstraint" && (name.hasPrefix("NS") || name.hasPrefix("_"))
      || identifier?.hasPrefix("UI") ?? false
  }

  /// Whether its items are still there and in one hierarchy; otherwise, activating it raises an exception.
  fileprivate var joinsItems: Bool {
    guard let first = HierarchyPosition.owner(of: firstItem) else { return false }
    guard secondAttribute != .notAnAttribute else { return true }
    guard let second = HierarchyPosition.owner(of: secondItem) else { return false }
    return sequence(first: first, next: \.superview).contains { second.isDescendant(of: $0) }
  }

  /// Whether it is about a view and nothing else.
  fileprivate func isOwn(of view: UIView) -> Bool {
    firstItem === view && (secondItem == nil || secondItem === view)
  }

  /// What it says of a view.
  fileprivate func attributes(of view: UIView) -> [Attribute] {
    (firstItem === view ? [firstAttribute] : []) + (secondItem === view ? [secondAttribute] : [])
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var isHorizontal: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      true
    default: false
    }
  }
}

extension Vector {
  /// Whether two points differ by more than a rounding error.
  fileprivate func isFar(from other: Vector) -> Bool {
    let rounding = 0.001 + 1e-9 * max(abs(x), abs(y), abs(other.x), abs(other.y))
    return abs(x - other.x) > rounding || abs(y - other.y) > rounding
  }
}
#endif
