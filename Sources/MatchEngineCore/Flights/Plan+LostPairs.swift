extension Plan {
  /// Keeps pairs of `old` of which this plan has only one end: they fly on to that end.
  ///
  /// A pair loses an end if its view is removed, hidden or used for something else while it flies. At the end
  /// that is lost nothing is there any more, so the performer fades out on its way there. From where it is to
  /// the end that is left, it can be seen all the way.
  mutating func keepLostPairs(of old: Plan, at positions: [TrackPosition]) {
    var singles: [IDKey: Int]?
    for (index, performer) in old.performers.enumerated() where performer.hadPartner {
      let id = performer.id
      guard let end = onlyEnd(of: id) else { continue }
      let known = singles ?? performers.singles
      singles = known
      keep(old, index, end, in: known[IDKey(id)], at: positions[old.boxPaths[index].track].progress)
    }
  }

  /// The one end that a performer still has, as its role; nil if both are there or both are gone.
  private func onlyEnd(of id: String) -> Performer.Role? {
    switch (lower.index(of: id), upper.index(of: id)) {
    case (let index?, nil): .leaving(index)
    case (nil, let index?): .entering(index)
    default: nil
    }
  }

  private mutating func keep(
    _ old: Plan,
    _ origin: Int,
    _ role: Performer.Role,
    in place: Int?,
    at progress: Double
  ) {
    let index = place ?? performers.count
    let around = old.performers[origin].parent.map { old.performers[$0].id }
    let parent = around.flatMap { around in
      performers.prefix(index).firstIndex { $0.id.isSameID(as: around) && !$0.isRoot }
    }
    var performer = Performer(role: role, id: old.performers[origin].id, parent: parent)
    performer.hasLostPartner = true
    var boxPath = old.boxPaths[origin].losingPartner(of: role, in: self, at: progress)
    boxPath.track = track(like: old.tracks[boxPath.track])
    performer.pictureBoxes = keepPictureBoxes(old, origin, role, boxPath, index)
    performer.decoration = keepDecoration(old, origin, role, boxPath, index)
    if let place {
      performers[place] = performer
      boxPaths[place] = boxPath
    } else {
      performers.append(performer)
      boxPaths.append(boxPath)
      lowerOrder.insert(index, after: old.lowerOrder, of: origin, in: (old, self))
      upperOrder.insert(index, after: old.upperOrder, of: origin, in: (old, self))
    }
    if let clip = old.performers[origin].clip { setClip(of: index, old.clips[clip]) }
  }

  /// The index of a track, which is added if there is none like it.
  private mutating func track(like track: Track) -> Int {
    if let index = tracks.firstIndex(of: track) { return index }
    // The two screens come behind the tracks.
    for index in boxPaths.indices where boxPaths[index].track >= tracks.count {
      boxPaths[index].track += 1
    }
    tracks.append(track)
    return tracks.count - 1
  }

  private mutating func keepPictureBoxes(
    _ old: Plan,
    _ origin: Int,
    _ role: Performer.Role,
    _ boxPath: BoxPath,
    _ index: Int
  ) -> Int? {
    guard var boxes = old.performers[origin].pictureBoxes.map({ old.pictureBoxes[$0] }) else {
      return nil
    }
    boxes.performer = index
    switch role {
    case .entering(let element):
      boxes.upper.upper = upper.elements[element].picture.box(in: boxPath.upper)
    case .leaving(let element):
      boxes.lower.lower = lower.elements[element].picture.box(in: boxPath.lower)
    default: break
    }
    pictureBoxes.append(boxes)
    return pictureBoxes.count - 1
  }

  private mutating func keepDecoration(
    _ old: Plan,
    _ origin: Int,
    _ role: Performer.Role,
    _ boxPath: BoxPath,
    _ index: Int
  ) -> Int? {
    guard var kept = old.performers[origin].decoration.map({ old.decorations[$0] }) else {
      return nil
    }
    kept.performer = index
    switch role {
    case .entering(let element):
      let element = upper.elements[element]
      let decoration = element.appearance.decoration
      kept.upper = MixableDecoration(decoration, scale: boxPath.upper.meanScale)
      kept.upper.borrow(from: kept.lower, behind: element.picture)
    case .leaving(let element):
      let element = lower.elements[element]
      let decoration = element.appearance.decoration
      kept.lower = MixableDecoration(decoration, scale: boxPath.lower.meanScale)
      kept.lower.borrow(from: kept.upper, behind: element.picture)
    default: break
    }
    decorations.append(kept)
    return decorations.count - 1
  }
}

extension Performer {
  /// Whether it is a pair, or was one.
  fileprivate var hadPartner: Bool {
    if case .pair = role { return true }
    return hasLostPartner
  }
}

extension Array where Element == Performer {
  /// The performers that stand in for one view, by their IDs.
  fileprivate var singles: [IDKey: Int] {
    var result: [IDKey: Int] = [:]
    for (index, performer) in enumerated() {
      switch performer.role {
      case .entering, .leaving:
        let key = IDKey(performer.id)
        result[key] = result[key] ?? index
      case .pair, .lowerRoot, .upperRoot, .stray: break
      }
    }
    return result
  }
}

extension Array where Element == Int {
  /// Puts a performer where it was in the stack of an old plan: directly in front of what was behind it.
  fileprivate mutating func insert(
    _ index: Int,
    after order: [Int],
    of origin: Int,
    in plans: (old: Plan, new: Plan)
  ) {
    let roots = plans.new.performers.prefix { $0.isRoot }.count
    let behind = order.prefix { $0 != origin }.reversed()
    for former in behind {
      let performer = plans.old.performers[former]
      let spot = firstIndex {
        let other = plans.new.performers[$0]
        return !other.isRoot && !performer.isRoot && other.id.isSameID(as: performer.id)
      }
      if let spot { return insert(index, at: spot + 1) }
    }
    insert(index, at: Swift.min(roots, count))
  }
}

extension BoxPath {
  /// This path after one of its two views is gone: to the place where the other one is now.
  fileprivate func losingPartner(
    of role: Performer.Role,
    in plan: Plan,
    at progress: Double
  ) -> BoxPath {
    var path = self
    switch role {
    case .entering(let index):
      var from = lower
      from.alpha = 0
      path = BoxPath(from: from, to: BoxState(plan.upper.elements[index], alignedTo: lower))
      path.fade = FadeWindow(before: progress)
    case .leaving(let index):
      let from = BoxState(plan.lower.elements[index], alignedTo: upper)
      var to = upper
      to.alpha = 0
      path = BoxPath(from: from, to: to)
      path.fade = FadeWindow(after: progress)
    default: break
    }
    // What was lost before goes on fading as it did.
    if lower.alpha == 0 || upper.alpha == 0 { path.fade = fade }
    path.bend = bend
    path.crossFade = crossFade
    path.track = track
    return path
  }
}

extension FadeWindow {
  /// How near it comes to where the performer is, so that the opacity is at rest there.
  private static let gap = 1e-4
  /// What is lost at the very beginning of its way stays visible there.
  private static let shortest = 0.02

  /// From the lower end to where the performer is.
  fileprivate init(before progress: Double) {
    let end = progress.clampedToUnit - FadeWindow.gap
    self.init(from: min(0, end - FadeWindow.shortest), to: end)
  }

  /// From where the performer is to the upper end.
  fileprivate init(after progress: Double) {
    let start = progress.clampedToUnit + FadeWindow.gap
    self.init(from: start, to: max(1, start + FadeWindow.shortest))
  }
}
