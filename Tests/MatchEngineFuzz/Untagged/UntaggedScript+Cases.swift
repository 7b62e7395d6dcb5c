import MatchEngine
import UIKit

extension UntaggedApp {
  static let gestures: [MatchTransition.Gestures] = [.edge, .content, .pull, .pinch, .grab, .tabs]
  static let styles: [UIModalPresentationStyle] = [
    .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .pageSheet, .formSheet,
    .popover, .custom, .automatic,
  ]
  /// The switches that are turned by chance.
  static var flags: [WritableKeyPath<Switches, Bool>] {
    [
      \.panKeepsItsSlop, \.contentPopGestureComesLate,
      \.popDelegatesReadNil, \.modalTransitionsTakeNoTouches, \.arrivingScreensTakeTouches,
      \.changesBeginATurnLater, \.changesBeginInTransitions, \.waitingCellsStayInList,
      \.tabsAreAskedForAsTabs,
    ]
  }
}

extension UntaggedScript {
  /// All that the law is to meet: each value of whatever varies.
  static var allCases: Set<String> {
    var all: [String] = []
    func add<Value: CaseIterable>(_ kind: String, _: Value.Type) {
      all += Value.allCases.map { "\(kind) \($0)" }
    }
    add("base", UntaggedApp.Base.self)
    add("pop delegate", UntaggedApp.PopDelegate.self)
    add("content pop delegate", UntaggedApp.PopDelegate.self)
    add("navigation delegate", UntaggedApp.ContainerDelegate.self)
    add("tab delegate", UntaggedApp.ContainerDelegate.self)
    add("presentation delegate", UntaggedScreen.PresentationDelegate.self)
    for way in UntaggedApp.Flight.Way.allCases { add("flight \(way)", UntaggedApp.Flight.End.self) }
    add("content", UntaggedScreen.Content.self)
    add("left", UntaggedScreen.Left.self)
    add("guest", UntaggedScreen.Guest.Kind.self)
    for fingers in ["one finger", "two fingers"] { add(fingers, UntaggedScreen.Guest.Place.self) }
    add("guest that", UntaggedScreen.Guest.Answer.self)
    all += UntaggedApp.gestures.indices.flatMap { ["gesture \($0)", "no gesture \($0)"] }
    all += UntaggedApp.flags.indices.map { "switch \($0)" }
    all += UntaggedApp.styles.map { "style \($0)" }
    all += [
      "no flight", "delegate first", "hidden bar", "content pop", "root view", "refreshes",
      "selects many", "own transition", "toolbar", "hides a toolbar", "hides a tab bar",
      "nil before", "nil after", "at the root", "pushed", "pushed in tabs", "presented over tabs",
    ]
    all += UntaggedAct.allKinds
    return Set(all)
  }

  /// What it meets of that.
  ///
  /// Of screens only those count that are shown for sure.
  var cases: Set<String> {
    var all = ["base \(app.base)"]
    if app.base.hasStack {
      all.append("pop delegate \(app.popDelegate)")
      all.append("navigation delegate \(app.navigationDelegate)")
      if app.setsPopDelegateFirst, app.popDelegate != .system { all.append("delegate first") }
      if app.popDelegate == .none {
        all.append(app.setsPopDelegateFirst ? "nil before" : "nil after")
      }
      if app.hidesBar { all.append("hidden bar") }
      if app.showsToolbar { all.append("toolbar") }
      if app.switches.hasContentPopGesture {
        all.append("content pop")
        let isLate = app.switches.contentPopGestureComesLate
        if !isLate { all.append("content pop delegate \(app.contentPopDelegate)") }
      }
    }
    if app.base.hasTabs { all.append("tab delegate \(app.tabDelegate)") }
    all.append(app.flight.map { "flight \($0.way) \($0.end)" } ?? "no flight")
    for (number, gesture) in UntaggedApp.gestures.enumerated() {
      all.append(app.gestures.contains(gesture) ? "gesture \(number)" : "no gesture \(number)")
    }
    let usual = Switches()
    for (number, flag) in UntaggedApp.flags.enumerated()
    where app.switches[keyPath: flag] != usual[keyPath: flag] { all.append("switch \(number)") }
    for case .call(let call) in opening {
      switch call {
      case .present(let number, let style, _, _):
        all.append("style \(style)")
        let delegate = app.screens[number].presentationDelegate
        if style != .custom { all.append("presentation delegate \(delegate)") }
        if app.base.hasTabs { all.append("presented over tabs") }
      case .push(let number, _) where shown.contains(number) && app.screens[number].hidesBottomBar:
        if app.showsToolbar { all.append("hides a toolbar") }
        if app.base.hasTabs { all.append("hides a tab bar") }
      default: break
      }
    }
    all += acts.flatMap(\.kinds)
    all.append(shown.count == 1 ? "at the root" : "")
    if shown.contains(1) { all += app.base.hasTabs ? ["pushed", "pushed in tabs"] : ["pushed"] }
    return Set(all + shown.flatMap { app.screens[$0].cases(isFirst: $0 == 0) })
  }

  /// What is done first, when nothing is in the way.
  private var opening: ArraySlice<UntaggedAct> {
    acts.prefix { if case .call = $0 { true } else { false } }
  }

