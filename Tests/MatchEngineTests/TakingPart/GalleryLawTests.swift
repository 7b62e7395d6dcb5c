#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import MatchEngineFuzz
import MatchEngineTestSupport
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// What a person sees who opens a photo of a grid, pages, and goes back.
  @MainActor @Suite("A grid and a pager, on every way back") struct GalleryLawTests {
    typealias Photo = GettingStarted.Photo
    typealias PhotoPager = GettingStarted.PhotoPager

    enum List: CaseIterable, Sendable { case reloaded, applied, table }
    /// How the pager comes: pushed, presented, or presented in a navigation controller of its own.
    enum Way: CaseIterable, Sendable { case push, cover, over, wrapped }
    enum Hand: CaseIterable, Sendable { case taps, pulls }
    enum Page: Int, CaseIterable, Sendable {
      case same = 4
      case next = 5
      case last = 59
    }
    /// What becomes of the grid while the pager is open.
    enum Event: CaseIterable, Sendable {
      case nothing, reloads, sorts, sortsAtOnce, scrolls, filters
    }

    struct Case: Sendable, CustomStringConvertible {
      let list: List
      let way: Way
      let hand: Hand
      let page: Page
      let event: Event
      var description: String { "\(list) \(way) \(hand) \(page) \(event)" }
    }

    nonisolated static let cases = List.allCases.flatMap { list in
      Way.allCases.flatMap { way in
        Hand.allCases.flatMap { hand in
          Page.allCases.flatMap { page in
            Event.allCases.map { Case(list: list, way: way, hand: hand, page: page, event: $0) }
          }
        }
      }
    }

    /// A grid on the screen, one of whose photos was opened in a pager.
    @MainActor private final class Stage {
      let grid: any Gallery
      let pager: PhotoPager
      let navigation: UINavigationController
      let window: UIWindow
      private let way: Way

      init(_ list: List, _ way: Way, _ photos: [Photo], at first: Int) async {
        self.way = way
        grid =
          switch list {
          case .reloaded: ReloadedGallery()
          case .applied: AppliedGallery()
          case .table: TableGallery()
          }
        pager = PhotoPager(photos, at: first)
        (navigation, window) = await onScreen(below: grid, MatchTransition())
        let path = IndexPath(item: 4, section: 0)
        (grid.list as? UITableView)?.selectRow(at: path, animated: false, scrollPosition: .none)
        (grid.list as? UICollectionView)?.selectItem(at: path, animated: false, scrollPosition: [])
        guard way != .push else {
          await navigation.go(to: pager, for: 1)
          return
        }
        let screen = way == .wrapped ? UINavigationController(rootViewController: pager) : pager
        screen.comes(as: way == .over ? .overFullScreen : .fullScreen, MatchTransition())
        await grid.present(screen, for: 1)
      }

      func turn(to page: Int) async {
        pager.collectionView.contentOffset.x = pager.collectionView.bounds.width * CGFloat(page)
        await advance(0.2)
      }

      func undergo(_ event: Event, without number: Int) async {
        let all = Array(0..<60)
        switch event {
        case .nothing: break
        case .reloads: grid.show(all)
        case .sorts: grid.show(all.reversed())
        case .sortsAtOnce: return grid.show(all.reversed())
        case .scrolls: grid.list.contentOffset.y = 700
        case .filters: grid.show(all.filter { $0 % 2 != number % 2 })
        }
        await advance(0.3)
      }

      func goBack(_ hand: Hand) async {
        if hand == .taps {
          if way == .push {
            navigation.popViewController(animated: true)
          } else {
            grid.dismiss(animated: true)
          }
          return await advance(1.2)
        }
        let finger = await Hands.touch(at: CGPoint(x: 190, y: 300), in: window)
        await finger.move(to: CGPoint(x: 210, y: 560), during: 0.3)
        await finger.lift(after: 1 / 60, thenWait: 1.2)
      }

      var isBack: Bool {
        way == .push ? navigation.topViewController === grid : grid.presentedViewController == nil
      }

      /// Expects that a photo is in sight.
      func expectPhoto(_ id: String) throws {
        let photo = try #require(grid.photo(id))
        let room = grid.list.bounds.inset(by: grid.list.adjustedContentInset)
        #expect(room.insetBy(dx: -1, dy: -1).contains(photo.convert(photo.bounds, to: grid.list)))
      }
    }

    @Test("a photo flies to its cell, wherever that is now", arguments: Cases.every(24, of: cases))
    func law(_ one: Case) async throws {
      let stage = await Stage(one.list, one.way, Photo.colorful, at: 4)
      #expect(stage.pager.current == 4)
      let number = one.page.rawValue
      await stage.turn(to: number)
      await stage.undergo(one.event, without: number)
      let footage = await Footage { await stage.goBack(one.hand) }
      #expect(footage.faults == [])
      if one.event == .filters {
        // What has no cell goes as UIKit alone has it: a finger may move nothing then.
        #expect(stage.isBack || one.hand == .pulls)
        return
      }
      #expect(stage.isBack)
      try stage.expectPhoto("photo-\(number)")
      let image = Photo.colorful[number].image
      #expect(footage.frames.indices.filter { !footage.frames[$0].shows(image) } == [])
    }

    @Test func `without the line, a photo that is out of sight is gone before its screen is`() async
    {
      let stage = await Stage(.reloaded, .push, Photo.colorful, at: 4)
      (stage.grid.list as? UICollectionView)?.matchIndexPathProvider = nil
      await stage.turn(to: 59)
      let footage = await Footage { await stage.goBack(.taps) }
      #expect(footage.frames.contains { !$0.shows(Photo.colorful[59].image) })
    }

    @Test(
      "a pager that stands for one thumbnail goes home to it, from any page",
      arguments: Cases.every(12, of: cases.filter { $0.event != .filters && $0.page != .last })
    )
    func album(_ one: Case) async throws {
      let images = Photo.colorful[20..<26].map(\.image)
      let pages = images.map { Photo(id: 4, title: "", image: $0) }
      let stage = await Stage(one.list, one.way, pages, at: 1)
      #expect(stage.pager.current == 1)
      let page = one.page == .same ? 1 : 3
      await stage.turn(to: page)
      await stage.undergo(one.event, without: 4)
      let footage = await Footage { await stage.goBack(one.hand) }
      #expect(footage.faults == [] && stage.isBack)
      try stage.expectPhoto("photo-4")
      let shown = [images[page], Photo.colorful[4].image]
      let lacking = footage.frames.indices.filter { index in
        !shown.contains { footage.frames[index].shows($0) }
      }
      #expect(lacking == [])
    }
  }
}
#endif
