extension Planner {
  /// Adds a pair, or a performer that was a pair and fades on its way to the end that it has lost.
  mutating func addPair(
    _ lower: Element,
    _ upper: Element,
    _ role: Performer.Role,
    _ fadeWindow: FadeWindow = .whole
  ) {
    var performer = performer(role, lower, upper)
    let style = style(of: upper.storedStyle, over: lower.storedStyle, for: performer)
    var boxPath = boxPath(of: performer, from: lower, to: upper)
    let path = style.path ?? performer.parent.flatMap { preferences[$0].path }
    boxPath.bend = bend(of: boxPath, path, under: performer.parent)
    boxPath.fadeWindow = fadeWindow
    let fit = style.fit ?? .automatic
    let isRightToLeft = plan.options.readsRightToLeft
    let pair = PicturePair(lower, upper, along: boxPath, fit, isRightToLeft: isRightToLeft)
    let wish = plan.options.reducesMotion ? .cross : style.content
    boxPath.crossFade = CrossFade(wish, lower: lower.picture, upper: upper.picture, pair.relation)
    if style.content == nil {
      boxPath.crossFadeWindow = crossFadeWindow(of: lower, upper, pair.relation, along: boxPath)
    }
    addPictures(pair, to: &performer, along: boxPath)
    performer.decorationIndex = decoration(of: boxPath, lower, upper)
    addClip(to: &performer, along: boxPath, style.clip)
    append(performer, boxPath, style)
  }

  private func performer(_ role: Performer.Role, _ lower: Element, _ upper: Element) -> Performer {
    var performer = Performer(role: role, id: lower.id)
    let isOn = performer.shows
    performer.hasLostPartner = !(isOn.lower && isOn.upper)
    performer.staysInFront = lower.staysInFront && upper.staysInFront
    performer.showsText = lower.picture.isAllText || upper.picture.isAllText
    // If an end is lost, the view around it may be gone, too.
    performer.parent = parent(isOn.lower ? lower.ancestor : nil, isOn.upper ? upper.ancestor : nil)
    return performer
  }

  /// The path of a pair, which fades on its way to an end that it has lost.
  private func boxPath(of performer: Performer, from lower: Element, to upper: Element) -> BoxPath {
    var start = BoxState(lower)
    var end = BoxState(upper, alignedTo: start)
    // It turns the same way as what is around it.
    let turn = performer.parent.map { plan.boxPaths[$0].difference.rotation } ?? 0
    let excess = turn - (end.rotation - start.rotation)
    end.rotation += excess - excess.withoutWholeTurns
    if !performer.shows.lower { start.alpha = 0 }
    if !performer.shows.upper { end.alpha = 0 }
    return BoxPath(from: start, to: end)
  }

  /// When one picture with words changes into another, so that nobody reads the words of one on those of the other.
  private func crossFadeWindow(
    of lower: Element,
    _ upper: Element,
    _ relation: CrossFade.Relation,
    along boxPath: BoxPath
  ) -> FadeWindow {
    if relation == .sameText(inLikeLetters: false) { return .quick }
    guard [.none, .cards, .sameImage].contains(relation) else { return .whole }
    switch (lower.picture.wordsHash, upper.picture.wordsHash) {
    // If both say the same in boxes of the same size, nobody reads them as two texts.
    case (let words?, let others?): return words == others && boxPath.keepsSize ? .whole : .quick
    // Words on an image leave before other words come in front of it, or come when those have gone.
    case (.some, nil) where relation == .sameImage: return .leaving
    case (nil, .some) where relation == .sameImage: return .coming
    default: return .whole
    }
  }

  /// Gives a performer the places of its pictures, unless they fill its box.
  mutating func addPictures(
    _ pictures: PicturePair,
    to performer: inout Performer,
    along boxPath: BoxPath
  ) {
    let lower = pictures.atLower
    let upper = pictures.atUpper
    let fillsLower = lower == PictureBoxes(filling: boxPath.lower.extent)
    if fillsLower, upper == PictureBoxes(filling: boxPath.upper.extent) { return }
    performer.pictureBoxesIndex = plan.pictureBoxes.add(lower, upper, to: plan.performers.count)
  }

