//: [Previous: Grid and pager](@previous)
//:
//: # Cards
//:
//: A list of cards, as in many apps: round corners and a shadow, a photo with a badge, a title, two lines of text. Tapped, a card becomes a whole screen. Pulled down, the screen becomes the card again.
//:
//: Here a controller is *presented*, and a presentation controller of the app's own dims the list. MatchEngine leaves that to it.

import MatchEngine
import PlaygroundSupport
import UIKit

//: **Tagged views may lie in tagged views**: the card as a whole has an ID, and so have the photo and the texts in it. Each goes its own way, in front of what it lies in, and all of it stays together, whatever a finger does to it. On the screen, the same words grow by their letters, and go over to another color; where the lines break elsewhere, the one text is gone before the other comes.
//:
//: **The badge lies in the image view** and needs no ID. The photo flies as an image, and never dims; the badge of the one screen fades over to that of the other.

@MainActor func tag(_ shown: any TripShowing, _ trip: Trip) {
  let id = trip.photo.id
  shown.card.matchID = "card-\(id)"
  shown.photoView.matchID = "photo-\(id)"
  shown.placeLabel.matchID = "place-\(id)"
  shown.titleLabel.matchID = "title-\(id)"
  shown.storyLabel.matchID = "story-\(id)"
}

//: The screen that a card becomes: its own view is the card.
//:
//: **The close button lies on the photo**, as the heart does in the list, and needs no ID either: what lies on something that flies stays in front of it, and comes and goes with its screen.

let dimming = Dimming()

@MainActor func screen(of trip: Trip) -> UIViewController {
  let screen = TripScreen(trip, planning: plan)
  tag(screen, trip)
  screen.modalPresentationStyle = .custom
  screen.transitioningDelegate = dimming
  screen.matchTransition = MatchTransition { $0.timing = .snappy }
  return screen
}

//: **A sheet** takes one line, as every presentation does. It keeps its frame, its detents and its own drag, which are the system's; the photo and the title fly into it, and home again when it is closed.

@MainActor func plan(of trip: Trip) -> UIViewController {
  let plan = PlanScreen(trip)
  plan.photoView.matchID = "photo-\(trip.photo.id)"
  plan.titleLabel.matchID = "title-\(trip.photo.id)"
  plan.modalPresentationStyle = .pageSheet
  plan.matchTransition = MatchTransition()
  return plan
}

//: The presentation controller darkens the list **alongside**: the coordinator's animation follows the flight, and follows the finger when the flight is held. When the screen is turned, it makes the card as large as the screen, as every presentation controller has to.

final class Dimmed: UIPresentationController {
  private let dimming = UIView()

  override func presentationTransitionWillBegin() {
    dimming.backgroundColor = UIColor.black.withAlphaComponent(0.5)
    dimming.alpha = 0
    containerView?.fill(with: dimming)
    alongside { $0.alpha = 1 }
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { dimming.removeFromSuperview() }
  }

  override func dismissalTransitionWillBegin() {
    alongside { $0.alpha = 0 }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { dimming.removeFromSuperview() }
  }

  override func containerViewDidLayoutSubviews() {
    guard presentedViewController.transitionCoordinator == nil else { return }
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  private func alongside(_ change: @escaping (UIView) -> Void) {
    presentedViewController.transitionCoordinator?.animate { [dimming] _ in change(dimming) }
  }
}

final class Dimming: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    Dimmed(presentedViewController: presented, presenting: presenting)
  }
}

let trips = TripList(whenShown: tag, opening: screen)
let navigation = UINavigationController(rootViewController: trips)
navigation.navigationBar.prefersLargeTitles = true
PlaygroundPage.current.show(
  navigation,
  pulling: { $0.beginInteractiveMatch($1).map { Grip($0.update, $0.release) } }
) { hand in
  hand.wait(0.6)
  hand.tap { trips.collectionView.cellForItem(at: IndexPath(item: 1, section: 0)) }
  hand.wait(1.4)

  // A sheet, and home from it.
  hand.tap { (trips.presentedViewController as? TripScreen)?.planButton }
  hand.wait(1.2)
  hand.tap { (trips.presentedViewController?.presentedViewController as? PlanScreen)?.doneButton }
  hand.wait(1.2)

  // Pull the photo, with all of the card; not far enough, and then up, where it resists.
  hand.touch { (trips.presentedViewController as? TripScreen)?.photoView }
  hand.move(by: CGVector(dx: 30, dy: 150), for: 0.5)
  hand.wait(0.2)
  hand.move(by: CGVector(dx: 0, dy: -330), for: 0.4)
  hand.lift()
  hand.wait(1)

  // Farther, and let go in motion.
  hand.drag(by: CGVector(dx: -40, dy: 260), for: 0.5) {
    (trips.presentedViewController as? TripScreen)?.photoView
  }
  hand.wait(1.2)
}

//: **Try:**
//: * Touch the card while it is still growing, and push it back.
//: * Take the ID off the card itself and leave the photo its own: now the photo flies out of the card, and the screen fades in behind it.
//: * Set `screen.closeButton.matchStacking = .withScreen`: it is in the picture of the card, and so behind the photo until the flight is over.
//: * Set `screen.card.matchStyle.fit = .width`: the picture of what has no ID keeps to the upper edge of the card instead of its middle.
//: * Give the sheet `detents`: half of the card stays in sight above it.
//:
//: [Next: Under your finger](@next)
