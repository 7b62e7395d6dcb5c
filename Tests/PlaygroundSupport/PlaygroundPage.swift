@_exported import PlaygroundSources
import UIKit

#if !canImport(ObjectiveC)
import Films
#endif

/// A page that plays itself: where there is no live view to look at, its film is kept.
@preconcurrency @MainActor public final class PlaygroundPage {
  /// The page that runs.
  public static let current = PlaygroundPage()

  /// Whether the page goes on when its code has run to the end; here it never does.
  public var needsIndefiniteExecution = false

  /// What the page shows.
  public var liveView: (any PlaygroundLiveViewable)? {
    didSet {
      needsIndefiniteExecution = liveView != nil
      show()
    }
  }

  /// The page has done what it wanted to.
  public func finishExecution() -> Never { exit(0) }

  #if canImport(ObjectiveC)
  private func show() {}
  #else
  private let screening: Screening

  private init() {
    do {
      screening = try Screening(CommandLine.arguments)
    } catch {
      PlaygroundPage.say(error)
      exit(error.status)
    }
    // The film is complete when the page's code has run to its end, wherever that is.
    atexit { MainActor.assumeIsolated { PlaygroundPage.current.end() } }
  }

  private func show() {
    guard let liveView else { return }
    switch liveView.playgroundLiveViewRepresentation {
    case .viewController(let controller): screening.show(controller)
    case .view(let view):
      let controller = UIViewController()
      controller.view = view
      screening.show(controller)
    }
  }

  /// Plays a script on a controller's screen; where the page is touched, the screen is the user's after it.
  func perform(_ script: (inout Hand) -> Void, on controller: UIViewController) {
    if screening.playsScript { play(controller, script) }
    if screening.isLive {
      screening.handOver()
      exit(0)
    }
  }

  private func end() {
    fflush(nil)
    if screening.isLive { return screening.handOver() }
    let ending = screening.end()
    PlaygroundPage.say(ending)
    if ending.status != 0 {
      fflush(nil)
      _exit(ending.status)
    }
  }

  private static func say(_ ending: Screening.Ending) {
    let stream = ending.status == 0 ? FileHandle.standardOutput : FileHandle.standardError
    stream.write(Data("\(ending.text)\n".utf8))
  }
  #endif
}
