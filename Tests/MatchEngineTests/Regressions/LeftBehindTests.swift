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
        player.matchStandIn = .live
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
        "\(ViewState(view)) \(view.bounds)"
      } + [
        "\(screen.scroll.contentOffset) \(screen.field.isFirstResponder)",
        "\(screen.row.arrangedSubviews.map(\.frame)) \(screen.blur.effect != nil)",
        "\(screen.spinner.isAnimating) \(screen.player.stops)",
      ]
    }

    /// Hero #21 #26 #121 #135 #203 #204 #229 #241 #266 #465 #467 #604 #649 #679.
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
      let before = state(lower)
      log.clear()
      for _ in 0..<times {
        let flight = try #require(
          navigation.beginMatch { navigation.pushViewController(upper, animated: true) }
        )
        await advance(0.1)
        await flight.show(at: 0.4, for: 0.1)
        #expect(lower.player.window === window)
        await flight.goBack(in: 0.6)
        #expect(flight.outcome == .cancelled && flight.report?.pairCount == 6)
        #expect(state(lower) == before)
      }
      let calls: [String] = log.appearances.filter { $0.hasPrefix("A.") }
      let names: [String] = calls.map { call in String(call.prefix { $0 != "(" }) }
      let each = ["A.willDisappear", "A.willAppear", "A.didAppear"]
      let expected: [String] = (0..<times).flatMap { _ in each }
      #expect(names.filter { $0 != "A.didDisappear" } == expected)
    }

    /// Hero #14 #18 #19 #22.
    @Test("the neighbors of a view that flies out of a stack view stay where they are")
    func stack() async throws {
      let lower = FullScreen("A", CallLog())
      let (navigation, window) = await onScreen(below: lower, .linear(0.3))
      let before = lower.row.arrangedSubviews.map(\.frame)
      let flight = try await navigation.push(FullScreen("B", CallLog()), for: 0.1)
      for step in 0...5 {
        await flight.show(at: CGFloat(step) / 5)
        lower.row.setNeedsLayout()
        lower.row.layoutIfNeeded()
        #expect(lower.row.arrangedSubviews.count == 3)
        let frames = lower.row.arrangedSubviews.map(\.frame)
        #expect(frames[0] == before[0] && frames[2] == before[2])
      }
      await flight.goBack(in: 0.6)
      #expect(lower.row.arrangedSubviews.map(\.frame) == before && window.engineViews.isEmpty)
    }

    /// Hero #103 #261 #432 #449 #515 #516 #563 #693.
    @Test("a screen that was opened and closed is released, even if nothing flew")
    func kept() async {
      enum Way: CaseIterable {
        case flown, cancelled, unanimated, refused, unmatched, endedEarly, noWindow
      }
      for way in Way.allCases {
        weak var screen: UIViewController?
        weak var container: UIViewController?
        func play() async {
          startOver()
          let list = PhotoScreen.list()
          let navigation = UINavigationController(rootViewController: list)
          navigation.childMatchTransition = way == .refused ? .disabled : .linear(0.3)
          let window = await onScreen(navigation)
          if way == .noWindow { window.isHidden = true }
          let detail = way == .unmatched ? PhotoScreen(.zero, id: "other") : PhotoScreen.detail()
          (screen, container) = (detail, navigation)
          if way == .endedEarly {
            navigation.beginMatch { navigation.pushViewController(detail, animated: true) }?
              .cancel()
          } else {
            navigation.pushViewController(detail, animated: way != .unanimated)
          }
          await advance(0.1)
          if way == .cancelled { navigation.matchFlight?.cancel() }
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
}
#endif
