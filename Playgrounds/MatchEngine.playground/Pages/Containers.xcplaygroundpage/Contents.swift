//: [Previous: A photo that comes late](@previous)
//:
//: # Containers
//:
//: Pushing and presenting are not all. Photos fly from tab to tab, and through a container of your own, which need not know anything about transitions.

import MatchEngine
import PlaygroundSupport
import UIKit

//: Two tabs show some of the same photos, one large, one small. What both show flies; the rest comes and goes with its tab. The titles have an ID, too, but they are different words: the one is gone *before* the other comes.

@MainActor func makeWall(_ title: String, symbol: String, columns: Int, photos: [Photo]) -> Wall {
  let wall = Wall(title, symbol: symbol, columns: columns, photos: photos)
  wall.titleLabel.matchID = "title"
  wall.titleLabel.matchStyle.content = .through(0.5)
  for (photo, view) in zip(photos, wall.photoViews) { view.matchID = "photo-\(photo.id)" }
  return wall
}

//: The third tab is a container of our own: one child at a time, the next one by a pull to the left. `matchShow` puts one child in another one's place: it adds and removes them, calls their appearance methods in UIKit's order, and returns the flight. That one call is all there is to a container; **interactive** it becomes by holding the flight.
//:
//: A pull that is let go half-way is released with the finger's speed, and goes wherever that would carry it. If it goes back, the old child is still there, and hears that it has appeared again.

final class Story: UIViewController {
  private var chapter = makeChapter(0)
  private var flight: MatchFlight?

  init() {
    super.init(nibName: nil, bundle: nil)
    tabBarItem = UITabBarItem(title: "Story", image: UIImage(systemName: "play"), tag: 0)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    matchShow(chapter, in: view, animated: false)
    view.addGestureRecognizer(
      Pull { [weak self] pull in
        switch pull {
        case .began: break
        case .moved(let way): self?.moved(way.dx)
        case .ended(let way, let velocity): self?.letGo(way.dx, velocity.dx)
        }
      }
    )
  }

  private func moved(_ way: CGFloat) {
    if flight == nil { flight = turn(by: way < 0 ? 1 : -1) }
    flight?.update(abs(way) / view.bounds.width)
  }

  private func letGo(_ way: CGFloat, _ velocity: CGFloat) {
    flight?.release(velocity: (way < 0 ? -velocity : velocity) / view.bounds.width)
    flight = nil
  }

  private func turn(by step: Int) -> MatchFlight {
    let next = makeChapter((chapter.number + step + 3) % 3)
    let direction: MatchDirection = step > 0 ? .forward : .backward
    let flight = matchShow(next, in: view, direction: direction)
    flight.whenEnded { [weak self] flight in
      if flight.outcome == .finished { self?.chapter = next }
    }
    return flight
  }
}

//: A chapter shows one photo large, and the two others small. The captions have IDs of their own for each chapter: they have no partner, and come and go by an effect. It has two sides: what comes slides in from the right, what goes leaves to the left.

@MainActor func makeChapter(_ number: Int) -> Chapter {
  let chapter = Chapter(number)
  for (photo, view) in zip(Photo.all, chapter.photoViews) { view.matchID = "photo-\(photo.id)" }
  for (name, label) in [("title", chapter.titleLabel), ("story", chapter.storyLabel)] {
    label.matchID = "\(name)-\(number)"
    label.matchStyle.entering = .slide(from: .trailing)
    label.matchStyle.leaving = .slide(from: .trailing)
  }
  return chapter
}

//: As ever, one line for the container. Tabs have an order: going to a later tab is forward. With `.tabs`, a finger swipes from one to the next; in the third one, the story's own pull keeps the finger.

let story = Story()
let tabs = UITabBarController()
tabs.viewControllers = [
  makeWall("All", symbol: "photo", columns: 3, photos: Photo.all),
  makeWall("Best", symbol: "star", columns: 1, photos: Array(Photo.all.prefix(3))),
  story,
]
tabs.childMatchTransition = MatchTransition { $0.gestures.insert(.tabs) }

PlaygroundPage.current.show(tabs) { hand in
  hand.wait(0.5)

  // A swipe to the next tab, and a touch of the bar for the one after it.
  hand.touch(at: CGPoint(x: 0.85, y: 0.8)) { tabs.view }
  hand.move(by: CGVector(dx: -120, dy: 0), for: 0.4)
  hand.wait(0.2)
  hand.move(by: CGVector(dx: -140, dy: 0), for: 0.3)
  hand.lift()
  hand.wait(1)
  hand.choose(2, of: tabs)
  hand.wait(1)

  // Half-way, and not far enough.
  hand.touch { story.view }
  hand.move(by: CGVector(dx: -170, dy: 0), for: 0.5)
  hand.wait(0.3)
  hand.lift()
  hand.wait(0.8)

  // Not farther, but faster.
  hand.drag(by: CGVector(dx: -150, dy: 0), for: 0.2) { story.view }
  hand.wait(1.2)
}

//: **Try:**
//: * Choose by the change: `tabs.childMatchTransitionProvider = { change in change.to is Story ? nil : MatchTransition() }`.
//: * Give the tabs `screenEffect = .push(from: .trailing)`: the tabs slide, the photos fly.
//: * Pull once more while a chapter is still under way. The flight goes on from what is on the screen.
//: * A window's root is a container, too: `window.matchShow(controller)`.
//:
//: [Next: Dial](@next)
