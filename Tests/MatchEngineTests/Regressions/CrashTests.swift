#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// What crashed: a missing superview, a detached window, a second start, values that are not numbers.
  ///
  /// Hero #171 #229 #300 #335 #504 #547 #558 #562 #612 #634 #726 #734.
  @MainActor @Suite("None of this crashes") struct CrashTests {
    enum Hazard: CaseIterable, Sendable {
      case noSize, notANumber, infinite, huge, noSuperview, noWindow, detached, twice, pushInPush
      case dismissInFlight, presentInFlight, deep, sameID, emptied, scaledToNothing
    }

    @Test(
      "every flight has one outcome, and nothing of the engine's is left",
      arguments: Trip.ordinary,
      Hazard.allCases
    )
    func hazard(_ trip: Trip, _ hazard: Hazard) async throws {
      let (lower, upper) = (PhotoScreen.list(), PhotoScreen.detail())
      let stage = await TripStage(trip, lower, upper, .linear(0.2))
      before(hazard, lower, upper, stage)
      await stage.go(true, for: 0.1)
      var ends = 0
      stage.flight?.whenEnded { _ in ends += 1 }
      let isFlying = stage.flight != nil
      during(hazard, lower, upper, stage)
      await advance(2)
      #expect(!isFlying || ends == 1)
      #expect([stage.root, lower, upper].allSatisfy { $0.matchFlight == nil })
      #expect(stage.window.engineViews.isEmpty && stage.window.remains.isEmpty)
      #expect(stage.window.isUserInteractionEnabled)
      #if !canImport(ObjectiveC)
      // UIKit itself refuses to dismiss what is still being presented.
      #expect(Headless.warnings.filter { !$0.hasPrefix("Attempt to") } == [])
      #endif
      if lower.presentedViewController != nil { lower.dismiss(animated: false) }
    }

    private func before(
      _ hazard: Hazard,
      _ lower: PhotoScreen,
      _ upper: PhotoScreen,
      _ stage: TripStage
    ) {
      upper.loadViewIfNeeded()
      switch hazard {
      case .noSize: upper.photo.frame.size = .zero
      case .notANumber: upper.photo.layer.cornerRadius = .nan
      case .infinite: upper.photo.layer.borderWidth = .infinity
      case .huge: upper.photo.frame.size.width = 1e9
      case .noSuperview: upper.photo.removeFromSuperview()
      case .noWindow: stage.window.isHidden = true
      case .scaledToNothing: upper.photo.transform = CGAffineTransform(scaleX: 0, y: 0)
      case .sameID: for view in upper.view.all + lower.view.all { view.matchID = "photo" }
      case .deep:
        var view: UIView = upper.view
        for number in 0..<200 {
          let next = UIView(tagged: "level \(number)", view.bounds)
          view.addSubview(next)
          view = next
        }
      default: break
      }
    }

    private func during(
      _ hazard: Hazard,
      _ lower: PhotoScreen,
      _ upper: PhotoScreen,
      _ stage: TripStage
    ) {
      switch hazard {
      case .detached: stage.window.isHidden = true
      case .twice:
        for _ in 0..<2 {
          stage.flight?.finish(velocity: .infinity)
          stage.flight?.cancel(velocity: .nan)
        }
      case .pushInPush: lower.navigationController?.pushViewController(.init(), animated: true)
      case .dismissInFlight: stage.go(false)
      case .presentInFlight:
        let other = PhotoScreen.detail()
        other.comes(as: .overFullScreen, MatchTransition())
        (stage.root === lower ? upper : stage.root).present(other, animated: true)
      case .emptied:
        for view in upper.view.subviews + lower.view.subviews { view.removeFromSuperview() }
      default: break
      }
    }
  }
}
#endif
