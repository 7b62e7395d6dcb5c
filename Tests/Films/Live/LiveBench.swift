import MatchEngine
import UIKit

/// A screen that is touched in browsers, in step with the clock on the wall.
///
/// The page's script plays first, and what it makes happen is shown when its time has come. After that
/// the screen is the user's.
@MainActor final class LiveBench {
  /// Whose the screen is.
  enum Owner {
    case script
    /// The script's, which is not waited for any more.
    case hurriedScript
    case user
  }

  let title: String
  let server: WebServer
  /// Looked for once somebody waits.
  private var interruption: Interruption?
  let now: @MainActor () -> Double
  var clock: LiveClock
  var owner = Owner.user
  var hands = LiveHands()
  var setting = LiveSetting()
  /// The setting that the screen has.
  private var shownSetting = LiveSetting()
  var camera = Camera()
  var wire = LiveWire()
  var news = LiveNews()
  var watches: [Int: LiveWatch] = [:]
  /// Counts the films that were begun.
  var take = 0
  /// The film before the one that is taken now.
  var lastFilm: Film?
  /// Whether the screen rested when it was last looked at.
  var isResting = false
  /// Frames before this moment are not looked at.
  private var goal = 0.0
  let framesPerSecond = 60

  init(
    titled title: String,
    _ options: LiveOptions,
    token: String = WebGate.newToken(),
    now: @escaping @MainActor () -> Double = { WebServer.now }
  ) throws {
    self.title = title
    self.now = now
    clock = LiveClock(world: Headless.now, wall: now())
    server = try WebServer(port: options.port, otherHost: options.host, token: token)
    server.contents = { [weak self] room in self?.contents(of: room) ?? ("", nil) }
  }

  /// Where browsers find it.
  var address: String { server.address }

  /// Waits for the first browser; then whatever lets time pass is shown in step with the wall.
  func begin() {
    owner = .script
    interruption = Interruption()
    Headless.whenFrameIsShown = { [weak self] in self?.frameIsShown() }
    var (hasSpoken, patience) = (false, Double.infinity)
    // The first thing that a browser says is whether it is dark.
    while !isOver, !hasSpoken, now() < patience {
      let events = server.events(within: .infinity)
      handle(events)
      hasSpoken = events.contains { if case .said = $0 { true } else { false } }
      if !server.browsers.isEmpty { patience = min(patience, now() + 1) }
    }
    applySetting()
    clock.set(world: Headless.now, at: now())
  }

  /// Hands the screen to the user, until somebody wants the command to end.
  func run() {
    handOver()
    interruption = interruption ?? Interruption()
    while !isOver { pass(waiting: true) }
    end()
  }

  /// The screen is the user's from now on.
  func handOver() {
    owner = .user
    Headless.whenFrameIsShown = { [weak self] in self?.frameIsShown() }
    clock.set(world: Headless.now, at: now())
    applySetting()
    disturb()
  }

  /// Makes the screen as it was chosen, which cannot be done in a frame of the script.
  func applySetting() {
    let old = shownSetting
    guard setting != old else { return }
    shownSetting = setting
    setting.apply()
    if setting.phone != old.phone || setting.isTurned != old.isTurned { beginTake() }
  }

  /// Does what was said meanwhile, and lets pass what has passed on the wall, to the next frame if that is waited for.
  func pass(waiting: Bool) {
    let rest = waiting ? clock.wall(at: Headless.nextFrame) - now() : 0
    handle(server.events(within: rest))
    catchUp()
  }

  private var isOver: Bool { interruption?.hasCome == true }

  func end() {
    Headless.whenFrameIsShown = nil
    server.leave()
  }

  // MARK: Time

  /// How long a frame is shown in the world.
  private var period: Double { Headless.framePeriod }

  private func frameIsShown() {
    switch owner {
    case .hurriedScript: break
    case .script: showInTime()
    case .user: if Headless.nextFrame > goal { show() }
    }
  }

  /// Shows a frame of the script unless it is too late for it, and waits for the next one's time.
  private func showInTime() {
    let late = now() - clock.wall(at: Headless.now)
    if late < Headless.framePeriod { show() }
    if late > 0.25 { clock.set(world: Headless.now, at: now()) }
    var moment = clock.wall(at: Headless.nextFrame)
    repeat {
      handle(server.events(within: moment - now()))
      if isOver {
        end()
        exit(0)
      }
      if news.isStepping {
        news.isStepping = false
        return clock.set(world: Headless.nextFrame, at: now())
      }
      moment = clock.wall(at: Headless.nextFrame)
    } while owner == .script && now() < moment - 1e-4
  }

  /// Lets pass what has passed on the wall.
  ///
  /// Whatever a slow machine has no time for is left out, as on a slow phone.
  private func catchUp() {
    let wall = now()
    hands.lookAtClock(wall)
    if news.isStepping {
      news.isStepping = false
      advance(to: Headless.nextFrame)
      return clock.set(world: Headless.now, at: wall)
    }
    let late = clock.world(at: wall) - Headless.now
    if late > 1 {
      // The machine was asleep.
      clock.set(world: Headless.now, at: wall)
    } else if late > 3 * period {
      goal = .infinity
      Headless.keepBusy(for: late - period)
    }
    advance(to: clock.world(at: wall))
  }

  /// Lets time pass up to a moment; of its frames the last one is looked at.
  func advance(to moment: Double) {
    guard moment > Headless.now else { return }
    goal = moment
    Headless.advance(by: moment - Headless.now)
  }

  /// So many times slower, with as many frames on the wall.
  func go(slowness: Int) {
    clock.go(slowness: slowness, at: now())
    Headless.show(framesPerSecond: framesPerSecond * slowness)
  }
}
