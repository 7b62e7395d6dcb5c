#if canImport(UIKit)
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  @MainActor @Suite("Ordinary screens, written as an app would") struct OrdinaryScreenTests {
    @Test("a grid shows its photos, scrolls, and opens one in a navigation that goes back again")
    func album() async throws {
      let album = Album()
      let navigation = UINavigationController(rootViewController: album)
      let window = show(navigation)
      await nextTurn()
      let cell = try #require(
        album.grid.cellForItem(at: IndexPath(item: 0, section: 0)) as? Album.Cell
      )
      #expect(cell.photo.image === album.photos[0])
      #expect(album.grid.cellForItem(at: IndexPath(item: 59, section: 0)) == nil)
      album.grid.scrollToItem(at: IndexPath(item: 59, section: 0), at: .bottom, animated: false)
      album.grid.layoutIfNeeded()
      #expect(album.grid.cellForItem(at: IndexPath(item: 59, section: 0)) != nil)

      let detail = Detail(image: album.photos[59], title: "Sixty")
      navigation.pushViewController(detail, animated: true)
      await advance(1)
      #expect(navigation.topViewController === detail)
      #expect(detail.view.window === window)
      #expect(album.view.window == nil)
      navigation.popViewController(animated: true)
      await advance(1)
      #expect(album.view.window === window)
    }

    @Test("constraints and a stack put a photo, its title and a badge where they belong")
    func detail() async {
      let detail = Detail(image: Album.draw(number: 3), title: "Three")
      let window = show(detail)
      await nextTurn()
      let safe = window.safeAreaInsets
      let photo = detail.photo.convert(detail.photo.bounds, to: window)
      #expect(isClose(photo.minY, safe.top + 16, within: 0.5))
      #expect(isClose(photo.width, window.bounds.width - 32, within: 0.5))
      #expect(isClose(photo.height, 240, within: 0.5))
      let heading = detail.heading.convert(detail.heading.bounds, to: window)
      #expect(isClose(heading.minY, photo.maxY + 24, within: 0.5))
      #expect(detail.caption.bounds.height > 2 * detail.caption.font.lineHeight - 1)
      #expect(isClose(detail.badge.center.y, window.bounds.midY + 200, within: 0.5))
      #expect(detail.badge.bounds.size == CGSize(width: 44, height: 44))
    }

    @Test("tabs hold a navigation and a table, each with the bars' room kept free")
    func tabs() async throws {
      let album = UINavigationController(rootViewController: Album())
      let settings = UINavigationController(rootViewController: Settings(style: .insetGrouped))
      let tabs = UITabBarController()
      tabs.viewControllers = [album, settings]
      let window = show(tabs)
      await nextTurn()
      tabs.selectedIndex = 1
      await nextTurn()
      let table = try #require((settings.topViewController as? Settings)?.tableView)
      #expect(table.window === window)
      #expect(table.visibleCells.count == 3)
      #expect(table.safeAreaInsets.top > window.safeAreaInsets.top)
      #expect(table.safeAreaInsets.bottom > window.safeAreaInsets.bottom)
      #expect(album.view.window == nil)
    }

    @Test("what is drawn, animated and pictured by hand works together")
    func byHand() async throws {
      let controller = UIViewController()
      let window = show(controller)
      let card = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 120))
      card.backgroundColor = .systemIndigo
      card.layer.cornerRadius = 16
      card.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      card.layer.shadowOpacity = 0.3
      controller.view.addSubview(card)
      await nextTurn()
      let picture = try #require(card.snapshotView(afterScreenUpdates: false))
      picture.frame = card.convert(card.bounds, to: window)
      window.addSubview(picture)
      let animator = UIViewPropertyAnimator(duration: 0.4, dampingRatio: 0.8) {
        picture.frame = window.bounds
        picture.alpha = 0
      }
      animator.startAnimation()
      await advance(0.5)
      #expect(animator.state == .inactive)
      #expect(picture.frame == window.bounds)
      let image = UIGraphicsImageRenderer(bounds: card.bounds).image { context in
        card.layer.render(in: context.cgContext)
      }
      #expect(image.size == card.bounds.size)
    }
  }
}
#endif
