//: # Photo morph
//:
//: The photo and the title of a row become those of the next screen, and fly home again. The page plays itself once; then the screen is yours. Change a number, and run it again.

import MatchEngine
import PlaygroundSupport
import UIKit

let duration = 0.32
let bounce = 0.0
let arc = 0.0
let stagger = 0.0

let album = Album { shown, photo in
  shown.photoView.matchID = "photo-\(photo.id)"
  shown.titleLabel.matchID = "title-\(photo.id)"
  shown.storyLabel?.matchID = "story"
  shown.storyLabel?.matchStyle.entering = .fade + .offset(y: 40)
}
let navigation = UINavigationController(rootViewController: album)
let transition = MatchTransition {
  $0.timing = .spring(duration: duration, bounce: bounce)
  $0.stagger = .step(stagger)
  $0.style.path = .arc(arc)
}
navigation.childMatchTransition = transition

PlaygroundPage.current.show(
  navigation,
  pulling: { $0.beginInteractiveMatch($1).map { Grip($0.update, $0.release) } }
) { hand in
  hand.do { navigation.childMatchTransition?.timing = .spring(duration: 2 * duration) }
  hand.open(2, of: album)
  hand.do { navigation.childMatchTransition = transition }
  hand.throwHome(to: album)
}

//: [Next: Grid and pager](@next)
