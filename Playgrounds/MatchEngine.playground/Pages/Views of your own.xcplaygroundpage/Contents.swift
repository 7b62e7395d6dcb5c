//: [Previous: Sorting](@previous)
//:
//: # Views of your own
//:
//: A film, a map and a web page have no picture that can be relied on: another process or the GPU draws them. For such a view the app **gives the view that flies**: a second screen for the same film, the last snapshot of the map, a poster of the page.

import MatchEngine
import PlaygroundSupport
import UIKit

//: What plays a film shows it in as many views as there are, as an `AVPlayer` does in several layers. Here it is a photo that the camera goes along.

@MainActor final class Player {
  var isPlaying = false
  private var time = 0.0
  private var views: [() -> FilmView?] = []

  init() {
    Timer.scheduledTimer(withTimeInterval: 1 / 30, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.goOn(by: 1 / 30) }
    }
  }

  private func goOn(by seconds: TimeInterval) {
    guard isPlaying else { return }
    time += seconds
    for view in views { view()?.show(at: time) }
  }

  func play(in view: FilmView) {
    views.append { [weak view] in view }
    view.show(at: time)
  }
}

final class FilmView: UIView {
  let player: Player
  private let strip = UIImageView(image: Photo.all[0].image)
  private var part: CGFloat = 0

  init(_ player: Player) {
    self.player = player
    super.init(frame: .zero)
    backgroundColor = .black
    clipsToBounds = true
    strip.contentMode = .scaleAspectFill
    addSubview(strip)
    player.play(in: self)
  }

  required init?(coder: NSCoder) { nil }

  func show(at time: TimeInterval) {
    part = (1 - cos(time)) / 2
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width * 1.8
    let x = -part * (width - bounds.width)
    strip.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
  }
}

//: Here are the three lines. A flight asks for a view at each of its ends, gives it the size of the tagged one, and lets go of it afterward. The tagged view itself stays where it is, and is hidden meanwhile.

enum Kind: String, CaseIterable {
  case film = "The film goes on in flight"
  case map = "The map's last snapshot"
  case page = "A poster of the page"

  @MainActor func makeView(_ player: Player) -> UIView {
    let view: UIView
    switch self {
    case .film:
      view = FilmView(player)
      view.matchStandIn = .view { ($0 as? FilmView).map { FilmView($0.player) } }
    case .map:
      let map = MapView()
      map.matchStandIn = .view { [weak map] _ in map?.lastMap.map { UIImageView(image: $0) } }
      view = map
    case .page:
      view = PageView()
      view.matchStandIn = .view { _ in
        let poster = UIImageView(image: Photo.all[6].image)
        poster.contentMode = .scaleAspectFill
        return poster
      }
    }
    view.matchID = rawValue
    return view
  }
}

//: A map keeps its last snapshot. As long as there is none, `nil` means what is automatic.

final class MapView: UIView {
  private(set) var lastMap: UIImage?

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) { MapView.draw(in: bounds) }

  override func layoutSubviews() {
    super.layoutSubviews()
    // What an `MKMapSnapshotter` would take its time for.
    let size = bounds.size
    lastMap = UIGraphicsImageRenderer(size: size).image { _ in
      MapView.draw(in: CGRect(origin: .zero, size: size))
    }
  }

  private static func draw(in box: CGRect) {
    UIColor(red: 0.86, green: 0.92, blue: 0.8, alpha: 1).setFill()
    UIRectFill(box)
    UIColor.white.setFill()
    for x in stride(from: box.minX + 30, to: box.maxX, by: 70) {
      UIRectFill(CGRect(x: x, y: box.minY, width: 9, height: box.height))
    }
    for y in stride(from: box.minY + 26, to: box.maxY, by: 60) {
      UIRectFill(CGRect(x: box.minX, y: y, width: box.width, height: 6))
    }
    UIColor.systemRed.setFill()
    UIBezierPath(ovalIn: CGRect(x: box.midX - 9, y: box.midY - 9, width: 18, height: 18)).fill()
  }
}

final class PageView: UIView {
  private let page = UIImageView(image: Photo.all[6].image)

  override init(frame: CGRect) {
    super.init(frame: frame)
    page.contentMode = .scaleAspectFill
    fill(with: page)
  }

  required init?(coder: NSCoder) { nil }
}

//: The two screens know nothing of that. The film plays while it is large.

final class Shelf: UIViewController {
  private let player = Player()
  private(set) var tiles: [UIControl] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Today"
    view.backgroundColor = .systemBackground
    for kind in Kind.allCases {
      let tile = UIControl()
      let shown = kind.makeView(player)
      shown.isUserInteractionEnabled = false
      shown.layer.cornerRadius = 16
      shown.clipsToBounds = true
      tile.fill(with: shown)
      tile.addAction(UIAction { [weak self] _ in self?.open(kind) }, for: .touchUpInside)
      tile.heightAnchor.constraint(equalToConstant: 150).isActive = true
      tiles.append(tile)
    }
    let stack = UIStackView(arrangedSubviews: tiles)
    stack.axis = .vertical
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let (area, margins) = (view.safeAreaLayoutGuide, view.layoutMarginsGuide)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: area.topAnchor, constant: 24),
      stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor, constant: 60),
      stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor, constant: -60),
    ])
  }

  private func open(_ kind: Kind) {
    navigationController?.pushViewController(Large(kind, player), animated: true)
  }
}

final class Large: UIViewController {
  let shown: UIView
  private let caption: UILabel

  init(_ kind: Kind, _ player: Player) {
    shown = kind.makeView(player)
    caption = UILabel(kind.rawValue, .headline)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for part in [shown, caption] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    NSLayoutConstraint.activate([
      shown.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      shown.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      shown.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      shown.heightAnchor.constraint(equalTo: shown.widthAnchor, multiplier: 0.75),
      caption.topAnchor.constraint(equalTo: shown.bottomAnchor, constant: 20),
      caption.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
    ])
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    (shown as? FilmView)?.player.isPlaying = true
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    (shown as? FilmView)?.player.isPlaying = false
  }
}

let shelf = Shelf()
let navigation = UINavigationController(rootViewController: shelf)
navigation.childMatchTransition = MatchTransition { $0.gestures.insert(.pinch) }

PlaygroundPage.current.show(navigation) { hand in
  hand.wait(0.5)
  hand.tap { shelf.tiles[0] }
  hand.wait(1.2)
  // Two fingers take the film home.
  hand.pinch(to: 0.45, turning: 0.15, by: CGVector(dx: 20, dy: 60), for: 0.6) {
    (navigation.topViewController as? Large)?.shown
  }
  hand.wait(1)
  for number in 1...2 {
    hand.tap { shelf.tiles[number] }
    hand.wait(1)
    hand.goBack(in: navigation)
    hand.wait(1)
  }
}

//: **Try:**
//: * Take out the line with `matchStandIn` for the film. It stands still while it flies.
//: * Let the map have no `lastMap`. What flies then?
//: * Give the poster the fit `.width`.
//:
//: [Next: Why didn't it match?](@next)
