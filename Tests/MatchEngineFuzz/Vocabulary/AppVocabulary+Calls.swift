import UIKit

extension AppVocabulary {
  /// The methods that an app calls on what a flight touches.
  static let calls =
    ofViewsCalls + ofLayersCalls + ofKindsCalls + ofControllersCalls

  private static let part: () -> UIView = {
    let view = UIView(frame: CGRect(x: 12, y: 8, width: 30, height: 20))
    view.backgroundColor = .green
    return view
  }
  /// Draws a view or a layer into an image that nobody looks at.
  private static func draw(_ draw: (CGContext) -> Void) {
    _ = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { draw($0.cgContext) }
  }

  private static let ofViewsCalls: [VocabularyEntry] = [
    .calls("addSubview", on: UIView.self, { if $0.takesSubviews { $0.addSubview(part()) } }),
    .calls(
      "insertSubview",
      on: UIView.self,
      { if $0.takesSubviews { $0.insertSubview(part(), at: 0) } },
      { view in
        guard view.takesSubviews else { return }
        // A list may have no rows yet, in one of two worlds.
        guard let last = view.subviews.last else { return view.addSubview(part()) }
        view.insertSubview(part(), belowSubview: last)
      }
    ),
    .calls(
      "bringSubviewToFront",
      on: UIView.self,
      { view in view.subviews.first.map(view.bringSubviewToFront) }
    ),
    .calls(
      "sendSubviewToBack",
      on: UIView.self,
      { view in view.subviews.last.map(view.sendSubviewToBack) }
    ),
    .calls("removeFromSuperview", on: UIView.self, { $0.removeFromSuperview() }),
    .calls("sizeToFit", on: UIView.self, { $0.sizeToFit() }),
    .calls("setNeedsLayout", on: UIView.self, { $0.setNeedsLayout() }),
    // An app that lays out a table in no window is warned for what it does itself.
    .calls("layoutIfNeeded", on: UIView.self, { if $0.window != nil { $0.layoutIfNeeded() } }),
    .calls("setNeedsDisplay", on: UIView.self, { $0.setNeedsDisplay() }),
    .calls(
      "invalidateIntrinsicContentSize",
      on: UIView.self,
      { $0.invalidateIntrinsicContentSize() }
    ),
    .calls("updateConstraintsIfNeeded", on: UIView.self, { $0.updateConstraintsIfNeeded() }),
    .calls(
      "setContentHuggingPriority",
      on: UIView.self,
      { $0.setContentHuggingPriority(.required, for: .vertical) }
    ),
    .calls(
      "setContentCompressionResistancePriority",
      on: UIView.self,
      { $0.setContentCompressionResistancePriority(.defaultLow, for: .horizontal) }
    ),
    .calls(
      "addGestureRecognizer",
      on: UIView.self,
      { $0.addGestureRecognizer(UITapGestureRecognizer()) },
      { $0.addGestureRecognizer(UIPanGestureRecognizer()) }
    ),
    .calls(
      "removeGestureRecognizer",
      on: UIView.self,
      { view in view.gestureRecognizers?.forEach(view.removeGestureRecognizer) }
    ),
    .calls("endEditing", on: UIView.self, { $0.endEditing(true) }),
    .calls(
      "snapshotView",
      on: UIView.self,
      { _ = $0.snapshotView(afterScreenUpdates: false) },
      { _ = $0.snapshotView(afterScreenUpdates: true) }
    ),
    .calls(
      "resizableSnapshotView",
      on: UIView.self,
      {
        _ = $0.resizableSnapshotView(
          from: CGRect(x: 0, y: 0, width: 9, height: 9),
          afterScreenUpdates: false,
          withCapInsets: .zero
        )
      }
    ),
    .calls(
      "drawHierarchy",
      on: UIView.self,
      { view in draw { _ in view.drawHierarchy(in: view.bounds, afterScreenUpdates: false) } },
      { view in draw { _ in view.drawHierarchy(in: view.bounds, afterScreenUpdates: true) } }
    ),
    .calls("becomeFirstResponder", on: UIResponder.self, { $0.becomeFirstResponder() }),
    .calls("resignFirstResponder", on: UIResponder.self, { $0.resignFirstResponder() }),
    .calls("makeKey", on: UIWindow.self, { $0.makeKey() }),
    .calls("makeKeyAndVisible", on: UIWindow.self, { $0.makeKeyAndVisible() }),
  ]

