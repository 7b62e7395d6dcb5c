//: [Previous: Cards](@previous)
//:
//: # Under your finger
//:
//: A flight can be held, moved, turned round and thrown, at any moment of its life. Some of it needs no code at all:
//:
//: * **Grab** a push while it runs: put a finger anywhere on the screen and move it.
//: * **Swipe** from the left edge to go back.
//: * **Pull** a photo down: it comes along under the finger, and goes on with the finger's speed when it is let go.
//: * **Pinch** a photo with two fingers: it gets as small and turns as far as they say. This one is off until `.pinch` is asked for.
//:
//: The rest is one call, `beginInteractiveMatch`, for a gesture or a control of your own. The slider below is one.

import MatchEngine
import PlaygroundSupport
import UIKit

//: **By hand.** `beginInteractiveMatch` starts a flight held, at 0; `update` moves it; `finish` and `cancel` let it go. Everything may be said at any time: what comes too early is remembered, and what comes too late does nothing.

final class Scrubber: Studio {
  let gallery: Gallery
  let slider = UISlider()
  private let stateLabel = UILabel("Nothing has flown yet.", .footnote, .secondaryLabel, lines: 2)
  private var flight: MatchFlight?

  override var panel: [UIView] { [slider, stateLabel] }

  init(_ gallery: Gallery) {
    self.gallery = gallery
    super.init(gallery, spacing: 6, margin: 24, bottom: 8)
    pages.childMatchTransition = MatchTransition { $0.gestures.insert(.pinch) }
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    stateLabel.heightAnchor.constraint(equalToConstant: 36).isActive = true
    slider.addAction(UIAction { [weak self] _ in self?.moved() }, for: .valueChanged)
    slider.addAction(
      UIAction { [weak self] _ in self?.letGo() },
      for: [.touchUpInside, .touchUpOutside, .touchCancel]
    )
    gallery.whenEnded = { [weak self] in self?.tell($0) }
  }

  private func moved() {
    if flight == nil {
      flight = pages.beginInteractiveMatch {
        if pages.topViewController === gallery {
          pages.pushViewController(viewer(of: Photo.all[4]), animated: true)
        } else {
          pages.popViewController(animated: true)
        }
      }
    }
    flight?.update(CGFloat(slider.value))
    stateLabel.text = "Held at \(Int(slider.value * 100)) %"
  }

  private func letGo() {
    if slider.value > 0.5 { flight?.finish() } else { flight?.cancel() }
    flight = nil
    slider.setValue(0, animated: true)
  }

  private func tell(_ flight: MatchFlight) {
    let phases = flight.report?.phases.map { "\($0.phase)" } ?? []
    stateLabel.text = phases.dropFirst().joined(separator: " › ")
    guard let refreshes = gallery.refreshes else { return }
    let time = refreshes == 1 ? "one refresh" : "\(refreshes) refreshes"
    stateLabel.text? += ", moving after \(time)"
    gallery.refreshes = nil
  }
}

@MainActor func viewer(of photo: Photo) -> UIViewController {
  let viewer = PhotoViewer(photo)
  viewer.photoView.matchID = "photo-\(photo.id)"
  return viewer
}

//: **How it went.** Whoever observes flights is told how each one of the screen has ended, with its report. `observeProgress` is called in each frame; here it counts how many refreshes of the display a push takes until its flight moves.

final class Gallery: PhotoGrid, MatchFlightObserving {
  var whenEnded: (MatchFlight) -> Void = { _ in }
  var refreshes: Int?

  init() {
    super.init(across: 3, height: 0.46) { tile, photo in
      tile.photoView.matchID = "photo-\(photo.id)"
    } opening: { gallery, number in
      (gallery as? Gallery)?.open(number)
    }
    title = "Gallery"
  }

  required init?(coder: NSCoder) { nil }

  private func open(_ number: Int) {
    let start = CACurrentMediaTime()
    navigationController?.pushViewController(viewer(of: Photo.all[number]), animated: true)
    // The system begins a push with the next layout.
    navigationController?.view.layoutIfNeeded()
    let rate = Double(view.window?.screen.maximumFramesPerSecond ?? 60)
    refreshes = nil
    navigationController?.matchFlight?.observeProgress { [weak self] flight in
      guard flight.fractionComplete > 0, self?.refreshes == nil else { return }
      self?.refreshes = Int(((CACurrentMediaTime() - start) * rate - 0.1).rounded(.up))
    }
  }

  func matchFlightWillBegin(_ flight: MatchFlight) {}
  func matchFlightDidEnd(_ flight: MatchFlight) { whenEnded(flight) }
}

let studio = Scrubber(Gallery())
//: In Xcode, a program can make no touches. The hand gets hold of flights by these two.

PlaygroundPage.current.show(
  studio,
  pulling: { $0.beginInteractiveMatch($1).map { Grip($0.update, $0.release) } },
  grabbing: { $0.matchFlight.map { Grip(at: $0.fractionComplete, $0.update, $0.release) } }
) { hand in
  hand.wait(0.4)

  // Scrub there and back by the slider, and let go below the middle: cancelled, as if nothing had been.
  hand.touch(at: CGPoint(x: 0.04, y: 0.5)) { studio.slider }
  hand.move(by: CGVector(dx: 230, dy: 0), for: 0.6)
  hand.move(by: CGVector(dx: -110, dy: 0), for: 0.4)
  hand.lift()
  hand.wait(0.7)

  // Push, and grab the push while it runs: back a bit, and on again.
  hand.tap { studio.gallery.collectionView.cellForItem(at: IndexPath(item: 2, section: 0)) }
  hand.wait(0.12)
  hand.touch(at: CGPoint(x: 0.5, y: 0.6)) { studio.pages.view }
  hand.move(by: CGVector(dx: 120, dy: 0), for: 0.3)
  hand.move(by: CGVector(dx: -200, dy: 0), for: 0.3)
  hand.lift()
  hand.wait(0.9)

  // Swipe from the edge, think better of it, and stay.
  hand.touch(at: CGPoint(x: 0.005, y: 0.5)) { studio.pages.view }
  hand.move(by: CGVector(dx: 150, dy: 0), for: 0.4)
  hand.wait(0.3)
  hand.lift()
  hand.wait(0.7)

  // Pull the photo out of its place, and throw it.
  hand.touch { (studio.pages.topViewController as? PhotoViewer)?.photoView }
  hand.move(by: CGVector(dx: -60, dy: 130), for: 0.4)
  hand.wait(0.2)
  hand.move(by: CGVector(dx: 70, dy: 60), for: 0.1)
  hand.lift()
  hand.wait(1.2)
}

//: **Try:**
//: * All of it, with your own finger. Catch a flight that you have thrown.
//: * Let the slider `release(velocity: 0)` the flight instead: it then goes wherever it is nearer to.
//: * Say `navigation.childMatchTransition = MatchTransition { $0.gestures = .edge }`: no more pulling.
//: * Carry a photo by hand: `flight.drag("photo-4", translation: CGPoint(x: 0, y: -80))`, then `flight.drop("photo-4", velocity: .zero)`.
//:
//: [Next: Curves and springs](@next)
