extension Plan {
  /// The index in `old` of each performer of this plan; nil for a new one.
  func origins(in old: Plan, _ relation: FlightEvent.Relation) -> [Int?] {
    var indices: [IDKey: Int] = Dictionary(minimumCapacity: old.performers.count)
    for (index, performer) in old.performers.enumerated() where !performer.isRoot {
      // A performer that is still flying takes precedence over a stray with the same ID.
      let key = IDKey(performer.id)
      if performer.role != .stray || indices[key] == nil { indices[key] = index }
    }
    return performers.map { performer in
      guard performer.isRoot else { return indices[IDKey(performer.id)] }
      guard let departure = relation.departure else { return old.screen(performer.role) }
      let isLeft = departure.direction.isForward == (performer.role == .lowerRoot)
      return isLeft
        ? old.screen(departure.leavesUpper ? .upperRoot : .lowerRoot)
        : departure.arriving.flatMap { old.performers.indices.contains($0) ? $0 : nil }
    }
  }

  /// The index of one of the two screens; nil if they are not performers.
  func screen(_ role: Performer.Role) -> Int? {
    performers.prefix(2).firstIndex { $0.isRoot && $0.role == role }
  }

  /// For each track, the one that its performers followed in `old`.
  func tracks(from old: Plan, _ origins: [Int?]) -> [Int] {
    var result = Array(repeating: 0, count: tracks.count)
    var isKnown = Array(repeating: false, count: tracks.count)
    for (boxPath, origin) in zip(boxPaths, origins) {
      guard let origin, boxPath.track < tracks.count, !isKnown[boxPath.track] else { continue }
      let track = old.boxPaths[origin].track
      guard track < old.tracks.count else { continue }
      result[boxPath.track] = track
      isKnown[boxPath.track] = true
    }
    return result
  }

  /// Lets what is decorated or dimmed in `old` lose that gradually where it has none in this plan.
  mutating func keepDecorations(of old: Plan, _ origins: [Int?]) {
    for index in performers(thatLack: { $0.decoration }, of: old, origins) {
      performers[index].decoration = decorations.count
      let none = MixableDecoration()
      decorations.append(Interpolation(performer: index, lower: none, upper: none))
    }
  }

  /// Lets pictures that have boxes of their own in `old` grow to fill those of this plan, where they do.
  mutating func keepPictureBoxes(of old: Plan, _ origins: [Int?]) {
    for index in performers(thatLack: { $0.pictureBoxes }, of: old, origins) {
      performers[index].pictureBoxes = pictureBoxes.count
      pictureBoxes.append(
        Interpolation(
          performer: index,
          lower: PictureBoxes(filling: boxPaths[index].lower.extent),
          upper: PictureBoxes(filling: boxPaths[index].upper.extent)
        )
      )
    }
  }

  /// The performers that have nothing of what they had in `old`.
  private func performers(
    thatLack part: (Performer) -> Int?,
    of old: Plan,
    _ origins: [Int?]
  ) -> [Int] {
    zip(performers.indices, origins).compactMap { index, origin in
      guard part(performers[index]) == nil, let origin, part(old.performers[origin]) != nil
      else { return nil }
      return index
    }
  }

  /// Freezes a performer and its clip where they are seen, and makes it invisible.
  mutating func freeze(
    _ performer: Int,
    as state: PerformerState,
    _ region: [Vector],
    _ rounded: BoxState?
  ) {
    boxPaths[performer].rest(at: state.box)
    if let boxes = performers[performer].pictureBoxes {
      pictureBoxes[boxes] = Interpolation(
        performer: performer,
        lower: state.pictureBoxes,
        upper: state.pictureBoxes
      )
    }
    if let decoration = performers[performer].decoration {
      decorations[decoration] = Interpolation(
        performer: performer,
        lower: state.decoration,
        upper: state.decoration
      )
    }
    freezeClip(of: performer, at: region, rounded)
  }

  private mutating func freezeClip(of performer: Int, at region: [Vector], _ rounded: BoxState?) {
    guard !region.isEmpty else { return }
    let round = rounded.map { BoxPath(from: $0, to: $0) }
    setClip(of: performer, lower: region, upper: region, round)
  }

