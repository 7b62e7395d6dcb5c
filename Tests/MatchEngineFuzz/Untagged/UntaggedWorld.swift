import MatchEngine
import UIKit

/// One window with an app on whose screens nothing is tagged, with the engine or without.
@MainActor final class UntaggedWorld {
  let app: UntaggedApp
  /// Whether the engine is used.
  let isWithEngine: Bool
  let book = CallBook()
  let window: UIWindow
  private(set) var screens: [Int: UntaggedController] = [:]
  /// The delegates of the app's own, which it keeps.
  private var delegates: [NSObject] = []

  init(_ app: UntaggedApp, isWithEngine: Bool) {
    (self.app, self.isWithEngine) = (app, isWithEngine)
    window = UIWindow(frame: UIScreen.main.bounds)
  }

  var transition: MatchTransition? {
    isWithEngine ? MatchTransition { $0.gestures = app.gestures } : nil
  }

  func screen(_ number: Int) -> UntaggedController {
    if let known = screens[number] { return known }
    let screen = UntaggedController(number, app.screens[number], book)
    screens[number] = screen
    if app.screens[number].hasOwnTransition { screen.matchTransition = transition }
    return screen
  }

  /// Shows the first screens.
  func open() {
    let root = root()
    window.rootViewController = root
    window.makeKeyAndVisible()
    screens[0]?.addGuests(around: root.view)
  }

  private func root() -> UIViewController {
    switch app.base {
    case .screen: return screen(0)
    case .stack: return navigation(screen(0))
    case .tabs: return tabs([screen(0), screen(6), screen(7)])
    case .stacksInTabs: return tabs([navigation(screen(0)), navigation(screen(6)), screen(7)])
    }
  }

  private func tabs(_ controllers: [UIViewController]) -> UIViewController {
    let tabs = UITabBarController()
    tabs.viewControllers = controllers
    switch app.tabDelegate {
    case .none: break
    case .listens: tabs.delegate = kept(TabListener(book))
    case .declines: tabs.delegate = kept(TabFader(book, animates: false))
    case .animates: tabs.delegate = kept(TabFader(book, animates: true))
    }
    tabs.childMatchTransition = transition
    return tabs
  }

  private func navigation(_ root: UIViewController) -> UINavigationController {
    let navigation = UINavigationController(rootViewController: root)
    navigation.isNavigationBarHidden = app.hidesBar
    navigation.isToolbarHidden = !app.showsToolbar
    switch app.navigationDelegate {
    case .none: break
    case .listens: navigation.delegate = kept(NavigationListener(book))
    case .declines: navigation.delegate = kept(NavigationFader(book, animates: false))
    case .animates: navigation.delegate = kept(NavigationFader(book, animates: true))
    }
    // What is set before the view is there can't be told from what was there before.
    navigation.loadViewIfNeeded()
    if app.setsPopDelegateFirst { setPopDelegates(navigation) }
    navigation.childMatchTransition = transition
    if !app.setsPopDelegateFirst { setPopDelegates(navigation) }
    return navigation
  }

  private func setPopDelegates(_ navigation: UINavigationController) {
    set(app.popDelegate, of: navigation.interactivePopGestureRecognizer, navigation)
    set(app.contentPopDelegate, of: navigation.interactiveContentPopGestureRecognizer, navigation)
  }

  private func set(
    _ delegate: UntaggedApp.PopDelegate,
    of recognizer: UIGestureRecognizer?,
    _ navigation: UINavigationController
  ) {
    switch delegate {
    case .system: break
    case .allows: recognizer?.delegate = kept(PopGuard(navigation, allows: true, book))
    case .refuses: recognizer?.delegate = kept(PopGuard(navigation, allows: false, book))
    case .none: recognizer?.delegate = nil
    }
  }

  private func kept<Delegate: NSObject>(_ delegate: Delegate) -> Delegate {
    delegates.append(delegate)
    return delegate
  }

  // MARK: Where it is

  /// The controllers from the one presented last down to the screen that is seen.
  var front: [UIViewController] {
    var chain: [UIViewController] = []
    var next = top
    while let controller = next {
      chain.append(controller)
      next =
        switch controller {
        case let navigation as UINavigationController: navigation.topViewController
        case let tabs as UITabBarController: tabs.selectedViewController
        default: nil
        }
    }
    return chain
  }

  private var top: UIViewController? {
    var next = window.rootViewController
    while let presented = next?.presentedViewController { next = presented }
    return next
  }

  var navigation: UINavigationController? {
    front.reversed().lazy.compactMap { $0 as? UINavigationController }.first
  }

