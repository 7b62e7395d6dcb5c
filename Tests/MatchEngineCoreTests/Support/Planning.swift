import MatchEngineTestSupport

@testable import MatchEngineCore

extension Element {
  /// An upright element at `frame`.
  static func at(
    _ frame: Box,
    _ id: String,
    picture: Picture = Picture(),
    style: MatchStyle = MatchStyle(),
    clip: Int? = nil,
    ancestor: Int? = nil
  ) -> Element {
    Element(
      id: id,
      placement: Placement(frame, in: .identity),
      picture: picture,
      style: style,
      clip: clip,
      ancestor: ancestor
    )
  }

  /// An upright element somewhere.
  static func plain(_ id: String, _ style: MatchStyle = MatchStyle(), ancestor: Int? = nil)
    -> Element
  {
    at(Box(10, 10, 100, 100), id, style: style, ancestor: ancestor)
  }
}

extension Plan {
  /// A plan between elements made by hand, in the container of ``RandomTree``.
  init(
    _ lower: [Element],
    _ upper: [Element],
    clips: (lower: [RoundedBox], upper: [RoundedBox]) = ([], []),
    change: (inout PlanOptions) -> Void = { _ in }
  ) {
    var options = PlanOptions(container: RandomTree.container)
    change(&options)
    self.init(
      lower: Capture(elements: lower, clips: clips.lower),
      upper: Capture(elements: upper, clips: clips.upper),
      options: options
    )
  }

  /// A plan between two random screens.
  init(
    random: inout SplitMix,
    isHostile: Bool = false,
    change: (inout PlanOptions) -> Void = { _ in }
  ) {
    var trees = RandomTree(seed: random.next(), isHostile: isHostile)
    if isHostile { trees.ids += ["", String(repeating: "long", count: 5_000)] }
    var options = PlanOptions(container: RandomTree.container)
    change(&options)
    self.init(trees.screen(), trees.screen(), options: options)
  }

  /// A plan between two screens as they are read.
  init(_ lower: TreeNode, _ upper: TreeNode, options: PlanOptions) {
    self.init(lower: lower.captured().capture, upper: upper.captured().capture, options: options)
  }

  /// A plan between two screens in a phone's container.
  init(_ lower: TreeNode, _ upper: TreeNode, _ style: MatchStyle = MatchStyle()) {
    self.init(lower, upper, options: PlanOptions(container: RandomTree.container, style: style))
  }

  /// The index of the performer with this ID.
  func index(of id: String) -> Int? { performers.firstIndex { $0.id == id } }

  /// How the performer with this ID moves.
  func boxPath(_ id: String) -> BoxPath? { index(of: id).map { boxPaths[$0] } }

  /// The IDs of a stack's performers, except for the roots.
  func names(_ order: [Int]) -> [String] {
    order.filter { !performers[$0].isRoot }.map { performers[$0].id }
  }
}

extension TreeNode {
  /// What a walk from this node finds, in the container of ``RandomTree``.
  func captured(by reader: TreeReader = TreeReader()) -> CapturedTree<TreeNode> {
    reader.capture(self, from: Viewpoint(container: RandomTree.container))
  }

  /// Every node from this one down, level by level, each with its ancestors before it.
  func chains() -> [[TreeNode]] {
    var found = [[self]]
    var next = 0
    while next < found.count {
      if let node = found[next].last { found += node.children.map { found[next] + [$0] } }
      next += 1
    }
    return found
  }
}

extension Capture {
  /// Why the tagged view with this ID was left out.
  func reason(for id: String) -> MatchOmission? {
    omissions.first { $0.id == id }?.reason
  }
}

extension Affine {
  /// The inverse.
  var inverse: Affine? {
    guard determinant.magnitude > 1e-9 else { return nil }
    let linear = Affine(
      a: d / determinant,
      b: -b / determinant,
      c: -c / determinant,
      d: a / determinant
    )
    return Affine.translation(-translation).then(linear)
  }
}

extension Vector {
  /// The point between this one and `other` at `progress`, which may lie beyond 0 and 1.
  func mixed(with other: Vector, _ progress: Double) -> Vector {
    self + (other - self) * progress
  }
}

extension Decomposition {
  /// The transform between this one and `other` at `progress`.
  ///
  /// It rotates the short way round and mirrors no more axes than necessary, as a performer does.
  func mixed(with other: Decomposition, _ progress: Double) -> Decomposition {
    let target = other.aligned(to: self)
    return Decomposition(
      scale: scale.mixed(with: target.scale, progress),
      skew: skew + (target.skew - skew) * progress,
      rotation: rotation + (target.rotation - rotation) * progress
    )
  }
}
