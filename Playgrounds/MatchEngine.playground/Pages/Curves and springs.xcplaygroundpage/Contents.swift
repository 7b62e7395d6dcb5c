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

final class Spread: UIViewController {
  let photoViews = photos(bordered: false)

  func time(each: Bool) {
    for (number, view) in photoViews.enumerated() {
      let duration = 0.25 + 0.12 * Double(number)
      view.matchStyle.timing = each ? .spring(duration: duration, bounce: 0.25) : nil
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for photoView in photoViews { view.addSubview(photoView) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.safeAreaLayoutGuide.layoutFrame.insetBy(dx: 14, dy: 8)
    let (width, height) = (area.width / 2, area.height / 3)
    for (number, photoView) in photoViews.enumerated() {
      photoView.frame = CGRect(
        x: area.minX + CGFloat(number % 2) * width,
        y: area.minY + CGFloat(number / 2) * height,
        width: width,
        height: height
      ).insetBy(dx: 6, dy: 6)
    }
  }
}

//: The pile is a heap of turned views with a border. They turn upright in flight, and the border goes.

final class Pile: UIViewController {
  private let photoViews = photos(bordered: true)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for photoView in photoViews { view.addSubview(photoView) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.safeAreaLayoutGuide.layoutFrame
    for (number, photoView) in photoViews.enumerated() {
      let angle = CGFloat(number * 37 % 29 - 14) * .pi / 180
      photoView.bounds = CGRect(x: 0, y: 0, width: 168, height: 132)
      photoView.center = CGPoint(
        x: area.midX + CGFloat(number * 53 % 41 - 20),
        y: area.maxY - 130 + CGFloat(number * 31 % 23 - 11)
      )
      photoView.transform = CGAffineTransform(rotationAngle: angle)
    }
  }
}

@MainActor func photos(bordered: Bool) -> [UIImageView] {
  Photo.all.prefix(6).map { photo in
    let view = UIImageView(image: photo.image)
    view.contentMode = .scaleAspectFill
    view.clipsToBounds = true
    view.layer.cornerRadius = bordered ? 4 : 14
    view.layer.borderWidth = bordered ? 5 : 0
    view.layer.borderColor = UIColor.white.cgColor
    view.matchID = "photo-\(photo.id)"
    return view
  }
}

//: The curves of the core are functions that can be asked: a Bézier curve for its height, a spring for its place at a time. An app that doesn't draw them imports `MatchEngine` alone.

final class Plot: UIView {
  var progress: (Double) -> Double = { $0 } { didSet { setNeedsLayout() } }
  private let line = CAShapeLayer()
  private let levels = CAShapeLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 12
    for shape in [levels, line] {
      shape.fillColor = nil
      layer.addSublayer(shape)
    }
    levels.lineWidth = 1
    line.lineWidth = 3
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    levels.strokeColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    line.strokeColor = UIColor.systemBlue.resolvedColor(with: traitCollection).cgColor
    let (curve, limits) = (UIBezierPath(), UIBezierPath())
    for level in [0, 1] as [CGFloat] {
      limits.move(to: point(0, level))
      limits.addLine(to: point(1, level))
    }
    curve.move(to: point(0, 0))
    for step in 1...80 {
      let time = CGFloat(step) / 80
      curve.addLine(to: point(time, CGFloat(progress(Double(time)))))
    }
    levels.path = limits.cgPath
    line.path = curve.cgPath
  }

  private func point(_ time: CGFloat, _ height: CGFloat) -> CGPoint {
    let inner = bounds.insetBy(dx: 14, dy: 14)
    return CGPoint(
      x: inner.minX + inner.width * time,
      y: inner.maxY - inner.height * 0.8 * height
    )
  }
}

//: The rest of the screen: a navigation without a bar, and the panel. Note that choosing a timing only sets `childMatchTransition`. It is read when the next flight begins.

final class Studio: UIViewController {
  let pile = Pile()
  let spread = Spread()
  lazy var pages = UINavigationController(rootViewController: pile)
  let segments = UISegmentedControl(items: choices.map(\.name))
  let button = UIButton(type: .system)
  private let plot = Plot()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    pages.isNavigationBarHidden = true
    segments.selectedSegmentIndex = 0
    segments.addAction(UIAction { [weak self] _ in self?.choose() }, for: .valueChanged)
    button.configuration = .filled()
    button.configuration?.title = "Fly"
    button.addAction(UIAction { [weak self] _ in self?.fly() }, for: .primaryActionTriggered)
    layOut()
    choose()
  }

  private func choose() {
    let choice = choices[segments.selectedSegmentIndex]
    pages.childMatchTransition = choice.transition
    spread.time(each: choice.isEach)
    plot.progress = choice.progress
  }

  private func fly() {
    if pages.topViewController === pile {
      pages.pushViewController(spread, animated: true)
    } else {
      pages.popViewController(animated: true)
    }
  }

  private func layOut() {
    let panel = UIStackView(arrangedSubviews: [segments, plot, button])
    panel.axis = .vertical
    panel.spacing = 12
    addChild(pages)
    for part in [pages.view, panel] as [UIView] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    pages.didMove(toParent: self)
    NSLayoutConstraint.activate([
      pages.view.topAnchor.constraint(equalTo: view.topAnchor),
      pages.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      pages.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      pages.view.bottomAnchor.constraint(equalTo: panel.topAnchor, constant: -16),
      panel.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      panel.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      panel.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -4),
      plot.heightAnchor.constraint(equalToConstant: 110),
    ])
  }
}

let studio = Studio()
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
//: [Next: Containers](@next)
