import Testing
import UIKitTestSupport

@testable import UIKit

extension HeadlessTests {
  @MainActor @Suite("OQ-17: cells that wait to be used again") struct WaitingCellsTests {
    @Test(
      "out of sight, they stay in their list or leave it; in sight, each shows its own item",
      arguments: [false, true]
    )
    func waiting(staysInList: Bool) async {
      Headless.switches.waitingCellsStayInList = staysInList
      let list = NumberList()
      let window = show(list)
      await advance(0.1)
      let cells = list.tableView.visibleCells
      for offset in [250, 1730, 0, 900] as [CGFloat] {
        list.tableView.contentOffset.y = offset
        list.tableView.reloadData()
        await advance(0.1)
        for cell in list.tableView.visibleCells {
          #expect(!cell.isHidden && cell.superview === list.tableView)
          #expect(cell.textLabel?.text == list.tableView.indexPath(for: cell).map { "\($0.row)" })
        }
      }
      let texts = cells.filter(list.tableView.visibleCells.contains).map { $0.textLabel?.text }
      #expect(!texts.isEmpty && !texts.contains("0"))
      list.count = 2
      list.tableView.reloadData()
      await advance(0.1)
      let waiting = cells.filter { !list.tableView.visibleCells.contains($0) }
      #expect(waiting.count > 3)
      #expect(waiting.allSatisfy { ($0.superview === list.tableView) == staysInList })
      #expect(waiting.allSatisfy { $0.isHidden == staysInList })
      _ = window
    }
  }

  @MainActor @Suite struct SeparatorTests {
    @Test("A table without separators has no line below its rows")
    func style() async {
      Headless.startOver()
      let list = NumberList()
      let window = show(list)
      await advance(0.1)
      #expect(window.isKeyWindow)
      #expect(list.tableView.visibleCells.allSatisfy { $0.parts.separator != nil })
      list.tableView.separatorStyle = .none
      await advance(0.1)
      #expect(list.tableView.visibleCells.allSatisfy { $0.parts.separator == nil })
    }
  }

  @MainActor @Suite struct CompositionalSidesTests {
    /// Four cells in two columns, with insets that differ at the sides.
    private final class Grid: UICollectionViewController {
      init() {
        let item = NSCollectionLayoutItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(0.5),
            heightDimension: .fractionalHeight(1)
          )
        )
        let row = NSCollectionLayoutGroup.horizontal(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1),
            heightDimension: .absolute(50)
          ),
          subitems: [item]
        )
        let section = NSCollectionLayoutSection(group: row)
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 9)
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
      }

      required init?(coder: NSCoder) { nil }

      override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      }

      override func collectionView(
        _ collectionView: UICollectionView,
        numberOfItemsInSection section: Int
      ) -> Int { 4 }

      override func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }

      var frames: [CGRect] {
        (0..<4).compactMap {
          collectionView.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
        }
      }
    }

    private func frames(_ change: (inout ScreenSetting) -> Void) -> [CGRect] {
      var screen = ScreenSetting()
      change(&screen)
      Headless.startOver(screen: screen)
      let grid = Grid()
      let window = show(grid)
      Headless.advance(by: 0.1)
      return window.isHidden ? [] : grid.frames
    }

    @Test("where the language runs from right to left, a layout is its own mirror image")
    func mirrored() {
      let plain = frames { _ in }
      let mirrored = frames { $0.direction = .rightToLeft }
      #expect(plain.count == 4 && plain[0].minX == 4)
      for (frame, mirror) in zip(plain, mirrored) {
        #expect(isClose(mirror.minX, 393 - frame.maxX) && isClose(mirror.minY, frame.minY))
      }
    }

    @Test("at the sides, sections keep to the safe area")
    func safeArea() {
      let safe = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 30)
      let plain = frames { _ in }
      let inside = frames {
        $0.safeArea = safe
        $0.size.width += safe.left + safe.right
      }
      #expect(plain.count == 4)
      for (frame, place) in zip(plain, inside) {
        #expect(isClose(place.minX, frame.minX + safe.left) && isClose(place.width, frame.width))
      }
    }
  }
}
