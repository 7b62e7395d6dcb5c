//: [Previous: Sorting](@previous)
//:
//: # Views of your own
//:
//: A film, a map and a web page have no picture that can be relied on: another process or the GPU draws them. For such a view the app **gives the view that flies**: a second screen for the same film, the last snapshot of the map, a poster of the page.

import MatchEngine
import PlaygroundSupport
import UIKit

//: Here are the three lines. A flight asks for a view at each of its ends, gives it the size of the tagged one, and lets go of it afterward. The tagged view itself stays where it is, and is hidden meanwhile. As long as the map has no snapshot, `nil` means what is automatic.

let names = ["The film goes on in flight", "The map's last snapshot", "A poster of the page"]
let player = FilmPlayer()

@MainActor func makeView(_ name: String) -> UIView {
  let view: UIView
  switch name {
  case names[0]:
    view = FilmView(player)
    view.matchStandIn = .view { ($0 as? FilmView).map { FilmView($0.player) } }
  case names[1]:
    let map = MapView()
    map.matchStandIn = .view { [weak map] _ in map?.lastMap.map { UIImageView(image: $0) } }
    view = map
  default:
    view = WebPage()
    view.matchStandIn = .view { _ in
      let poster = UIImageView(image: Photo.all[6].image)
      poster.contentMode = .scaleAspectFill
      return poster
    }
  }
  view.matchID = name
  return view
}

//: The two screens know nothing of that. The film plays while it is large.

let shelf = Shelf(names, makeView: makeView)
let navigation = UINavigationController(rootViewController: shelf)
navigation.childMatchTransition = MatchTransition { $0.gestures.insert(.pinch) }

PlaygroundPage.current.show(navigation) { hand in
  hand.wait(0.5)
  hand.tap { shelf.tiles[0] }
  hand.wait(1.2)
  // Two fingers take the film home.
  hand.pinch(to: 0.45, turning: 0.15, by: CGVector(dx: 20, dy: 60), for: 0.6) {
    (navigation.topViewController as? ShelfScreen)?.shown
  }
  hand.wait(1)
  for number in 1...2 {
    hand.tap { shelf.tiles[number] }
    hand.wait(1)
    hand.goBack(in: navigation)
    hand.wait(1)
  }
}

//: **Try:**
//: * Take out the line with `matchStandIn` for the film. It stands still while it flies.
//: * Let the map have no `lastMap`. What flies then?
//: * Give the poster the fit `.width`.
//:
//: [Next: Hosted](@next)
