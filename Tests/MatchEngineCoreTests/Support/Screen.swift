import MatchEngineCore
import MatchEngineTestSupport
import Testing

/// A captured tree, together with the same results worked out step by step from the tree.
struct Screen {
  let captured: CapturedTree<TreeNode>
  private let chains: [ObjectIdentifier: [TreeNode]]

  init(_ root: TreeNode) {
    captured = root.captured()
    let known = root.chains().map { (ObjectIdentifier($0[$0.count - 1]), $0) }
    chains = Dictionary(uniqueKeysWithValues: known)
  }

  /// The views from the root down to an element.
  func chain(of element: Int) -> [TreeNode] {
    chains[ObjectIdentifier(captured.nodes[element])] ?? []
  }

  /// Where a point of an element's own space is on the screen, converted through every view around it.
  func onScreen(_ point: Vector, of element: Int) -> Vector {
    var point = point
    for node in chain(of: element).reversed() {
      let shape = node.shape
      let pivot = shape.bounds.origin + shape.bounds.size.scaled(by: shape.anchor)
      point = shape.position + shape.transform(point - pivot)
    }
    return point
  }

  func expect(_ frame: Frame, _ index: Int, toBe element: Int, _ seed: UInt64) {
    let performer = frame.performers[index]
    let node = captured.nodes[element]
    let bounds = node.shape.bounds
    for corner in Placement(center: bounds.center, size: bounds.size).vertices {
      let there = performer.affine(corner - bounds.origin)
      let here = onScreen(corner, of: element)
      #expect((there - here).length < 1e-9 * 1000, "seed \(seed): \(there), \(here)")
    }
    let opacity = chain(of: element).reduce(1) { $0 * $1.traits.opacity }
    #expect((performer.alpha - opacity).magnitude < 1e-9, "seed \(seed)")
    let corners = node.traits.corners.clamped(to: bounds.size)
    #expect(performer.corners.difference(from: corners) < 1e-9 * 1000, "seed \(seed)")
    expectDecoration(frame, index, toBe: element, seed)
  }

  private func expectDecoration(_ frame: Frame, _ index: Int, toBe element: Int, _ seed: UInt64) {
    let looks = captured.nodes[element].looks
    let own = looks.decoration
    guard let decoration = frame.decoration(of: index) else {
      #expect(own.border.width == 0 && own.shadow.color.alpha == 0, "seed \(seed)")
      return
    }
    #expect((decoration.border.width - own.border.width).magnitude < 1e-9, "seed \(seed)")
    let isBackgroundSeen = !looks.picture.isOpaque
    #expect(!isBackgroundSeen || decoration.background.isClose(to: own.background), "seed \(seed)")
    #expect(decoration.shadow.color.isClose(to: own.shadow.color), "seed \(seed)")
    guard own.shadow.color.alpha > 0 else { return }
    #expect((decoration.shadow.offset - own.shadow.offset).length < 1e-9, "seed \(seed)")
    #expect((decoration.shadow.radius - own.shadow.radius).magnitude < 1e-9, "seed \(seed)")
  }

  func expectPicture(_ shown: Box, _ element: Int, _ seed: UInt64) {
    let node = captured.nodes[element]
    var rest = Box(origin: .zero, size: node.shape.bounds.size)
    if case .image(let image) = node.looks.picture.kind { rest = image }
    #expect(shown.difference(from: rest) < 1e-9 * 1000, "seed \(seed)")
  }
}

extension RGBA {
  /// Whether it looks the same as `other`; two clear colors do, whatever their hue.
  func isClose(to other: RGBA) -> Bool {
    let hue = max(
      (red - other.red).magnitude,
      max((green - other.green).magnitude, (blue - other.blue).magnitude)
    )
    return (alpha - other.alpha).magnitude < 1e-9 && (alpha < 1e-9 || hue < 1e-6)
  }
}
