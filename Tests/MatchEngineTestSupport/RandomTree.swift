package import MatchEngineCore

/// Random screens from a seed: nested, rotated, scaled, mirrored, scrolled and clipped.
package struct RandomTree {
  /// The generator, which goes on from screen to screen.
  package var random: SplitMix
  /// The tags to give, each at most once a screen.
  package var ids: [String]
  /// Whether nodes may be hidden, transparent, empty or worse.
  package var isHostile: Bool

  package init(
    seed: UInt64,
    ids: [String] = (0..<14).map { "v\($0)" },
    isHostile: Bool = false
  ) {
    random = SplitMix(seed: seed)
    self.ids = ids
    self.isHostile = isHostile
  }

  /// The container that the screens fill.
  package static var container: Box { Box(0, 0, 390, 844) }

  package mutating func screen() -> TreeNode {
    let root = TreeNode(frame: RandomTree.container)
    var open = [root]
    for id in ids.shuffled(using: &random) where !random.chance(oneIn: 6) {
      let parent = open[random.whole(0...open.count - 1)]
      let node = self.node(id)
      parent.children.append(node)
      open.append(node)
      if random.chance(oneIn: 2) {
        let group = self.node(nil)
        open[random.whole(0...open.count - 1)].children.append(group)
        open.append(group)
      }
    }
    return root
  }

  private mutating func node(_ id: String?) -> TreeNode {
    let size = Vector(random.number(20...300), random.number(20...300))
    let node = TreeNode(id, frame: Box(origin: .zero, size: size))
    node.shape.position = Vector(random.number(20...370), random.number(20...800))
    if random.chance(oneIn: 3) {
      node.shape.bounds.origin = Vector(random.number(-40...40), random.number(-90...90))
    }
    if random.chance(oneIn: 4) {
      node.shape.anchor = Vector(random.number(0...1), random.number(0...1))
    }
    if random.chance(oneIn: 3) { node.shape.transform = transform() }
    if random.chance(oneIn: 5) { node.depth = random.number(-1...1) }
    node.traits.opacity = random.chance(oneIn: 3) ? random.number(0.2...1) : 1
    node.traits.clips = random.chance(oneIn: 4)
    if random.chance(oneIn: 3) { node.traits.corners = corners() }
    decorate(node)
    if isHostile { spoil(node) }
    return node
  }

  private mutating func transform() -> Affine {
    let scale = Vector(random.number(0.4...2), random.number(0.4...2))
    var result = Affine.scale(random.chance(oneIn: 5) ? -scale.x : scale.x, scale.y)
    if random.chance(oneIn: 3) {
      result = result.then(Affine(a: 1, b: 0, c: random.number(-0.5...0.5), d: 1))
    }
    return result.then(.rotation(random.number(-3...3)))
      .then(.translation(Vector(random.number(-30...30), random.number(-30...30))))
  }

  private mutating func corners() -> Corners {
    Corners(
      topLeft: random.number(0...60),
      topRight: random.number(0...60),
      bottomRight: random.number(0...60),
      bottomLeft: random.number(0...200)
    )
  }

  private mutating func color() -> RGBA {
    RGBA(random.number(0...1), random.number(0...1), random.number(0...1), random.number(0...1))
  }

  private mutating func decorate(_ node: TreeNode) {
    var decoration = Decoration.invisible
    if random.chance(oneIn: 3) {
      decoration.border = Border(width: random.number(0...6), color: color())
      decoration.background = color()
    }
    if random.chance(oneIn: 4) {
      decoration.shadow = Shadow(
        color: color(),
        offset: Vector(random.number(-8...8), random.number(-8...8)),
        radius: random.number(0...20)
      )
    }
    if isHostile {
      let (width, radius) = (poison(), poison())
      if random.chance(oneIn: 8) {
        decoration.border = Border(width: width, color: RGBA(width, 1, 1, width))
      }
      if random.chance(oneIn: 8) {
        (decoration.shadow.radius, decoration.shadow.offset) = (radius, Vector(radius, radius))
      }
      if random.chance(oneIn: 8) { decoration.background.alpha = poison() }
    }
    var picture = Picture()
    if random.chance(oneIn: 3) {
      let box = Box(random.number(-20...0), random.number(-20...0), 200, 150)
      picture = Picture(
        .image(box),
        isOpaque: random.chance(oneIn: 2),
        hasOverlay: box.origin.x < -10
      )
    }
    if random.chance(oneIn: 5) { picture = Picture(.fill, isOpaque: random.chance(oneIn: 2)) }
    let isBowed = random.chance(oneIn: 4)
    node.looks = NodeLooks(
      decoration: decoration,
      picture: picture,
      style: isBowed ? MatchStyle(path: .arc(random.number(-1...1))) : nil
    )
  }

  private mutating func poison() -> Double {
    let poison = [0, -1, .nan, .infinity, -.infinity, 1e300, 1e-300, 1e9]
    return poison[random.whole(0...poison.count - 1)]
  }

  /// Numbers that no view should have.
  private mutating func spoil(_ node: TreeNode) {
    if random.chance(oneIn: 8) { node.shape.bounds.size.x = poison() }
    if random.chance(oneIn: 8) { node.shape.bounds.origin.y = poison() }
    if random.chance(oneIn: 8) { node.shape.position.y = poison() }
    if random.chance(oneIn: 8) { node.shape.transform.a = poison() }
    if random.chance(oneIn: 8) { node.shape.transform.d = poison() }
    if random.chance(oneIn: 8) { node.traits.opacity = poison() }
    if random.chance(oneIn: 8) { node.depth = poison() }
    if random.chance(oneIn: 8) { node.traits.corners.topLeft = poison() }
    if random.chance(oneIn: 8) { node.looks.picture.kind = .image(Box(0, 0, poison(), 10)) }
    if random.chance(oneIn: 12) { node.traits.isHidden = true }
    if random.chance(oneIn: 12) { node.traits.isExcluded = true }
    if random.chance(oneIn: 12) { node.shape.isThreeDimensional = true }
    if random.chance(oneIn: 8) { node.id = ids.first }
  }
}
