#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// A list with one line that says where its rows are.
  @MainActor @Suite("A list that says where its rows are") struct ListPathTests {
    enum Kind: CaseIterable { case table, grid }

    /// A list of trips, whose rows say what they are only if a test wants that.
    @MainActor private final class Stage {
      let list: UIViewController
      let scrollView: UIScrollView
      let navigation: UINavigationController
      let window: UIWindow

      init(_ kind: Kind, says: Bool = true) async {
        let (table, grid) = (TripList(), TripGrid())
        if says {
          table.tableView.matchIndexPathProvider = { [weak table] in table?.path(of: $0) }
          grid.collectionView.matchIndexPathProvider = { [weak grid] in grid?.path(of: $0) }
        }
        list = kind == .table ? table : grid
        scrollView = kind == .table ? table.tableView : grid.collectionView
        (navigation, window) = await onScreen(below: list, .linear(0.5))
      }

      var offset: CGFloat { scrollView.contentOffset.y }

      /// The photo of a trip, if it is in sight.
      func photo(of number: Int) -> UIView? {
        (list as? TripList)?.photo(of: number) ?? (list as? TripGrid)?.photo(of: number)
      }

      func show(_ numbers: [Int]) {
        (list as? TripList)?.numbers = numbers
        (list as? TripList)?.tableView.reloadData()
        (list as? TripGrid)?.apply(numbers)
      }

      func select(_ row: Int) {
        let path = IndexPath(item: row, section: 0)
        (scrollView as? UITableView)?.selectRow(at: path, animated: false, scrollPosition: .none)
        (scrollView as? UICollectionView)?.selectItem(at: path, animated: false, scrollPosition: [])
      }

      /// Shows a trip that nobody tapped.
      func show(_ number: Int) async {
        navigation.setViewControllers([list, TripDetail(number)], animated: false)
        await advance(0.1)
      }

      /// Goes back, and expects that a photo flies to its row, or that nothing flies.
      func expectBack(to number: Int?, line: Int = #line) async throws {
        navigation.popViewController(animated: true)
        await advance(0.2)
        let flight = navigation.matchFlight
        #expect((flight != nil) == (number != nil), "in line \(line)")
        await advance(1)
        #expect(navigation.viewControllers == [list] && window.remains.isEmpty, "in line \(line)")
        guard let number, let flight else { return }
        #expect(flight.outcome == .finished && flight.report?.pairCount ?? 0 > 0, "in line \(line)")
        let photo = try #require(self.photo(of: number), "in line \(line)")
        let room = scrollView.bounds.inset(by: scrollView.adjustedContentInset)
        #expect(room.contains(photo.convert(photo.bounds, to: scrollView)), "in line \(line)")
      }
    }

    @Test(arguments: Kind.allCases, [true, false])
    func `what is far out of sight flies home`(_ kind: Kind, says: Bool) async throws {
      let stage = await Stage(kind, says: says)
      await stage.show(38)
      try await stage.expectBack(to: says ? 38 : nil)
      #expect((stage.offset > 300) == says)
    }

    @Test(arguments: Kind.allCases)
    func `a list that was reloaded, or has got other rows, finds it`(_ kind: Kind) async throws {
      let stage = await Stage(kind)
      await stage.show(30)
      stage.show(Array(0..<30).reversed() + [99, 30])
      try await stage.expectBack(to: 30)
    }

    @Test(arguments: Kind.allCases)
    func `what a filter hides doesn't fly`(_ kind: Kind) async throws {
      let stage = await Stage(kind)
      await stage.show(30)
      stage.show([1, 2])
      try await stage.expectBack(to: nil)
      #expect("\(stage.navigation.matchDiagnosis as Any)".contains("No matchID is on both screens"))
    }

    @Test(arguments: Kind.allCases, [true, false])
    func `a row of which a part is in sight stays there only if it was tapped`(
      _ kind: Kind,
      isTapped: Bool
    ) async throws {
      let stage = await Stage(kind)
      let photo = try #require(stage.photo(of: 4))
      let box = photo.convert(photo.bounds, to: stage.scrollView)
      // Two thirds of the photo are below the bar.
      let top = stage.scrollView.adjustedContentInset.top
      let offset = (box.minY + box.height * 2 / 3 - top).rounded()
      stage.scrollView.contentOffset.y = offset
      await advance(0.1)
      if isTapped {
        stage.select(4)
        await stage.navigation.go(to: TripDetail(4), for: 1)
      } else {
        await stage.show(4)
      }
      let back = try await stage.navigation.pop(for: 0.2)
      #expect(back.report?.pairCount ?? 0 > 0)
      #expect((abs(stage.offset - offset) < 1) == isTapped, "\(stage.offset) \(offset)")
      await back.arrives()
    }

    @Test(arguments: [nil, 30])
    func `a list that is pushed shows what was selected, and else is where it was`(
      selected: Int?
    ) async throws {
      let stage = await Stage(.table)
      let grid = TripGrid()
      grid.collectionView.matchIndexPathProvider = { [weak grid] in grid?.path(of: $0) }
      stage.scrollView.contentOffset.y = 2200
      await advance(0.1)
      if let selected { stage.select(selected) }
      await stage.navigation.go(to: grid, for: 0.2)
      let flown = stage.navigation.matchFlight?.report?.rows.filter { $0.fate == .flew } ?? []
      #expect(flown.contains { $0.id == "photo-30" } == (selected != nil))
      await advance(1)
      #expect((grid.photo(of: 30) != nil) == (selected != nil))
      #expect((grid.photo(of: 0) != nil) == (selected == nil))
    }

    @Test(arguments: [IndexPath(row: 500, section: 0), IndexPath(row: 0, section: 9), IndexPath()])
    func `a path that isn't there is none`(_ path: IndexPath) async throws {
      for kind in Kind.allCases {
        for numbers in [Array(0..<40), []] {
          let stage = await Stage(kind)
          (stage.scrollView as? UITableView)?.matchIndexPathProvider = { _ in path }
          (stage.scrollView as? UICollectionView)?.matchIndexPathProvider = { _ in path }
          await stage.show(90)
          stage.show(numbers)
          let flight = try await stage.navigation.pop(for: 0.2)
          #expect(flight.report?.pairCount == 0)
          await flight.arrives()
          #expect(stage.navigation.viewControllers == [stage.list])
        }
      }
    }

    @Test(.enabled(if: Hands.isAvailable), arguments: Kind.allCases)
    func `a swipe and a pull find it, too`(_ kind: Kind) async throws {
      let stage = await Stage(kind)
      for isSwipe in [true, false] {
        stage.scrollView.contentOffset.y = 0
        await stage.show(38)
        let (start, end) =
          isSwipe
          ? (CGPoint(x: 1, y: 400), CGPoint(x: 300, y: 400))
          : (CGPoint(x: 195, y: 250), CGPoint(x: 195, y: 650))
        let finger = await Hands.touch(at: start, in: stage.window)
        await finger.move(to: end, during: 0.3)
        #expect(stage.navigation.matchFlight?.report?.pairCount ?? 0 > 0, "\(isSwipe)")
        await finger.lift(thenWait: 1.5)
        #expect(stage.navigation.viewControllers == [stage.list] && stage.photo(of: 38) != nil)
      }
    }

    @Test func `a presenter's list, and one in a container, are asked alike`() async throws {
      let stage = await Stage(.table)
      let detail = TripDetail(60)
      detail.comes(as: .fullScreen, .linear(0.5))
      await stage.list.present(detail, animated: false, for: 0.1)
      stage.list.dismiss(animated: true)
      try await stage.list.flight(after: 0.2).arrives()
      #expect(stage.photo(of: 60) != nil)
      let (container, other) = (UIViewController(), TripDetail(3))
      _ = await onScreen(container, showing: other)
      let list = TripList()
      list.tableView.matchIndexPathProvider = { [weak list] in list?.path(of: $0) }
      list.tableView.contentOffset.y = 4000
      let flight = container.matchShow(list, in: container.view, direction: .backward)
      await advance(0.1)
      #expect(flight.report?.pairCount ?? 0 > 0 && list.photo(of: 3) != nil)
      await flight.arrives(in: 1.5)
    }

    @Test func `a change of tab to other rows scrolls none, and is the system's`() async throws {
      let stage = await Stage(.table)
      let tabs = UITabBarController()
      tabs.viewControllers = [stage.list, TripDetail(70)]
      tabs.childMatchTransition = .linear(0.5)
      tabs.selectedIndex = 1
      _ = await onScreen(tabs)
      tabs.selectedIndex = 0
      await advance(0.1)
      #expect(tabs.matchFlight == nil)
      await advance(1.5)
      #expect(tabs.selectedIndex == 0 && stage.photo(of: 0) != nil && stage.photo(of: 70) == nil)
    }
  }
}

