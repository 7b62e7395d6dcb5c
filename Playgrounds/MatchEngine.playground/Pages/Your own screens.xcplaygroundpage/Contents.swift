//: [Previous: Why didn't it match?](@previous)
//:
//: # Your own screens
//:
//: A page to fill in: put your screens in the place of these two, and say what the hand does. On Linux, `swift run YourOwnScreens` films it. The article *Filming your screens* says what there is to know.

import MatchEngine
import PlaygroundSupport
import UIKit

//: The screen that the film begins with.

final class Thumbnail: UIViewController {
  let photoView = UIImageView(image: Photo.all[1].image)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Thumbnail"
    view.backgroundColor = .systemBackground
    photoView.contentMode = .scaleAspectFill
    photoView.clipsToBounds = true
    photoView.layer.cornerRadius = 16
    photoView.frame = CGRect(x: 24, y: 160, width: 120, height: 120)
    photoView.matchID = "photo"
    view.addSubview(photoView)
  }
}

//: The screen that it goes to.

final class Large: UIViewController {
  let photoView = UIImageView(image: Photo.all[1].image)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Large"
    view.backgroundColor = .systemBackground
    photoView.contentMode = .scaleAspectFit
    photoView.frame = CGRect(x: 0, y: 240, width: 393, height: 295)
    photoView.matchID = "photo"
    view.addSubview(photoView)
  }
}

let large = Large()
let navigation = UINavigationController(rootViewController: Thumbnail())
navigation.childMatchTransition = MatchTransition()

//: The one call: it shows a controller, and films what the hand does to it.

PlaygroundPage.current.show(navigation) { hand in
  hand.wait(0.5)
  hand.do { navigation.pushViewController(large, animated: true) }
  hand.wait(1.5)
  hand.drag(by: CGVector(dx: 60, dy: 320), for: 0.5) { large.photoView }
  hand.wait(1.2)
}
