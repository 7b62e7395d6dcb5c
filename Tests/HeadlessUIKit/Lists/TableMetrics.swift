// Where a table's rows and headers are. The paddings are plausible, not measured.
/// One section's heights.
struct TableSection {
  var padding: CGFloat = 0
  var header: CGFloat = 0
  var rows: [CGFloat] = []
  var footer: CGFloat = 0
}

struct TableMetrics {
  struct Section {
    var header = CGRect.zero
    var rows: [CGRect] = []
    var footer = CGRect.zero
  }

  let width: CGFloat
  private(set) var sections: [Section] = []
  private(set) var height: CGFloat = 0

  init(width: CGFloat, margin: CGFloat, start: CGFloat, _ heights: [TableSection]) {
    self.width = width
    var y = start
    func next(_ height: CGFloat) -> CGRect {
      defer { y += height }
      return CGRect(x: margin, y: y, width: max(0, width - 2 * margin), height: height)
    }
    sections = heights.map { section in
      y += section.padding
      return Section(
        header: next(section.header),
        rows: section.rows.map(next),
        footer: next(section.footer)
      )
    }
    height = y
  }

  func row(_ path: IndexPath) -> CGRect? {
    guard sections.indices.contains(path.section),
      sections[path.section].rows.indices.contains(path.row)
    else { return nil }
    return sections[path.section].rows[path.row]
  }

  /// The rows that a rectangle touches.
  func rows(in rect: CGRect) -> [IndexPath] {
    sections.enumerated().flatMap { section, places in
      places.rows.indices.filter { places.rows[$0].intersects(rect) }
        .map { IndexPath(row: $0, section: section) }
    }
  }

  /// A header that stays at the top for as long as its section is in sight.
  func floatingHeader(_ section: Int, top: CGFloat) -> CGRect {
    var header = sections[section].header
    let last = sections[section].footer.minY - header.height
    header.origin.y = max(header.minY, min(top, last))
    return header
  }
}
