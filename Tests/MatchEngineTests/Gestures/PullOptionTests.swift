#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  @MainActor @Suite("The options of a pull", .enabled(if: Hands.isAvailable))
  final class PullOptionTests: PullStage {
    private func present(_ change: (inout MatchTransition.Pull) -> Void) async {
      await present(.linear(0.5) { change(&$0.pull) })
    }

    private var shade: UIView? { window.engineViews("ShadeView").first }

    @Test(
      "the flight follows the finger over the distance, and less the more it resists",
      arguments: [0.25, 0.5, 0.9],
      [0, 0.5, 2]
    )
    func distance(_ distance: Double, _ resistance: Double) async throws {
      let (distance, resistance) = (CGFloat(distance), CGFloat(resistance))
      await present { ($0.distance, $0.resistance) = (distance, resistance) }
      let finger = await touch(to: 240)
      let flight = try #require(detail.matchFlight)
      let first = flight.fractionComplete / (1 - resistance * flight.fractionComplete)
      for y in [300, 340, 280] as [CGFloat] {
        await finger.move(to: CGPoint(x: start.x, y: y), during: 0.1)
        await nextTurn()
        let part = first + (y - 240) / (window.bounds.height * distance)
        #expect(isClose(flight.fractionComplete, part / (1 + resistance * part), within: 1e-6))
      }
      await finger.cancel()
      await advance(1.5)
      #expect(list.presentedViewController === detail)
    }

    @Test(arguments: [0.1, 0.3, 0.7, 0.95])
    func `a slow pull goes through from the threshold on`(_ threshold: Double) async throws {
      await present { $0.threshold = CGFloat(threshold) }
      for y in stride(from: 230, through: 620, by: 65) as StrideThrough<CGFloat> {
        let finger = await touch(to: y)
        await finger.hold(for: 0.3)
        let flight = try #require(detail.matchFlight)
        let goes = flight.fractionComplete >= CGFloat(threshold)
        await finger.lift(thenWait: 1.5)
        #expect((list.presentedViewController == nil) == goes, "\(y) \(flight.fractionComplete)")
        #expect(window.remains.isEmpty)
        guard goes else { continue }
        await list.present(detail, for: 1)
      }
    }

    @Test func `the other screen lies back and dark, and corners round`() async throws {
      var pose = MatchEffect.identity
      pose.upper.cornerRadius = 40
      (pose.lower.scale, pose.lower.dim) = (0.8, 0.5)
      let effect = pose
      await present { $0.effect = effect }
      for isKept in [true, false] {
        let finger = await touch(to: 240)
        let flight = try #require(detail.matchFlight)
        for y in [300, 420, 350] as [CGFloat] {
          await finger.move(to: CGPoint(x: start.x, y: y), during: 0.1)
          await advance(0.05)
          let covered = 1 - flight.fractionComplete
          let shown = detail.view.nextLayer
          #expect(isClose(shown.cornerRadius, 40 * flight.fractionComplete, within: 1e-3))
          #expect(shown.masksToBounds)
          let dim = CGFloat(try #require(shade?.subviews.first).nextLayer.opacity)
          #expect(isClose(dim, 0.5 * covered, within: 1e-3))
          let scale = list.view.nextLayer.transform.m11
          #expect(isClose(scale, 1 - 0.2 * covered, within: 1e-3))
        }
        #expect(shade?.superview?.subviews.firstIndex { $0 === shade } == 1)
        #expect(detail.view.layer.cornerRadius == 0 && !detail.view.layer.masksToBounds)
        isKept ? await finger.cancel() : await finger.lift()
        flight.observeProgress { [weak detail] flight in
          guard flight.outcome == nil, let shown = detail?.viewIfLoaded else { return }
          let radius = shown.nextLayer.cornerRadius
          #expect(isClose(radius, 40 * min(max(flight.fractionComplete, 0), 1), within: 2))
        }
        if !isKept { flight.finish() }
        await advance(1.5)
        #expect(window.remains.isEmpty && flight.outcome == (isKept ? .cancelled : .finished))
      }
      #expect(list.view.window === window && list.view.nextLayer.transform.m11 == 1)
    }

    @Test func `an app's own corners are never made smaller, and stay`() async throws {
      await present { $0.effect = .depth }
      detail.view.layer.cornerRadius = 20
      let finger = await touch(to: 250)
      #expect(detail.view.nextLayer.cornerRadius == 20)
      await finger.move(to: CGPoint(x: start.x, y: 570), during: 0.3)
      await advance(0.05)
      #expect(detail.view.nextLayer.cornerRadius > 25)
      await finger.cancel()
      await advance(1.5)
      #expect(detail.view.layer.cornerRadius == 20)
    }

    @Test func `without an effect, and without a pull, nothing gets darker`() async throws {
      await present { $0.effect = .identity }
      let finger = await touch(to: 400)
      #expect(detail.matchFlight?.phase == .held && shade == nil)
      #expect(detail.view.nextLayer.cornerRadius == 0 && !detail.view.nextLayer.masksToBounds)
      await finger.cancel()
      await advance(1.5)
      detail.matchTransition = MatchTransition()
      await detail.dismiss(for: 0.2)
      let color = shade?.subviews.first?.nextLayer.backgroundColor
      #expect(detail.matchFlight != nil && color?.isLight != false)
      await advance(1.5)
      #expect(list.presentedViewController == nil)
    }

    @Test("numbers that make no sense do no harm", arguments: [-1, 0, .nan, .infinity])
    func nonsense(_ number: Double) async {
      let value = CGFloat(number)
      await present {
        ($0.distance, $0.resistance, $0.threshold) = (value, value, value)
        $0.effect = .dim(number)
        $0.effect.upper.cornerRadius = number
      }
      let finger = await touch(to: 500)
      await finger.lift(thenWait: 1.5)
      #expect(window.remains.isEmpty && detail.matchFlight == nil)
    }
  }

  /// A pull asks and tells a presentation's delegate as the drag of a sheet does (MD-25).
  @MainActor @Suite("A pull and the presentation's delegate", .enabled(if: Hands.isAvailable))
  final class PullDelegateTests: PullStage {
    let delegate = DismissalLog()

    override init() async {
      await super.init()
      await present(MatchTransition.linear(0.5))
      detail.presentationController?.delegate = delegate
    }

    private func pull(_ way: CGFloat, flies: Bool = true) async {
      let finger = await touch(to: start.y + way, during: 0.5)
      #expect((detail.matchFlight != nil) == flies)
      await finger.lift(after: 0.3)
    }

    @Test func `it is asked once, and told of the dismissal's start and end`() async {
      await pull(300)
      #expect(delegate.calls == ["should", "will"] && delegate.hasCoordinator == true)
      await advance(1.5)
      #expect(delegate.calls == ["should", "will", "did"])
      #expect(list.presentedViewController == nil)
    }

    @Test func `it hears nothing of a dismissal that the screen declines`() async {
      final class Keeper: UINavigationController {
        override func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
      }
      await detail.dismiss(for: 1.5)
      let keeper = Keeper(rootViewController: detail)
      keeper.comes(as: .fullScreen, MatchTransition.linear(0.5))
      keeper.presentationController?.delegate = delegate
      await list.present(keeper, for: 1)
      let finger = await touch(to: start.y + 300, during: 0.5)
      await finger.lift(after: 0.3)
      await advance(1)
      #expect(delegate.calls == ["should"] && list.presentedViewController === keeper)
    }

    @Test func `a pull that goes back is not told as over, and each pull asks again`() async {
      for count in 1...3 {
        await pull(100)
        await advance(1.5)
        let calls = Array(repeating: ["should", "will"], count: count).flatMap(\.self)
        #expect(delegate.calls == calls && list.presentedViewController === detail)
      }
    }

    @Test(arguments: [true, false])
    func `a pull that may not go moves nothing, and a far one attempts`(isModal: Bool) async {
      detail.isModalInPresentation = isModal
      delegate.allows = isModal
      let asked = isModal ? [] : ["should"]
      await pull(100, flies: false)
      #expect(delegate.calls == asked)
      await pull(300, flies: false)
      #expect(delegate.calls == asked + asked + ["attempt"])
      await advance(1)
      #expect(list.presentedViewController === detail && window.remains.isEmpty)
      detail.isModalInPresentation = false
      delegate.allows = true
      await pull(300)
      await advance(1.5)
      #expect(list.presentedViewController == nil)
    }

    @Test func `a throw counts as an attempt, and a touch that is cancelled does not`() async {
      detail.isModalInPresentation = true
      let end = CGPoint(x: start.x, y: start.y + 150)
      await Hands.flick(from: start, to: end, in: window)
      #expect(delegate.calls == ["attempt"])
      let finger = await touch(to: 600)
      await finger.cancel()
      await advance(1)
      #expect(delegate.calls == ["attempt"] && list.presentedViewController === detail)
    }

    @Test func `a dismissal by code tells it nothing, and neither does a sideways drag`() async {
      await Hands.drag(from: start, to: CGPoint(x: 350, y: 210), in: window)
      await detail.dismiss(for: 1.5)
      #expect(delegate.calls.isEmpty && list.presentedViewController == nil)
    }

    @Test func `a pull that pops asks nobody, inside of what is presented`() async {
      await list.dismiss(animated: false, for: 0.1)
      let navigation = UINavigationController(rootViewController: PhotoScreen.list())
      navigation.childMatchTransition = MatchTransition()
      navigation.modalPresentationStyle = .fullScreen
      list.present(navigation, animated: false)
      navigation.presentationController?.delegate = delegate
      await navigation.go(to: detail, animated: false, for: 0.1)
      await pull(300)
      await advance(1.5)
      #expect(navigation.viewControllers.count == 1 && delegate.calls.isEmpty)
    }

    @Test func `nothing keeps the delegate or the screen once it is gone`() async {
      weak var kept: UIViewController?
      func run() async {
        let screen = PhotoScreen.detail()
        screen.comes(as: .fullScreen, MatchTransition())
        await list.dismiss(animated: false, for: 0.1)
        list.present(screen, animated: true)
        screen.presentationController?.delegate = delegate
        kept = screen
        await advance(1.5)
        await Hands.drag(from: start, to: CGPoint(x: 120, y: 600), in: window)
        await advance(2)
      }
      await run()
      await advance(0.1)
      #expect(delegate.calls == ["should", "will", "did"])
      #expect(kept == nil)
    }
  }
}

/// A list, and a photo that it presents and that a finger can pull away; what suites on pulls begin with.
@MainActor class PullStage {
  let list = PhotoScreen.list()
  let detail = PhotoScreen.detail()
  let window: UIWindow
  let start = CGPoint(x: 120, y: 200)

  init() async {
    startOver()
    window = inWindow(list)
    await nextTurn()
  }

  func present(_ transition: MatchTransition) async {
    detail.comes(as: .fullScreen, transition)
    await list.present(detail, for: 1)
  }

  /// A finger that comes down on the photo and moves up or down.
  func touch(to y: CGFloat, during seconds: TimeInterval = 0.3) async -> Finger {
    let finger = await Hands.touch(at: start, in: window)
    await finger.move(to: CGPoint(x: start.x, y: y), during: seconds)
    await nextTurn()
    return finger
  }
}

extension CGColor {
  /// Whether it is the color of a light screen.
  fileprivate var isLight: Bool { (components ?? []).dropLast().allSatisfy { $0 == 1 } }
}
#endif
