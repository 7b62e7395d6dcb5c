extension Plan {
  /// The index in `old` of each performer of this plan; nil for a new one.
  func origins(in old: Plan, _ departure: FlightEvent.Departure?) -> [Int?] {
    var indices: [IDKey: Int] = Dictionary(minimumCapacity: old.performers.count)
    // Under reduced motion, a tag may leave in one place and enter in another.
    var leaving: [IDKey: Int] = [:]
    for (index, performer) in old.performers.enumerated() where !performer.isRoot {
      let key = IDKey(performer.id)
      if options.reducesMotion, case .leaving = performer.role {
        leaving[key] = index
      } else if performer.role != .leftover || indices[key] == nil {
        // A performer that is still flying takes precedence over a leftover with the same ID.
        indices[key] = index
      }
    }
    return performers.map { performer in
      if performer.isRoot { return old.screen(becoming: performer.role, departure) }
      let key = IDKey(performer.id)
      guard options.reducesMotion else { return indices[key] }
      // A view that is in another place now fades in there; what was seen of a screen that is left goes on to leave.
      return [leaving[key], indices[key]].compactMap { $0 }.first {
        let then = old.performers[$0].shows
        let now = performer.shows
        guard let departure else { return then == now }
        return (departure.leavesUpper ? then.upper : then.lower)
          && (departure.direction.isForward ? now.lower : now.upper)
      }
    }
  }

  /// The index of the screen that gets a role in the plan that follows this one.
  private func screen(becoming role: Performer.Role, _ departure: FlightEvent.Departure?) -> Int? {
    guard let departure else { return screen(role) }
    let isLeft = departure.direction.isForward == (role == .lowerRoot)
    if isLeft { return screen(departure.leavesUpper ? .upperRoot : .lowerRoot) }
    return departure.arriving.flatMap { performers.indices.contains($0) ? $0 : nil }
  }

  /// The index of one of the two screens; nil if they are not performers.
  func screen(_ role: Performer.Role) -> Int? {
    performers.prefix(2).firstIndex { $0.isRoot && $0.role == role }
  }

  /// For each track, the index of the track that its performers followed in `old`; the first is the flight's own.
  func tracks(from old: Plan, _ origins: [Int?]) -> [Int] {
    var known = [0: 0]
    for case (let path, let origin?) in zip(boxPaths, origins) where known[path.trackIndex] == nil {
      known[path.trackIndex] = old.boxPaths[origin].trackIndex
    }
    return tracks.indices.map { known[$0] ?? 0 }
  }

  /// Lets decorations disappear gradually, and pictures grow gradually until they fill their performers.
  ///
  /// A performer that loses its decoration gets an empty one; one that loses its picture boxes gets boxes that fill it.
  mutating func keepDetails(of old: Plan, _ origins: [Int?]) {
    for case (let index, let origin?) in zip(performers.indices, origins) {
      let before = old.performers[origin]
      if performers[index].decorationIndex == nil, before.decorationIndex != nil {
        performers[index].decorationIndex = decorations.add(.zero, .zero, to: index)
      }
      if performers[index].pictureBoxesIndex == nil, before.pictureBoxesIndex != nil {
        let lower = PictureBoxes(filling: boxPaths[index].lower.extent)
        let upper = PictureBoxes(filling: boxPaths[index].upper.extent)
        performers[index].pictureBoxesIndex = pictureBoxes.add(lower, upper, to: index)
      }
    }
  }

  /// Adds a performer of an earlier plan, to fade out where it was seen, or to stay there.
  mutating func addLeftover(
    _ old: Performer,
    as seen: Flight.SeenPerformer,
    stays: Bool,
    inside parent: Int?,
    inFrontOf other: Int?,
    isRear: Bool
  ) {
    let index = performers.count
    let state = seen.state
    var leftover = Performer(role: .leftover, id: old.id)
    leftover.parent = parent
    leftover.staysInFront = old.staysInFront
    leftover.isInCard = old.isInCard
    if old.pictureBoxesIndex != nil {
      let boxes = state.pictureBoxes
      leftover.pictureBoxesIndex = pictureBoxes.add(boxes, boxes, to: index)
    }
    if old.decorationIndex != nil {
      leftover.decorationIndex = decorations.add(state.decoration, state.decoration, to: index)
    }
    var box = state.box
    box.alpha = stays ? 1 : 0
    var boxPath = BoxPath(from: box, to: box)
    boxPath.crossFade = seen.path.crossFade
    boxPath.crossFadeWindow = FadeWindow(stayingAt: seen.crossFadeShare)
    performers.append(leftover)
    boxPaths.append(boxPath)
    if old.clipIndex != nil { setClip(of: index, BoxPath(from: state.clip, to: state.clip)) }
    // A screen that is left stays at the rear; anything else keeps its place in the stack.
    func place(in order: [Int]) -> Int {
      let place = other.flatMap { order.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
      if isRear { return place }
      if old.isRoot { return 0 }
      return max(place, order.lastIndex { performers[$0].isRoot }.map { $0 + 1 } ?? 0)
    }
    lowerOrder.insert(index, at: place(in: lowerOrder))
    upperOrder.insert(index, at: place(in: upperOrder))
  }

  mutating func setClip(of performer: Int, _ clip: BoxPath) {
    performers[performer].clipIndex = clips.count
    clips.append(clip)
    clips[clips.count - 1].trackIndex = boxPaths[performer].trackIndex
  }
}
