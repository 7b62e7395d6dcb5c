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
    guard [.none, .sameImage].contains(relation) else { return .whole }
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
    let rule = wish ?? performer.parent.map { preferences[$0].clipRule } ?? .automatic
    let decoration = performer.decorationIndex.map { plan.decorations[$0] }
    func card(at end: FlightEnd) -> RoundedBox? {
      performer.element(at: end).flatMap { plan[end].card(around: $0) }
    }
    func clip(at end: FlightEnd) -> RoundedBox? {
      // Inside a card that is never clipped, only the card clips.
      let own = performer.element(at: end).flatMap { plan[end].clip(of: $0) }
      guard let clip = rule == .never ? card(at: end) : own else { return nil }
      return rule == .always || cuts(clip, boxPath[end].placement, decoration?[end]) ? clip : nil
    }
    let start = clip(at: .lower)
    let end = clip(at: .upper)
    guard start != nil || end != nil || isCut else { return }
    // An end without a clip has that of the card around it or, because nothing is seen outside it, of the container.
    let isInside = performer.isAlone && (isCut || (card(at: .lower) ?? card(at: .upper)) != nil)
    let outer = isInside ? performer.parent.map { plan.boxPaths[$0] } : nil
    let from = (start ?? card(at: .lower)).map { BoxState($0) } ?? outer?.lower ?? plan.openClip
    let to = (end ?? card(at: .upper)).map { BoxState($0) } ?? outer?.upper ?? plan.openClip
    var path = BoxPath(from: from, to: to)
    path.bend = boxPath.bend
    // The clip of a list doesn't go beyond its ends; that of a card, or of a frame with round corners, goes along.
    func goesAlong(_ clip: RoundedBox?, at end: FlightEnd) -> Bool {
      guard performer.element(at: end) != nil, card(at: end) == nil else { return true }
      let view = boxPath[end].placement
      guard let clip else { return isCut }
      return clip.placement.bounds.contains(view.bounds, tolerance: 0.5) && cuts(clip, view, nil)
    }
    path.isBounded = !goesAlong(start, at: .lower) || !goesAlong(end, at: .upper)
    performer.clipIndex = plan.clips.count
    plan.clips.append(path)
  }

  /// Whether a clip cuts off a visible part of a view or of its shadow.
  private func cuts(_ clip: RoundedBox, _ view: Placement, _ decoration: MixableDecoration?)
    -> Bool
  {
    if !clip.contains(view, tolerance: 0.01) { return true }
    guard let shadow = decoration?.shadowBox(of: view) else { return false }
    let seen = shadow.intersection(plan.options.container)
    return !clip.contains(Placement(center: seen.center, size: seen.size), tolerance: 0.01)
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

  /// The nearest tagged view around an element, if that clips.
  fileprivate func card(around element: Int) -> RoundedBox? {
    guard let card = elements[element].ancestor, elements[card].clips else { return nil }
    let corners = elements[card].appearance.corners
    return RoundedBox(placement: elements[card].placement, corners: corners)
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
