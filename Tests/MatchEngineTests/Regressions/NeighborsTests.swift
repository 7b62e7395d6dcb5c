#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// What a transition does to what has nothing to do with it.
  @MainActor @Suite("A transition for one screen leaves all others alone")
  struct NeighborsTests {
    let list = PhotoScreen.list()
    let navigation: UINavigationController
    let window: UIWindow

    init() async {
      navigation = UINavigationController(rootViewController: list)
      window = await onScreen(navigation)
    }

    /// Hero #25 #46 #49 #164 #170 #272 #281 #396 #430 #637 #644 #759.
    @Test("what a flown screen presents is UIKit's, and the delegates stay the app's")
    func alerts() async throws {
      let own = NavigationLog(CallLog())
      navigation.delegate = own
      // Setting it or taking it away twice has no further effect.
      for _ in 0..<2 { navigation.childMatchTransition = .linear(0.3) }
      let detail = PhotoScreen.detail()
      detail.matchTransition = .linear(0.3)
      navigation.pushViewController(detail, animated: true)
      await advance(0.6)
      for style in [UIModalPresentationStyle.overFullScreen, .pageSheet, .formSheet, .fullScreen] {
        let alert = PhotoScreen.list()
        alert.modalPresentationStyle = style
        detail.present(alert, animated: true)
        await advance(0.1)
        #expect(alert.matchFlight == nil && alert.transitioningDelegate == nil, "\(style.rawValue)")
        await advance(1)
        #expect(detail.presentedViewController === alert && alert.view.window === window)
        detail.dismiss(animated: true)
        await advance(1)
        #expect(detail.presentedViewController == nil && detail.view.window === window)
      }
      #expect(own.log.count(of: "didShow()") == 1)
      for _ in 0..<2 { navigation.childMatchTransition = nil }
      #expect(navigation.delegate === own)
    }

    /// Hero #50 #111 #117 #154 #207 #247 #315 #326 #381 #573 #580 #602 #605 #753 #779.
    @Test(
      "one line turns it on, and without a match a diagnosis says why",
      arguments: [true, false]
    )
    func nothingHappens(matches: Bool) async throws {
      for trip in [Trip.navigation, .tabs, .modal(.fullScreen)] {
        let upper = matches ? PhotoScreen.detail() : PhotoScreen(.zero, id: "another")
        let stage = await TripStage(trip, PhotoScreen.list(), upper, .linear(0.3))
        stage.go(true)
        await advance(0.1)
        #expect((stage.flight != nil) == matches, "\(trip)")
        let owner = trip.isStack ? stage.root : upper
        let reason = MatchDiagnosis.nothingShared(lower: ["photo"], upper: ["another"])
        #expect(owner.matchDiagnosis == (matches ? nil : reason), "\(trip)")
        // Either the engine's or the system's, never both.
        #expect(stage.coordinator != nil || trip == .tabs, "\(trip)")
        await advance(1)
        #expect(stage.isUpperThere && stage.window.engineViews.isEmpty, "\(trip)")
      }
    }

    /// Hero #256 #415 #608 #652 #653 #716.
    @Test("an animation that the app starts in flight runs as it would have without one")
    func foreignAnimation() async throws {
      var shown: [[CGFloat]] = []
      for flies in [true, false] {
        startOver()
        let list = PhotoScreen.list()
        let navigation = UINavigationController(rootViewController: list)
        if flies { navigation.childMatchTransition = .linear(0.3) }
        let window = inWindow(navigation)
        let toast = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        window.addSubview(toast)
        await advance(0.1)
        navigation.pushViewController(PhotoScreen.detail(), animated: flies)
        await advance(0.1)
        #expect((navigation.matchFlight != nil) == flies)
        UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) { toast.center.y = 600 }
        let keys = toast.layer.animationKeys()
        var places: [CGFloat] = []
        for _ in 0..<8 {
          await advance(0.05)
          places.append(toast.shownCenter?.y ?? 0)
        }
        #expect(keys == ["position"] || keys?.count == 1)
        shown.append(places)
        await advance(1)
        #expect(toast.center.y == 600 && toast.layer.animationKeys() == nil)
      }
      for (one, other) in zip(shown[0], shown[1]) { #expect(isClose(one, other, within: 1)) }
    }

    /// Hero #181 #461 #614 #639 #644.
    @Test(
      "a sheet keeps UIKit's frame, even when a photo is opened from it and closed",
      arguments: [PresentationStyle.pageSheet, .formSheet, .popover]
    )
    func sheetFrame(_ style: PresentationStyle) async throws {
      var frames: [[CGRect]] = []
      for flies in [true, false] {
        startOver()
        let stage = await PresentationStage(style, flies: flies)
        await stage.run(true, .finished)
        var places = [place(stage.presented.view)]
        let photo = PhotoScreen.detail()
        photo.modalPresentationStyle = .overFullScreen
        if flies { photo.matchTransition = .linear(0.3) }
        stage.presented.present(photo, animated: true)
        await advance(0.1)
        #expect((photo.matchFlight != nil) == flies)
        await advance(1)
        places.append(place(photo.view))
        stage.presented.dismiss(animated: true)
        await advance(1)
        places.append(place(stage.presented.view))
        frames.append(places)
        #expect(places[0] == places[2])
      }
      #expect(frames[0] == frames[1])
    }

    private func place(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }
  }
}

extension Trip {
  fileprivate var isStack: Bool { self == .navigation || self == .tabs }
}
#endif
