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
        $0.screenEffect = .push(from: .trailing)
      }
      let window = await onScreen(navigationController)
      let titleLabel = UILabel()
      titleLabel.matchStyle.path = .arc(0.5)
      #expect(titleLabel.matchStyle.path == .arc(0.5))
      let photoView = UIImageView()
      photoView.matchStyle.isCarried = false
      #expect(photoView.matchStyle.isCarried == false)
      window.matchShow(HomeController())
      await advance(2)
      #expect(window.rootViewController is HomeController && window.remains.isEmpty)
      let card = Comments.Card()
      card.open()
      #expect(card.isOpen)
      let map = Comments.Map()
      #expect(map.canRevealMatches(["pin-7"]) && !map.canRevealMatches(["pin-8"]))
      #expect(map.revealMatches(["pin-7"]) === map.pins.first)
      #expect(map.scrollView.bounds.intersects(map.pins[0].frame))
    }
  }
}

/// The examples of the doc comments that no article shows.
@MainActor enum Comments {
  final class Map: UIViewController {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let pins = [UIView(tagged: "pin-7", CGRect(x: 1500, y: 200, width: 40, height: 40))]

    func pin(for ids: Set<String>) -> UIView? {
      scrollView.contentSize = CGSize(width: 2000, height: 2000)
      return pins.first { $0.matchID.map(ids.contains) == true }
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

private typealias Map = Comments.Map

extension Map: MatchRevealing {
  func canRevealMatches(_ ids: Set<String>) -> Bool { pin(for: ids) != nil }
  func revealMatches(_ ids: Set<String>) -> UIView? {
    guard let pin = pin(for: ids) else { return nil }
    scrollView.contentOffset.x = pin.frame.minX - 20
    return pin
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
