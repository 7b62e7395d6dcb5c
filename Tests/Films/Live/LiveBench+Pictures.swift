import UIKit

/// What is seen of the screen, and told.
extension LiveBench {
  /// Takes a frame, unless nothing can have changed, and tells the browsers what is new.
  func show(evenAtRest: Bool = false) {
    let rests = Headless.isAtRest && camera.fingers.isEmpty && !hands.isTouching
    let isNew = !(rests && isResting) || evenAtRest
    isResting = rests
    if isNew { shoot() } else { camera.rest() }
    tell(isNewFrame: isNew)
    if camera.isLong(resting: isResting) { beginTake() }
  }

  private func shoot() {
    camera.shoot()
    news.look(at: camera)
    if isResting { news.targets = LiveKeys.targets }
  }

  /// Something was done to the screen: it is to be looked at again.
  func disturb() { isResting = false }

  /// Begins another film: the one that is taken is long, or the screen is another.
  func beginTake() {
    let film = camera.film(titled: title, framesPerSecond: framesPerSecond)
    if film.hasFlown { lastFilm = film }
    news.keepReports()
    camera = Camera(after: camera)
    take += 1
    disturb()
  }

  /// Keeps nothing of what was filmed.
  func forgetFilms() {
    beginTake()
    lastFilm = nil
  }

  /// Tells every browser what is new to it.
  func tell(isNewFrame: Bool) {
    let words = words
    for one in server.browsers {
      guard !one.isBehind else {
        wire.miss(one.number)
        continue
      }
      let text = wire.message(
        for: one.number,
        camera,
        take: take,
        isNewFrame: isNewFrame,
        words: words
      )
      if let text {
        one.send(text)
        one.write(now: WebServer.now)
      }
    }
  }

  /// What is told beside the picture.
  private var words: [(String, String)] {
    let size = UIScreen.main.bounds.size
    return [
      ("size", JSON.list([size.width.tenths, size.height.tenths])), ("setting", setting.json),
      (
        "time",
        JSON.object([
          ("slowness", "\(clock.slowness)"), ("paused", "\(clock.isPaused)"),
          ("script", "\(owner != .user)"), ("typing", "\(Headless.isTyping)"),
        ])
      ), ("flights", news.flights), ("reports", news.reports), ("refused", news.refused),
      ("targets", news.targets), ("browsers", "\(server.browsers.count)"),
      ("resting", "\(isResting)"), ("bar", JSON.string(bar)),
    ]
  }

  /// How the app wishes its status bar.
  private var bar: String {
    switch Headless.statusBarStyle {
    case .default?: "default"
    case .lightContent?: "light"
    case .darkContent?: "dark"
    case nil: "none"
    }
  }

  /// What is to be had in a room: the page, or the film.
  func contents(of room: WebGate.Room) -> (text: String, file: String?) {
    guard room == .film else { return (PlayerPage.live(titled: title), nil) }
    var film = camera.film(titled: title, framesPerSecond: framesPerSecond)
    if let lastFilm, !film.hasFlown { film = lastFilm }
    return (film.html, "\(title.filter { $0.isLetter || $0.isNumber }).html")
  }
}

extension Film {
  /// Whether anything is seen to fly.
  fileprivate var hasFlown: Bool { flights.contains { !$0.fractions.isEmpty } }
}

extension Camera {
  /// Whether the film is as long as one may be; it is cut while nothing moves, if that can be had.
  fileprivate func isLong(resting: Bool) -> Bool {
    let most = resting ? 1 : 3
    return reel.shots.count > most * 1800 || reel.patterns.count > most * 1000
      || series.drawings.count > most * 300
  }
}
