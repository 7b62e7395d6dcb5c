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
    let ids = (0..<14).map { "v\($0)" }
    var trees = RandomTree(seed: random.next(), ids: ids, isHostile: isHostile)
    var options = PlanOptions(container: RandomTree.container)
    change(&options)
    let lower = trees.screen().captured().capture
    self.init(lower: lower, upper: trees.screen().captured().capture, options: options)
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

extension RoundedBox {
  /// Whether a point is inside the box, whatever its corners are.
  func surrounds(_ point: Vector) -> Bool {
    RoundedBox(placement: placement, corners: .square)
      .contains(Placement(center: point, size: .zero), tolerance: 0)
  }
}
