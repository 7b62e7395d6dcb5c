#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

@testable import MatchEngineFuzz

extension MatchEngineTests {
  /// Other views in the place of those that fly, a background that changes with them, and tiles and cards that are sent
  /// elsewhere again and again.
  @MainActor @Suite("A second change in the midst of the first") struct SecondChangeTests {
    private static let colors: [UIColor] = [.red, .green, .blue]
    private let screen = KindScreen([])
    private let box = UIView(CGRect(x: 0, y: 100, width: 393, height: 600), nil)

    /// Whether each color lies in front of everything else, and is opaque, wherever it is.
    private func areInFront(_ colors: [UIColor]) -> Bool {
      let items = Headless.nextDisplayList.items.filter { $0.kind == .background }
      func shows(_ item: DisplayItem, _ color: UIColor) -> Bool {
        item.color?.components == color.cgColor.components && item.opacity > 0.99
      }
      return colors.allSatisfy { color in
        guard let own = items.last(where: { shows($0, color) }) else { return false }
        let front = items.last { $0.contains(own.center) }
        return front.map { one in colors.contains { shows(one, $0) } } ?? false
      }
    }

    /// How the second change puts other views in the place of those that fly.
    enum Way: CaseIterable, Sendable { case sameViews, otherWrappers, allOthers }

    @Test(
      "what flies lies in front of what the change adds, whichever view it is called on",
      arguments: Way.allCases,
      [false, true]
    )
    func added(way: Way, isOnSuperview: Bool) async {
      screen.loadViewIfNeeded()
      screen.view.addSubview(box)
      var wrappers: [UIView] = []
      func fill(top: CGFloat) {
        for (place, color) in Self.colors.enumerated() {
          let frame = CGRect(x: 20 + 120 * CGFloat(place), y: top, width: 110, height: 140)
          let wrapper = UIView(frame, UIColor(white: 0.97, alpha: 1))
          let tile = CGRect(x: 5, y: 5, width: 100, height: 130)
          wrapper.addSubview(UIView(tagged: "tile-\(place)", tile, color))
          wrappers.append(wrapper)
          box.addSubview(wrapper)
        }
      }
      fill(top: 0)
      let window = await onScreen(screen)
      let changed = isOnSuperview ? screen.view : box
      changed?.matchAnimate(transition: .linear(0.5)) {
        for wrapper in wrappers { wrapper.frame.origin.y = 150 }
      }
      await advance(0.2)
      let footage = await Footage {
        changed?.matchAnimate(transition: .linear(0.5)) {
          switch way {
          case .sameViews: for wrapper in wrappers { wrapper.frame.origin.y = 300 }
          case .otherWrappers:
            for wrapper in wrappers { wrapper.removeFromSuperview() }
            fill(top: 300)
          case .allOthers:
            for view in box.subviews { view.removeFromSuperview() }
            fill(top: 300)
          }
        }
        for _ in 0..<45 {
          await advance(1 / 60)
          #expect(areInFront(Self.colors))
        }
      }
      #expect(
        footage.jumps == [] && footage.holes == [] && window.remains.isEmpty,
        "\(footage.jumps.prefix(3)) \(footage.holes.prefix(3))"
      )
    }

    @Test("so it does where a list loads its cells again", arguments: [false, true])
    func cells(isOnSuperview: Bool) async {
      let list = ColorList(Self.colors)
      _ = await onScreen(list)
      let changed = isOnSuperview ? list.view.superview : list.collectionView
      func reverse() {
        list.colors.reverse()
        list.collectionView.reloadData()
      }
      changed?.matchAnimate(transition: .linear(0.5), changes: reverse)
      await advance(0.1)
      changed?.matchAnimate(transition: .linear(0.5), changes: reverse)
      for _ in 0..<45 {
        await advance(1 / 60)
        #expect(areInFront(Self.colors))
      }
    }

    @Test(
      "the view's own background goes along, and back",
      arguments: [false, true],
      [false, true]
    )
    func background(isTagged: Bool, isCancelled: Bool) async {
      let tile = UIView(tagged: "tile", CGRect(x: 20, y: 20, width: 60, height: 60), .black)
      box.addSubview(tile)
      box.backgroundColor = .red
      if isTagged { box.matchID = "box" }
      screen.loadViewIfNeeded()
      screen.view.addSubview(box)
      let window = await onScreen(screen)
      let ways: [(UIColor, CGFloat)] = [(.blue, 200), (.green, 400)]
      let footage = await Footage {
        for (color, y) in ways {
          let old = (box.backgroundColor, tile.frame.origin.y)
          let flight = box.matchAnimate(transition: .linear(0.5)) {
            box.backgroundColor = color
            tile.frame.origin.y = y
          } undoOnCancel: {
            (box.backgroundColor, tile.frame.origin.y) = old
          }
          await advance(0.3)
          if isCancelled, y > 300 { flight.cancel() }
        }
        await advance(0.8)
      }
      #expect(footage.faults == [] && window.remains.isEmpty, "\(footage.faults.prefix(4))")
      #expect(box.backgroundColor == (isCancelled ? .blue : .green))
      let starts = footage.frames.prefix(3).map { $0.shows(.red) }
      #expect(starts.first == true && !footage.frames[2].shows(.blue))
    }

