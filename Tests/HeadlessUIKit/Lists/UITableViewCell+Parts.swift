extension UITableViewCell {
  /// A transform of the app's stays.
  func lay(_ frame: CGRect, sides: UIEdgeInsets) {
    if parts.sides != sides {
      parts.sides = sides
      setNeedsLayout()
    }
    if bounds.size != frame.size { bounds.size = frame.size }
    if center != frame.center { center = frame.center }
  }

  func layOutParts() {
    let free = max(0, safeBounds.width - layOutAccessory())
    let room = CGRect(x: safeBounds.minX, y: 0, width: free, height: bounds.height)
    if contentView.frame != room { contentView.frame = room }
    parts.selectedBackground?.frame = bounds
    guard let label = parts.text else { return }
    let size = label.text?.isEmpty == false ? label.sizeThatFits(room.size) : .zero
    let width = min(size.width, max(0, room.width - 24))
    let top = (room.height - size.height) / 2
    label.frame = CGRect(x: 16, y: top, width: width, height: size.height)
  }

  /// Within the cell's bounds, what no side of the screen reaches into.
  private var safeBounds: CGRect { bounds.inset(by: parts.sides) }

  /// The width that the accessory takes at the end.
  private func layOutAccessory() -> CGFloat {
    let symbol = accessoryType == .checkmark ? "checkmark" : "chevron.right"
    let image = UIImageView(image: UIImage(systemName: symbol))
    guard let mark = part(\.accessory, isShown: accessoryType != .none, image) else { return 0 }
    if accessoryType != .checkmark { mark.tintColor = .tertiaryLabel }
    mark.frame = CGRect(x: safeBounds.maxX - 16 - 12, y: bounds.midY - 6, width: 12, height: 12)
    return 36
  }

  /// In groups that are set in, the first and the last row have the corners.
  func round(isFirst: Bool, isLast: Bool) {
    let corners = CACornerMask(isFirst: isFirst, isLast: isLast)
    for view in [self, parts.selectedBackground, configurations.backgroundView] {
      view?.layer.maskedCorners = corners
      view?.layer.cornerRadius = corners.isEmpty ? 0 : 10
    }
  }

  func showSelection() {
    let isShown =
      (isSelected || isHighlighted) && selectionStyle != .none && backgroundConfiguration == nil
    guard let view = part(\.selectedBackground, isShown: isShown, isBehind: true) else { return }
    view.backgroundColor = .systemGray4
    view.frame = bounds
  }

  func showSeparator(unless isHidden: Bool) {
    guard let line = part(\.separator, isShown: !isHidden) else { return }
    let height = 1 / UIScreen.main.scale
    line.backgroundColor = .separator
    let (start, y) = (safeBounds.minX + 16, bounds.height - height)
    line.frame = CGRect(x: start, y: y, width: max(0, bounds.width - start), height: height)
  }

  /// A part that is there only for as long as it is shown.
  private func part(
    _ part: WritableKeyPath<CellParts, UIView?>,
    isShown: Bool,
    _ new: @autoclosure () -> UIView = UIView(frame: .zero),
    isBehind: Bool = false
  ) -> UIView? {
    if !isShown { parts[keyPath: part]?.removeFromSuperview() }
    let view = isShown ? parts[keyPath: part] ?? new() : nil
    if let view, view.superview == nil { insertSubview(view, at: isBehind ? 0 : subviews.count) }
    parts[keyPath: part] = view
    return view
  }
}

extension CACornerMask {
  init(isFirst: Bool, isLast: Bool) {
    self = isFirst ? [.layerMinXMinYCorner, .layerMaxXMinYCorner] : []
    if isLast { formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
  }
}
