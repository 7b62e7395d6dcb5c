import UIKit

/// Which controllers are where, so that another world can be made the same.
indirect enum Place: Hashable {
  case screen(Int)
  case navigation([Place])
  case tabs([Place], selected: Int)
  case custom(Place?)
  case nothing

  /// What is at the root, then what is presented, each over the one before.
  @MainActor static func all(in window: UIWindow) -> [Place] {
    sequence(first: window.rootViewController) { $0?.presentedViewController }
      .prefix { $0 != nil }.compactMap { $0.map(Place.init) }
  }
}

extension Place {
  @MainActor init(_ controller: UIViewController) {
    switch controller {
    case let screen as FuzzScreen: self = .screen(screen.number)
    case let navigation as UINavigationController:
      self = .navigation(navigation.viewControllers.map(Self.init))
    case let tabs as UITabBarController:
      self = .tabs((tabs.viewControllers ?? []).map(Self.init), selected: tabs.selectedIndex)
    case let container as FuzzContainer: self = .custom(container.children.first.map(Self.init))
    default: self = .nothing
    }
  }
}
