#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
public import UIKit

/// Shows which views of a window fly and why others don't, and slows, steps and scrubs each flight.
///
/// ```swift
/// #if DEBUG
/// window.matchInspector = MatchInspector(speed: 0.25)
/// #endif
/// ```
///
/// Tagged views have an outline and show their IDs. Views that can't fly are red and show the reason. A bar at the
/// bottom controls the flight and shows the report of the last one. The inspector has a window of its own, and
/// doesn't change the app's views, its key window or its first responder.
@MainActor public final class MatchInspector {
  /// The speed of flights, from 0.01 to 1; a running flight continues at the new speed from where it is.
  public var speed: CGFloat {
    didSet {
      if speed != Self.usable(speed) { speed = Self.usable(speed) }
      for flight in flights where !isPaused { flight.runningSession?.speed = Double(speed) }
    }
  }

  /// Whether the report of the last flight is shown.
  public var showsReport = false

  private(set) var report: MatchReport?
  private(set) weak var window: UIWindow?
  private var inspectorWindow: InspectorWindow?
  /// Refreshes the inspector on every frame of a flight.
  private let clock = FrameClock()
  /// Refreshes the inspector ten times a second, also while a finger scrolls.
  private var timer: Timer?
  private var flights: [MatchFlight] = []
  /// The flight that the bar holds.
  private weak var scrubbed: MatchFlight?

  /// Creates an inspector that does nothing until it is set on a window.
  public init(speed: CGFloat = 1) { self.speed = Self.usable(speed) }

  deinit {
    guard MainThread.isCurrent else { return }
    MainActor.assumeIsolated { leave() }
  }

  private static func usable(_ speed: CGFloat) -> CGFloat {
    speed.isFinite ? min(max(speed, 0.01), 1) : 1
  }
}

extension UIWindow {
  private static let inspector = AssociatedValue<MatchInspector>()

  /// The inspector of the window's flights, for debug builds; set nil to remove it.
  public var matchInspector: MatchInspector? {
    get { UIWindow.inspector[self] }
    set {
      guard newValue !== matchInspector else { return }
      matchInspector?.leave()
      if let other = newValue?.window { other.matchInspector = nil }
      UIWindow.inspector[self] = newValue
      newValue?.enter(self)
    }
  }
}

// MARK: On and off

extension MatchInspector {
  fileprivate func enter(_ window: UIWindow) {
    self.window = window
    inspectorWindow = InspectorWindow(above: window, for: self)
    clock.view = window
    clock.tick = { [weak self] _ in self?.refresh() }
    let timer = Timer(timeInterval: 0.1, repeats: true) { [weak self] timer in
      guard let self else { return timer.invalidate() }
      MainActor.assumeIsolated { self.refresh() }
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
    SessionRegistry.registry(of: window).whenFlightBegins = { [weak self] in self?.begins($0) }
    for flight in MatchFlight.flights(in: window) { begins(flight) }
  }

  fileprivate func leave() {
    play(at: 1)
    flights = []
    report = nil
    clock.isRunning = false
    timer?.invalidate()
    inspectorWindow?.isHidden = true
    inspectorWindow?.windowScene = nil
    inspectorWindow = nil
    if let window { SessionRegistry.registry(of: window).whenFlightBegins = { _ in } }
    window = nil
  }

  /// Schedules a layout pass in this frame, after that of the app's window, which reads everything again.
  private func refresh() {
    guard let window, let inspectorWindow else { return }
    inspectorWindow.follow(window)
    inspectorWindow.rootViewController?.view.setNeedsLayout()
  }

  // MARK: Flights

  private func begins(_ flight: MatchFlight) {
    flights.append(flight)
    flight.runningSession?.speed = isPaused ? 0 : Double(speed)
    flight.whenEnded { [weak self] in self?.ended($0) }
    clock.isRunning = true
  }

  private func ended(_ flight: MatchFlight) {
    flights.removeAll { $0 === flight }
    clock.isRunning = !flights.isEmpty
    if let report = flight.report, window != nil { self.report = report }
  }

  /// The flight that the bar moves: the one that it holds or, if there is none, the one that began last.
  var flight: MatchFlight? {
    scrubbed?.phase == .held ? scrubbed : flights.last { $0.shown() != nil }
  }

  /// Why nothing flew when the visible screen appeared; nil if something did.
  var diagnosis: MatchDiagnosis? {
    window?.stayingControllers.last?.deepestVisibleController.matchDiagnosis
  }

  // MARK: What the bar does

  /// Whether the flight stands still until somebody lets it go on.
  var standsStill: Bool { isPaused || flight?.phase == .held }

  /// Whether time stands still for the flights on the screen.
  private var isPaused: Bool { flights.contains { $0.runningSession?.speed == 0 } }

  func pauseOrPlay() {
    if standsStill { return play(at: speed) }
    for flight in flights { flight.runningSession?.speed = 0 }
  }

  /// Lets time pass, and lets a flight that was moved go to its nearer end.
  private func play(at speed: CGFloat) {
    for flight in flights { flight.runningSession?.speed = Double(speed) }
    if scrubbed?.phase == .held { scrubbed?.release() }
    scrubbed = nil
  }

  func scrub(to fraction: CGFloat) {
    scrubbed = flight
    flight?.update(fraction)
  }

  /// Moves the flight forward by one frame: in time or, if it is held, by the same share of its duration.
  func step() {
    guard let flight, let session = flight.runningSession else { return }
    if !standsStill { pauseOrPlay() }
    guard flight.phase == .held else { return session.skip(session.framePeriod) }
    let frames = max((flight.report?.duration ?? 0) / session.framePeriod, 1)
    scrub(to: flight.fractionComplete + 1 / CGFloat(frames))
  }
}
#endif
