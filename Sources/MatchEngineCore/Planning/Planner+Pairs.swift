extension Planner {
  /// Adds a pair, or a performer that was one.
  ///
  /// - Parameters:
  ///   - lower: What it shows of the lower screen.
  ///   - upper: What it shows of the upper screen.
  ///   - role: Which of the two is still there.
  ///   - fade: Where it fades on its way to an end that it has lost.
  mutating func addPair(
    _ lower: Element,
    _ upper: Element,
    _ role: Performer.Role,
    _ fade: FadeWindow = .whole
  ) {
    let style = style(of: upper.storedStyle, over: lower.storedStyle)
    var performer = Performer(role: role, id: lower.id)
    let own = performer.shows.lower
    let others = performer.shows.upper
    performer.hasLostPartner = !(own && others)
    performer.staysInFront = lower.staysInFront && upper.staysInFront
    performer.isWritten = lower.picture.isWritten || upper.picture.isWritten
    // Where an end is lost, what was around it there may be gone, too.
    let parent = parent(own ? lower.ancestor : nil, others ? upper.ancestor : nil)
    performer.parent = parent
    let start = BoxState(lower)
    var from = start
    var to = BoxState(upper, alignedTo: start)
    if !own { from.alpha = 0 }
    if !others { to.alpha = 0 }
    var boxPath = BoxPath(from: from, to: to)
    boxPath.fade = fade
    let wish = upper.storedStyle.value?.path ?? lower.storedStyle.value?.path
    boxPath.bend = bend(of: boxPath, wish, under: parent, otherwise: style.path)
    let pictures = PicturePair(
      lower,
      upper,
      along: boxPath,
      style.fit ?? .automatic
    )
    boxPath.crossFade = CrossFade(
      plan.options.reducesMotion ? .cross : style.content,
      lower: lower.picture,
      upper: upper.picture,
      pictures.relation
    )
    if !pictures.fillsBox(along: boxPath) {
      let index = plan.performers.count
      let atLower = pictures.atLower
      let atUpper = pictures.atUpper
      performer.pictureBoxes = plan.pictureBoxes.count
      plan.pictureBoxes.append(Interpolation(performer: index, lower: atLower, upper: atUpper))
    }
    performer.decoration = decoration(of: boxPath, lower, upper)
    let clips = (own ? lower.clip : nil, others ? upper.clip : nil)
    performer.clip = morph(of: boxPath, clips.0, clips.1, style.clip)
    append(
      performer,
      boxPath,
      style,
      upper.storedStyle.value?.timing ?? lower.storedStyle.value?.timing
    )
  }

  /// The index of the morph between two clips; nil if neither clips anything in flight.
  mutating func morph(
    of boxPath: BoxPath,
    _ lowerClip: Int?,
    _ upperClip: Int?,
    _ rule: MatchClipRule?
  ) -> Int? {
    guard rule != .never, lowerClip != nil || upperClip != nil else { return nil }
    let lower = plan.lower.clips
    let upper = plan.upper.clips
    func cuts(_ clip: RoundedBox, _ state: BoxState) -> Bool {
      rule == .always || !clip.contains(state.placement, tolerance: 0.01)
    }
    let start = lowerClip.flatMap { cuts(lower[$0], boxPath.lower) ? $0 : nil }
    let end = upperClip.flatMap { cuts(upper[$0], boxPath.upper) ? $0 : nil }
    guard start != nil || end != nil else { return nil }
    let key = (start ?? -1) + 1 + ((end ?? -1) + 1) * (lower.count + 1)
    if let known = morphs[key] { return known }
    // An end that has none has the container's, since nothing is seen outside it.
    let open = RoundedBox(plan.options.container)
    let from = start.map { lower[$0] } ?? open
    let to = end.map { upper[$0] } ?? open
    plan.clips.append(BoxPath(from: BoxState(from), to: BoxState(to)))
    morphs[key] = plan.clips.count - 1
    return plan.clips.count - 1
  }
}

extension BoxState {
  fileprivate init(_ clip: RoundedBox) {
    self.init(clip.placement, corners: clip.corners, alpha: 1)
  }
}
