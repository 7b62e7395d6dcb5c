import MatchEngineTestSupport

@testable import MatchEngineCore

extension TreeNode {
  /// What a walk from here finds, seen in the container of ``RandomTree``.
  func captured(by reader: TreeReader = TreeReader()) -> CapturedTree<TreeNode> {
    reader.capture(self, from: Viewpoint(container: RandomTree.container))
  }

  /// Every node from here on, each with those around it, the root first; in order of the children.
  func lineages() -> [[TreeNode]] {
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
  /// The way back.
  var inverse: Affine? {
    guard determinant.magnitude > 1e-9 else { return nil }
    let turned = Affine(
      a: d / determinant,
      b: -b / determinant,
      c: -c / determinant,
      d: a / determinant
    )
    return Affine.translation(-translation).then(turned)
  }
}
