#if canImport(UIKit) && !canImport(ObjectiveC)
import Testing
import UIKit
import UIKitTestSupport

@testable import MatchEngine

extension MatchEngineTests {
  /// Changes inside screens, exchanged roots and children, as ordinary apps make them.
  @MainActor @Suite("Sessions of ordinary apps") struct HuntedSessionsTests {
    private let log = CallLog()

    /// A card in a view of its own, which is the root's, and the card's middle on the screen.
    @MainActor private struct Cards {
      let card = UIView(tagged: "card", CGRect(x: 20, y: 900, width: 100, height: 100), .red)
      let around: UIView
      let window: UIWindow

      init(in around: UIView) async {
        self.around = around
        around.addSubview(card)
        (around as? UIScrollView)?.contentOffset.y = 700
        window = await onScreen(KindScreen([around]))
      }

      var middle: CGPoint? {
        Headless.nextDisplayList.items
          .first { $0.color == UIColor.red.cgColor && $0.opacity > 0.5 }?.center
      }

      /// How far the card jumps in a change, which is the first one or the second one in a row.
      func jump(isSecond: Bool, _ change: () -> Void) async -> CGFloat {
        if isSecond {
          around.matchAnimate(transition: .linear(0.5)) { card.frame.origin.x = 200 }
          await advance(0.2)
        }
        guard let before = middle else { return .infinity }
        around.matchAnimate(transition: .linear(0.5), changes: change)
        await nextTurn()
        return middle.map { hypot($0.x - before.x, $0.y - before.y) } ?? .infinity
      }
    }

    // MARK: Changes

    @Test(arguments: [true, false], [true, false])
    func `what flies in a list that a change scrolls begins where it is seen`(
      scrolls: Bool,
      isSecond: Bool
    ) async {
      let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      list.contentSize = CGSize(width: 390, height: 4000)
      let cards = await Cards(in: list)
      let jump = await cards.jump(isSecond: isSecond) {
        cards.card.frame.origin.y = scrolls ? 300 : 1000
        if scrolls { list.contentOffset.y = 0 }
      }
      #expect(jump < 15)
      await advance(1)
      #expect(cards.middle?.y == 350 && cards.window.remains.isEmpty)
    }

    @Test(arguments: [true, false], [true, false])
    func `so does what flies in a bar that grows upward in its own change`(
      grows: Bool,
      isSecond: Bool
    ) async {
      let bar = UIView(CGRect(x: 0, y: -240, width: 390, height: 1084), .yellow)
      let cards = await Cards(in: bar)
      let jump = await cards.jump(isSecond: isSecond) {
        if grows { bar.frame = CGRect(x: 0, y: -400, width: 390, height: 1244) }
      }
      #expect(jump < 15)
      await advance(1)
      #expect(cards.middle?.y == (grows ? 550 : 710) && cards.window.remains.isEmpty)
    }

    @Test(arguments: [true, false])
    func `a card that is removed while it flies as a whole is gone`(removes: Bool) async {
      let cards = await Cards(in: UIView(CGRect(x: 0, y: -240, width: 390, height: 1084), .white))
      cards.card.matchAnimate(transition: .linear(1)) { cards.card.frame.size.height = 140 }
      await advance(0.2)
      if removes { cards.card.removeFromSuperview() }
      await advance(0.1)
      #expect((cards.middle == nil) == removes && cards.window.remains.isEmpty == removes)
    }

    // MARK: Lists

    @Test(arguments: [true, false])
    func `a row that flew once is brought into sight as any other`(hasFlown: Bool) async throws {
      let list = TripList()
      list.tableView.matchIndexPathProvider = { [weak list] in list?.path(of: $0) }
      let (navigation, _) = await onScreen(below: list, .linear(0.5))
      func tap(_ row: Int) async {
        let path = IndexPath(row: row, section: 0)
        list.tableView.selectRow(at: path, animated: false, scrollPosition: .none)
        await navigation.go(to: TripDetail(row), for: 1)
        list.tableView.deselectRow(at: path, animated: false)
      }
      if hasFlown {
        await tap(4)
        await navigation.back(for: 1)
      }
      // Two thirds of the row are below the bar.
      let offset = 4 * 80 + 53 - list.tableView.adjustedContentInset.top
      list.tableView.contentOffset.y = offset
      await advance(0.1)
      await tap(7)
      // The user turns the page.
      navigation.setViewControllers([list, TripDetail(4)], animated: false)
      await advance(0.1)
      let back = try await navigation.pop(for: 0.2)
      #expect(back.report?.pairCount ?? 0 > 0)
      #expect(list.tableView.contentOffset.y < offset - 50)
      await back.arrives()
    }

    // MARK: Roots and children

    private final class Late: LoggingController, MatchPreparing {
      var isReadyForMatchFlight = true
    }

    private func late(isReady: Bool) -> Late {
      let late = Late("B", log)
      late.isReadyForMatchFlight = isReady
      return late
    }

    @Test(arguments: [true, false])
    func `a root that the app sets while it waits for another one is seen`(isReady: Bool) async {
      let (a, _, c) = LoggedPhoto.three(log)
      let window = await onScreen(a)
      window.matchShow(late(isReady: isReady), transition: .linear(0.5))
      await advance(0.1)
      window.rootViewController = c
      await advance(0.05)
      #expect(window.showsOnly(c.view))
    }

    @Test(arguments: [true, false])
    func `a child that is waited for is there once its container is covered`(isReady: Bool) async {
      let (a, _, _) = LoggedPhoto.three(log)
      let container = UIViewController()
      let navigation = UINavigationController(rootViewController: container)
      _ = await onScreen(navigation)
      container.matchShow(a, in: container.view, animated: false)
      await advance(0.1)
      let b = late(isReady: isReady)
      let flight = container.replace(with: b, .linear(0.5))
      await advance(0.1)
      await navigation.go(to: UIViewController(), for: 0.1)
      #expect(flight.outcome != nil && container.children == [b])
      await advance(1)
    }

    @Test(arguments: [true, false])
    func `a root that is shown twice flies once`(isTwice: Bool) async {
      let (a, b, _) = LoggedPhoto.three(log)
      let window = await onScreen(a)
      let flight = window.matchShow(b, transition: .linear(0.5))
      await advance(0.2)
      if isTwice {
        flight.cancel()
        #expect(window.matchShow(b) === flight)
      }
      await flight.arrives()
      #expect(window.showsOnly(b.view))
    }

    @Test(arguments: [true, false])
    func `who writes goes on writing once the old root comes back`(isBack: Bool) async {
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
      let window = await onScreen(KindScreen([field]))
      field.becomeFirstResponder()
      let flight = window.matchShow(LoggedPhoto.three(log).1, transition: .linear(0.5))
      await flight.show(at: 0.3)
      await flight.end(!isBack)
      #expect(field.isFirstResponder == isBack)
    }
  }
}
#endif
