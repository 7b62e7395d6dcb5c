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
  /// Screens that a flight has left behind; they stay as they are until it is over.
  private var past: [RootView] = []
  private let clock: FrameClock
  private var pending: [PendingImage] = []
  /// Told when the ends have changed, as by an image that has arrived.
  var whenChanged: (Plan) -> Void = { _ in }
  /// Told after everything was put back, in the same turn.
  var whenStruck: (Outcome) -> Void = { _ in }
  /// Told when the container has got another size.
  var whenResized: () -> Void {
    get { stage.whenResized }
    set { stage.whenResized = newValue }
  }
  /// Where everything is that flies, as it was read last.
  private lazy var watch = makeWatch()

  init(
    _ screens: Screens,
    _ trees: (lower: CapturedTree<UIView>, upper: CapturedTree<UIView>),
    clock: FrameClock
  ) {
    self.screens = screens
    self.trees = trees
    self.clock = clock
    stage = StageView(filling: screens.container, takesTouches: screens.takesTouches)
  }

  /// The flight goes on to other screens; what it then does follows from the driver.
  func turn(
    to screens: Screens,
    _ trees: (lower: CapturedTree<UIView>, upper: CapturedTree<UIView>)
  ) {
    self.screens = screens
    self.trees = trees
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
      takeWhatArrived()
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
    defer { watch = makeWatch() }
    guard now.lower.capture != trees.lower.capture || now.upper.capture != trees.upper.capture
    else {
      return nil
    }
    trees = now
    return screens.plan(now.lower, now.upper)
  }

  func runClock(_ runs: Bool) { clock.isRunning = runs }

  func strike(_ outcome: Outcome) {
    for root in past + Array(roots.values) { root.strike() }
    past = []
    for performer in performers.values { performer.strike() }
    originals.showAll()
    stage.removeFromSuperview()
    roots = [:]
    performers = [:]
    clips = [:]
    pending = []
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
    for (number, root) in old.0 where !kept.contains(number) {
      if relation == .sameScreens { root.strike() } else { past.append(root) }
    }
    for (number, performer) in old.1 where !kept.contains(number) {
      performer.strike()
      old.2[number]?.removeFromSuperview()
    }
    if relation != .sameScreens { goOn(plan, seenIsLower: relation == .onward) }
    _ = perform(plan, missing)
    hideOriginals(of: plan)
    isInUpperOrder = nil
  }
}

extension ViewStage {
  /// What has happened to the screens since they were read: who is gone, and the plan that suits them now.
  func changes() -> (removed: [String], plan: Plan?)? {
    guard watch.isChanged else { return nil }
    return (watch.removed, readEnds())
  }

  fileprivate func makeWatch() -> LayoutWatch {
    LayoutWatch([
      (screens.lower.view, trees.lower.nodes), (screens.upper.view, trees.upper.nodes),
    ])
  }

  private func cast(of plan: Plan) -> Set<ObjectIdentifier> {
    var cast: Set<ObjectIdentifier> = []
    for performer in plan.performers {
      let originals = views(of: performer)
      for view in [originals.lower, originals.upper] {
        if let view { cast.insert(ObjectIdentifier(view)) }
      }
    }
    return cast
  }

  /// Makes stand-ins for some performers, then hides their originals.
  private func perform(_ plan: Plan, _ numbers: [Int]) -> [StandInFault] {
    let taker = PictureTaker(flying: cast(of: plan))
    var faults: [StandInFault] = []
    for number in numbers {
      let performer = plan.performers[number]
      if performer.isRoot {
        addRoot(number, performer)
      } else if performer.role != .stray {
        faults += add(number, plan, taker)
      }
    }
    hideOriginals(of: plan)
    return faults
  }

  /// Shows the images that were missing so far and are there now.
  private func takeWhatArrived() {
    guard pending.contains(where: \.hasArrived) else { return }
    for image in pending where image.hasArrived { image.show() }
    pending.removeAll { $0.hasArrived || $0.isGone }
    if let plan = readEnds() { whenChanged(plan) }
  }

  private func addRoot(_ number: Int, _ performer: Performer) {
    let screen = performer.role == .lowerRoot ? screens.lower : screens.upper
    guard screen.mayMove else { return }
    roots[number] = RootView(screen.view, in: screens.container)
  }

  private func add(_ number: Int, _ plan: Plan, _ taker: PictureTaker) -> [StandInFault] {
    let performer = plan.performers[number]
    let originals = views(of: performer)
    let lower = originals.lower.map { picture(of: $0, screens.lower, taker) }
    let upper = originals.upper.map { picture(of: $0, screens.upper, taker) }
    let view = PerformerView(
      lower: lower?.content ?? NoContent(),
      upper: upper?.content ?? NoContent(),
      build: build(plan, performer)
    )
    performers[number] = view
    pending += PendingImage.of(originals, in: view)
    clips[number] = ClipView(around: view)
    return [lower?.fault, upper?.fault].compactMap { $0 }.map {
      StandInFault(id: performer.id, reason: $0)
    }
  }

  private func picture(of view: UIView, _ screen: MatchScreen, _ taker: PictureTaker) -> Still.Shot
  {
    if let shot = screen.still?.take(view) { return shot }
    var taker = taker
    taker.isFresh = screen.isFresh
    return screen.still == nil ? taker.content(of: view) : taker.still(of: view)
  }

  /// What every performer shows becomes its picture of the screen that the flight leaves.
  private func goOn(_ plan: Plan, seenIsLower: Bool) {
    let taker = PictureTaker(flying: cast(of: plan))
    for (number, view) in performers {
      let performer = plan.performers[number]
      let originals = views(of: performer)
      let arriving = seenIsLower ? originals.upper : originals.lower
      let screen = seenIsLower ? screens.upper : screens.lower
      view.goOn(
        seenIsLower: seenIsLower,
        to: arriving.map { picture(of: $0, screen, taker).content } ?? NoContent()
      )
    }
  }

  private func build(_ plan: Plan, _ performer: Performer) -> PerformerBuild {
    let views = views(of: performer)
    let elements: (lower: Int?, upper: Int?) =
      switch performer.role {
      case .pair(let lower, let upper): (lower, upper)
      case .leaving(let lower): (lower, nil)
      case .entering(let upper): (nil, upper)
      case .lowerRoot, .upperRoot, .stray: (nil, nil)
      }
    return PerformerBuild(
      views.lower.flatMap { view in elements.lower.map { (view, plan.lower.elements[$0]) } },
      views.upper.flatMap { view in elements.upper.map { (view, plan.upper.elements[$0]) } }
    )
  }

  private func hideOriginals(of plan: Plan) {
    for (number, performer) in plan.performers.enumerated() where performers[number] != nil {
      let views = views(of: performer)
      for case let view? in [views.lower, views.upper] {
        // What flies itself is not hidden, nor what keeps its place.
        let flies = performers[number].map { view.isDescendant(of: $0) } ?? false
        if !flies, !(view is Placeholder) { originals.hide(view) }
      }
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
