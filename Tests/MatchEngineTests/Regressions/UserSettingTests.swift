#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// Reported to others more than to Hero: settings of the system, before and during a flight.
  ///
  /// WordPress-iOS 6557, react-native-actions-sheet 418, ECSlidingViewController 127; Hero #514 #520.
  @MainActor @Suite("The user's settings count") struct UserSettingTests {
    @Test("with Reduce Motion nothing moves or grows, in every container", arguments: Trip.ordinary)
    func lessMotion(_ trip: Trip) async throws {
      for crossFades in [false, true] {
        startOver()
        Headless.setReduceMotion(!crossFades, prefersCrossFade: crossFades)
        let (lower, upper) = (PhotoScreen.list(), PhotoScreen.detail())
        let stage = await TripStage(trip, lower, upper, .linear(0.4))
        let flight = try await stage.fly(true, for: 0.1)
        var boxes: Set<String> = []
        while stage.flight != nil {
          if let flown = stage.window.flownPhoto(beside: [lower.photo, upper.photo]) {
            boxes.insert("\(flown)")
          }
          await advance(1 / 60)
        }
        #expect(flight.outcome == .finished && boxes.count <= 2, "\(boxes)")
      }
    }

    @Test("VoiceOver sees nothing that flies, and says only an arrival", arguments: Trip.ordinary)
    func voiceOver(_ trip: Trip) async throws {
      for isFinished in [true, false] {
        startOver()
        let stage = await TripStage(trip, .linear(0.4))
        let before = Headless.announcements.count
        let flight = try await stage.fly(true, for: 0.1)
        for view in stage.window.engineViews {
          #expect(!view.isAccessibilityElement || view.accessibilityElementsHidden)
        }
        let hidden = stage.window.all.filter(\.accessibilityElementsHidden)
        #expect(!hidden.isEmpty)
        #expect(trip == .replace || hidden.allSatisfy { !$0.isUserInteractionEnabled })
        if !isFinished { flight.cancel() }
        await advance(0.8)
        #expect(!stage.window.all.contains { $0.accessibilityElementsHidden })
        // UIKit announces its own transitions.
        let said = Headless.announcements.dropFirst(before).map(\.notification)
        let arrival = trip == .change ? UIAccessibility.Notification.layoutChanged : .screenChanged
        #expect(said == (!trip.isSystems && isFinished ? [arrival] : []))
      }
    }

    @Test(
      "a flight continues when the appearance turns dark, and the screen ends dark",
      arguments: Trip.ordinary
    )
    func dark(_ trip: Trip) async throws {
      let (lower, upper) = (PhotoScreen.list(), PhotoScreen.detail())
      let stage = await TripStage(trip, lower, upper, .linear(0.4))
      upper.view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
      let flight = try await stage.fly(true, for: 0.1)
      stage.window.overrideUserInterfaceStyle = .dark
      await flight.arrives()
      #expect(stage.window.engineViews.isEmpty)
      #expect(upper.traitCollection.userInterfaceStyle == .dark)
      let seen = upper.view.backgroundColor?.resolvedColor(with: upper.traitCollection)
      #expect(seen == .black)
    }

    @Test(
      "right to left, the swipe starts from the other edge",
      .enabled(if: Hands.isAvailable)
    )
    func rightToLeft() async throws {
      for isMirrored in [false, true] {
        let scene = await GestureScene()
        let view = scene.navigation.view
        if isMirrored { view?.semanticContentAttribute = .forceRightToLeft }
        for edge in [isMirrored ? UIRectEdge.left : .right, isMirrored ? .right : .left] {
          #expect(scene.navigation.topViewController === scene.detail)
          await Hands.edgeDrag(edge, distance: 350, in: scene.window)
          await advance(1)
        }
        #expect(scene.navigation.viewControllers == [scene.list] && scene.isAtRest())
      }
    }
  }
}
#endif
