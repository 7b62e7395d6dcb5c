#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  @MainActor @Suite("Views that share an ID out of sight") final class SightTests: PhotoStack {
    init() async { await super.init(MatchTransition()) }

    /// How the only view with the shared ID is out of sight on the screen that is left.
    enum Way: CaseIterable, Sendable {
      case transparent, aroundTransparent, beside, scrolledAway
      @MainActor func hide(_ photo: UIView) {
        let screen = photo.superview
        switch self {
        case .transparent: photo.alpha = 0
        case .beside: photo.frame.origin.x = 2000
        case .aroundTransparent, .scrolledAway:
          let around = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 300))
          around.contentSize = CGSize(width: 390, height: 3000)
          screen?.addSubview(around)
          around.addSubview(photo)
          photo.frame = CGRect(x: 10, y: 10, width: 80, height: 80)
          if self == .scrolledAway {
            around.contentOffset.y = 1000
          } else {
            around.alpha = 0
          }
        }
      }
    }

    @Test(arguments: Way.allCases)
    func `what is certain is known when asked: the system's runs, diagnosed`(way: Way) async {
      way.hide(list.photo)
      await navigation.go(to: detail, for: 0.1)
      #expect(navigation.matchFlight == nil)
      for controller in [navigation, list, detail] {
        #expect(controller.matchDiagnosis == .nothingInSight(["photo"]))
      }
      await advance(1)
      #expect(navigation.topViewController === detail)
    }

    @Test func `one view in sight among several with the ID is enough`() async {
      list.view.addSubview(UIView(tagged: "photo", CGRect(x: 2000, y: 0, width: 50, height: 50)))
      await advance(0.1)
      await navigation.go(to: detail, for: 0.1)
      #expect(navigation.matchFlight?.report?.pairCount == 1)
      #expect(navigation.matchDiagnosis == nil)
    }

    @Test func `a view that has no size yet may still get one`() async {
      list.photo.frame = .zero
      navigation.pushViewController(detail, animated: true)
      navigation.view.layoutIfNeeded()
      #expect(navigation.matchFlight != nil)
    }

    @Test(arguments: [true, false])
    func `what a screen can bring into sight counts as shared`(can: Bool) async throws {
      final class Gallery: UIViewController, MatchRevealing {
        let photo = UIView(frame: CGRect(x: 2000, y: 100, width: 80, height: 80))
        var can = false
        private(set) var asked: [Set<String>] = []
        func canRevealMatches(_ ids: Set<String>) -> Bool { can }
        func revealMatches(_ ids: Set<String>) -> UIView? {
          asked.append(ids)
          photo.frame.origin.x = 20
          return photo
        }
      }
      let gallery = Gallery()
      gallery.can = can
      gallery.photo.matchID = "photo"
      gallery.view.addSubview(gallery.photo)
      detail.comes(as: .overFullScreen, .linear(0.5))
      _ = await onScreen(gallery)
      await gallery.present(detail, animated: false, for: 0.1)
      gallery.dismiss(animated: true)
      await advance(0.1)
      #expect((gallery.matchFlight?.report?.pairCount == 1) == can)
      #expect(gallery.asked == (can ? [["photo"]] : []))
    }

    @Test func `what could not be known is said at the end`() async throws {
      final class Late: PhotoScreen {
        override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          photo.alpha = 0
        }
      }
      let late = Late(CGRect(x: 0, y: 120, width: 390, height: 292))
      let flight = try await navigation.push(late, for: 0.1)
      #expect(flight.report?.noPair == .nothingInSight(["photo"]))
      #expect(flight.report?.description.contains("nothing flew") == true)
      await flight.arrives(in: 1.5)
      for controller in [navigation, list, late] {
        #expect(controller.matchDiagnosis == .nothingInSight(["photo"]))
      }
      // The next flight that pairs something takes the diagnosis away.
      late.photo.alpha = 1
      await navigation.back(for: 0.1)
      #expect(navigation.matchFlight?.report?.pairCount == 1)
      await advance(1.5)
      #expect(navigation.matchDiagnosis == nil && late.matchDiagnosis == nil)
    }

    /// Regression: the level in between was compared, which nobody sees again.
    @Test(arguments: [true, false])
    func `what counts of several levels is what is seen`(isSharedWithRoot: Bool) async throws {
      let root = PhotoScreen(CGRect(x: 20, y: 300, width: 80, height: 80), id: "root")
      let middle = PhotoScreen(CGRect(x: 20, y: 300, width: 80, height: 80), id: "middle")
      let top = PhotoScreen(
        CGRect(x: 0, y: 120, width: 390, height: 292),
        id: isSharedWithRoot ? "root" : "middle"
      )
      for screen in [middle, top] { screen.comes(as: .fullScreen, MatchTransition()) }
      _ = await onScreen(root)
      await root.present(middle, animated: false, for: 0.1)
      await middle.present(top, animated: false, for: 0.1)
      await root.dismiss(for: 0.1)
      if isSharedWithRoot {
        let flight = try #require(root.matchFlight)
        #expect(flight.report?.pairCount == 1)
      } else {
        #expect(root.matchFlight == nil)
        #expect(top.matchDiagnosis == .nothingShared(lower: ["root"], upper: ["middle"]))
      }
      await advance(1.5)
      #expect(root.presentedViewController == nil)
    }
  }
}
#endif
