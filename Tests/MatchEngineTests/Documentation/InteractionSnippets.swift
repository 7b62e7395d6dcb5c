#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

/// The examples of the article on interaction.
@MainActor enum Interaction {
  // snippet
  final class ZoomController: UIViewController {
    private var flight: MatchFlight?

    func pinched(_ pinch: UIPinchGestureRecognizer) {
      switch pinch.state {
      case .began:
        flight = navigationController?.beginMatch {
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
  // end
}

extension MatchEngineTests {
  @MainActor @Suite("The article on interaction") struct InteractionTests {
    let list = PhotoScreen.list()
    let detail = PhotoScreen.detail()
    let navigationController: UINavigationController
    let window: UIWindow

    init() async {
      startOver()
      navigationController = UINavigationController(rootViewController: list)
      navigationController.childMatchTransition = MatchTransition()
      window = show(navigationController)
      await advance(0.1)
    }

    @Test("a pinch of the app's own pops", .enabled(if: Hands.isAvailable))
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
      navigationController.pushViewController(zoom, animated: false)
      await advance(0.1)
      await Hands.pinch(around: CGPoint(x: 195, y: 400), from: 300, to: 60, in: window)
      let flight = try #require(navigationController.matchFlight)
      #expect(flight.report?.pairCount == 1)
      await advance(1.5)
      #expect(flight.outcome == .finished)
      #expect(navigationController.viewControllers == [list] && window.remains.isEmpty)
    }

    @Test("only the pull, and not the edge")
    func gestures() {
      // snippet
      navigationController.childMatchTransition = MatchTransition { $0.gestures = .pull }
      // end
      #expect(navigationController.childMatchTransition?.gestures == .pull)
    }

    @Test("a flight that is begun by hand waits, and goes where it is told")
    func byHand() async {
      navigationController.pushViewController(detail, animated: false)
      await advance(0.1)
      // snippet
      let flight = navigationController.beginMatch {
        navigationController.popViewController(animated: true)
      }
      flight?.update(0.4)
      flight?.finish()
      // end
      await advance(1.5)
      #expect(flight?.outcome == .finished)
      #expect(navigationController.viewControllers == [list] && window.remains.isEmpty)
    }

    @Test("a photo is carried, and thrown back")
    func carried() async throws {
      navigationController.pushViewController(detail, animated: true)
      await advance(0.2)
      // snippet
      let flight = navigationController.matchFlight
      flight?.hold()
      flight?.drag("photo", by: CGPoint(x: 30, y: 80))
      flight?.drop("photo", velocity: CGPoint(x: 0, y: 900))
      flight?.cancel()
      // end
      await advance(1.5)
      #expect(flight?.outcome == .cancelled)
      #expect(navigationController.viewControllers == [list] && window.remains.isEmpty)
    }

    @Test("what goes alongside goes along")
    func alongside() async {
      let toolbar = UIView()
      window.addSubview(toolbar)
      // snippet
      navigationController.pushViewController(detail, animated: true)
      navigationController.transitionCoordinator?.animate { _ in toolbar.alpha = 0 }
      // end
      await advance(2)
      #expect(toolbar.alpha == 0 && navigationController.topViewController === detail)
    }

    @Test("a flight makes way for the next change")
    func handedOver() async throws {
      navigationController.pushViewController(detail, animated: true)
      await advance(0.2)
      let flight = try #require(navigationController.matchFlight)
      // snippet
      flight.endNow { navigationController.popToRootViewController(animated: true) }
      // end
      #expect(flight.outcome == .finished)
      await advance(1.5)
      #expect(navigationController.viewControllers == [list] && window.remains.isEmpty)
    }

    @Test("the end is told")
    func ended() async throws {
      var badge: String?
      navigationController.pushViewController(detail, animated: true)
      await advance(0.1)
      let flight = try #require(navigationController.matchFlight)
      // snippet
      flight.whenEnded { flight in
        switch flight.outcome {
        case .finished: badge = "seen"
        case .cancelled: badge = "new"
        case .skipped(let reason): badge = "\(reason)"
        case nil: break
        }
      }
      // end
      await advance(1.5)
      #expect(badge == "seen")
    }
  }
}
#endif
