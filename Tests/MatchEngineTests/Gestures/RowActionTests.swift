#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// GS-49: UIKit's pan that drags actions out beside a row begins later than a pan around the list.
  @MainActor @Suite("Rows with actions") struct RowActionTests {
    enum Swipe: CaseIterable { case backInContent, toEarlierTab, toLaterTab }

    @Test(arguments: RowList.Kind.allCases, Swipe.allCases)
    func `a row keeps the finger that drags its actions out, and no other`(
      kind: RowList.Kind,
      swipe: Swipe
    ) async {
      startOver()
      Headless.switches.hasContentPopGesture = true
      let rows = RowList(kind)
      let scene = await GestureScene(.linear(0.5) { $0.gestures = [.edge, .content] })
      let tabs = UITabBarController()
      if swipe == .backInContent {
        rows.view.frame = CGRect(x: 0, y: 450, width: 393, height: 300)
        scene.detail.addChild(rows)
        scene.detail.view.addSubview(rows.view)
      } else {
        rows.view.matchID = "photo"
        let others = (0..<2).map { _ in
          KindScreen { $0.addSubview(UIView(tagged: "photo", $0.bounds)) }
        }
        tabs.childMatchTransition = .linear(0.5) { $0.gestures = .tabs }
        tabs.viewControllers = [others[0], rows, others[1]]
        tabs.selectedIndex = 1
        scene.window.rootViewController = tabs
      }
      await advance(0.2)
      let way: CGFloat = swipe == .toLaterTab ? -230 : 230
      let finger = await Hands.touch(at: CGPoint(x: 195 - way / 2, y: 600), in: scene.window)
      await finger.move(to: CGPoint(x: 195 + way / 2, y: 604), during: 0.3)
      let showsActions = rows.isDragged
      await finger.lift()
      await advance(1)
      let hasGone =
        swipe == .backInContent
        ? scene.navigation.viewControllers.count == 1 : tabs.selectedIndex != 1
      #expect(showsActions == kind.hasActions(isLeading: way > 0))
      #expect(hasGone != showsActions)
    }
  }
}

/// A list of rows with actions on one side.
@MainActor final class RowList: UIViewController, UITableViewDataSource, UITableViewDelegate {
  enum Kind: CaseIterable {
    case tableWithLeading, tableWithTrailing, tableThatDeletes, tableWithoutActions
    case listWithLeading, listWithTrailing, listWithoutActions

    func hasActions(isLeading: Bool) -> Bool {
      switch self {
      case .tableWithLeading, .listWithLeading: isLeading
      case .tableWithTrailing, .tableThatDeletes, .listWithTrailing: !isLeading
      case .tableWithoutActions, .listWithoutActions: false
      }
    }
  }

  private let kind: Kind
  private var source: UICollectionViewDiffableDataSource<Int, Int>?

  init(_ kind: Kind) {
    self.kind = kind
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private var list: UIScrollView? { viewIfLoaded as? UIScrollView }

  /// Whether a pan of the list, other than the one that scrolls it, has a finger.
  var isDragged: Bool {
    list?.gestureRecognizers?.contains {
      $0 !== list?.panGestureRecognizer && [.began, .changed].contains($0.state)
    } == true
  }

  override func loadView() {
    switch kind {
    case .tableWithLeading, .tableWithTrailing, .tableThatDeletes, .tableWithoutActions:
      let table = UITableView()
      table.rowHeight = 100
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      table.dataSource = self
      table.delegate = self
      view = table
    case .listWithLeading, .listWithTrailing, .listWithoutActions: view = collection()
    }
  }

  private func collection() -> UICollectionView {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    if kind == .listWithLeading {
      configuration.leadingSwipeActionsConfigurationProvider = { [unowned self] _ in actions }
    }
    if kind == .listWithTrailing {
      configuration.trailingSwipeActionsConfigurationProvider = { [unowned self] _ in actions }
    }
    let layout = UICollectionViewCompositionalLayout.list(using: configuration)
    let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let rows = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) {
      $0.dequeueConfiguredReusableCell(using: rows, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<40))
    source.apply(snapshot, animatingDifferences: false)
    self.source = source
    return list
  }

  private var actions: UISwipeActionsConfiguration {
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: "Pin") { _, _, done in done(true) }
    ])
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    kind == .tableThatDeletes
  }

  func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { kind == .tableWithLeading ? actions : nil }

  func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { kind == .tableWithTrailing ? actions : nil }
}
#endif
