#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// GS-40, GS-41, GS-42: no list waits for a gesture of the engine's, and a gesture waits for nothing that never comes.
  @MainActor @Suite("Lists scroll at once", .enabled(if: Hands.isAvailable))
  struct ListScrollTests {
    enum Place: CaseIterable, Sendable { case root, pushed, presented, tab }

    /// A list in a window, in each place at which the engine has gestures.
    private func list(_ place: Place, _ gestures: MatchTransition.Gestures?, tagged: Bool = false)
      async -> (list: UIScrollView, window: UIWindow)
    {
      startOver()
      let screen = UIViewController()
      let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      list.contentSize = CGSize(width: 390, height: 5000)
      screen.loadViewIfNeeded()
      screen.view.addSubview(list)
      if tagged { screen.view.matchID = "screen" }
      let transition = gestures.map { gestures in MatchTransition { $0.gestures = gestures } }
      let lower = UIViewController()
      lower.loadViewIfNeeded()
      if tagged { lower.view.matchID = "screen" }
      let navigation = UINavigationController(rootViewController: place == .root ? screen : lower)
      let tabs = UITabBarController()
      tabs.viewControllers = [place == .tab ? screen : navigation, UIViewController()]
      navigation.childMatchTransition = transition
      tabs.childMatchTransition = transition
      let window = await onScreen(tabs)
      switch place {
      case .root, .tab: break
      case .pushed: navigation.pushViewController(screen, animated: false)
      case .presented:
        screen.modalPresentationStyle = .fullScreen
        screen.matchTransition = transition
        tabs.present(screen, animated: false)
      }
      await advance(0.2)
      return (list, window)
    }

    /// Where the list is in each frame of a drag.
    private func offsets(_ list: UIScrollView, _ window: UIWindow, by way: CGFloat) async
      -> [CGFloat]
    {
      let start = CGPoint(x: 195, y: 500)
      let top = list.contentOffset.y
      let finger = await Hands.touch(at: start, in: window)
      var offsets: [CGFloat] = []
      for step in 1...12 {
        await finger.move(to: CGPoint(x: 195, y: 500 + way * CGFloat(step) / 12), during: 1 / 60)
        offsets.append(list.contentOffset.y - top)
      }
      await finger.lift(thenWait: 1)
      return offsets
    }

    private static let all: MatchTransition.Gestures = [
      .edge, .content, .pull, .pinch, .tabs, .grab,
    ]

    @Test(
      "one finger scrolls a list that has a gesture for two, as without the engine",
      arguments: Place.allCases,
      [false, true]
    )
    func twoFingerPan(_ place: Place, tagged: Bool) async {
      var runs: [[CGFloat]] = []
      for gestures in [nil, MatchTransition.Gestures.standard, Self.all] {
        let (list, window) = await list(place, gestures, tagged: tagged)
        let pan = UIPanGestureRecognizer()
        pan.minimumNumberOfTouches = 2
        list.addGestureRecognizer(pan)
        runs.append(await offsets(list, window, by: -200))
      }
      #expect(runs[0].last.map { $0 > 150 } == true)
      #expect(runs[1] == runs[0] && runs[2] == runs[0])
    }

    @Test("a finger stops a list that slows down, as without the engine", arguments: Place.allCases)
    func caught(_ place: Place) async {
      var runs: [[CGFloat]] = []
      for gestures in [nil, MatchTransition.Gestures.standard, Self.all] {
        let (list, window) = await list(place, gestures, tagged: true)
        let top = list.contentOffset.y
        let finger = await Hands.touch(at: CGPoint(x: 195, y: 700), in: window)
        await finger.move(to: CGPoint(x: 195, y: 400), during: 0.1)
        await finger.lift(thenWait: 0.1)
        #expect(list.isDecelerating)
        let catching = await Hands.touch(at: CGPoint(x: 195, y: 500), in: window)
        await advance(1 / 60)
        #expect(list.isDragging)
        var run: [CGFloat] = [list.contentOffset.y - top]
        await advance(0.2)
        run.append(list.contentOffset.y - top)
        await catching.move(to: CGPoint(x: 195, y: 505), during: 0.1)
        run.append(list.contentOffset.y - top)
        await catching.lift(thenWait: 1)
        runs.append(run)
      }
      #expect(runs[0].first.map { $0 > 200 } == true && runs[0][1] == runs[0][0])
      #expect(runs[1] == runs[0] && runs[2] == runs[0])
    }

    @Test(arguments: Place.allCases)
    func `no gesture waits for what is on a list, and nothing there waits for one`(
      _ place: Place
    ) async {
      let (list, window) = await list(place, Self.all, tagged: true)
      let stroke = UISwipeGestureRecognizer()
      stroke.direction = [.left, .right, .down]
      for other in [UIPanGestureRecognizer(), UIPinchGestureRecognizer(), stroke] {
        list.addGestureRecognizer(other)
      }
      let finger = await Hands.touch(at: CGPoint(x: 195, y: 500), in: window)
      let around = sequence(first: list as UIView) { $0.superview }
      let own = around.flatMap { $0.gestureRecognizers ?? [] }.filter {
        $0.delegate.map { String(reflecting: type(of: $0)).hasPrefix("MatchEngine.") } == true
      }
      #expect(!own.isEmpty)
      for own in own {
        for other in list.gestureRecognizers ?? [] {
          let waits = own.delegate?.gestureRecognizer?(own, shouldRequireFailureOf: other)
          let isAwaited = own.delegate?.gestureRecognizer?(own, shouldBeRequiredToFailBy: other)
          #expect(waits != true && isAwaited != true, "\(own), \(other)")
        }
      }
      await finger.lift(thenWait: 0.5)
    }

    @Test func `a pull begins beside a pan for two fingers, and beside one that lies elsewhere`()
      async
    {
      for isElsewhere in [false, true] {
        let scene = await GestureScene()
        let pan = UIPanGestureRecognizer()
        if isElsewhere {
          let sheet = UIView(frame: CGRect(x: 0, y: 700, width: 390, height: 144))
          scene.detail.view.addSubview(sheet)
          sheet.addGestureRecognizer(pan)
        } else {
          pan.minimumNumberOfTouches = 2
          scene.detail.photo.addGestureRecognizer(pan)
          scene.detail.photo.isUserInteractionEnabled = true
        }
        let finger = await Hands.touch(at: GestureScene.middle, in: scene.window)
        await finger.move(to: CGPoint(x: 195, y: 400), during: 0.2)
        #expect(scene.navigation.matchFlight?.phase == .held, "\(isElsewhere)")
        await finger.cancel()
        await advance(1)
        #expect(scene.isAtRest())
      }
    }

    @Test func `a pull takes the finger over from the list at its top, which stays where it is`()
      async
    {
      let scene = await GestureScene()
      let list = UIScrollView(frame: scene.detail.view.bounds)
      list.contentSize = CGSize(width: 390, height: 3000)
      scene.detail.view.addSubview(list)
      list.addSubview(scene.detail.photo)
      await advance(0.1)
      let top = list.contentOffset.y
      let finger = await Hands.touch(at: GestureScene.middle, in: scene.window)
      for y in stride(from: 280, through: 400, by: 10) as StrideThrough<CGFloat> {
        await finger.move(to: CGPoint(x: 195, y: y), during: 1 / 60)
        #expect(list.contentOffset.y == top && !list.isDragging || y < 300)
      }
      #expect(scene.navigation.matchFlight?.phase == .held)
      await finger.cancel()
      await advance(1)
      #expect(scene.isAtRest() && list.panGestureRecognizer.isEnabled)
      // The other way it scrolls.
      await Hands.drag(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 400), in: scene.window)
      #expect(list.contentOffset.y > top + 100)
    }

    @Test func `a change inside a presented screen that is held leaves its pull alone`() async {
      for isHeld in [false, true] {
        let stage = await PullStage()
        await stage.present(.linear(0.5))
        let box = UIView(frame: CGRect(x: 20, y: 600, width: 50, height: 50))
        stage.detail.view.addSubview(box)
        box.matchID = "box"
        if isHeld { stage.detail.view.matchAnimate { box.frame.origin.x = 200 }.update(0.5) }
        await Hands.drag(from: stage.start, to: CGPoint(x: 120, y: 700), in: stage.window)
        await advance(1.5)
        #expect(stage.list.presentedViewController == nil, "\(isHeld)")
      }
    }
  }
}
#endif
