//: [Previous: Containers](@previous)
//:
//: # Dial
//:
//: A container of your own whose children turn like a dial, under a finger. No view has an ID: the engine exchanges the children, keeps the time, decides with you where the turn ends, and goes back as if nothing had been. What it looks like is the container's own.

import MatchEngine
import PlaygroundSupport
import UIKit

//: The container has a face, on which a station is shown, and a needle that points to it. A station knows nothing of all this: it is a screen with a photo.

final class Dial: UIViewController {
  let face = UIView()
  private let needle = UIView()
  private let phaseLabel = UILabel("Turn the dial.", .body, .secondaryLabel, lines: 1)
  private let stations = Photo.all.prefix(4).map { Station($0) }
  private var shown = 0
  private var flight: MatchFlight?
  /// How far the flight was when the finger took hold of it, and which way it turns.
  private var grip = (fraction: CGFloat(0), side: CGFloat(1))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    face.clipsToBounds = true
    needle.backgroundColor = .systemRed
    phaseLabel.textAlignment = .center
    for part in [face, needle, phaseLabel] { view.addSubview(part) }
    view.addGestureRecognizer(
      Pull { [weak self] pull in
        switch pull {
        case .began: break
        case .moved(let way): self?.turned(way.dx)
        case .ended(let way, let velocity): self?.letGo(way.dx, velocity.dx)
        }
      }
    )
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.safeAreaLayoutGuide.layoutFrame
    face.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: area.height - 120)
    needle.frame = CGRect(x: mark(shown), y: face.frame.maxY + 12, width: 3, height: 28)
    phaseLabel.frame = CGRect(x: area.minX, y: area.maxY - 60, width: area.width, height: 30)
    if children.isEmpty { matchShow(stations[0], in: face, animated: false) }
  }

  /// Where the needle points to a station.
  private func mark(_ number: Int) -> CGFloat {
    face.frame.minX + face.frame.width * (CGFloat(number) + 0.5) / CGFloat(stations.count)
  }
}

//: **Begin.** `matchShow` exchanges two children, and its flight is held at once. The screens themselves have no effect: `.identity`. `observeProgress` is called on every frame, whether a finger moves the flight or a spring, so one closure turns both children all the way. What need not be turned, like the needle, is simply animated alongside.

extension Dial {
  private func begin(_ step: Int) -> MatchFlight {
    let next = (shown + step + stations.count) % stations.count
    let (old, new) = (stations[shown], stations[next])
    let side = CGFloat(step)
    let flight = matchShow(
      new,
      in: face,
      direction: step > 0 ? .forward : .backward,
      transition: .always { $0.screenEffect = .identity }
    )
    flight.hold()
    turn(old, new, side, at: 0)
    flight.observeProgress { [weak self] flight in
      self?.turn(old, new, side, at: flight.fractionComplete)
      self?.tell(flight)
    }
    flight.animateAlongside { self.needle.frame.origin.x = self.mark(next) }
    flight.whenEnded { [weak self] flight in self?.cleanUp(flight, old, new, next) }
    return flight
  }

  private func turn(
    _ old: UIViewController,
    _ new: UIViewController,
    _ side: CGFloat,
    at fraction: CGFloat
  ) {
    old.view.transform = turned(by: -side * fraction)
    new.view.transform = turned(by: side * (1 - fraction))
  }

  /// About a point far below the face.
  private func turned(by part: CGFloat) -> CGAffineTransform {
    let radius = face.bounds.height * 1.4
    return CGAffineTransform(translationX: 0, y: -radius)
      .concatenating(CGAffineTransform(rotationAngle: part * 0.7))
      .concatenating(CGAffineTransform(translationX: 0, y: radius))
  }
}

//: **Phase.** The flight says what it does, and which end it would go to if it were let go now.

extension Dial {
  private func tell(_ flight: MatchFlight) {
    let percent = Int((flight.fractionComplete * 100).rounded())
    let goal = flight.wouldFinish() ? "would go on" : "would go back"
    phaseLabel.text = flight.phase == .held ? "held at \(percent) %: \(goal)" : "\(flight.phase)"
  }
}

//: **Commit.** The finger moves the flight that there is, or begins one; it takes hold of one that still settles. Let go with the finger's speed, the flight goes wherever that would carry it.

extension Dial {
  private func turned(_ way: CGFloat) {
    let running = flight ?? matchFlight
    if flight == nil {
      if let running {
        running.hold()
        grip.fraction = running.fractionComplete + grip.side * way / face.bounds.width
      } else {
        grip = (0, way < 0 ? 1 : -1)
      }
    }
    let held = running ?? begin(way < 0 ? 1 : -1)
    flight = held
    held.update(grip.fraction - grip.side * way / face.bounds.width)
  }

  private func letGo(_ way: CGFloat, _ velocity: CGFloat) {
    flight?.release(velocity: -grip.side * velocity / face.bounds.width)
    flight = nil
  }
}

//: **Clean up.** One end, whatever happened. The child that has gone is out of the container already, and so is the one that never arrived.

extension Dial {
  private func cleanUp(
    _ flight: MatchFlight,
    _ old: UIViewController,
    _ new: UIViewController,
    _ next: Int
  ) {
    for child in [old, new] { child.view.transform = .identity }
    if flight.wouldFinish() { shown = next }
    phaseLabel.text = stations[shown].photo.title
  }
}

let dial = Dial()
PlaygroundPage.current.show(dial) { hand in
  hand.wait(0.5)

  // A little, and not far enough.
  hand.touch { dial.face }
  hand.move(by: CGVector(dx: -120, dy: 0), for: 0.5)
  hand.wait(0.2)
  hand.lift()
  hand.wait(0.9)

  // Farther.
  hand.drag(by: CGVector(dx: -230, dy: 0), for: 0.4) { dial.face }
  hand.wait(1)

  // Back, and only just fast enough.
  hand.drag(by: CGVector(dx: 110, dy: 0), for: 0.15) { dial.face }
  hand.wait(1.2)
}

//: **Try:**
//: * Take hold of the dial while it still turns.
//: * Give the transition a timing that bounces. Without a finger, `observeProgress` follows that, too.
//: * Give the photos IDs, and let the children share one: it flies, and the rest turns.
//:
//: [Next: Inside one screen](@next)
