//: [Previous: Inside one screen](@previous)
//:
//: # Sorting
//:
//: A photo is dragged to another place, and the others make room. `matchAnimate` flies all but **the one under the finger**, which leaves the grid while it is dragged. It stays in front, at the finger, whatever flies behind it.

import MatchEngine
import PlaygroundSupport
import UIKit

//: The screen. The gesture recognizer is on the screen's own view, because UIKit may cancel the touches of a view that changes its superview.

final class SortingBoard: UIViewController {
  let grid = UIView()
  private(set) var tiles: [UIImageView] = []
  private var dragged: UIImageView?
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
    for photo in Photo.all {
      let tile = UIImageView(image: photo.image)
      tile.contentMode = .scaleAspectFill
      tile.clipsToBounds = true
      tile.layer.cornerRadius = 14
      tile.matchID = "photo-\(photo.id)"
      tiles.append(tile)
      grid.addSubview(tile)
    }
    view.addGestureRecognizer(pull)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    grid.frame = view.safeAreaLayoutGuide.layoutFrame.insetBy(dx: 16, dy: 12)
    layOutTiles()
  }

  private var step: CGSize {
    CGSize(width: (grid.bounds.width + 8) / 3, height: (grid.bounds.height + 8) / 3)
  }

  private func layOutTiles() {
    for (place, tile) in tiles.enumerated() where tile !== dragged {
      tile.frame = CGRect(
        x: CGFloat(place % 3) * step.width,
        y: CGFloat(place / 3) * step.height,
        width: step.width - 8,
        height: step.height - 8
      )
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
    let place = place(at: view.convert(tile.center, to: grid))
    guard tiles[place] !== tile else { return }
    fly {
      tiles.removeAll { $0 === tile }
      tiles.insert(tile, at: place)
    }
  }

  private func place(at point: CGPoint) -> Int {
    let column = min(max(Int(point.x / step.width), 0), 2)
    let row = min(max(Int(point.y / step.height), 0), 2)
    return min(3 * row + column, tiles.count - 1)
  }
}

//: **Dropped**, it goes back into the grid at the place where it is seen, and its flight begins there.

extension SortingBoard {
  private func drop() {
    guard let tile = dragged else { return }
    tile.frame = view.convert(tile.frame, to: grid)
    grid.addSubview(tile)
    dragged = nil
    fly {}
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

  // To the middle, in two steps; it is dropped while the others still fly.
  hand.touch { board.tiles[0] }
  hand.move(by: CGVector(dx: 130, dy: 40), for: 0.3)
  hand.move(by: CGVector(dx: 10, dy: 200), for: 0.3)
  hand.lift()
  hand.wait(0.15)

  // Caught again before it is there, and carried back.
  hand.touch { board.tiles[4] }
  hand.move(by: CGVector(dx: -20, dy: -220), for: 0.3)
  hand.move(by: CGVector(dx: -110, dy: -20), for: 0.3)
  hand.lift()
  hand.wait(1)
}

//: **Try:**
//: * In `pickUp`, set the ID of the photo to nil, and leave the photo in the grid: the others fly over it.
//: * Leave out `grid.convert` in `pickUp`. Where does the photo go?
//: * Give the photos a shadow while they are dragged.
//:
//: [Next: Views of your own](@next)