    @Test("what lay in front of a tile still does, although the tile now goes elsewhere")
    func below() async {
      let tile = UIView(tagged: "tile", CGRect(x: 20, y: 740, width: 90, height: 90), .red)
      let bar = UIView(CGRect(x: 0, y: 768, width: 393, height: 84), .green)
      screen.loadViewIfNeeded()
      for view in [tile, bar] { screen.view.addSubview(view) }
      let window = await onScreen(screen)
      let footage = await Footage {
        for y in [500, 400] as [CGFloat] {
          screen.view.matchAnimate(transition: .linear(0.5)) { tile.frame.origin.y = y }
          await advance(0.05)
        }
        await advance(1)
      }
      #expect(footage.faults == [] && window.remains.isEmpty)
      for frame in footage.frames {
        #expect(!frame.shows(.red, every: 11, in: CGRect(x: 20, y: 770, width: 90, height: 80)))
      }
    }

    // MARK: Again and again

    @Test(
      "a dashboard's icons keep their shape, and no letter is cut, however often it is sorted",
      arguments: 0...3,
      [false, true]
    )
    func dashboard(count: Int, isRightToLeft: Bool) async {
      let cards = Self.colors.enumerated().map { number, color in
        let card = UIView(tagged: "card-\(number)", .zero, color)
        card.addSubview(UIImageView(CGRect(x: 12, y: 12, width: 32, height: 32), .opaque(.black)))
        card.addSubview(UILabel(CGRect(x: 12, y: 52, width: 80, height: 20), "Steps \(number)"))
        card.subviews[0].contentMode = .scaleToFill
        return card
      }
      /// One card is wide, the others are small.
      func layOut(_ number: Int) {
        var top: CGFloat = 80
        for (place, card) in cards.enumerated() {
          let isWide = number % 3 == place
          let size = isWide ? CGSize(width: 353, height: 220) : CGSize(width: 110, height: 100)
          card.frame = CGRect(origin: CGPoint(x: 20, y: top), size: size)
          for part in card.subviews where isRightToLeft {
            part.frame.origin.x = size.width - 12 - part.frame.width
          }
          top = card.frame.maxY + 12
        }
      }
      layOut(0)
      let board = KindScreen(cards)
      if isRightToLeft { board.view.semanticContentAttribute = .forceRightToLeft }
      _ = await onScreen(board)
      let footage = await Footage {
        for change in 0...count {
          board.view.matchAnimate(transition: .linear(0.5)) { layOut(1 + change) }
          for _ in 0..<(change < count ? 7 : 45) {
            await advance(1 / 60)
            for item in Headless.nextDisplayList.items where item.opacity > 0.05 {
              let box = item.box
              if item.kind == .image { #expect(isClose(box.width, box.height, within: 0.1)) }
              let uncut = item.clips.allSatisfy {
                isClose($0.box.intersection(box), box, within: 1)
              }
              #expect(item.texts.isEmpty || uncut)
            }
          }
        }
      }
      #expect(footage.jumps == [] && footage.holes == [], "\(footage.jumps.prefix(2))")
    }

    @Test("a dropped tile stays opaque, whatever is in it", arguments: [false, true])
    func dropped(hasImage: Bool) async {
      let sorting = Containers.SortingController()
      _ = await onScreen(sorting)
      sorting.view.addSubview(sorting.grid)
      sorting.grid.frame = CGRect(x: 16, y: 100, width: 360, height: 240)
      for (place, color) in Self.colors.enumerated() {
        let tile = UIView(
          tagged: "tile-\(place)",
          CGRect(x: 120 * place, y: 0, width: 112, height: 112),
          color
        )
        tile.addSubview(UILabel(CGRect(x: 10, y: 80, width: 90, height: 20), "Tile \(place)"))
        let image = UIImageView(CGRect(x: 10, y: 10, width: 40, height: 30), .opaque(.black))
        if hasImage { tile.addSubview(image) }
        sorting.tiles.append(tile)
        sorting.grid.addSubview(tile)
      }
      await advance(0.1)
      for (number, end) in [(0, 300), (1, 60), (2, 200)] {
        sorting.pickUp(sorting.tiles[number])
        for step in 1...10 {
          sorting.move(to: CGPoint(x: 60 + (end - 60) * step / 10, y: 150))
          await advance(1 / 60)
        }
        sorting.drop()
        for _ in 0..<15 {
          await advance(1 / 60)
          let items = Headless.nextDisplayList.items.asSeen
          for color in Self.colors {
            let parts = items.filter { $0.0.color?.components == color.cgColor.components }
            #expect(parts.reduce(1) { $0 * (1 - $1.1) } < 0.01)
          }
        }
      }
    }
  }

  /// A list of gray cells with a tagged view in each.
  private final class ColorList: UICollectionViewController {
    var colors: [UIColor]

    init(_ colors: [UIColor]) {
      self.colors = colors
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 393, height: 150)
      super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }

    override func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { colors.count }

    override func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      let color = colors[indexPath.item]
      for view in cell.contentView.subviews { view.removeFromSuperview() }
      let tile = UIView(
        tagged: "\(color)",
        CGRect(x: 20, y: 10, width: 100 + 50 * indexPath.item, height: 130),
        color
      )
      cell.contentView.addSubview(tile)
      cell.backgroundColor = .lightGray
      return cell
    }
  }
}
#endif
