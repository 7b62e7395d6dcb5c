// What bars show for a controller.
import Foundation

struct ControllerItems {
  var navigation: UINavigationItem?
  var tab: UITabBarItem?
}

extension UIViewController {
  public var navigationItem: UINavigationItem {
    if let item = items.navigation { return item }
    let item = UINavigationItem(title: title ?? "")
    item.title = title
    items.navigation = item
    return item
  }

  public var tabBarItem: UITabBarItem! {
    get {
      if let item = items.tab { return item }
      let item = UITabBarItem(title: title, image: nil, tag: 0)
      items.tab = item
      return item
    }
    set { items.tab = newValue }
  }

  func titleChanged() {
    items.navigation?.title = title
    items.tab?.title = title
  }
}
