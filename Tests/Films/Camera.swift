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
@MainActor package final class Camera {
  private let series = SVGSeries()
  private var reel = Reel()
  private var flights: [(flight: MatchFlight, record: FlightRecord)] = []
  private var fingers: [Finger] = []
  private var marks: Marks?

  /// What was done for the film, for tests.
  package var effort: Effort {
    Effort(
      samplings: marks?.samplings ?? 0,
      drawings: series.drawingsWritten,
      lines: reel.linesTaken
    )
  }

  /// How often the ways of a flight were sampled, how many drawings were written, and how many lines taken apart.
  package struct Effort: Equatable {
    /// Samplings of all ways of a flight.
    package var samplings: Int
    /// Drawings turned into SVG.
    package var drawings: Int
    /// Lines taken apart.
    package var lines: Int
  }

  /// One without a film in it.
  package init() {}

  /// Takes every frame that the screen shows from now on, and says when it has the last one.
  package func start(
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

  /// What was taken so far.
  package func film(titled title: String) -> Film {
    var film = Film(
      title: title,
      size: UIScreen.main.bounds.size,
      framesPerSecond: Headless.framesPerSecond
    )
    film.drawings = series.drawings
    film.flights = flights.map(\.record)
    film.patterns = reel.patterns
    film.scenes = reel.scenes
    film.shots = reel.shots
    return film
  }

  private func shoot() {
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
}
