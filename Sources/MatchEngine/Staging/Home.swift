#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Where a view belongs, and all that it loses when it is taken away.
@MainActor struct Home {
  private let view: UIView
  private let placeholder: Placeholder
  private let superview: UIView?
  private let index: Int
  private let arranged: (stack: UIStackView, index: Int, spacing: CGFloat)?
  private let constraints: [NSLayoutConstraint]
  private let place: (bounds: CGRect, center: CGPoint, transform: CGAffineTransform)
  private let resizing: (mask: UIView.AutoresizingMask, translates: Bool)

  init(of view: UIView) {
    self.view = view
    placeholder = Placeholder(for: view)
    superview = view.superview
    index = view.superview?.subviews.firstIndex(of: view) ?? 0
    place = (view.bounds, view.center, view.transform)
    resizing = (view.autoresizingMask, view.translatesAutoresizingMaskIntoConstraints)
    constraints = Home.constraints(on: view)
    if let stack = view.superview as? UIStackView,
      let index = stack.arrangedSubviews.firstIndex(of: view)
    {
      arranged = (stack, index, stack.customSpacing(after: view))
    } else {
      arranged = nil
    }
  }

  /// Takes the view away and leaves a placeholder of its size, tied to its neighbours as it was.
  func leave() {
    placeholder.bounds = place.bounds
    placeholder.center = place.center
    placeholder.transform = place.transform
    placeholder.autoresizingMask = resizing.mask
    placeholder.translatesAutoresizingMaskIntoConstraints = resizing.translates
    view.removeFromSuperview()
    if let arranged {
      arranged.stack.insertArrangedSubview(placeholder, at: arranged.index)
      arranged.stack.setCustomSpacing(arranged.spacing, after: placeholder)
    }
    // What a stack arranges has a place of its own among the subviews.
    superview?.insertSubview(placeholder, at: index)
    NSLayoutConstraint.activate(constraints.compactMap(tied) + sizes)
  }

  /// Its size, where nothing else gives it one.
  private var sizes: [NSLayoutConstraint] {
    guard !placeholder.translatesAutoresizingMaskIntoConstraints else { return [] }
    let sizes = [
      placeholder.widthAnchor.constraint(equalToConstant: place.bounds.width),
      placeholder.heightAnchor.constraint(equalToConstant: place.bounds.height),
    ]
    for size in sizes { size.priority = UILayoutPriority(999) }
    return sizes
  }

  /// A constraint of the view's own, on the placeholder; nil for one that ties what is inside the view.
  private func tied(_ constraint: NSLayoutConstraint) -> NSLayoutConstraint? {
    guard constraint.firstItem === view || constraint.secondItem === view,
      let first = constraint.firstItem
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
    return Home.isInside(first, view) && first !== view ? nil : tied
  }

  /// The view is where, and how, it was; one that the app has put elsewhere, or away, stays there.
  func takeBack(from holder: UIView?) {
    if view.superview === holder { takePlace() } else { placeholder.removeFromSuperview() }
    view.autoresizingMask = resizing.mask
    view.translatesAutoresizingMaskIntoConstraints = resizing.translates
    view.transform = place.transform
    view.bounds = place.bounds
    view.center = place.center
    if view.superview === superview { NSLayoutConstraint.activate(constraints) }
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

  /// Every active constraint that ties the view, or anything inside it, to something outside of it.
  private static func constraints(on view: UIView) -> [NSLayoutConstraint] {
    var result: [NSLayoutConstraint] = []
    var next = view.superview
    while let ancestor = next {
      result += ancestor.constraints.filter { constraint in
        constraint.isActive
          && (isInside(constraint.firstItem, view) || isInside(constraint.secondItem, view))
      }
      next = ancestor.superview
    }
    return result
  }

  private static func isInside(_ item: AnyObject?, _ view: UIView) -> Bool {
    switch item {
    case let item as UIView: item.isDescendant(of: view)
    case let item as UILayoutGuide: item.owningView?.isDescendant(of: view) ?? false
    default: false
    }
  }
}
#endif
