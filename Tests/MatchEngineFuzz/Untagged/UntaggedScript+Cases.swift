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
    add("popover", UntaggedScreen.Popover.self)
    for way in UntaggedApp.Flight.Way.allCases { add("flight \(way)", UntaggedApp.Flight.End.self) }
    add("content", UntaggedScreen.Content.self)
    add("left", UntaggedScreen.Left.self)
    add("guest", UntaggedScreen.Guest.Kind.self)
    add("guest on", UntaggedScreen.Guest.Place.self)
    add("guest that", UntaggedScreen.Guest.Answer.self)
    all += UntaggedApp.gestures.indices.flatMap { ["gesture \($0)", "no gesture \($0)"] }
    all += UntaggedApp.flags.indices.map { "switch \($0)" }
    all += UntaggedApp.styles.map { "style \($0)" }
    all += [
      "no flight", "delegate first", "hidden bar", "content pop", "root view", "refreshes",
      "selects many", "own transition", "toolbar", "hides a toolbar", "hides a tab bar",
    ]
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
        if style == .popover { all.append("popover \(app.screens[number].popover)") }
      case .push(let number, _) where shown.contains(number) && app.screens[number].hidesBottomBar:
        if app.showsToolbar { all.append("hides a toolbar") }
        if app.base.hasTabs { all.append("hides a tab bar") }
      default: break
      }
    }
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

  /// So many seeds that meet all cases, if they can, and then all once more: each is the one with the most new ones.
  public static func telling(_ count: Int, of seeds: Range<UInt64>) -> [UInt64] {
    var left = seeds.map { (seed: $0, cases: UntaggedScript(seed: $0).cases) }
    var missing = allCases
    var chosen: [UInt64] = []
    while chosen.count < count {
      let rates = left.map { $0.cases.count(where: missing.contains) }
      guard let best = rates.indices.max(by: { rates[$0] < rates[$1] }) else { break }
      if rates[best] == 0 { missing = allCases }
      let next = left.remove(at: best)
      missing.subtract(next.cases)
      chosen.append(next.seed)
    }
    return chosen
  }

  /// The cases that none of some seeds meets.
  public static func missed(by seeds: [UInt64]) -> [String] {
    let met = seeds.flatMap { UntaggedScript(seed: $0).cases }
    return allCases.subtracting(met).sorted()
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
      all += ["guest \(guest.kind)", "guest on \(guest.place)", "guest that \(guest.answer)"]
    }
    return all
  }
}
