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
    let style = style(of: upper.wishes, over: lower.wishes)
    var performer = Performer(role: role, id: lower.id)
    let (own, others) = (performer.shows.lower, performer.shows.upper)
    performer.hasLostPartner = !(own && others)
    performer.staysInFront = lower.staysInFront && upper.staysInFront
    // Where an end is lost, what was around it there may be gone, too.
    let parent = parent(own ? lower.ancestor : nil, others ? upper.ancestor : nil)
    performer.parent = parent
    let start = BoxState(lower)
    var (from, to) = (start, BoxState(upper, alignedTo: start))
    if !own { from.alpha = 0 }
    if !others { to.alpha = 0 }
    var boxPath = BoxPath(from: from, to: to)
    boxPath.fade = fade
    let wish = upper.wishes.value?.path ?? lower.wishes.value?.path
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
      let (index, atLower, atUpper) = (plan.performers.count, pictures.atLower, pictures.atUpper)
      performer.pictureBoxes = plan.pictureBoxes.count
      plan.pictureBoxes.append(Interpolation(performer: index, lower: atLower, upper: atUpper))
    }
    performer.decoration = decoration(of: boxPath, lower, upper)
    let clips = (own ? lower.clip : nil, others ? upper.clip : nil)
    performer.clip = morph(of: boxPath, clips.0, clips.1, style.clip)
    append(performer, boxPath, style, upper.wishes.value?.timing ?? lower.wishes.value?.timing)
  }
}
