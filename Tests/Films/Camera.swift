import MatchEngine
import UIKit

/// Films the screen of the stand-in.
///
/// ```swift
/// let camera = Camera()
/// camera.start()
/// Headless.advance(by: 2)
/// let film = camera.film(titled: "Two seconds")
/// ```
@MainActor final class Camera {
  let series = SVGSeries()
  private(set) var reel = Reel()
  private(set) var flights: [(flight: MatchFlight, record: FlightRecord)] = []
  private(set) var fingers: [Finger] = []
  private(set) var marks: Marks?
  /// The screen's sizes, each from a frame on.
  private var sizes: [Film.Turn] = []

  init() {}

  /// One that goes on where another ended, with the flights that were under way.
  init(after other: Camera) {
    flights = other.flights.filter { $0.record.outcome == nil }
      .map { ($0.flight, FlightRecord(start: 0)) }
  }

  /// Takes every frame that the screen shows from now on, and says when it has the last one.
  func start(
    until end: TimeInterval = .infinity,
    then finish: @escaping @MainActor () -> Void = {}
  ) {
    let last = end * TimeInterval(Headless.framesPerSecond)
    Headless.whenFrameIsShown = { [weak self] in
      guard let self else { return }
      shoot()
      if TimeInterval(reel.frameCount) > last { finish() }
    }
  }

  func film(titled title: String, framesPerSecond: Int? = nil) -> Film {
    Film(
      title: title,
      size: sizes.first?.size ?? UIScreen.main.bounds.size,
      framesPerSecond: framesPerSecond ?? Headless.framesPerSecond,
      drawings: series.drawings,
      flights: flights.map(\.record),
      reel: reel,
      turns: Array(sizes.dropFirst())
    )
  }

  func shoot() {
    let size = UIScreen.main.bounds.size
    if sizes.last?.size != size { sizes.append(Film.Turn(start: reel.frameCount, size: size)) }
    let windows = Headless.windows.filter { !$0.isHidden }
    let live = windows.flatMap { MatchFlight.flights(in: $0) }
    for flight in live where !flights.contains(where: { $0.flight === flight }) {
      flights.append((flight, FlightRecord(start: reel.frameCount)))
    }
    for place in flights.indices {
      flights[place].record.note(flights[place].flight, in: reel.frameCount)
    }
    fingers = Finger.next(after: fingers)
    let marks = Marks(of: live, in: windows, fingers: fingers, after: marks)
    self.marks = marks
    reel.add(series.draw() + marks.lines)
  }

  /// Takes another frame like the last one, up to a second of them.
  func rest() { reel.rest(upTo: Camera.longestRest) }

  static let longestRest = 60
}
