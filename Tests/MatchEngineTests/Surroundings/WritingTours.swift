#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import UIKit
import UIKitTestSupport

/// Everyday trips.
@MainActor enum Tour {
  static var all: [() async -> Void] {
    let trips = Trip.ordinary + [.modal(.custom)]
    return trips.flatMap { trip in
      [true, false].flatMap { isForward in
        [true, false].map { isHeld in { await go(trip, isForward, isHeld) } }
      }
    } + [
      list, pulls, tabs, change, cards, nests, pullOverList, suddenEnd, bottomBar,
    ]
  }

  /// One screen replaces another, or, held by code, comes back.
  private static func go(_ trip: Trip, _ isForward: Bool, _ isHeld: Bool) async {
    let (lower, upper) = TripScreen.two(CallLog())
    let stage = await TripStage(trip, lower, upper, .linear(0.4))
    if !isForward { await stage.arrive() }
    if isHeld {
      let flight = stage.goByHand(isForward)
      await advance(0.2)
      flight?.cancel()
    } else {
      await stage.go(isForward, for: 0.2)
    }
    await advance(1)
  }

  /// A list in a tab, a push from it, a swipe back, a pull, and a grab.
  private static func list() async {
    let list = TripList()
    list.current = 3
    let navigation = UINavigationController(rootViewController: list)
    navigation.childMatchTransition = MatchTransition()
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, UIViewController()]
    let window = await onScreen(tabs)
    let detail = PhotoScreen.detail()
    detail.photo.matchID = "photo-3"
    await navigation.go(to: detail, for: 1)
    await Hands.edgeDrag(.left, distance: 300, in: window)
    await advance(1)
    await navigation.go(to: detail, for: 1)
    await Hands.drag(from: GestureScene.middle, to: CGPoint(x: 195, y: 500), in: window)
    await advance(1)
    await navigation.go(to: detail, for: 0.1)
    await Hands.drag(from: GestureScene.middle, to: CGPoint(x: 20, y: 266), in: window)
    await advance(1)
    navigation.childMatchTransition = nil
  }

  /// A presentation that is pulled down, and one that is pinched.
  private static func pulls() async {
    let (list, detail) = (PhotoScreen.list(), PhotoScreen.detail())
    let window = await onScreen(list)
    let transition = MatchTransition.linear(0.5) { $0.gestures.insert(.pinch) }
    for isPinched in [false, true] {
      detail.comes(as: .fullScreen, transition)
      await list.present(detail, for: 1)
      if isPinched {
        await Hands.pinch(around: CGPoint(x: 180, y: 260), from: 200, to: 50, in: window)
      } else {
        await Hands.drag(from: CGPoint(x: 120, y: 200), to: CGPoint(x: 120, y: 500), in: window)
      }
      await advance(1)
    }
    detail.matchTransition = nil
  }

  /// A swipe from tab to tab.
  private static func tabs() async {
    let tabs = UITabBarController()
    tabs.viewControllers = [PhotoScreen.list(), PhotoScreen.detail()]
    tabs.childMatchTransition = .linear(0.5) { $0.gestures.insert(.tabs) }
    let window = await onScreen(tabs)
    await Hands.drag(from: CGPoint(x: 300, y: 600), to: CGPoint(x: 20, y: 604), in: window)
    await advance(1)
    tabs.childMatchTransition = nil
  }

  /// Changes inside a screen, one in another's midst.
  private static func change() async {
    let screen = PhotoScreen.list()
    let window = await onScreen(screen)
    for way in [200, -100] as [CGFloat] {
      screen.view.matchAnimate {
        screen.photo.center.y += way
        screen.view.backgroundColor = way > 0 ? .gray : .white
      }
      await advance(0.2)
    }
    await advance(1)
    let list = TripList()
    list.current = 3
    window.rootViewController = list
    await advance(0.1)
    list.tableView.matchAnimate { list.photos.first?.center.x += 90 }
    await advance(1)
  }

  /// A card that becomes a screen, in a tab and presented, with something in front of it.
  private static func cards() async {
    let (list, detail) = (PhotoScreen.list(), PhotoScreen.detail())
    let card = UIView(tagged: "card", CGRect(x: 10, y: 400, width: 200, height: 300), .orange)
    card.layer.cornerRadius = 12
    list.photo.frame = CGRect(x: 10, y: 10, width: 80, height: 80)
    list.view.addSubview(card)
    card.addSubview(list.photo)
    card.addSubview(UILabel(CGRect(x: 10, y: 100, width: 80, height: 20), "A"))
    let badge = UIView(CGRect(x: 150, y: 420, width: 20, height: 20), .red)
    badge.matchStacking = .inFront
    list.view.addSubview(badge)
    detail.view.matchID = "card"
    let tabs = UITabBarController()
    tabs.viewControllers = [list, UINavigationController(rootViewController: detail)]
    tabs.childMatchTransition = .linear(0.4)
    let window = await onScreen(tabs)
    for index in [1, 0] {
      tabs.selectedIndex = index
      await advance(1)
    }
    withExtendedLifetime(window) {}
  }

  /// Tagged views in others, of which a picture is taken without them.
  private static func nests() async {
    let (lower, upper) = RandomScreen.two(seed: 5, of: 8)
    let view = UIView(tagged: "card", CGRect(x: 10, y: 600, width: 90, height: 90), .orange)
    view.addSubview(UIView(tagged: "inner", CGRect(x: 40, y: 40, width: 40, height: 40), .purple))
    view.addSubview(UILabel(CGRect(x: 5, y: 10, width: 30, height: 20), "A"))
    lower.view.addSubview(view)
    let other = UIView(tagged: "card", CGRect(x: 60, y: 300, width: 250, height: 99), .green)
    upper.view.addSubview(other)
    let stage = await TripStage(.navigation, lower, upper, .linear(0.4))
    for isForward in [true, false] { await stage.go(isForward, for: 1) }
  }
  /// A pull that takes the finger over from a list at its top, and a pinch from one that zooms.
  static func pullOverList() async {
    let (list, detail) = (PhotoScreen.list(), PhotoScreen.detail())
    let (navigation, window) = await onScreen(below: list, .linear(0.5))
    await navigation.go(to: detail, animated: false, for: 0.1)
    detail.scrolls()
    let middle = GestureScene.middle
    await Hands.drag(from: middle, to: CGPoint(x: middle.x, y: 500), in: window)
    await advance(1)
    navigation.childMatchTransition = nil
  }

  /// A push that is let go and completed in one turn, and whose bar keeps animations (NV-80).
  static func suddenEnd() async {
    Headless.switches.barsKeepAnimations = true
    let (list, detail) = (PhotoScreen.list(), PhotoScreen.detail())
    (list.title, detail.title) = ("List", "Detail")
    let (navigation, window) = await onScreen(below: list, .linear(0.5))
    await navigation.go(to: detail, for: 0.2)
    await navigation.matchFlight?.endSuddenly()
    await advance(1)
    withExtendedLifetime(window) {}
  }

  /// A push that hides the bottom bar to which a view is bound (NV-83).
  static func bottomBar() async {
    let (list, detail) = (PhotoScreen.list(), PhotoScreen.detail())
    let navigation = UINavigationController(rootViewController: list)
    navigation.childMatchTransition = .linear(0.4)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let window = await onScreen(tabs)
    detail.hidesBottomBarWhenPushed = true
    _ = detail.bindToBottom()
    await navigation.go(to: detail, for: 1)
    withExtendedLifetime(window) {}
  }
}

extension PhotoScreen {
  /// Puts the photo into a list, which it gives back.
  @discardableResult func scrolls() -> UIScrollView {
    let list = UIScrollView(frame: view.bounds)
    list.contentInsetAdjustmentBehavior = .never
    list.contentSize = CGSize(width: 390, height: 3000)
    list.maximumZoomScale = 2
    view.addSubview(list)
    list.addSubview(photo)
    return list
  }

  /// Binds a view to the bottom of the safe area.
  func bindToBottom() -> UIView {
    let part = UIView(.zero, .blue)
    part.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(part)
    NSLayoutConstraint.activate([
      part.widthAnchor.constraint(equalToConstant: 100),
      part.heightAnchor.constraint(equalToConstant: 40),
      part.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      part.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
    ])
    return part
  }
}

extension MatchFlight {
  /// Is let go and completed in one turn, from where a finger holds it.
  func endSuddenly() async {
    await show(at: 0.7)
    handOver {}
  }
}
#endif
