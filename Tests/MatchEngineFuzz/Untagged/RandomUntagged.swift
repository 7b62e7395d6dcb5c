import MatchEngine
import MatchEngineTestSupport
import UIKit

/// An app on whose screens nothing is tagged, and what happens to it: all of it follows from the seed.
public struct UntaggedScript: CustomStringConvertible {
  /// What it was made from.
  public let seed: UInt64
  var app: UntaggedApp
  var acts: [UntaggedAct]

  /// The script of a seed.
  public init(seed: UInt64) {
    self.seed = seed
    var random = SplitMix(seed: seed)
    app = random.untaggedApp()
    acts = random.untaggedOpening(app)
    let count = acts.count + random.whole(3...6)
    while acts.count < count { acts.append(random.untaggedAct()) }
  }

  /// What the options of its transitions allow.
  public var gestures: UInt { app.gestures.rawValue }

  /// The script as Swift, near enough to be pasted: what is as usual is left out.
  public var description: String {
    let acts = acts.map { "    \(literal($0))," }.joined(separator: "\n")
    return "UntaggedScript(seed: \(seed),\n  \(literal(app)),\n  [\n\(acts)\n  ])"
  }
}

extension SplitMix {
  fileprivate mutating func untaggedApp() -> UntaggedApp {
    var app = UntaggedApp()
    app.base = pick([.stack, .stack, .screen, .tabs, .stacksInTabs])
    app.gestures = gestures()
    if chance(oneIn: 3) { app.popDelegate = pick(UntaggedApp.PopDelegate.allCases) }
    app.setsPopDelegateFirst = chance(oneIn: 2)
    if chance(oneIn: 3) { app.navigationDelegate = pick(UntaggedApp.ContainerDelegate.allCases) }
    if chance(oneIn: 2) { app.tabDelegate = pick(UntaggedApp.ContainerDelegate.allCases) }
    app.showsToolbar = chance(oneIn: 4)
    app.hidesBar = chance(oneIn: 4)
    if chance(oneIn: 2) { app.flight = untaggedFlight(app.ways) }
    if chance(oneIn: 3) {
      app.switches.hasContentPopGesture = true
      if chance(oneIn: 2) { app.contentPopDelegate = pick(UntaggedApp.PopDelegate.allCases) }
    }
    if chance(oneIn: 3) {
      for flag in UntaggedApp.flags where chance(oneIn: 4) { app.switches[keyPath: flag].toggle() }
    }
    app.screens = (0..<UntaggedApp.count).map { _ in untaggedScreen() }
    return app
  }

  private mutating func untaggedFlight(_ ways: [UntaggedApp.Flight.Way]) -> UntaggedApp.Flight {
    UntaggedApp.Flight(way: pick(ways), end: pick(UntaggedApp.Flight.End.allCases))
  }

  /// All, none, the standard ones or any.
  private mutating func gestures() -> MatchTransition.Gestures {
    let all = UntaggedApp.gestures
    switch whole(0...7) {
    case 0: return []
    case 1: return MatchTransition.Gestures(all)
    case 2: return .standard
    default: return MatchTransition.Gestures(all.filter { _ in chance(oneIn: 2) })
    }
  }

  private mutating func untaggedScreen() -> UntaggedScreen {
    var screen = UntaggedScreen()
    screen.content = chance(oneIn: 3) ? .table : pick(UntaggedScreen.Content.allCases)
    screen.isRoot = chance(oneIn: 4)
    screen.refreshes = chance(oneIn: 4)
    screen.selectsMany = chance(oneIn: 3)
    if chance(oneIn: 3) { screen.left = pick(UntaggedScreen.Left.allCases) }
    screen.hasOwnTransition = chance(oneIn: 4)
    screen.hidesBottomBar = chance(oneIn: 4)
    screen.presentationDelegate = pick(UntaggedScreen.PresentationDelegate.allCases)
    while chance(oneIn: 3) {
      var guest = UntaggedScreen.Guest(
        kind: pick(UntaggedScreen.Guest.Kind.allCases),
        place: pick(UntaggedScreen.Guest.Place.allCases),
        answer: pick(UntaggedScreen.Guest.Answer.allCases)
      )
      // Nobody knows which of two swipes at one edge comes first if both have waited.
      if guest.kind == .edge, guest.answer == .last { guest.answer = .silent }
      screen.guests.append(guest)
    }
    return screen
  }

  /// What is on top when it begins: a second screen as a rule.
  ///
  /// Perhaps a tab is tapped first, or above what was presented, as users dismiss sheets and popovers, or in a form.
  fileprivate mutating func untaggedOpening(_ app: UntaggedApp) -> [UntaggedAct] {
    if app.base.hasTabs, chance(oneIn: 3) { return [.tap(x: 200, y: 790), .wait(0.5)] }
    var acts: [UntaggedAct] = []
    let isPushed = !chance(oneIn: 3)
    if isPushed { acts.append(.call(.push(1, animated: chance(oneIn: 3)))) }
    let isPresented = chance(oneIn: 3)
    if isPresented { acts.append(.call(present(2, animated: chance(oneIn: 2)))) }
    if !acts.isEmpty { acts.append(.wait(chance(oneIn: 4) ? number(0...0.4) : 1)) }
    if isPresented { return chance(oneIn: 3) ? acts + [.tap(x: 200, y: 30), .wait(0.5)] : acts }
    let top = app.screens[isPushed && app.base.hasStack ? 1 : 0]
    if top.content == .form {
      acts += formActs(below: app.base.hasStack && !app.hidesBar ? 103 : 59)
    }
    return acts
  }

