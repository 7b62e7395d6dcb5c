// Where a flow layout puts things, worked out for vertical scrolling; horizontal scrolling swaps the axes.
import Foundation

/// One section, measured along the scrolling (lengths) and across it (widths).
struct FlowSection {
  var sizes: [CGSize] = []
  var lineSpacing: CGFloat = 10
  var itemSpacing: CGFloat = 10
  var inset = UIEdgeInsets.zero
  var header: CGFloat = 0
  var footer: CGFloat = 0
}

/// Where one section's things are.
struct FlowPlaces {
  var header = CGRect.zero
  var footer = CGRect.zero
  var items: [CGRect] = []
}

struct FlowMetrics {
  /// What there is across the scrolling.
  var width: CGFloat

  func places(_ sections: [FlowSection]) -> (places: [FlowPlaces], length: CGFloat) {
    var length: CGFloat = 0
    let places = sections.map { section in
      var places = FlowPlaces()
      places.header = CGRect(x: 0, y: length, width: width, height: section.header)
      length += section.header
      length += section.inset.top
      places.items = items(section, from: &length)
      length += section.inset.bottom
      places.footer = CGRect(x: 0, y: length, width: width, height: section.footer)
      length += section.footer
      return places
    }
    return (places, length)
  }

  private func items(_ section: FlowSection, from start: inout CGFloat) -> [CGRect] {
    let room = width - section.inset.left - section.inset.right
    let lines = FlowMetrics.lines(section.sizes, room, section.itemSpacing)
    var places: [CGRect] = []
    for (number, line) in lines.enumerated() {
      if number > 0 { start += section.lineSpacing }
      let sizes = Array(section.sizes[line])
      let height = sizes.map(\.height).max() ?? 0
      var (x, gap) = FlowMetrics.spread(
        sizes,
        room,
        section.itemSpacing,
        isLast: number == lines.count - 1
      )
      x += section.inset.left
      for size in sizes {
        let y = start + (height - size.height) / 2
        places.append(CGRect(origin: CGPoint(x: x, y: y), size: size))
        x += size.width + gap
      }
      start += height
    }
    return places
  }

  /// As many as fit into each line, but at least one.
  private static func lines(_ sizes: [CGSize], _ room: CGFloat, _ gap: CGFloat) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var first = 0
    var used: CGFloat = 0
    for (index, size) in sizes.enumerated() {
      if index > first, used + gap + size.width > room + 1e-6 {
        lines.append(first..<index)
        first = index
        used = size.width
      } else {
        used += (index > first ? gap : 0) + size.width
      }
    }
    if first < sizes.count { lines.append(first..<sizes.count) }
    return lines
  }

  /// A full line takes all of the room, a line with room for one has it in the middle, and the last one is spread as
  /// if there were more like its last item, so that grids line up.
  private static func spread(
    _ sizes: [CGSize],
    _ room: CGFloat,
    _ gap: CGFloat,
    isLast: Bool
  ) -> (x: CGFloat, gap: CGFloat) {
    var count = sizes.count
    var used = sizes.reduce(0) { $0 + $1.width } + gap * CGFloat(count - 1)
    let more = (sizes.last?.width ?? 0) + gap
    if isLast, more > 0 {
      while used + more <= room + 1e-6 {
        used += more
        count += 1
      }
    }
    if count == 1 { return ((room - used) / 2, gap) }
    return (0, gap + (room - used) / CGFloat(count - 1))
  }
}
