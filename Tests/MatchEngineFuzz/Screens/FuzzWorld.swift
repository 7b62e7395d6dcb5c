import MatchEngine
import UIKit

/// One window with its controllers, with the engine or without.
@MainActor final class FuzzWorld {
  let configuration: FuzzConfiguration
  let window: UIWindow
  /// Whether the engine is used.
  let flies: Bool
  /// The transition of its controllers; nil while it is taken away.
  var options: MatchTransition?
  /// The screens, as long as something retains them.
  private var found: [Weak<FuzzScreen>] = []
  /// The screens that the app keeps, in some worlds.
  private var kept: [FuzzScreen] = []
  private var cards: [CardDelegate] = []
  /// Proxies of another library, which it keeps.
  private var proxies: [FuzzProxy] = []
  /// The app's own delegates, until they are freed.
  private var delegates: [FuzzDelegate] = []
  /// The previous child of the app's own container.
  weak var former: FuzzScreen?

  init(_ configuration: FuzzConfiguration, flies: Bool) {
    self.configuration = configuration
    self.flies = flies
    options = flies ? configuration.transition : nil
    window = UIWindow(frame: UIScreen.main.bounds)
  }

  /// Those that exist, in the order in which they were made.
  var screens: [FuzzScreen] { found.compactMap(\.object) }

  func screen(_ number: Int) -> FuzzScreen {
    if let known = screens.first(where: { $0.number == number }) { return known }
    let screen = FuzzScreen(number, configuration)
    found.append(Weak(object: screen))
    if configuration.seed % 2 == 0 { kept.append(screen) }
    return screen
  }

  /// A screen that is not in use: one that was used before, or a new one.
  func freeScreen() -> FuzzScreen {
    let isReused = found.count % 3 == 2
    if isReused, let free = screens.first(where: { isFree($0) }) { return free }
    return screen(found.count)
  }

  private func isFree(_ screen: FuzzScreen) -> Bool {
    !screen.isRequested && screen.parent == nil && screen.presentingViewController == nil
      && screen.matchFlight == nil
      && screen.viewIfLoaded?.window == nil && screen.viewIfLoaded?.superview == nil
      && window.rootViewController !== screen && all.allSatisfy { $0.transitionCoordinator == nil }
  }

  /// Every controller that is in the window.
  var all: [UIViewController] { all(below: window.rootViewController) }

  private func all(below controller: UIViewController?) -> [UIViewController] {
    guard let controller else { return [] }
    return [controller] + controller.children.flatMap { all(below: $0) }
      + (controller.presentedViewController?.presentingViewController === controller
        ? all(below: controller.presentedViewController) : [])
  }

  /// The root or what is presented over all others.
  var top: UIViewController? {
    var next = window.rootViewController
    while let presented = next?.presentedViewController { next = presented }
    return next
  }

  /// The controllers from the top one down to the screen that is seen.
  var front: [UIViewController] {
    var chain: [UIViewController] = []
    var next = top
    while let controller = next {
      chain.append(controller)
      next =
        switch controller {
        case let navigation as UINavigationController: navigation.topViewController
        case let tabs as UITabBarController: tabs.selectedViewController
        default: controller.children.last
        }
    }
    return chain
  }

  /// The innermost stack of those.
  var frontNavigation: UINavigationController? {
    front.reversed().lazy.compactMap { $0 as? UINavigationController }.first
  }
}

extension FuzzWorld {
  /// Does something to the delegates of the containers in front, and says what that was, beside the engine's.
  func disturb(_ change: Act.Delegate) -> FuzzResult.Rarity? {
    let holders = front.compactMap { $0 as? any DelegateHolder }
    let isBeside = options != nil && !holders.isEmpty
    if change == .freed {
      defer { delegates = [] }
      return isBeside && !delegates.isEmpty ? .freedDelegate : nil
    }
    for container in holders {
      switch change {
      case .proxy:
        let proxy = FuzzProxy(before: container.heldDelegate)
        proxies.append(proxy)
        container.heldDelegate = proxy
      case .own, .freed:
        let delegate = FuzzDelegate()
        delegates.append(delegate)
        container.heldDelegate = delegate
      }
    }
    return isBeside && change == .proxy ? .foreignProxy : nil
  }

