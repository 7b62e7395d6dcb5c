//: [Previous: Inside one screen](@previous)
//:
//: # Sorting
//:
//: A photo is dragged to another place, and the others make room. `matchAnimate` flies all but **the one under the finger**, which leaves the grid while it is dragged. It stays in front, at the finger, whatever flies behind it.
//:
//: The first place is larger than the others: on the way there a photo grows, and what is written on it does not.

import MatchEngine
import PlaygroundSupport
import UIKit

//: A tile is a photo with a symbol and a name on it. That line has an ID of its own. So it is not scaled with the photo, but goes along with its corner, however often the others make room.

final class Tile: UIImageView {
  init(_ photo: Photo) {
    super.init(frame: .zero)
    image = photo.image
    contentMode = .scaleAspectFill
    clipsToBounds = true
    layer.cornerRadius = 14
    matchID = "photo-\(photo.id)"
    let symbolView = UIImageView(image: UIImage(systemName: "heart.fill"))
    symbolView.tintColor = .white
    symbolView.contentMode = .center
    let line = UIStackView(arrangedSubviews: [symbolView, UILabel(photo.title, .caption1, .white)])
    line.spacing = 4
    line.matchID = "line-\(photo.id)"
    line.translatesAutoresizingMaskIntoConstraints = false
    addSubview(line)
    NSLayoutConstraint.activate([
      line.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10),
      line.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

//: The screen. The gesture recognizer is on the screen's own view, because UIKit may cancel the touches of a view that changes its superview.

final class SortingBoard: UIViewController {
  let grid = UIView()
  private(set) var tiles = Photo.all.map { Tile($0) }
  private var dragged: Tile?
  /// The finger's distance from the center of the photo.
  private var grip = CGPoint.zero
  private lazy var pull = Pull { [weak self] event in
    switch event {
    case .began: self?.pickUp()
    case .moved: self?.move()
    case .ended: self?.drop()
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    view.addSubview(grid)
    for tile in tiles { grid.addSubview(tile) }
    view.addGestureRecognizer(pull)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    grid.frame = view.safeAreaLayoutGuide.layoutFrame.insetBy(dx: 16, dy: 12)
    layOutTiles()
  }

  /// The first place is as large as four, and two are beside it.
  private func frame(at place: Int) -> CGRect {
    let (width, height) = ((grid.bounds.width + 8) / 3, (grid.bounds.height + 8) / 4)
    let (number, size) = place == 0 ? (0, 2.0) : (place < 3 ? 3 * place - 1 : place + 3, 1)
    return CGRect(
      x: CGFloat(number % 3) * width,
      y: CGFloat(number / 3) * height,
      width: size * width - 8,
      height: size * height - 8
    )
  }

  private func layOutTiles() {
    for (place, tile) in tiles.enumerated() where tile !== dragged {
      tile.frame = frame(at: place)
    }
  }
}

//: The drag has three steps. **Picked up**, the photo moves to the screen's view, in front of the grid. If it was flying, its flight ends there.

extension SortingBoard {
  private func pickUp() {
    let point = pull.location(in: grid)
    guard let tile = tiles.first(where: { $0.frame.contains(point) }) else { return }
    grip = CGPoint(x: point.x - tile.center.x, y: point.y - tile.center.y)
    tile.frame = grid.convert(tile.frame, to: view)
    view.addSubview(tile)
    dragged = tile
  }
}

//: **Moved**, it only follows the finger. Over another place, the others fly to their new places.

extension SortingBoard {
  private func move() {
    guard let tile = dragged else { return }
    let point = pull.location(in: view)
    tile.center = CGPoint(x: point.x - grip.x, y: point.y - grip.y)
    let center = view.convert(tile.center, to: grid)
    guard let place = tiles.indices.first(where: { frame(at: $0).contains(center) }),
      tiles[place] !== tile
    else { return }
    fly {
      tiles.removeAll { $0 === tile }
      tiles.insert(tile, at: place)
    }
  }
}

//: **Dropped**, it goes back into the grid at the place where it is seen, and its flight begins there.

extension SortingBoard {
  private func drop() {
    guard let tile = dragged else { return }
    tile.frame = view.convert(tile.frame, to: grid)
    grid.addSubview(tile)
    fly { dragged = nil }
  }

  private func fly(_ changes: () -> Void) {
    grid.matchAnimate(transition: MatchTransition { $0.timing = .snappy }) {
      changes()
      layOutTiles()
    }
  }
}

let board = SortingBoard()
PlaygroundPage.current.show(board) { hand in
  hand.wait(0.5)

  // Down and to the side, in three steps; it is dropped while the others still fly.
  hand.touch { board.tiles[5] }
  hand.move(by: CGVector(dx: -90, dy: 10), for: 0.2)
  hand.move(by: CGVector(dx: -60, dy: -200), for: 0.25)
  hand.move(by: CGVector(dx: 40, dy: -80), for: 0.2)
  hand.lift()
  hand.wait(0.3)

  // Caught again before it is there, and carried back.
  hand.touch { board.tiles[0] }
  hand.move(by: CGVector(dx: 120, dy: 20), for: 0.2)
  hand.move(by: CGVector(dx: 0, dy: 250), for: 0.3)
  hand.lift()
  hand.wait(1)
}

//: **Try:**
//: * In `pickUp`, set the ID of the photo to nil, and leave the photo in the grid: the others fly over it.
//: * Leave out `grid.convert` in `pickUp`. Where does the photo go?
//: * Give the photos a shadow while they are dragged.
//:
//: [Next: Views of your own](@next)
