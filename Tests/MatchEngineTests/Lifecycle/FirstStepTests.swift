#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  @MainActor @Suite("The time that pictures take is no part of a flight") struct FirstStepTests {
    /// One frame's part of half a second.
    private let step = 1 / 60 / 0.5

    @Test("the first step after staging is one frame", arguments: [0, 0.03, 0.08, 0.3])
    func staged(_ seconds: TimeInterval) async throws {
      let (list, detail) = (SlowScreen(1, seconds), SlowScreen(2, seconds))
      let navigation = UINavigationController(rootViewController: list)
      navigation.childMatchTransition = .linear(0.5)
      let window = show(navigation)
      await advance(0.1)
      navigation.pushViewController(detail, animated: true)
      let flight = try #require(navigation.matchFlight)
      try await expectFrames(flight)
      await advance(1)
      #expect(flight.outcome == .finished && window.remains.isEmpty)
    }

    @Test("so is the first step after going on to a third screen", arguments: [0, 0.08, 0.3])
    func goneOn(_ seconds: TimeInterval) async throws {
      let container = UIViewController()
      let window = show(container)
      let screens = [SlowScreen(1, 0), SlowScreen(2, 0), SlowScreen(3, seconds)]
      container.matchReplace(nil, with: screens[0], in: container.view, animated: false)
      await advance(0.1)
      container.matchReplace(
        screens[0],
        with: screens[1],
        in: container.view,
        transition: .linear(0.5)
      )
      await advance(0.2)
      let flight = container.matchReplace(
        screens[1],
        with: screens[2],
        in: container.view,
        transition: .linear(0.5)
      )
      try await expectFrames(flight)
      await advance(1)
      #expect(flight.outcome == .finished && window.remains.isEmpty)
    }

    /// The first steps are one frame each.
    private func expectFrames(_ flight: MatchFlight) async throws {
      var fractions: [CGFloat] = []
      while fractions.count < 4 {
        await advance(1 / 60)
        try #require(flight.outcome == nil)
        if flight.fraction > 0 { fractions.append(flight.fraction) }
      }
      for (index, fraction) in fractions.enumerated() {
        #expect(abs(fraction - CGFloat(index + 1) * step) < 1e-6)
      }
    }
  }
}

/// A screen that takes long to be read for the first time.
private final class SlowScreen: UIViewController, MatchParticipant {
  private let number: Int
  private var seconds: TimeInterval

  init(_ number: Int, _ seconds: TimeInterval) {
    self.number = number
    self.seconds = seconds
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let box = UIView(frame: CGRect(x: 20 * number, y: 150 * number, width: 100, height: 80))
    box.backgroundColor = .red
    box.matchID = "box"
    view.addSubview(box)
  }

  func matchSource() -> UIView? {
    Headless.keepBusy(for: seconds)
    seconds = 0
    return nil
  }
}
#endif