  private var shown: [Int] {
    let stays = app.flight.map { $0.end == .cancelledReturn && $0.way != .push } ?? false
    return [0]
      + opening.compactMap { act in
        switch act {
        case .call(.push(let number, _)): app.base.hasStack && !stays ? number : nil
        case .call(.present(let number, _, _, _)): number
        default: nil
        }
      }
  }
}

// MARK: What the law has met

extension UntaggedScript {
  /// What is to be called, and to be done by fingers, while scripts are played.
  private static var calls: [String] {
    let told = ["asked for a style", "shouldDismiss", "willDismiss", "didDismiss"]
    let asked = ["shouldBegin", "shouldReceive", "simultaneously", "after", "before"]
    let fingers = ["catches", "pops", "selects", "dismisses", "edits", "slides"]
    return told.map { "presentation \($0)" } + asked.map { "pop \($0)" }
      + fingers.map { "finger \($0)" } + UntaggedWorld.calls.map { "app \($0)" } + [
        "shouldSelect", "didSelect", "shouldSelectTab", "didSelectTab",
        "asked for an animator between tabs", "asked who drives between tabs",
        "willShow", "didShow", "asked for an animator", "asked who drives",
        "presentation didAttemptToDismiss", "presents in a card",
        "selected", "asked for trailing actions", "strokes", "selects began", "refreshes",
        "zoom zooms", "page scrolls", "cell scrolls",
      ]
  }

  /// What an app's recognizers are to do, of all seeds.
  private static var recognitions: [String] {
    UntaggedScreen.Guest.Place.allCases
      .flatMap { ["one finger moves \($0)", "two fingers move \($0)"] }
  }

  /// What none of some scripts has met, of all that the default seeds are to meet, or all seeds.
  public static func missed(by met: some Sequence<Set<String>>, areAll: Bool) -> [String] {
    let wanted = allCases.union(calls).union(areAll ? recognitions : [])
    return met.reduce(wanted) { $0.subtracting($1) }.sorted()
  }

  /// So many seeds that meet all cases, if they can, and then all once more: each is the one with the most new ones.
  public static func telling(_ count: Int, of met: [(seed: UInt64, met: Set<String>)]) -> [UInt64] {
    let wanted = allCases.union(calls)
    var left = met.map { (seed: $0.seed, met: $0.met.intersection(wanted)) }
    var missing = wanted
    var chosen: [UInt64] = []
    while chosen.count < count {
      let rates = left.map { $0.met.count(where: missing.contains) }
      guard let best = rates.indices.max(by: { rates[$0] < rates[$1] }) else { break }
      if rates[best] == 0 { missing = wanted }
      let next = left.remove(at: best)
      missing.subtract(next.met)
      chosen.append(next.seed)
    }
    return chosen.sorted()
  }
}

extension UntaggedScreen {
  fileprivate func cases(isFirst: Bool) -> [String] {
    var all = ["content \(content)", "left \(left)"]
    if isRoot { all.append("root view") }
    if refreshes, content != .plain { all.append("refreshes") }
    if selectsMany, content != .plain { all.append("selects many") }
    if hasOwnTransition { all.append("own transition") }
    for guest in guests where isFirst || guest.place != .around {
      let fingers = guest.kind.needsTwoFingers ? "two fingers" : "one finger"
      all += ["guest \(guest.kind)", "guest that \(guest.answer)", "\(fingers) \(guest.place)"]
    }
    return all
  }
}

extension UntaggedScreen.Guest.Kind {
  var needsTwoFingers: Bool { self == .twoFingers || self == .pinch }
}

extension UntaggedAct {
  /// All that fingers are to do.
  fileprivate static var allKinds: [String] {
    Stroke.Speed.allCases.map { "\($0) drag" } + [
      "tap", "rest", "sideways", "up", "down", "left edge", "right edge", "taken away",
      "pinch", "two fingers", "another finger", "call in a touch",
    ]
  }

  /// What fingers do.
  fileprivate var kinds: [String] {
    guard case .touch(let strokes, let call, _) = self, let first = strokes.first else { return [] }
    var all = strokes.flatMap(\.kinds)
    if call != nil { all.append("call in a touch") }
    guard let second = strokes.dropFirst().first else { return all }
    let together = first.way == second.way ? "two fingers" : "pinch"
    all.append(second.delay > 0 ? "another finger" : together)
    return all
  }
}

extension UntaggedAct.Stroke {
  fileprivate var kinds: [String] {
    guard way != .zero else { return [rest > 0 ? "rest" : "tap"] }
    let speed = hypot(way.x, way.y) / max(seconds, 0.001)
    let named = Speed.allCases.min {
      abs(CGFloat($0.rawValue) - speed) < abs(CGFloat($1.rawValue) - speed)
    }
    var all = named.map { ["\($0) drag"] } ?? []
    all.append(abs(way.x) > abs(way.y) ? "sideways" : way.y < 0 ? "up" : "down")
    if start.x < 20 { all.append("left edge") }
    if start.x > 380 { all.append("right edge") }
    if isCancelled { all.append("taken away") }
    return all
  }
}