  /// Gives a performer its clip, which moves along the same path; a card can cut off what is too large for it.
  mutating func addClip(
    to performer: inout Performer,
    along boxPath: BoxPath,
    _ wish: MatchClipRule?,
    isCut: Bool = false
  ) {
    if wish == .never { return }
    /// Whether something is seen beside its view, such as a shadow.
    func reachesOut(at end: FlightEnd) -> Bool {
      let own = performer.element(at: end).flatMap { plan[end].elements[$0].style.clip }
      let shadow = performer.decorationIndex.map { plan.decorations[$0][end].shadow.alpha } ?? 0
      return (own ?? plan.options.style.clip) == .always || shadow > 0
    }
    let usual = performer.parent.map { preferences[$0].clipRule } ?? .automatic
    let rule = FlightEnd.allCases.contains(where: reachesOut) ? .always : wish ?? usual
    func cuts(_ clip: RoundedBox, at end: FlightEnd) -> Bool {
      !clip.contains(boxPath[end].placement, tolerance: 0.01)
    }
    func clip(at end: FlightEnd) -> RoundedBox? {
      let clip = performer.element(at: end).flatMap { plan[end].clip(of: $0) }
      return clip.flatMap { rule == .always || cuts($0, at: end) ? $0 : nil }
    }
    let start = clip(at: .lower)
    let end = clip(at: .upper)
    guard start != nil || end != nil || isCut else { return }
    performer.isInCard = isCut || isInCard(performer, rule)
    // Inside a card that is never clipped, only the card clips.
    guard performer.isInCard || rule != .never else { return }
    performer.clipIndex = plan.clips.count
    if performer.isInCard, let card = performer.parent {
      plan.clips.append(plan.boxPaths[card])
      return plan.clips[plan.clips.count - 1].bend = boxPath.bend
    }
    /// The clip of a list doesn't go beyond its ends; that of a frame with round corners goes along.
    func goesAlong(_ clip: RoundedBox?, at end: FlightEnd) -> Bool {
      guard let clip else { return !reachesOut(at: end) }
      let view = boxPath[end].placement.bounds
      return clip.placement.bounds.contains(view, tolerance: 0.5) && cuts(clip, at: end)
    }
    let isAlong = goesAlong(start, at: .lower) && goesAlong(end, at: .upper)
    // What is alone takes its clip along. Any other clip opens: to the size of the view if it goes along, or else to
    // that of the container, because nothing is seen outside it.
    func state(_ end: FlightEnd, _ clip: RoundedBox?, _ other: RoundedBox?) -> BoxState {
      if let clip { return BoxState(clip) }
      guard performer.isAlone, let other else { return isAlong ? boxPath[end] : plan.openClip }
      return BoxState(other).following(boxPath[end.other], to: boxPath[end])
    }
    var path = BoxPath(from: state(.lower, start, end), to: state(.upper, end, start))
    path.bend = boxPath.bend
    path.isBounded = boxPath.isBounded || !isAlong
    plan.clips.append(path)
  }

  /// Whether nothing clips it but the card in which it flies, and what clips that.
  private func isInCard(_ performer: Performer, _ rule: MatchClipRule) -> Bool {
    guard let parent = performer.parent, preferences[parent].clipRule != .never || rule == .never
    else { return false }
    return FlightEnd.allCases.allSatisfy { end in
      guard let element = performer.element(at: end) else { return true }
      let inside = plan.performers[parent].element(at: end).flatMap { plan[end].clip(inside: $0) }
      let clip = plan[end].clip(of: element)
      return clip?.area ?? 0 > 0.999 * (inside?.area ?? .infinity)
    }
  }

  /// Where an element inside a performer is at the end whose screen lacks it, and whether the performer clips it there.
  ///
  /// It keeps its distances from the edges; in a card, everything that comes or goes there keeps them as a group. If
  /// there isn't enough room, it is placed like the other contents of the card.
  func otherPlace(of element: Element, at end: FlightEnd, in outer: Int)
    -> (BoxState, isCut: Bool)
  {
    let rest = BoxState(element)
    let here = plan.boxPaths[outer][end]
    let there = plan.boxPaths[outer][end.other]
    guard let card = element.ancestor else { return (rest.following(here, to: there), false) }
    let group = BoxState(plan[end].box(aroundAllIn: card, without: plan[end.other]))
    if group.extent.x <= there.extent.x, group.extent.y <= there.extent.y {
      return (rest.following(group, to: group.following(here, to: there)), false)
    }
    var whole = here.grown(by: here.extent.growthOfCard(to: there.extent))
    whole.rotation = there.rotation
    var beyond = (whole.extent - there.extent) / 2
    if plan.options.readsRightToLeft { beyond.x = -beyond.x }
    whole.center = there.center + beyond.turned(by: there.rotation)
    return (rest.following(here, to: whole), true)
  }
}

extension BoxState {
  fileprivate init(_ clip: RoundedBox) {
    self.init(clip.placement, corners: clip.corners, alpha: 1)
  }
}

extension Capture {
  /// What clips an element.
  fileprivate func clip(of element: Int) -> RoundedBox? { elements[element].clip.map { clips[$0] } }

  /// What clips all that is inside an element; nil if the element itself doesn't.
  fileprivate func clip(inside card: Int) -> RoundedBox? {
    let element = elements[card]
    guard element.clips else { return nil }
    let box = RoundedBox(placement: element.placement, corners: element.appearance.corners)
    return clip(of: card).map { box.cut(by: $0) } ?? box
  }

  /// The box around all that is directly in an element and that another screen lacks.
  fileprivate func box(aroundAllIn card: Int, without other: Capture) -> Box {
    let inside = elements[(card + 1)...].prefix { $0.ancestor.map { $0 >= card } ?? false }
    let boxes = inside.filter { $0.ancestor == card && other.index(of: $0.id) == nil }
      .map { $0.placement.bounds }
    return boxes.dropFirst().reduce(boxes.first ?? .zero) { all, box in
      let low = Vector(min(all.origin.x, box.origin.x), min(all.origin.y, box.origin.y))
      let high = Vector(max(all.end.x, box.end.x), max(all.end.y, box.end.y))
      return Box(from: low, to: high)
    }
  }
}
