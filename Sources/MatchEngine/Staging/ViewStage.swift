#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// The stage made of views: it does what the driver says and decides nothing.
@MainActor final class ViewStage {
  private(set) var screens: Screens
  private(set) var trees: (lower: CapturedTree<UIView>, upper: CapturedTree<UIView>)
  private let stage: StageView
  private let originals = Originals()
  private var roots: [Int: RootView] = [:]
  private var performers: [Int: PerformerView] = [:]
  private var clips: [Int: ClipView] = [:]
  private var isInUpperOrder: Bool?
  private let clock: FrameClock
  /// Told after everything was put back, in the same turn.
  var whenStruck: (Outcome) -> Void = { _ in }

  init(
    _ screens: Screens,
    _ trees: (lower: CapturedTree<UIView>, upper: CapturedTree<UIView>),
    clock: FrameClock
  ) {
    self.screens = screens
    self.trees = trees
    self.clock = clock
    stage = StageView(filling: screens.container)
  }

  /// The originals of a performer.
  private func views(of performer: Performer) -> (lower: UIView?, upper: UIView?) {
    switch performer.role {
    case .pair(let lower, let upper): (trees.lower.nodes[lower], trees.upper.nodes[upper])
    case .leaving(let lower): (trees.lower.nodes[lower], nil)
    case .entering(let upper): (nil, trees.upper.nodes[upper])
    case .lowerRoot, .upperRoot, .stray: (nil, nil)
    }
  }
}

extension ViewStage: @MainActor Stage {
  func set(_ plan: Plan) -> Setting {
    guard screens.container.window != nil else { return .failed }
    let faults = perform(plan, Array(plan.performers.indices))
    screens.container.addSubview(stage)
    return .ready(faults)
  }

  func draw(_ frame: Frame, of plan: Plan) -> Bool {
    guard stage.superview != nil else { return false }
    UIView.performWithoutAnimation {
      originals.keepHidden()
      if isInUpperOrder != frame.isInUpperOrder { stack(frame, plan) }
      for (number, performer) in frame.performers.enumerated() {
        if let root = roots[number] {
          root.draw(performer)
        } else {
          performers[number]?.draw(
            performer,
            inlay: frame.inlay(of: number),
            decor: frame.decor(of: number)
          )
          clips[number]?.draw(
            frame.clipRegion(of: number),
            frame.clipBox(of: number),
            in: screens.container.bounds
          )
        }
      }
    }
    return true
  }

  func readEnds() -> Plan? {
    let now = screens.read()
    guard now.lower.capture != trees.lower.capture || now.upper.capture != trees.upper.capture
    else {
      return nil
    }
    trees = now
    return screens.plan(now.lower, now.upper)
  }

  func runClock(_ runs: Bool) { clock.isRunning = runs }

  func strike(_ outcome: Outcome) {
    for root in roots.values { root.strike() }
    for performer in performers.values { performer.strike() }
    originals.showAll()
    stage.removeFromSuperview()
    roots = [:]
    performers = [:]
    clips = [:]
    whenStruck(outcome)
  }

  func change(to plan: Plan, from origins: [Int?], _ relation: FlightEvent.Relation) {
    let old = (roots, performers, clips)
    roots = [:]
    performers = [:]
    clips = [:]
    var missing: [Int] = []
    for (number, origin) in origins.enumerated() {
      guard let origin, old.0[origin] != nil || old.1[origin] != nil else {
        missing.append(number)
        continue
      }
      roots[number] = old.0[origin]
      performers[number] = old.1[origin]
      clips[number] = old.2[origin]
    }
    let kept = Set(origins.compactMap { $0 })
    for (number, root) in old.0 where !kept.contains(number) { root.strike() }
    for (number, performer) in old.1 where !kept.contains(number) {
      performer.strike()
      old.2[number]?.removeFromSuperview()
    }
    _ = perform(plan, missing)
    hideOriginals(of: plan)
    isInUpperOrder = nil
  }
}

extension ViewStage {
  /// Makes stand-ins for some performers, then hides their originals.
  private func perform(_ plan: Plan, _ numbers: [Int]) -> [StandInFault] {
    let flying = plan.performers.flatMap { performer -> [UIView] in
      let views = views(of: performer)
      return [views.lower, views.upper].compactMap { $0 }
    }
    let taker = PictureTaker(flying: Set(flying.map { ObjectIdentifier($0) }))
    var faults: [StandInFault] = []
    for number in numbers {
      let performer = plan.performers[number]
      if performer.isRoot {
        addRoot(number, performer)
      } else if performer.role != .stray {
        faults += add(number, performer, taker)
      }
    }
    hideOriginals(of: plan)
    return faults
  }

  private func addRoot(_ number: Int, _ performer: Performer) {
    let screen = performer.role == .lowerRoot ? screens.lower : screens.upper
    guard screen.mayMove else { return }
    roots[number] = RootView(screen.view, in: screens.container)
  }

  private func add(_ number: Int, _ performer: Performer, _ taker: PictureTaker) -> [StandInFault] {
    let originals = views(of: performer)
    let lower = originals.lower.map { taker.content(of: $0) }
    let upper = originals.upper.map { taker.content(of: $0) }
    let view = PerformerView(
      lower: lower?.content ?? NoContent(),
      upper: upper?.content ?? NoContent(),
      curve: (originals.upper ?? originals.lower)?.layer.cornerCurve ?? .circular
    )
    performers[number] = view
    clips[number] = ClipView(around: view)
    return [lower?.fault, upper?.fault].compactMap { $0 }.map {
      StandInFault(id: performer.id, reason: $0)
    }
  }

  private func hideOriginals(of plan: Plan) {
    for (number, performer) in plan.performers.enumerated() where performers[number] != nil {
      let views = views(of: performer)
      for view in [views.lower, views.upper] { if let view { originals.hide(view) } }
    }
  }

  /// The performers in the order of one of the two screens, each in its clip.
  private func stack(_ frame: Frame, _ plan: Plan) {
    isInUpperOrder = frame.isInUpperOrder
    for number in frame.isInUpperOrder ? plan.upperOrder : plan.lowerOrder {
      if let clip = clips[number] { stage.addSubview(clip) }
    }
  }
}
#endif
