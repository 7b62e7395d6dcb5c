#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

// While it plays.

extension ViewStage {
  /// Whether the flight is played.
  var isPlaying: Bool { playback != nil }

  /// Whether everything that may have changed is looked at in this frame: one of four while it's played, and each of
  /// the last tenth of a second.
  var isWatching: Bool {
    guard let playback, playedFrames % 4 != 0 else { return true }
    return playback.begin + playback.course.duration - clock.now < 0.1
  }

  /// Changes how the clock goes, and lets what is played go on with it from where it is.
  func changeClock(_ change: (FrameClock) -> Void) {
    change(clock)
    playAgain()
  }

  /// Plays again, from where it is.
  func playAgain() {
    guard let playback else { return }
    playback.stop()
    start(playback.course, at: playback.begin)
  }

  /// Looks at everything in the next frame.
  func watchAtOnce() { playedFrames = 0 }

  /// Draws what can't be played, and puts back what the app has taken away.
  func follow(_ frame: @autoclosure () -> Frame?) {
    guard let playback else { return }
    playedFrames += 1
    if performers.hasUnplayed || originals.areSeenBeside, let frame = frame() {
      originals.fade(at: frame.progress)
      UIView.performWithoutAnimation {
        performers.drawUnplayed(frame, in: container.bounds)
      }
    }
    guard isWatching else { return }
    playback.putBack()
    performers.follow()
    view.setNeedsLayout()
  }

  /// Plays a course that begins at a time of the clock.
  func start(_ course: Course, at begin: Double) {
    let playback = Playback(course, from: begin, clock.pace(from: begin), on: view.layer)
    self.playback = playback
    UIView.performWithoutAnimation { performers.play(playback, on: view, in: container.bounds) }
  }
}
#endif