  /// Adds a performer of an earlier plan, to fade out where it is.
  mutating func addStray(
    _ old: Performer,
    _ crossFade: CrossFade,
    as state: PerformerState,
    _ region: [Vector],
    _ rounded: BoxState?
  ) {
    let index = performers.count
    var stray = Performer(role: .stray, id: old.id)
    if old.pictureBoxes != nil {
      stray.pictureBoxes = pictureBoxes.count
      pictureBoxes.append(
        Interpolation(
          performer: index,
          lower: state.pictureBoxes,
          upper: state.pictureBoxes
        )
      )
    }
    if old.decoration != nil {
      stray.decoration = decorations.count
      decorations.append(
        Interpolation(
          performer: index,
          lower: state.decoration,
          upper: state.decoration
        )
      )
    }
    var boxPath = BoxPath(from: state.box, to: state.box)
    boxPath.rest(at: state.box)
    boxPath.crossFade = crossFade
    performers.append(stray)
    boxPaths.append(boxPath)
    freezeClip(of: index, at: region, rounded)
    // A screen that is left stays at the rear; anything else goes in front of the screens.
    let front = old.isRoot ? 0 : lowerOrder.prefix { performers[$0].isRoot }.count
    lowerOrder.insert(index, at: front)
    upperOrder.insert(index, at: front)
  }

  /// Gives a performer a clip of its own.
  mutating func setClip(
    of performer: Int,
    lower: [Vector],
    upper: [Vector],
    _ rounded: BoxPath?
  ) {
    let first = lowerVertices.count
    lowerVertices += lower
    upperVertices += upper
    let vertices = first..<lowerVertices.count
    performers[performer].clip = clips.count
    clips.append(
      ClipInterpolation(track: boxPaths[performer].track, vertices: vertices, rounded: rounded)
    )
  }

  /// The clip that was seen of a performer, paired vertex by vertex with the one that the plan now has.
  struct ClipBridge {
    var region: [Vector]
    var rounded: BoxState?
    /// How far apart the two can be, wherever the plan's own clip goes meanwhile.
    var distance: Double
  }

  /// Pairs the vertices of a performer's clip with those of the clip that is seen, so that one can
  /// become the other; nil if they are the same.
  mutating func bridgeClip(
    of performer: Int,
    from seen: [Vector],
    _ seenRound: BoxState?,
    at position: TrackPosition
  ) -> ClipBridge? {
    let own = clipRegion(of: performer, at: position)
    let clip = performers[performer].clip.map { clips[$0] }
    if own == seen, roundedClip(of: performer, at: position) == seenRound { return nil }
    let open = ConvexPolygon(options.container).vertices
    let from = ConvexPolygon(clockwise: seen.isEmpty ? open : seen)
    let to = ConvexPolygon(clockwise: own.isEmpty ? open : own)
    var ends: (lower: [Vector], upper: [Vector]) = ([], [])
    var bridge = ClipBridge(region: [], distance: 0)
    for (i, j) in ConvexPolygon.pairing(from, to) {
      bridge.region.append(from.vertices[i])
      let start = clip.map { lowerVertices[$0.vertices.lowerBound + j] } ?? to.vertices[j]
      let end = clip.map { upperVertices[$0.vertices.lowerBound + j] } ?? to.vertices[j]
      let distance = max((from.vertices[i] - start).length, (from.vertices[i] - end).length)
      bridge.distance = max(bridge.distance, distance)
      ends.lower.append(start)
      ends.upper.append(end)
    }
    // The container clips nothing that can be seen.
    let square = BoxState(options.container)
    let needsRound = seenRound != nil || clip?.rounded != nil
    let boxPath = clip?.rounded ?? (needsRound ? BoxPath(from: square, to: square) : nil)
    bridge.rounded = needsRound ? seenRound ?? square : nil
    if let boxPath, let rounded = bridge.rounded {
      bridge.distance += max(boxPath.lower.travel(to: rounded), boxPath.upper.travel(to: rounded))
    }
    setClip(of: performer, lower: ends.lower, upper: ends.upper, boxPath)
    return bridge
  }
}
