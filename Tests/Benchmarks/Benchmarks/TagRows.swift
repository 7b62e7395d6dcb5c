#if canImport(UIKit)
import MatchEngine
import UIKit

/// What IDs cost where nothing flies.
@MainActor func tagRows() -> [Row] { [settingRow(), scrollingRow()] }

/// What an app would attach to a cell by itself.
private final class Note {
  var id: String?
}

@MainActor private func settingRow() -> Row {
  Headless.startOver()
  var cells: [UIView] = []
  let keyHolder = Note()
  let key = UnsafeRawPointer(Unmanaged.passUnretained(keyHolder).toOpaque())
  let times = undisturbedTimes(
    rounds: 61,
    of: [
      { for (number, cell) in cells.enumerated() { cell.matchID = "photo-\(number)" } },
      {
        for (number, cell) in cells.enumerated() {
          let note = Note()
          note.id = "photo-\(number)"
          objc_setAssociatedObject(cell, key, note, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
      },
    ],
    before: { cells = (0..<1_000).map { _ in UIView() } }
  )
  return Row(
    name: "tags",
    measures: "setting an ID in 1,000 new cells; an associated object of the app's own in each",
    figure: times[0] * 1e3,
    unit: "ms",
    floor: times[1] * 1e3,
    budget: .ratio(3)
  )
}

/// The lists are scrolled by turns, so that what disturbs the machine disturbs both alike.
@MainActor private func scrollingRow() -> Row {
  Headless.startOver()
  let lists = [true, false].map { hasTransition in
    let list = PhotoList(collectionViewLayout: UICollectionViewFlowLayout())
    let navigation = UINavigationController(rootViewController: list)
    if hasTransition { navigation.childMatchTransition = MatchTransition() }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = navigation
    window.isHidden = false
    return (list: list, window: window)
  }
  Headless.advance(by: 0.1)
  let scrolls = lists.map { shown in
    {
      MainActor.assumeIsolated {
        for _ in 0..<60 {
          shown.list.collectionView.contentOffset.y += 40
          shown.window.layoutIfNeeded()
        }
        shown.list.collectionView.contentOffset.y = 0
      }
    }
  }
  let times = undisturbedTimes(rounds: 21, of: scrolls)
  return Row(
    name: "scrolling",
    measures: "60 frames of a list of tagged cells below a transition; without a transition",
    figure: times[0] * 1e3,
    unit: "ms",
    floor: times[1] * 1e3,
    budget: .ratio(1.15)
  )
}

/// A long list of photos, three in a row.
private final class PhotoList: UICollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
    let layout = collectionViewLayout as? UICollectionViewFlowLayout
    layout?.itemSize = CGSize(width: 120, height: 120)
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { 1_000 }

  override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    cell.contentView.matchID = "photo-\(indexPath.item)"
    return cell
  }
}
#endif