extension MatchEngineTests {
  /// Lists that aren't a screen's own view.
  @MainActor @Suite("Lists inside a screen that say where their rows are")
  struct InnerListPathTests {
    /// Two lists of trips, which the screen embeds as children.
    private final class Lists: UIViewController {
      let lists = [TripList(), TripList()]

      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        for (index, list) in lists.enumerated() {
          list.tableView.matchIndexPathProvider = { [weak list] in list?.path(of: $0) }
          addChild(list)
          list.view.frame = CGRect(x: 0, y: 100 + 360 * index, width: 390, height: 340)
          view.addSubview(list.view)
          list.didMove(toParent: self)
        }
      }
    }

    @Test("of several lists the first scrolls that has it, unless one shows it", arguments: 0...3)
    func several(way: Int) async throws {
      let screen = Lists()
      screen.loadViewIfNeeded()
      let (navigation, _) = await onScreen(below: screen, .linear(0.5))
      let (first, second) = (screen.lists[0], screen.lists[1])
      // The first one doesn't have it, has it, or has it while the second one shows it; or neither has it.
      if way == 0 { first.numbers = [1, 2, 3] }
      if way == 2 { second.numbers = [70] }
      if way == 3 { for list in screen.lists { list.numbers = [1, 2] } }
      for list in screen.lists { list.tableView.reloadData() }
      navigation.setViewControllers([screen, TripDetail(70)], animated: false)
      await advance(0.1)
      navigation.popViewController(animated: true)
      await advance(0.2)
      #expect((navigation.matchFlight?.report?.pairCount ?? 0 > 0) == (way != 3))
      #expect((first.tableView.contentOffset.y > 100) == (way == 1))
      #expect((second.tableView.contentOffset.y > 100) == (way == 0))
      await advance(1)
    }

