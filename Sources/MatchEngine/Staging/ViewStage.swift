#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// The stage made of views: it does what the driver says and decides nothing.
@MainActor final class ViewStage {
  private var screens: Screens
  private var trees: Screens.Trees
  private let stage: StageView
  private let originals = Originals()
  private var performers = StagedPerformers()
  private let clock: FrameClock
  private var pending: [PendingImage] = []
  /// Told when the ends have changed, as by an image that has arrived.
  var whenChanged: (Plan) -> Void = { _ in }
  /// Told after everything was put back, in the same turn.
  var whenStruck: (MatchOutcome) -> Void = { _ in }
  /// Told when the container has got another size.
  var whenResized: () -> Void {
    get { stage.whenResized }
    set { stage.whenResized = newValue }
  }
  /// Whose stage it is.
  var flight: MatchFlight? {
    get { stage.flight }
    set { stage.flight = newValue }
  }
  /// Where everything is that flies, as it was read last.
  private lazy var watch = makeWatch()

  init(_ screens: Screens, _ trees: Screens.Trees, clock: FrameClock) {
    self.screens = screens
    self.trees = trees
    self.clock = clock
    stage = StageView(filling: screens.container, takesTouches: screens.takesTouches)
  }

  /// The flight goes on to other screens; what it then does follows from the driver.
  func turn(to screens: Screens, _ trees: Screens.Trees) {
    self.screens = screens
    self.trees = trees
  }

  /// The IDs of who has gone since the screens were read; nil where nothing has changed.
  var departures: [String]? { watch.isChanged ? watch.removed : nil }

  private func makeWatch() -> LayoutWatch {
    LayoutWatch([
      (screens.lower.view, trees.lower.nodes), (screens.upper.view, trees.upper.nodes),
    ])
  }
}

extension ViewStage: @MainActor Stage {
  func set(_ plan: Plan) -> StagingResult {
    guard screens.container.window != nil else { return .failed }
    let faults = perform(plan, Array(plan.performers.indices), StandInMaker(plan, screens, trees))
    screens.container.addSubview(stage)
    return .ready(faults)
  }

  func draw(_ frame: Frame, of plan: Plan) -> Bool {
    guard stage.superview != nil else { return false }
    originals.keepHidden()
    takeWhatArrived()
    UIView.performWithoutAnimation {
      performers.draw(frame, of: plan, on: stage, in: screens.container.bounds)
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
    return screens.plan(now)
  }

  func runClock(_ runs: Bool) { clock.isRunning = runs }

  func strike(_ outcome: MatchOutcome) {
    performers.strike()
    originals.showAll()
    stage.removeFromSuperview()
    pending = []
    whenStruck(outcome)
  }

  func change(to plan: Plan, from origins: [Int?], _ relation: FlightEvent.Relation) {
    let missing = performers.renumber(origins, keepsScreens: relation != .sameScreens)
    let maker = StandInMaker(plan, screens, trees)
    if relation != .sameScreens { goOn(plan, relation == .onward ? .upper : .lower, maker) }
    _ = perform(plan, missing, maker)
  }

  /// What is seen becomes the picture of the screen that the flight leaves, for which nothing can arrive any more.
  private func goOn(_ plan: Plan, _ side: PendingImage.Side, _ maker: StandInMaker) {
    pending = []
    for (number, standIn) in performers.standIns {
      let views = trees.views(of: plan.performers[number])
      let (isOnward, view) = side == .upper ? (true, views.upper) : (false, views.lower)
      standIn.goOn(seenIsLower: isOnward, to: maker.onward(view, toUpper: isOnward))
      pending += [PendingImage(view, side, in: standIn)].compactMap { $0 }
    }
  }
}

extension ViewStage {
  /// Makes stand-ins for some performers, then hides their originals.
  private func perform(_ plan: Plan, _ numbers: [Int], _ maker: StandInMaker) -> [MatchReport.Fault]
  {
    var faults: [MatchReport.Fault] = []
    for number in numbers {
      let performer = plan.performers[number]
      if performer.isRoot {
        let screen = performer.role == .lowerRoot ? screens.lower : screens.upper
        if screen.mayMove, !flies(screen.view, in: plan) {
          performers.add(number, RootView(screen.view, in: screens.container))
        }
      } else if performer.role != .stray {
        let standIn = maker.make(number)
        performers.add(number, standIn.view)
        let views = trees.views(of: performer)
        pending += [
          PendingImage(views.lower, .lower, in: standIn.view),
          PendingImage(views.upper, .upper, in: standIn.view),
        ].compactMap { $0 }
        faults += standIn.faults
      }
    }
    performers.takeBorderOverlays(maker.borderOverlays())
    hideOriginals(of: plan)
    return faults
  }

  /// Whether a screen's own view is tagged and flies: then it is hidden, and no effect may show it.
  private func flies(_ view: UIView, in plan: Plan) -> Bool {
    plan.performers.contains { performer in
      let views = trees.views(of: performer)
      return views.lower === view || views.upper === view
    }
  }

  private func hideOriginals(of plan: Plan) {
    for (number, standIn) in performers.standIns {
      let views = trees.views(of: plan.performers[number])
      for case let view? in [views.lower, views.upper] {
        // What flies itself is not hidden, nor what keeps its place.
        if !standIn.holds(view), !(view is Placeholder) { originals.hide(view) }
      }
    }
  }

  /// Shows the images that were missing so far and are there now.
  private func takeWhatArrived() {
    guard pending.contains(where: \.hasArrived) else { return }
    for image in pending where image.hasArrived { image.show() }
    pending.removeAll { $0.hasArrived || $0.isGone }
    if let plan = readEnds() { whenChanged(plan) }
  }
}
#endif
