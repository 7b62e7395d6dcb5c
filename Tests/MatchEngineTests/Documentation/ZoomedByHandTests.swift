#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// What hands do to the article's two screens, event by event, as the system's zoom answers to it.
  @MainActor @Suite("Hands on what was moved from the zoom", .enabled(if: Hands.isAvailable))
  struct ZoomedByHandTests {
    /// A photo that flies to a photo, and a cell that becomes the whole screen.
    enum Shape: CaseIterable { case photo, card }
    /// How a finger lets go of it.
    enum LettingGo: CaseIterable { case early, late, thrown, interrupted }

    /// A detail that lets gestures begin in its upper part.
    private final class Picky: UIViewController, MatchGestureDeciding {
      func matchGestureCanGoBack(from point: CGPoint, velocity: CGPoint) -> Bool { point.y < 300 }
    }

    /// A detail that lets none begin.
    private final class Closed: UIViewController, MatchGestureDeciding {
      func matchGestureCanGoBack(from point: CGPoint, velocity: CGPoint) -> Bool { false }
    }

    let list = UIViewController()
    let detail: UIViewController
    let small = UIImageView(image: PhotoScreen.image)
    let large = UIImageView(image: PhotoScreen.image)
    let navigation: UINavigationController
    let window: UIWindow
    private let start = CGPoint(x: 195, y: 250)

    init() async { await self.init(UIViewController()) }

    private init(_ detail: UIViewController) async {
      self.detail = detail
      list.loadViewIfNeeded()
      list.view.backgroundColor = .white
      detail.loadViewIfNeeded()
      detail.view.backgroundColor = .black
      small.frame = CGRect(x: 16, y: 208, width: 64, height: 64)
      large.frame = CGRect(x: 0, y: 100, width: 390, height: 300)
      list.view.addSubview(small)
      detail.view.addSubview(large)
      navigation = UINavigationController(rootViewController: list)
      window = await onScreen(navigation)
    }

    private var isOpen: Bool {
      navigation.presentedViewController === detail || navigation.topViewController === detail
    }

    private func open(
      _ shape: Shape = .photo,
      isPushed: Bool = true,
      _ transition: MatchTransition = MatchTransition()
    ) async {
      small.matchID = "item-7"
      (shape == .photo ? large : detail.view).matchID = "item-7"
      if isPushed {
        navigation.childMatchTransition = transition
        navigation.pushViewController(detail, animated: true)
      } else {
        detail.comes(as: .fullScreen, transition)
        navigation.present(detail, animated: true)
      }
      await advance(1.5)
      #expect(isOpen)
    }

    private var flown: CGRect? { window.engineViews("PerformerView").first?.nextBox(in: window) }

    @Test(arguments: Shape.allCases, [true, false])
    func `a pull carries it, and closes it if it is let go late or thrown`(
      _ shape: Shape,
      isPushed: Bool
    ) async throws {
      await open(shape, isPushed: isPushed)
      for way in LettingGo.allCases {
        #expect(isOpen, "\(way)")
        let finger = await Hands.touch(at: start, in: window)
        await finger.move(to: CGPoint(x: 200, y: 280), during: 0.1)
        await finger.hold(for: 0.05)
        let spot = try #require(flown).spot(of: CGPoint(x: 200, y: 280))
        let steps = way == .late ? 16 : 3
        for step in 1...steps {
          let point = CGPoint(x: 200 + 3 * step, y: 280 + (way == .thrown ? 50 : 25) * step)
          await finger.move(to: point, during: 1 / 60)
          await advance(1 / 60)
          let box = try #require(flown)
          #expect(
            isClose(box.point(at: spot), point, within: 1),
            "\(way) \(step) \(box.point(at: spot)) \(point)"
          )
          #expect(detail.matchFlight?.phase == .held && small.window != nil)
        }
        if way == .early || way == .late { await finger.hold(for: 0.2) }
        if way == .interrupted { await finger.cancel() } else { await finger.lift() }
        await advance(1.5)
        #expect(isOpen == (way == .early || way == .interrupted), "\(way)")
        #expect(window.remains.isEmpty)
        if !isOpen { await open(shape, isPushed: isPushed) }
      }
    }

    @Test(arguments: [true, false])
    func `a list inside keeps the finger, unless it is at its top`(isAtTop: Bool) async {
      let scrollView = UIScrollView(frame: detail.view.bounds)
      scrollView.contentSize = CGSize(width: 390, height: 3000)
      detail.view.addSubview(scrollView)
      scrollView.addSubview(large)
      await open()
      if !isAtTop { scrollView.contentOffset.y += 50 }
      let before = scrollView.contentOffset.y
      await Hands.drag(from: start, by: (0, 450), in: window)
      #expect((scrollView.contentOffset.y < before) == !isAtTop)
      await advance(1.5)
      #expect(isOpen == !isAtTop)
    }

    @Test(arguments: Shape.allCases)
    func `a swipe from the edge goes with the finger, and a pinch makes it small`(
      _ shape: Shape
    ) async throws {
      await open(shape, MatchTransition { $0.gestures.insert(.pinch) })
      for x in [100, 300] as [CGFloat] {
        let finger = await Hands.touch(at: CGPoint(x: 0, y: 400), in: window)
        for step in 1...5 {
          await finger.move(to: CGPoint(x: x * CGFloat(step) / 5, y: 400), during: 1 / 30)
          guard step > 2 else { continue }
          let flight = try #require(detail.matchFlight)
          #expect(flight.phase == .held && flight.fractionComplete < x / 390 + 0.01)
        }
        await finger.lift(after: 0.2, thenWait: 1.5)
        #expect(isOpen == (x == 100))
      }
      await open(shape, MatchTransition { $0.gestures.insert(.pinch) })
      await Hands.pinch(around: start, from: 300, to: 60, in: window)
      await advance(1.5)
      #expect(!isOpen)
    }

    @Test(arguments: [true, false])
    func `where no gesture may begin, the button closes it, and a finger grabs that`(isPushed: Bool)
      async throws
    {
      let stage = await ZoomedByHandTests(Closed())
      let (detail, navigation, window) = (stage.detail, stage.navigation, stage.window)
      await stage.open(isPushed: isPushed)
      await Hands.drag(from: start, by: (0, 450), in: window)
      await advance(1)
      await Hands.edgeDrag(.left, distance: 300, in: window)
      await advance(1)
      #expect(stage.isOpen)
      if isPushed {
        navigation.popViewController(animated: true)
      } else {
        navigation.dismiss(animated: true)
      }
      let flight = try await detail.flight(after: 0.1)
      let way: (CGFloat, CGFloat) = isPushed ? (40, 0) : (0, 40)
      let finger = await Hands.touch(at: start, in: window)
      await finger.move(to: CGPoint(x: start.x + way.0, y: start.y + way.1), during: 0.1)
      #expect(flight.phase == .held)
      await finger.move(to: CGPoint(x: start.x - way.0 * 4, y: start.y - way.1 * 4), during: 0.2)
      await finger.lift(after: 0.2, thenWait: 1.5)
      #expect(flight.outcome == .cancelled && stage.isOpen && window.remains.isEmpty)
    }

    @Test(arguments: [350, 250] as [CGFloat])
    func `a screen says where a pull, a swipe and a pinch may begin`(y: CGFloat) async {
      let stage = await ZoomedByHandTests(Picky())
      for isPushed in [true, false] {
        await stage.open(isPushed: isPushed, MatchTransition { $0.gestures.insert(.pinch) })
        for way in isPushed ? 0...2 : 0...1 {
          let point = CGPoint(x: way == 2 ? 0 : 195, y: y)
          switch way {
          case 0: await Hands.drag(from: point, by: (0, 450), in: stage.window)
          case 1: await Hands.pinch(around: point, from: 300, to: 60, in: stage.window)
          default: await Hands.drag(from: point, by: (300, 0), in: stage.window)
          }
          await advance(1.5)
          #expect(stage.isOpen == (y > 300), "\(isPushed) \(way)")
          if !stage.isOpen {
            await stage.open(isPushed: isPushed, MatchTransition { $0.gestures.insert(.pinch) })
          }
        }
        if isPushed {
          await stage.navigation.back(animated: false, for: 0.1)
        } else {
          await stage.navigation.dismiss(animated: false, for: 0.1)
        }
      }
    }

    @Test func `a push is grabbed, and goes back with the finger`() async throws {
      (small.matchID, large.matchID) = ("item-7", "item-7")
      navigation.childMatchTransition = MatchTransition()
      let flight = try await navigation.push(detail, for: 0.08)
      let finger = await Hands.touch(at: start, in: window)
      await finger.move(to: CGPoint(x: 230, y: 250), during: 0.05)
      #expect(flight.phase == .held)
      let before = flight.fractionComplete
      await finger.move(to: CGPoint(x: 380, y: 250), during: 0.2)
      #expect(flight.fractionComplete < before)
      await finger.lift(after: 0.1, thenWait: 1.5)
      #expect(flight.outcome == .cancelled && !isOpen && window.remains.isEmpty)
    }

    @Test func `if the source is gone, the system goes back, by its button and its swipe`() async {
      for isSwiped in [false, true] {
        await open()
        small.matchID = nil
        await Hands.drag(from: start, by: (0, 450), in: window)
        await advance(1)
        #expect(isOpen)
        if isSwiped {
          await Hands.edgeDrag(.left, distance: 300, in: window)
        } else {
          navigation.popViewController(animated: true)
        }
        #expect(navigation.matchFlight == nil)
        await advance(1)
        #expect(!isOpen)
        #expect("\(navigation.matchDiagnosis as Any)".contains("No matchID is on both screens"))
      }
    }

    @Test(arguments: [true, false])
    func `with reduced motion a pull fades, and closes as well`(isPushed: Bool) async {
      Headless.setReduceMotion(true)
      await open(isPushed: isPushed)
      let finger = await Hands.touch(at: start, in: window)
      await finger.move(to: CGPoint(x: 195, y: 400), during: 0.2)
      await nextTurn()
      #expect(detail.matchFlight?.phase == .held && flown == nil)
      #expect(detail.view.nextBox(in: window) == window.bounds)
      #expect(detail.view.nextAlpha < 0.95)
      await finger.move(to: CGPoint(x: 195, y: 780), during: 0.2)
      await finger.lift(after: 0.1, thenWait: 1.5)
      #expect(!isOpen)
    }

    @Test(arguments: [true, false])
    func `as long as a zoom is set, the engine's gestures do nothing`(isPushed: Bool) async {
      detail.preferredTransition = .zoom { [small] _ in small }
      await open(isPushed: isPushed)
      let finger = await Hands.touch(at: start, in: window)
      await finger.move(to: CGPoint(x: 195, y: 600), during: 0.2)
      #expect(detail.matchFlight == nil && detail.matchDiagnosis == .appAnimates)
      await finger.lift(thenWait: 1)
      #expect(isOpen)
    }
  }
}
#endif
