#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

/// The examples of the article on interaction.
@MainActor enum Interaction {
  final class ZoomController: UIViewController {
    private var flight: MatchFlight?

    func pinched(_ pinch: UIPinchGestureRecognizer) {
      switch pinch.state {
      case .began:
        flight = navigationController?.beginInteractiveMatch {
          navigationController?.popViewController(animated: true)
        }
      case .changed:
        flight?.update(1 - pinch.scale)
      case .ended:
        flight?.release(velocity: -pinch.velocity)
      default:
        flight?.cancel()
      }
    }
  }

  final class SaveQuestion: UIViewController {}

  final class Editor: UIViewController, UIAdaptivePresentationControllerDelegate {
    var hasChanges = false { didSet { isModalInPresentation = hasChanges } }

    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
      present(SaveQuestion(), animated: true)
    }
  }

  final class Canvas: UIViewController {
    let drawing = UIView(frame: CGRect(x: 0, y: 300, width: 390, height: 400))
  }

  /// A list that renews itself when it is let go far below its top, without a refresh control.
  class PlainFeed: UIViewController, UIScrollViewDelegate {
    let list = UIScrollView(frame: CGRect(x: 0, y: 200, width: 390, height: 600))
    private(set) var refreshes = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      list.contentSize = CGSize(width: 390, height: 2000)
      list.addSubview(UIView(frame: CGRect(x: 0, y: -60, width: 390, height: 60)))
      list.delegate = self
      view.addSubview(list)
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      guard scrollView.contentOffset.y < -60 else { return }
      refreshes += 1
      scrollView.contentInset.top = 60
    }
  }

  final class Feed: PlainFeed {}
}

private typealias Canvas = Interaction.Canvas
private typealias Feed = Interaction.Feed

extension Feed: MatchGestureDeciding {
  func matchGestureCanGoBack(from point: CGPoint, velocity: CGPoint) -> Bool {
    velocity.y <= abs(velocity.x) || !list.frame.contains(point)
  }
}

extension Canvas: MatchGestureDeciding {
  func matchGestureCanGoBack(from point: CGPoint, velocity: CGPoint) -> Bool {
    !drawing.frame.contains(point)
  }
}

extension MatchEngineTests {
  @MainActor @Suite("The article on interaction") final class InteractionTests: PhotoStack {
    private var navigationController: UINavigationController { navigation }

    init() async { await super.init(MatchTransition()) }

    @Test("the app's own pinch pops", .enabled(if: Hands.isAvailable))
    func pinch() async throws {
      let zoom = Interaction.ZoomController()
      let photo = UIImageView(image: PhotoScreen.image)
      photo.matchID = "photo"
      photo.frame = CGRect(x: 0, y: 200, width: 390, height: 390)
      zoom.view.addSubview(photo)
      let recognizer = UIPinchGestureRecognizer()
      recognizer.whenSent { [weak zoom] recognizer in
        if let pinch = recognizer as? UIPinchGestureRecognizer { zoom?.pinched(pinch) }
      }
      zoom.view.addGestureRecognizer(recognizer)
      await navigationController.go(to: zoom, animated: false, for: 0.1)
      await Hands.pinch(around: CGPoint(x: 195, y: 400), from: 300, to: 60, in: window)
      let flight = try #require(navigationController.matchFlight)
      #expect(flight.report?.pairCount == 1)
      await flight.arrives(in: 1.5)
      #expect(navigationController.viewControllers == [list])
    }

