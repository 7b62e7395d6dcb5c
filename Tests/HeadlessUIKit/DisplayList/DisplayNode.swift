/// What is seen, in groups that are clipped or faded together; all places are the screen's.
indirect enum DisplayNode {
  case item(DisplayItem)
  case group(DisplayGroup)
}

/// Things that are clipped, or faded, together.
struct DisplayGroup {
  var opacity: CGFloat = 1
  var clip: Outline?
  var children: [DisplayNode]
}

extension [DisplayNode] {
  /// The nodes faded together; nothing changes at opacity 1.
  func faded(_ opacity: CGFloat) -> [DisplayNode] {
    opacity == 1 || isEmpty ? self : [.group(DisplayGroup(opacity: opacity, children: self))]
  }

  func clipped(_ clip: Outline?) -> [DisplayNode] {
    clip == nil || isEmpty ? self : [.group(DisplayGroup(clip: clip, children: self))]
  }

  /// All items, back to front.
  var items: [DisplayItem] {
    flatMap { node in
      switch node {
      case .item(let item): [item]
      case .group(let group): group.children.items
      }
    }
  }

  /// Without what is not seen, and without the clips that cut nothing off.
  func pruned(_ area: CGRect) -> [DisplayNode] {
    compactMap { node in
      switch node {
      case .item(let item): return item.isSeen(in: area) ? node : nil
      case .group(var group):
        let inner = group.clip.map { area.intersection($0.box) } ?? area
        guard !inner.isNull, inner.width > 0, inner.height > 0 else { return nil }
        group.children = group.children.pruned(inner)
        guard !group.children.isEmpty else { return nil }
        if let clip = group.clip, group.children.items.allSatisfy(clip.cutsNothingOff) {
          group.clip = nil
        }
        return .group(group)
      }
    }
  }

  /// The flat list: opacities multiplied, clips in a chain.
  func flattened(
    opacity: CGFloat = 1,
    groups: [CGFloat] = [],
    clips: [Outline] = []
  ) -> [DisplayItem] {
    flatMap { node -> [DisplayItem] in
      switch node {
      case .item(var item):
        item.opacity *= opacity
        item.groups = groups
        item.clips = clips.filter { !$0.cutsNothingOff(item) }.withoutOuterOnes
        return [item]
      case .group(let group):
        let isGroup = group.opacity != 1 && group.children.items.count > 1
        return group.children.flattened(
          opacity: opacity * group.opacity,
          groups: groups + (isGroup ? [group.opacity] : []),
          clips: clips + [group.clip].compactMap { $0 }
        )
      }
    }
  }
}

extension [Outline] {
  /// Without the clips that hold a clip further in; that one cuts off all that they do.
  var withoutOuterOnes: [Outline] {
    enumerated().filter { index, clip in
      !self[(index + 1)...].contains {
        clip.isClose(to: $0, within: 1e-6) || clip.holdsAll(of: $0)
      }
    }.map(\.element)
  }
}

extension Outline {
  func cutsNothingOff(_ item: DisplayItem) -> Bool {
    if item.reach == 0, isClose(to: item.outline, within: 1e-6) { return true }
    return holdsAll(of: item.outline, reach: item.reach)
  }
}

extension DisplayItem {
  func isSeen(in area: CGRect) -> Bool {
    guard isVisible else { return false }
    let box = CGRect(enclosing: outline.corners(reach: reach)).intersection(area)
    return !box.isNull && box.width > 0 && box.height > 0
  }
}
