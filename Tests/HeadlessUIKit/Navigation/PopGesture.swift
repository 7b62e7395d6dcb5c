// NV-60…NV-65, GS-20, GS-24, GS-43, GS-47: the pop gestures. All that ties it to recognizers is here.
/// What a navigation controller's own pan does, from the edge or anywhere, and when it may.
@MainActor final class PopGesture: NSObject, UIGestureRecognizerDelegate {
  weak var navigation: UINavigationController?
  let recognizer: UIPanGestureRecognizer
  /// What drives the pop that the gesture has begun, from its beginning to the end of the gesture.
  private var driver: UIPercentDrivenInteractiveTransition?
  /// The same, until the pop has taken it.
  private var offered: UIPercentDrivenInteractiveTransition?
  /// NV-60: whether the delegate implements its animator method, as far as that is known.
  var delegateAnimates: Bool? { didSet { hideOrShow() } }

  init(_ recognizer: UIPanGestureRecognizer) { self.recognizer = recognizer }

  private var isForContent: Bool { !(recognizer is UIScreenEdgePanGestureRecognizer) }

  func attach(to navigation: UINavigationController) {
    self.navigation = navigation
    (recognizer as? UIScreenEdgePanGestureRecognizer)?.edges = .left
    // GS-24: it takes what a trackpad scrolls.
    recognizer.allowedScrollTypesMask = .continuous
    recognizer.takesScrolls = true
    recognizer.delegate = self
    recognizer.addHandler { [weak self] _ in self?.moved() }
    navigation.view.addGestureRecognizer(recognizer)
    hideOrShow()
  }

  /// The driver of the transition that begins, if the gesture has begun it.
  func takeDriver() -> UIPercentDrivenInteractiveTransition? {
    defer { offered = nil }
    return offered
  }

  /// GS-43: the recognizer's delegate may read nil where the navigation's answers for animators, or may.
  private func hideOrShow() {
    let isUnseen =
      World.shared.switches.popDelegatesReadNil && delegateAnimates ?? (navigation?.delegate != nil)
    if isUnseen, recognizer.delegate === self {
      recognizer.delegate = nil
      recognizer.unseenDelegate = self
    } else if !isUnseen, recognizer.unseenDelegate === self {
      recognizer.delegate = self
    }
  }

  // MARK: Whether it may begin

  /// NV-62, GS-43: the built-in conditions; an app that sets another delegate, or nil, takes this upon itself (NV-61).
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let navigation, navigation.stack.count > 1, navigation.change == nil,
      !navigation.barIsHidden, let item = navigation.topViewController?.navigationItem
    else { return false }
    if isForContent {
      let velocity = recognizer.velocity(in: nil)
      guard velocity.x > abs(velocity.y) else { return false }
    }
    return item.allowsBack && !knowsDelegateAnimates(navigation)
  }

  /// If the delegate was never asked it is asked now, and its answer thrown away.
  private func knowsDelegateAnimates(_ navigation: UINavigationController) -> Bool {
    if let delegateAnimates { return delegateAnimates }
    guard let delegate = navigation.delegate else { return false }
    let stack = navigation.stack
    let answer = probe(delegate) {
      delegate.navigationController(
        navigation,
        animationControllerFor: .pop,
        from: stack[stack.count - 1],
        to: stack[stack.count - 2]
      )
    }
    delegateAnimates = answer != nil
    return answer != nil
  }

  // MARK: What it does

  private func moved() {
    switch recognizer.state {
    case .began: begin()
    case .changed: driver?.update(progress)
    case .ended: end(isFinished: progress + recognizer.velocity(in: nil).x / 1000 > 0.5)
    case .cancelled: end(isFinished: false)
    case .possible, .failed: break
    }
  }

  private func begin() {
    guard let navigation else { return }
    guard navigation.stack.count > 1, navigation.change == nil else {
      World.shared.warn("the pop gesture began where nothing can be popped: UIKit's views freeze")
      return
    }
    driver = UIPercentDrivenInteractiveTransition()
    offered = driver
    navigation.popViewController(animated: true)
  }

  private func end(isFinished: Bool) {
    if isFinished { driver?.finish() } else { driver?.cancel() }
    driver = nil
  }

  private var progress: CGFloat {
    guard let view = navigation?.viewIfLoaded, view.bounds.width > 0 else { return 0 }
    return recognizer.translation(in: view).x / view.bounds.width
  }
}
