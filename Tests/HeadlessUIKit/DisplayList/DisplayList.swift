/// What is seen, back to front.
public struct DisplayList: CustomStringConvertible {
  public internal(set) var items: [DisplayItem]

  public var description: String { items.map(\.description).joined(separator: "\n") }

  /// Whether both are seen as the same but for so many points, and so much in opacities and colors.
  public func isClose(to other: DisplayList, within tolerance: CGFloat) -> Bool {
    items.elementsEqual(other.items) { $0.isClose(to: $1, within: tolerance) }
  }

  /// What is different, a line for each: `-` what only this one has, `+` what only the other one has.
  public func difference(from other: DisplayList, within tolerance: CGFloat = 0) -> [String] {
    let changes = items.difference(from: other.items) { $0.isClose(to: $1, within: tolerance) }
    return changes.map { change in
      switch change {
      case .remove(_, let item, _): "+ \(item)"
      case .insert(_, let item, _): "- \(item)"
      }
    }
  }

  /// The items of a view's own layer.
  @MainActor public func items(of view: UIView) -> [DisplayItem] {
    items.filter { $0.layer == ObjectIdentifier(view.layer) }
  }
}
