extension Plan {
  /// Pairs two captures and decides the whole flight, in linear time.
  public init(lower: Capture, upper: Capture, options: PlanOptions) {
    self.init(lower: lower, upper: upper, options: options, after: [:])
  }

  /// Does the same if pairs have lost an end in flight.
  init(lower: Capture, upper: Capture, options: PlanOptions, after lost: [IDKey: LostEnd]) {
    var planner = Planner(lower: lower, upper: upper, options: options, lost: lost)
    planner.addScreens()
    planner.addElements()
    planner.orderStack()
    planner.assignTracks()
    self = planner.plan
  }
}

struct Planner {
  var plan: Plan
  /// For each element of the lower screen, its performer or that of the nearest tagged view around it.
  var performerOfLower: [Int?]
  /// The same for the upper screen; nil until it is known, and if neither the element nor anything around it flies.
  var performerOfUpper: [Int?]
  /// What each performer asks for, or inherits from the one around it.
  var preferences: [Preferences] = []

  struct Preferences {
    /// Nil for the timing of the performer around it.
    let timing: MatchTiming?
    /// The path that a pair takes over from something that comes or goes, and has no place on the other screen.
    let path: MatchPath?
    let zOrder: Int
    let clipRule: MatchClipRule
  }

  init(lower: Capture, upper: Capture, options: PlanOptions, lost: [IDKey: LostEnd]) {
    var options = options
    options.container = options.container.bounded
    plan = Plan(lower: lower, upper: upper, options: options, lost: lost)
    performerOfLower = Array(repeating: nil, count: lower.elements.count)
    performerOfUpper = Array(repeating: nil, count: upper.elements.count)
    let most = min(lower.elements.count, upper.elements.count) + 2
    plan.performers.reserveCapacity(most)
    plan.boxPaths.reserveCapacity(most)
    preferences.reserveCapacity(most)
  }

  /// Adds the two screens, as large as the container.
  mutating func addScreens() {
    guard let wish = plan.options.screens else { return }
    let isRightToLeft = plan.options.readsRightToLeft
    let effect = (plan.options.reducesMotion ? .fade : wish).resolved(rightToLeft: isRightToLeft)
    let container = plan.options.container
    let rest = BoxState(container)
    var lower = BoxPath(from: rest, to: rest.posed(as: effect.lower, in: container.size))
    // If the lower screen faded out, too, one could see what is behind both.
    lower.difference.alpha = 0
    lower.crossFade = .lowerOnly
    let upper = BoxPath(from: rest.posed(as: effect.upper, in: container.size), to: rest)
    addScreen(.lowerRoot, lower, veilAtUpper: MixableDecoration(veilOf: effect.lower))
    addScreen(.upperRoot, upper, veilAtLower: MixableDecoration(veilOf: effect.upper))
  }

  private mutating func addScreen(
    _ role: Performer.Role,
    _ boxPath: BoxPath,
    veilAtLower start: MixableDecoration = .zero,
    veilAtUpper end: MixableDecoration = .zero
  ) {
    let index = plan.performers.count
    var performer = Performer(role: role, id: "")
    if start != end { performer.decorationIndex = plan.decorations.add(start, end, to: index) }
    append(performer, boxPath, MatchStyle())
    plan.boxPaths[index].isBounded = true
  }

  /// Adds all elements that fly: those of the lower screen in paint order, then the entering ones; but a pair comes
  /// after what flies around it on either screen.
  ///
  /// Under reduced motion nothing flies. Two screens cross-fade; on a single screen, what has moved fades out
  /// in its old place and fades in at its new one.
  mutating func addElements() {
    if plan.options.reducesMotion, plan.options.screens != nil { return }
    let lower = plan.lower.elements
    let upper = plan.upper.elements
    for index in lower.indices where performerOfLower[index] == nil {
      let element = lower[index]
      if let partner = partner(of: element) {
        addAll(around: partner, before: index)
        addPair(element, upper[partner], .pair(lower: index, upper: partner))
      } else if let end = lostEnd(of: element) {
        addPair(element, end.element, .leaving(index), FadeWindow(after: end.progress))
      } else {
        performerOfLower[index] = addSingle(element, .leaving(index))
      }
    }
    for index in upper.indices where performerOfUpper[index] == nil { addEntering(index) }
  }

  private mutating func addEntering(_ index: Int) {
    let element = plan.upper.elements[index]
    if let end = lostEnd(of: element) {
      addPair(end.element, element, .entering(index), FadeWindow(before: end.progress))
    } else {
      performerOfUpper[index] = addSingle(element, .entering(index))
    }
  }

