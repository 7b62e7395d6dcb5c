//: [Previous: Everything that interpolates](@previous)
//:
//: # Effects
//:
//: What both screens have flies. The rest comes and goes by an effect: the two screens, and each view that has an ID and no partner. Choose how the screens change, and tap the photo.

import MatchEngine
import PlaygroundSupport
import UIKit

let duration = 0.6

//: Two effects are combined by `+`. The way back plays all of them backward.

let effects: [(name: String, effect: MatchEffect)] = [
  ("Fade", .fade),
  ("Push", .push(from: .trailing) + .dim(0.3)),
  ("Cover", .cover(from: .bottom) + .depth),
  ("Zoom", .zoom),
  ("Blur", .fade + .blur()),
]

//: **Entering and leaving.** On the upper screen, the title slides in from the right, the place fades in and the story rises. The lower screen's note leaves to the left.

let photo = Photo.all[7]
let stage = Stage(photo, note: "Tap the photo.", choices: effects.map(\.name)) { _ in
  let screen = PhotoScreen(photo)
  screen.photoView.matchID = "photo"
  screen.titleLabel.matchID = "large title"
  screen.titleLabel.matchStyle.entering = .slide(from: .trailing)
  screen.placeLabel.matchID = "place"
  screen.placeLabel.matchStyle.entering = .fade
  screen.story.matchID = "story"
  screen.story.matchStyle.entering = .fade + .offset(y: 80)
  return screen
}
stage.photoView.matchID = "photo"
stage.noteLabel.matchID = "note"
stage.noteLabel.matchStyle.leaving = .fade + .slide(from: .trailing)

//: **Screens.** The transition says how they change. A screen that gets smaller shows what is behind it.

let navigation = UINavigationController(rootViewController: stage)
navigation.view.backgroundColor = .black
navigation.childMatchTransitionProvider = { _ in
  MatchTransition {
    $0.timing = .spring(duration: duration)
    $0.screenEffect = effects[stage.segments.selectedSegmentIndex].effect
  }
}

PlaygroundPage.current.show(navigation) { hand in
  for number in effects.indices {
    hand.choose(number) { stage.segments }
    hand.wait(0.3)
    hand.tap { stage.button }
    hand.wait(1.2)
    hand.goBack(in: navigation)
    hand.wait(1.2)
  }
}

//: **Try:**
//: * `.identity` for the screens: they are swapped at once, and only the views move.
//: * `matchStyle.entering = .scale(0.3) + .fade` for the title.
//: * `$0.style.entering` in the transition is for all views that don't say otherwise.
//:
//: [Next: A photo that comes late](@next)
