//: [Previous: Under your finger](@previous)
//:
//: # Curves and springs
//:
//: One flight, six ways to time it: photos lie on a pile, and are spread out. Choose a timing below, and let them fly. The drawing shows how far they are at which time; what goes beyond the upper line has overshot.

import MatchEngine
import MatchEngineCore
import PlaygroundSupport
import UIKit

//: A `MatchTransition` is a value. `timing` is for everything that does not say otherwise; a spring has its own duration, and a curve without one takes longer the farther it goes. `stagger` sends one view after the other. `style` is what views wish that do not say otherwise: here, to fly in a bow.

struct Choice {
  let name: String
  let transition: MatchTransition
  let progress: (Double) -> Double
  var isEach = false
}

let ease = MatchBezier(0.42, 0, 0.58, 1)

let choices = [
  Choice(
    name: "Ease",
    transition: MatchTransition { $0.timing = .easeInOut(duration: 0.5) },
    progress: { ease($0 / 0.5) }
  ),
  Choice(
    name: "Smooth",
    transition: MatchTransition { $0.timing = .smooth },
    progress: { MatchSpring(duration: 0.5, bounce: 0)($0) }
  ),
  Choice(
    name: "Bouncy",
    transition: MatchTransition { $0.timing = .spring(duration: 0.5, bounce: 0.4) },
    progress: { MatchSpring(duration: 0.5, bounce: 0.4)($0) }
  ),
  Choice(
    name: "Stagger",
    transition: MatchTransition {
      $0.timing = .snappy
      $0.stagger = .step(0.06)
    },
    progress: { MatchSpring(duration: 0.5, bounce: 0.15)($0) }
  ),
  Choice(
    name: "Arc",
    transition: MatchTransition {
      $0.timing = .easeInOut(duration: 0.6)
      $0.style.path = .arc(1)
    },
    progress: { ease($0 / 0.6) }
  ),
  Choice(
    name: "Each",
    transition: MatchTransition(),
    progress: { MatchSpring(duration: 0.32, bounce: 0)($0) },
    isEach: true
  ),
]

//: A view may say for itself when and how it moves, whatever the transition says: `matchStyle.timing`. Where both ends say something, the upper screen's word counts, on the way there and back.

@MainActor func time(_ photoViews: [UIImageView], each: Bool) {
  for (number, view) in photoViews.enumerated() {
    let duration = 0.25 + 0.12 * Double(number)
    view.matchStyle.timing = each ? .spring(duration: duration, bounce: 0.25) : nil
  }
}

//: The curves of the core are functions that can be asked: a Bézier curve for its height, a spring for its place at a time. An app that doesn't draw them imports `MatchEngine` alone.
//:
//: The pile is a heap of turned views with a border; they turn upright in flight, and the border goes. Note that choosing a timing only sets `childMatchTransition`. It is read when the next flight begins.

final class Timings: Studio {
  let segments = UISegmentedControl(items: choices.map(\.name))
  let button = UIButton(type: .system)
  private let pile = Pile()
  private let spread = Spread()
  private let plot = Plot()

  override var panel: [UIView] { [segments, plot, button] }

  init() {
    for heap in [pile, spread] {
      for (number, view) in heap.photoViews.enumerated() { view.matchID = "photo-\(number)" }
    }
    super.init(pile, spacing: 12, margin: 16, bottom: 4)
    pages.isNavigationBarHidden = true
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    plot.heightAnchor.constraint(equalToConstant: 110).isActive = true
    segments.selectedSegmentIndex = 0
    segments.addAction(UIAction { [weak self] _ in self?.choose() }, for: .valueChanged)
    button.configuration = .filled()
    button.configuration?.title = "Fly"
    button.addAction(UIAction { [weak self] _ in self?.fly() }, for: .primaryActionTriggered)
    choose()
  }

  private func choose() {
    let choice = choices[segments.selectedSegmentIndex]
    pages.childMatchTransition = choice.transition
    time(spread.photoViews, each: choice.isEach)
    plot.progress = choice.progress
  }

  private func fly() {
    if pages.topViewController === pile {
      pages.pushViewController(spread, animated: true)
    } else {
      pages.popViewController(animated: true)
    }
  }
}

let studio = Timings()
PlaygroundPage.current.show(studio) { hand in
  hand.wait(0.3)
  for index in choices.indices {
    if index > 0 { hand.choose(index) { studio.segments } }
    hand.wait(0.2)
    hand.tap { studio.button }
    hand.wait(1)
  }
  hand.wait(0.8)
}

//: **Try:**
//: * A spring of your own: `.spring(duration: 0.4, bounce: 0.4)`, or one that takes its time, `.spring(duration: 1)`.
//: * `stagger = .wave(x: 0, y: 0, speed: 1500)`: a wave from the corner. `.step(-0.06)` starts with the photo in front.
//: * `.arc(-1)` bends the other way, `.arc(2)` more. A view may have a way of its own: `matchStyle.path`.
//: * Tap *Fly* again while the photos are still under way.
//:
//: [Next: Everything that interpolates](@next)
