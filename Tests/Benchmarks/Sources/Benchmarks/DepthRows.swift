import MatchEngineCore

/// A hierarchy in which every view has one child, without objects that hold one another.
struct ChainReader: TreeReading {
  let length: Int

  func children(of node: Int) -> Range<Int> { node + 1..<min(node + 2, length) }
  func matchID(of node: Int) -> String? { node == length - 1 ? "photo" : nil }
  func shape(of node: Int) -> NodeShape { NodeShape(frame: Screen.container) }
}

/// That no depth is too deep.
func depthRows() -> [Row] {
  let reader = ChainReader(length: 100_000)
  let viewpoint = Viewpoint(container: Screen.container)
  let capture = reader.capture(0, from: viewpoint).capture
  expect(capture["photo"]?.placement.center == Screen.container.center, "the deepest view is found")
  let time = medians(rounds: 10, of: [{ keep(reader.capture(0, from: viewpoint)) }])[0]
  return [
    Row(
      name: "depth",
      measures: "capture a view below 99,999 others",
      figure: time * 1e6,
      unit: "µs"
    )
  ]
}
