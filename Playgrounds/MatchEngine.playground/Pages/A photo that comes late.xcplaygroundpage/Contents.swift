//: [Previous: Effects](@previous)
//:
//: # A photo that comes late
//:
//: The list has small previews, and the large photo comes from a slow server. Three ways to deal with that; choose one, and tap the preview.

import MatchEngine
import PlaygroundSupport
import UIKit

//: **In flight.** Leave the image nil until it is there. An image view without an image shows its partner's, and what comes in flight fades in.
//:
//: **Later.** If it takes longer than a flight, begin with the preview, and exchange it.
//:
//: **Waited for.** `MatchPreparing` delays the start until the screen is ready, for half a second at most. Then nothing has to be exchanged.

enum Way: Int, CaseIterable {
  case inFlight, later, waitedFor

  var name: String { ["In flight", "Later", "Waited for"][rawValue] }
  var seconds: TimeInterval { [0.25, 1.2, 0.3][rawValue] }
}

final class LateScreen: UIViewController, MatchPreparing {
  let photoView = UIImageView()
  private let photo: Photo
  private let way: Way

  var isReadyForMatchFlight: Bool { way != .waitedFor || photoView.image != nil }

  init(_ photo: Photo, _ way: Way) {
    self.photo = photo
    self.way = way
    super.init(nibName: nil, bundle: nil)
    title = photo.title
    photoView.matchID = "photo"
    photoView.image = way == .later ? photo.preview : nil
    Timer.scheduledTimer(withTimeInterval: way.seconds, repeats: false) { [weak self] _ in
      MainActor.assumeIsolated { self?.photoView.image = self?.photo.image }
    }
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    photoView.contentMode = .scaleAspectFill
    photoView.clipsToBounds = true
    view.addSubview(photoView)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.safeAreaLayoutGuide.layoutFrame
    photoView.frame = CGRect(x: 0, y: area.minY, width: area.width, height: area.width)
  }
}

let photo = Photo.all[1]
let stage = Stage(photo, note: "A preview is paler.", choices: Way.allCases.map(\.name)) { stage in
  LateScreen(photo, Way(rawValue: stage.segments.selectedSegmentIndex) ?? .inFlight)
}
stage.photoView.image = photo.preview
stage.photoView.matchID = "photo"

let navigation = UINavigationController(rootViewController: stage)
navigation.childMatchTransition = MatchTransition { $0.timing = .spring(duration: 0.6) }

PlaygroundPage.current.show(navigation) { hand in
  for way in Way.allCases {
    hand.choose(way.rawValue) { stage.segments }
    hand.wait(0.3)
    hand.tap { stage.button }
    hand.wait(1.8)
    hand.goBack(in: navigation)
    hand.wait(1.2)
  }
}

//: **Try:**
//: * Let the first way take a second. What is to be seen between the flight's end and the photo?
//: * Let the last way take a second: the flight begins without the photo.
//: * Give the image view a gray placeholder instead of nil. It flies in place of the preview.
//:
//: [Next: Containers](@next)