  /// Shows the first screens.
  func open() { open(configuration.base.places) }

  /// Shows what another world shows in the end.
  func open(_ places: [Place]) {
    guard let first = places.first else { return }
    window.rootViewController = controller(first)
    window.makeKeyAndVisible()
    Headless.advance(by: 0.1)
    for place in places.dropFirst() {
      guard let top else { return }
      top.present(prepared(controller(place), over: top), animated: false)
      Headless.advance(by: 0.1)
    }
  }

  private func controller(_ place: Place) -> UIViewController {
    switch place {
    case .screen(let number): return screen(number)
    case .navigation(let places): return navigation(places.map(controller))
    case .tabs(let places, let selected):
      let tabs = UITabBarController()
      tabs.viewControllers = places.map(controller)
      tabs.selectedIndex = selected
      if let options { tabs.childMatchTransition = options }
      return tabs
    case .custom(let place):
      let container = FuzzContainer()
      if let place { container.show(controller(place)) }
      if let options { container.childMatchTransition = options }
      return container
    case .nothing: return UIViewController()
    }
  }

  /// A navigation controller with these controllers.
  func navigation(_ controllers: [UIViewController]) -> UINavigationController {
    let navigation = UINavigationController()
    navigation.isNavigationBarHidden = configuration.hidesBar
    navigation.viewControllers = controllers
    if let options { navigation.childMatchTransition = options }
    return navigation
  }

  /// Prepares a controller to be presented in the script's style.
  func prepared(_ controller: UIViewController, over top: UIViewController) -> UIViewController {
    controller.modalPresentationStyle = configuration.style
    if configuration.style == .custom {
      let delegate = CardDelegate(removesPresenter: configuration.removesPresenter)
      cards.append(delegate)
      controller.transitioningDelegate = delegate
    }
    if let options { controller.matchTransition = options }
    if configuration.style == .popover {
      controller.popoverPresentationController?.sourceView = top.view
    }
    return controller
  }

  /// Gives all controllers another transition, or takes theirs away.
  func give(_ options: MatchTransition?) {
    guard flies else { return }
    self.options = options
    for controller in all + screens {
      if controller.childMatchTransition != nil || !(controller is FuzzScreen) {
        controller.childMatchTransition = options
      }
      if controller.matchTransition != nil { controller.matchTransition = options }
    }
  }
}

extension FuzzConfiguration.Base {
  fileprivate var places: [Place] {
    switch self {
    case .plain: [.screen(0)]
    case .navigation: [.navigation([.screen(0)])]
    case .tabs: [.tabs([.screen(0), .screen(1), .screen(2)], selected: 0)]
    case .custom: [.custom(.screen(0))]
    case .navigationsInTabs:
      [.tabs([.navigation([.screen(0)]), .navigation([.screen(1)]), .screen(2)], selected: 0)]
    case .customInNavigation: [.navigation([.custom(.screen(0))])]
    case .customInTabs:
      [.tabs([.custom(.screen(0)), .custom(.screen(1)), .screen(2)], selected: 0)]
    }
  }
}

/// Presents in the frame of a card.
final class CardDelegate: NSObject, UIViewControllerTransitioningDelegate {
  private let removesPresenter: Bool

  init(removesPresenter: Bool) { self.removesPresenter = removesPresenter }

  private final class Card: UIPresentationController {
    var removesPresenter = false
    override var shouldRemovePresentersView: Bool { removesPresenter }
    override var frameOfPresentedViewInContainerView: CGRect {
      containerView?.bounds.insetBy(dx: 20, dy: 60) ?? .zero
    }
  }

  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let card = Card(presentedViewController: presented, presenting: presenting)
    card.removesPresenter = removesPresenter
    return card
  }
}

/// Something that somebody else keeps.
struct Weak<Object: AnyObject> { weak var object: Object? }
