#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

@testable import MatchEngineFuzz

extension MatchEngineTests {
  /// What made-up apps have found, in the words of an ordinary one.
  @MainActor @Suite("What made-up apps have found") struct FuzzFindTests {
    @Test("a translucent card stays as translucent when a blur is put into what lies on it")
    func blurOnTranslucentCard() async {
      startOver()
      let screen = UIViewController()
      _ = await onScreen(screen)
      let card = UIImageView(image: PhotoScreen.image)
      card.frame = CGRect(x: 100, y: 100, width: 100, height: 100)
      card.alpha = 0.5
      card.matchID = "card"
      let photo = UIView(tagged: "photo", CGRect(x: 10, y: 10, width: 30, height: 30), .red)
      photo.layer.zPosition = -1
      let badge = UIView(CGRect(x: 35, y: 35, width: 40, height: 40), .yellow)
      badge.clipsToBounds = true
      card.addSubview(photo)
      card.addSubview(badge)
      screen.view.addSubview(card)
      let blur = UIVisualEffectView(effect: UIBlurEffect(style: .light))
      blur.frame = CGRect(x: 0, y: 63, width: 30, height: 30)
      await advance(0.1)
      let footage = await Footage {
        screen.view.matchAnimate { badge.addSubview(blur) }
        await advance(1)
      }
      #expect(footage.faults == [])
    }

    @Test("an app's own pan can still have the delegate of UIKit's swipe as its target")
    func privateTarget() async throws {
      startOver()
      let navigation = UINavigationController(rootViewController: PhotoScreen.list())
      _ = await onScreen(navigation)
      let system = try #require(navigation.interactivePopGestureRecognizer?.delegate)
      navigation.childMatchTransition = MatchTransition()
      await advance(0.1)
      let delegate = try #require(navigation.interactivePopGestureRecognizer?.delegate)
      #expect(delegate !== system)
      #expect((delegate as? CallForwarder)?.actionTarget === system)
      // An app's own delegate gets all calls, and may ask back.
      let own = Together()
      navigation.interactivePopGestureRecognizer?.delegate = own
      let relay = try #require(
        navigation.interactivePopGestureRecognizer?.delegate as? CallForwarder
      )
      #expect(relay.forwardTarget === own && relay.actionTarget == nil)
    }

    enum Gate: CaseIterable { case load, move, appear, none }

    /// A screen that shows another one in its place, because nobody is logged in yet.
    private final class Gated: UIViewController {
      var gate = Gate.none
      var login: (() -> Void)?
      private func pass(_ gate: Gate) { if gate == self.gate { login?() } }
      override func viewDidLoad() {
        super.viewDidLoad()
        pass(.load)
      }
      override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        if parent != nil { pass(.move) }
      }
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        pass(.appear)
      }
    }

    @Test(
      "what a child asks for as it comes is shown after it",
      arguments: Gate.allCases,
      [true, false]
    )
    func childAsksForAnother(gate: Gate, isAnimated: Bool) async {
      startOver()
      let container = UIViewController()
      let window = await onScreen(container)
      let (list, home, login) = (PhotoScreen.list(), Gated(), PhotoScreen.detail())
      container.matchShow(list, in: container.view, animated: false)
      await advance(0.1)
      var flight: MatchFlight?
      home.gate = gate
      home.login = { [weak home] in
        home?.login = nil
        flight = container.matchShow(login, in: container.view, animated: isAnimated)
      }
      container.matchShow(home, in: container.view)
      await advance(0.2)
      if isAnimated, gate != .none {
        #expect(flight?.phase == .running && login.matchFlight === flight)
      }
      await advance(1.5)
      #expect(container.children == [gate == .none ? home : login])
      #expect(container.view.subviews.count == 1 && window.remains.isEmpty)
      #expect(flight?.outcome == (gate == .none ? nil : .finished))
    }

    @Test func `a screen that flies itself is in its place when others have come and gone`() {
      let small = ViewDescription("e", CGRect(x: 160, y: 50, width: 4, height: 2))
      let large = ViewDescription("e", CGRect(x: 199, y: 317, width: 99, height: 243))
      let slides = MatchEffect(upper: .init(alpha: 0, trailing: -1), lower: .init(trailing: 0.3))
      let script = Script(
        seed: 1,
        FuzzConfiguration(
          base: .custom,
          transition: MatchTransition { $0.screenEffect = slides },
          seed: 1,
          screens: [[small], [large], ScreenDescription(id: "e")]
        ),
        [
          .go(.replace(isForward: true), .animated), .cancel(-1.8),
          .go(.replace(isForward: false), .animated), .go(.replace(isForward: false), .byHand),
        ]
      )
      #expect(FuzzRun.play(script).failures == [])
      startOver()
    }
  }
}
#endif
