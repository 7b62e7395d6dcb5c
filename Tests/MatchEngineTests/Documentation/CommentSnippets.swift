#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  @MainActor @Suite("The examples of the doc comments") struct CommentTests {
    final class HomeController: UIViewController {}
    let navigationController = UINavigationController(rootViewController: PhotoScreen.list())

    @Test func `they do what the comments say`() async {
      navigationController.childMatchTransition = MatchTransition()  // its pushes and pops
      navigationController.childMatchTransition = MatchTransition {
        $0.timing = .bouncy
        $0.screenEffect = .push(from: .right)
      }
      let window = await onScreen(navigationController)
      let titleLabel = UILabel()
      titleLabel.matchStyle.path = .arc(0.5)
      #expect(titleLabel.matchStyle.path == .arc(0.5))
      window.matchReplaceRoot(with: HomeController())
      await advance(2)
      #expect(window.rootViewController is HomeController && window.remains.isEmpty)
      let card = Comments.Card()
      card.open()
      #expect(card.isOpen)
      let gallery = Comments.Gallery()
      gallery.loadViewIfNeeded()
      #expect(gallery.matchCanShow(["photo-7"]) && !gallery.matchCanShow(["photo-8"]))
      gallery.matchWillStart(nil)
      #expect(gallery.list.contentOffset.y > 1800)
      #expect(gallery.matchSource() === gallery.page.photoView)
    }
  }
}

/// The examples of the doc comments that no article shows.
@MainActor enum Comments {
  @MainActor final class Page { let photoView = UIView() }

  final class Gallery: UIViewController {
    let page = Page()
    let list = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let rows = PhotoRows()
    let photo = (id: 7, title: "Lake")
    var current = IndexPath(row: 40, section: 0)

    override func viewDidLoad() {
      super.viewDidLoad()
      list.rowHeight = 60
      list.dataSource = rows
      view.addSubview(list)
    }
  }

  final class Card: UIView {
    let card = UIView()
    var isOpen = false

    func open() {
      card.matchAnimate {
        self.isOpen = true  // adds views, moves views, changes constraints
      } undoOnCancel: {
        self.isOpen = false
      }
    }
  }
}

private typealias Gallery = Comments.Gallery

extension Gallery: MatchParticipant {
  func matchSource() -> UIView? { page.photoView }
  func matchCanShow(_ ids: Set<String>) -> Bool { ids.contains("photo-\(photo.id)") }
  func matchWillStart(_ partner: UIViewController?) {
    list.scrollToRow(at: current, at: .middle, animated: false)
  }
}

/// Eighty rows with a photo each.
final class PhotoRows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 80 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let photo = UIImageView(CGRect(x: 16, y: 4, width: 52, height: 52), PhotoScreen.image)
    photo.matchID = "photo-\(indexPath.row)"
    cell.contentView.addSubview(photo)
    return cell
  }
}
#endif
