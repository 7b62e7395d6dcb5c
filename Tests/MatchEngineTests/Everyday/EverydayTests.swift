#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  @MainActor @Suite("Everyday: lists") struct EverydayListTests {
    private func show(_ list: UIViewController) async -> (UINavigationController, UIWindow) {
      let navigation = UINavigationController(rootViewController: list)
      navigation.childMatchTransition = MatchTransition()
      let window = inWindow(navigation)
      await advance(0.1)
      return (navigation, window)
    }

    @Test func `a thumbnail in a list zooms to its photo, and back to its row`() async throws {
      let list = TripList()
      let (navigation, window) = await show(list)
      let row = IndexPath(row: 3, section: 0)
      let thumbnail = try #require((list.tableView.cellForRow(at: row) as? TripCell)?.photo)
      let start = thumbnail.convert(thumbnail.bounds, to: window)
      let detail = TripDetail(3)
      let push = try await navigation.push(detail, for: 0.1)
      #expect(push.report?.pairCount == 2)
      let flown = try #require(window.flownPhoto(beside: list.photos + [detail.photo]))
      #expect(flown.width > start.width && flown.width < detail.photo.bounds.width)
      await advance(1.5)
      #expect(push.outcome == .finished && window.engineViews.isEmpty)
      let pop = try await navigation.pop(for: 0.1)
      await advance(1.5)
      #expect(pop.outcome == .finished && pop.report?.pairCount == 2)
      #expect(thumbnail.convert(thumbnail.bounds, to: window) == start)
      #expect(thumbnail.layer.animationKeys() == nil && window.engineViews.isEmpty)
    }

    @Test("a list that was scrolled away brings the row back before the photo returns")
    func scrolled() async throws {
      let list = TripList()
      let (navigation, _) = await show(list)
      await navigation.go(to: TripDetail(3), animated: false, for: 0.1)
      list.tableView.scrollToRow(at: IndexPath(row: 70, section: 0), at: .middle, animated: false)
      list.tableView.layoutIfNeeded()
      list.current = 3
      let pop = try await navigation.pop(for: 0.1)
      await advance(1.5)
      #expect(pop.report?.pairCount == 2 && pop.outcome == .finished)
      #expect(
        list.tableView.indexPathsForVisibleRows?.contains(IndexPath(row: 3, section: 0)) == true
      )
    }

    @Test func `a cell's image and label fly, finished or cancelled`() async throws {
      let grid = TripGrid()
      let (navigation, window) = await show(grid)
      let path = IndexPath(item: 4, section: 0)
      let cell = try #require(grid.collectionView.cellForItem(at: path) as? TripTile)
      let detail = TripDetail(4)
      for isFinished in [false, true] {
        let flight = try #require(
          navigation.beginMatch { navigation.pushViewController(detail, animated: true) }
        )
        await advance(0.1)
        let ids = flight.report?.rows.filter { $0.fate == .flew }.map(\.id) ?? []
        #expect(Set(ids) == ["photo-4", "title-4"])
        for view in [cell.photo, cell.title] {
          #expect(view.shownAlpha == 0)
        }
        await flight.show(at: 0.5, for: 0.1)
        if isFinished { flight.finish() } else { flight.cancel() }
        await advance(1.5)
        #expect(flight.outcome == (isFinished ? .finished : .cancelled))
        #expect(navigation.topViewController === (isFinished ? detail : grid))
        #expect(window.engineViews.isEmpty)
        for view in [cell.photo, cell.title] { #expect(view.layer.animationKeys() == nil) }
      }
    }
  }

  @MainActor @Suite("Everyday: cards, buttons and fingers") struct EverydayCardTests {
    private let list = PhotoScreen.list()
    private let card = PhotoScreen(CGRect(x: 20, y: 20, width: 300, height: 225))
    private let dimmer = Dimmer()

    init() {
      card.modalPresentationStyle = .custom
      card.transitioningDelegate = dimmer
      card.matchTransition = .linear(0.5)
    }

    @Test func `a card over a dimmed screen opens, stays and closes`() async throws {
      let window = await onScreen(list)
      list.present(card, animated: true)
      let flight = try await card.flight(after: 0.25)
      let dimming = try #require((card.presentationController as? DimmedCard)?.dimming)
      await advance(1)
      #expect(flight.outcome == .finished)
      #expect(card.view.frame == window.bounds.insetBy(dx: 24, dy: 200))
      #expect(dimming.shownAlpha == 0.4)
      let back = try #require(card.beginMatch { card.dismiss(animated: true, completion: nil) })
      await advance(0.1)
      await back.show(at: 0.5, for: 0.1)
      await back.goBack()
      #expect(back.outcome == .cancelled && list.presentedViewController === card)
      #expect(dimming.shownAlpha == 0.4)
      card.dismiss(animated: true, completion: nil)
      await advance(1.5)
      #expect(list.presentedViewController == nil && dimming.superview == nil)
      #expect(window.engineViews.isEmpty && list.photo.layer.animationKeys() == nil)
    }

    @Test func `the dimming follows a held flight, in and out`() async throws {
      _ = await onScreen(list)
      for isPresenting in [true, false] {
        let flight = try #require(
          card.beginMatch {
            if isPresenting {
              list.present(card, animated: true)
            } else {
              card.dismiss(animated: true, completion: nil)
            }
          }
        )
        await advance(0.05)
        let view = try #require((card.presentationController as? DimmedCard)?.dimming)
        for fraction in [0.25, 0.75, 0.5] as [CGFloat] {
          await flight.show(at: fraction)
          let dark = 0.4 * (isPresenting ? fraction : 1 - fraction)
          #expect(isClose(CGFloat(view.shownAlpha ?? 0), dark, within: 0.01))
        }
        flight.finish()
        var last = CGFloat(view.shownAlpha ?? 0)
        while flight.outcome == nil {
          await advance(1 / 60)
          guard flight.outcome == nil else { break }
          let now = CGFloat(view.shownAlpha ?? 0)
          #expect(isPresenting ? now >= last : now <= last)
          last = now
        }
        #expect(flight.outcome == .finished)
        await advance(0.1)
        #expect(isClose(view.alpha, isPresenting ? 0.4 : 0) && view.layer.animationKeys() == nil)
      }
    }

    @Test func `a screen shrinks into the button that opened it`() async throws {
      let inbox = UIViewController()
      inbox.view.backgroundColor = .white
      let compose = UIButton(frame: CGRect(x: 310, y: 740, width: 56, height: 56))
      compose.backgroundColor = .blue
      compose.layer.cornerRadius = 28
      compose.matchID = "compose"
      inbox.view.addSubview(compose)
      let window = await onScreen(inbox)
      let composer = UIViewController()
      composer.view.backgroundColor = .white
      composer.view.matchID = "compose"
      composer.comes(as: .fullScreen, .linear(0.5))
      await inbox.present(composer, for: 1.5)
      #expect(inbox.presentedViewController === composer && window.engineViews.isEmpty)
      #expect(composer.view.shownAlpha == 1)
      composer.dismiss(animated: true, completion: nil)
      let flight = try await composer.flight(after: 0.25)
      #expect(flight.report?.pairCount == 1)
      // It flies as a whole. The original is not seen.
      #expect(composer.view.shownAlpha == 0)
      await advance(1.5)
      #expect(flight.outcome == .finished && inbox.presentedViewController == nil)
      #expect(compose.window === window && compose.layer.animationKeys() == nil)
      #expect(compose.frame == CGRect(x: 310, y: 740, width: 56, height: 56))
    }

    @Test(.enabled(if: Hands.isAvailable))
    func `a pull pops the screen, with the photo under the finger`() async throws {
      let scene = await GestureScene(MatchTransition())
      let start = CGPoint(x: 150, y: 250)
      let finger = await Hands.touch(at: start, in: scene.window)
      await finger.move(to: CGPoint(x: 150, y: 300), during: 0.2)
      await advance(1 / 60)
      let spot = try #require(scene.flown).spot(of: CGPoint(x: 150, y: 300))
      for (x, y) in [(180, 420), (90, 520), (210, 640)] {
        let point = CGPoint(x: x, y: y)
        await finger.move(to: point, during: 0.15)
        await advance(1 / 60)
        let box = try #require(scene.flown)
        #expect(isClose(box.point(at: spot), point, within: 1))
      }
      let flight = try #require(scene.navigation.matchFlight)
      await finger.lift(thenWait: 1.5)
      #expect(flight.outcome == .finished)
      #expect(scene.navigation.viewControllers == [scene.list] && scene.isAtRest())
    }
  }
}

private final class Dimmer: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    DimmedCard(presentedViewController: presented, presenting: presenting)
  }
}
#endif