    @Test(.enabled(if: Hands.isAvailable))
    func `a pull on an editor with changes asks before it dismisses`() async {
      final class Start: UIViewController {
        func open(_ editor: Interaction.Editor) {
          editor.presentationController?.delegate = editor
          present(editor, animated: true)
        }
      }
      let (start, editor) = (Start(), Interaction.Editor())
      window.rootViewController = start
      editor.comes(as: .fullScreen, .always())
      start.open(editor)
      await advance(1.5)
      editor.hasChanges = true
      let (top, bottom) = (CGPoint(x: 100, y: 200), CGPoint(x: 100, y: 650))
      await Hands.drag(from: top, to: bottom, in: window)
      await advance(1.5)
      #expect(editor.presentedViewController is Interaction.SaveQuestion)
      editor.dismiss(animated: false)
      editor.hasChanges = false
      await advance(0.1)
      await Hands.drag(from: top, to: bottom, in: window)
      await advance(1.5)
      #expect(start.presentedViewController == nil)
    }

    @Test("a canvas is pulled away beside the drawing", .enabled(if: Hands.isAvailable))
    func canvas() async {
      let canvas = Interaction.Canvas()
      canvas.comes(as: .fullScreen, .always())
      await list.present(canvas, for: 1.5)
      for y in [320, 200] as [CGFloat] {
        #expect(list.presentedViewController === canvas)
        await Hands.drag(from: CGPoint(x: 100, y: y), to: CGPoint(x: 100, y: y + 450), in: window)
        await advance(1.5)
      }
      #expect(list.presentedViewController == nil)
    }