  private func lostEnd(of element: Element) -> LostEnd? {
    plan.lost.isEmpty ? nil : plan.lost[IDKey(element.id)]
  }

  /// Adds what flies around an upper element, the outermost first, except pairs inside a lower one that comes later.
  private mutating func addAll(around inner: Int, before index: Int) {
    var all: [Int] = []
    var around = plan.upper.elements[inner].ancestor
    while let upper = around, performerOfUpper[upper] == nil {
      all.append(upper)
      around = plan.upper.elements[upper].ancestor
    }
    for upper in all.reversed() {
      let element = plan.upper.elements[upper]
      let other = plan.lower.index(of: element.id)
      if let other, partner(of: plan.lower.elements[other]) == upper {
        let lower = plan.lower.elements[other]
        let isFree = lower.ancestor.map { $0 < index } ?? true
        if isFree { addPair(lower, element, .pair(lower: other, upper: upper)) }
      } else {
        addEntering(upper)
      }
    }
  }

  /// The element of the upper screen that pairs with one of the lower screen.
  private func partner(of element: Element) -> Int? {
    guard let partner = plan.upper.index(of: element.id) else { return nil }
    let isStill = plan.upper.elements[partner].placement == element.placement
    return plan.options.reducesMotion && !isStill ? nil : partner
  }

  mutating func append(_ performer: Performer, _ boxPath: BoxPath, _ style: MatchStyle) {
    let (lower, upper) = performer.elements
    if let lower { performerOfLower[lower] = plan.performers.count }
    if let upper { performerOfUpper[upper] = plan.performers.count }
    let outer = performer.parent
    var performer = performer
    performer.isCarried = style.isCarried ?? outer.map { plan.performers[$0].isCarried } ?? true
    plan.performers.append(performer)
    plan.boxPaths.append(boxPath)
    let parent = outer.map { preferences[$0] }
    let path = performer.isAlone ? style.path ?? parent?.path : nil
    let order = style.zOrder ?? parent?.zOrder ?? 0
    let clip = style.clip ?? parent?.clipRule ?? .automatic
    preferences.append(Preferences(timing: style.timing, path: path, zOrder: order, clipRule: clip))
  }

  /// Adds an element without a partner if it has an effect or stays in front of what flies.
  ///
  /// - Returns: The performer of the element, or of the nearest tagged view around it.
  private mutating func addSingle(_ element: Element, _ role: Performer.Role) -> Int? {
    var performer = Performer(role: role, id: element.id)
    let end: FlightEnd = performer.shows.upper ? .upper : .lower
    performer.parent = element.ancestor.flatMap {
      end == .upper ? performerOfUpper[$0] : performerOfLower[$0]
    }
    performer.staysInFront = element.staysInFront
    let style = style(of: element.storedStyle, for: performer)
    let wish = end == .upper ? style.entering : style.leaving
    guard let pose = pose(of: element, wish, at: end, in: performer.parent)
    else { return performer.parent }
    // What stays in front moves with its screen.
    let screen = element.staysInFront ? plan.screen(end == .upper ? .upperRoot : .lowerRoot) : nil
    let outer = performer.parent ?? screen
    let rest = BoxState(element)
    let (gone, isCut) = outer.map { otherPlace(of: element, at: end, in: $0) } ?? (rest, false)
    var away = gone.displaced(by: pose, in: plan.options.container.size)
    // What is around it makes it as translucent as itself.
    let around = outer.map { plan.boxPaths[$0] } ?? BoxPath(from: rest, to: rest)
    away.alpha *= around[end.other].alpha / max(around[end].alpha, 1e-9)
    var boxPath = end == .upper ? BoxPath(from: away, to: rest) : BoxPath(from: rest, to: away)
    if end == .lower { boxPath.crossFade = .lowerOnly }
    // What leaves isn't read through what comes; both fade when the veil of a screen does.
    if plan.options.takesTurns || element.staysInFront {
      boxPath.fadeWindow = end == .upper ? .coming : .leaving
    }
    boxPath.isBounded = outer != nil && outer == screen
    boxPath.bend = bend(of: boxPath, style.path, under: performer.parent)
    if element.picture.isImage {
      let pictures = PicturePair(element, element, along: boxPath, .automatic)
      addPictures(pictures, to: &performer, along: boxPath)
    }
    performer.decorationIndex = decoration(of: boxPath, element, element)
    addClip(to: &performer, along: boxPath, style.clip, isCut: isCut)
    append(performer, boxPath, style)
    return plan.performers.count - 1
  }

