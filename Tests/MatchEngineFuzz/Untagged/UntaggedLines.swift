import UIKit

extension UntaggedWorld {
  /// The line of a world that UIKit has frozen.
  static let frozen = "frozen"
  /// The line of a world in which a swipe has begun of which nobody knows whether it may (GS-43).
  static let unknown = "unknown"

  /// All that can be told of this moment, a line for each thing: what was called since the last one, and where
  /// everything is.
  func lines() -> [String] {
    var lines = book.take()
    lines.append("warnings \(Headless.warnings.count)")
    // GS-43: nobody knows what comes of a swipe where there is nothing to go back to.
    if Headless.warnings.contains(where: { $0.contains("freeze") }) { lines.append(Self.frozen) }
    add(window.rootViewController, to: &lines)
    for screen in screens.sorted(by: { $0.key < $1.key }).map(\.value) where screen.isViewLoaded {
      add(screen, to: &lines)
    }
    var count = 0
    addRecognizers(of: window, &count, to: &lines)
    return lines
  }

  private func add(_ controller: UIViewController?, to lines: inout [String]) {
    guard let controller else { return }
    switch controller {
    case let navigation as UINavigationController:
      let titles = navigation.viewControllers.map { $0.title ?? "" }
      let bar = navigation.navigationBar
      lines.append("stack \(titles) bar \(bar.isHidden) \(bar.frame) \(bar.items?.count ?? 0)")
      if !navigation.isToolbarHidden {
        let toolbar: UIToolbar = navigation.toolbar
        let titles = (toolbar.items ?? []).map { $0.title ?? "" }
        lines.append("toolbar \(toolbar.isHidden) \(toolbar.frame) \(titles)")
      }
      lines.append("moves \(navigation.transitionCoordinator != nil)")
      if isUnknown(navigation) { lines.append(Self.unknown) }
    case let tabs as UITabBarController:
      lines.append("tab \(tabs.selectedIndex) bar \(tabs.tabBar.isHidden) \(tabs.tabBar.frame)")
    default: break
    }
    for child in controller.children { add(child, to: &lines) }
    if let presented = controller.presentedViewController,
      presented.presentingViewController === controller
    {
      lines.append("presents \(presented.title ?? "") \(presented.modalPresentationStyle.rawValue)")
      add(presented, to: &lines)
    }
  }

  /// Whether a swipe back has begun that perhaps might not.
  private func isUnknown(_ navigation: UINavigationController) -> Bool {
    let edge = navigation.interactivePopGestureRecognizer
    let content = navigation.interactiveContentPopGestureRecognizer as? UIPanGestureRecognizer
    let way = content?.translation(in: nil) ?? .zero
    // Without UIKit's own delegate, that of the content begins whichever way a finger goes.
    let isRemoved = app.contentPopDelegate == .none && app.setsPopDelegateFirst
    let isFree = isRemoved || app.contentPopDelegate == .allows
    let isElsewhere = isFree && way.x <= abs(way.y)
    return isBegun(edge) && app.isOpen(app.popDelegate)
      || isBegun(content) && (app.isOpen(app.contentPopDelegate) || isElsewhere)
  }

  private func isBegun(_ recognizer: UIGestureRecognizer?) -> Bool {
    recognizer?.state == .began || recognizer?.state == .changed
  }

  private func add(_ screen: UntaggedController, to lines: inout [String]) {
    let view: UIView = screen.view
    let isSeen = view.window != nil
    lines.append("screen \(screen.number) \(isSeen) \(view.frame) safe \(view.safeAreaInsets)")
    // UIKit's own dismissal moves a list out of the safe area, and so its offset; a flight doesn't.
    for (name, scroll) in screen.scrollViews where isSeen {
      let flags = [scroll.isTracking, scroll.isDragging, scroll.isDecelerating, scroll.isZooming]
      let state = flags.map { $0 ? "1" : "0" }.joined()
      lines.append(
        "offset \(name) \(scroll.contentOffset) zoom \(scroll.zoomScale) \(state) \(scroll.adjustedContentInset)"
      )
    }
    for field in screen.fields where field.isFirstResponder {
      lines.append("edits \(screen.number)")
      book.meet("finger edits")
    }
    for slider in screen.sliders where slider.value != 0.5 {
      lines.append("slides \(slider.value)")
      book.meet("finger slides")
    }
  }

  /// Those that do anything, and how many there are, view by view.
  private func addRecognizers(of view: UIView, _ count: inout Int, to lines: inout [String]) {
    let all = (view.gestureRecognizers ?? []).filter { !$0.isOfTheEngine }
    for (number, recognizer) in all.enumerated() {
      count += 1
      // UIKit's swipes wait for the engine's, and some for the whole touch, where they would have failed.
      let isSwipe = (view.next as? UINavigationController)?.popGestures.contains(recognizer) == true
      let isIdle = recognizer.state == .possible || isSwipe && recognizer.state == .failed
      guard !isIdle || !recognizer.isEnabled else { continue }
      let name = "\(type(of: view)) \(number) \(type(of: recognizer))"
      lines.append("state \(name) \(recognizer.state) \(recognizer.isEnabled)")
    }
    for subview in view.subviews { addRecognizers(of: subview, &count, to: &lines) }
    if view === window { lines.append("recognizers \(count)") }
  }
}

extension UINavigationController {
  /// UIKit's own recognizers that pop.
  fileprivate var popGestures: [UIGestureRecognizer] {
    [interactivePopGestureRecognizer, interactiveContentPopGestureRecognizer].compactMap(\.self)
  }
}
