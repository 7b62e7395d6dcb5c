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

/// A list of trips, as an app would write it: a cell's photo and title have the trip's number in their IDs.
class TripList: UITableViewController, MatchParticipant {
  /// The trips, which may change.
  var numbers = Array(0..<80)
  /// The trip that the user looks at; its row must be visible before the photo returns.
  var current: Int?

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 72
    tableView.register(TripCell.self, forCellReuseIdentifier: "trip")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    numbers.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "trip", for: indexPath)
    (cell as? TripCell)?.show(numbers[indexPath.row])
    return cell
  }

  func matchCanShow(_ ids: Set<String>) -> Bool { current != nil }

  func matchWillStart(_ partner: UIViewController?) {
    guard let current else { return }
    let row = IndexPath(row: current, section: 0)
    tableView.scrollToRow(at: row, at: .middle, animated: false)
    tableView.layoutIfNeeded()
  }

  var photos: [UIView] { tableView.visibleCells.compactMap { ($0 as? TripCell)?.photo } }
  func photo(of number: Int) -> UIView? { photos.first { $0.matchID == "photo-\(number)" } }
}

final class TripCell: UITableViewCell {
  let photo = UIImageView(frame: CGRect(x: 16, y: 8, width: 56, height: 56))
  let title = UILabel(frame: CGRect(x: 88, y: 24, width: 200, height: 24))

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    photo.contentMode = .scaleAspectFill
    photo.clipsToBounds = true
    photo.layer.cornerRadius = 8
    for view in [photo, title] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ number: Int) { photo.show(number, title) }
}

/// The same trips as a grid, with a diffable data source.
final class TripGrid: UICollectionViewController {
  private var source: UICollectionViewDiffableDataSource<Int, Int>?

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 110, height: 140)
    super.init(collectionViewLayout: layout)
    collectionView.register(TripTile.self, forCellWithReuseIdentifier: "trip")
    source = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      let cell = $0.dequeueReusableCell(withReuseIdentifier: "trip", for: $1)
      if let tile = cell as? TripTile { tile.photo.show($2, tile.title) }
      return cell
    }
    apply(Array(0..<40))
  }

  required init?(coder: NSCoder) { nil }

  func apply(_ numbers: [Int]) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(numbers)
    source?.apply(snapshot, animatingDifferences: false)
  }

  func photo(of number: Int) -> UIView? {
    let photos = collectionView.visibleCells.compactMap { ($0 as? TripTile)?.photo }
    return photos.first { $0.matchID == "photo-\(number)" }
  }
}

final class TripTile: UICollectionViewCell {
  let photo = UIImageView(frame: CGRect(x: 0, y: 0, width: 110, height: 110))
  let title = UILabel(frame: CGRect(x: 0, y: 114, width: 110, height: 22))

  override init(frame: CGRect) {
    super.init(frame: frame)
    photo.contentMode = .scaleAspectFill
    photo.clipsToBounds = true
    for view in [photo, title] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }
}

/// One trip, large.
final class TripDetail: UIViewController {
  let photo = UIImageView(frame: CGRect(x: 0, y: 120, width: 390, height: 292))
  let titleLabel = UILabel(frame: CGRect(x: 20, y: 430, width: 350, height: 40))
  private let number: Int

  init(_ number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    photo.contentMode = .scaleAspectFill
    photo.clipsToBounds = true
    titleLabel.font = .systemFont(ofSize: 30)
    photo.show(number, titleLabel)
    for view in [photo, titleLabel] { self.view.addSubview(view) }
  }
}

extension UIImageView {
  fileprivate func show(_ number: Int, _ title: UILabel) {
    image = PhotoScreen.image
    matchID = "photo-\(number)"
    title.text = "Trip \(number)"
    title.matchID = "title-\(number)"
  }
}
#endif
