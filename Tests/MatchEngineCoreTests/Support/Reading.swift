import MatchEngineTestSupport

@testable import MatchEngineCore

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
