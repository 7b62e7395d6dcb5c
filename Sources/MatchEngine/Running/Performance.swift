#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// Brings one flight about: waits until both screens have been on the screen, reads them, plans, and flies.
///
///     begin ──▶ one turn, or until the screens are ready ──▶ read and plan ──▶ flight ──▶ outcome
///
/// A view can be pictured once it was committed, which at the beginning of a transition it was not. So the
/// engine waits for the display's next frame, in which the arriving screen lies out of sight, and needs no
/// forced render at all.
@MainActor final class Performance {
  let flight: MatchFlight
  private let screens: Screens
  private let isForward: Bool
  private let isReady: () -> Bool
  private let whenStruck: (Outcome) -> Void
  private let eachFrame: (MatchFlight) -> Void
  private var driver: FlightDriver<ViewStage>?
  private lazy var clock = FrameClock { [weak self] time in self?.tick(time) }
  private var waitingSince: CFTimeInterval?
  private var watch: LifeWatch?

  init(
    _ flight: MatchFlight,
    between screens: Screens,
    isForward: Bool,
    isReady: @escaping () -> Bool = { true },
    eachFrame: @escaping (MatchFlight) -> Void = { _ in },
    whenStruck: @escaping (Outcome) -> Void
  ) {
    self.flight = flight
    self.screens = screens
    self.isForward = isForward
    self.isReady = isReady
    self.eachFrame = eachFrame
    self.whenStruck = whenStruck
  }

  func begin() {
    watch = LifeWatch { [weak self] event in self?.heard(event) }
    clock.isRunning = true
  }

  private func tick(_ time: CFTimeInterval) {
    guard driver == nil else {
      flight.send(.tick(time))
      if flight.outcome == nil { eachFrame(flight) }
      return
    }
    let began = waitingSince ?? time
    waitingSince = began
    // Half a second is as long as anybody may keep the user waiting.
    guard isReady() || time - began >= 0.5 else { return }
    fly(at: time)
  }

  private func fly(at time: CFTimeInterval) {
    let trees = screens.read()
    let plan = screens.plan(trees.lower, trees.upper)
    let stage = ViewStage(screens, trees, clock: clock)
    stage.whenStruck = { [weak self] outcome in self?.struck(outcome) }
    let driver = FlightDriver(Flight(plan, isForward: isForward), on: stage) {
      [weak self] outcome in
      self?.ended(outcome)
    }
    self.driver = driver
    if UIAccessibility.isReduceMotionEnabled, screens.reducesMotion {
      driver.send(.reduceMotion(true))
    }
    flight.fly(driver)
    flight.send(.tick(time))
    if flight.outcome == nil { eachFrame(flight) }
  }

  private func struck(_ outcome: Outcome) { whenStruck(outcome) }

  /// A flight that was never staged was never struck either, but whoever waits for it must hear of it.
  private func ended(_ outcome: Outcome) {
    clock.isRunning = false
    watch?.stop()
    watch = nil
    if case .skipped = outcome { whenStruck(outcome) }
    flight.end(outcome)
  }

  private func heard(_ event: LifeWatch.Event) {
    switch event {
    case .background:
      if driver == nil { ended(.skipped(.background)) } else { flight.send(.background) }
    case .reduceMotion(let reduces):
      if screens.reducesMotion { flight.send(.reduceMotion(reduces)) }
    }
  }

  /// The container has another size: everything is at rest at once.
  func resized() {
    if driver == nil { ended(.skipped(.resized)) } else { flight.send(.resized) }
  }
}
#endif
