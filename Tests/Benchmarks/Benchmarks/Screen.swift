import MatchEngineCore
import MatchEngineTestSupport

/// A screen as apps have them: a scrolled list of sections, rows and cells.
///
/// It is eight to thirteen views deep, with one tagged photo in ten views. Some cells are turned, some cut, some views hidden, some
/// sorted by depth.
struct Screen {
  static let container = Box(0, 0, 390, 844)

  let root: ViewNode
  private let columns = 25
  private let rows: Int
  private var random: SplitMix
  private var count = 5
  private var photos: [ViewNode] = []

  /// A screen of that many views, a tenth of them tagged; the seed moves and varies them.
  init(views: Int, seed: UInt64) {
    random = SplitMix(seed: seed)
    rows = views / 10 / columns
    root = ViewNode(frame: Screen.container)
    let size = Screen.container.size
    let page = root.adding(Screen.container).adding(Screen.container)
    let scroll = page.adding(Screen.container)
    scroll.clips = true
    scroll.bounds.origin.y = random.number(0...2000)
    let content = scroll.adding(Box(origin: scroll.bounds.origin, size: size))
    addSections(to: content)
    // What is missing are badges on the photos.
    for place in 0..<(views - count) {
      _ = photos[place % photos.count].adding(Box(0, 0, 2, 2))
    }
  }

  private mutating func addSections(to content: ViewNode) {
    let size = content.bounds.size
    let height = size.y / Double(rows)
    for first in stride(from: 0, to: rows, by: 2) {
      let section = content.adding(Box(0, Double(first) * height, size.x, height * 2))
      count += 1
      for row in first..<min(first + 2, rows) {
        let frame = Box(0, Double(row - first) * height, size.x, height)
        addCells(to: section.adding(frame), row: row)
        count += 1
      }
    }
  }

  private mutating func addCells(to row: ViewNode, row index: Int) {
    let size = Vector(row.bounds.size.x / Double(columns), row.bounds.size.y)
    for column in 0..<columns {
      let frame = Box(origin: Vector(Double(column) * size.x, 0), size: size)
      addCell(to: row.adding(frame), id: "photo-\(index * columns + column)")
    }
  }

  /// Nine views: a cell, a card, its backdrop, a stack, a mat, the photo, two labels, a line.
  private mutating func addCell(to cell: ViewNode, id: String) {
    let size = cell.bounds.size
    let card = cell.adding(Box(0, 0, size.x, size.y))
    _ = card.adding(Box(0, 0, size.x, size.y))
    let stack = card.adding(Box(0, 0, size.x, size.y))
    let mat = stack.adding(Box(0, 0, size.x, size.y * 0.8))
    let inset = random.number(0.05...0.2)
    let part = Vector(size.x * (1 - 2 * inset), size.y * 0.8 * (1 - 2 * inset))
    let photo = mat.adding(
      Box(origin: Vector(size.x * inset, size.y * 0.8 * inset), size: part),
      id: id
    )
    let title = stack.adding(Box(0, size.y * 0.8, size.x, size.y * 0.1))
    _ = stack.adding(Box(0, size.y * 0.9, size.x, size.y * 0.1))
    let line = card.adding(Box(0, size.y * 0.99, size.x, size.y * 0.01))
    count += 9
    photos.append(photo)
    photo.clips = true
    photo.radius = random.number(0...4)
    title.isHidden = random.chance(oneIn: 10)
    if random.chance(oneIn: 20) { cell.transform = .rotation(random.number(-0.2...0.2)) }
    if random.chance(oneIn: 20) { line.depth = -1 }
    if random.chance(oneIn: 20) { card.opacity = 0.8 }
    if random.chance(oneIn: 25) {
      card.clips = true
      card.radius = random.chance(oneIn: 2) ? 1 : 0
    }
  }
}

/// Two screens with the same photos.
struct ScreenPair {
  let lower: ViewNode
  let upper: ViewNode

  init(views: Int, seed: UInt64, isScattered: Bool = false) {
    var random = SplitMix(seed: seed)
    let (lower, upper) = (Screen(views: views, seed: seed), Screen(views: views, seed: seed + 1))
    self.lower = isScattered ? lower.root.scattered(&random) : lower.root
    self.upper = isScattered ? upper.root.scattered(&random) : upper.root
  }

  /// All that the engine does before the first frame.
  func plan() -> Plan {
    let reader = ViewReader()
    let viewpoint = Viewpoint(container: Screen.container)
    let from = reader.capture(lower, from: viewpoint)
    let to = reader.capture(upper, from: viewpoint)
    let options = PlanOptions(container: Screen.container)
    return Plan(lower: from.capture, upper: to.capture, options: options)
  }

  func bareVisits() -> Int { bareVisit(lower) + bareVisit(upper) }
}
