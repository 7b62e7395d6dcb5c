// Where a table's rows and headers are. The paddings are plausible, not measured.
struct TableMetrics {
  struct Section {
    var header: CGRect
    var rows: [CGRect]
    var footer: CGRect
  }

  let width: CGFloat
  let margin: CGFloat
  /// Of what was added so far, and of what is above all sections.
  var height: CGFloat
  var sections: [Section] = []

  /// One more section, below a padding, of these heights.
  mutating func add(padding: CGFloat, header: CGFloat, rows: [CGFloat], footer: CGFloat) {
    var y = height + padding
    func next(_ height: CGFloat) -> CGRect {
      defer { y += height }
      return CGRect(x: margin, y: y, width: max(0, width - 2 * margin), height: height)
    }
    sections.append(Section(header: next(header), rows: rows.map(next), footer: next(footer)))
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
