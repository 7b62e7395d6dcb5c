#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// The gesture of iOS 26 that pops from anywhere in the content (GS-20), and trackpads (GS-24).
  @MainActor @Suite("Swiping back anywhere in the content") struct ContentSwipeTests {
    nonisolated private static let start = CGPoint(x: 150, y: 700)

    private func scene(
      _ gestures: MatchTransition.Gestures = .standard,
      hasSystem: Bool = true
    ) async -> GestureScene {
      await GestureScene(.linear(0.5) { $0.gestures = gestures }) {
        Headless.switches.hasContentPopGesture = hasSystem
      }
    }

    private func swipe(_ scene: GestureScene, from start: CGPoint = Self.start) async {
      let end = CGPoint(x: start.x + 230, y: start.y + 10)
      await Hands.drag(from: start, to: end, duration: 0.3, in: scene.window)
    }

    @Test(
      "with a match the pop follows the finger from the edge, or wherever it is",
      arguments: [CGPoint(x: 1, y: 700), start],
      [true, false]
    )
    func follows(start: CGPoint, isBarHidden: Bool) async throws {
      let scene = await scene()
      // From the edge, it does also below a bar that is hidden.
      scene.navigation.isNavigationBarHidden = isBarHidden
      let finger = await scene.touch(x: start.x, to: start.x + 50, y: 700, during: 0.2)
      let flight = try #require(scene.navigation.matchFlight)
      let first = flight.fractionComplete
      let fifth = scene.window.bounds.width / 5
      await finger.move(to: CGPoint(x: start.x + 50 + fifth, y: 690), during: 0.2)
      await nextTurn()
      #expect(scene.navigation.transitionCoordinator?.isInteractive == true)
      #expect(flight.phase == .held && isClose(flight.fractionComplete - first, 0.2, within: 1e-6))
      await finger.lift(after: 0.2, thenWait: 1)
      #expect(flight.outcome == .cancelled && scene.isAtRest())
      #expect(scene.navigation.viewControllers.count == 2)
      await Hands.flick(from: start, to: CGPoint(x: start.x + 180, y: 700), in: scene.window)
      await advance(1)
      #expect(scene.navigation.viewControllers == [scene.list] && scene.isAtRest())
    }

    @Test(arguments: [true, false])
    func `without a match, both gestures are UIKit's own`(isOn: Bool) async throws {
      for start in [CGPoint(x: 1, y: 700), Self.start] {
        let scene = await scene()
        if !isOn { scene.navigation.childMatchTransition = nil }
        scene.list.photo.matchID = "another"
        let finger = await scene.touch(x: start.x, to: start.x + 200, y: 700, during: 0.3)
        #expect(scene.navigation.matchFlight == nil)
        #expect(scene.navigation.transitionCoordinator?.isInteractive == true, "\(start)")
        await finger.hold(for: 0.2)
        await finger.move(to: CGPoint(x: start.x + 235, y: 700), during: 0.1)
        await finger.lift(thenWait: 1)
        #expect(scene.navigation.viewControllers == [scene.list] && scene.isAtRest())
      }
    }

    @Test func `it is on where the system has it, and elsewhere if the app asks for it`() async {
      for (gestures, hasSystem, pops) in [
        (MatchTransition.Gestures.standard, true, true), (.standard, false, false),
        ([.edge, .content], false, true), (.content, true, true), (.content, false, true),
        (.pull, true, true), (.pull, false, false),
      ] {
        let scene = await scene(gestures, hasSystem: hasSystem)
        await swipe(scene)
        await advance(1)
        #expect(
          scene.navigation.viewControllers.count == (pops ? 1 : 2),
          "\(gestures.rawValue) \(hasSystem)"
        )
        #expect(scene.isAtRest())
        // The edge is the other gesture's, or the system's.
        guard !pops else { continue }
        await Hands.edgeDrag(.left, distance: 300, in: scene.window)
        await advance(1)
        #expect(scene.navigation.viewControllers.count == 1)
      }
    }

    @Test(arguments: 0..<6)
    func `either is refused where UIKit refuses it, or in another direction`(number: Int) async {
      for start in [CGPoint(x: 1, y: 700), Self.start] {
        let scene = await scene()
        var end = CGPoint(x: 380, y: 700)
        switch number {
        case 0: scene.navigation.popToRootViewController(animated: false)
        case 1: scene.detail.navigationItem.hidesBackButton = true
        case 2: scene.detail.navigationItem.leftBarButtonItem = UIBarButtonItem()
        case 3: end = CGPoint(x: 0, y: 700)
        case 4: end = CGPoint(x: start.x + 50, y: 500)
        default:
          // The system's own begins at an edge only below a bar.
          guard start != Self.start else { continue }
          scene.list.photo.matchID = nil
          scene.navigation.setNavigationBarHidden(true, animated: false)
        }
        await advance(0.1)
        let count = scene.navigation.viewControllers.count
        await Hands.drag(from: start, to: end, duration: 0.3, in: scene.window)
        await advance(1)
        #expect(scene.navigation.viewControllers.count == count && scene.isAtRest(), "\(start)")
      }
    }

    enum Part: CaseIterable, Sendable { case gallery, slider, text, pan, zoomed }

    @Test(arguments: Part.allCases)
    func `what goes sideways itself keeps the finger`(_ part: Part) async {
      let scene = await scene()
      let frame = CGRect(x: 50, y: 600, width: 300, height: 200)
      let view: UIView
      switch part {
      case .gallery, .zoomed:
        let list = UIScrollView(frame: frame)
        list.contentSize = CGSize(width: part == .zoomed ? 300 : 900, height: 200)
        if part == .gallery { list.contentOffset.x = 300 }
        list.maximumZoomScale = 4
        view = list
      case .slider: view = UISlider(frame: frame)
      case .text: view = UITextField(frame: frame)
      case .pan:
        view = UIView(frame: frame)
        view.addGestureRecognizer(UIPanGestureRecognizer())
      }
      scene.detail.view.addSubview(view)
      await advance(0.1)
      if part == .text { view.becomeFirstResponder() }
      let zooms = ZoomsFirstView()
      if part == .zoomed, let list = view as? UIScrollView {
        list.addSubview(UIView(frame: list.bounds))
        list.delegate = zooms
        list.zoomScale = 2
        list.contentOffset = .zero
      }
      await swipe(scene)
      await advance(1)
      #expect(scene.navigation.viewControllers.count == 2 && scene.isAtRest(), "\(part)")
      if part == .gallery {
        // At its very beginning there is nothing to scroll.
        (view as? UIScrollView)?.contentOffset.x = 0
        await swipe(scene)
        await advance(1)
        #expect(scene.navigation.viewControllers.count == 1 && scene.isAtRest())
      }
    }

    @Test func `a list goes on scrolling up and down, and a swipe across it pops`() async {
      let scene = await scene()
      let list = UIScrollView(frame: scene.detail.view.bounds)
      list.contentSize = CGSize(width: list.bounds.width, height: 3000)
      scene.detail.view.addSubview(list)
      await advance(0.1)
      let up = CGPoint(x: 160, y: 400)
      await Hands.drag(from: Self.start, to: up, duration: 0.3, in: scene.window)
      await advance(4)
      #expect(list.contentOffset.y > 200 && scene.navigation.viewControllers.count == 2)
      let offset = list.contentOffset
      await swipe(scene)
      await advance(1)
      #expect(scene.navigation.viewControllers == [scene.list] && list.contentOffset == offset)
    }

    @Test(arguments: [true, false], [true, false])
    func `a trackpad's swipe pops like the edge's`(isOurs: Bool, hasSystem: Bool) async throws {
      for gestures in [MatchTransition.Gestures.standard, .edge] {
        let scene = await scene(gestures, hasSystem: hasSystem)
        if !isOurs { scene.list.photo.matchID = "another" }
        let fingers = await Hands.scroll(at: Self.start, in: scene.window)
        await fingers.move(to: CGPoint(x: 300, y: 700), during: 0.3)
        #expect((scene.navigation.matchFlight != nil) == isOurs)
        #expect(scene.navigation.transitionCoordinator?.isInteractive == true)
        await fingers.move(to: CGPoint(x: 385, y: 700), during: 0.1)
        await fingers.lift(thenWait: 1)
        #expect(scene.navigation.viewControllers == [scene.list] && scene.isAtRest())
      }
      let scene = await scene(.pull, hasSystem: hasSystem)
      let fingers = await Hands.scroll(at: Self.start, in: scene.window)
      await fingers.move(to: CGPoint(x: 385, y: 700), during: 0.3)
      #expect(scene.navigation.matchFlight == nil)
      await fingers.lift(thenWait: 1)
      #expect(scene.navigation.viewControllers == [scene.list] && scene.isAtRest())
    }

    /// GS-44: it may not be there when the navigation controller is set up.
    @Test(arguments: [true, false])
    func `a recognizer for the content that comes late is looked for again`(flies: Bool) async {
      let scene = await GestureScene(.linear(0.5)) {
        Headless.switches.hasContentPopGesture = true
        Headless.switches.contentPopGestureComesLate = true
      }
      if !flies { scene.list.photo.matchID = "another" }
      #expect(scene.navigation.interactiveContentPopGestureRecognizer != nil)
      await swipe(scene)
      #expect((scene.navigation.matchFlight != nil) == flies)
      await advance(1)
      #expect(scene.navigation.viewControllers == [scene.list] && scene.isAtRest())
    }

    @Test func `taking the transition away gives both gestures back to UIKit`() async {
      let scene = await scene()
      let content = scene.navigation.interactiveContentPopGestureRecognizer
      let engines = content?.delegate
      scene.navigation.childMatchTransition = nil
      #expect(content?.delegate != nil && content?.delegate !== engines)
      #expect(scene.navigation.view.gestureRecognizers?.count == 2)
    }
  }
}
#endif
