#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import MatchEngineFuzz
import MatchEngineTestSupport
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// A pager above a grid, which is left while its fifth page turns to the sixth.
  @MainActor @Suite("Left while a page turns") struct TurningPageTests {
    enum Kind: CaseIterable, Sendable { case collection, scrollView, pages }
    /// Whether every page has its ID, or only the one that is seen, once it has come to rest.
    enum Tagging: CaseIterable, Sendable { case each, late }
    enum Leaving: CaseIterable, Sendable { case modal, pop, pulledModal, pulledPop }

    struct Case: Sendable, CustomStringConvertible {
      let kind: Kind
      let tagging: Tagging
      let leaving: Leaving
      let seconds: TimeInterval
      var description: String { "\(kind), \(tagging), \(leaving), \(seconds)" }
    }

    nonisolated static let cases: [Case] = {
      var cases: [Case] = []
      for (kind, tagging) in Cases.pairs(Kind.allCases, Tagging.allCases) {
        for (leaving, seconds) in Cases.pairs(Leaving.allCases, [0.05, 0.1, 0.2]) {
          cases.append(Case(kind: kind, tagging: tagging, leaving: leaving, seconds: seconds))
        }
      }
      // Where no page in sight has an ID, there is nothing to pull.
      return cases.filter { $0.tagging == .each || $0.leaving == .modal || $0.seconds < 0.2 }
    }()

    @Test(arguments: Cases.every(3, of: cases))
    func `what turns is seen all the way, and it takes no longer`(_ each: Case) async throws {
      let grid = PageGrid()
      let pager = PagerScreen(each.kind, each.tagging)
      let isModal = each.leaving == .modal || each.leaving == .pulledModal
      let window: UIWindow
      if isModal {
        window = await onScreen(grid)
        pager.comes(as: .fullScreen, MatchTransition())
        await grid.present(pager, for: 1.5)
      } else {
        let navigation: UINavigationController
        (navigation, window) = await onScreen(below: grid, MatchTransition())
        await navigation.go(to: pager, for: 1.5)
      }
      pager.turn()
      await advance(each.seconds)
      let begin = CACurrentMediaTime()
      var duration: TimeInterval = 10
      let footage = await Footage {
        switch each.leaving {
        case .modal: grid.dismiss(animated: true)
        case .pop: grid.navigationController?.popViewController(animated: true)
        case .pulledModal, .pulledPop:
          let finger = await Hands.touch(at: CGPoint(x: 190, y: 300), in: window)
          await finger.move(to: CGPoint(x: 190, y: 600), during: 0.15)
          await finger.lift()
        }
        await advance(0.05)
        let flight = pager.matchFlight ?? grid.matchFlight
        flight?.whenEnded { _ in duration = CACurrentMediaTime() - begin }
        #expect(flight != nil)
        await advance(1.5)
      }
      #expect(duration < 0.8 && grid.view.window != nil && window.remains.isEmpty)
      // Large, they cover others, and nothing covers them.
      let shown = footage.frames.filter { $0.shows(pictures[0]) && $0.shows(pictures[11]) }
      #expect(shown.count > 60)
      for frame in shown { #expect(frame.shows(pictures[4]) && frame.shows(pictures[5])) }
    }
  }
}

@MainActor private let pictures: [UIImage] = (0..<12).map {
  .opaque(UIColor(red: CGFloat($0 % 4) / 4, green: CGFloat($0 / 4) / 3, blue: 0.6, alpha: 1))
}

@MainActor private func tiles(
  _ size: CGSize,
  id: @escaping (Int) -> String? = { "photo-\($0)" }
) -> FiveTasks.Tiles {
  let photos = pictures.indices.map { FiveTasks.Photo(id: $0, title: "", image: pictures[$0]) }
  return FiveTasks.Tiles(photos, size) { $0.photoView.matchID = id($1.id) }
}

/// A grid of photos.
private final class PageGrid: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    add(tiles(CGSize(width: 120, height: 120)))
  }
}

/// A screen with one photo a page.
private final class PagerScreen: UIViewController, UICollectionViewDelegate {
  typealias Tests = MatchEngineTests.TurningPageTests
  private let kind: Tests.Kind
  private let tagging: Tests.Tagging
  private var current = 4
  private var photos: [UIImageView] = []
  private var list: FiveTasks.Tiles?
  private let scrollView = UIScrollView()
  private let pages = UIPageViewController(
    transitionStyle: .scroll,
    navigationOrientation: .horizontal
  )

  init(_ kind: Tests.Kind, _ tagging: Tests.Tagging) {
    (self.kind, self.tagging) = (kind, tagging)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    let size = view.bounds.size
    photos = pictures.map {
      UIImageView(CGRect(x: 0, y: 200, width: size.width, height: 400), $0)
    }
    switch kind {
    case .scrollView:
      scrollView.frame = view.bounds
      scrollView.contentInsetAdjustmentBehavior = .never
      scrollView.contentSize = CGSize(width: size.width * 12, height: size.height)
      for (number, photo) in photos.enumerated() {
        photo.frame.origin.x = size.width * CGFloat(number)
        scrollView.addSubview(photo)
      }
      scrollView.delegate = self
      scrollView.contentOffset.x = size.width * 4
      view.addSubview(scrollView)
    case .pages:
      add(pages)
      pages.setViewControllers([page(4)], direction: .forward, animated: false)
    case .collection:
      let list = tiles(size) { [unowned self] in id(of: $0) }
      self.list = list
      add(list)
      list.collectionView.delegate = self
      list.collectionView.layoutIfNeeded()
      list.collectionView.contentOffset.x = size.width * 4
    }
    tag()
  }

  private func page(_ number: Int) -> UIViewController { KindScreen([photos[number]]) }

  private func id(of number: Int) -> String? {
    tagging == .each || number == current ? "photo-\(number)" : nil
  }

  private func tag() {
    for (number, photo) in photos.enumerated() { photo.matchID = id(of: number) }
    for case let tile as FiveTasks.Tile in list?.collectionView.visibleCells ?? [] {
      tile.photoView.matchID = pictures.firstIndex { $0 === tile.photoView.image }.flatMap(id)
    }
  }

  private func turned() {
    current = 5
    tag()
  }

  func turn() {
    switch kind {
    case .scrollView:
      scrollView.setContentOffset(CGPoint(x: view.bounds.width * 5, y: 0), animated: true)
    case .collection:
      list?.collectionView
        .scrollToItem(at: IndexPath(item: 5, section: 0), at: .centeredHorizontally, animated: true)
    case .pages:
      pages.setViewControllers([page(5)], direction: .forward, animated: true) {
        [weak self] _ in self?.turned()
      }
    }
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { turned() }
}

extension UIViewController {
  /// Adds a child that fills the view.
  fileprivate func add(_ child: UIViewController) {
    addChild(child)
    child.view.frame = view.bounds
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}
#endif