  /// A slider and a field of a form whose content begins here, and perhaps the app ends the editing.
  private mutating func formActs(below top: Double) -> [UntaggedAct] {
    var slide = UntaggedAct.Stroke(start: CGPoint(x: 190, y: top + 302))
    slide.way = CGPoint(x: 90, y: 0)
    // Slow enough to hold the knob when the list lets it have the finger.
    slide.seconds = 1.2
    let acts: [UntaggedAct] = [.touch([slide]), .tap(x: 190, y: top + 182), .wait(0.5)]
    return chance(oneIn: 2) ? acts + [.call(.endEditing)] : acts
  }

  fileprivate mutating func untaggedAct() -> UntaggedAct {
    switch whole(0...9) {
    case 0: return .call(call())
    case 1: return .wait(number(0...0.6))
    default:
      let strokes = strokes()
      guard chance(oneIn: 8) else { return .touch(strokes) }
      return .touch(strokes, call: call(), after: number(0...0.3))
    }
  }

  private mutating func strokes() -> [UntaggedAct.Stroke] {
    switch whole(0...13) {
    case 0: return [UntaggedAct.Stroke(start: place())]
    case 1: return [UntaggedAct.Stroke(start: place(), seconds: 0, rest: number(0.3...0.9))]
    case 2, 3: return [edgeDrag()]
    case 4: return pinch()
    case 5: return together()
    case 6: return joined(drag())
    case 7, 8, 9: return caught()
    default: return [drag()]
    }
  }

  private mutating func place() -> CGPoint {
    CGPoint(x: number(30...360).rounded(), y: number(120...760).rounded())
  }

  /// One of four directions, not quite straight, at one of four speeds.
  private mutating func drag() -> UntaggedAct.Stroke {
    let way = number(30...260)
    let direction = pick([
      CGPoint(x: 1, y: 0), CGPoint(x: -1, y: 0), CGPoint(x: 0, y: 1), CGPoint(x: 0, y: -1),
    ])
    var stroke = UntaggedAct.Stroke(start: place())
    stroke.way = CGPoint(
      x: (direction.x * way + number(-12...12)).rounded(),
      y: (direction.y * way + number(-12...12)).rounded()
    )
    stroke.seconds = way / CGFloat(pick(UntaggedAct.Stroke.Speed.allCases).rawValue)
    if chance(oneIn: 4) { stroke.rest = number(0...0.3) }
    stroke.isCancelled = chance(oneIn: 12)
    return stroke
  }

  private mutating func edgeDrag() -> UntaggedAct.Stroke {
    var stroke = drag()
    let isLeft = !chance(oneIn: 5)
    stroke.start.x = isLeft ? 1 : 392
    let way = number(40...330)
    stroke.way = CGPoint(x: (isLeft ? way : -way).rounded(), y: number(-25...25).rounded())
    return stroke
  }

  private mutating func pinch() -> [UntaggedAct.Stroke] {
    let middle = place()
    let (first, last) = (number(40...200), number(40...200))
    let seconds = number(0.1...0.5)
    return [-0.5, 0.5].map { side in
      var stroke = UntaggedAct.Stroke()
      stroke.start = CGPoint(x: middle.x, y: middle.y + side * first)
      stroke.way = CGPoint(x: 0, y: side * (last - first))
      stroke.seconds = seconds
      return stroke
    }
  }

  private mutating func together() -> [UntaggedAct.Stroke] {
    var (first, second) = (drag(), UntaggedAct.Stroke())
    first.isCancelled = false
    second = first
    second.start.y += number(40...90).rounded()
    return [first, second]
  }

  /// A second finger comes while the first one moves, or rests.
  private mutating func joined(_ stroke: UntaggedAct.Stroke) -> [UntaggedAct.Stroke] {
    var second = drag()
    second.delay = stroke.end * number(0.1...0.9)
    return [stroke, second]
  }

  /// A fling, and a finger on what still moves: a tap, a rest, or another drag.
  private mutating func caught() -> [UntaggedAct.Stroke] {
    var fling = drag()
    fling.seconds = number(0.04...0.12)
    (fling.rest, fling.isCancelled) = (0, false)
    if chance(oneIn: 2) { fling.way = CGPoint(x: 0, y: chance(oneIn: 3) ? 160 : -160) }
    var second = chance(oneIn: 2) ? drag() : UntaggedAct.Stroke(start: place())
    if chance(oneIn: 3) { second.rest = number(0.1...0.4) }
    second.delay = fling.end + number(0.03...0.5)
    return [fling, second]
  }

  private mutating func call() -> UntaggedAct.Call {
    let animated = !chance(oneIn: 3)
    switch whole(0...10) {
    case 0, 1: return .push(whole(3...6), animated: animated)
    case 2: return .pop(animated: animated)
    case 3: return .popToRoot(animated: animated)
    case 4: return .setStack(whole(3...6), animated: animated)
    case 5: return present(whole(3...6), animated: animated)
    case 6: return .dismiss(animated: animated)
    case 7: return .select(whole(0...2))
    case 8: return .scroll(CGPoint(x: 0, y: number(0...300).rounded()), animated: animated)
    case 9: return .hideBar(chance(oneIn: 2), animated: animated)
    default: return chance(oneIn: 2) ? .reload : .endEditing
    }
  }

  private mutating func present(_ number: Int, animated: Bool) -> UntaggedAct.Call {
    let style = pick(UntaggedApp.styles)
    return .present(number, style: style, isInside: chance(oneIn: 2), animated: animated)
  }
}

extension UntaggedAct {
  fileprivate static func tap(x: Double, y: Double) -> UntaggedAct {
    .touch([Stroke(start: CGPoint(x: x, y: y))])
  }
}
