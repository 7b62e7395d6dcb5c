#if canImport(UIKit)
import MatchEngineTestSupport
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  @MainActor @Suite struct CollectionCellTests {
    @Test("VH-11: there is no cell before the first layout pass, and one right after it")
    func cellsComeWithLayout() {
      let shelf = Shelf([100])
      let first = IndexPath(item: 0, section: 0)
      #expect(shelf.view.cellForItem(at: first) == nil)
      #expect(shelf.view.visibleCells.isEmpty)
      shelf.view.layoutIfNeeded()
      let cell = shelf.view.cellForItem(at: first) as? BookCell
      #expect(cell?.title == "0.0")
      #expect(cell.flatMap { shelf.view.indexPath(for: $0) } == first)
      #expect(cell?.contentView.frame == CGRect(x: 0, y: 0, width: 50, height: 50))
    }

    @Test("VH-11: what is visible is what the layout puts into the bounds, and it is there")
    func visibleLaw() throws {
      var random = SplitMix(seed: 11)
      for _ in 0..<40 {
        let shelf = Shelf((0..<random.whole(1...4)).map { _ in random.whole(0...60) })
        shelf.layout.itemSize = CGSize(
          width: random.number(20...140),
          height: random.number(20...200)
        )
        shelf.layout.minimumLineSpacing = random.number(0...20)
        shelf.layout.minimumInteritemSpacing = random.number(0...20)
        shelf.view.frame.size.width = random.number(150...400)
        shelf.view.layoutIfNeeded()
        for _ in 0..<8 {
          shelf.scroll(to: random.number(0...Double(max(1, shelf.view.contentSize.height))))
          try check(shelf)
        }
      }
    }

    private func check(_ shelf: Shelf) throws {
      let visible = shelf.view.indexPathsForVisibleItems.sorted()
      #expect(visible == shelf.pathsInSight)
      #expect(shelf.view.visibleCells.count == visible.count)
      for path in visible {
        let cell = try #require(shelf.view.cellForItem(at: path) as? BookCell)
        let place = try #require(shelf.view.layoutAttributesForItem(at: path)).frame
        #expect(cell.title == shelf.title(path) && cell.isDescendant(of: shelf.view))
        #expect(isClose(cell.frame, place, within: 0.01))
        #expect(shelf.view.indexPath(for: cell) == path)
        #expect(shelf.onScreen[path] == 1)
      }
      #expect(shelf.onScreen.filter { $0.value != 0 }.keys.sorted() == visible)
    }

  }

  @MainActor @Suite struct ListControllerTests {
    @Test("A collection controller's view is its collection, with its own data, below the bars")
    func collectionController() async {
      let controller = GridController(collectionViewLayout: UICollectionViewFlowLayout())
      let window = show(controller)
      await nextTurn()
      #expect(controller.view === controller.collectionView)
      #expect(controller.collectionView.visibleCells.count == 5)
      #expect(controller.collectionView.contentOffset.y == -window.safeAreaInsets.top)
      controller.collectionView.contentOffset.y = 3
      #expect(controller.scrolls > 0)
    }

    @Test(
      "GR-10: A list that was scrolled is where it was after a push and a pop",
      arguments: [0, 20, 70, 400]
    )
    func keepsOffset(scrolledBy way: CGFloat) async {
      let list = NumberList()
      let navigation = UINavigationController(rootViewController: list)
      let window = show(navigation)
      await advance(0.1)
      let top = list.tableView.contentOffset.y
      #expect(top < 0)
      list.tableView.contentOffset.y = top + way
      await advance(0.1)
      for isAnimated in [true, false] {
        navigation.pushViewController(UIViewController(), animated: isAnimated)
        await advance(1)
        #expect(list.tableView.window == nil && list.tableView.contentOffset.y == top + way)
        navigation.popViewController(animated: isAnimated)
        await advance(1)
        #expect(list.tableView.window === window && list.tableView.contentOffset.y == top + way)
      }
    }

    @Test("Cells that come into sight in an animation block are in their places at once")
    func nothingFliesIn() async {
      let shelf = Shelf([300])
      let controller = UIViewController()
      let window = show(controller)
      controller.view.addSubview(shelf.view)
      await nextTurn()
      UIView.animate(withDuration: 1) {
        shelf.view.contentOffset.y = 700
        shelf.view.layoutIfNeeded()
      }
      await advance(0.3)
      for cell in shelf.view.visibleCells {
        #expect(cell.layer.presentation()?.frame == cell.frame)
        #expect(cell.layer.animationKeys()?.isEmpty ?? true)
      }
      _ = window
    }

    @Test(
      "A tap on a table's row selects it, unless the delegate does not let it be highlighted",
      .enabled(if: Hands.isAvailable)
    )
    func tableTap() async {
      let roster = Roster([20])
      let controller = UIViewController()
      let window = show(controller)
      controller.view.addSubview(roster.view)
      await nextTurn()
      func tap(_ row: Int) async {
        if let cell = roster.view.cellForRow(at: [0, row]) { await Hands.tap(cell) }
        await advance(0.5)
      }
      await tap(2)
      #expect(roster.calls == ["didSelect 0.2"])
      #expect(roster.view.indexPathForSelectedRow == [0, 2])
      roster.calls = []
      await tap(4)
      #expect(roster.calls == ["didSelect 0.4"])
      roster.refuses = true
      await tap(6)
      #expect(roster.view.indexPathForSelectedRow == [0, 4])
      _ = window
    }

    @Test(
      "VH-19: a snapshot that is applied with an animation moves what stays, and fades the rest"
    )
    func animatedSnapshot() async throws {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 300, height: 50)
      let list = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 400),
        collectionViewLayout: layout
      )
      list.register(BookCell.self, forCellWithReuseIdentifier: "book")
      let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) {
        list,
        path,
        item in
        list.dequeueReusableCell(withReuseIdentifier: "book", for: path)
      }
      let screen = UIViewController()
      screen.view.addSubview(list)
      let window = show(screen)
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems([1, 2])
      source.apply(snapshot, animatingDifferences: false, completion: nil)
      await advance(0.1)
      let first = try #require(list.cellForItem(at: IndexPath(item: 0, section: 0)))
      let second = try #require(list.cellForItem(at: IndexPath(item: 1, section: 0)))
      let places = (first.center.y, second.center.y)
      snapshot.deleteItems([1])
      snapshot.appendItems([3])
      source.apply(snapshot, animatingDifferences: true, completion: nil)
      await advance(0.1)
      let shown = try #require(second.shownCenter).y
      #expect(second.center.y == places.0 && shown > places.0 && shown < places.1)
      #expect(first.superview === list)
      await advance(1)
      let third = list.cellForItem(at: IndexPath(item: 1, section: 0))
      #expect(second.shownCenter?.y == places.0 && third?.shownAlpha == 1)
      _ = window
    }

    @Test("A snapshot that is applied moves cells along with their items")
    func diffable() {
      let list = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 400),
        collectionViewLayout: UICollectionViewFlowLayout()
      )
      list.register(BookCell.self, forCellWithReuseIdentifier: "book")
      let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: list) {
        list,
        path,
        item in
        let cell = list.dequeueReusableCell(withReuseIdentifier: "book", for: path)
        (cell as? BookCell)?.title = "\(item)"
        return cell
      }
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendSections(["a", "b"])
      snapshot.appendItems([1, 2, 3], toSection: "a")
      snapshot.appendItems([4, 5])
      source.apply(snapshot, animatingDifferences: false, completion: nil)
      list.layoutIfNeeded()
      let third = list.cellForItem(at: IndexPath(item: 2, section: 0))
      list.selectItem(at: IndexPath(item: 2, section: 0), animated: false, scrollPosition: [])
      snapshot.deleteItems([1])
      snapshot.deleteItems([3])
      snapshot.appendItems([3], toSection: "b")
      source.apply(snapshot, animatingDifferences: false, completion: nil)
      list.layoutIfNeeded()
      #expect(source.snapshot().itemIdentifiers == [2, 4, 5, 3])
      let path = source.indexPath(for: 3)
      #expect(path == IndexPath(item: 2, section: 1))
      #expect(path.flatMap { list.cellForItem(at: $0) } === third)
      #expect(list.indexPathsForSelectedItems == [IndexPath(item: 2, section: 1)])
      for item in source.snapshot().itemIdentifiers {
        let cell = source.indexPath(for: item).flatMap { list.cellForItem(at: $0) } as? BookCell
        #expect(cell?.title == "\(item)")
      }
    }
  }
}

private final class GridController: UICollectionViewController {
  var scrolls = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(BookCell.self, forCellWithReuseIdentifier: "book")
    collectionView.alwaysBounceVertical = true
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { 5 }

  override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "book", for: indexPath)
  }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
}
#endif
