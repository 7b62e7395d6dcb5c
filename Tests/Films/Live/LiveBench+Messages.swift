import UIKit

/// What browsers say is done here.
extension LiveBench {
  /// Does what was said, at the time at which it was.
  func handle(_ events: [WebServer.Event]) {
    let wall = now()
    for event in events {
      switch event {
      case .came(let browser):
        hands.hear(browser, at: wall)
        tell(isNewFrame: false)
      case .gone(let browser):
        watches[browser] = nil
        wire.forget(browser)
        touch { $0.lift(browser) }
      case .said(let browser, let line):
        hands.hear(browser, at: wall)
        guard let message = LiveMessage(line) else {
          server.browsers.first { $0.number == browser }?.leave(1008)
          continue
        }
        if !touched(message, by: browser, at: wall) { change(message) }
        // Not earlier: up to the moment of a touch, frames without it may be shown.
        wire.hear(browser)
      }
    }
    if !events.isEmpty, clock.isPaused { show(evenAtRest: true) }
  }

  /// What hands do; false if it is something else.
  private func touched(_ message: LiveMessage, by browser: Int, at wall: Double) -> Bool {
    switch message {
    case .down(let spots, let time):
      // A screen that has come since the last touch has a transition of its own.
      setting.timing?.apply()
      touch(browser, time, wall) { $0.down(spots, of: browser) }
    case .move(let spots, let time):
      touch(browser, time, wall) { $0.move(spots, of: browser) }
    case .up(let fingers, let time):
      touch(browser, time, wall) { $0.up(fingers, of: browser) }
    case .cancel(let time):
      touch(browser, time, wall) { $0.cancel(browser) }
    case .wheel(let point, let way, let time):
      touch(browser, time, wall) { _ in Headless.scroll(by: way, at: point) }
    default: return false
    }
    return true
  }

  /// Lets time pass until something was done, and does it; while the script plays, the screen is not the user's.
  private func touch(
    _ browser: Int,
    _ time: Double,
    _ wall: Double,
    _ act: (inout LiveHands) -> Void
  ) {
    guard owner == .user else { return }
    let moment = watches[browser, default: LiveWatch()].wall(at: time / 1000, heardAt: wall)
    advance(to: clock.world(at: moment))
    touch(act)
  }

  private func touch(_ act: (inout LiveHands) -> Void) {
    act(&hands)
    disturb()
  }

  /// What is done on the bench, or with the keys.
  private func change(_ message: LiveMessage) {
    switch message {
    case .type(let text): if owner == .user { Headless.type(text) }
    case .erase: if owner == .user { Headless.eraseBackward() }
    case .enter: if owner == .user { Headless.pressReturn() }
    case .back: if owner == .user { LiveKeys.goBack() }
    case .pace(let slowness): go(slowness: slowness)
    case .pause(let isPaused): clock.pause(isPaused, at: now())
    case .step: if clock.isPaused { news.isStepping = true }
    case .skip: if owner == .script { owner = .hurriedScript }
    default: choose(message)
    }
    disturb()
  }

  private func choose(_ message: LiveMessage) {
    switch message {
    case .phone(let phone): setting.phone = phone
    case .turned(let isTurned): setting.isTurned = isTurned
    case .dark(let isDark): (setting.isDark, setting.isDarkChosen) = (isDark, true)
    case .prefersDark(let isDark): if !setting.isDarkChosen { setting.isDark = isDark }
    case .motion(let isReduced): setting.reducesMotion = isReduced
    case .rightToLeft(let isRightToLeft): setting.isRightToLeft = isRightToLeft
    case .timing(let timing): setting.timing = timing
    default: return
    }
    if owner == .user { applySetting() }
  }
}

/// What a browser's clock shows when it is so late here.
struct LiveWatch {
  /// How much the browser's clock is behind; what comes late does not count.
  private var difference = Double.infinity

  /// When something was done; it was done before it was heard of, though not long before.
  mutating func wall(at time: Double, heardAt wall: Double) -> Double {
    difference = min(difference, wall - time)
    return min(max(time + difference, wall - 0.25), wall)
  }
}
