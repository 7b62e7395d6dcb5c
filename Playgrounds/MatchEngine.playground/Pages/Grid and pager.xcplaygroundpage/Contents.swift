//: [Previous: Photo morph](@previous)
//:
//: # Grid and pager
//:
//: A photo of a grid opens in a pager, where the others are a swipe away. The photo that is shown last flies home **to its own place**, even if the grid has to scroll there first.

import MatchEngine
import PlaygroundSupport
import UIKit

//: Both screens are lists of the same photos, and a list has cells only for what is in sight. One line for each list says **where** each photo is: `matchIndexPathProvider`. So the grid can be scrolled to the one that flies home, and the pager, which has no page before it is laid out, is known to have the one that was tapped.

func place(of id: String) -> IndexPath? {
  Photo.all.firstIndex { id == "photo-\($0.id)" }.map { IndexPath(item: $0, section: 0) }
}

//: A tile and a page have the ID of the photo that they show. A tile is filled by its photo and cuts off the rest; a page shows the whole photo. On the way the crop goes from one to the other.

let grid = PhotoGrid(across: 2, height: 1 / 2) { tile, photo in
  tile.photoView.matchID = "photo-\(photo.id)"
} opening: { grid, number in
  let pager = PhotoPager(at: number) { page, photo in
    page.photoView.contentMode = .scaleAspectFit
    page.photoView.layer.cornerRadius = 0
    page.photoView.matchID = "photo-\(photo.id)"
  }
  pager.collectionView.matchIndexPathProvider = place
  grid.navigationController?.pushViewController(pager, animated: true)
}
grid.title = "Grid"
grid.collectionView.matchIndexPathProvider = place

let navigation = UINavigationController(rootViewController: grid)
navigation.childMatchTransition = MatchTransition()

PlaygroundPage.current.show(
  navigation,
  pulling: { $0.beginInteractiveMatch($1).map { Grip($0.update, $0.release) } }
) { hand in
  hand.wait(0.5)
  hand.tap { grid.collectionView.cellForItem(at: IndexPath(item: 4, section: 0)) }
  hand.wait(1.1)

  // Three pages on, to a photo that the grid does not show.
  for _ in 0..<3 {
    hand.drag(by: CGVector(dx: -190, dy: 0), for: 0.2) { navigation.topViewController?.view }
    hand.wait(0.9)
  }

  // Pulled down, it goes home.
  hand.touch { navigation.topViewController?.view }
  hand.move(by: CGVector(dx: -40, dy: 150), for: 0.4)
  hand.wait(0.2)
  hand.move(by: CGVector(dx: 30, dy: 90), for: 0.15)
  hand.lift()
  hand.wait(1.2)

  // From there, there and back, while a page still turns.
  hand.tap { grid.collectionView.cellForItem(at: IndexPath(item: 6, section: 0)) }
  hand.wait(1.1)
  hand.drag(by: CGVector(dx: -190, dy: 0), for: 0.2) { navigation.topViewController?.view }
  hand.goBack(in: navigation)
  hand.wait(1.1)
}

//: **Try:**
//: * Leave out `matchIndexPathProvider`. Where does the photo go that the grid doesn't show?
//: * Swipe half-way to the next page, and pull then.
//: * Show two photos on a page, and select the one that is to fly.
//:
//: [Next: Cards](@next)
