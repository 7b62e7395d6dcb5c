#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// What a transition leaves behind, above all a cancelled one.
  @MainActor @Suite("Cancelled or finished, nothing is left behind") struct LeftBehindTests {
    /// A screen with a scrolled list, a field, a faint and rotated photo, a blur and a row of three.
    private final class FullScreen: LoggingController {
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 300))
      let field = UITextField(frame: CGRect(x: 20, y: 450, width: 200, height: 40))
      let photo = UIImageView(image: PhotoScreen.image)
      let blur = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
      let row = UIStackView()
      let player = Player()
      let spinner = UIActivityIndicatorView()

      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        scroll.contentSize = CGSize(width: 390, height: 900)
        scroll.contentOffset.y = 120
        photo.frame = CGRect(x: 20, y: 200, width: 80, height: 60)
        photo.alpha = 0.7
        photo.transform = CGAffineTransform(rotationAngle: 0.2)
        scroll.addSubview(photo)
        blur.frame = CGRect(x: 20, y: 520, width: 100, height: 40)
        row.frame = CGRect(x: 20, y: 580, width: 300, height: 60)
        row.distribution = .fillEqually
        for part in [UIView(), player, spinner] { row.addArrangedSubview(part) }
        player.backgroundColor = .blue
        player.matchStandIn = .view { _ in UIView() }
        spinner.startAnimating()
        let tagged = [
          (photo, "photo"), (blur, "blur"), (field, "field"), (row.arrangedSubviews[0], "first"),
        ]
        for (view, id) in tagged as [(UIView, String)] + [(player, "player"), (spinner, "spinner")]
        {
          view.matchID = id
        }
        row.arrangedSubviews[0].backgroundColor = .green
        for part in [scroll, field, blur, row] as [UIView] { view.addSubview(part) }
      }
    }

    /// Counts how often it leaves its window, where a player would stop.
    private final class Player: UIView {
      private(set) var stops = 0
      override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if newWindow == nil { stops += 1 }
      }
    }

    private func state(_ screen: FullScreen) -> [String] {
      let views =
        [screen.photo, screen.blur, screen.field, screen.player, screen.spinner] as [UIView]
      return views.map { view in
        "\(view.stateLine) \(view.bounds)"
      } + [
        "\(screen.scroll.contentOffset) \(screen.field.isFirstResponder)",
        "\(screen.row.arrangedSubviews.map(\.frame)) \(screen.blur.effect != nil)",
        "\(screen.spinner.isAnimating) \(screen.player.stops)",
      ]
    }

    /// In mid-flight, the neighbors of what flies out of the row stay where they are.
    ///
    /// Hero #14 #18 #19 #21 #22 #26 #121 #135 #203 #204 #229 #241 #266 #465 #467 #604 #649 #679.
    @Test(
      "a screen with everything on it is as it was after a push that is cancelled",
      arguments: [1, 2, 3]
    )
    func cancelled(times: Int) async throws {
      let log = CallLog()
      let lower = FullScreen("A", log)
      let upper = FullScreen("B", log)
      let (navigation, window) = await onScreen(below: lower, .linear(0.3))
      #expect(lower.field.becomeFirstResponder())
      await advance(0.1)
      let (before, row) = (state(lower), lower.row.arrangedSubviews.map(\.frame))
      log.clear()
      for _ in 0..<times {
        let flight = try navigation.begin(true, upper)
        await advance(0.1)
        await flight.show(at: 0.4, for: 0.1)
        #expect(lower.player.window === window)
        lower.row.setNeedsLayout()
        lower.row.layoutIfNeeded()
        #expect(lower.row.arrangedSubviews.map(\.frame) == row)
        await flight.goBack(in: 0.6)
        #expect(flight.report?.pairCount == 6)
        #expect(state(lower) == before)
      }
      let calls: [String] = log.appearances.filter { $0.hasPrefix("A.") }
      let names: [String] = calls.map { call in String(call.prefix { $0 != "(" }) }
      let each = ["A.willDisappear", "A.willAppear", "A.didAppear"]
      let expected: [String] = (0..<times).flatMap { _ in each }
      #expect(names.filter { $0 != "A.didDisappear" } == expected)
    }

    /// Hero #103 #261 #432 #449 #515 #516 #563 #693.
    @Test("a screen that was opened and closed is released, even if nothing flew")
    func kept() async {
      enum Way: CaseIterable {
        case flown, cancelled, unanimated, refused, unmatched, endedEarly, noWindow, windowGone
      }
      for way in Way.allCases {
        weak var screen: UIViewController?
        weak var container: UIViewController?
        func play() async {
          startOver()
          let list = PhotoScreen.list()
          let navigation = UINavigationController(rootViewController: list)
          navigation.childMatchTransition = way == .refused ? .system : .linear(0.3)
          let window = await onScreen(navigation)
          if way == .noWindow { window.isHidden = true }
          let detail = way == .unmatched ? PhotoScreen(.zero, id: "other") : PhotoScreen.detail()
          (screen, container) = (detail, navigation)
          if way == .endedEarly {
            navigation.beginInteractiveMatch {
              navigation.pushViewController(detail, animated: true)
            }?
            .cancel()
          } else {
            navigation.pushViewController(detail, animated: way != .unanimated)
          }
          await advance(0.1)
          if way == .cancelled { navigation.matchFlight?.cancel() }
          if way == .windowGone { window.isHidden = true }
          if way == .windowGone { window.rootViewController = nil }
          await advance(1)
          navigation.popToRootViewController(animated: way == .flown)
          await advance(1)
          #expect(navigation.viewControllers == [list], "\(way)")
          window.rootViewController = nil
        }
        await play()
        await nextTurn()
        #expect(screen == nil && container == nil, "\(way)")
      }
    }
  }

  /// What a transition does to what has nothing to do with it.
  @MainActor @Suite("A transition for one screen leaves all others alone")
  final class NeighborsTests: PhotoStack {
    init() async { await super.init(nil) }

    /// Hero #25 #46 #49 #164 #170 #272 #281 #396 #430 #637 #644 #759.
    @Test("what a flown screen presents is UIKit's, and the delegates stay the app's")
    func alerts() async throws {
      let own = NavigationLog(CallLog())
      navigation.delegate = own
      // Setting it or taking it away twice has no further effect.
      for _ in 0..<2 { navigation.childMatchTransition = .linear(0.3) }
      let detail = PhotoScreen.detail()
      detail.matchTransition = .linear(0.3)
      await navigation.go(to: detail, for: 0.6)
      for style in [UIModalPresentationStyle.overFullScreen, .pageSheet, .formSheet, .fullScreen] {
        let alert = PhotoScreen.list()
        alert.modalPresentationStyle = style
        await detail.present(alert, for: 0.1)
        #expect(alert.matchFlight == nil && alert.transitioningDelegate == nil, "\(style.rawValue)")
        await advance(1)
        #expect(detail.presentedViewController === alert && alert.view.window === window)
        await detail.dismiss(for: 1)
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
        await stage.go(true, for: 0.1)
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
        await navigation.go(to: PhotoScreen.detail(), animated: flies, for: 0.1)
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
        let stage = await TripStage(.modal(style), flies ? .linear(0.4) : nil)
        stage.go(true, animated: true)
        await advance(1.2)
        var places = [place(stage.upper.view)]
        let photo = PhotoScreen.detail()
        photo.modalPresentationStyle = .overFullScreen
        if flies { photo.matchTransition = .linear(0.3) }
        await stage.upper.present(photo, for: 0.1)
        #expect((photo.matchFlight != nil) == flies)
        await advance(1)
        places.append(place(photo.view))
        await stage.upper.dismiss(for: 1)
        places.append(place(stage.upper.view))
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