    @Test(.enabled(if: Hands.isAvailable), arguments: [true, false])
    func `a list with a header of its own refreshes where the screen says so`(
      says: Bool
    ) async {
      let feed = says ? Interaction.Feed() : Interaction.PlainFeed()
      feed.comes(as: .fullScreen, .always())
      await list.present(feed, for: 1.5)
      await Hands.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 800), in: window)
      await advance(1.5)
      #expect(feed.refreshes == (says ? 1 : 0))
      #expect((list.presentedViewController != nil) == says)
      guard says else { return }
      await Hands.drag(from: CGPoint(x: 195, y: 100), to: CGPoint(x: 195, y: 650), in: window)
      await advance(1.5)
      #expect(list.presentedViewController == nil)
    }

    @Test func `the options of a pull, a pinch and all gestures are as the article sets them`() {
      detail.matchTransition = MatchTransition {
        $0.pull.threshold = 0.3
        $0.pull.effect = .dim(0.5)
      }
      #expect(detail.matchTransition?.pull.threshold == 0.3)
      #expect(detail.matchTransition?.pull.effect.lower.dim == 0.5)
      detail.matchTransition = MatchTransition { $0.pull.hasHaptics = false }
      #expect(detail.matchTransition?.pull.hasHaptics == false)
      detail.matchTransition = MatchTransition { $0.gestures.insert(.pinch) }
      #expect(detail.matchTransition?.gestures.contains(.pinch) == true)
      navigationController.childMatchTransition = MatchTransition { $0.gestures = .pull }
      #expect(navigationController.childMatchTransition?.gestures == .pull)
    }

    @Test func `what an app pinches itself is as large as it says`() async throws {
      let flight = try await navigationController.push(detail, for: 0.2)
      flight.hold()
      await advance(0.02)
      let pinch = UIPinchGestureRecognizer()
      let before = try #require(window.flownPhoto(beside: [list.photo, detail.photo]))
      flight.pinch("photo", scale: 0.9, rotation: 0.1, around: .zero)
      flight.pinch("photo", scale: pinch.scale, around: pinch.location(in: nil))
      flight.pinch("photo", scale: 0.9, around: .zero)
      await advance(0.02)
      let after = try #require(window.flownPhoto(beside: [list.photo, detail.photo]))
      let smaller = before.applying(CGAffineTransform(scaleX: 0.9, y: 0.9))
      #expect(isClose(after, smaller, within: 0.01))
      flight.drop("photo", velocity: .zero)
      flight.update(0.5)
      await advance(1)
      flight.hold()
      let middle = try #require(window.flyingMiddle)
      let (pan, view): (UIPanGestureRecognizer, UIView) = (UIPanGestureRecognizer(), detail.view)
      flight.update(pan.translation(in: view).y / view.bounds.height)
      flight.drag("photo", translation: pan.translation(in: view))
      await advance(0.02)
      #expect(isClose(window.flyingMiddle?.y ?? 0, middle.y, within: 0.01))
    }

    @Test func `a push returns its flight in this turn, and the badge is shown at the end`() async {
      var badges = 0
      func showBadge() { badges += 1 }
      let flight = navigationController.beginMatch {
        navigationController.pushViewController(detail, animated: true)
      }
      flight?.whenEnded { _ in showBadge() }
      #expect(navigationController.matchFlight === flight && flight?.outcome == nil)
      await advance(1.5)
      #expect(flight?.outcome == .finished && badges == 1)
      if let flight {
        if await flight.finalOutcome == .finished { showBadge() }
      }
      #expect(badges == 2)
    }

    @Test func `a flight begun by hand can be updated and finished`() async {
      await navigationController.go(to: detail, animated: false, for: 0.1)
      let flight = navigationController.beginInteractiveMatch {
        navigationController.popViewController(animated: true)
      }
      flight?.update(0.4)
      flight?.finish()
      await advance(1.5)
      #expect(flight?.outcome == .finished && navigationController.viewControllers == [list])
    }

    @Test func `a photo is dragged and dropped, and flies back`() async throws {
      await navigationController.go(to: detail, for: 0.2)
      let flight = navigationController.matchFlight
      flight?.hold()
      flight?.drag("photo", translation: CGPoint(x: 30, y: 80))
      flight?.pinch("photo", scale: 0.8, rotation: 0.3, around: CGPoint(x: 195, y: 300))
      flight?.drop("photo", velocity: CGPoint(x: 0, y: 900))
      flight?.cancel()
      await advance(1.5)
      #expect(flight?.outcome == .cancelled && navigationController.viewControllers == [list])
    }

    @Test func `a toolbar goes alongside a push and alongside a replacement`() async {
      let toolbar = UIView()
      window.addSubview(toolbar)
      navigationController.pushViewController(detail, animated: true)
      navigationController.transitionCoordinator?.animate { _ in toolbar.alpha = 0 }
      await advance(2)
      #expect(toolbar.alpha == 0 && navigationController.topViewController === detail)
      toolbar.alpha = 1
      navigationController.viewControllers = []
      let container = await Containers.TabController.showing(list)
      let flight = container.matchShow(detail, in: container.contentView)
      flight.animateAlongside { toolbar.alpha = 0 }
      await flight.arrives(in: 1.5)
      #expect(toolbar.alpha == 0)
    }

    @Test func `a dial follows a flight, and shows where it would go`() async throws {
      @MainActor final class Dial {
        var turns: [CGFloat] = []
        var highlighted: String?
        func turn(to fraction: CGFloat) { turns.append(fraction) }
        func highlight(_ name: String) { highlighted = name }
      }
      let (dial, next, current) = (Dial(), "next", "current")
      let turn = (velocity: CGFloat(2), angle: CGFloat(0))
      var badge = ""
      let flight = try navigation.begin(true, detail)
      flight.observeProgress { flight in dial.turn(to: flight.fractionComplete) }
      flight.whenEnded { flight in
        switch flight.outcome {
        case .finished: badge = "seen"
        case .cancelled: badge = "new"
        case .skipped(let reason): badge = "\(reason)"
        case nil: break
        }
      }
      flight.update(0.4)
      await advance(0.1)
      dial.highlight(flight.wouldFinish(velocity: turn.velocity) ? next : current)
      #expect(dial.highlighted == "next" && dial.turns.last == 0.4)
      flight.release(velocity: turn.velocity)
      await advance(1.5)
      #expect(dial.turns.last == 1 && badge == "seen")
    }

    @Test func `a flight makes way for the next change`() async throws {
      let flight = try await navigationController.push(detail, for: 0.2)
      flight.handOver { navigationController.popToRootViewController(animated: true) }
      #expect(flight.outcome == .finished)
      await advance(1.5)
      #expect(navigationController.viewControllers == [list])
    }
  }
}
#endif
