#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  @MainActor @Suite("The app's own interaction controller wins")
  final class AppDrivesTests: PhotoStack {
    let log = CallLog()
    let delegate: NavigationLog
    let interactor = UIPercentDrivenInteractiveTransition()

    init() async {
      delegate = NavigationLog(log)
      delegate.interactor = interactor
      await super.init(nil)
      navigation.delegate = delegate
      navigation.childMatchTransition = .linear(0.5)
    }

    @Test("the flight follows its percentage, and ends as it says", arguments: [true, false])
    func percentDriven(finishes: Bool) async throws {
      let beside = UIView()
      window.addSubview(beside)
      navigation.pushViewController(detail, animated: true)
      navigation.transitionCoordinator?.animate { _ in beside.alpha = 0 }
      let flight = try await navigation.flight(after: 0.1)
      for percent in [0.2, 0.6, 0.4] {
        interactor.update(percent)
        await advance(0.05)
        #expect(flight.phase == .held)
        #expect(isClose(flight.fraction, percent))
        #expect(isClose(CGFloat(beside.shownAlpha ?? 0), 1 - percent, within: 0.02))
      }
      if finishes { interactor.finish() } else { interactor.cancel() }
      await advance(1.5)
      #expect(flight.outcome == (finishes ? .finished : .cancelled))
      #expect(navigation.viewControllers.count == (finishes ? 2 : 1))
      #expect(navigation.transitionCoordinator == nil)
      #expect(beside.alpha == (finishes ? 0 : 1))
      #expect(list.photo.layer.animationKeys() == nil)
      #expect(detail.photo.layer.animationKeys() == nil)
    }

    @Test("what it says before the flight begins still counts", arguments: [true, false])
    func early(finishes: Bool) async throws {
      navigation.pushViewController(detail, animated: true)
      if finishes { interactor.finish() } else { interactor.cancel() }
      await advance(1.5)
      #expect(navigation.viewControllers.count == (finishes ? 2 : 1))
      #expect(navigation.transitionCoordinator == nil)
      #expect((finishes ? detail : list).view.window === window)
    }

    @Test func `it can let the flight start without interaction`() async throws {
      interactor.wantsInteractiveStart = false
      let flight = try await navigation.push(detail, for: 0.2)
      #expect(flight.phase == .running)
      await advance(1)
      #expect(flight.outcome == .finished)
      #expect(navigation.topViewController === detail)
    }
  }
}
#endif
