#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Where a view belongs, and all that it loses when it is taken away.
@MainActor struct Home {
  private let view: UIView
  private let placeholder = UIView()
  private let superview: UIView?
  private let index: Int
  private let arranged: (stack: UIStackView, index: Int, spacing: CGFloat)?
  private let constraints: [NSLayoutConstraint]
  private let place: (bounds: CGRect, center: CGPoint, transform: CGAffineTransform)
  private let resizing: (mask: UIView.AutoresizingMask, translates: Bool)

  init(of view: UIView) {
    self.view = view
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

  /// Takes the view away and leaves a placeholder of its size.
  func leave() {
    placeholder.bounds = place.bounds
    placeholder.center = place.center
    placeholder.isUserInteractionEnabled = false
    view.removeFromSuperview()
    guard let arranged else {
      superview?.insertSubview(placeholder, at: index)
      return
    }
    placeholder.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      placeholder.widthAnchor.constraint(equalToConstant: place.bounds.width),
      placeholder.heightAnchor.constraint(equalToConstant: place.bounds.height),
    ])
    arranged.stack.insertArrangedSubview(placeholder, at: arranged.index)
    arranged.stack.setCustomSpacing(arranged.spacing, after: placeholder)
  }

  /// The view is where, and how, it was.
  func takeBack() {
    let index = superview?.subviews.firstIndex(of: placeholder) ?? index
    placeholder.removeFromSuperview()
    if let arranged {
      arranged.stack.insertArrangedSubview(view, at: arranged.index)
      arranged.stack.setCustomSpacing(arranged.spacing, after: view)
    } else if let superview {
      superview.insertSubview(view, at: min(index, superview.subviews.count))
    }
    view.autoresizingMask = resizing.mask
    view.translatesAutoresizingMaskIntoConstraints = resizing.translates
    view.transform = place.transform
    view.bounds = place.bounds
    view.center = place.center
    NSLayoutConstraint.activate(constraints)
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
