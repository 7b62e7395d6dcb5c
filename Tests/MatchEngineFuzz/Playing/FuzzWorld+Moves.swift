import MatchEngine
import UIKit

extension FuzzWorld {
  /// Changes which screen is shown, if it can, and returns the resulting flight, if it knows it.
  func perform(
    _ move: Move,
    _ how: Act.How,
    write: @escaping (FuzzScreen, ScreenWrite) -> Void
  ) -> MatchFlight? {
    let animated = how != .still
    switch move {
    case .push, .pop, .popToRoot, .setStack:
      guard let navigation = frontNavigation else { return nil }
      return begin(navigation, how) { [self] in navigate($0, move, animated) }
    case .present(let isInside): return present(isInside, how)
    case .dismiss: return dismiss(how)
    case .select(let tab):
      guard let tabs = front.lazy.compactMap({ $0 as? UITabBarController }).first else {
        return nil
      }
      return begin(tabs, how) { select(tab, in: $0, animated: animated) }
    case .replace(let isForward): return held(replace(isForward, animated), how)
    case .root(let isForward): return held(replaceRoot(isForward, animated), how)
    case .change(let writes, let isUndone): return held(change(writes, isUndone, write), how)
    }
  }

  private func begin<Controller: UIViewController>(
    _ controller: Controller,
    _ how: Act.How,
    _ change: (Controller) -> Void
  ) -> MatchFlight? {
    if how == .byHand { return controller.beginInteractiveMatch { change(controller) } }
    change(controller)
    return nil
  }

  private func held(_ flight: MatchFlight?, _ how: Act.How) -> MatchFlight? {
    if how == .byHand { flight?.hold() }
    return flight
  }

  private func navigate(_ navigation: UINavigationController, _ move: Move, _ animated: Bool) {
    switch move {
    case .push: navigation.pushViewController(requestedScreen(), animated: animated)
    case .pop: navigation.popViewController(animated: animated)
    case .popToRoot: navigation.popToRootViewController(animated: animated)
    default:
      guard let first = navigation.viewControllers.first else { return }
      navigation.setViewControllers([first, requestedScreen()], animated: animated)
    }
  }

  private func requestedScreen() -> FuzzScreen {
    let screen = freeScreen()
    screen.isRequested = true
    return screen
  }

  /// Whether nothing is being presented or dismissed: UIKit warns an app that does not wait for that.
  private var isModalQuiet: Bool {
    all.allSatisfy { !$0.isBeingPresented && !$0.isBeingDismissed }
      && top?.view.window != nil && top?.parent == nil
  }

  private func present(_ isInside: Bool, _ how: Act.How) -> MatchFlight? {
    guard isModalQuiet, let top, top.transitionCoordinator == nil, all.count < 9 else { return nil }
    let screen = freeScreen()
    let arriving = isInside ? navigation([screen]) : screen
    let presented = prepared(arriving, over: top)
    return begin(top, how) { $0.present(presented, animated: how != .still) }
  }

  private func dismiss(_ how: Act.How) -> MatchFlight? {
    guard isModalQuiet, let top, let presenter = top.presentingViewController,
      top.transitionCoordinator == nil
    else { return nil }
    return begin(presenter, how) { $0.dismiss(animated: how != .still) }
  }

  private func select(_ tab: Int, in tabs: UITabBarController, animated: Bool) {
    guard tabs.viewControllers?.indices.contains(tab) == true else { return }
    if animated {
      tabs.selectedIndex = tab
    } else {
      UIView.performWithoutAnimation { tabs.selectedIndex = tab }
    }
  }

  private func replace(_ isForward: Bool, _ animated: Bool) -> MatchFlight? {
    guard let container = front.reversed().lazy.compactMap({ $0 as? FuzzContainer }).first,
      let view = container.viewIfLoaded, let old = container.children.last as? FuzzScreen,
      // While a container itself appears or disappears, UIKit tells its children.
      front.allSatisfy({ $0.transitionCoordinator == nil })
    else { return nil }
    // Half of the time the previous child comes back, perhaps in flight.
    let back = former.flatMap {
      $0 !== old && ($0.parent == nil || $0.parent === container) ? $0 : nil
    }
    let isBack = all.count % 2 == 0 && back?.presentingViewController == nil
    let new = isBack ? back ?? freeScreen() : freeScreen()
    former = old
    return container.matchShow(
      new,
      in: view,
      direction: isForward ? .forward : .backward,
      animated: animated
    )
  }

  private func replaceRoot(_ isForward: Bool, _ animated: Bool) -> MatchFlight? {
    guard let root = window.rootViewController, root.presentedViewController == nil,
      root.transitionCoordinator == nil, !window.isHidden
    else { return nil }
    let new = root is UINavigationController ? navigation([freeScreen()]) : freeScreen()
    return window.matchShow(
      new,
      direction: isForward ? .forward : .backward,
      animated: animated,
      transition: options
    )
  }

  private func change(
    _ writes: [ScreenWrite],
    _ isUndone: Bool,
    _ write: @escaping (FuzzScreen, ScreenWrite) -> Void
  ) -> MatchFlight? {
    guard let screen = front.last as? FuzzScreen, let view = screen.viewIfLoaded else { return nil }
    let undo: @MainActor () -> Void = { [weak screen] in
      if let screen { write(screen, ScreenWrite(view: 0, write: .color(0.3))) }
    }
    return view.matchAnimate(
      transition: options ?? .system,
      changes: { for one in writes { write(screen, one) } },
      undoOnCancel: isUndone ? undo : nil
    )
  }
}
