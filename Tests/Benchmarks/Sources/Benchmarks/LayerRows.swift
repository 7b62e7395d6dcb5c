#if canImport(UIKit)
import CAllocationCounter
import Foundation
import MatchEngine
import UIKit

/// What the UIKit layer costs, in the headless UIKit.
///
/// What it does before the first frame cannot be called from outside, and what the headless UIKit does in
/// that frame is many times as much. So the time is taken from when the engine asks the arriving screen
/// whether it is ready, which is just before it reads both screens, until a display link that was added
/// after the engine's own: capture, plan, stand-ins and the first frame. One screen's capture takes from
/// when it is asked for its source until the other one is.
func layerRows() -> [Row] {
  MainActor.assumeIsolated {
    startRows() + frameCostRows()
  }
}

@MainActor private func startRows() -> [Row] {
  let views = 1_000
  let lower = Gallery(views: views, pairs: 50, isLower: true)
  let upper = Gallery(views: views, pairs: 50, isLower: false)
  let navigation = world(lower)
  var visited = 0
  var starts: [Double] = []
  var readings: [Double] = []
  let walks = medians(
    rounds: 30,
    of: [
      { visited += visit(lower.view) + visit(upper.view) },
      { visited += visit(lower.view) },
    ],
    before: {
      navigation.pushViewController(upper, animated: true)
      Headless.turn()
      let link = CADisplayLink { _ in
        MainActor.assumeIsolated {
          guard let asked = upper.asked else { return }
          starts.append(seconds(from: asked, to: .now))
          if let first = lower.sourced, let second = upper.sourced {
            readings.append(seconds(from: first, to: second))
          }
          upper.asked = nil
        }
      }
      link.add(to: .main, forMode: .common)
      Headless.advance(by: 0.05)
      link.invalidate()
      expect(navigation.matchFlight != nil, "a push with shared IDs flies")
      Headless.advance(by: 2)
      navigation.popToRootViewController(animated: false)
      Headless.advance(by: 0.1)
    }
  )
  expect(starts.count == 66 && readings.count == 66, "every flight's start is timed once")
  expect(visited > 60 * views, "the walk visits every view")
  return [
    Row(
      name: "reading",
      measures: "the capture of a screen of 1,000 views, 50 of them tagged; a bare walk of it",
      figure: readings.sorted()[readings.count / 2] * 1e3,
      unit: "ms",
      floor: walks[1] * 1e3,
      budget: .ratio(2)
    ),
    Row(
      name: "start",
      measures: "capture, plan, 50 stand-ins and first frame, 2 × 1,000 views; a bare walk of both",
      figure: starts.sorted()[starts.count / 2] * 1e3,
      unit: "ms",
      floor: walks[0] * 1e3
    ),
  ]
}

private func seconds(from start: ContinuousClock.Instant, to end: ContinuousClock.Instant) -> Double
{
  let parts = (end - start).components
  return Double(parts.seconds) + Double(parts.attoseconds) * 1e-18
}

@MainActor private func frameCostRows() -> [Row] {
  let navigation = world(Gallery(views: 100, pairs: 50, isLower: true))
  let before = Headless.accounts.forcedRenders
  navigation.pushViewController(Gallery(views: 100, pairs: 50, isLower: false), animated: true)
  Headless.advance(by: 0.1)
  guard let flight = navigation.matchFlight else {
    expect(false, "a push with shared IDs flies")
    return []
  }
  let renders = Headless.accounts.forcedRenders - before
  flight.update(0.3)
  flight.update(0.4)
  Headless.accounts.recordsWrites = true
  flight.update(0.5)
  let writes = Headless.accounts.writes
  Headless.accounts.recordsWrites = false
  expect(!writes.isEmpty, "a frame is drawn")
  var times: [String: Int] = [:]
  for write in writes { times["\(write.layer) \(write.property)", default: 0] += 1 }
  let most = times.values.max() ?? 0
  let start = allocation_count()
  for step in 0..<100 { flight.update(0.5 + CGFloat(step) / 1_000) }
  let allocations = Double(allocation_count() - start) / 100
  return [
    Row(
      name: "renders",
      measures: "renders forced by the start of a push",
      figure: Double(renders),
      unit: "",
      budget: .figure(1)
    ),
    Row(
      name: "writes",
      measures: "the most writes to one property of one layer in a frame, 50 pairs",
      figure: Double(most),
      unit: "",
      budget: .figure(1)
    ),
    Row(
      name: "all writes",
      measures: "writes in a frame for each of 50 pairs that move and grow",
      figure: Double(writes.count) / 50,
      unit: ""
    ),
    Row(
      name: "layer allocations",
      measures: "allocations in a frame for each of 50 pairs, the headless UIKit's own among them",
      figure: allocations_are_counted() ? allocations / 50 : .nan,
      unit: ""
    ),
  ]
}

/// A navigation of one screen, without a bar.
@MainActor private func world(_ root: UIViewController) -> UINavigationController {
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

/// A screen of rows of views, some of them tagged.
@MainActor private final class Gallery: UIViewController, MatchParticipant {
  /// When the engine asked it last whether it is ready.
  var asked: ContinuousClock.Instant?
  /// When it asked it last for the view that is meant, which is when it begins to read it.
  var sourced: ContinuousClock.Instant?
  private let views: Int
  private let pairs: Int
  private let isLower: Bool

  init(views: Int, pairs: Int, isLower: Bool) {
    self.views = views
    self.pairs = pairs
    self.isLower = isLower
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func matchSource() -> UIView? {
    sourced = .now
    return nil
  }

  func matchIsReady() -> Bool {
    asked = .now
    return true
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    var row = UIView()
    for number in 0..<views - 1 {
      if number % 10 == 0 {
        row = UIView(frame: CGRect(x: 0, y: number / 10 * 8, width: 390, height: 8))
        view.addSubview(row)
        continue
      }
      let side: CGFloat = isLower ? 6 : 7
      let x = CGFloat(isLower ? number % 10 : 10 - number % 10) * 38
      let child = UIView(frame: CGRect(x: x, y: 0, width: side, height: side))
      child.backgroundColor = .gray
      if number % (views / pairs) == 1 { child.matchID = "view \(number)" }
      row.addSubview(child)
    }
  }
}
#endif