  private static let ofLayersCalls: [VocabularyEntry] = [
    .calls(
      "add",
      on: CALayer.self,
      { $0.add(fade(), forKey: "app") },
      { $0.add(fade(), forKey: nil) },
    ),
    .calls("removeAnimation", on: CALayer.self, { $0.removeAnimation(forKey: "app") }),
    .calls("removeAllAnimations", on: CALayer.self, { $0.removeAllAnimations() }),
    .calls(
      "setAffineTransform",
      on: CALayer.self,
      { $0.setAffineTransform(CGAffineTransform(rotationAngle: 1)) }
    ),
    .calls("setNeedsLayout", on: CALayer.self, { $0.setNeedsLayout() }),
    .calls(
      "layoutIfNeeded",
      on: CALayer.self,
      { layer in
        if (layer.delegate as? UIView)?.window != nil { layer.layoutIfNeeded() }
      }
    ),
    .calls("setNeedsDisplay", on: CALayer.self, { $0.setNeedsDisplay() }),
    .calls("displayIfNeeded", on: CALayer.self, { $0.displayIfNeeded() }),
    .calls("addSublayer", on: CALayer.self, { $0.addSublayer(bar()) }),
    .calls("insertSublayer", on: CALayer.self, { $0.insertSublayer(bar(), at: 0) }),
    .calls(
      "removeFromSuperlayer",
      on: CALayer.self,
      { $0.sublayers?.last { $0.name == "app" }?.removeFromSuperlayer() }
    ),
    .calls("render", on: CALayer.self, { layer in draw { layer.render(in: $0) } }),
  ]

  private static let fade: () -> CAAnimation = {
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0
    fade.duration = 0.3
    return fade
  }

  private static let bar: () -> CALayer = {
    let bar = CALayer()
    bar.name = "app"
    bar.frame = CGRect(x: 2, y: 3, width: 30, height: 4)
    bar.backgroundColor = UIColor.red.cgColor
    return bar
  }

  private static let ofKindsCalls: [VocabularyEntry] = [
    .calls("startAnimating", on: UIImageView.self, { $0.startAnimating() }),
    .calls("stopAnimating", on: UIImageView.self, { $0.stopAnimating() }),
    .calls(
      "scrollRectToVisible",
      on: UIScrollView.self,
      { $0.scrollRectToVisible(CGRect(x: 0, y: 60, width: 10, height: 10), animated: false) }
    ),
    .calls(
      "setContentOffset",
      on: UIScrollView.self,
      { $0.setContentOffset(CGPoint(x: 0, y: 70), animated: true) },
      { $0.setContentOffset(CGPoint(x: 0, y: 20), animated: false) }
    ),
    .calls("beginRefreshing", on: UIRefreshControl.self, { $0.beginRefreshing() }),
    .calls("endRefreshing", on: UIRefreshControl.self, { $0.endRefreshing() }),
    .calls("addArrangedSubview", on: UIStackView.self, { $0.addArrangedSubview(part()) }),
    .calls(
      "insertArrangedSubview",
      on: UIStackView.self,
      { $0.insertArrangedSubview(part(), at: 0) }
    ),
    .calls(
      "removeArrangedSubview",
      on: UIStackView.self,
      { stack in stack.arrangedSubviews.first.map(stack.removeArrangedSubview) }
    ),
    .calls(
      "setCustomSpacing",
      on: UIStackView.self,
      { stack in
        if let first = stack.arrangedSubviews.first { stack.setCustomSpacing(31, after: first) }
      }
    ),
  ]

  private static let ofControllersCalls: [VocabularyEntry] = [
    .calls("loadViewIfNeeded", on: UIViewController.self, { $0.loadViewIfNeeded() }),
    .calls(
      "setToolbarItems",
      on: UIViewController.self,
      { $0.setToolbarItems([UIBarButtonItem()], animated: true) },
      { $0.setToolbarItems(nil, animated: false) }
    ),
    .calls(
      "setNavigationBarHidden",
      on: UINavigationController.self,
      { $0.setNavigationBarHidden(true, animated: true) },
      { $0.setNavigationBarHidden(false, animated: true) },
      { $0.setNavigationBarHidden(true, animated: false) }
    ),
    .calls(
      "setToolbarHidden",
      on: UINavigationController.self,
      { $0.setToolbarHidden(false, animated: true) },
      { $0.setToolbarHidden(true, animated: true) }
    ),
  ]
}

extension UIView {
  /// An app that puts views into a blur itself, or into what UIKit arranges, is stopped by UIKit.
  fileprivate var takesSubviews: Bool { !(self is UIVisualEffectView) }
}
