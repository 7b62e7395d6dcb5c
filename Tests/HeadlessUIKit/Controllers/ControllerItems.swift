extension UIViewController {
  public var navigationItem: UINavigationItem {
    if let item = navigationItemStore { return item }
    let item = UINavigationItem(title: title ?? "")
    item.title = title
    navigationItemStore = item
    return item
  }

  public var tabBarItem: UITabBarItem! {
    get {
      if let item = tabBarItemStore { return item }
      let item = UITabBarItem(title: title, image: nil, tag: 0)
      tabBarItemStore = item
      return item
    }
    set { tabBarItemStore = newValue }
  }
}

/// What a controller keeps for its own presentation.
struct ModalState {
  var style = UIModalPresentationStyle.automatic
  var isBeingPresented = false
  var isBeingDismissed = false
  /// What this very controller presents, and who presents it.
  var presented: UIViewController?
  weak var presenter: UIViewController?
  /// The presentation controller for this controller's own presentation.
  var controller: UIPresentationController?
}

// CC-3, CC-4, NV-13.
/// Where a controller's view is between gone and there.
struct AppearanceState {
  enum Phase { case disappeared, appearing, appeared, disappearing }

  var phase = Phase.disappeared
  var isAnimated = false
  /// Whether `viewIsAppearing` is still due.
  var owesIsAppearing = false
  /// Counts the beginnings, so that an end put off is not taken for another's.
  var count = 0
  /// Whether it began because the view came or went, and not because somebody said so.
  var followsView = false
  var isMovingTo = false
  var isMovingFrom = false

  var isOnItsWay: Bool { phase == .appearing || phase == .disappearing }
  var isVisible: Bool { phase == .appearing || phase == .appeared }
}
