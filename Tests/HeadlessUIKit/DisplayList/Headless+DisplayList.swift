extension Headless {
  /// What is on the screen at this moment, back to front.
  public static var displayList: DisplayList {
    DisplayList(items: World.shared.seen.flattened())
  }

  /// What is on the screen at this moment of a view and all below, in the view's own coordinates, as in a snapshot.
  public static func displayList(of view: UIView) -> DisplayList {
    DisplayList(items: view.seen.flattened())
  }

  /// What is on the screen at this moment, as SVG.
  public static func svg() -> String {
    SVGDocument.text(World.shared.seen, box: UIScreen.main.bounds)
  }

  /// What is on the screen at this moment of a view and all below, as SVG of the size of its bounds.
  public static func svg(of view: UIView) -> String {
    SVGDocument.text(view.seen, box: view.layer.renderedState()?.values.bounds ?? .zero)
  }
}

@MainActor extension World {
  /// All that is seen, back to front.
  var seen: [DisplayNode] {
    let nodes = liveWindows.flatMap { window in
      window.layer.rendered().map { DisplayWalk().nodes(of: $0, $0.state.toParent) } ?? []
    }
    return nodes.pruned(UIScreen.main.bounds)
  }
}

extension UIView {
  fileprivate var seen: [DisplayNode] {
    guard let node = layer.rendered() else { return [] }
    let far = CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)
    let area = self is UIWindow ? node.state.bounds : far
    return DisplayWalk().nodes(of: node, .identity).pruned(area)
  }
}
