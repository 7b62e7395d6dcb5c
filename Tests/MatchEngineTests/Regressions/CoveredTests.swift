#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import MatchEngineFuzz
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// What flies covers the bar that covered it, or leaves the list that cut it off.
  ///
  /// Hero #31 #76 #85 #87 #155 #187 #199 #221 #235 #288 #454 #477 #519 #539 #647.
  @MainActor @Suite("What flies is covered and clipped as it was at rest") struct CoveredTests {
    private func box(_ frame: CGRect, _ color: UIColor, _ id: String) -> UIView {
      UIView(tagged: id, frame, color)
    }

    /// A photo half scrolled out of its list, under a badge and a bar; on the next screen the badge is behind it.
    private func screens() -> (UIViewController, UIViewController) {
      let lower = KindScreen { view in
        let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 300))
        list.contentSize = CGSize(width: 390, height: 900)
        list.contentOffset.y = 100
        list.addSubview(box(CGRect(x: 20, y: 50, width: 120, height: 100), .red, "photo"))
        view.addSubview(list)
        view.addSubview(box(CGRect(x: 90, y: 120, width: 80, height: 60), .blue, "badge"))
        view.addSubview(box(CGRect(x: 0, y: 60, width: 390, height: 60), .green, "bar"))
      }
      let upper = KindScreen { view in
        view.addSubview(box(CGRect(x: 200, y: 500, width: 80, height: 60), .blue, "badge"))
        view.addSubview(box(CGRect(x: 0, y: 300, width: 390, height: 292), .red, "photo"))
        view.addSubview(box(CGRect(x: 0, y: 250, width: 390, height: 80), .green, "bar"))
      }
      return (lower, upper)
    }

    @Test("there and back, the first and last frames are the still screens")
    func stacked() async throws {
      let (lower, upper) = screens()
      let (navigation, _) = await KindScreen.navigation(lower)
      for isForward in [true, false] {
        let before = FootageFrame.now
        navigation.go(isForward, upper)
        let flight = try await navigation.flight(after: 0.1)
        #expect(flight.report?.pairCount == 3)
        #expect(try await flight.misses(of: before) == [])
      }
    }

    /// A photo in a list below a bar that belongs to its screen.
    private func barred(_ photo: CGRect, scrolledTo offset: CGFloat) -> UINavigationController {
      let screen = KindScreen { view in
        let list = UIScrollView(frame: view.bounds)
        list.contentInsetAdjustmentBehavior = .never
        list.contentSize = CGSize(width: 390, height: 2000)
        list.contentOffset.y = offset
        list.addSubview(box(photo, .red, "photo"))
        view.addSubview(list)
      }
      return UINavigationController(rootViewController: screen)
    }

    private func isRed(_ x: CGFloat, _ y: CGFloat) -> Bool {
      let items = Headless.nextDisplayList.items.filter { $0.contains(CGPoint(x: x, y: y)) }
      let color = items.last { $0.kind != .shadow }?.color
      return color?.components.map { $0[0] > 0.9 && $0[1] < 0.1 } ?? false
    }

    @Test func `what has scrolled below a bar is cut there, and opens`() async throws {
      let list = barred(CGRect(x: 20, y: 450, width: 100, height: 100), scrolledTo: 400)
      // Nothing of this one has scrolled, so that the bar shows what lies below it.
      let detail = barred(CGRect(x: 0, y: 0, width: 390, height: 300), scrolledTo: 0)
      let tabs = UITabBarController()
      tabs.viewControllers = [list, detail]
      tabs.childMatchTransition = .linear(0.5)
      _ = await onScreen(tabs)
      let edge = list.navigationBar.frame.maxY
      #expect(edge > 60 && edge < 140)
      for isForward in [true, false] {
        tabs.selectedIndex = isForward ? 1 : 0
        let flight = try await tabs.flight(after: 0.1)
        #expect(flight.report?.pairCount == 1)
        await flight.show(at: isForward ? 0 : 1, for: 1 / 60)
        #expect(!isRed(60, edge - 2) && isRed(60, edge + 2))
        await flight.show(at: 0.5, for: 1 / 60)
        #expect(!isRed(60, edge / 2 - 2) && isRed(60, edge / 2 + 2))
        await flight.show(at: isForward ? 1 : 0, for: 1 / 60)
        #expect(isRed(200, 2))
        await flight.land()
      }
    }

    @Test func `what is dragged in a column stays in it`() async throws {
      let (list, photo) = (PhotoScreen.list(), CGRect(x: 20, y: 300, width: 150, height: 150))
      let detail = KindScreen { $0.addSubview(box(photo, .red, "photo")) }
      let columns = [KindScreen { _ in }, list].map(UINavigationController.init)
      let split = UIViewController()
      _ = inWindow(split)
      for (index, column) in columns.enumerated() {
        column.childMatchTransition = .linear(0.5)
        split.addChild(column)
        column.view.frame = CGRect(x: 195 * index, y: 0, width: 195, height: 844)
        split.view.addSubview(column.view)
        column.didMove(toParent: split)
      }
      await advance(0.1)
      let other = CGRect(x: 0, y: 0, width: 195, height: 844)
      let before = FootageFrame.now
      await columns[1].go(to: detail, for: 0.2)
      let flight = try #require(columns[1].matchFlight)
      flight.hold()
      for number in 1...3 {
        flight.drag("photo", translation: CGPoint(x: -60 * number, y: 20 * number))
        await advance(1 / 60)
        #expect(FootageFrame.now.misses(of: before, in: other) == [])
      }
      flight.drop("photo", velocity: CGPoint(x: -2000, y: 0))
      for _ in 0..<20 {
        await advance(1 / 60)
        #expect(FootageFrame.now.misses(of: before, in: other) == [])
      }
      await flight.land()
    }

    @Test func `a bar that lies over a whole screen, or is hidden, cuts nothing`() async throws {
      let list = barred(CGRect(x: 20, y: 450, width: 100, height: 100), scrolledTo: 400)
      list.childMatchTransition = .linear(0.5)
      _ = await onScreen(list)
      let flight = try await list.push(PhotoScreen.detail(), for: 0.1)
      await flight.show(at: 0, for: 1 / 60)
      // The bar is in front of the stage, which therefore has the photo whole below it.
      let standIns = Headless.nextDisplayList.items.filter { $0.kind == .background }
      #expect(
        standIns.contains {
          $0.box == CGRect(x: 20, y: 50, width: 100, height: 100)
            && $0.clips.allSatisfy { $0.box.minY <= 50 }
        }
      )
      await flight.land()
    }
  }
}
#endif