  /// The pose of an element without a partner at the end whose screen lacks it; nil if it has no effect, and simply
  /// comes and goes with its own screen.
  private func pose(of element: Element, _ wish: MatchEffect?, at end: FlightEnd, in parent: Int?)
    -> MatchEffect.Pose?
  {
    if plan.options.reducesMotion { return MatchEffect.fade[end] }
    // On a single screen, what leaves in front of flying views is gone at once, like anything else that leaves.
    let isWithScreen = element.staysInFront && (end == .upper || plan.options.screens != nil)
    let effect = wish ?? (isWithScreen ? effectInFront(at: end, in: parent) : .identity)
    let pose = effect.resolved(rightToLeft: plan.options.readsRightToLeft)[end]
    guard pose.ofView != .rest || isWithScreen else { return nil }
    // Inside something that comes or goes, too, it moves with that, unless it has an effect of its own.
    let own = end == .upper ? element.style.entering : element.style.leaving
    return own == nil && parent.map { plan.performers[$0].isAlone } == true ? .rest : pose
  }

  /// The effect of an element in front: it fades, unless its screen slides in or was there before.
  private func effectInFront(at end: FlightEnd, in parent: Int?) -> MatchEffect {
    // In a pair, it would be there from the first frame, while what is around it is still another view.
    let isInPair = parent.map { plan.performers[$0].isPair } ?? false
    guard end == .upper, !isInPair else { return .fade }
    guard let screen = plan.options.screens?.upper.ofView else { return .identity }
    return screen.alpha < 1 || screen == .rest ? .fade : .identity
  }

  /// A style with the options of the upper view, then those of the lower one, then, for what flies, the transition's.
  func style(
    of storedStyle: HeapOptional<MatchStyle>,
    over others: HeapOptional<MatchStyle> = .none,
    for performer: Performer
  ) -> MatchStyle {
    var style = performer.staysInFront ? MatchStyle() : plan.options.style
    if performer.parent != nil { style = style.ofInner }
    if let others = others.value { style = others.over(style) }
    if let own = storedStyle.value { style = own.over(style) }
    return style
  }

  /// The performer of the tagged view around an element, on the lower screen or else on the upper one.
  func parent(_ lower: Int?, _ upper: Int?) -> Int? {
    if let lower, let performer = performerOfLower[lower] { return performer }
    var around = upper
    while let next = around {
      if let performer = performerOfUpper[next] { return performer }
      around = plan.upper.elements[next].ancestor
    }
    return nil
  }

  /// The bend of the path that was chosen, or else that of the performer around it, so that it keeps its place in it.
  func bend(of boxPath: BoxPath, _ wish: MatchPath?, under parent: Int?) -> Vector {
    if wish == nil, let parent { return plan.boxPaths[parent].bend }
    return wish?.bend(from: boxPath.lower.center, to: boxPath.upper.center) ?? .zero
  }

  mutating func decoration(of boxPath: BoxPath, _ lower: Element, _ upper: Element) -> Int? {
    guard lower.appearance.storedDecoration != .none || upper.appearance.storedDecoration != .none
    else { return nil }
    var start = MixableDecoration(lower.appearance.decoration, scale: boxPath.lower.meanScale)
    var end = MixableDecoration(upper.appearance.decoration, scale: boxPath.upper.meanScale)
    start.borrow(from: end, behind: lower.picture)
    end.borrow(from: start, behind: upper.picture)
    return plan.decorations.add(start, end, to: plan.performers.count)
  }
}

extension MixableDecoration {
  /// The dimming and the blur of a screen in a pose.
  fileprivate init(veilOf pose: MatchEffect.Pose) {
    background = PremultipliedRGBA(RGBA(0, 0, 0, pose.dim.clampedToUnit))
    blur = pose.blur.clampedToUnit
  }
}

extension BoxState {
  /// The state of a screen in a pose.
  fileprivate func posed(as pose: MatchEffect.Pose, in container: Vector) -> BoxState {
    var state = displaced(by: pose, in: container)
    if pose.cornerRadius > 0 { state.corners = Corners(min(pose.cornerRadius, 1e4)) }
    return state
  }

  /// The state of an element, its transform written as close to its partner's as possible.
  init(_ element: Element, alignedTo partner: BoxState? = nil) {
    var placement = element.placement
    if let partner {
      placement.transform = placement.transform.aligned(to: partner.placement.transform)
    }
    self.init(placement, corners: element.appearance.corners, alpha: element.appearance.alpha)
  }
}
