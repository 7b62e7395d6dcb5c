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
    guard accessoryType != .none else {
      parts.accessory?.removeFromSuperview()
      parts.accessory = nil
      return 0
    }
    let mark = parts.accessory ?? UIView(frame: .zero)
    if mark.superview == nil { addSubview(mark) }
    parts.accessory = mark
    mark.backgroundColor = .tertiaryLabel
    mark.frame = CGRect(x: safeBounds.maxX - 16 - 12, y: bounds.midY - 6, width: 12, height: 12)
    return 36
  }

  func showSelection() {
    guard isSelected || isHighlighted, selectionStyle != .none else {
      parts.selectedBackground?.removeFromSuperview()
      return
    }
    let view = parts.selectedBackground ?? UIView(frame: .zero)
    view.backgroundColor = .systemGray4
    parts.selectedBackground = view
    view.frame = bounds
    if view.superview !== self { insertSubview(view, belowSubview: contentView) }
  }

  func showSeparator(unless isHidden: Bool) {
    guard !isHidden else {
      parts.separator?.removeFromSuperview()
      parts.separator = nil
      return
    }
    let line = parts.separator ?? UIView(frame: .zero)
    parts.separator = line
    if line.superview == nil { addSubview(line) }
    let height = 1 / UIScreen.main.scale
    line.backgroundColor = .separator
    let (start, y) = (safeBounds.minX + 16, bounds.height - height)
    line.frame = CGRect(x: start, y: y, width: max(0, bounds.width - start), height: height)
  }
}
