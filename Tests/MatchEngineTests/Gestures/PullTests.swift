#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  @MainActor @Suite("Pulling to dismiss", .enabled(if: Hands.isAvailable))
  final class PullTests: PullStage {
    override init() async {
      await super.init()
      await present(MatchTransition.linear(0.5))
    }

    private var flown: CGRect? { window.flownPhoto(beside: [list.photo, detail.photo]) }

    @Test("the spot of the photo under the finger stays there, whichever way it moves")
    func staysUnderFinger() async throws {
      let spot = detail.photo.convert(detail.photo.bounds, to: window)
      let finger = await touch(to: 240, during: 0.2)
      await finger.hold(for: 0.1)
      let flight = try #require(detail.matchFlight)
      #expect(flight.phase == .held)
      let held = try #require(flown)
      let grabbed = held.spot(of: CGPoint(x: 120, y: 240))
      #expect(abs(grabbed.x - spot.spot(of: start).x) < 0.1)
      for (x, y) in [(300, 500), (20, 380), (200, 260), (250, 210)] {
        let point = CGPoint(x: x, y: y)
        await finger.move(to: point, during: 0.15)
        await advance(1 / 60)
        let box = try #require(flown)
        #expect(isClose(box.point(at: grabbed), point, within: 1))
        #expect(box.width <= held.width + 1e-6 || point.y < 240)
      }
      await finger.lift(after: 0.3, thenWait: 1.5)
      #expect(flight.outcome == .cancelled)
      #expect(list.presentedViewController === detail)
    }

    @Test(
      "a finger goes on carrying a photo whose place in the list goes",
      arguments: [false, true]
    )
    func rowGoes(goes: Bool) async throws {
      let finger = await touch(to: 300, during: 0.2)
      await finger.hold(for: 0.1)
      let box = try #require(flown)
      let grabbed = box.spot(of: CGPoint(x: 120, y: 300))
      if goes { list.photo.removeFromSuperview() }
      let point = CGPoint(x: 180, y: 420)
      await finger.move(to: point, during: 0.2)
      await advance(1 / 60)
      #expect(isClose(try #require(flown).point(at: grabbed), point, within: 1))
      await finger.lift(after: 0.2, thenWait: 1.5)
    }

    @Test func `presented without an animation, a screen that was loaded is pulled away`() async {
      list.dismiss(animated: false)
      await advance(0.1)
      list.present(detail, animated: false)
      detail.matchTransition = nil
      detail.matchTransition = .linear(0.5)
      await advance(0.1)
      await Hands.drag(from: start, to: CGPoint(x: 120, y: 700), in: window)
      await advance(1)
      #expect(list.presentedViewController == nil)
    }

    @Test func `pulled up too far, the photo falls behind, and never jumps`() async throws {
      let finger = await touch(to: 220, during: 0.2)
      await finger.move(to: start, during: 0.2)
      let rest = try #require(flown)
      var (last, lag): (CGFloat, CGFloat) = (rest.midY, 0)
      for step in 1...15 {
        await finger.move(to: CGPoint(x: 120, y: 200 - 10 * CGFloat(step)), during: 1 / 60)
        await advance(1 / 60)
        let now = try #require(flown).midY
        #expect(now < last && last - now < 10, "\(step): \(last) to \(now)")
        let behind = 10 * CGFloat(step) - (rest.midY - now)
        #expect(behind > lag, "\(step): \(behind)")
        (last, lag) = (now, behind)
      }
      #expect(lag > 60)
      await finger.lift(after: 0.2, thenWait: 1 / 60)
      #expect(abs((flown?.midY ?? 0) - last) < 15)
    }

    @Test(
      "in front of a presenter that stays, what is pulled keeps its shadow and shows nothing at its corners",
      arguments: [UIModalPresentationStyle.overFullScreen, .custom]
    )
    func besideOther(style: UIModalPresentationStyle) async throws {
      await list.dismiss(animated: false, for: 0.5)
      let (viewer, custom) = (PhotoScreen.detail(), CustomPresentation())
      viewer.loadViewIfNeeded()
      viewer.view.layer.shadowOpacity = 0.5
      viewer.modalPresentationStyle = style
      viewer.transitioningDelegate = style == .custom ? custom : nil
      viewer.matchTransition = MatchTransition()
      await list.present(viewer, for: 1)
      let finger = await Hands.touch(at: CGPoint(x: 120, y: 700), in: window)
      await finger.move(to: CGPoint(x: 120, y: 800), during: 0.2)
      #expect(viewer.matchFlight?.phase == .held)
      let layer = viewer.view.nextLayer
      #expect(layer.cornerRadius == 0 && !layer.masksToBounds && layer.shadowOpacity == 0.5)
      await finger.cancel()
    }

    /// GS-31: a map, a canvas or a cropper.
    @Test func `a pan inside takes the finger first`() async {
      let map = UIView(frame: detail.view.bounds)
      let pan = UIPanGestureRecognizer()
      map.addGestureRecognizer(pan)
      detail.view.addSubview(map)
      let finger = await touch(to: start.y + 150, during: 0.2)
      #expect(pan.state == .changed && detail.matchFlight == nil)
      await finger.lift(thenWait: 1)
      pan.isEnabled = false
      let other = await touch(to: start.y + 150, during: 0.2)
      #expect(detail.matchFlight?.phase == .held)
      await other.cancel()
    }

    /// GS-31: the first pull at the top brings the bar.
    @Test func `a list above which a search bar is hidden takes the first pull at its top`() async {
      let search = UISearchController(searchResultsController: nil)
      detail.navigationItem.searchController = search
      let list = UIScrollView(frame: detail.view.bounds)
      list.contentSize = CGSize(width: 390, height: 3000)
      detail.view.addSubview(list)
      for isShown in [false, true] {
        if isShown {
          search.searchBar.frame = CGRect(x: 0, y: 0, width: 390, height: 52)
          detail.view.addSubview(search.searchBar)
        }
        let finger = await touch(to: start.y + 150, during: 0.2)
        #expect((detail.matchFlight?.phase == .held) == isShown)
        await finger.cancel()
        await advance(1)
      }
    }

    @Test func `a pull is left to what refreshes or is zoomed, and to two fingers`() async {
      let scrollView = UIScrollView(frame: detail.view.bounds)
      scrollView.contentSize = detail.view.bounds.size
      scrollView.maximumZoomScale = 3
      detail.view.insertSubview(scrollView, at: 0)
      detail.photo.isUserInteractionEnabled = false
      let zooms = ZoomsFirstView()
      scrollView.addSubview(UIView(frame: scrollView.bounds))
      scrollView.delegate = zooms
      func pull(_ points: [CGPoint]) async -> Bool {
        let fingers = await Hands.touch(at: points, in: window)
        let ways = fingers.enumerated().map { ($1, CGPoint(x: points[$0].x, y: 460)) }
        await Hands.together(ways, during: 0.3)
        let flies = detail.matchFlight != nil
        await Hands.lift(fingers)
        await advance(1.5)
        return flies
      }
      scrollView.refreshControl = UIRefreshControl()
      #expect(await !pull([start]))
      scrollView.refreshControl = nil
      scrollView.zoomScale = 2
      scrollView.contentOffset = .zero
      #expect(await !pull([start]))
      scrollView.zoomScale = 1
      #expect(await !pull([start, CGPoint(x: 260, y: 200)]))
      #expect(list.presentedViewController === detail)
      #expect(await pull([start]))
    }

    @Test(
      "right after the release the spot under the finger moves at the finger's velocity",
      arguments: [CGPoint(x: 0, y: 1200), CGPoint(x: 300, y: 900), CGPoint(x: -500, y: 700)]
    )
    func velocity(_ velocity: CGPoint) async throws {
      func point(at time: CGFloat) -> CGPoint {
        CGPoint(x: 190 + velocity.x * time, y: start.y + velocity.y * time)
      }
      let finger = await Hands.touch(at: point(at: 0), in: window)
      await finger.move(to: point(at: 0.1), during: 0.1)
      await advance(1 / 60)
      let spot = try #require(flown).spot(of: point(at: 0.1))
      await finger.move(to: point(at: 0.2), during: 0.1)
      #expect(detail.matchFlight?.phase == .held)
      await finger.lift()
      // It is drawn under the finger with the next frame, which is one of the way back.
      var points = [point(at: 0.2)]
      for _ in 0..<3 {
        await advance(1 / 60)
        points.append(try #require(flown).point(at: spot))
      }
      // A spring soon turns it around, so a cubic through four points gives its first velocity.
      func speed(_ part: (CGPoint) -> CGFloat) -> CGFloat {
        let at = points.map(part)
        return (18 * at[1] - 11 * at[0] - 9 * at[2] + 2 * at[3]) * 10
      }
      let error = hypot(speed(\.x) - velocity.x, speed(\.y) - velocity.y)
      #expect(error < 0.12 * hypot(velocity.x, velocity.y), "\(speed(\.x)) \(speed(\.y))")
    }

    @Test func `a pinch moves nothing, and a second finger ends nothing`() async throws {
      await Hands.pinch(around: CGPoint(x: 195, y: 260), from: 60, to: 260, in: window)
      await advance(1.5)
      #expect(detail.matchFlight == nil && window.engineViews.isEmpty)
      #expect(list.presentedViewController === detail)
      let finger = await touch(to: 300, during: 0.2)
      let flight = try await detail.flight(after: 1 / 60)
      var ends = 0
      flight.whenEnded { _ in ends += 1 }
      let before = try #require(flown)
      let other = await Hands.touch(at: CGPoint(x: 330, y: 700), in: window)
      await advance(0.05)
      #expect(isClose(try #require(flown), before, within: 1))
      await Hands.together(
        [(finger, CGPoint(x: 120, y: 340)), (other, CGPoint(x: 330, y: 740))],
        during: 0.2
      )
      await advance(0.05)
      let both = try #require(flown)
      #expect(flight.phase == .held)
      await finger.lift(thenWait: 0.05)
      if flight.phase == .held, let flown { #expect(isClose(flown, both, within: 3)) }
      await other.hold(for: 0.2)
      await other.lift(thenWait: 1.5)
      #expect(ends == 1 && flight.outcome == .cancelled)
    }

    @Test func `sideways, upward, or where pulling is not allowed, no flight begins`() async {
      await Hands.drag(from: start, to: CGPoint(x: 350, y: 260), in: window)
      #expect(detail.matchFlight == nil)
      await Hands.drag(from: CGPoint(x: 120, y: 400), to: start, in: window)
      #expect(detail.matchFlight == nil)
      detail.isModalInPresentation = true
      await Hands.drag(from: start, to: CGPoint(x: 120, y: 700), in: window)
      #expect(detail.matchFlight == nil)
      detail.isModalInPresentation = false
      detail.matchTransition = MatchTransition { $0.gestures = .edge }
      await Hands.drag(from: start, to: CGPoint(x: 120, y: 700), in: window)
      #expect(detail.matchFlight == nil)
      detail.matchTransition = nil
      await Hands.drag(from: start, to: CGPoint(x: 120, y: 700), in: window)
      await advance(1)
      #expect(list.presentedViewController === detail)
    }

    @Test(arguments: [true, false])
    func `a finger that was down dismisses no screen that presents`(isAnimated: Bool) async {
      let next = UIViewController()
      next.modalPresentationStyle = .overFullScreen
      let finger = await Hands.touch(at: start, in: window)
      detail.present(next, animated: isAnimated)
      await finger.move(to: CGPoint(x: 120, y: 500), during: 0.3)
      #expect(detail.matchFlight == nil)
      await finger.lift(thenWait: 1)
      #expect(list.presentedViewController === detail && detail.presentedViewController === next)
    }

    @Test(arguments: [false, true])
    func `in a sheet the pull is UIKit's, even on a pushed screen, or if an app brings the sheet`(
      isApps: Bool
    ) async {
      let scene = await GestureScene()
      let (host, sheets) = (UIViewController(), Sheets())
      scene.window.rootViewController = host
      await nextTurn()
      if isApps { scene.navigation.transitioningDelegate = sheets }
      scene.navigation.modalPresentationStyle = isApps ? .custom : .pageSheet
      await host.present(scene.navigation, animated: false, for: 0.2)
      let finger = await Hands.touch(at: CGPoint(x: 120, y: 300), in: scene.window)
      await finger.move(to: CGPoint(x: 120, y: 500), during: 0.3)
      #expect(scene.navigation.matchFlight == nil)
      await finger.cancel()
      await advance(1)
      #expect(scene.navigation.viewControllers.count == 2)
    }

    /// The system asks for an animator while the user drags (GS-21).
    @Test func `a sheet that its user drags stays under the finger, and goes by itself`() async {
      let sheet = PhotoScreen.detail()
      sheet.matchTransition = MatchTransition()
      await detail.present(sheet, for: 1)
      #expect(sheet.modalPresentationStyle != .fullScreen && sheet.viewIfLoaded?.window != nil)
      let top = sheet.view.convert(CGPoint.zero, to: nil).y
      let finger = await Hands.touch(at: CGPoint(x: 120, y: 100), in: window)
      for y in stride(from: 150, to: 700, by: 50) as StrideTo<CGFloat> {
        await finger.move(to: CGPoint(x: 120, y: y), during: 0.1)
        #expect(sheet.matchFlight == nil && detail.presentedViewController === sheet)
        #expect(abs(sheet.view.convert(CGPoint.zero, to: nil).y - (top + y - 110)) < 12)
      }
      await finger.lift(thenWait: 1)
      #expect(detail.presentedViewController == nil)
    }
  }
}

/// Presents in a sheet.
private final class Sheets: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    UISheetPresentationController(presentedViewController: presented, presenting: presenting)
  }
}

final class ZoomsFirstView: NSObject, UIScrollViewDelegate {
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { scrollView.subviews.first }
}
#endif
