#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import MatchEngineTestSupport
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  @MainActor @Suite("What the engine writes, the app may write") struct WhatIsWrittenTests {
    @Test func `everything that the engine writes is in the table, and all of that is written`()
      async throws
    {
      var met: [String: String] = [:]
      let writes = Writes(of: "MatchEngine") { write in
        met["\(role(of: write)) \(write.property)"] = write.writer
      }
      for tour in Tour.all {
        startOver()
        writes.listen()
        await tour()
      }
      writes.stop()
      let table = Set(
        WrittenProperty.all.flatMap { row in row.properties.map { "\(row.object) \($0)" } }
      )
      for (write, writer) in met where !table.contains(write) {
        Issue.record("\(write) is not in the table: \(writer)")
      }
      #expect(table.subtracting(met.keys).sorted() == [], "the table has more than is written")
    }

    @Test func `whatever the engine's code assigns, the accounts hear of`() throws {
      func names(_ pattern: String, in folders: [String]) throws -> Set<String> {
        Set(
          try Catalog.files(in: folders, "swift").flatMap {
            try Catalog.found(pattern, in: Catalog.text(of: $0))
          }
        )
      }
      let assigned = try names(#"\.(\w+)(?:\.\w+)? [-+*/|&]?= "#, in: ["Sources/MatchEngine"])
      let folders = [
        "App", "Constraints", "Controllers", "Controls", "Gestures", "Layers", "Lists",
        "Navigation", "Presentation", "Scrolling", "Split", "Tabs", "Views",
      ].map { "Tests/HeadlessUIKit/\($0)" }
      let properties = try names(
        #"\n  (?:public|open)(?: final)?(?: weak)? var (\w+)"#,
        in: folders
      )
      let heard = try names(#"wrote\(\w+, "(\w+)"#, in: folders)
        .union(names(#"write\(\\\.(\w+)"#, in: folders)).union(Writes.meanings.keys)
      // What has these names in the engine's code is its own, or a value's.
      let own: Set = [
        "color", "scale", "screen", "selectedSegmentIndex", "spacing", "style", "value", "window",
      ]
      #expect(assigned.intersection(properties).subtracting(heard) == own)
      #expect(assigned.intersection(properties).count > 50)
    }

    /// When the app writes; in a flight, that may turn back.
    enum Moment: CaseIterable, Sendable { case before, during, after, turningBack }

    @Test(
      "what the app writes stays, and the rest is as without the engine",
      arguments: Moment.allCases,
      [false, true]
    )
    func app(_ moment: Moment, isAnimated: Bool) async {
      for row in WrittenProperty.all {
        guard let app = row.app else { continue }
        let expected = await end(of: app, moment, isAnimated, isWithEngine: false)
        let found = await end(of: app, moment, isAnimated, isWithEngine: true)
        #expect(differing(found, expected) == [], "\(row.object) \(row.properties)")
      }
    }

    /// What is there after a flight, and after its way back, if the app writes at one moment.
    private func end(
      of each: WrittenProperty.App,
      _ moment: Moment,
      _ isAnimated: Bool,
      isWithEngine: Bool
    ) async -> [String] {
      startOver()
      let app = await WritingApp(each.trip, isWithEngine: isWithEngine)
      func write(at time: Moment) async {
        guard time == moment else { return }
        if isAnimated {
          UIView.animate(withDuration: 0.2) { each.write(app) }
        } else {
          each.write(app)
        }
      }
      let isCancelled = moment == .turningBack
      await write(at: .before)
      if !isCancelled || isWithEngine { await app.stage.go(true, for: 0.2) }
      await write(at: .during)
      await write(at: .turningBack)
      if isCancelled, isWithEngine { app.stage.flight?.cancel() }
      await advance(1)
      await write(at: .after)
      await advance(0.5)
      var lines = app.stage.whole(withUpper: !isCancelled)
      if !isCancelled {
        await app.stage.go(false, for: 1.5)
        lines += app.stage.whole(withUpper: true)
      }
      return lines + each.sees(app)
    }
  }
}

/// Everyday trips.
@MainActor enum Tour {
  static var all: [() async -> Void] {
    let trips = Trip.ordinary + [.modal(.custom)]
    return trips.flatMap { trip in
      [true, false].flatMap { isForward in
        [true, false].map { isHeld in { await go(trip, isForward, isHeld) } }
      }
    } + [list, pulls, tabs, change, cards, nests]
  }

  /// One screen replaces another, or, held by code, comes back.
  private static func go(_ trip: Trip, _ isForward: Bool, _ isHeld: Bool) async {
    let (lower, upper) = TripScreen.two(CallLog())
    let stage = await TripStage(trip, lower, upper, .linear(0.4))
    (stage.root as? UINavigationController)?.isNavigationBarHidden = false
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
      screen.view.matchAnimate { screen.photo.center.y += way }
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
    badge.staysInFrontOfMatches = true
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
    let view = UIView(tagged: "masked", CGRect(x: 10, y: 600, width: 90, height: 90), .orange)
    view.addSubview(UIView(tagged: "inner", CGRect(x: 40, y: 40, width: 40, height: 40), .purple))
    view.addSubview(UILabel(CGRect(x: 5, y: 10, width: 30, height: 20), "A"))
    let mask = CAShapeLayer()
    mask.path = UIBezierPath(ovalIn: view.bounds).cgPath
    view.layer.mask = mask
    lower.view.addSubview(view)
    let other = UIView(tagged: "masked", CGRect(x: 60, y: 300, width: 250, height: 99), .green)
    upper.view.addSubview(other)
    let stage = await TripStage(.navigation, lower, upper, .linear(0.4))
    for isForward in [true, false] { await stage.go(isForward, for: 1) }
  }
}

/// What an object is to an app.
@MainActor private func role(of write: Writes.Write) -> String {
  if write.property == "transitioningDelegate" { return "controller" }
  return switch write.object {
  case is UIWindow: "window"
  case is UINavigationBar: "bar"
  case let view as UIView: role(of: view)
  case is UINavigationController: "navigation controller"
  case is UITabBarController: "tab bar controller"
  case is UIViewController: "controller"
  case is UIGestureRecognizer: "recognizer"
  case is NSLayoutConstraint: "constraint"
  default: "\(type(of: write.object))"
  }
}

@MainActor private func role(of view: UIView) -> String {
  if view is GivenView { return "view that the app gives" }
  if view.next is UIViewController { return "screen" }
  if view.matchID != nil { return "tagged view" }
  let around = sequence(first: view, next: \.superview)
  if around.contains(where: { $0.matchID != nil }) { return "view in a tagged view" }
  let controllers = sequence(first: view as UIResponder, next: \.next)
    .compactMap { $0 as? UIViewController }
  let isContainers = controllers.first.map {
    $0 is UINavigationController || $0 is UITabBarController
  }
  return isContainers == false ? "view on a screen" : "UIKit's view"
}
#endif
