import UIKit

/// Which controllers are where, so that another world can be made the same.
struct Containment: Hashable {
  indirect enum Place: Hashable {
    case screen(Int)
    case navigation([Place])
    case tabs([Place], selected: Int)
    case custom(Place?)
    case nothing
  }

  /// What is at the root, then what is presented, each over the one before.
  var places: [Place]

  @MainActor init(_ window: UIWindow) {
    places = []
    var next = window.rootViewController
    while let controller = next {
      places.append(Place(controller))
      next = controller.presentedViewController
    }
  }
}

extension Containment.Place {
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