  /// How deep the app is, and in which tab.
  var place: Place {
    let tabs = front.lazy.compactMap { $0 as? UITabBarController }.first
    let presented = sequence(
      first: window.rootViewController,
      next: { $0?.presentedViewController }
    )
    return Place(
      depth: navigation?.viewControllers.count ?? 0,
      presented: presented.count(where: { $0 != nil }),
      tab: tabs?.selectedIndex ?? 0
    )
  }

  struct Place {
    let depth: Int
    let presented: Int
    let tab: Int

    /// What has led here.
    func ways(from old: Place) -> [String] {
      if presented != old.presented { return presented < old.presented ? ["dismisses"] : [] }
      if tab != old.tab { return ["selects"] }
      return depth < old.depth ? ["pops"] : []
    }
  }

  /// Whether something goes on scrolling that was let go.
  var isSlowingDown: Bool {
    (front.last as? UntaggedController)?.scrollViews.contains { $0.view.isDecelerating } == true
  }

  /// UIKit complains about apps that don't wait for a presentation's end.
  private var isModalQuiet: Bool {
    let chain = sequence(first: window.rootViewController, next: { $0?.presentedViewController })
    return chain.compactMap { $0 }.allSatisfy { !$0.isBeingPresented && !$0.isBeingDismissed }
      && top?.view.window != nil && top?.transitionCoordinator == nil
  }

  private func isFree(_ screen: UIViewController) -> Bool {
    screen.parent == nil && screen.presentingViewController == nil
      && screen.viewIfLoaded?.superview == nil && window.rootViewController !== screen
  }

  // MARK: What the app does

  /// What that does, if it does anything.
  nonisolated static let calls = [
    "pushes", "pops", "pops to the root", "sets the stack", "presents", "dismisses", "selects",
    "scrolls", "hides or shows the bar", "reloads", "ends editing",
  ]

  func perform(_ call: UntaggedAct.Call) {
    switch call {
    case .push(let number, let animated):
      guard let navigation, isFree(screen(number)) else { return }
      book.note("app pushes")
      navigation.pushViewController(screen(number), animated: animated)
    case .pop(let animated):
      let popped = navigation?.popViewController(animated: animated)
      if popped != nil { book.note("app pops") }
    case .popToRoot(let animated):
      let popped = navigation?.popToRootViewController(animated: animated) ?? []
      if !popped.isEmpty { book.note("app pops to the root") }
    case .setStack(let number, let animated):
      guard let navigation, let first = navigation.viewControllers.first, isFree(screen(number))
      else { return }
      book.note("app sets the stack")
      navigation.setViewControllers([first, screen(number)], animated: animated)
    case .present(let number, let style, let isInside, let animated):
      present(screen(number), style, isInside, animated)
    case .dismiss(let animated):
      guard isModalQuiet, let top, top.presentingViewController != nil else { return }
      book.note("app dismisses")
      top.dismiss(animated: animated) { [book] in book.note("dismissed") }
    case .select(let number):
      let tabs = front.lazy.compactMap { $0 as? UITabBarController }.first
      if let tabs, tabs.viewControllers?.indices.contains(number) == true {
        book.note("app selects")
        tabs.selectedIndex = number
      }
    case .scroll(let offset, let animated):
      guard let list = (front.last as? UntaggedController)?.list else { return }
      book.note("app scrolls")
      list.setContentOffset(offset, animated: animated)
    case .hideBar(let isHidden, let animated):
      guard let navigation, navigation.isNavigationBarHidden != isHidden else { return }
      book.note("app hides or shows the bar")
      navigation.setNavigationBarHidden(isHidden, animated: animated)
    case .reload:
      let list = (front.last as? UntaggedController)?.list
      if list is UITableView || list is UICollectionView { book.note("app reloads") }
      (list as? UITableView)?.reloadData()
      (list as? UICollectionView)?.reloadData()
    case .endEditing:
      if screens.values.contains(where: { $0.endEditing() }) { book.note("app ends editing") }
    }
  }

  private func present(
    _ screen: UntaggedController,
    _ style: UIModalPresentationStyle,
    _ isInside: Bool,
    _ animated: Bool
  ) {
    guard isModalQuiet, let top, isFree(screen) else { return }
    let presented = isInside ? navigation(screen) : screen
    presented.modalPresentationStyle = style
    if style == .custom { presented.transitioningDelegate = kept(CardPresenting(book)) }
    if style == .popover { presented.popoverPresentationController?.sourceView = top.view }
    let delegate = app.screens[screen.number].presentationDelegate
    if style != .custom, delegate != .none {
      presented.presentationController?.delegate = kept(PresentationGuard(delegate, book))
    }
    presented.matchTransition = transition
    book.note("app presents")
    top.present(presented, animated: animated) { [book] in book.note("presented") }
  }
}

extension UntaggedWorld {
  /// Nothing of it is left.
  func close() {
    window.isHidden = true
    window.rootViewController = nil
  }
}