    @Test(
      "of two rows with one ID, in sight, the selected one flies, or the one that the list says",
      arguments: [nil, 1],
      [nil, 1, 3]
    )
    func twice(selected: Int?, said: Int?) async throws {
      let list = TripList()
      list.numbers = [0, 7, 2, 7, 4]
      list.tableView.matchIndexPathProvider = { _ in said.map { IndexPath(row: $0, section: 0) } }
      let (navigation, _) = await onScreen(below: list, .linear(0.5))
      let selection = selected.map { IndexPath(row: $0, section: 0) }
      list.tableView.selectRow(at: selection, animated: false, scrollPosition: .none)
      let flight = try await navigation.push(TripDetail(7), for: 0.1)
      let hidden = list.photos.indices.filter { list.photos[$0].shownAlpha ?? 1 <= 0 }
      // The frontmost one would be the last.
      #expect(hidden == [selected ?? said ?? 3])
      await flight.arrives()
    }

    /// A table whose only row that matters holds a shelf of photos.
    private final class Shelves: UITableViewController, UICollectionViewDataSource {
      let shelf: UICollectionView

      init() {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 110, height: 110)
        let frame = CGRect(x: 0, y: 0, width: 390, height: 120)
        shelf = UICollectionView(frame: frame, collectionViewLayout: layout)
        super.init(style: .plain)
        shelf.register(GettingStarted.PhotoTile.self, forCellWithReuseIdentifier: "trip")
        shelf.dataSource = self
        shelf.matchIndexPathProvider = { id in
          (0..<40).first { id == "photo-\($0)" }.map { IndexPath(item: $0, section: 0) }
        }
        tableView.rowHeight = 120
        tableView.matchIndexPathProvider = {
          $0.hasPrefix("photo-") ? IndexPath(row: 20, section: 0) : nil
        }
      }

      required init?(coder: NSCoder) { nil }

      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        40
      }
      override func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        if indexPath.row == 20 { cell.contentView.addSubview(shelf) }
        return cell
      }
      func collectionView(
        _ collectionView: UICollectionView,
        numberOfItemsInSection section: Int
      ) -> Int { 40 }
      func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "trip", for: indexPath)
        (cell as? GettingStarted.PhotoTile)?.show(GettingStarted.Photo(indexPath.item))
        return cell
      }
    }

    @Test func `a shelf in a row scrolls once its row is in sight`() async throws {
      let shelves = Shelves()
      let (navigation, _) = await onScreen(below: shelves, .linear(0.5))
      for number in [25, 35] {
        let offset = shelves.tableView.contentOffset
        navigation.setViewControllers([shelves, TripDetail(number)], animated: false)
        await advance(0.1)
        let flight = try await navigation.pop(for: 0.2)
        #expect(flight.report?.pairCount == 1)
        #expect(shelves.shelf.contentOffset.x > 1000)
        // A row that is in sight stays.
        if number == 35 { #expect(shelves.tableView.contentOffset == offset) }
        await flight.arrives()
      }
    }
  }
}
#endif
