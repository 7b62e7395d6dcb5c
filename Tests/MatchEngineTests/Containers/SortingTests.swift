#if !canImport(ObjectiveC) && canImport(UIKit)
import MatchEngine
import MatchEngineTestSupport
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// The article's way to sort under a finger, with fingers that are as quick as they like.
  @MainActor @Suite("Sorting under a finger") struct SortingTests {
    private let screen = Containers.SortingController()
    private let window: UIWindow
    /// Tiles differ by their gray.
    private let grays = (0..<6).map { 0.1 + 0.12 * CGFloat($0) }

    init() async {
      window = inWindow(screen)
      screen.view.backgroundColor = .white
      screen.view.addSubview(screen.grid)
      screen.grid.frame = CGRect(x: 16, y: 100, width: 360, height: 240)
      for place in grays.indices {
        let tile = UIView(
          frame: CGRect(x: place % 3 * 120, y: place / 3 * 120, width: 112, height: 112)
        )
        screen.tiles.append(tile)
        screen.grid.addSubview(tile)
      }
      await advance(0.1)
    }

    /// What is seen of the tiles, rearmost first.
    private var seen: [(tile: Int, center: CGPoint, opacity: CGFloat)] {
      Headless.nextDisplayList.items.asSeen.compactMap { item, opacity in
        guard opacity > 0, let gray = item.color?.components?.first,
          let tile = grays.firstIndex(where: { abs($0 - gray) < 0.01 })
        else { return nil }
        return (tile, item.center, opacity)
      }
    }

    /// Every other time, it isn't the tile that has the ID, but what is in it.
    @Test(arguments: 0..<UInt64(Cases.some(of: 300)))
    func `every tile is seen once and whole, the dragged one in front`(seed: UInt64) async {
      var random = SplitMix(seed: seed)
      let tiles = screen.tiles
      for (place, tile) in tiles.enumerated() {
        let tagged = seed % 2 == 0 ? tile : UIView(frame: tile.bounds)
        if tagged !== tile { tile.addSubview(tagged) }
        tagged.backgroundColor = UIColor(white: grays[place], alpha: 1)
        tagged.matchID = "tile-\(place)"
      }
      for _ in 0..<4 {
        let number = random.whole(0...5)
        let tile = tiles[number]
        screen.pickUp(tile)
        for _ in 0..<random.whole(1...6) {
          let finger = CGPoint(x: random.number(20...370), y: random.number(110...330))
          screen.move(to: finger)
          // While a flight is played, it is looked every fourth frame whether anything was taken out of it.
          await advance(random.number(0.085...0.25))
          expectWhole("seed \(seed), dragged")
          let front = seen.last
          #expect(front?.tile == number, "seed \(seed), \(seen)")
          #expect(front?.center.distance(to: finger) ?? 9 < 0.5, "seed \(seed)")
        }
        screen.drop()
        await follow(number, for: random.number(0.02...0.7), seed)
      }
      await advance(1)
      #expect(Headless.accounts.warnings.isEmpty)
      #expect(screen.grid.subviews.count == 6 && screen.view.subviews == [screen.grid])
    }

    @Test func `what the app takes out of a push is seen, though its partner still flies`() async {
      let stack = await PhotoStack()
      let photo = stack.list.photo
      await stack.navigation.go(to: stack.detail, for: 0.15)
      #expect(photo.layer.animationKeys()?.isEmpty == false)
      stack.window.addSubview(photo)
      await advance(0.085)
      #expect(photo.layer.animationKeys() ?? [] == [])
      await advance(2)
      #expect(stack.navigation.topViewController === stack.detail)
      photo.removeFromSuperview()
    }

    /// Follows a tile that was dropped: it leaves from where it is seen, and jumps nowhere.
    private func follow(_ tile: Int, for seconds: TimeInterval, _ seed: UInt64) async {
      var last = seen.first { $0.tile == tile }?.center ?? .zero
      for _ in 0..<Int(seconds * 60) {
        await advance(1 / 60)
        expectWhole("seed \(seed), dropped")
        let now = seen.first { $0.tile == tile }?.center ?? .zero
        #expect(now.distance(to: last) < 60, "seed \(seed)")
        last = now
      }
    }

    private func expectWhole(_ what: String) {
      let seen = seen
      #expect(seen.map(\.tile).sorted() == [0, 1, 2, 3, 4, 5], "\(what)")
      for (tile, _, opacity) in seen where opacity < 0.99 {
        Issue.record("\(what): tile \(tile) is seen at \(opacity)")
      }
    }
  }
}

extension CGPoint {
  fileprivate func distance(to other: CGPoint) -> CGFloat { hypot(x - other.x, y - other.y) }
}
#endif
