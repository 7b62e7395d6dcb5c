#if canImport(UIKit)
import Foundation
import MatchEngine
import UIKit

/// What the start of a flight takes, in seconds, and the least that it could.
struct StartTimes {
  /// From when the engine asks the arriving screen whether it is ready until the first frame is drawn.
  let start: Double
  /// The capture of both screens; not a number if they don't know when they were looked at.
  let reading: Double
  let walkOfBoth: Double
  /// A snapshot of each view that is pictured.
  let pictures: Double
}

/// Times many pushes from one screen to another.
///
/// What the engine does before the first frame cannot be called from outside, and what the headless UIKit
/// does in that frame is many times as much. So the time is taken from when the engine asks the arriving
/// screen whether it is ready, which is just before it reads both screens, until a display link that was
/// added after the engine's own: capture, plan, stand-ins and the first frame. The capture takes until the
/// last view of the upper screen is looked at.
///
/// In other pushes a bare walk, or snapshots taken by hand, are timed at that moment instead, so that what they look at
/// is as far from the processor as what the engine reads.
@MainActor func startTimes(
  _ lower: TimedScreen,
  _ upper: TimedScreen,
  picturing pictured: [UIView] = []
) -> StartTimes {
  let navigation = world(lower)
  var (starts, readings): ([Double], [Double]) = ([], [])
  var (walks, pictures): ([Double], [Double]) = ([], [])
  var visited = 0
  let rounds = 33
  for _ in 0..<rounds {
    upper.whenAsked = {
      walks.append(seconds { for screen in [lower, upper] { visited += visit(screen.view) } })
    }
    push(upper, on: navigation) { _ in }
    upper.whenAsked = {
      pictures.append(seconds { pictured.forEach { $0.snapshotView(afterScreenUpdates: false) } })
    }
    push(upper, on: navigation) { _ in }
    push(upper, on: navigation) { asked in
      starts.append((.now - asked).seconds)
      if let last = upper.looked { readings.append((last - asked).seconds) }
    }
  }
  for times in [starts, walks] + (readings.isEmpty ? [] : [readings]) {
    expect(times.count == rounds, "every flight's start is timed once")
  }
  expect(visited > 2 * rounds * 1_000, "the walk visits every view")
  return StartTimes(
    start: undisturbed(starts),
    reading: readings.isEmpty ? .nan : undisturbed(readings),
    walkOfBoth: undisturbed(walks),
    pictures: undisturbed(pictures)
  )
}

/// Pushes a screen, and pops it when it has arrived.
@MainActor private func push(
  _ upper: TimedScreen,
  on navigation: UINavigationController,
  whenDrawn: @escaping @MainActor (_ asked: ContinuousClock.Instant) -> Void
) {
  upper.isInFrame = false
  // It's held when the engine asks, so that it is drawn as it begins, and nothing else is done in that frame.
  upper.flight = navigation.beginMatch { navigation.pushViewController(upper, animated: true) }
  Headless.turn()
  upper.isInFrame = true
  let link = CADisplayLink { _ in
    MainActor.assumeIsolated {
      guard let asked = upper.asked else { return }
      whenDrawn(asked)
      upper.asked = nil
    }
  }
  link.add(to: .main, forMode: .common)
  Headless.advance(by: 0.05)
  link.invalidate()
  expect(upper.flight != nil, "a push with shared IDs flies")
  upper.flight?.finish()
  upper.flight = nil
  Headless.advance(by: 2)
  navigation.popToRootViewController(animated: false)
  Headless.advance(by: 0.1)
}

/// A white screen that something fills, and that knows when the engine begins with it.
@MainActor final class TimedScreen: UIViewController, MatchPreparing {
  private let fill: (TimedScreen) -> Void
  /// How long it takes to be read for the first time.
  var delay = 0.0
  /// Whether it is ready a frame after it is pushed, so that a display link stages the flight.
  var waitsForFrame = false
  /// Whether it may be ready, which it isn't in the turn of the push: then it is asked again in a frame.
  fileprivate var isInFrame = true
  /// When the engine asked it last whether it is ready.
  fileprivate var asked: ContinuousClock.Instant?
  /// When the engine looked at its last tagged view, for the first time since then.
  fileprivate var looked: ContinuousClock.Instant?
  /// What is held when the engine asks.
  fileprivate var flight: MatchFlight?
  /// What is done once when the engine asks.
  fileprivate var whenAsked: (() -> Void)?

  init(_ fill: @escaping (TimedScreen) -> Void) {
    self.fill = fill
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    fill(self)
  }

  static let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 30)).image {
    UIColor.red.setFill()
    $0.fill(CGRect(x: 0, y: 0, width: 40, height: 30))
  }

  /// A view that tells when the engine looks at it; as a tagged one it's to be the last in the screen.
  func makeLastView() -> UIView {
    let view = ToldView()
    view.tell = { [weak self] in self?.looked = self?.looked ?? .now }
    return view
  }

  var isReadyForMatchFlight: Bool {
    guard isInFrame, !waitsForFrame || view.layer.presentation() != nil else { return false }
    whenAsked?()
    whenAsked = nil
    Headless.keepBusy(for: delay)
    delay = 0
    flight?.hold()
    (asked, looked) = (.now, nil)
    return true
  }
}

private final class ToldView: UIImageView {
  fileprivate var tell: (() -> Void)?

  override var image: UIImage? {
    get {
      tell?()
      return super.image
    }
    set { super.image = newValue }
  }
}

/// A navigation of one screen, without a bar.
@MainActor func world(_ root: UIViewController) -> UINavigationController {
  Headless.startOver()
  let navigation = UINavigationController(rootViewController: root)
  navigation.isNavigationBarHidden = true
  navigation.childMatchTransition = MatchTransition()
  let window = UIWindow(frame: UIScreen.main.bounds)
  window.rootViewController = navigation
  window.makeKeyAndVisible()
  shownWindows.keep(window)
  Headless.advance(by: 0.1)
  return navigation
}

/// Keeps the window of the world that is measured.
@MainActor private final class ShownWindows {
  private var window: UIWindow?
  func keep(_ window: UIWindow) { self.window = window }
}

@MainActor private let shownWindows = ShownWindows()

/// The least that a walk can do: look at every view once and ask for its ID.
@MainActor private func visit(_ view: UIView) -> Int {
  var count = view.matchID == nil ? 1 : 2
  for child in view.subviews { count += visit(child) }
  return count
}
#endif
