//: [Previous: Curves and springs](@previous)
//:
//: # Containers
//:
//: Pushing and presenting are not all. Photos fly from tab to tab, and through a container of your own, which need not know anything about transitions.

import MatchEngine
import PlaygroundSupport
import UIKit

//: Two tabs show some of the same photos, one large, one small. What both show flies; the rest comes and goes with its tab. The titles have an ID, too, but they are different words: the one is gone *before* the other comes.

final class Wall: UIViewController {
  private let columns: Int
  private let photoViews: [UIImageView]
  private let titleLabel = UILabel()

  init(_ title: String, symbol: String, columns: Int, photos: [Photo]) {
    self.columns = columns
    photoViews = photos.map { photoView(of: $0) }
    super.init(nibName: nil, bundle: nil)
    titleLabel.text = title
    tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), tag: 0)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    titleLabel.font = .systemFont(ofSize: 34, weight: .bold)
    titleLabel.matchID = "title"
    titleLabel.matchStyle.content = .through(0.5)
    for part in [titleLabel] + photoViews { view.addSubview(part) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.safeAreaLayoutGuide.layoutFrame.insetBy(dx: 16, dy: 12)
    titleLabel.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: 44)
    let rows = CGFloat((photoViews.count + columns - 1) / columns)
    let width = (area.width + 8) / CGFloat(columns)
    let height = (area.height - 52) / rows
    for (number, photoView) in photoViews.enumerated() {
      photoView.frame = CGRect(
        x: area.minX + CGFloat(number % columns) * width,
        y: area.minY + 56 + CGFloat(number / columns) * height,
        width: width - 8,
        height: height - 8
      )
    }
  }
}

@MainActor func photoView(of photo: Photo) -> UIImageView {
  let view = UIImageView(image: photo.image)
  view.contentMode = .scaleAspectFill
  view.clipsToBounds = true
  view.layer.cornerRadius = 14
  view.matchID = "photo-\(photo.id)"
  return view
}

//: The third tab is a container of our own: one child at a time, the next one by a pull to the left. `matchShow` puts one child in another one's place: it adds and removes them, calls their appearance methods in UIKit's order, and returns the flight. That one call is all there is to a container; **interactive** it becomes by holding the flight.
//:
//: A pull that is let go half-way is released with the finger's speed, and goes wherever that would carry it. If it goes back, the old child is still there, and hears that it has appeared again.

final class Story: UIViewController {
  private var chapter = Chapter(0)
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
    let next = Chapter((chapter.number + step + 3) % 3)
    let direction: MatchDirection = step > 0 ? .forward : .backward
    let flight = matchShow(next, in: view, direction: direction)
    flight.whenEnded { [weak self] flight in
      if flight.outcome == .finished { self?.chapter = next }
    }
    return flight
  }
}

//: A chapter shows one photo large, and the two others small. The captions have IDs of their own for each chapter: they have no partner, and come and go by an effect. It has two sides: what comes slides in from the right, what goes leaves to the left.

final class Chapter: UIViewController {
  let number: Int
  private let photoViews = Photo.all.prefix(3).map { photoView(of: $0) }
  private let titleLabel = UILabel()
  private let storyLabel = UILabel("", .body, .secondaryLabel, lines: 0)

  init(_ number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    titleLabel.text = Photo.all[number].title
    titleLabel.font = .systemFont(ofSize: 34, weight: .bold)
    storyLabel.text = Photo.all[number].story
    for (name, label) in [("title", titleLabel), ("story", storyLabel)] {
      label.matchID = "\(name)-\(number)"
      label.matchStyle.entering = .slide(from: .trailing)
      label.matchStyle.leaving = .slide(from: .trailing)
    }
    for part in photoViews + [titleLabel, storyLabel] { view.addSubview(part) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.safeAreaLayoutGuide.layoutFrame.insetBy(dx: 16, dy: 12)
    let half = (area.width - 8) / 2
    var corner = CGPoint(x: area.minX, y: area.minY + 388)
    for (index, photoView) in photoViews.enumerated() where index != number {
      photoView.frame = CGRect(x: corner.x, y: corner.y, width: half, height: 110)
      corner.x += half + 8
    }
    photoViews[number].frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: 380)
    titleLabel.frame = CGRect(x: area.minX, y: area.minY + 514, width: area.width, height: 44)
    let size = storyLabel.sizeThatFits(CGSize(width: area.width, height: 200))
    storyLabel.frame = CGRect(origin: CGPoint(x: area.minX, y: area.minY + 560), size: size)
  }
}

//: As ever, one line for the container. Tabs have an order: going to a later tab is forward. With `.tabs`, a finger swipes from one to the next; in the third one, the story's own pull keeps the finger.

let story = Story()
let tabs = UITabBarController()
tabs.viewControllers = [
  Wall("All", symbol: "photo", columns: 3, photos: Photo.all),
  Wall("Best", symbol: "star", columns: 1, photos: Array(Photo.all.prefix(3))),
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
